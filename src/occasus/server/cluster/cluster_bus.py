"""Notes between workers: to the one that leads a table, or to all about a person.

With one worker there is no one to tell. With several, notes go over Redis; each table has a channel of its own, which
only its leader listens to. The line to Redis is watched: when it is lost it is taken up again by itself. Until then,
and after a note that could not be followed, what notes may have told of is read again and again instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Any, Final, final

import msgspec

from occasus.core.basics import OccasusError
from occasus.server import metrics
from occasus.server.storage.engine import STORING
from occasus.tables.room.room_services import BusMessage
from occasus.tables.store.ids import random_id

CHANNEL: Final = "occasus_notes"  # about people
TABLES: Final = "occasus_table/"  # about a table, by its id
AT_ONCE: Final = 500  # channels in one command
PATIENCE: Final = 3.0  # seconds for Redis to answer
LOOK: Final = 1.0  # seconds between two looks whether the line still holds, while nothing comes
FIRST_WAIT: Final = 0.1  # seconds until the line is taken up again, doubled each time
LONGEST_WAIT: Final = 3.0
MOST: Final = 10_000  # notes that may wait; if there are more, everyone is told to read everything
_log: Final = logging.getLogger("occasus.notes")


Heard = Callable[[BusMessage], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


@final
class ClusterBus:
    """The board where workers leave notes."""

    def __init__(self, redis: str) -> None:
        self.worker: Final = random_id() if redis else ""
        self.connected = not redis  # whether notes of others come in
        self.behind = False  # whether one came in that could not be followed
        self.redis: Final = _client(redis) if redis else None
        self._followed: Final[set[str]] = set()
        self._subscription: Any = None
        self._waiting: Final[deque[BusMessage]] = deque()
        self._more: Final = asyncio.Event()
        self._lost = False  # some notes were not sent: others must read everything
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, kind: str, table: str, people: Iterable[str] = (), keys: Iterable[str] = ()) -> None:
        """Tell the worker that leads a table, or all others."""
        if self.redis is None:
            return
        if len(self._waiting) >= MOST:
            self._waiting.clear()
            self._lost = True
        note = BusMessage(worker=self.worker, kind=kind, table=table, people=sorted(people), keys=sorted(keys))
        self._waiting.append(note)
        self._more.set()

    async def follow(self, table: str) -> None:
        """Hear what others tell about a table."""
        self._followed.add(table)
        await self._subscribe("ssubscribe", [table])

    async def forget(self, tables: list[str]) -> None:
        """Hear nothing more about some tables."""
        self._followed.difference_update(tables)
        await self._subscribe("sunsubscribe", tables)

    async def _subscribe(self, command: str, tables: Iterable[str]) -> None:
        channels = [TABLES + table for table in tables]
        subscription = self._subscription
        if subscription is None or not channels:
            return
        with contextlib.suppress(Exception):  # once the line is back, all is subscribed to again
            for first in range(0, len(channels), AT_ONCE):
                await getattr(subscription, command)(*channels[first : first + AT_ONCE])

    def listen(self, heard: Heard, missed: Missed) -> None:
        """Call `heard` for each note of another worker, and `missed` when some may have been missed."""
        if self.redis is not None:
            self._tasks = [asyncio.create_task(self._listen(heard, missed)), asyncio.create_task(self._send())]

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        wait = FIRST_WAIT
        first = True
        while True:
            try:
                async with self.redis.pubsub() as subscription:  # type: ignore[union-attr]
                    await subscription.subscribe(CHANNEL)
                    self._subscription = subscription
                    await self._subscribe("ssubscribe", self._followed)
                    if not first:
                        await missed()
                        self.behind = False
                    first, wait, self.connected = False, FIRST_WAIT, True
                    metrics.REDIS.set(1)
                    await self._hear(subscription, heard, missed)
            except Exception as error:
                self._note_loss(error)
            self._subscription = None
            if not first:
                await self._follow("gap", missed())
            first = False
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _hear(self, subscription: Any, heard: Heard, missed: Missed) -> None:
        again = 0.0
        while True:
            message = await subscription.get_message(timeout=LOOK)
            if self.behind and monotonic() > again:
                await self._follow("gap", missed())
                again = monotonic() + LOOK
            if message is None:
                async with asyncio.timeout(PATIENCE):
                    await self.redis.ping()  # type: ignore[union-attr]
                continue
            if message["type"] not in ("message", "smessage"):
                continue
            note = msgspec.json.decode(message["data"], type=BusMessage)
            if note.worker == self.worker:
                continue
            await self._follow(note.kind, missed() if note.kind == "gap" else heard(note))

    async def _follow(self, kind: str, work: Awaitable[None]) -> None:
        """Follow a note; where that fails, as while the database is away, all is read again as soon as it can be."""
        try:
            await work
        except STORING as error:
            self.behind = True
            _log.warning(
                "a message from another worker could not be processed",
                extra={"kind": kind, "error": type(error).__name__},
            )
        except Exception:
            self.behind = kind != "gap"  # a second mistake of ours would not be repaired by a third try
            _log.exception("a message from another worker could not be processed", extra={"kind": kind})
        else:
            self.behind = self.behind and kind != "gap"

    def _note_loss(self, error: Exception) -> None:
        if self.connected:
            _log.warning("lost the connection to Redis", extra={"error": type(error).__name__})
        self.connected = False
        metrics.REDIS.set(0)

    async def _send(self) -> None:
        wait = FIRST_WAIT
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting or self._lost:
                gap = BusMessage(worker=self.worker, kind="gap", table="")
                note = gap if self._lost else self._waiting[0]
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._tell(note)
                except Exception:
                    self._lost = True  # it may have gone out, or not
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                    continue
                wait = FIRST_WAIT
                if self._lost:
                    self._lost = False
                    self._waiting.clear()
                else:
                    self._waiting.popleft()

    async def _tell(self, note: BusMessage) -> None:
        if note.table:
            await self.redis.spublish(TABLES + note.table, msgspec.json.encode(note))  # type: ignore[union-attr]
        else:
            await self.redis.publish(CHANNEL, msgspec.json.encode(note))  # type: ignore[union-attr]

    async def close(self) -> None:
        """Send what waits, if that is quick, and listen no more."""
        if self.redis is None:
            return
        if self.connected:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    while self._waiting:
                        await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1.0):
                await self.redis.aclose()


def _client(address: str) -> Any:
    try:
        from redis.asyncio import Redis
    except ImportError as error:
        raise OccasusError("Redis needs a package; install it with: pip install 'occasus[cluster]'.") from error
    return Redis.from_url(address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
