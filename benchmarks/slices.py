"""Contestants of a benchmark, and their results in a slice of time."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final, Protocol, final

PORTION: Final = 200  # decisions between two looks at the clock
COPIES: Final = 200  # timed together


@final
class Slice:
    """A contestant's results in one slice of CPU time."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0  # of players; chance is part of the cost and counted apart
        self.choices = 0  # actions offered, over all decisions
        self.games = 0  # finished
        self.chance = 0.0  # moves per decision, known from elsewhere
        self.copy = 0.0  # seconds for one copy of a position in the middle of a game
        self.simulations = 0.0  # a second: such a position copied and played to its end at random

    def measure_search(self, copy: Callable[[], object], simulate: Callable[[], None], seconds: float) -> None:
        """Time what a search does: copies of a position, and simulations from there."""
        began = process_time()
        for _ in range(COPIES):
            copy()
        self.copy = (process_time() - began) / COPIES
        began, count = process_time(), 0
        while (now := process_time()) - began < seconds:
            simulate()
            count += 1
        self.simulations = count / (now - began)


class Contestant(Protocol):
    """Plays games for as long as it is told to."""

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""

    def chance(self) -> float:
        """Chance moves per decision, counted outside the measurement; 0 if they are part of the decisions."""
