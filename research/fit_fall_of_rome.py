"""Fits the chance to win to worth and cards left: `python -m research.fit_fall_of_rome LEVEL GAMES`.

Plays games of three bots of a level, notes what every turn began with, prints the three figures of `forecast.chance`.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np

from occasus.arena.simulate import decision
from occasus.bots.fall_of_rome.distances import Distances
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.levels import make
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.basics import CHANCE
from occasus.core.game import Game
from occasus.core.match import dice
from occasus.core.options import complete
from occasus.games import find
from occasus.games.fall_of_rome.rules.draw import deck_size

STEPS: Final = 30
RARE: Final = 2.5  # percent of the worths at either end that count no more than their neighbours


def turns(game: Game[Any], level: str, seed: str, difficulty: str) -> tuple[list[tuple[float, int]], bool]:
    """Return the worth and the deck size at the start of each turn, and whether the game was won."""
    state = game.start(3, complete(game.options, {"difficulty": difficulty}))
    bots = [make(level) for _ in range(3)]
    found: list[tuple[float, int]] = []
    turn = moves = 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            code = game.sample(state, dice(seed, moves))
        else:
            code = decision(game, state, bots[seat], seat, game.legal(state, seat), seed, moves)
            if state.phase == 1 and turn != (turn := len(state.pool)):
                found.append((Evaluation(state, Distances(state.facts), Weights()).value(state), deck_size(state)))
        game.apply(state, seat, code, None)
        moves += 1
    result = game.result(state)
    return found, bool(result and result.winners())


def fit(found: list[tuple[float, int]], won: list[bool]) -> list[float]:
    """The worth of an even chance with no card left, what a card makes up for, and the slope: a logistic regression."""
    terms = np.array([(1.0, worth, cards) for worth, cards in found])
    terms[:, 1] = np.clip(terms[:, 1], *np.percentile(terms[:, 1], [RARE, 100.0 - RARE]))
    scale = terms.std(axis=0)
    scale[0] = 1.0
    terms /= scale
    weights = np.zeros(3)
    for _ in range(STEPS):
        guess = 1.0 / (1.0 + np.exp(-terms @ weights))
        curve = terms.T @ (terms * (guess * (1.0 - guess))[:, None])
        weights += np.linalg.solve(curve, terms.T @ (np.array(won, float) - guess))
    bias, worth, cards = weights / scale
    return [-bias / worth, cards / worth, 1.0 / worth]


def main(level: str, games: int) -> None:
    """Play, fit, print; the three levels of difficulty in turn."""
    game = find("fall_of_rome")
    found: list[tuple[float, int]] = []
    won: list[bool] = []
    wins = 0
    for number in range(games):
        more, victory = turns(game, level, f"fit/{number}", ("novice", "normal", "heroic")[number % 3])
        found.extend(more)
        won.extend([victory] * len(more))
        wins += victory
    even, card, slope = fit(found, won)
    print(f"{games} games, {wins} won, {len(found)} turns: EVEN = {even:.1f}, CARD = {card:.2f}, SLOPE = {slope:.1f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
