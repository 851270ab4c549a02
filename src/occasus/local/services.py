"""The house without a server: its rooms, its one person, and bots that think somewhere beside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import time
from typing import Any, Final, final

import msgspec

from occasus.core.game import Game
from occasus.games import find
from occasus.ledger.translations import rule_text
from occasus.local.kv_store import Changes, NotKept, not_kept
from occasus.local.store import LocalStore
from occasus.tables.match import clocks
from occasus.tables.protocol.problems import Problem, not_found
from occasus.tables.room import bot_driver
from occasus.tables.room.broadcast import broadcast_table
from occasus.tables.room.room import Room
from occasus.tables.room.room_services import Given, Made
from occasus.tables.room.snapshot_writer import Saver
from occasus.tables.settings import Settings
from occasus.tables.store.ids import is_id
from occasus.tables.workers.analysis_jobs import Analyses
from occasus.tables.workers.bot_worker import Job, Thought, think
from occasus.tables.workers.worker_pool import TooSlow

SETTINGS: Final = Settings(data="", limits=False, bot_seconds=3.0)  # a bot thinks for 0.6 of it: 2 s are allowed
AGAIN: Final = 10.0  # seconds until a bot whose move could not be kept tries again
_log: Final = logging.getLogger("occasus.local")
Think = Callable[[str], Awaitable[str]]
"""Does a job for a bot: JSON in, JSON out."""


def other_tab() -> Problem:
    """Return what is told while another tab plays."""
    return Problem("other_tab", "Occasus is open in another tab. Play there; this tab is view-only.", 409)


@final
class LocalThinkers:
    """Bots think beside the rooms, so that a page is answered meanwhile."""

    def __init__(self, think: Think) -> None:
        self._think: Final = think

    async def think(self, job: Job, who: str = "", where: str = "") -> Thought:
        """Do a job; raises TooSlow if that fails."""
        try:
            return msgspec.json.decode(await self._think(msgspec.json.encode(job).decode()), type=Thought)
        except Exception as error:
            raise TooSlow from error


@final
class HereThinkers:
    """A quick job is done at once: the processes beside the rooms may be busy with a bot."""

    async def think(self, job: Job, who: str = "", where: str = "") -> Thought:
        """Do a job."""
        return think(job)


@final
class NoLimits:
    """One's own device may be asked as often as one likes."""

    def check(self, kind: str, key: str, cost: float = 1.0) -> None:
        """Refuse nothing."""

    async def check_all(self, kind: str, key: str, cost: float = 1.0) -> None:
        """Refuse nothing."""


@final
class NoNotes:
    """There are no other workers."""

    def publish(self, kind: str, table: str, people: Iterable[str] = (), keys: Iterable[str] = ()) -> None:
        """Tell no one."""


@final
class AllLeases:
    """One's own device leads all its tables."""

    def fence(self, name: str) -> int:
        """No number is needed."""
        return 0

    def holds(self, name: str, fence: int) -> bool:
        """No one else writes."""
        return True

    def lose(self, name: str) -> None:
        """No one else leads anything."""


@final
class NoCounts:
    """No one reads what would be counted."""

    def storing(self) -> contextlib.AbstractContextManager[object]:
        """Measure nothing."""
        return contextlib.nullcontext()

    def stored(self, entries: int) -> None:
        """Count nothing."""


@final
class LocalServices:
    """The services for rooms and requests on one device."""

    def __init__(self, store: LocalStore, thinks: Think, look_back: Think, settings: Settings = SETTINGS) -> None:
        clocks.set_stops([(0.0, time())])  # while the page was closed
        self.settings: Final = settings
        self.key: Final = b"local"  # nothing is shared with anyone
        self.store: Final = store
        self.journal: Final = store
        self.thinkers: Final = LocalThinkers(thinks)
        self.previewers: Final = HereThinkers()
        self.replayers: Final = self.thinkers
        self.analyses: Final = Analyses(LocalThinkers(look_back))  # no bot waits for them
        self.notes: Final = NoNotes()
        self.leases: Final = AllLeases()
        self.limits: Final = NoLimits()
        self.counts: Final = NoCounts()
        self.saver: Final = Saver(store, (NotKept,))
        self.rooms: Final[dict[str, Room]] = {}
        self.read_only = False  # another tab plays; this one watches

    def game(self, name: str) -> Game[Any]:
        return find(name)

    def rule(self, rule: str) -> str:
        """Return what the ledger says about a rule."""
        return rule_text(rule)

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if no one has it open; refused if there is no such table."""
        if not is_id(table):
            raise not_found()
        room = self.rooms.get(table) or self.rooms.setdefault(table, Room(self, table))
        async with room.lock:
            try:
                await room.ensure_loaded()
            except BaseException:
                if not room.lines:
                    self.rooms.pop(table, None)
                raise
        return room

    async def run_in_thread(self, function: Callable[Given, Made], *args: Given.args, **others: Given.kwargs) -> Made:
        """Do it at once: a browser has no threads for us."""
        return function(*args, **others)

    def schedule_snapshot(self, room: Room) -> None:
        """Save a room soon."""
        self.saver.mark(room)

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a room play."""
        bot_driver.wake(room)

    async def tend(self) -> None:
        """Save again and again, and let bots whose moves could not be kept try again."""
        await asyncio.gather(self.saver.run(), self._try_again())

    async def _try_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            if self.store.failing and not self.read_only:
                await self.refresh()

    def require_writable(self) -> None:
        """Refuse changes while another tab plays."""
        if self.read_only:
            raise other_tab()

    def not_kept(self) -> Problem:
        """Why something could not be kept."""
        return other_tab() if self.read_only else not_kept()

    async def refresh(self) -> None:
        """Read all rooms again, and tell what has changed."""
        await self._look_again(list(self.rooms))

    async def follow(self, changes: Changes) -> None:
        """Show what another tab has kept."""
        changed = self.store.take(changes)
        await self._look_again([table for table in self.rooms if table in changed])

    async def _look_again(self, tables: list[str]) -> None:
        for table in tables:
            room = self.rooms[table]
            async with room.lock:
                try:
                    await room.apply_new_entries()
                except Problem:  # the table was closed there
                    room.table.state = "closed"
                    broadcast_table(room)
                except Exception:  # it cannot be read any more; others can
                    _log.exception("a table cannot be read", extra={"table": table})
                    continue
            room.wake_bots()
