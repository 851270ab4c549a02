"""The server of one worker process: its database, its rooms, its thinkers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from collections.abc import Awaitable, Callable, Coroutine, Set
from pathlib import Path
from time import time
from typing import Any, Final, final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from occasus.core.game import Game
from occasus.core.registry import names
from occasus.games import find
from occasus.ledger.translations import rule_text
from occasus.server import driver, metrics, presence, timekeeping
from occasus.server.analyses import Analyses
from occasus.server.hall import Given, Made, Note
from occasus.server.ids import is_id
from occasus.server.limits import Limits
from occasus.server.line import ENDED, Line
from occasus.server.notes import Notes
from occasus.server.notices.notifier import Notifier
from occasus.server.problems import Problem, not_found
from occasus.server.room import Room
from occasus.server.saver import Saver
from occasus.server.secrets import server_key
from occasus.server.settings import Settings
from occasus.server.storage import admin
from occasus.server.storage.admin import Ban
from occasus.server.storage.engine import STORING, Storage
from occasus.server.storage.journal import Journal
from occasus.server.storage.migrate import migrate
from occasus.server.storage.store import DatabaseStore
from occasus.server.telling import tell_table
from occasus.server.thinkers import Bounds, Thinkers

FINISHING: Final = 3.0  # seconds for what is being stored, when the server stops
CLOSING: Final = 1.5  # seconds for connections and processes to be closed
ANSWERING: Final = 3.0  # seconds for the database to say that it is there
BEATS: Final = 3  # signs of life of another worker that may be missed
REPLAY_SECONDS: Final = 45.0  # for a match file to be played through, by the clock
REPLAY_BOUNDS: Final = Bounds(memory=1 << 29, seconds=10)
ANALYSIS_SECONDS: Final = 90.0  # for a match to be thought about again
ANALYSIS_BOUNDS: Final = Bounds(memory=1 << 30, seconds=90)
_log: Final = logging.getLogger("occasus.server")
Chore = Callable[["Server"], Coroutine[Any, Any, None]]
"""Something that a worker does again and again."""


@final
class Server:
    """Everything that requests share."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.key: Final = server_key(settings)
        self.storage: Final = Storage(settings.database_url())
        self.store: Final = DatabaseStore(self.storage)
        self.journal: Final = Journal(self.storage)
        self.saver: Final = Saver(self.journal, STORING)
        self.counts: Final = metrics.Counts()
        self.notes: Final = Notes(settings.redis)
        self.limits: Final = Limits(settings.limits, settings.rates, self.notes.redis)
        self.thinkers: Final = Thinkers(settings.thinkers, settings.bot_seconds)
        self.analysts: Final = Thinkers(1, ANALYSIS_SECONDS, ANALYSIS_BOUNDS)  # no bot waits for them either
        self.analyses: Final = Analyses(self.analysts)
        self.replayers: Final = Thinkers(1, REPLAY_SECONDS, REPLAY_BOUNDS)  # for match files: no bot waits for them
        self.rooms: Final[dict[str, Room]] = {}
        self.lines: Final[set[Line]] = set()  # all open sockets, those that have not said hello yet too
        self.notifier: Final = Notifier(self.storage, settings, self.key, self.people_at)
        self.ended: Final = asyncio.Event()  # a game has ended here and is to be counted
        self.ready = False
        self.bans: list[Ban] = []
        self.read_only = False
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._workers: Final[dict[str, float]] = {}  # when other workers were last heard of

    async def start(self, *chores: Chore) -> None:
        """Migrate the database, begin to listen, and do some chores again and again until the stop."""
        await migrate(self.storage)
        self.bans = await admin.bans(self.storage)
        self.read_only = bool(await admin.get_state(self.storage, admin.READ_ONLY))
        self.notes.listen(self._heard, self._missed)
        if self.settings.redis:
            self._tasks.append(asyncio.create_task(self._beat()))
        if self.settings.warm:
            self._tasks.append(asyncio.create_task(asyncio.to_thread(warm_up)))
        self._tasks.extend(
            [asyncio.create_task(work) for work in (*(chore(self) for chore in chores), self.saver.run())]
        )
        self.ready = True

    async def stop(self) -> None:
        """Finish what is being stored, hang up, close everything; what does not answer is not waited for long."""
        self.ready = False
        rooms = list(self.rooms.values())
        tasks = [*self._tasks, *(task for room in rooms for task in (room.driver, room.timer) if task is not None)]
        for task in tasks:
            task.cancel()
        await _soon(self._finish(tasks), seconds=FINISHING)
        processes = [each.close() for each in (self.thinkers, self.analysts, self.replayers)]
        await _soon(self.notes.close(), self.analyses.close(), *processes, seconds=CLOSING)
        await _soon(self.journal.close(), seconds=CLOSING)
        await _soon(self.storage.close(), seconds=CLOSING)

    async def _finish(self, tasks: list[asyncio.Task[None]]) -> None:
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms.values():
            async with room.lock:  # whoever is storing finishes
                pass
        await self.saver.save()

    async def troubles(self) -> list[str]:
        """Why requests cannot be served as they should be; nothing if all is well."""
        found = [] if self.ready else ["starting or stopping"]
        try:
            async with asyncio.timeout(ANSWERING), self.storage.read() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):  # a timeout is one of the latter
            found.append("database")
        if not self.journal.healthy:
            found.append("storing")
        if not self.notes.connected or self.notes.behind:
            found.append("redis")
        if free_bytes(self.storage) < self.settings.disk_bytes:
            found.append("disk")
        return found

    def people_at(self, table: str) -> set[str]:
        """Who has a table open, as far as this worker knows."""
        room = self.rooms.get(table)
        return room.people() if room is not None else set()

    async def aside(self, function: Callable[Given, Made], *args: Given.args, **others: Given.kwargs) -> Made:
        """Do what takes a while in a thread of its own."""
        return await asyncio.to_thread(function, *args, **others)

    def moved(self, room: Room) -> None:
        """Save a room soon, and count its game, if that has ended."""
        self.saver.mark(room)
        if room.table.state != "playing":
            self.ended.set()

    def wake(self, room: Room) -> None:
        """Let the bots of a room play, and keep its time."""
        driver.wake(room)
        timekeeping.watch(room)

    def game(self, name: str) -> Game[Any]:
        """A game by its name."""
        return find(name)

    def rule(self, rule: str) -> str:
        """What the ledger says about a rule."""
        return rule_text(rule)

    async def room(self, table: str) -> Room:
        """The room of a table, read from the database if nobody has it open; refused if there is no such table."""
        if not is_id(table):
            raise not_found()
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms.setdefault(table, Room(self, table))
            metrics.ROOMS.set(len(self.rooms))
        async with room.lock:
            try:
                await room.fresh()
            except BaseException:
                if not room.lines:
                    self.rooms.pop(table, None)
                raise
        return room

    def is_crowded(self, person: str, address: str) -> bool:
        """Whether a person, or all at an address, have as many sockets open at this worker as they may."""
        settings = self.settings
        mine = sum(line.person.id == person for line in self.lines)
        near = sum(line.address == address for line in self.lines)
        return settings.limits and (mine >= settings.sockets_person or near >= settings.sockets_address)

    def hang_up(self, person: str) -> None:
        """Close the sockets of a person, here and at other workers."""
        self.close_lines(people={person})
        self.notes.publish("gone", "", [person])

    def end(self, *keys: str) -> None:
        """Close the sockets of sessions and tokens that have ended, here and at other workers."""
        self.close_lines(keys=set(keys))
        self.notes.publish("ended", "", keys=keys)

    def close_lines(self, people: Set[str] = frozenset(), keys: Set[str] = frozenset()) -> None:
        """Close the sockets of some people, or of some sessions and tokens, at this worker."""
        for line in self.lines:
            if line.person.id in people or line.caller.key in keys:
                line.hang_up(ENDED)

    async def refresh(self, person: str) -> None:
        """Read the tables of a person again, who has gone or has another name."""
        for room in [room for room in self.rooms.values() if any(seat.person == person for seat in room.seats)]:
            async with room.lock:
                with contextlib.suppress(Problem):  # the table has gone as well
                    await room.catch_up()

    async def blocks_changed(self, person: str) -> None:
        """A person wants nothing more of somebody, or hears them again: at all tables, here and at other workers."""
        await self._reload_blocks(person)
        self.notes.publish("blocks", "", [person])

    async def _reload_blocks(self, person: str) -> None:
        blocked = await self.store.blocked(person)
        for room in self.rooms.values():
            if person in room.blocks:
                room.blocks[person] = blocked

    async def _missed(self) -> None:
        """Notes of other workers may have been missed: read again what they may have told of."""
        self._workers.update(dict.fromkeys(self._workers, time()))
        for room in list(self.rooms.values()):
            async with room.lock:
                room.stale = True
                with contextlib.suppress(Problem):  # the table has gone
                    await room.fresh()
                    await presence.catch_up(room)
                    tell_table(room)
                    room.wake_bots()
            presence.publish(room)
            self.notes.publish("who", room.id)

    async def _beat(self) -> None:
        """Give a sign of life again and again, and miss those of others."""
        while True:
            self.notes.publish("alive", "")
            await asyncio.sleep(self.settings.beat_seconds)
            if not self.notes.connected:
                continue
            late = time() - BEATS * self.settings.beat_seconds
            for worker in [worker for worker, heard in self._workers.items() if heard < late]:
                del self._workers[worker]
                for room in list(self.rooms.values()):
                    presence.worker_died(room, worker)

    async def _heard(self, note: Note) -> None:
        """Follow a note of another worker."""
        unknown = note.worker not in self._workers
        self._workers[note.worker] = time()
        if note.kind == "alive":
            for table in list(self.rooms) if unknown else []:
                self.notes.publish("who", table)
            return
        if note.kind == "gone":
            self.close_lines(people=set(note.people))
            for person in note.people:
                await self.refresh(person)
            return
        if note.kind == "blocks":
            for person in note.people:
                await self._reload_blocks(person)
            return
        if note.kind == "ended":
            self.close_lines(keys=set(note.keys))
            return
        room = self.rooms.get(note.table)
        if room is None:
            return
        async with room.lock:
            try:
                if note.kind in ("moves", "table"):
                    await room.catch_up()
                else:
                    await presence.heard(room, note)
            except Problem:  # the table was closed there
                room.table.state = "closed"
                tell_table(room)

    def must_write(self) -> None:
        """Refuse changes while the server only reads."""
        if self.read_only:
            raise Problem(
                "maintenance", "The server is being looked after and only shows things now; come back soon.", 503
            )

    def must_not_be_banned(self, person: str, address: str) -> None:
        """Refuse somebody who was banned, or comes from a banned address."""
        if self.bans and admin.is_banned(self.bans, person, address):
            raise Problem("banned", "You cannot use this server; ask those who run it.", 403)


async def _soon(*work: Awaitable[None], seconds: float) -> None:
    """Do something side by side, but not for longer than this; what fails is only noted."""
    try:
        async with asyncio.timeout(seconds):
            for error in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(error, Exception):
                    _log.warning("not all was closed", extra={"error": type(error).__name__})
    except TimeoutError:
        _log.warning("not all was closed", extra={"error": "TimeoutError"})


def free_bytes(storage: Storage) -> float:
    """How much room there is where SQLite keeps its file; another database looks after its own."""
    if not storage.is_sqlite or not storage.url.database:
        return float("inf")
    try:
        return shutil.disk_usage(Path(storage.url.database).parent).free
    except OSError:
        return 0


def warm_up() -> None:
    """Read what the first player would have to wait for: games, their words, the ledgers."""
    for name in names():
        find(name).catalogue.codes()
    rule_text("")
