"""A gathering: a table as it is known in memory, with those who are at it. It answers questions and changes nothing."""

from __future__ import annotations

from time import time
from typing import Final

from occasus.core.basics import WATCHER, Seat
from occasus.server import clocks
from occasus.server.clocks import Clock
from occasus.server.line import Line
from occasus.server.playing import Playing
from occasus.server.problems import Problem
from occasus.server.rows import Proposal, SeatRow, TableRow
from occasus.server.views import Shown


class Gathering:
    """A table, its match, its people and their lines."""

    def __init__(self, table: str, absence_seconds: float) -> None:
        self.id: Final = table
        self.absence_seconds: Final = absence_seconds  # after which a seat counts as abandoned
        self.lines: Final[set[Line]] = set()
        self.elsewhere: Final[dict[str, set[str]]] = {}  # people at the sockets of other workers
        self.gone: Final[dict[str, float]] = {}  # when people who are away left
        self.opened: Final = time()
        self.table: TableRow
        self.content = ""  # of the table, as JSON; empty: ours
        self.seats: list[SeatRow] = []
        self.playing: Playing | None = None
        self.proposals: list[Proposal] = []
        self.mutes: list[tuple[str, str, bool]] = []
        self.blocks: Final[dict[str, frozenset[str]]] = {}  # of whom those who are here want to read nothing
        self.said = 0  # the last line of chat that was told
        self.told = -1  # up to which number the people here know the journal
        self.shown: Shown | None = None  # what they were shown last
        self.abandoned: list[Seat] = []  # the seats of which they were told that they can be taken over
        self._clock: tuple[object, float, Clock | None] = (None, 0.0, None)  # what was read last, and from what
        self._coming: tuple[object, float, Clock | None] = self._clock  # the same of what is to be stored

    def places(self, person: str) -> list[Seat]:
        """The seats of a person, or the place of somebody who watches, where that is allowed."""
        watching = self.table.spectators or self.table.host == person or self.table.state == "over"
        return self.seats_of(person) or ([WATCHER] if watching else [])

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.person == person]

    def lent_by(self, person: str) -> list[Seat]:
        """The seats that a bot plays until a person is back."""
        return [seat.seat for seat in self.seats if seat.lender == person]

    def bots(self) -> set[Seat]:
        """The seats of bots."""
        return {seat.seat for seat in self.seats if seat.kind == "bot"}

    def people(self) -> set[str]:
        """Who has the table open, at any worker."""
        return {line.person.id for line in self.lines if line.greeted}.union(*self.elsewhere.values())

    def clock(self) -> Clock | None:
        """The clocks of the table as they are kept; none where nobody's time is counted."""
        kept, began, clock = self._clock
        if kept is not self.table.clock or began != clocks.BEGAN:
            clock = clocks.read_clock(self.table.clock, clocks.BEGAN)
            self._clock = (self.table.clock, clocks.BEGAN, clock)
        return clock

    def must_play(self) -> Playing:
        """The match, if it is being played."""
        if self.playing is None or self.table.state != "playing":
            raise Problem("not_playing", "This game is not being played now.", 409)
        return self.playing
