"""`occasus backup` and `occasus restore`: the whole database of a server as one file, taken while it runs."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from occasus.cli.extras import need_server
from occasus.core.basics import OccasusError

Data = Annotated[Path | None, typer.Option(envvar="OCCASUS_DATA", help="The server's data folder.")]
Database = Annotated[str, typer.Option(envvar="OCCASUS_DATABASE", help="The server's database, if it is elsewhere.")]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(file: File, data: Data = None, database: Database = "") -> None:
    """Save a consistent copy of a server's database to a file, even while it runs."""
    need_server()
    from occasus.server.ops.backup import write_backup

    if file.exists():
        raise OccasusError(f"{file} already exists; choose another name.")
    os.umask(0o077)
    rows = asyncio.run(write_backup(_address(data, database), file))
    typer.echo(f"{rows} rows saved to {file}. Keep OCCASUS_SECRET, or the file `secret`, with it.")


def restore(file: File, data: Data = None, database: Database = "") -> None:
    """Fill an empty SQLite or PostgreSQL database from a file made by `occasus backup`."""
    need_server()
    from occasus.server.ops.backup import read_backup

    os.umask(0o077)
    rows = asyncio.run(read_backup(_address(data, database), file))
    typer.echo(f"{rows} rows restored.")


def _address(data: Path | None, database: str) -> str:
    from occasus.cli.play.match_files import data_folder
    from occasus.tables.settings import Settings

    folder = data or data_folder().parent / "server"
    return Settings(data=str(folder), database=database).database_url()


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command()(backup)
    app.command()(restore)
