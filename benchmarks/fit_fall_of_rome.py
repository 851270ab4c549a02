"""Fits the chance to win to the worth of positions: `python -m benchmarks.fit_fall_of_rome LEVEL GAMES`.

Plays games of three bots of a level, notes what every turn began with, and prints the two figures of `advice.chance`.
"""

from __future__ import annotations

import sys
from math import exp
from typing import Any, Final

from occasus.arena.simulate import decision
from occasus.bots.fall_of_rome.atlas import Atlas
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.levels import make
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.basics import CHANCE
from occasus.core.game import Game
from occasus.core.match import dice
from occasus.core.options import complete
from occasus.games import find

STEPS: Final = 1000
RATE: Final = 1.0
RARE: Final = 40  # one worth out of so many at either end counts no more than its neighbour


def worths(game: Game[Any], level: str, seed: str, difficulty: str) -> tuple[list[float], bool]:
    """What the turns of one game began with, and whether it was won."""
    state = game.start(3, complete(game.options, {"difficulty": difficulty}))
    bots = [make(level) for _ in range(3)]
    found: list[float] = []
    turn = moves = 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            code = game.sample(state, dice(seed, moves))
        else:
            code = decision(game, state, bots[seat], seat, game.legal(state, seat), seed, moves)
            if state.phase == 1 and turn != (turn := len(state.pool)):
                found.append(Evaluation(state, Atlas(state.tables), Weights()).value(state))
        game.apply(state, seat, code, None)
        moves += 1
    result = game.result(state)
    return found, bool(result and result.winners())


def fit(pairs: list[tuple[float, bool]]) -> tuple[float, float]:
    """The worth of an even chance, and the slope, by logistic regression; a few extreme worths do not decide it."""
    worths = sorted(worth for worth, _ in pairs)
    least, most = worths[len(pairs) // RARE], worths[-1 - len(pairs) // RARE]
    pairs = [(min(most, max(least, worth)), won) for worth, won in pairs]
    middle = sum(worth for worth, _ in pairs) / len(pairs)
    scale = (sum((worth - middle) ** 2 for worth, _ in pairs) / len(pairs)) ** 0.5
    weight = bias = 0.0
    for _ in range(STEPS):
        up = right = 0.0
        for worth, won in pairs:
            place = (worth - middle) / scale
            error = (1.0 if won else 0.0) - 1.0 / (1.0 + exp(-(weight * place + bias)))
            up += error * place
            right += error
        weight += RATE * up / len(pairs)
        bias += RATE * right / len(pairs)
    return middle - bias * scale / weight, scale / weight


def main(level: str, games: int) -> None:
    """Play, fit, print; the three levels of difficulty in turn."""
    game = find("fall_of_rome")
    pairs: list[tuple[float, bool]] = []
    wins = 0
    for number in range(games):
        found, won = worths(game, level, f"fit/{number}", ("novice", "normal", "heroic")[number % 3])
        pairs.extend((worth, won) for worth in found)
        wins += won
    even, slope = fit(pairs)
    print(f"{games} games, {wins} won, {len(pairs)} positions: EVEN = {even:.1f}, SLOPE = {slope:.1f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
