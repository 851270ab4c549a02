"""`occasus serve`: the table server, for people in browsers and for programs."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from occasus.cli.extras import need_server

USUAL_PORT = 8000


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others on your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(show_default=False, help="The port; by default 8000 or the next free one.")] = 0,
    database: Annotated[
        str, typer.Option(envvar="OCCASUS_DATABASE", help="postgresql://...; by default a file in the data folder.")
    ] = "",
    redis: Annotated[str, typer.Option(envvar="OCCASUS_REDIS", help="redis://...; needed for several workers.")] = "",
    workers: Annotated[int, typer.Option(envvar="OCCASUS_WORKERS", min=1, help="Number of server processes.")] = 1,
    data: Annotated[
        Path | None, typer.Option(envvar="OCCASUS_DATA", help="The folder for the database and the secret.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of the socket messages and exit.")
    ] = False,
) -> None:
    """Run a table server for browsers and programs; saved games continue where they stopped."""
    need_server()
    if schema:
        from json import dumps

        from occasus.server.http.schema import socket_schema

        typer.echo(dumps(socket_schema(), indent=1))
        return
    import msgspec

    from occasus.cli.play.match_files import data_folder
    from occasus.server.ops.run import free_port, serve
    from occasus.tables.settings import from_environment

    folder = data or data_folder().parent / "server"
    os.environ["OCCASUS_DATA"] = str(folder.resolve())
    settings = msgspec.structs.replace(from_environment(), database=database, redis=redis, workers=workers)
    chosen = free_port(host, port or USUAL_PORT, exact=bool(port))
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{chosen}/"
    typer.echo(f"Occasus is at {address}")
    place = "the database that was named" if settings.database else str(folder)
    typer.echo(f"Games are saved in {place}. Press Ctrl+C to stop; your games stay saved.")
    sys.stdout.flush()
    if browser:
        _open_browser(address)
    serve(settings, host, chosen)


def _open_browser(address: str) -> None:
    """Open the browser as soon as the server answers, where there is a screen."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    from threading import Thread

    Thread(target=_wait_and_open, args=(address,), daemon=True).start()


def _wait_and_open(address: str) -> None:
    import webbrowser
    from time import sleep
    from urllib.error import URLError
    from urllib.request import urlopen

    for _ in range(100):
        try:
            urlopen(f"{address}healthz", timeout=1).close()
        except (URLError, OSError):
            sleep(0.1)
        else:
            webbrowser.open(address)
            return


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(serve)
