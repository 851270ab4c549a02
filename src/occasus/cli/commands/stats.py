"""`occasus stats`: the usual plots of many games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from occasus.core.basics import OccasusError

FORMS = ("svg", "png")


def stats(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Results of `arena` (JSON lines), tables of `export`.")
    ],
    out: Annotated[Path, typer.Option(help="The folder for the plots.")] = Path("plots"),
    form: Annotated[str, typer.Option("--format", help="svg or png.")] = "svg",
) -> None:
    """Plot how games went: length, wins by seat, scores, endings and actions."""
    from occasus.arena.plots import draw, read_games

    if form not in FORMS:
        raise OccasusError(f"unknown format {form!r}; it can be {' or '.join(FORMS)}.")
    for file in draw(read_games(files), out, form):
        typer.echo(str(file))


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(stats)
