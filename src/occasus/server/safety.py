"""What protects every request: limits, origin, the header that no foreign page can send, and headers of the answer."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any, Final

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from occasus.server import metrics
from occasus.server.access import COOKIE, HEADER, SAFE, Asked, address, has_token, same_origin, server_of
from occasus.server.here import HERE
from occasus.server.problems import forbidden

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
ALWAYS: Final = ("/api/me/log-out", "/api/admin/read-only")  # what may be done while the server only reads
NOWHERE: Final = "/api/nowhere"  # where a path leads that no file or table can have
_log: Final = logging.getLogger("occasus.access")


def before_request(request: Asked) -> None:
    """Refuse what comes too often, from foreign pages, or with a cookie and without our header."""
    path = request.url.path
    if path.startswith("/api/"):
        server_of(request).limits.check("request", address(request))
    if request.method not in SAFE and path not in ALWAYS:
        server_of(request).must_write()
    if request.method in SAFE or has_token(request):
        return
    if not same_origin(request):
        raise forbidden("This request comes from a page of another origin.")
    if HEADER not in request.headers and COOKIE in request.cookies:
        raise forbidden(f"A request with a cookie needs the header {HEADER}.")


def protect(app: ASGIApp, secure: bool) -> ASGIApp:
    """Add the headers of safety to every answer, count it, and write one line of log without secrets."""

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
        began = perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                if here:
                    headers["content-security-policy"] = LOCAL
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000; includeSubDomains")
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            if head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await app(scope, receive, sending)
        _note(scope, status, perf_counter() - began)

    return protected


def _note(scope: Any, status: int, seconds: float) -> None:
    """Paths are logged as their patterns: a path may hold an invite code."""
    method = Request(scope).method
    path = scope.get("path_template") or "other"
    metrics.REQUESTS.labels(method, path, str(status)).inc()
    if path not in ("/healthz", "/readyz", "/metrics"):
        _log.info("request", extra={"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)})
