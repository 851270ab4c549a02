"""Bots and learned agents in Fall of Rome, each on all seats: alliances a game and games won, with 95 % intervals.

    python -m research.baselines_fall_of_rome --bots random,tiro,examples.player:Learned --games 200

The arena tells who wins; where next to nobody does, alliances tell players apart.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from statistics import mean, pstdev
from typing import Any, Final

from occasus.arena.simulate import decision
from occasus.arena.statistics import SURE, wilson
from occasus.bots.registry import find_bot
from occasus.core.basics import CHANCE
from occasus.core.match import dice
from occasus.core.options import complete
from occasus.games import find

GAME: Final = find("fall_of_rome")


def play(name: str, seats: int, difficulty: str, seed: str) -> tuple[int, int, bool, str]:
    """Alliances, decisions, whether the game was won, and how it ended."""
    bot, moves, decisions = find_bot(name), 0, 0
    state = GAME.start(seats, complete(GAME.options, {"difficulty": difficulty}))
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            code = GAME.sample(state, dice(seed, moves))
        else:
            code = decision(GAME, state, bot, seat, GAME.legal(state, seat), seed, moves)
            decisions += 1
        GAME.apply(state, seat, code, None)
        moves += 1
    result: Any = GAME.result(state)
    return sum(state.allied), decisions, bool(result.winners()), result.reason


def main() -> None:
    """Play, count, print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="random,tiro,miles,centurio,legatus")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--difficulty", default="novice")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="results")
    given = parser.parse_args()
    print("| | alliances a game | won | decisions | endings |\n|---|--:|--:|--:|---|")
    for bot in given.bots.split(","):
        games = [play(bot, given.players, given.difficulty, f"{given.seed}/{game}") for game in range(given.games)]
        allied = [each[0] for each in games]
        won = sum(each[2] for each in games)
        low, high = wilson(won, len(games))
        half = SURE * pstdev(allied) / sqrt(len(games))
        ends = ", ".join(f"{reason} {count}" for reason, count in Counter(each[3] for each in games).most_common())
        print(
            f"| {bot} | {mean(allied):.2f} ± {half:.2f} | {won} of {len(games)} ({low:.1%} to {high:.1%}) "
            f"| {mean(each[1] for each in games):.0f} | {ends} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
