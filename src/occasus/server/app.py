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
from occasus.server import logs, metrics
from occasus.server.access import COOKIE, Asked, server_of
from occasus.server.client import client_routes, on_missing
from occasus.server.finding import fill_tables
from occasus.server.previews import replay_page
from occasus.server.problems import Problem
from occasus.server.routes.admin import AdminController
from occasus.server.routes.books import BooksController
from occasus.server.routes.company import CompanyController, invite, play, show_invited
from occasus.server.routes.errors import on_accident, on_error, on_http, on_nonsense, on_problem, on_storing
from occasus.server.routes.games import GamesController
from occasus.server.routes.keys import KeysController
from occasus.server.routes.lessons import LessonsController
from occasus.server.routes.my_data import MyDataController
from occasus.server.routes.notices import LinksController, NoticesController
from occasus.server.routes.passwords import PasswordsController
from occasus.server.routes.people import PeopleController
from occasus.server.routes.profiles import LaddersController, ProfilesController
from occasus.server.routes.replays import ReplaysController
from occasus.server.routes.reports import ReportsController
from occasus.server.routes.scenes import ScenesController
from occasus.server.routes.tables import InvitesController, TablesController
from occasus.server.safety import before_request, protect
from occasus.server.schema import socket_schema
from occasus.server.server import Server
from occasus.server.settings import Settings, from_environment
from occasus.server.sockets import table_socket
from occasus.server.storage.engine import STORING
from occasus.server.sweeps import count_games, keep_stories, notify, sweep

SWITCH: Final = 0.0002  # seconds after which a busy loop lets the thread that stores moves go on; 0.005 made it wait


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Whether the process lives."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(request: Asked) -> Response[str]:
    """Whether requests can be served: by a database that takes moves, with room on the disk, hearing other workers."""
    troubles = await server_of(request).troubles()
    return Response(f"not ready: {', '.join(troubles)}" if troubles else "ready", status_code=503 if troubles else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics() -> Response[bytes]:
    """Counts for Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/schema/socket.json", tags=["schema"], sync_to_thread=False)
def show_socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema."""
    return socket_schema()


def make_app(settings: Settings) -> Litestar:
    """The application of one worker process."""
    server = Server(settings)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await server.start(sweep, notify, keep_stories, count_games, fill_tables)
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
            AdminController,
            KeysController,
            MyDataController,
            ProfilesController,
            LaddersController,
            ReplaysController,
            ReportsController,
            TablesController,
            InvitesController,
            CompanyController,
            play,
            invite,
            show_invited,
            GamesController,
            ScenesController,
            BooksController,
            NoticesController,
            LinksController,
            LessonsController,
            table_socket,
            replay_page,
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
            exclude=r"\.(woff2|pack)$",
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
    # around everything: a path without a route is answered by no middleware
    app.asgi_handler = protect(app.asgi_handler, settings.secure)
    return app


def create() -> Litestar:
    """The application of a worker that uvicorn starts; its settings are in the environment."""
    settings = from_environment()
    logs.set_up(settings.log_level)
    sys.setswitchinterval(SWITCH)
    return make_app(settings)
