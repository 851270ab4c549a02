"""How long a bot may think about one decision."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from occasus.core.deprecation import warn_renamed


@final
class Budget:
    """At most so many simulations, and at most so many seconds; 0 leaves it to the bot.

    With simulations alone a bot decides the same for the same seed; seconds depend on the machine.
    """

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds

    def start(self, usual: int) -> Thinking:
        """Begin to think; `usual` simulations where the budget names none."""
        return Thinking(self.simulations or usual, perf_counter() + self.seconds if self.seconds else 0.0)


@final
class Thinking:
    """Counts the simulations of one decision."""

    def __init__(self, simulations: int, until: float) -> None:
        self.left = simulations
        self.since: Final = perf_counter()
        self.until: Final = until  # 0.0: no limit of time

    def has_time_left(self) -> bool:
        """Return whether there is still one simulation to do; counts it."""
        if self.left <= 0 or self.is_late():
            return False
        self.left -= 1
        return True

    def goes_on(self) -> bool:
        """Return `has_time_left()` under its former name."""
        warn_renamed("Thinking.goes_on", "has_time_left")
        return self.has_time_left()

    def share(self) -> float:
        """Return how much of the time is gone, 0 to 1; 0 where there is no limit of time."""
        if self.until == 0.0:
            return 0.0
        whole = self.until - self.since
        return 1.0 if whole <= 0.0 else min(1.0, (perf_counter() - self.since) / whole)

    def is_late(self) -> bool:
        """Return whether the time is over; for what is thought through beside simulations."""
        return self.until != 0.0 and perf_counter() >= self.until
