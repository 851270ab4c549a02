"""The browser client: the built files, if they are there, else a page that says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from occasus.server.http.access import Asked
from occasus.server.http.offline_site import HERE, has_site
from occasus.server.http.routes.errors import on_http
from occasus.tables.settings import Settings

CLIENT: Final = Path(__file__).resolve().parents[2] / "client"
ASSETS: Final = "/assets"
ENCODINGS: Final = ((b"br", ".br"), (b"gzip", ".gz"))  # as the build wrote them, the smallest first
OURS: Final = ("/api/", f"{ASSETS}/", "/ws/", f"{HERE}/")
PAGES: Final = frozenset(  # of the client; programs that read links get them without asking for HTML
    {"tables", "turns", "replays", "learn", "puzzles", "about", "settings", "admin", "ladder", "begin", "figures"}
    | {"scene", "confirm", "unsubscribe", "reset", "try", "cards", "rules", "book", "events"}
    | {"study", "editor", "referee", "people", "challenge", "messages"}
)
PLAIN: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Occasus</title></head>
<body><h1>Occasus</h1>
<p>The server runs. The browser client is not installed with it: this copy was built without one.
In a clone, <code>script/play</code> builds it and starts the server;
<code>OCCASUS_CLIENT=1 pip install '.[server]'</code> installs both.</p>
<p>Programs find the API at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.
People can play in the terminal: <code>occasus play</code>.</p></body></html>
"""


@get("/", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def plain_page() -> str:
    """Say that there is no client."""
    return PLAIN


def client_routes(settings: Settings) -> list[Any]:
    """Return what serves the client."""
    if not has_site(settings):
        return _client()
    site = create_static_files_router(path=HERE, directories=[settings.site], html_mode=True, name="site")
    return [site, *_client()]


def _client() -> list[Any]:
    if not (CLIENT / "index.html").is_file():
        return [plain_page]
    assets: list[Router] = []
    if (CLIENT / "assets").is_dir():  # their names change with their content
        assets = [
            create_static_files_router(
                path=ASSETS,
                directories=[CLIENT / "assets"],
                name="assets",
                cache_control=CacheControlHeader(max_age=31_536_000, public=True, immutable=True),
            )
        ]
    return [*assets, create_static_files_router(path="/", directories=[CLIENT], html_mode=True, name="client")]


def compressed(app: ASGIApp) -> ASGIApp:
    """Send assets as the build has compressed them, to all who can read that."""
    ready = {file.name for file in (CLIENT / "assets").glob("*") if file.suffix in (".br", ".gz")}

    async def choosing(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith(f"{ASSETS}/"):
            await app(scope, receive, send)
            return
        chosen = b""
        accepted = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
        for encoding, suffix in ENCODINGS:
            if encoding in accepted and scope["path"].removeprefix(f"{ASSETS}/") + suffix in ready:
                scope["path"] += suffix
                scope["raw_path"] += suffix.encode()
                chosen = encoding
                break

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers["vary"] = "accept-encoding"
                headers.pop("content-encoding", None)  # the framework's may be of the file before
                if chosen:
                    headers["content-encoding"] = chosen.decode()
            await send(message)

        await app(scope, receive, sending)

    return choosing


def on_missing(request: Asked, error: NotFoundException) -> Response[Any]:
    """Pages of the client have addresses of their own; the client's one file serves them all."""
    accepted = request.headers.get("accept", "*/*")
    is_page = request.url.path.split("/")[1] in PAGES and "*/*" in accepted
    wants_page = request.method in ("GET", "HEAD") and ("text/html" in accepted or is_page)
    index = CLIENT / "index.html"
    if wants_page and not request.url.path.startswith(OURS) and index.is_file():
        return File(index, content_disposition_type="inline", media_type=MediaType.HTML)
    return on_http(request, error)
