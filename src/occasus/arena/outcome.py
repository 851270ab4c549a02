"""What is kept of one simulated game."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import RuleId, Seat
from occasus.core.game import Result


@final
class Outcome:
    """How a game ended, how long it was, and what it took."""

    def __init__(self, number: int, result: Result, decisions: int, choices: int, turns: int, seconds: float) -> None:
        self.number: Final = number  # of the game in its run
        self.places: Final[tuple[int, ...]] = result.places
        self.scores: Final[tuple[int, ...]] = result.scores
        self.reason: Final[str] = result.reason
        self.rule: Final[RuleId] = result.rule
        self.decisions: Final = decisions
        self.choices: Final = choices  # actions that were offered, over all decisions
        self.turns: Final = turns  # 0 where a game does not count them
        self.seconds: Final = seconds  # of CPU

    def winners(self) -> list[Seat]:
        """The seats that won; none when all lost together."""
        return [seat for seat, place in enumerate(self.places) if place == 1]
