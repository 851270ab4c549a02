"""Tunes the weights of the bots of Struggle for Rome by games that their quick policy plays against itself.

python -m research.tune_struggle_for_rome --games 2400 --seed 1

Every seat of every game plays with the present weights, each multiplied by luck. A linear regression of wins and points
on the logarithms of these factors tells which weights should grow or shrink; a step in that direction is
printed as the table of `bots/struggle_for_rome/weights.py`. Five such steps, the first from weights guessed by hand,
gave the present table; each step won 38 to 51 % against three players with the weights before it.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import numpy as np

from occasus.bots.struggle_for_rome.level_params import LevelParams
from occasus.bots.struggle_for_rome.policy import Policy
from occasus.bots.struggle_for_rome.weights import EARLY, LATE, NAMES, mixed
from occasus.core.basics import CHANCE
from occasus.core.match import dice
from occasus.core.options import complete
from research.balance_struggle_for_rome import GAME, OPTIONS

SEATS: Final = 4
SPREAD: Final = 0.4  # of the logarithms
RATE: Final = 0.08  # of a step, for one standard error
LONGEST: Final = 0.5  # step
KEPT: Final = NAMES.index("purchases")  # above 1 nothing would ever be bought
PARAMS: Final = LevelParams(offers=0, least=0.0, grudge=0.0, generous=False)


def play(luck: Any, seed: str) -> list[tuple[float, float]]:
    """One game; each seat's share of the victory, and its points."""
    policies = []
    for seat in range(SEATS):
        factors = np.exp(SPREAD * luck[seat])
        policies.append(Policy(mixed(tuple(EARLY * factors), tuple(LATE * factors)), PARAMS))
    state = GAME.start(SEATS, complete(GAME.options, OPTIONS["quick"]))
    moves = 0
    while actors := GAME.actors(state):
        seat, rng = actors[0], dice(seed, moves)
        legal = [] if seat == CHANCE else GAME.legal(state, seat)
        code = policies[seat].choose(state, seat, legal) if legal else GAME.sample(state, rng)
        GAME.apply(state, seat, code, None)
        moves += 1
    result = GAME.result(state)
    assert result is not None
    winners = result.winners()
    return [((seat in winners) / len(winners), float(result.scores[seat])) for seat in range(SEATS)]


def slopes(luck: Any, outcomes: Any) -> Any:
    """How wins and points depend on each weight, in standard errors."""
    rows = np.c_[luck, np.ones(len(luck))]
    total: Any = 0.0
    for column, part in ((0, 0.6), (1, 0.4)):
        target = outcomes[:, column]
        found = np.linalg.lstsq(rows, target, rcond=None)[0]
        rest = target - rows @ found
        total = total + part * found[:-1] / np.sqrt(rest.var() / len(rows))
    return total


def main() -> None:
    """Play, and print the table after one step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance = np.random.default_rng(given.seed)
    luck = chance.normal(size=(given.games, SEATS, len(NAMES)))
    luck[:, :, KEPT] = 0.0
    outcomes = [each for number in range(given.games) for each in play(luck[number], f"tune/{given.seed}/{number}")]
    found = slopes(luck.reshape(-1, len(NAMES)), np.array(outcomes))
    found[KEPT] = 0.0
    steps = np.exp(np.clip(RATE * found, -LONGEST, LONGEST))
    for i, name in enumerate(NAMES):
        print(f'    ("{name}", {EARLY[i] * steps[i]:.3f}, {LATE[i] * steps[i]:.3f}),  # {found[i]:+.1f}')


if __name__ == "__main__":
    main()
