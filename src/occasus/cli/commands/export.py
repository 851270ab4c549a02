"""`occasus export`: matches as a Parquet table, a row for each decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from occasus.cli import completion
from occasus.core.basics import OccasusError

if TYPE_CHECKING:
    from occasus.core.match import Match


def export(
    out: Annotated[Path, typer.Option(help="The file to write, such as matches.parquet.")],
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE", help="Match files.")] = None,
    game: Annotated[
        str, typer.Option(autocompletion=completion.games, help="Let bots play this game, instead of reading files.")
    ] = "",
    bots: Annotated[
        str,
        typer.Option(
            autocompletion=completion.bots, help="The bots, separated by commas; a single one plays all seats."
        ),
    ] = "miles",
    games: Annotated[int, typer.Option(help="Number of games.")] = 10,
    players: Annotated[int | None, typer.Option(help="Number of seats.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name=value.")] = None,
    budget: Annotated[int, typer.Option(help="Simulations per decision; 0 lets the bots decide.")] = 0,
    seed: Annotated[str, typer.Option(help="The seed of all randomness: any text.")] = "0",
    views: Annotated[bool, typer.Option("--views", help="Add the seat's whole view, as JSON.")] = False,
) -> None:
    """Export matches as Parquet, one row per decision: position, legal actions, action and outcome."""
    from rich.console import Console

    from occasus.arena.dataset.parquet import write_parquet
    from occasus.locale.sentences import told

    if bool(files) == bool(game):
        raise OccasusError("give match files or --game with its bots, not both.")
    if games < 1 or budget < 0:
        raise OccasusError("the number of games must be 1 or more, and the budget 0 or more.")
    played = _read(files) if files else _play(game, bots, games, players, option or [], budget, seed)
    with Console(stderr=True).status(str(out)):
        count = write_parquet(out, played, views)
    typer.echo(f"{out}: {told(f'{count} decisions, one row each')}")


def _read(files: list[Path]) -> Iterator[tuple[str, Match[Any]]]:
    from occasus.cli.play.match_files import read_match

    for file in files:
        yield file.stem, read_match(file)[0]


def _play(
    game: str, bots: str, games: int, players: int | None, option: list[str], budget: int, seed: str
) -> Iterator[tuple[str, Match[Any]]]:
    from occasus.arena.plan import Plan
    from occasus.arena.recording import record_one
    from occasus.cli.arguments import bot_names, chosen_game, chosen_options, chosen_seats, split

    chosen = chosen_game(game, None)
    named = split(bots)
    seats = chosen_seats(chosen, players, named if len(named) > 1 else [])
    plan = Plan(
        chosen.name, {}, seats, chosen_options(chosen, option), bot_names(named, seats, chosen.name), seed, budget
    )
    for number in range(games):
        yield f"{seed}/{number}", record_one(plan, number)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(export)
