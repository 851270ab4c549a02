"""`occasus content check`: whether an overlay fits the facts of its game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from occasus.core.basics import OccasusError


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A content file that replaces parts of the facts.")],
    game: Annotated[str, typer.Option(help="The game, if the file does not name it with `game:`.")] = "",
) -> None:
    """Check a content file and say what it replaces."""
    from occasus.content import changes, facts, overlaid, read_overlay
    from occasus.content.overlay import overlay_game
    from occasus.games import find

    overlay = read_overlay(file, game)
    named = game or overlay_game(file)
    if not named:
        raise OccasusError(f"{file}: for which game is this? Write `game: fall_of_rome` at its top, or give --game.")
    try:
        name = find(named, overlay).name
    except OccasusError as error:
        raise OccasusError(f"{file}: {error}") from error
    lines = list(changes(facts(name), overlaid(facts(name), overlay)))
    typer.echo(f"{file} fits {name} and replaces {len(lines)} {'value' if len(lines) == 1 else 'values'}:")
    for line in lines:
        typer.echo(f"  {line}")


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    group = typer.Typer(no_args_is_help=True, help="Content files: your own component data in place of ours.")
    group.command()(check)
    app.add_typer(group, name="content")
