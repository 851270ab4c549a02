"""When the whole server was stopped or read-only, in the database: every worker leaves that time out of the clocks."""

from __future__ import annotations

import contextlib
from time import time
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import STATE

ALIVE: Final = "alive"  # when a worker was last known to run
STOPS: Final = "stops"
READ_ONLY: Final = "read_only"  # since when; "yes" by an earlier release
MOST: Final = 50  # stops that are remembered
AGES: Final = 30 * 86_400.0  # seconds for which they are

Stops = list[tuple[float, float]]


async def begin(storage: Storage, patience: float) -> None:
    """Note that a worker starts; if none has run for longer than this, note a stop of the whole server."""
    now = time()
    async with storage.write() as connection:
        if await _state(connection, READ_ONLY):
            return
        alive = await _state(connection, ALIVE)
        if alive and now - float(alive) > patience:
            same = [STATE.c.name == ALIVE, STATE.c.value == alive]
            if (await connection.execute(update(STATE).where(*same).values(value=str(now)))).rowcount:
                await _add_stop(connection, float(alive), now)
    await beat(storage)


async def beat(storage: Storage) -> None:
    """Note that a worker runs."""
    now = str(time())
    with contextlib.suppress(IntegrityError):  # another worker has just added it
        async with storage.write() as connection:
            if not (await connection.execute(update(STATE).where(STATE.c.name == ALIVE).values(value=now))).rowcount:
                await connection.execute(insert(STATE).values(name=ALIVE, value=now))


async def set_read_only(storage: Storage, on: bool) -> None:
    """Make the server read-only or writable again; the time between isn't counted."""
    now = time()
    async with storage.write() as connection:
        since = await _state(connection, READ_ONLY)
        if bool(since) == on:
            return
        await connection.execute(delete(STATE).where(STATE.c.name == READ_ONLY))
        if on:
            await connection.execute(insert(STATE).values(name=READ_ONLY, value=str(now)))
        elif since != "yes":
            await _add_stop(connection, float(since), now)
    if not on:
        await beat(storage)


async def read(storage: Storage) -> tuple[bool, Stops]:
    """Return whether the server is read-only, and all stops; one that still lasts has no end."""
    async with storage.read() as connection:
        since, stops = await _state(connection, READ_ONLY), await _stops(connection)
    if since and since != "yes":
        stops.append((float(since), float("inf")))
    return bool(since), stops


async def _state(connection: AsyncConnection, name: str) -> str:
    return (await connection.execute(select(STATE.c.value).where(STATE.c.name == name))).scalar_one_or_none() or ""


async def _stops(connection: AsyncConnection) -> Stops:
    return msgspec.json.decode(await _state(connection, STOPS) or "[]", type=Stops)


async def _add_stop(connection: AsyncConnection, start: float, end: float) -> None:
    known = [stop for stop in await _stops(connection) if stop[1] > end - AGES][-MOST + 1 :]
    start = max([start, *(stop[1] for stop in known)])  # stops don't overlap
    await connection.execute(delete(STATE).where(STATE.c.name == STOPS))
    value = msgspec.json.encode([*known, (start, end)]).decode()
    await connection.execute(insert(STATE).values(name=STOPS, value=value))
