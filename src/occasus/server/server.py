"""The server of one worker process: its database, its rooms, its thinkers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from collections.abc import Awaitable, Callable, Collection, Coroutine, Set
from pathlib import Path
from time import time
from typing import Any, Final, final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from occasus.core.game import Game
from occasus.core.registry import names
from occasus.games import find
from occasus.ledger.translations import rule_text
from occasus.server import metrics
from occasus.server.cluster.cluster_bus import ClusterBus
from occasus.server.cluster.leadership import Leadership
from occasus.server.cluster.links import Application, Listener, own_host
from occasus.server.limits import Limits
from occasus.server.notifications.notifier import Notifier
from occasus.server.secrets import server_key
from occasus.server.storage import uptime
from occasus.server.storage.accounts import sessions
from occasus.server.storage.engine import STORING, Storage
from occasus.server.storage.journal import Journal
from occasus.server.storage.migrate import migrate
from occasus.server.storage.moderation import admin
from occasus.server.storage.moderation.admin import Ban
from occasus.server.storage.store import DatabaseStore
from occasus.server.study_readers import StudyReaders
from occasus.server.thread_pool import ThreadPool
from occasus.server.watchdog import Watchdog
from occasus.tables.match import clocks
from occasus.tables.protocol.problems import Problem, not_found
from occasus.tables.room import bot_driver, clock_watcher
from occasus.tables.room.broadcast import broadcast_table
from occasus.tables.room.connection import ENDED, MOVED, Connection
from occasus.tables.room.room import Room
from occasus.tables.room.room_services import BusMessage, Given, Made
from occasus.tables.room.snapshot_writer import Saver
from occasus.tables.settings import Settings
from occasus.tables.store.ids import is_id
from occasus.tables.workers.analysis_jobs import Analyses
from occasus.tables.workers.worker_pool import Bounds, Thinkers

FINISHING: Final = 3.0  # seconds for what is being stored, when the server stops
LOADING: Final = 4  # threads
CLOSING: Final = 1.5  # seconds for connections and processes to be closed
ANSWERING: Final = 3.0  # seconds for the database to say that it is there
BEATS: Final = 3  # signs of life of another worker that may be missed
HOUR: Final = 3600.0
MOST_NOTED: Final = 50_000  # people and addresses that are remembered
REPLAY_SECONDS: Final = 45.0  # for a match file to be played through, by the clock
REPLAY_BOUNDS: Final = Bounds(memory=1 << 29, seconds=10)
PREVIEW_SECONDS: Final = 10.0  # for some lines of actions to be tried out
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
        self.storage: Final = Storage(settings.database_url(), settings.database_connections)
        self.store: Final = DatabaseStore(self.storage)
        self.notes: Final = ClusterBus(settings.redis)
        self.leases: Final = Leadership(self.storage, self.notes.worker, settings.lease_seconds)
        self.journal: Final = Journal(self.storage, self.notes.worker)
        self.saver: Final = Saver(self.journal, STORING)
        self.counts: Final = metrics.Counts()
        self.limits: Final = Limits(settings.limits, settings.rates, self.notes.redis)
        self.thinkers: Final = Thinkers(settings.thinkers, settings.bot_seconds)
        self.analysts: Final = Thinkers(settings.analysts, ANALYSIS_SECONDS, ANALYSIS_BOUNDS)  # no bot waits for them
        self.analyses: Final = Analyses(self.analysts)
        self.replayers: Final = Thinkers(settings.replayers, REPLAY_SECONDS, REPLAY_BOUNDS)  # nor for match files
        self.previewers: Final = Thinkers(settings.previewers, PREVIEW_SECONDS)
        self._loading: Final = ThreadPool("loading", LOADING)  # tables, figures, lessons
        self.rooms: Final[dict[str, Room]] = {}
        self.studies: Final = StudyReaders()
        self.lines: Final[set[Connection]] = set()  # all open sockets, those that have not said hello yet too
        self.notifier: Final = Notifier(self.storage, settings, self.key, self.people_at)
        self.watchdog: Final = Watchdog()
        self.ended: Final = asyncio.Event()  # a game has ended here and is to be counted
        self.finished: Final[set[str]] = set()  # those that have
        self.reminded: Final = asyncio.Event()  # someone is to be told that it is their turn at a table led here
        self.listener: Listener | None = None
        self.ready = False
        self.bans: list[Ban] = []
        self.administrators: frozenset[str] = frozenset()
        self.read_only = False
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._noted: Final[dict[tuple[str, str], float]] = {}  # when someone was last seen at an address

    async def start(self, application: Application, *chores: Chore) -> None:
        """Migrate the database, begin to listen, and do some chores again and again until the stop.

        The application answers what other workers hand over.
        """
        if self.settings.warm:  # before anybody comes: what is imported on the way would hold up all others
            await self.run_in_thread(warm_up)
        await migrate(self.storage)
        await uptime.begin(self.storage, BEATS * self.settings.beat_seconds)
        await self.follow_bans()
        await self.follow_uptime()
        self.notes.listen(self._heard, self._missed)
        if not self.leases.alone:
            self.listener = Listener(self.key, self._leads, application)
            host = self.settings.peer_host or own_host(self.settings.redis)
            address = await self.listener.start(host, self.settings.peer_port)
            await self.leases.start(address, self.notes.follow, self._lost)
        self._tasks.append(asyncio.create_task(self._note_alive()))
        self._tasks.extend(
            [asyncio.create_task(work) for work in (*(chore(self) for chore in chores), self.saver.run())]
        )
        await asyncio.sleep(0)  # the first look for garbage is long, and no one waits yet
        self.watchdog.start()
        self.ready = True

    async def stop(self) -> None:
        """Finish what is being stored, hang up, close everything; what does not answer is not waited for long.

        Tables are given away as soon as nothing is being stored, so that their people play on elsewhere.
        """
        self.ready = False
        self.leases.stopping = True
        self.watchdog.stop()
        rooms = list(self.rooms.values())
        tasks = [*self._tasks, *(task for room in rooms for task in (room.driver, room.timer) if task is not None)]
        for task in tasks:
            task.cancel()
        await _soon(self._finish(tasks), seconds=FINISHING)
        await _soon(self.leases.stop(), seconds=CLOSING)
        if self.listener is not None:
            await self.listener.stop()
        processes = [pool.close() for pool in (self.thinkers, self.analysts, self.replayers, self.previewers)]
        await _soon(self.notes.close(), self.analyses.close(), *processes, seconds=CLOSING)
        await _soon(self.journal.close(), seconds=CLOSING)
        await _soon(self.storage.close(), seconds=CLOSING)

    async def _finish(self, tasks: list[asyncio.Task[None]]) -> None:
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms.values():
            async with room.lock:  # whoever is storing finishes
                pass
        await self.saver.save()
        if not self.read_only:
            with contextlib.suppress(*STORING):
                await uptime.beat(self.storage)

    async def troubles(self) -> list[str]:
        """Why requests cannot be served as they should be; nothing if all is well."""
        problems = [] if self.ready else ["starting or stopping"]
        try:
            async with asyncio.timeout(ANSWERING), self.storage.read() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):  # a timeout is one of the latter
            problems.append("database")
        if not self.journal.healthy:
            problems.append("storing")
        if free_bytes(self.storage) < self.settings.disk_bytes:
            problems.append("disk")
        return problems

    def handicaps(self) -> list[str]:
        """Return what is away that requests can do without: news from other workers are looked for instead."""
        return [] if self.notes.connected and not self.notes.behind else ["redis"]

    def people_at(self, table: str) -> set[str]:
        """Return who has a table open, as far as this worker knows."""
        room = self.rooms.get(table)
        return room.people() if room is not None else set()

    async def run_in_thread(self, function: Callable[Given, Made], *args: Given.args, **others: Given.kwargs) -> Made:
        """Do what takes a while in a thread of its own."""
        return await self._loading.run(function, *args, **others)

    def schedule_snapshot(self, room: Room) -> None:
        """Save a room soon, and count its game, if that has ended."""
        self.saver.mark(room)
        if room.table.state != "playing":
            self.finished.add(room.id)
            self.ended.set()

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a room play, and keep its time."""
        bot_driver.wake(room)
        clock_watcher.watch(room)

    def game(self, name: str) -> Game[Any]:
        return find(name)

    def rule(self, rule: str) -> str:
        """Return what the ledger says about a rule."""
        return rule_text(rule)

    async def room(self, table: str) -> Room:
        """The room of a table, read from the database if no one has it open; refused if there is no such table."""
        if not is_id(table):
            raise not_found()
        await self.leases.take(table)  # else it is read again each time: someone else writes
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms.setdefault(table, Room(self, table))
            metrics.ROOMS.set(len(self.rooms))
        async with room.lock:
            try:
                await room.ensure_loaded()
            except BaseException:
                if not room.lines:
                    self.rooms.pop(table, None)
                raise
        return room

    def is_crowded(self, person: str, address: str) -> bool:
        """Return whether a person, or all at an address, have as many sockets open at this worker as they may."""
        settings = self.settings
        mine = sum(line.person.id == person for line in self.lines)
        near = sum(line.address == address for line in self.lines)
        return settings.limits and (mine >= settings.sockets_person or near >= settings.sockets_address)

    def is_new_address(self, person: str, address: str) -> bool:
        """Return whether it was not noted within an hour that someone comes from an address."""
        key, now = (person, address), time()
        if now - self._noted.get(key, 0.0) < HOUR:
            return False
        if len(self._noted) > MOST_NOTED:
            self._noted.clear()
        self._noted[key] = now
        return True

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
                    await room.apply_new_entries()

    async def blocks_changed(self, person: str) -> None:
        """A person wants nothing more of someone, or hears them again: at all tables, here and at other workers."""
        await self._reload_blocks(person)
        self.notes.publish("blocks", "", [person])

    async def _reload_blocks(self, person: str) -> None:
        blocked = await self.store.blocked(person)
        for room in self.rooms.values():
            if person in room.blocks:
                room.blocks[person] = blocked

    async def _leads(self, table: str) -> bool:
        """Return whether this worker leads a table, or can now."""
        return await self.leases.take(table) is None and self.leases.leads(table)

    def _lost(self, table: str) -> None:
        """Another worker leads a table by now: its people come back there."""
        room = self.rooms.get(table)
        if room is None:
            return
        room.stale = True
        for line in list(room.lines):
            line.hang_up(MOVED)
        self.notes.publish("table", table)  # what was not a move, such as a vote, may have been kept after that

    async def share_out(self, errand: str, tables: Collection[str]) -> list[str]:
        """The tables at which this worker does an errand; the leaders of the others are told to do it there."""
        elsewhere = await self.leases.led_elsewhere(tables)
        for table in elsewhere:
            self.notes.publish(errand, table)
        return [table for table in tables if table not in elsewhere]

    async def share_reminders(self, tables: Collection[str]) -> Collection[str]:
        """Of tables where someone is due, those whose people this worker tells; it knows who has them open."""
        return await self.share_out("remind", tables)

    async def own_reminders(self, tables: Collection[str]) -> Collection[str]:
        """Of tables where someone is due, those that are led here."""
        return {table for table in tables if self.leases.leads(table)}

    async def release_idle(self) -> None:
        """Give tables back that no one has used here for a while."""
        await self.notes.forget(await self.leases.release_unused(self.rooms, self.settings.idle_seconds))

    async def _missed(self) -> None:
        """Notes of other workers may have been missed: read again what they may have told of."""
        keys = {line.caller.key for line in self.lines if line.caller.key}
        self.close_lines(keys=await sessions.ended(self.storage, keys))
        for room in list(self.rooms.values()):
            if room.lines and not room.stale and room.table.state != "playing":  # a game changes only here
                async with room.lock:
                    with contextlib.suppress(Problem):  # the table has gone
                        await room.apply_new_entries()
        for person in {person for room in self.rooms.values() for person in room.blocks}:
            await self._reload_blocks(person)
        self.studies.missed()

    async def follow_uptime(self) -> None:
        """Read whether the server is read-only, and which time isn't counted."""
        self.read_only, stops = await uptime.read(self.storage)
        clocks.set_stops(stops)

    async def _note_alive(self) -> None:
        """Note again and again that this worker runs."""
        while True:
            await asyncio.sleep(self.settings.beat_seconds)
            if not self.read_only:
                with contextlib.suppress(*STORING):
                    await uptime.beat(self.storage)

    async def _heard(self, note: BusMessage) -> None:
        """Follow a note of another worker."""
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
        if note.kind == "study":
            for study, version in map(str.split, note.keys):
                self.studies.tell(study, int(version))
            return
        if note.kind == "remind":
            self.reminded.set()
            return
        room = await self.room(note.table) if note.kind == "wake" else self.rooms.get(note.table)
        if room is None:
            return
        async with room.lock:
            try:
                if note.kind == "wake":
                    room.wake_bots()
                else:
                    await room.apply_new_entries()
            except Problem:  # the table was closed there
                room.table.state = "closed"
                broadcast_table(room)

    def require_writable(self) -> None:
        """Refuse changes while the server only reads."""
        if self.read_only:
            raise Problem(
                "maintenance",
                "The server is in maintenance mode: you can look around, but not play. Please come back soon.",
                503,
            )

    async def follow_bans(self) -> None:
        """Read who is banned, and whom no banned range of addresses keeps out."""
        self.bans = await admin.bans(self.storage)
        self.administrators = await admin.administrators(self.storage)

    def require_not_banned(self, person: str, address: str) -> None:
        """Refuse someone who was banned, or comes from a banned address and doesn't run the server."""
        where = "" if person in self.administrators else address
        if self.bans and admin.is_banned(self.bans, person, where):
            raise Problem("banned", "Your access to this server is blocked. Contact its administrators.", 403)


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
    """Return how much room there is where SQLite keeps its file; another database looks after its own."""
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
