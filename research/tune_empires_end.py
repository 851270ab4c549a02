"""Find better weights for the bots of Empire's End by self-play.

python -m research.tune_empires_end --seconds 60 --step 0.25

In each game every seat plays with weights that differ a little, by luck, from ours; two seats each differ in opposite
ways. A regression of the scores (against the table's average) and of the victories on the differences tells in which
direction each weight should go, and how sure that is. The new weights are printed with their z-values.

Those in `occasus/bots/empires_end/weights.py` began as guesses by hand and went through seven rounds of 40 to 50 s
(compiled, 1300 to 1800 games each). Rounds two and three, with a step of 1, overshot: their average was the start of
the last four. After the first round tokens were made to lose worth by number, and 1.35 times dearer by hand.
The four weights of tokens for bids were raised by a seventh later, for the balance report showed that more pays.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np

from occasus.bots.empires_end import term_names
from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.policy import Policy
from occasus.bots.empires_end.weights import WEIGHTS
from occasus.core.basics import CHANCE
from occasus.core.options import complete
from occasus.games import find

GAME: Final[Any] = find("empires_end")
FIXED: Final = (term_names.SCORE, term_names.LOCATIONS)  # points are points
NAMES: Final = {
    number: name for name, number in vars(term_names).items() if name.isupper() and name not in ("TERMS", "NUMBERS")
}
PART: Final = 0.4  # of a weight is the usual difference
LEAST: Final = 0.15  # but at least this
FAR: Final = 60.0  # points; a larger difference of scores counts no more


def play(policies: list[Policy], rng: Random) -> Any:
    """A game between policies that see the imagined truth; quick, and alike for all."""
    seats = len(policies)
    state = GAME.start(seats, complete(GAME.options, {}))
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            GAME.apply(state, CHANCE, GAME.sample(state, rng), None)
        else:
            GAME.apply(state, seat, policies[seat].choose(state, seat, GAME.legal(state, seat), rng), None)
    return GAME.result(state)


def tune(seconds: float, step: float, seats: int, seed: int) -> list[str]:
    """Play for some seconds of CPU; returns a line for each weight that should change most."""
    base = np.array(WEIGHTS)
    usual = np.maximum(np.abs(base) * PART, LEAST)
    usual[list(FIXED)] = 0.0
    facts = GAME.facts(seats, complete(GAME.options, {}))
    rng, drawn = Random(seed), np.random.default_rng(seed)
    differences: list[Any] = []
    scores: list[float] = []
    wins: list[float] = []
    began = process_time()
    while process_time() - began < seconds:
        half = drawn.normal(size=((seats + 1) // 2, len(base)))
        table = drawn.permutation(np.concatenate([half, -half])[:seats])
        policies = [Policy(Evaluation(facts, (base + usual * own).tolist()), False, True, 0.6) for own in table]
        result = play(policies, rng)
        average, winners = sum(result.scores) / seats, result.winners()
        for seat in range(seats):
            differences.append(table[seat])
            scores.append(max(-FAR, min(FAR, result.scores[seat] - average)))
            wins.append((seat in winners) / len(winners) - 1 / seats)
    return _report(base, usual, step, np.array(differences), np.array(scores), np.array(wins))


def _report(base: Any, usual: Any, step: float, differences: Any, scores: Any, wins: Any) -> list[str]:
    """The direction of each weight, most certain first."""
    number = len(scores)
    square = differences.T @ differences / number + np.eye(len(base)) * 0.02
    by_score = np.linalg.solve(square, differences.T @ scores / number) / scores.std() * number**0.5
    by_win = np.linalg.solve(square, differences.T @ wins / number) / wins.std() * number**0.5
    new = base + usual * np.tanh((by_score + by_win) / 5.4) * step
    lines = [f"{number} seats played"]
    for term in np.argsort(-np.abs(by_score + by_win)):
        told = f"{NAMES[int(term)]:18} {base[term]:7.2f} -> {new[term]:7.2f}"
        lines.append(f"{told}   z of scores {by_score[term]:5.1f}, of victories {by_win[term]:5.1f}")
    return lines


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="of CPU")
    parser.add_argument("--step", type=float, default=0.25, help="how far to go, of the usual difference")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given: Any = parser.parse_args()
    print("\n".join(tune(given.seconds, given.step, given.players, given.seed)))


if __name__ == "__main__":
    main()
