"""What each event of a match changes in what a seat sees."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.core.basics import Json, Seat
from occasus.core.game import Game
from occasus.core.log import Event, Log
from occasus.tables.match.position_patch import Change, diff

EventChanges = list[list[Change]]
"""The changes of the position with each event of a move, in order; of a move without events, one list."""


@final
class Onlooker:
    """Follows a match through the eyes of a seat, by making its moves again.

    After each event, the rules describe the position to the seat, so a change tells nothing that a view wouldn't.
    """

    def __init__(self, game: Game[Any], state: Any, seat: Seat, position: dict[str, Json] | None = None) -> None:
        self._game: Final = game
        self._state: Final = game.copy(state)
        self._seat: Final = seat
        self.position = game.describe(state, seat) if position is None else position

    def make(self, mover: Seat, code: int, events: list[Event]) -> EventChanges:
        """Make a move that had these events; return what each of them changed."""
        watched = sum(not event.kind.spoken for event in events)
        changes: EventChanges = []
        log = Log(lambda: changes.append(self._look()) if len(log.events) < watched else None)
        self._game.apply(self._state, mover, code, log)
        changes.append(self._look())  # what follows the last event belongs to it
        changes.extend([] for _ in range(len(changes), len(events)))  # remarks change nothing
        return changes

    def _look(self) -> list[Change]:
        before, self.position = self.position, self._game.describe(self._state, self._seat)
        return diff(before, self.position)
