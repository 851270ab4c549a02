"""Q-learning with masks, for the decisions that `trail.py` keeps: what each legal action is worth, by regression.

As in DQN, decisions of the last rounds are learned several times, and targets come from weights that stand still for a
round. Games are long and pay only at their end, so that a target reaches back over many decisions (Peng's Q(lambda)).
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final, cast

import numpy as np

from examples.policy import Bytes, Floats, Ints, Legal, Policy
from examples.trail import Lessons

PORTION: Final = 512  # decisions of one step of Adam
REPEATS: Final = 6  # how often a decision is learned, by and by
KEPT: Final = 8  # rounds that are remembered


class Worths(Policy):
    """What legal actions are worth: what the position is worth, and how much better or worse each of them is."""

    daring: float = 1.0  # how often an action is drawn at random

    def copy(self) -> Worths:
        """The worths as they are now, as daring as now."""
        made: Any = super().copy()
        made.daring = self.daring
        return cast("Worths", made)

    def worths(self, hidden: Floats, legal: Legal) -> Floats:
        """Return the worth of each legal action."""
        better = np.einsum("ih,ih->i", self.weights["out"][legal.codes], hidden[legal.rows])
        worth: Floats = better + self.weights["out_bias"][legal.codes] + self.values(hidden)[legal.rows]
        return worth

    def choose(self, observations: Bytes, legal: Legal, rng: np.random.Generator) -> tuple[Ints, Floats, Floats]:
        """Take the best action of each row, or now and then any; with it, the worth of the best."""
        _, hidden = self.hidden(observations)
        worths = self.worths(hidden, legal)
        best = np.lexsort((worths, legal.rows))[legal.starts + legal.counts - 1]
        rows = len(observations)
        anyone = legal.starts + (rng.random(rows) * legal.counts).astype(np.int64)
        places: Ints = np.where(rng.random(rows) < self.daring, anyone, best)
        return places, np.ones(rows, np.float32), worths[best]


class Memory:
    """The decisions of the last rounds."""

    def __init__(self) -> None:
        self.rounds: Final[deque[Lessons]] = deque(maxlen=KEPT)

    def learn(self, policy: Worths, fresh: Lessons, rng: np.random.Generator, rate: float) -> None:
        """Remember a round, and learn as many decisions as it has, several times over, from all that is known."""
        self.rounds.append(fresh)
        for _ in range(REPEATS * len(fresh.places) // PORTION):
            lessons = self.rounds[int(rng.integers(len(self.rounds)))]
            _learn(policy, lessons, rng.integers(len(lessons.places), size=PORTION), rate)


def _learn(policy: Worths, lessons: Lessons, chosen: Ints, rate: float) -> None:
    legal, size = lessons.legal(chosen), len(chosen)
    seen, hidden = policy.hidden(lessons.observations[chosen])
    places = legal.starts + lessons.places[chosen]
    wrong = policy.worths(hidden, legal)[places] - lessons.returns[chosen]
    slopes = np.zeros(len(legal.codes), np.float32)
    slopes[places] = wrong / size
    policy.step(seen, hidden, legal, slopes, wrong / size, rate)
