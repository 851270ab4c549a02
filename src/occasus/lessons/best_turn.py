"""A puzzle that asks for the best turn of a position: what the strongest bot thinks of it, and of other turns."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.core.basics import Json, Position
from occasus.scenes.compare import differences


@final
class Review:
    """A decided puzzle: the chance to win after the best turn and after the one that was made, and why."""

    def __init__(self, best: float, yours: float | None, why: list[dict[str, Json]], solution: list[str]) -> None:
        self.best: Final = best
        self.yours: Final = yours  # None where it was not judged
        self.why: Final = why  # what the best turn brings: messages with their words
        self.solution: Final = solution


@final
class BestTurn:
    """The best turn of a puzzle."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: Final = str(data["kind"])  # the game and its phase: `empires_end-industry`
        self.degree: Final = int(data["degree"])  # 1 to 3
        self.worth: Final = float(data["worth"])  # the chance to win after it
        self.margin: Final = float(data["margin"])  # by which it is better than any other turn
        self.why: Final[list[dict[str, Json]]] = data["why"]
        self._line: Final[list[str]] = data["solution"]
        self._rivals: Final[list[dict[str, float]]] = data["rivals"]  # by decision, where it leaves the best line

    def review(self, moves: list[str]) -> Review:
        """Compare a turn with the best one, and name where it differs if that was judged."""
        for move, best, rivals in zip(moves, self._line, self._rivals, strict=False):
            if move != best:
                return Review(self.worth, rivals.get(move), self.why, self._line)
        return Review(self.worth, self.worth, self.why, self._line)


def same_end(one: Position, other: Position) -> bool:
    """Return whether two turns lead to the same position, whatever their order was."""
    return not differences(one, other, "", whole=True)
