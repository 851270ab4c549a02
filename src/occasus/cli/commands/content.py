"""`occasus content`: a file with every figure of a game to fill in, and whether a content file fits."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from occasus.core.basics import OccasusError

if TYPE_CHECKING:
    from occasus.content.provenance import Figure


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A content file with your own component values.")],
    game: Annotated[str, typer.Option(help="The game, if the file doesn't say `game:`.")] = "",
) -> None:
    """Check a content file; list what it replaces and what is still a placeholder."""
    from occasus.content import read_overlay
    from occasus.content.overlay import overlay_game
    from occasus.content.standing import standing
    from occasus.games import find

    overlay = read_overlay(file, game)
    named = game or overlay_game(file)
    if not named:
        raise OccasusError(f"{file}: which game is this for? Write `game: fall_of_rome` at the top, or use --game.")
    try:
        name = find(named, overlay).name
    except OccasusError as error:
        raise OccasusError(f"{file}: {error}") from error
    report = standing(name, overlay)
    count = len(report.replaced)
    typer.echo(f"{file} fits {name} and replaces {count} {'value' if count == 1 else 'values'}:")
    for line in report.replaced:
        typer.echo(f"  {line}")
    _tell_stand_ins(report.stand_ins)


def _tell_stand_ins(stand_ins: list[Figure]) -> None:
    """List the figures that are still designed, those of one entry in one line."""
    by_section: dict[str, list[str]] = {}
    count = len(stand_ins)
    for figure in stand_ins:
        entry, _, name = figure.where.rpartition("].")
        place = f"{entry}]" if entry else figure.where
        by_section.setdefault(place, []).append(name if entry else "")
    typer.echo(f"Still a placeholder for the printed value: {count} {'value' if count == 1 else 'values'}.")
    for place, names in by_section.items():
        typer.echo(f"  {place}: {', '.join(names)}" if names != [""] else f"  {place}")


def template(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
) -> None:
    """Print a content file with every value of a game, its source and how certain it is."""
    from occasus.content.template import template_of
    from occasus.games import find

    name = find(game).name
    typer.echo(template_of(name), nl=False)


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    group = typer.Typer(no_args_is_help=True, help="Content files: your own component values in place of ours.")
    group.command()(check)
    group.command()(template)
    app.add_typer(group, name="content")
