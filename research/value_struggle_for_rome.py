"""A learned value for the strongest bot of Struggle for Rome: who wins, by logistic regression on its own terms.

    python -m research.value_struggle_for_rome --games 600
    occasus arena struggle_for_rome --players 4 --games 200 --seed value --bots legatus,BOT

where BOT is research.value_struggle_for_rome:Learned. The bot's judgement of a seat is a sum of terms, so that its
slope by a weight is what the seat has of that term. Games that the quick policy plays against itself give positions;
the weights are fitted so that the softmax of the four seats' judgements tells who won, drawn towards the present
weights where there is little to learn from. The bot that plays with them is legatus in everything else, and takes the
same time.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from occasus.bots.budget import Budget
from occasus.bots.struggle_for_rome.evaluation import stage, standing
from occasus.bots.struggle_for_rome.levels import LEVEL_PARAMS
from occasus.bots.struggle_for_rome.map_stats import map_stats_of
from occasus.bots.struggle_for_rome.player import Player
from occasus.bots.struggle_for_rome.policy import Policy
from occasus.bots.struggle_for_rome.weights import EARLY, LATE, NAMES, WEIGHTS, mixed
from occasus.core.basics import CHANCE, View
from occasus.core.game import Game
from occasus.core.int_arrays import vec
from occasus.core.match import dice
from occasus.core.options import complete
from research.balance_struggle_for_rome import GAME, OPTIONS
from research.tune_struggle_for_rome import KEPT, PARAMS, SEATS

FILE: Final = Path("build/learned/struggle_for_rome_value.json")
BETWEEN: Final = 23  # decisions between two positions that are looked at
STEP: Final = 0.01  # of a weight, for its slope
PULL: Final = 0.02  # towards the present weights


def slopes(state: Any, w: vec[float]) -> Any:
    """Return each seat's terms."""
    map_stats = map_stats_of(state.facts)
    made = np.zeros((SEATS, len(w)))
    for seat in range(SEATS):
        here = standing(map_stats, w, state, seat)
        for term in range(len(w)):
            other = w[:]
            other[term] += STEP
            made[seat, term] = (standing(map_stats, other, state, seat) - here) / STEP
    return made


def watch(games: int, seed: int) -> tuple[Any, Any, Any]:
    """Positions: what each seat has of each term early and late, who won, and how the present weights judge."""
    policy = Policy(WEIGHTS, PARAMS)
    rows: list[Any] = []
    winners: list[int] = []
    for number in range(games):
        state, moves, seen = GAME.start(SEATS, complete(GAME.options, OPTIONS["quick"])), 0, []
        while actors := GAME.actors(state):
            seat, rng = actors[0], dice(f"value/{seed}/{number}", moves)
            legal = [] if seat == CHANCE else GAME.legal(state, seat)
            if legal and moves % BETWEEN == 0 and not state.announced:
                late = min(1.0, stage(state) / 10.0)
                found = slopes(state, WEIGHTS[stage(state)])
                seen.append(np.concatenate([(1 - late) * found, late * found], axis=1))
            code = policy.choose(state, seat, legal) if legal else GAME.sample(state, rng)
            GAME.apply(state, seat, code, None)
            moves += 1
        result = GAME.result(state)
        assert result is not None
        if len(result.winners()) == 1:
            rows.extend(seen)
            winners.extend(result.winners() * len(seen))
    data = np.array(rows)
    return data, np.array(winners), data @ np.concatenate([EARLY, LATE])


def surprise(values: Any, winners: Any) -> float:
    """The mean of minus the logarithm of the chance that the winner was given."""
    raised = np.exp(values - values.max(1, keepdims=True))
    return float(-np.log(raised[np.arange(len(winners)), winners] / raised.sum(1)).mean())


def fit(data: Any, winners: Any, steps: int = 2000) -> Any:
    """The factors of the present weights, early and late, that tell best who won (by Adam)."""
    now = np.concatenate([EARLY, LATE])
    scaled = data * now
    factors, first, second = np.ones(len(now)), np.zeros(len(now)), np.zeros(len(now))
    target = np.eye(SEATS)[winners]
    for step in range(1, steps + 1):
        values = scaled @ factors
        raised = np.exp(values - values.max(1, keepdims=True))
        wrong = raised / raised.sum(1, keepdims=True) - target
        slope = np.einsum("ps,pst->t", wrong, scaled) / len(winners) + PULL * (factors - 1)
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        factors -= 0.01 * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    factors = np.clip(factors, 0.0, 4.0)
    factors[[KEPT, KEPT + len(NAMES)]] = 1.0
    return factors * now


class Learned:
    """Legatus with the learned weights."""

    def __init__(self) -> None:
        found = json.loads(Path(os.environ.get("OCCASUS_VALUE", FILE)).read_text(encoding="utf-8"))
        policy = Policy(mixed(tuple(found["early"]), tuple(found["late"])), LEVEL_PARAMS["legatus"])
        self._bot: Final = Player(policy)

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose one of the legal actions."""
        return self._bot.decide(game, view, legal, rng, budget)


def main() -> None:
    """Play, fit, say how well winners are told, write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    data, winners, judged = watch(given.games, given.seed)
    half = len(winners) * 3 // 4  # the last quarter, of other games, is for the test
    found = fit(data[:half], winners[:half])
    print(f"{len(winners)} positions; surprise at who won, in the last quarter: present weights", end=" ")
    print(f"{surprise(judged[half:], winners[half:]):.4f}, learned {surprise(data[half:] @ found, winners[half:]):.4f}")
    early, late = np.split(found, 2)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps({"early": early.round(4).tolist(), "late": late.round(4).tolist()}) + "\n")


if __name__ == "__main__":
    main()
