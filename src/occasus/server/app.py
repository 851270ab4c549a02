"""The application: all routes, what protects them, and what starts and stops with them."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from occasus import __version__
from occasus.core.basics import OccasusError
from occasus.server import metrics
from occasus.server.contests.running import run_contests
from occasus.server.contests.series import run_series
from occasus.server.http.access import COOKIE, Asked, server_of
from occasus.server.http.client_files import ASSETS, client_routes, compressed, on_missing
from occasus.server.http.leaders import led
from occasus.server.http.link_previews import linked_page, linked_picture, study_page
from occasus.server.http.routes.admin import AdminController
from occasus.server.http.routes.books import BooksController
from occasus.server.http.routes.challenges import ChallengesController
from occasus.server.http.routes.contests import ContestsController
from occasus.server.http.routes.errors import on_accident, on_error, on_http, on_nonsense, on_problem, on_storing
from occasus.server.http.routes.games import GamesController
from occasus.server.http.routes.home import FollowingController, glance, show_home
from occasus.server.http.routes.keys import KeysController
from occasus.server.http.routes.lessons import LessonsController
from occasus.server.http.routes.messages import MessagesController
from occasus.server.http.routes.my_data import MyDataController
from occasus.server.http.routes.notifications import LinksController, NoticesController
from occasus.server.http.routes.passwords import PasswordsController
from occasus.server.http.routes.people import PeopleController
from occasus.server.http.routes.profiles import LaddersController, ProfilesController
from occasus.server.http.routes.replays import ReplaysController
from occasus.server.http.routes.reports import ReportsController
from occasus.server.http.routes.scenes import ScenesController
from occasus.server.http.routes.security import SecurityController
from occasus.server.http.routes.social import CompanyController, invite, play, show_invited
from occasus.server.http.routes.studies import StudiesController
from occasus.server.http.routes.tables import InvitesController, TablesController
from occasus.server.http.safety import before_request, protect
from occasus.server.http.schema import socket_schema
from occasus.server.http.uvicorn_http import HttpProtocol
from occasus.server.matchmaking import fill_tables
from occasus.server.ops import logs
from occasus.server.ops.maintenance import count_games, keep_stories, notify, sweep
from occasus.server.server import Server
from occasus.server.storage.engine import STORING
from occasus.server.ws.sockets import study_socket, table_socket
from occasus.tables.protocol.problems import Problem
from occasus.tables.settings import Settings, from_environment

SWITCH: Final = 0.0002  # seconds after which a busy loop lets the thread that stores moves go on; 0.005 made it wait


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Return whether the process lives."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(request: Asked) -> Response[str]:
    """Return whether requests can be served: by a database that takes moves, with room on the disk."""
    server = server_of(request)
    troubles = await server.troubles()
    if troubles:
        return Response(f"not ready: {', '.join(troubles)}", status_code=503)
    handicaps = server.handicaps()
    return Response(f"ready, without {', '.join(handicaps)}" if handicaps else "ready")


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Asked) -> Response[bytes]:
    """Counts for Prometheus; those of several workers are in files."""
    text = await server_of(request).run_in_thread(metrics.text)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/schema/socket.json", tags=["schema"], sync_to_thread=False)
def show_socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema."""
    return socket_schema()


def make_app(settings: Settings) -> Litestar:
    """The application of one worker process."""
    server = Server(settings)

    async def handed_over(scope: Any, receive: Any, send: Any) -> None:
        """Answer what another worker has protected and handed over."""
        scope["app"] = scope["litestar_app"] = app
        await answer(scope, receive, send)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await server.start(handed_over, sweep, notify, keep_stories, count_games, fill_tables, run_contests, run_series)
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        route_handlers=[
            healthz,
            readyz,
            show_metrics,
            show_socket_schema,
            PeopleController,
            PasswordsController,
            SecurityController,
            AdminController,
            KeysController,
            MyDataController,
            ProfilesController,
            LaddersController,
            ReplaysController,
            StudiesController,
            ReportsController,
            TablesController,
            InvitesController,
            CompanyController,
            ChallengesController,
            ContestsController,
            MessagesController,
            FollowingController,
            show_home,
            glance,
            play,
            invite,
            show_invited,
            GamesController,
            ScenesController,
            BooksController,
            NoticesController,
            LinksController,
            LessonsController,
            study_socket,
            table_socket,
            linked_page,
            study_page,
            linked_picture,
            *client_routes(settings),
        ],
        lifespan=[life],
        before_request=before_request,
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(
            backend="brotli",
            brotli_quality=5,
            brotli_gzip_fallback=True,
            gzip_compress_level=6,
            exclude=[f"^{ASSETS}/", r"\.(woff2|pack)$"],
        ),
        response_cache_config=ResponseCacheConfig(),
        exception_handlers={
            Problem: on_problem,
            OccasusError: on_error,
            NotFoundException: on_missing,
            HTTPException: on_http,
            **dict.fromkeys(STORING, on_storing),
            **dict.fromkeys((RecursionError, UnicodeError), on_nonsense),
            Exception: on_accident,
        },
        openapi_config=OpenAPIConfig(
            title="Occasus",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                    "token": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
            security=[{"cookie": []}, {"token": []}],
        ),
        logging_config=None,
    )
    app.state.server = server
    answer = app.asgi_handler
    # around everything: a path without a route is answered by no middleware
    app.asgi_handler = protect(compressed(led(answer, server)), server)
    return app


def create() -> Litestar:
    """The application of a worker that uvicorn starts; its settings are in the environment."""
    settings = from_environment()
    logs.set_up(settings.log_level)
    sys.setswitchinterval(SWITCH)
    if settings.limits and not settings.proxies:
        HttpProtocol.most = settings.sockets_address
    return make_app(settings)
