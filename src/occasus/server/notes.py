"""Notes between workers: "this table has changed". Each worker then reads the database and tells its own sockets.

With one worker there is nobody to tell. With several, Litestar's channels carry the notes over Redis.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, final

import msgspec
from litestar.channels import ChannelsPlugin

from occasus.core.basics import OccasusError
from occasus.server.secrets import random_id

CHANNEL: Final = "tables"
_log: Final = logging.getLogger("occasus.notes")


class Note(msgspec.Struct, kw_only=True):
    """What one worker tells the others."""

    worker: str
    kind: str  # moves, table, chat, mutes, people, who, gone, ended
    table: str
    people: list[str] = []
    keys: list[str] = []  # of sessions and tokens that have ended


@final
class Notes:
    """The board where workers leave notes."""

    def __init__(self, redis: str) -> None:
        self.worker: Final = random_id()
        self.plugin: Final = _plugin(redis) if redis else None
        self._task: asyncio.Task[None] | None = None

    def publish(self, kind: str, table: str, people: Iterable[str] = (), keys: Iterable[str] = ()) -> None:
        """Tell the other workers."""
        if self.plugin is not None:
            note = Note(worker=self.worker, kind=kind, table=table, people=sorted(people), keys=sorted(keys))
            self.plugin.publish(msgspec.json.encode(note), CHANNEL)

    def listen(self, heard: Callable[[Note], Awaitable[None]]) -> None:
        """Call `heard` for each note of another worker."""
        if self.plugin is not None:
            self._task = asyncio.create_task(self._listen(self.plugin, heard))

    async def _listen(self, plugin: ChannelsPlugin, heard: Callable[[Note], Awaitable[None]]) -> None:
        async with plugin.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                note = msgspec.json.decode(data, type=Note)
                if note.worker == self.worker:
                    continue
                try:
                    await heard(note)
                except Exception:
                    _log.exception("a note could not be followed", extra={"kind": note.kind})

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


def _plugin(redis: str) -> ChannelsPlugin:
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
    except ImportError as error:
        raise OccasusError("Redis needs a package; install it by: pip install 'occasus[cluster]'.") from error
    return ChannelsPlugin(RedisChannelsPubSubBackend(redis=Redis.from_url(redis)), channels=[CHANNEL])
