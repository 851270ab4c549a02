"""Tunes the weights of the bots of Fall of Rome by pairs of games of a full team.

python -m research.tune_fall_of_rome --pairs 250 --seed 1

Both games of a pair begin alike; the weights of one are multiplied by luck, those of the other divided by it. A linear
regression of the difference on the logarithms of the factors tells which weights should grow or shrink: victories count
most, then alliances, early ones more. The weights after a step in that direction are printed, with the steps in
standard errors. A step counts as long as it is: see whether it wins more before it is kept.
"""

from __future__ import annotations

import argparse
from math import exp, log
from typing import Any, Final

import numpy as np

from occasus.arena.simulate import decision
from occasus.bots.fall_of_rome.level_params import LevelParams
from occasus.bots.fall_of_rome.player import Player
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.basics import CHANCE
from occasus.core.match import dice
from occasus.core.options import complete
from occasus.games import find

GAME: Final = find("fall_of_rome")
SEATS: Final = 3
WIDTH: Final = 8  # plans kept
SPREAD: Final = 0.3  # of the logarithms
STEP: Final = 10.0  # of a weight for the change that it makes by one spread
LEAST: Final = 1.3  # standard errors, for a weight to be changed
SHARES: Final = ("way_later", "reach_step", "fort_step", "patience", "late_least", "trust")  # between 0 and 1
FIGURES: Final = (
    *("near", "shorter", "keep", "ally", "draw", "draw_turn", "draw_late", "hopeless", "full_hand", "clear"),
    *("clear_cube", "reach", "fort", "fort_trouble", "legion", "legion_alone", "late", "spare", "card", "roma_sacked"),
)
TABLES: Final = ("crowd", "crowd_roma", "spent", "scarce", "events")  # whole rows
NAMES: Final = (*SHARES, *FIGURES, *TABLES)


def changed(luck: Any) -> Weights:
    """The present weights, each changed by so much on a scale of logarithms."""
    weights = Weights()
    for i, name in enumerate(NAMES):
        old = getattr(weights, name)
        if name in TABLES:
            setattr(weights, name, [each * exp(luck[i]) for each in old])
        elif name in SHARES:
            setattr(weights, name, 1.0 / (1.0 + exp(log(1.0 / old - 1.0) - 1.25 * luck[i])))
        else:
            setattr(weights, name, old * exp(luck[i]))
    return weights


def play(weights: Weights, seed: str) -> float:
    """One game of a team: how well it went."""
    state: Any = GAME.start(SEATS, complete(GAME.options, {}))
    bots = [Player(weights, LevelParams(WIDTH)) for _ in range(SEATS)]
    moves = 0
    worth = 0.0
    while actors := GAME.actors(state):
        seat = actors[0]
        allied = sum(state.allied)
        if seat == CHANCE:
            code = GAME.sample(state, dice(seed, moves))
        else:
            code = decision(GAME, state, bots[seat], seat, GAME.legal(state, seat), seed, moves)
        GAME.apply(state, seat, code, None)
        if sum(state.allied) > allied:
            worth += 0.15 + 0.002 * sum(pile >> 1 for pile in state.piles)
        moves += 1
    result = GAME.result(state)
    assert result is not None
    return worth + (1.0 if result.winners() else 0.0)


def main() -> None:
    """Play, and print the weights after one step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    luck = np.random.default_rng(given.seed).normal(size=(given.pairs, len(NAMES)))
    gains = []
    for number in range(given.pairs):
        seed = f"tune/{given.seed}/{number}"
        better, worse = (play(changed(sign * SPREAD * luck[number]), seed) for sign in (1.0, -1.0))
        gains.append((better - worse) / 2.0)
    drawn = luck.T @ luck + 0.1 * given.pairs * np.eye(len(NAMES))  # few pairs are not believed all they say
    found = np.linalg.solve(drawn, luck.T @ np.array(gains))
    errors = found / (np.std(gains) / given.pairs**0.5)
    weights = changed(np.where(np.abs(errors) > LEAST, STEP * found, 0.0))
    for i in np.argsort(-np.abs(errors)):
        print(f"{NAMES[i]} = {getattr(weights, NAMES[i])}  # {errors[i]:+.1f}")


if __name__ == "__main__":
    main()
