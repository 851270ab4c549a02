"""Games that wait to be played by others: handed out in portions, and again when those who played them are lost."""

from __future__ import annotations

from collections import deque
from typing import Final, final

from occasus.arena.outcome import Outcome
from occasus.core.basics import OccasusError

Task = tuple[int, int]  # the place of a plan in its list, and the number of a game
SECONDS: Final = 0.2  # that a portion of short games should take
MOST: Final = 256  # games in a portion
LOSSES: Final = 3  # of one game, before it is given up


@final
class Portions:
    """The games still to be handed out, how long they take, and how often each was lost."""

    def __init__(self, tasks: list[Task], hands: int) -> None:
        self._fresh: Final = deque(tasks)
        self._lost: Final[deque[Task]] = deque()
        self._losses: Final[dict[Task, int]] = {}
        self._hands: Final = hands  # who play at the same time
        self._games = 0
        self._seconds = 0.0

    def take(self) -> list[Task]:
        """The next portion; empty when all are handed out. What was lost comes first, one game at a time."""
        if self._lost:
            return [self._lost.popleft()]
        size = 1
        if self._games:
            duration = max(self._seconds / self._games, 1e-6)
            size = max(1, min(MOST, int(SECONDS / duration), len(self._fresh) // (4 * self._hands)))
        return [self._fresh.popleft() for _ in range(min(size, len(self._fresh)))]

    def count(self, outcomes: list[Outcome]) -> None:
        """Learn from finished games how long one takes."""
        self._games += len(outcomes)
        self._seconds += sum(outcome.seconds for outcome in outcomes)

    def lose(self, tasks: list[Task]) -> None:
        """Take games back whose process has ended; a game is given up when that happens too often."""
        for task in tasks:
            self._losses[task] = self._losses.get(task, 0) + 1
            if self._losses[task] >= LOSSES:
                raise OccasusError(
                    f"game {task[1]} failed {LOSSES} times because its process died. Is there enough memory? "
                    "Use --jobs 1 to see the error."
                )
        self._lost.extend(tasks)
