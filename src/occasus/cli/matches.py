"""`occasus matches`: the matches that were played in the terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from occasus.core.basics import Json
    from occasus.locale import Words


def matches() -> None:
    """List the matches played in the terminal, the last one first: which game, who plays, how far, how it ended."""
    from rich.console import Console
    from rich.table import Table

    from occasus.cli.files import data_folder, kept_matches
    from occasus.locale import Words

    words, console = Words(""), Console(highlight=False)
    kept = kept_matches()
    if not kept:
        console.print(words.say("matches-none", folder=str(data_folder())), soft_wrap=True)
        return
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("played", "game", "players", "moves", "state", "file"):
        table.add_column(words.say(f"matches-{column}"), overflow="fold", no_wrap=column in ("played", "file"))
    for path in kept:
        _add(table, path, words)
    console.print(table)
    console.print(words.say("matches-how", folder=str(data_folder())), soft_wrap=True)


def _add(table: Table, path: Path, words: Words) -> None:
    from occasus.cli.files import ENDING, read_data
    from occasus.core.basics import OccasusError

    name = path.name.removesuffix(ENDING)
    played = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
    try:
        data = read_data(path)
        players, moves = [str(name) for name in data["players"]], len(data["moves"])
        game = words.name("game", str(data["game"]))
    except (OccasusError, KeyError, TypeError):
        table.add_row(played, "", "", "", words.say("matches-damaged"), name)
        return
    table.add_row(played, game, ", ".join(players), str(moves), _state(data, players, words), name)


def _state(data: dict[str, Json], players: list[str], words: Words) -> str:
    """Whether a match goes on, or who has won it."""
    from occasus.cli.sitting import called
    from occasus.games import find

    result = data.get("result")
    if result is None:
        return words.say("matches-open")
    winners = [seat for seat, place in enumerate(result["places"]) if place == 1]
    if find(str(data["game"])).cooperative:
        return words.say("matches-won" if winners else "matches-lost")
    names = called(players, words)
    return words.say("matches-by", winners=", ".join(names[seat] for seat in winners))


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(matches)
