"""`occasus backup` and `occasus restore`: the whole database of a server as one file, taken while it runs."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from occasus.cli.extras import need_server
from occasus.core.basics import OccasusError

Data = Annotated[Path | None, typer.Option(envvar="OCCASUS_DATA", help="The data folder of the server.")]
Database = Annotated[str, typer.Option(envvar="OCCASUS_DATABASE", help="Its database, if it is elsewhere.")]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(file: File, data: Data = None, database: Database = "") -> None:
    """Write everything that a server keeps into a file, as it is at one moment; the server may run meanwhile."""
    need_server()
    from occasus.server.ops.backup import write_backup

    if file.exists():
        raise OccasusError(f"{file} is there already; name a new file.")
    os.umask(0o077)
    rows = asyncio.run(write_backup(_address(data, database), file))
    typer.echo(f"{rows} rows are in {file}. Keep OCCASUS_SECRET, or the file `secret`, with it.")


def restore(file: File, data: Data = None, database: Database = "") -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a file that `occasus backup` wrote."""
    need_server()
    from occasus.server.ops.backup import read_backup

    os.umask(0o077)
    rows = asyncio.run(read_backup(_address(data, database), file))
    typer.echo(f"{rows} rows were restored.")


def _address(data: Path | None, database: str) -> str:
    from occasus.cli.play.match_files import data_folder
    from occasus.tables.settings import Settings

    folder = data or data_folder().parent / "server"
    return Settings(data=str(folder), database=database).database_url()


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command()(backup)
    app.command()(restore)
