"""The changes that each event of a match makes in a seat's view."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.core.basics import Json, Seat
from occasus.core.game import Game
from occasus.core.log import Event, Log
from occasus.tables.match.position_patch import Change, diff

EventChanges = list[list[Change]]
"""The changes of the position with each event of a move, in order; of a move without events, one list."""


@final
class Onlookers:
    """Follow a match through the eyes of some seats, by making its moves again, once for all of them.

    After each event, the rules describe the position to a seat, so a change tells nothing that a view wouldn't.
    """

    def __init__(self, game: Game[Any], state: Any, positions: dict[Seat, dict[str, Json]]) -> None:
        """Positions are what each seat knows of the state, which goes on with the match from now on."""
        self._game: Final = game
        self.state: Final = state
        self.positions: Final = positions

    def make(self, mover: Seat, code: int, events: list[Event]) -> dict[Seat, EventChanges]:
        """Make a move that had these events; return what each of them changed for each seat."""
        watched = sum(not event.kind.spoken for event in events)
        changes: dict[Seat, EventChanges] = {seat: [] for seat in self.positions}

        def look() -> None:
            for seat, seen in changes.items():
                before = self.positions[seat]
                after = self.positions[seat] = self._game.describe(self.state, seat)
                seen.append(diff(before, after))

        log = Log(lambda: look() if len(log.events) < watched else None)
        self._game.apply(self.state, mover, code, log)
        look()  # what follows the last event belongs to it
        for seen in changes.values():
            seen.extend([] for _ in range(len(seen), len(events)))  # remarks change nothing
        return changes


@final
class Onlooker:
    """One seat that follows a match."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self._seat: Final = seat
        self._eyes: Final = Onlookers(game, game.copy(state), {seat: game.describe(state, seat)})

    @property
    def position(self) -> dict[str, Json]:
        """What the seat knows now."""
        return self._eyes.positions[self._seat]

    def make(self, mover: Seat, code: int, events: list[Event]) -> EventChanges:
        """Make a move that had these events; return what each of them changed."""
        return self._eyes.make(mover, code, events)[self._seat]
