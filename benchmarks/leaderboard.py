"""The leaderboard: `docs/leaderboard.yaml`, which anybody can extend, and its table in docs/results.md.

    python -m benchmarks.leaderboard            write the table anew from the file
    python -m benchmarks.leaderboard N [GAMES]  play the games of row N (or the first so many) again, and compare

A row is one series of `occasus arena`: a bot alone against a table of another, or a team of it where all win or lose
together. Its command follows from it. `tests/benchmarks/test_leaderboard.py` checks every row.
"""

from __future__ import annotations

import re
import sys
from os import cpu_count
from pathlib import Path
from shlex import quote
from typing import Any, Final, final

import yaml

from occasus.arena.simulate import play_all
from occasus.arena.statistics import wilson
from occasus.arena.tournament import Tournament
from occasus.bots.registry import bots_of
from occasus.core.basics import OccasusError
from occasus.core.options import complete
from occasus.games import find

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "docs" / "leaderboard.yaml"
PAGE: Final = ROOT / "docs" / "results.md"
FEWEST: Final = 100  # games of a row
BETWEEN: Final = re.compile(r"(<!-- leaderboard -->\n).*?(<!-- end of the leaderboard -->)", re.S)
NEEDED: Final = {
    "game": str,
    "players": int,
    "bot": str,
    "games": int,
    "won": int,
    "seed": str,
    "commit": str,
    "by": str,
}
OTHERS: Final[dict[str, type]] = {"against": str, "options": dict, "budget": int, "code": str}


@final
class Row:
    """One series and what came of it."""

    def __init__(self, number: int, record: dict[str, Any]) -> None:
        self.number: Final = number
        self.game: Final[str] = record["game"]
        self.players: Final[int] = record["players"]
        self.bot: Final[str] = record["bot"]
        self.against: Final[str] = record.get("against", "")  # "" where all win or lose together
        self.options: Final[dict[str, Any]] = record.get("options", {})
        self.budget: Final[int] = record.get("budget", 0)
        self.games: Final[int] = record["games"]
        self.won: Final[int] = record["won"]
        self.seed: Final[str] = record["seed"]
        self.commit: Final[str] = record["commit"]  # of this project, with which it was played
        self.code: Final[str] = record.get("code", "")  # where a bot that is not ours can be read
        self.by: Final[str] = record["by"]

    def command(self) -> str:
        """Return the command that plays these games again."""
        bots = f"{self.against},{self.bot}" if self.against else self.bot
        words = ["occasus", "arena", self.game, "--players", str(self.players), "--bots", bots]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        if self.budget:
            words += ["--budget", str(self.budget)]
        words += ["--games", str(self.games), "--seed", self.seed]
        return " ".join(map(quote, words))

    def played(self, games: int) -> int:
        """Play the first games of the series again; how many were won."""
        game, options = find(self.game), complete(find(self.game).options, self.options)
        bots = [self.against, self.bot] if self.against else [self.bot]
        tournament = Tournament(game, self.players, options, bots, self.seed, self.budget, False)
        series = tournament.series
        own = next((place for place, one in enumerate(series) if one.hero == self.bot), 0)
        tasks = [task for task in tournament.tasks(games, set()) if task[1] % len(series) == own]
        won = 0
        for outcome in play_all(tournament.plans(), tasks, cpu_count() or 1):
            winners = [outcome.bots[seat] for seat in outcome.winners()]
            won += self.bot in winners
        return won


def rows(path: Path = FILE) -> list[Row]:
    """The rows of a file, checked; what is wrong with one is said in a sentence."""
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    if not isinstance(found, list):
        raise OccasusError(f"{path.name}: this is not a list of rows.")
    return [_checked(number, record) for number, record in enumerate(found, 1)]


def _checked(number: int, record: Any) -> Row:
    def wrong(what: str) -> OccasusError:
        return OccasusError(f"row {number}: {what}")

    if not isinstance(record, dict):
        raise wrong("this is not a row with names.")
    kinds = {**NEEDED, **OTHERS}
    for name in NEEDED.keys() - record.keys():
        raise wrong(f"{name} is missing.")
    for name, value in record.items():
        if name not in kinds or not isinstance(value, kinds[name]):
            raise wrong(f"{name}: {value!r} is not what belongs there.")
    row = Row(number, record)
    game = find(row.game)
    if row.players not in game.seat_counts:
        raise wrong(f"{row.game} is not for {row.players} players.")
    complete(game.options, row.options)
    if game.cooperative == bool(row.against):
        raise wrong("a game that all win or lose together has nobody to play against; every other game has.")
    if row.games < FEWEST or not 0 <= row.won <= row.games:
        raise wrong(f"at least {FEWEST} games, and not more won than played.")
    for bot in (row.bot, row.against):
        if bot and bot not in bots_of(row.game) and not (":" in bot and row.code):
            raise wrong(f"{bot}: not a bot of ours; name it module:Class, and say in `code` where it can be read.")
    return row


def table(found: list[Row]) -> str:
    """The rows as Markdown."""
    lines = ["| | game | players | bot | against | won | seed | commit | by |", "|--:|---|--:|---|---|--:|---|---|---|"]
    for row in found:
        low, high = wilson(row.won, row.games)
        rate = f"{100 * row.won / row.games:.1f}% ({100 * low:.1f} to {100 * high:.1f}) of {row.games}"
        options = "".join(f", {value}" for value in row.options.values())
        rest = f"{row.players - 1} × `{row.against}`" if row.against else "the game"
        bot = f"[`{row.bot}`]({row.code})" if row.code else f"`{row.bot}`"
        budget = f", budget {row.budget}" if row.budget else ""
        cells = [row.number, find(row.game).name.replace("_", " ") + options, row.players, bot + budget, rest, rate]
        lines.append(f"| {' | '.join(map(str, cells))} | {row.seed} | {row.commit} | {row.by} |")
    return "\n".join(lines) + "\n"


def page(text: str, found: list[Row]) -> str:
    """The page with its table written anew."""
    return BETWEEN.sub(lambda match: match[1] + table(found) + match[2], text)


def main(arguments: list[str]) -> None:
    """Write the table, or play a row again."""
    found = rows()
    if not arguments:
        PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
        return
    row = found[int(arguments[0]) - 1]
    games = min(row.games, int(arguments[1])) if len(arguments) > 1 else row.games
    won = row.played(games)
    low, high = wilson(won, games)
    print(
        f"{row.command()}\nfile: {row.won} of {row.games}; now: {won} of {games}, {100 * low:.1f} to {100 * high:.1f} %"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
