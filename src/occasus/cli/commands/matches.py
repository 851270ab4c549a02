"""`occasus matches`: the matches that were played in the terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from occasus.cli import completion

if TYPE_CHECKING:
    from occasus.core.basics import Json
    from occasus.locale import Words

WIDE: Final = 110  # columns from which on a match is one line


def matches(
    delete: Annotated[
        str, typer.Option(metavar="NAME", autocompletion=completion.matches, help="Delete the match with this name.")
    ] = "",
) -> None:
    """List your saved matches, latest first: game, players, progress and result."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from occasus.cli.play.match_files import data_folder, kept_matches
    from occasus.locale import Words

    words, console = Words(""), Console(highlight=False)
    if delete:
        console.print(words.say("matches-deleted", name=_deleted(delete)), soft_wrap=True)
        return
    kept = kept_matches()
    if not kept:
        console.print(words.say("matches-none", folder=str(data_folder())), soft_wrap=True)
        return
    rows = [_row(path, words) for path in kept]
    if console.width < WIDE:
        for *cells, name in rows:
            console.print(Text("  ".join(cell for cell in cells if cell)), soft_wrap=True)
            console.print(Text(f"    {name}", "bold"), soft_wrap=True)
    else:
        table = Table(box=None, pad_edge=False, header_style="dim")
        for column in ("played", "game", "players", "moves", "state", "file"):
            table.add_column(words.say(f"matches-{column}"), overflow="fold", no_wrap=column in ("played", "file"))
        for row in rows:
            table.add_row(*row)
        console.print(table)
    console.print(words.say("matches-how", folder=str(data_folder())), soft_wrap=True)


def _deleted(name: str) -> str:
    """Delete a match that is listed; any other file is no one's business here."""
    from occasus.cli.play.match_files import ENDING, kept_matches
    from occasus.core.basics import OccasusError
    from occasus.core.suggestions import meant

    kept = {path.name.removesuffix(ENDING): path for path in kept_matches()}
    match_path = kept.get(Path(name).name.removesuffix(ENDING))
    if match_path is None:
        raise OccasusError(f"unknown match {name!r}; {meant(name, kept)}")
    match_path.unlink()
    return match_path.name.removesuffix(ENDING)


def _row(path: Path, words: Words) -> tuple[str, ...]:
    """When, what, who, how far, how it ended, and the name."""
    from occasus.cli.play.match_files import ENDING, read_data
    from occasus.core.basics import OccasusError

    name = path.name.removesuffix(ENDING)
    played = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
    try:
        data = read_data(path)
        players, moves = [str(name) for name in data["players"]], len(data["moves"])
        game = words.name("game", str(data["game"]))
    except (OccasusError, KeyError, TypeError):
        return played, "", "", "", words.say("matches-damaged"), name
    return played, game, ", ".join(players), str(moves), _state(data, players, words), name


def _state(data: dict[str, Json], players: list[str], words: Words) -> str:
    """Return whether a match goes on, or who has won it."""
    from occasus.cli.play.play_session import called
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
