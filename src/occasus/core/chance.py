"""What chance chooses from: outcomes that are all as likely as each other, and outcomes with weights."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mypy_extensions import i64

from occasus.core.agenda import Odds, S, Sample
from occasus.core.cells import total, vec


def equally(outcomes: Callable[[S], list[int]]) -> tuple[Odds[S], Sample[S]]:
    """Odds and sample of a step whose outcomes are all as likely as each other."""

    def odds(state: S) -> list[tuple[int, int]]:
        return [(code, 1) for code in outcomes(state)]

    def sample(state: S, rng: Random) -> int:
        codes = outcomes(state)
        return codes[int(rng.random() * len(codes))]

    return odds, sample


def pick(counts: vec[i64], rng: Random) -> int:
    """A place in a list of counts, each as likely as its count; one of them must not be 0."""
    left: i64 = int(rng.random() * float(total(counts, 0, len(counts))))
    for place in range(len(counts)):
        left -= counts[place]
        if left < 0:
            return place
    raise AssertionError("nothing to choose from")
