"""Leases in the database: workers write heartbeats, and live workers lead tables.

One clock decides, that of the database. A worker whose sign of life is late loses nothing by that alone: only when
another one takes a table over does the number of its lease (its fence) go up, and the journal refuses the old number.
"""

from __future__ import annotations

from collections.abc import Collection
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Float, cast, delete, exists, func, literal, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import LEASES, TABLES, WORKERS

CHORES: Final = "-chores"  # the lease of what one worker does for all; no table has such an id
BURIED: Final = 60.0  # seconds after which a dead worker and its leases are forgotten


class Leader(msgspec.Struct, frozen=True):
    """A worker that leads something, and the number of its lease."""

    worker: str
    address: str
    fence: int


def _now(storage: Storage) -> ColumnElement[float]:
    """The clock that decides; workers that share a file are on one machine."""
    if storage.is_sqlite:
        return literal(time(), Float)
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


async def beat(storage: Storage, worker: str, address: str, seconds: float) -> None:
    """Note that a worker lives, and will for a while."""
    until = _now(storage) + seconds
    async with storage.write() as connection:
        done = await connection.execute(update(WORKERS).where(WORKERS.c.id == worker).values(until=until))
        if not done.rowcount:
            await connection.execute(
                _insert(storage, WORKERS).from_select(
                    ["id", "address", "until"], select(literal(worker), literal(address), until)
                )
            )


def _insert(storage: Storage, table: Any) -> Any:
    return sqlite.insert(table) if storage.is_sqlite else postgresql.insert(table)


async def leader(storage: Storage, name: str) -> Leader | None:
    """The worker that leads something and lives."""
    leaders = await leaders_of(storage, [name])
    return leaders.get(name)


async def leaders_of(storage: Storage, names: Collection[str]) -> dict[str, Leader]:
    """The same for several, without those that no one leads."""
    columns = [LEASES.c.name, LEASES.c.worker, WORKERS.c.address, LEASES.c.fence]
    query = select(*columns).join(WORKERS, WORKERS.c.id == LEASES.c.worker)
    async with storage.read() as connection:
        rows = await connection.execute(query.where(LEASES.c.name.in_(names), WORKERS.c.until > _now(storage)))
        return {row[0]: Leader(row[1], row[2], row[3]) for row in rows}


async def take(storage: Storage, name: str, worker: str) -> int:
    """Lead something that no one leads who lives; returns the number of the lease, 0 if it cannot be had."""
    # of the row in the way: a column would be looked up again, in all rows
    holder: ColumnElement[str] = literal_column("leases.worker")
    alive = exists().where(WORKERS.c.id == holder, WORKERS.c.until > _now(storage))
    there = literal(1) == 1 if name == CHORES else exists().where(TABLES.c.id == name)
    added = _insert(storage, LEASES).from_select(
        ["name", "worker", "fence"], select(literal(name), literal(worker), literal(1)).where(there)
    )
    taken = added.on_conflict_do_update(
        index_elements=["name"],
        set_={"worker": worker, "fence": LEASES.c.fence + 1},
        where=(LEASES.c.worker == worker) | ~alive,
    ).returning(LEASES.c.fence)
    async with storage.write() as connection:
        return int((await connection.execute(taken)).scalar_one_or_none() or 0)


async def held(storage: Storage, worker: str) -> dict[str, int]:
    """Return what a worker leads, and the numbers of its leases."""
    async with storage.read() as connection:
        rows = await connection.execute(select(LEASES.c.name, LEASES.c.fence).where(LEASES.c.worker == worker))
        return {row[0]: row[1] for row in rows}


async def living(storage: Storage) -> set[str]:
    """The workers that live."""
    async with storage.read() as connection:
        rows = await connection.execute(select(WORKERS.c.id).where(WORKERS.c.until > _now(storage)))
        return {row[0] for row in rows}


async def release(storage: Storage, worker: str, names: Collection[str]) -> None:
    """Lead some things no longer."""
    async with storage.write() as connection:
        await connection.execute(delete(LEASES).where(LEASES.c.worker == worker, LEASES.c.name.in_(names)))


async def leave(storage: Storage, worker: str) -> None:
    """Lead nothing any more, and live no longer."""
    async with storage.write() as connection:
        await connection.execute(delete(LEASES).where(LEASES.c.worker == worker))
        await connection.execute(delete(WORKERS).where(WORKERS.c.id == worker))


async def bury(storage: Storage) -> None:
    """Forget workers that died a while ago, and what they led."""
    async with storage.write() as connection:
        await connection.execute(delete(WORKERS).where(WORKERS.c.until < _now(storage) - BURIED))
        await connection.execute(delete(LEASES).where(~exists().where(WORKERS.c.id == LEASES.c.worker)))


async def leads_all(connection: AsyncConnection, worker: str, fences: dict[str, int]) -> bool:
    """Return whether a worker still holds these leases; no one takes them over until this is committed."""
    same = [LEASES.c.name.in_(fences), LEASES.c.worker == worker]
    query = select(LEASES.c.name, LEASES.c.fence).where(*same).with_for_update(read=True)
    return {row[0]: row[1] for row in await connection.execute(query)} == fences
