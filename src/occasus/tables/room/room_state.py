"""A gathering: a table as it is known in memory, with those who are at it. It answers questions and changes nothing."""

from __future__ import annotations

from time import time
from typing import Final

from occasus.core.basics import WATCHER, Seat
from occasus.tables.match import clocks
from occasus.tables.match.clocks import Clock
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.match.view_cache import ViewCache
from occasus.tables.protocol.problems import Problem
from occasus.tables.room.connection import Connection
from occasus.tables.store.rows import Proposal, SeatRow, TableRow


class RoomState:
    """A table, its match, its people and their lines."""

    def __init__(self, table: str, absence_seconds: float, idle_move_seconds: float) -> None:
        self.id: Final = table
        self.absence_seconds: Final = absence_seconds  # after which a seat counts as abandoned
        self.idle_move_seconds: Final = idle_move_seconds  # the same without a clock, though its person is there
        self.lines: Final[set[Connection]] = set()
        self.gone: Final[dict[str, float]] = {}  # when people who are away left
        self.opened: Final = time()
        self.table: TableRow
        self.content = ""  # of the table, as JSON; empty: ours
        self.seats: list[SeatRow] = []
        self.playing: ReplayedMatch | None = None
        self.proposals: list[Proposal] = []
        self.mutes: list[tuple[str, str, bool]] = []
        self.blocks: Final[dict[str, frozenset[str]]] = {}  # of whom those who are here want to read nothing
        self.said = 0  # the last line of chat that was told
        self.told = -1  # up to which number the people here know the journal
        self.shown: ViewCache | None = None  # what they were shown last
        self.announced: tuple[list[Seat], bool] = ([], False)  # what the people here were told last (see by_itself)
        self._clock: tuple[object, Clock | None] = (None, None)  # what was read last, and from what
        self._coming: tuple[object, Clock | None] = self._clock  # the same of what is to be stored

    def places(self, person: str) -> list[Seat]:
        """The seats of a person, or the place of someone who watches, where that is allowed."""
        watching = self.table.spectators or self.table.host == person or self.table.state == "over"
        return self.seats_of(person) or ([WATCHER] if watching else [])

    def seats_of(self, person: str) -> list[Seat]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.person == person]

    def lent_by(self, person: str) -> list[Seat]:
        """The seats that a bot plays until a person is back."""
        return [seat.seat for seat in self.seats if seat.lender == person]

    def bots(self) -> set[Seat]:
        return {seat.seat for seat in self.seats if seat.kind == "bot"}

    def people(self) -> set[str]:
        """Return who has the table open; a token that only reads keeps no one's seat."""
        return {
            line.person.id
            for line in self.lines
            if line.greeted and (line.caller.scope == "play" or not self.seats_of(line.person.id))
        }

    def clock(self) -> Clock | None:
        """The clocks of the table as they are kept; none where no one's time is counted."""
        kept, clock = self._clock
        if kept is not self.table.clock:
            clock = clocks.read_clock(self.table.clock)
            self._clock = (self.table.clock, clock)
        return clock

    def require_play(self) -> ReplayedMatch:
        """The match, if it is being played."""
        if self.playing is None or self.table.state != "playing":
            raise Problem("not_playing", "This game isn't in progress.", 409)
        return self.playing
