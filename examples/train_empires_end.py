"""Empire's End by self-play: policy gradient against one's own past, in a batch of games of two.

    python examples/train_empires_end.py [--short]

Half of the decisions are those of the learner, on either seat in turn; the others are made by a version of it that was
put aside some rounds ago. Nobody tells it anything but who has won.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

if __package__ in (None, ""):  # run as a file: make the checkout importable
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

import numpy as np

from examples.curve import Curve, arguments
from examples.evaluate import Score, evaluate, interval
from examples.policy import Policy
from examples.reinforce import reinforce
from examples.trail import Playing, look_around
from occasus.envs.batch import Batch

GAME: Final = "empires_end"
SEATS: Final = 2
ASIDE: Final = 5  # rounds after which the learner is put aside, to be played against later


def train(rounds: int, decisions: int, games: int, seed: int, curve: Curve, tests: int) -> Policy:
    """Learn from so many rounds of so many decisions."""
    batch = Batch(GAME, games, SEATS, seed=seed)
    policy = Policy(batch.features.layout.size, batch.actions, seed=seed)
    policy.look_at(look_around(batch, seed))
    playing, rng = Playing(batch, seed), np.random.default_rng(seed)
    past = [policy.copy()]
    for number in range(rounds + 1):
        if number % (2 * ASIDE) == 0 or number == rounds:
            score = evaluate(policy, GAME, SEATS, {}, tests, seed + 1)
            curve.add(number, score.rate(), *interval(score))
        lessons, _ = playing.collect(policy, past[int(rng.integers(len(past)))], decisions)
        reinforce(policy, lessons, rng, rate=1e-3, curiosity=0.01)
        if (number + 1) % ASIDE == 0:
            past.append(policy.copy())
    return policy


def main(given: list[str] | None = None) -> Score:
    """Train, evaluate against random play, write the policy and its curve."""
    told = arguments(__doc__ or "", given)
    curve = Curve(GAME, "round", "share of games won against random play")
    policy = train(*((10, 2000, 16) if told.short else (100, 6000, 64)), told.seed, curve, 10 if told.short else 200)
    score = evaluate(policy, GAME, SEATS, {}, 60 if told.short else 1000, told.seed + 2)
    print(f"against random play: {score.text()}")
    policy.save(told.out / f"{GAME}.npz")
    curve.write(told.out)
    return score


if __name__ == "__main__":
    main()
