"""What the analysis says of players of known strength: one tested player among centurions.

    python -m research.analysis_of_levels play fall_of_rome games.jsonl --games 40 --seed fresh
    python -m research.analysis_of_levels table games.jsonl

`play` goes on where an earlier run stopped. All seats are judged in the games of an idle player, whose account must
say so; in the others only the tested one.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev
from time import process_time
from typing import Any, Final

from occasus.arena.analysis.analyse import analyse
from occasus.arena.analysis.effort import find_effort
from occasus.arena.analysis.scale import LABELS
from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.core.match import Match, dice
from occasus.core.options import complete
from occasus.games import find

KINDS: Final = ("idle", "random", "tiro", "miles", "centurio", "legatus")
REST: Final = "centurio"
SEATS: Final = {"fall_of_rome": 3, "empires_end": 4, "struggle_for_rome": 4}
CALM: Final = (
    *("end_actions", "end_turn", "pass_turn", "pass", "refuse", "decline", "done", "keep", "no_deal", "withdraw"),
    *("stop_waiting", "keep_hidden", "bid_axes 0", "bid_coins 0", "skip", "pay"),
)


class Idle:
    """Ends whatever can be ended, declines, passes; else takes the first legal action."""

    def decide(self, game: Any, view: Any, legal: list[str], rng: Any, budget: Budget) -> str:
        for word in CALM:
            for text in legal:
                if text == word or text.startswith(f"{word} "):
                    return text
        return legal[0]


def play(name: str, kind: str, number: int, seed: str) -> tuple[Match[Any], int]:
    """A game of one tested player, and its seat."""
    game, seats = find(name), SEATS[name]
    tested = number % seats
    match = Match(game, seats, complete(game.options, {}), f"{seed}/{number}")
    players = [
        Idle() if seat == tested and kind == "idle" else find_bot(kind if seat == tested else REST)
        for seat in range(seats)
    ]
    match.settle()
    while match.result() is None:
        seat, place = game.actors(match.state)[0], len(match.moves)
        view = match.view(seat)
        match.play(
            seat, players[seat].decide(game, view, list(view["legal"]), dice(f"{match.seed}/bots", place), Budget())
        )
    return match, tested


def judged(name: str, kind: str, number: int, seed: str, effort: str) -> dict[str, Any]:
    """The figures of one game."""
    match, tested = play(name, kind, number, seed)
    began = process_time()
    analysis = analyse(match, find_effort(effort), () if kind == "idle" else [tested])
    player = analysis.players[tested]
    turns = [turn for turn in analysis.turns if turn.judged and turn.seat == tested]
    result = match.result()
    assert result is not None
    return {
        "game": name,
        "kind": kind,
        "number": number,
        "won": result.places[tested] == 1,
        "accuracy": player.accuracy,
        "costs": [round(-turn.effects[tested], 4) for turn in turns],
        "labels": player.labels,
        "luck": player.luck,
        "account": None if player.account is None else vars(player.account),
        "decided": player.decided,
        "facts": [vars(fact) for fact in player.facts],
        "moments": [vars(moment) for moment in player.moments],
        "seconds": round(process_time() - began, 1),
    }


def table(rows: list[dict[str, Any]]) -> None:
    """Print the figures of each kind of player, and of luck."""
    for name in dict.fromkeys(row["game"] for row in rows):
        kinds: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for row in rows:
            if row["game"] == name:
                kinds[row["kind"]].append(row)
        print(f"\n{name}\n")
        print(f"| | games | won | accuracy | points per turn | {', '.join(LABELS)} (%) | decided by | seconds |")
        print("|---|--:|--:|--:|--:|---|---|--:|")
        for kind in sorted(kinds, key=KINDS.index):
            print(line(kind, kinds[kind]))
        lucks = [100 * row["luck"] for kind in kinds for row in kinds[kind]]
        print(f"\nLuck: {mean(lucks):+.1f} ± {pstdev(lucks) / sqrt(len(lucks)):.1f} points ({len(lucks)} games)")


def line(kind: str, rows: list[dict[str, Any]]) -> str:
    """One kind of player as a row of a table."""
    accuracies = [row["accuracy"] for row in rows if row["accuracy"] is not None]
    costs = [100 * cost for row in rows for cost in row["costs"]]
    labels: Counter[str] = Counter()
    for row in rows:
        labels.update(row["labels"])
    shares = ", ".join(f"{100 * labels[label] / max(1, labels.total()):.0f}" for label in LABELS)
    decided = ", ".join(f"{word} {count}" for word, count in Counter(row["decided"] for row in rows).most_common())
    return (
        f"| {kind} | {len(rows)} | {sum(row['won'] for row in rows)} "
        f"| {mean(accuracies):.0f} ± {pstdev(accuracies) / sqrt(len(accuracies)):.1f} "
        f"| {mean(costs):.1f} ± {pstdev(costs) / sqrt(len(costs)):.1f} | {shares} | {decided} "
        f"| {mean(row['seconds'] for row in rows):.1f} |"
    )


def main() -> None:
    """Play and judge, or print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game", choices=list(SEATS))
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=40)
    playing.add_argument("--kinds", default=",".join(KINDS))
    playing.add_argument("--seed", default="levels")
    playing.add_argument("--effort", default="full")
    commands.add_parser("table").add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "table":
        table([json.loads(text) for file in given.files for text in file.read_text().splitlines()])
        return
    known = given.file.read_text().splitlines() if given.file.exists() else []
    done = {(row["kind"], row["number"]) for row in map(json.loads, known)}
    with given.file.open("a") as file:
        for number in range(given.games):
            for kind in given.kinds.split(","):
                if (kind, number) not in done:
                    print(json.dumps(judged(given.game, kind, number, given.seed, given.effort)), file=file, flush=True)


if __name__ == "__main__":
    main()
