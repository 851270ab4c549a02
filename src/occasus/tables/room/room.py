"""A room: a table in the memory of a worker, with its match, its people and its sockets.

Everything that changes a table happens under the lock of its room: the match moves on in memory, the commit is
stored, and only then is anyone told. If storing fails, the memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import time
from typing import Final, final

from occasus.core.basics import CHANCE, WATCHER, Seat
from occasus.tables.match import clocks
from occasus.tables.match.clocks import Clock
from occasus.tables.match.replayed_match import Damaged, needs_base, new_base, open_match, written_by
from occasus.tables.protocol.problems import conflict, newer, not_found, unavailable
from occasus.tables.protocol.server_messages import FromServer
from occasus.tables.room.broadcast import broadcast_table, by_itself, can_be_taken, tell
from occasus.tables.room.connection import SENT_AWAY
from occasus.tables.room.room_services import RoomServices
from occasus.tables.room.room_state import RoomState
from occasus.tables.store.rows import Commit, JournalEntry, NotLeading, SeatRow, Snapshot, StaleWrite

ANSWERS: Final = 500  # that are remembered, so that a repeated message gets the same one
DAY: Final = 86_400.0


@final
class Room(RoomState):
    """A table that someone has open, or that a bot plays at."""

    def __init__(self, server: RoomServices[Room], table: str) -> None:
        super().__init__(table, server.settings.absence_seconds, server.settings.idle_move_seconds)
        self.server: Final = server
        self.lock: Final = asyncio.Lock()
        self.touched = time()
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.Task[None] | None = None
        self.answers: Final[OrderedDict[tuple[str, str], FromServer]] = OrderedDict()
        self.stale = True
        self.fence = 0  # of the lease under which it was read

    async def ensure_loaded(self) -> None:
        """Read the table from the store, unless what is in memory is known to be right."""
        self.touched = time()
        if self.stale or not self.is_current():
            await self.load()

    def is_current(self) -> bool:
        """Return whether this worker leads the table, and has since it was read."""
        return self.server.leases.holds(self.id, self.fence)

    async def reload_lobby(self) -> None:
        """Read a table again that waits for its start: other workers change it too. What has begun goes on."""
        await self.ensure_loaded()
        if self.table.state == "lobby":
            await self.load()

    async def load(self) -> None:
        """Read everything from the store."""
        store = self.server.store
        self.fence = self.server.leases.fence(self.id)
        stored = await store.find_table(self.id)
        if stored is None:
            raise not_found()
        self.table, self.seats = stored
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
            self.playing = await self.server.run_in_thread(open_match, self.table, entries, snapshots, self.content)
            self.table.number = self.playing.number
        await self.reload_votes()
        self.mutes = await store.mutes(self.id)
        self.stale = False
        self.disconnect_removed()
        tell(self)

    async def reload_votes(self) -> None:
        """Read what is being voted on."""
        proposals = await self.server.store.open_proposals(self.id)
        self.proposals = [
            proposal for proposal in proposals if proposal.kind != "undo" or proposal.number == self.table.number
        ]

    async def _rebase(self, entries: list[JournalEntry], snapshots: dict[str, Snapshot]) -> JournalEntry:
        """Go on by new rules from the last snapshot; what led to it is not played again."""
        self.server.require_writable()
        latest = snapshots.get("latest")
        if latest is None:
            raise Damaged(f"table {self.id} has no snapshot to continue from under the new rules.")
        base = await self.server.run_in_thread(new_base, self.table, entries, latest, self.content)
        entry = JournalEntry(number=base.number, kind="rules", seat=WATCHER, action=str(base.rules_version))
        await self.server.journal.add(self.build_commit([entry], [base], self.table.due, self.table.state, []))
        snapshots["base"] = base
        return entry

    async def apply_new_entries(self) -> None:
        """Read what another worker has written."""
        store = self.server.store
        stored = await store.find_table(self.id)
        if stored is None:
            self.stale = True
            raise not_found()
        if self.playing is None or self.stale or not self.is_current():
            await self.load()
        else:
            self.table, self.seats = stored
            self.disconnect_removed()
            for entry in await store.entries_from(self.id, self.playing.number):
                self.playing.apply_entry(entry)
            await self.reload_votes()
            tell(self)
        broadcast_table(self)

    async def commit(self, entries: list[JournalEntry], seats: list[SeatRow] | None = None, state: str = "") -> None:
        """Store what happened, for good; then tell everyone."""
        playing = self.playing
        assert playing is not None
        result = playing.match.result()
        state = state or ("over" if result is not None else "playing")
        due = list(playing.actors) if state == "playing" else []
        await self.write_commit(self.build_commit(entries, [], due, state, seats or []))
        self.server.schedule_snapshot(self)
        over = state != "playing"
        slow = self.table.days > 0
        tell(self)
        other = by_itself(self) != self.announced  # who was away has moved, or the game counts from now on
        if over or slow or seats or self.proposals or other:
            await self.drop_proposals()
            broadcast_table(self)
        self.wake_bots()

    async def write_commit(self, commit: Commit) -> None:
        """Write a commit; whoever was too late gets a clear word."""
        try:
            with self.server.counts.storing():
                await self.server.journal.add(commit)
        except NotLeading:
            self.stale = True
            self.playing = None  # it has moved on in memory only: no one may be told
            self.server.leases.lose(self.id)
            raise unavailable() from None
        except StaleWrite:
            self.stale = True
            await self.load()
            raise conflict("stale", "Someone else was faster. Check the table again.") from None
        except BaseException:
            self.stale = True
            raise
        self.server.counts.stored(len(commit.entries))
        self.table.state, self.table.due, self.table.deadline = commit.state, commit.due, commit.deadline
        self.table.number, self.table.changed = commit.entries[-1].number + 1, time()
        self.table.result, self.table.clock = commit.result, commit.clock
        if self._coming[0] is commit.clock:  # it need not be read again
            self._clock = self._coming
        for seat in commit.seats:
            seat.nonce = self.seats[seat.seat].nonce  # who plays on does not change what was added at the start
            self.seats[seat.seat] = seat
        if commit.seats:
            self.disconnect_removed()

    def build_commit(
        self,
        entries: list[JournalEntry],
        snapshots: list[Snapshot],
        due: list[Seat],
        state: str,
        seats: list[SeatRow],
    ) -> Commit:
        """All that a command writes."""
        result = self.playing.match.result() if self.playing else None
        clock = self._clock_after(entries, due, seats) if state == "playing" else None
        deadline = None
        if clock is not None and self.table.minutes:
            deadline = clocks.runs_out(clock, time())
        elif self.table.days and state == "playing" and not (clock and clock.paused):
            same = due == self.table.due and self.table.deadline is not None
            deadline = self.table.deadline if same else time() + self._days_left(entries)
        kept = None if clock is None else clock.kept()
        self._coming = (kept, clock)
        return Commit(
            table=self.id,
            entries=entries,
            snapshots=snapshots,
            due=due,
            deadline=deadline,
            state=state,
            result=result.record() if result else self.table.result,
            seats=seats,
            clock=kept,
            fence=self.fence,
        )

    def _clock_after(self, entries: list[JournalEntry], due: list[Seat], seats: list[SeatRow]) -> Clock | None:
        """The clocks after something has happened; those of people only."""
        clock = self.clock()
        if not self.table.minutes and not self.table.days:
            return None
        kinds, now = {entry.kind for entry in entries}, time()
        if "pause" in kinds:
            return clocks.paused(clock or clocks.new_clock(len(self.seats), 0), now)
        moved = [entry.seat for entry in entries if entry.kind == "move" and entry.person]
        clock = clock or clocks.new_clock(len(self.seats), self.table.minutes)
        if not self.table.minutes:
            return self._slow_clock_after(clock, moved, "resume" in kinds)
        if "resume" in kinds:
            clock = clocks.resumed(clock, now)
        kept = {seat.seat: seat for seat in seats}
        people = [seat for seat in due if seat >= 0 and kept.get(seat, self.seats[seat]).kind == "person"]
        undid = [entry.seat for entry in entries if entry.kind == "undo"] if "undo" in kinds else []
        new_turn = any(entry.kind == "move" and entry.seat == CHANCE for entry in entries)
        position = self.playing.position() if self.playing else None
        moves = len(self.playing.match.moves) if self.playing else 0
        late = bool(self.table.contest) and now > self.table.created + clocks.FREE_UNTIL
        most_free = 0 if late else clocks.MOST_FREE
        return clocks.after(clock, now, people, moved, undid, position, new_turn, moves, most_free)

    def _slow_clock_after(self, clock: Clock, moved: list[Seat], resumes: bool) -> Clock:
        """The clock of a game with days per move: whether it pauses, and what whoever moved last had left."""
        left = list(clock.left)
        for seat in moved:
            left[seat] = self.table.days * DAY if self.table.deadline is None else self.table.deadline - time()
        return Clock(left=left, since=clock.since, paused=clock.paused and not resumes and not moved)

    def _days_left(self, entries: list[JournalEntry]) -> float:
        """How many seconds those who are asked have: all their days, or after an undo what they had before it."""
        clock, full = self.clock(), self.table.days * DAY
        undid = [entry.seat for entry in entries if entry.kind == "undo"]
        left = [clock.left[seat] or full for seat in undid] if clock is not None else []  # 0: has made no move yet
        return max(0.0, min([full, *left]))

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
        self.server.wake_bots(self)

    def remember(self, person: str, message: str, answer: FromServer) -> None:
        """Remember an answer for the case that its message comes again."""
        self.answers[person, message] = answer
        if len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    def disconnect_removed(self) -> None:
        """Hang up on those who no longer sit, where no one may watch: they would go on hearing the players."""
        if self.table.spectators or self.table.state != "playing":
            return
        for line in self.lines:
            person = line.person.id
            if not self.seats_of(person) and not self.lent_by(person) and self.table.host != person:
                line.hang_up(SENT_AWAY)
