"""A room: a table in the memory of a worker, with its match, its people and its sockets.

Everything that changes a table happens under the lock of its room: the match moves on in memory, the stroke is
stored, and only then is anybody told. If storing fails, the memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import time
from typing import Final, final

from occasus.core.basics import WATCHER, Seat
from occasus.server import clocks
from occasus.server.answers import FromServer
from occasus.server.clocks import Clock
from occasus.server.gathering import Gathering
from occasus.server.hall import Hall
from occasus.server.line import SENT_AWAY
from occasus.server.playing import Damaged, needs_base, new_base, open_match, written_by
from occasus.server.problems import conflict, newer, not_found
from occasus.server.rows import Entry, SeatRow, Snapshot, Stale, Stroke
from occasus.server.telling import can_be_taken, tell, tell_table

ANSWERS: Final = 500  # that are remembered, so that a repeated message gets the same one
DAY: Final = 86_400.0


@final
class Room(Gathering):
    """A table that somebody has open, or that a bot plays at."""

    def __init__(self, server: Hall[Room], table: str) -> None:
        super().__init__(table, server.settings.absence_seconds)
        self.server: Final = server
        self.lock: Final = asyncio.Lock()
        self.touched = time()
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.Task[None] | None = None
        self.answers: Final[OrderedDict[tuple[str, str], FromServer]] = OrderedDict()
        self.stale = True

    async def fresh(self) -> None:
        """Read the table from the store, unless what is in memory is known to be right."""
        self.touched = time()
        if self.stale:
            await self.load()

    async def look(self) -> None:
        """Read a table again that waits for its start: other workers change it too. What has begun goes on."""
        await self.fresh()
        if self.table.state == "lobby":
            await self.load()

    async def load(self) -> None:
        """Read everything from the store."""
        store = self.server.store
        found = await store.find_table(self.id)
        if found is None:
            raise not_found()
        self.table, self.seats = found
        self.content = await store.content(self.table.content)
        self.playing = None
        if self.table.number:
            entries = await store.entries_from(self.id, 0)
            snapshots = await store.snapshots_of(self.id)
            if written_by(self.table, snapshots) > self.server.game(self.table.game).rules_version:
                raise newer()
            if needs_base(self.table, snapshots):
                if self.table.state != "playing":
                    self.stale = False  # a finished game of older rules can be downloaded, but not shown
                    return
                entries.append(await self._rebase(entries, snapshots))
            self.playing = await self.server.aside(open_match, self.table, entries, snapshots, self.content)
            self.table.number = self.playing.number
        await self.reload_votes()
        self.mutes = await store.mutes(self.id)
        self.stale = False
        self.send_away()
        tell(self)

    async def reload_votes(self) -> None:
        """Read what is being voted on."""
        proposals = await self.server.store.open_proposals(self.id)
        self.proposals = [each for each in proposals if each.kind != "undo" or each.number == self.table.number]

    async def _rebase(self, entries: list[Entry], snapshots: dict[str, Snapshot]) -> Entry:
        """Go on by new rules from the last snapshot; what led to it is not played again."""
        latest = snapshots.get("latest")
        if latest is None:
            raise Damaged(f"table {self.id} has no snapshot from which new rules could go on.")
        base = await self.server.aside(new_base, self.table, entries, latest, self.content)
        entry = Entry(number=base.number, kind="rules", seat=WATCHER, action=str(base.rules_version))
        await self.server.journal.add(self.stroke([entry], [base], self.table.due, self.table.state, []))
        snapshots["base"] = base
        return entry

    async def catch_up(self) -> None:
        """Read what another worker has written."""
        store = self.server.store
        found = await store.find_table(self.id)
        if found is None:
            self.stale = True
            raise not_found()
        if self.playing is None or self.stale:
            await self.load()
        else:
            self.table, self.seats = found
            self.send_away()
            for entry in await store.entries_from(self.id, self.playing.number):
                self.playing.repeat(entry)
            await self.reload_votes()
            tell(self)
        tell_table(self)

    async def keep(self, entries: list[Entry], seats: list[SeatRow] | None = None, state: str = "") -> None:
        """Store what happened, for good; then tell everybody, here and at other workers."""
        playing = self.playing
        assert playing is not None
        result = playing.match.result()
        state = state or ("over" if result is not None else "playing")
        due = list(playing.actors) if state == "playing" else []
        await self.store(self.stroke(entries, [], due, state, seats or []))
        self.server.moved(self)
        over = state != "playing"
        slow = self.table.days > 0
        tell(self)
        if over or slow or seats or self.proposals:
            await self.drop_proposals()
            tell_table(self)
        self.server.notes.publish("moves", self.id)
        self.wake_bots()

    async def store(self, stroke: Stroke) -> None:
        """Write a stroke; whoever was too late gets a clear word."""
        try:
            with self.server.counts.storing():
                await self.server.journal.add(stroke)
        except Stale:
            self.stale = True
            await self.load()
            raise conflict("stale", "Somebody else was quicker; look again.") from None
        except BaseException:
            self.stale = True
            raise
        self.server.counts.stored(len(stroke.entries))
        self.table.state, self.table.due, self.table.deadline = stroke.state, stroke.due, stroke.deadline
        self.table.number, self.table.changed = stroke.entries[-1].number + 1, time()
        self.table.result, self.table.clock = stroke.result, stroke.clock
        if self._coming[0] is stroke.clock:  # it need not be read again
            self._clock = self._coming
        for seat in stroke.seats:
            seat.nonce = self.seats[seat.seat].nonce  # who plays on does not change what was added at the start
            self.seats[seat.seat] = seat
        if stroke.seats:
            self.send_away()

    def stroke(
        self,
        entries: list[Entry],
        snapshots: list[Snapshot],
        due: list[Seat],
        state: str,
        seats: list[SeatRow],
    ) -> Stroke:
        """All that a command writes."""
        result = self.playing.match.result() if self.playing else None
        clock = self._clock_after(entries, due, seats) if state == "playing" else None
        deadline = None
        if clock is not None and self.table.minutes:
            deadline = clocks.runs_out(clock)
        elif self.table.days and state == "playing" and not (clock and clock.paused):
            same = due == self.table.due and self.table.deadline is not None
            deadline = self.table.deadline if same else time() + self.table.days * DAY
        kept = None if clock is None else clock.kept()
        self._coming = (kept, clocks.BEGAN, clock)
        return Stroke(
            table=self.id,
            entries=entries,
            snapshots=snapshots,
            due=due,
            deadline=deadline,
            state=state,
            result=result.record() if result else self.table.result,
            seats=seats,
            clock=kept,
        )

    def _clock_after(self, entries: list[Entry], due: list[Seat], seats: list[SeatRow]) -> Clock | None:
        """The clocks after something has happened; those of people only, and of slow games only whether they pause."""
        clock = self.clock()
        if clock is None and not self.table.minutes and not any(entry.kind == "pause" for entry in entries):
            return None
        kinds, now = {entry.kind for entry in entries}, time()
        if "pause" in kinds:
            return clocks.paused(clock or clocks.new_clock(len(self.seats), 0), now)
        moved = [entry.seat for entry in entries if entry.kind == "move" and entry.person]
        if not self.table.minutes:
            return None if "resume" in kinds or moved else clock
        if clock is None:
            clock = clocks.new_clock(len(self.seats), self.table.minutes)
        if "resume" in kinds:
            clock = clocks.resumed(clock, now)
        kept = {seat.seat: seat for seat in seats}
        people = [seat for seat in due if seat >= 0 and kept.get(seat, self.seats[seat]).kind == "person"]
        undid = [entry.seat for entry in entries if entry.kind == "undo"] if "undo" in kinds else []
        return clocks.after(clock, now, people, moved, undid)

    async def drop_proposals(self) -> None:
        """Give up the proposals that the game has left behind."""
        if not self.proposals:
            return
        for proposal in self.proposals:
            back = proposal.kind == "takeover" and not can_be_taken(self, self.seats[proposal.seat])
            if proposal.kind == "undo" or back or self.table.state != "playing":
                await self.server.store.settle(proposal.id)
        await self.reload_votes()

    def wake_bots(self) -> None:
        """Let bots play, if it is for one of them."""
        self.server.wake(self)

    def remember(self, person: str, message: str, answer: FromServer) -> None:
        """Remember an answer for the case that its message comes again."""
        self.answers[person, message] = answer
        if len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    def send_away(self) -> None:
        """Hang up on those who no longer sit, where nobody may watch: they would go on hearing the players."""
        if self.table.spectators or self.table.state != "playing":
            return
        for line in self.lines:
            person = line.person.id
            if not self.seats_of(person) and not self.lent_by(person) and self.table.host != person:
                line.hang_up(SENT_AWAY)
