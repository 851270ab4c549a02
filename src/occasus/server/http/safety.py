"""Protection of every request: limits, origin, the header that no foreign page can send, and headers of the answer."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from occasus.server import metrics
from occasus.server.http.access import COOKIE, HEADER, SAFE, Asked, has_token, same_origin, server_of
from occasus.server.http.addresses import scope_address
from occasus.server.http.offline_site import HERE
from occasus.server.server import Server
from occasus.tables.protocol.problems import Problem, ProblemRecord, forbidden

CONTENT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# where people play on their own device: Python runs as WebAssembly there
LOCAL: Final = CONTENT.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").replace(
    "connect-src 'self'", "connect-src 'self' blob:"
)
HEADERS: Final = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# fonts and styles run nothing and are no pages: half a kilobyte less for each
STILL: Final = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
ALWAYS: Final = ("/api/me/log-out", "/api/admin/read-only")  # what may be done while the server only reads
ALIVE: Final = "/healthz"  # costs nothing, and must always be answered
NOWHERE: Final = "/api/nowhere"  # where a path leads that no file or table can have
_log: Final = logging.getLogger("occasus.access")


async def before_request(request: Asked) -> None:
    """Refuse what comes from foreign pages, or with a cookie and without our header."""
    if request.method not in SAFE and request.url.path not in ALWAYS:
        server_of(request).require_writable()
    if request.method in SAFE or has_token(request):
        return
    if not same_origin(request):
        raise forbidden("This request comes from another origin.")
    if HEADER not in request.headers and COOKIE in request.cookies:
        raise forbidden(f"Requests with a cookie need the header {HEADER}.")


def protect(app: ASGIApp, server: Server) -> ASGIApp:
    """Refuse what comes too often; add the headers of safety to every answer, count it, and log it without secrets."""
    settings = server.settings

    async def protected(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        head = scope["method"] == "HEAD"
        if head:  # answered like GET, without the body
            scope["method"] = "GET"
        if "\x00" in scope["path"]:
            scope["path"] = scope["raw_path"] = NOWHERE  # type: ignore[typeddict-item]
        here = scope["path"].startswith(f"{HERE}/")  # now: who serves files changes it
        headers_of = STILL if scope["path"].endswith((".css", ".woff2")) else HEADERS
        began = perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                if here:
                    headers["content-security-policy"] = LOCAL
                for name, value in headers_of.items():
                    headers.setdefault(name, value)
                if settings.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000; includeSubDomains")
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            if head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        try:
            if scope["path"] != ALIVE:
                kind = "request" if scope["path"].startswith("/api/") else "page"
                server.limits.check(kind, scope_address(scope, settings.proxies))
            await app(scope, receive, sending)
        except Problem as problem:
            await _refuse(sending, problem)
        _note(scope, status, perf_counter() - began)

    return protected


async def _refuse(send: Send, problem: Problem) -> None:
    """Answer what no route has seen."""
    body = msgspec.json.encode(ProblemRecord(code=problem.code, sentence=str(problem)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _note(scope: Any, status: int, seconds: float) -> None:
    """Paths are logged as their patterns: a path may hold an invite code."""
    method = Request(scope).method
    path = scope.get("path_template") or "other"
    metrics.REQUESTS.labels(method, path, str(status)).inc()
    if path not in ("/healthz", "/readyz", "/metrics"):
        _log.info("request", extra={"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)})
