"""Policy gradient with a clipped objective (PPO), for the decisions that `trail.py` keeps."""

from __future__ import annotations

from typing import Final

import numpy as np

from examples.policy import Ints, Policy
from examples.trail import Lessons

PORTION: Final = 512  # decisions of one step of Adam
ROUNDS: Final = 3  # through all decisions
FARTHEST: Final = 0.2  # that the chance of an action moves at a time, as a share of it
VALUE_WEIGHT: Final = 0.5


def reinforce(policy: Policy, lessons: Lessons, rng: np.random.Generator, rate: float, curiosity: float) -> None:
    """Make what went better than expected more likely; `curiosity` rewards keeping several actions likely."""
    size = len(lessons.places)
    for _ in range(ROUNDS):
        order = rng.permutation(size)
        for first in range(0, size, PORTION):
            _learn(policy, lessons, order[first : first + PORTION], rate, curiosity)


def _learn(policy: Policy, lessons: Lessons, chosen: Ints, rate: float, curiosity: float) -> None:
    legal, size = lessons.legal(chosen), len(chosen)
    seen, hidden = policy.hidden(lessons.observations[chosen])
    chances = policy.chances(hidden, legal)
    places = legal.starts + lessons.places[chosen]
    better = lessons.advantages[chosen]
    better = (better - better.mean()) / (better.std() + 1e-6)
    moved = chances[places] / lessons.chances[chosen]
    far = np.where(better > 0, moved > 1 + FARTHEST, moved < 1 - FARTHEST)
    push = np.where(far, 0.0, better * moved).astype(np.float32)
    logits = chances * push[legal.rows]
    logits[places] -= push
    surprise = np.log(chances + 1e-8)
    spread = np.add.reduceat(chances * surprise, legal.starts)  # less than 0: minus the entropy
    logits += curiosity * chances * (surprise - spread[legal.rows])
    wrong = policy.values(hidden) - lessons.returns[chosen]
    policy.step(seen, hidden, legal, logits / size, VALUE_WEIGHT * wrong / size, rate)
