"""Game-specific knowledge for the search."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from occasus.bots.contract import Reason

S = TypeVar("S", contravariant=True)


class Knowledge(Protocol[S]):
    """A game as somebody knows it who plays it well.

    States are imagined ones, with everything in them. `candidates` and `choose` speak for one seat and must not use
    what that seat cannot know, or the search expects others to see through its cards.
    """

    def values(self, state: S) -> list[float]:
        """Each seat's estimated chance to win, 0 to 1."""

    def candidates(self, state: S, seat: int, legal: list[int], width: int) -> list[tuple[int, float]]:
        """The best few codes for a seat, at most `width`, with weights above 0, best first."""

    def choose(self, state: S, seat: int, legal: list[int], rng: Random) -> int:
        """Choose quickly: the policy of playouts and of other seats."""

    def reasons(self, before: S, after: S, seat: int) -> list[Reason]:
        """Return the terms that changed for a seat between two states, largest first."""
