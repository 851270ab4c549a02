"""What the levels at a table make of a chance to win.

    python -m research.chances_at_table play fall_of_rome games.jsonl tiro,tiro,tiro tiro,miles,centurio --games 40
    python -m research.chances_at_table fit fall_of_rome games.jsonl
    python -m research.chances_at_table check fall_of_rome games.jsonl

`play` notes every seat's chance at the start of each turn, phase or round, and who won. `fit` fits the shifts to the
even games and judges them by the odd ones; then it prints the shifts fitted to all of them, for `table_chances.json`.
`check` judges the shifts of that file by all games, which should be new ones.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from itertools import pairwise
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final

from occasus.bots.advisers import chances
from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.bots.strength import SCALE, level_points
from occasus.bots.table_chances import USUAL, Shifts, left_of, record_of, shifted, shifts
from occasus.core.basics import CHANCE, WATCHER
from occasus.core.game import view
from occasus.core.match import dice
from occasus.core.options import complete
from occasus.games import find

STEPS: Final = 400
RATE: Final = 4.0
CALM: Final = 0.002  # pulls shifts that few games speak of towards 0
EDGES: Final = (0.0, 0.1, 0.2, 0.3, 0.5, 0.7, 1.01)
TOGETHER: Final = "fall_of_rome"
BASES: Final = {"fall_of_rome": "legatus", "empires_end": "centurio", "struggle_for_rome": "legatus"}

Played = dict[str, Any]
"""The levels of a game, its rows of what is left and everybody's chance, and each seat's share of the victory."""


def moment(name: str, position: dict[str, Any]) -> object:
    """What changes when a turn, phase or round begins."""
    if name == "fall_of_rome":
        return None if position["turn"]["phase"] != "actions" else position["player_deck"]["size"]
    return position["hourglass" if name == "empires_end" else "round"]


def play(name: str, levels: list[str], seed: str) -> Played:
    """A game of these levels."""
    game = find(name)
    state, moves, rows, was = game.start(len(levels), complete(game.options, {})), 0, [], None
    bots = [find_bot(level) for level in levels]
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            code = game.sample(state, dice(seed, moves))
        else:
            position = game.describe(state, WATCHER)
            now = moment(name, position)
            if now is not None and now != was:
                values = [round(value, 4) for value in chances(game, state, Random(0))]
                rows.append((round(left_of(game, position), 3), values))
                was = now
            seen = view(game, state, seat)
            action = bots[seat].decide(game, seen, list(seen["legal"]), dice(f"{seed}/bots", moves), Budget())
            code = game.catalogue.codes()[action]
        game.apply(state, seat, code, None)
        moves += 1
    result = game.result(state)
    assert result is not None
    winners = result.winners()
    share = 1.0 if game.cooperative else 1.0 / max(1, len(winners))
    return {"levels": levels, "rows": rows, "won": [share * (seat in winners) for seat in range(len(levels))]}


def cases(name: str, games: list[Played]) -> list[tuple[float, int, list[str], float, float]]:
    """Chance, seat, levels, what is left and how it ended: one seat's where all win together."""
    return [
        (values[seat], seat, game["levels"], left, game["won"][seat])
        for game in games
        for left, values in game["rows"]
        for seat in range(1 if name == TOGETHER else len(values))
        if 0.0 < values[seat] < 1.0
    ]


def fit(name: str, games: list[Played]) -> Shifts:
    """The shifts under which these games surprise least."""
    together, known = name == TOGETHER, cases(name, games)
    levels = {level for game in games for level in game["levels"]} - {BASES[name]}
    pars: dict[str, list[float]] = {level: [0.0, 0.0] for level in sorted(levels)}
    for _ in range(STEPS):
        slope: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        fitted = {level: (always, fading) for level, (always, fading) in pars.items()}
        for chance, seat, at, left, won in known:
            missing = won - shifted(chance, fitted, seat, at, left, together)
            moves = [exp(a + b * left) for a, b in (fitted.get(level, (0.0, 0.0)) for level in at)]
            rest = sum(moves) - moves[seat]
            for place, level in enumerate(at):
                weight = 1 / len(at) if together else 1.0 if place == seat else -moves[place] / rest
                slope[level][0] += missing * weight
                slope[level][1] += missing * weight * left
        for level, par in pars.items():
            for part in (0, 1) if together else (1,):  # where seats compete, points on the board tell the rest
                par[part] += RATE * (slope[level][part] / len(known) - CALM * par[part])
    step = behind(name)
    bases = {BASES[name]: (0.0, -step)} if step else {}
    return {level: (always, fading - step) for level, (always, fading) in pars.items()} | bases


def behind(name: str) -> float:
    """How far the base of a fit is behind the strongest level; games of `legatus` take too long in Empire's End."""
    points = level_points(name)
    return (points[USUAL] - points[BASES[name]]) / SCALE if BASES[name] != USUAL else 0.0


def surprise(name: str, games: list[Played], fitted: Shifts) -> float:
    """The log loss of the chances."""
    losses = []
    for chance, seat, levels, left, won in cases(name, games):
        value = min(0.998, max(0.002, shifted(chance, fitted, seat, levels, left, name == TOGETHER)))
        losses.append(-won * log(value) - (1 - won) * log(1 - value))
    return sum(losses) / len(losses)


def show(name: str, games: list[Played], fitted: Shifts) -> None:
    """By table what was said at the start and what was won, then all positions by chance."""
    tables: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for game in games:
        left, values = game["rows"][0]
        for seat, level in enumerate(game["levels"]):
            value = shifted(values[seat], fitted, seat, game["levels"], left, name == TOGETHER)
            named = "" if name == TOGETHER else f"{level} of "
            tables[named + ", ".join(sorted(game["levels"]))].append((values[seat], value, game["won"][seat]))
    print("| table | seats | said at the start | at this table | won |\n|---|--:|--:|--:|--:|")
    for table, rows in sorted(tables.items()):
        said, moved, won = (sum(row[part] for row in rows) / len(rows) for part in range(3))
        print(f"| {table} | {len(rows)} | {said:.0%} | {moved:.0%} | {won:.0%} |")
    print(
        "\n| said and won | " + " | ".join(f"{low:.0%} to {min(1, high):.0%}" for low, high in pairwise(EDGES)) + " |"
    )
    print("|---|" + "--:|" * (len(EDGES) - 1))
    for label, shown in (("before", {}), ("at this table", fitted)):
        known = [
            (shifted(chance, shown, seat, levels, left, name == TOGETHER), won)
            for chance, seat, levels, left, won in cases(name, games)
        ]
        cells = []
        for low, high in pairwise(EDGES):
            held = [(value, won) for value, won in known if low <= value < high]
            said, won = (sum(row[part] for row in held) / max(1, len(held)) for part in (0, 1))
            cells.append(f"{len(held)}: {said:.0%}, {won:.0%}" if held else "-")
        print(f"| {label} | " + " | ".join(cells) + " |")


def main() -> None:
    """Play, fit or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit", "check"))
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("tables", nargs="*")
    parser.add_argument("--games", type=int, default=40)
    asked = parser.parse_args()
    if asked.what == "play":
        with asked.file.open("a", encoding="utf-8") as out:
            for table in asked.tables:
                levels = table.split(",")
                for number in range(asked.games):
                    turn = number % len(levels)
                    game = play(asked.game, levels[turn:] + levels[:turn], f"at table/{table}/{number}")
                    print(json.dumps(game), file=out, flush=True)
        return
    games = [json.loads(line) for line in asked.file.read_text(encoding="utf-8").splitlines()]
    half, rest = (games[0::2], games[1::2]) if asked.what == "fit" else ([], games)
    fitted = fit(asked.game, half) if half else shifts(asked.game) or {}
    print(f"{len(games)} games; fitted to {len(half)}, held out {len(rest)}: {record_of(fitted)}")
    before, after = (surprise(asked.game, rest, shown) for shown in ({}, fitted))
    print(f"log loss on the games held out: {before:.3f} before, {after:.3f} at this table\n")
    show(asked.game, rest, fitted)
    if half:
        print(f"\nfitted to all: {json.dumps(record_of(fit(asked.game, games)))}")


if __name__ == "__main__":
    main()
