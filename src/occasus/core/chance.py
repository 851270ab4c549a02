"""Chance moves: outcomes that are equally likely, and outcomes with weights."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64, mypyc_attr

from occasus.core.agenda import Chance, S
from occasus.core.int_arrays import total, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Equally(Chance[S]):
    """A step whose outcomes are all as likely as each other."""

    def outcomes(self, state: S) -> list[int]:
        raise NotImplementedError

    def odds(self, state: S) -> list[tuple[int, int]]:
        return [(code, 1) for code in self.outcomes(state)]

    def sample(self, state: S, rng: Random) -> i64:
        codes = self.outcomes(state)
        return codes[int(rng.random() * len(codes))]


def pick(counts: vec[i64], rng: Random) -> int:
    """A place in a list of counts, each as likely as its count; one of them must not be 0."""
    left: i64 = int(rng.random() * float(total(counts, 0, len(counts))))
    for place in range(len(counts)):
        left -= counts[place]
        if left < 0:
            return place
    raise AssertionError("nothing to choose from")
