"""Match files that people brought, in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import REPLAYS
from occasus.tables.store.rows import ReplayRow


async def add_replay(storage: Storage, row: ReplayRow, data: str) -> None:
    """Keep a match file."""
    async with storage.write() as connection:
        await connection.execute(insert(REPLAYS).values(**msgspec.structs.asdict(row), data=data))


async def replays_of(storage: Storage, person: str) -> list[ReplayRow]:
    """The match files that a person brought, newest first."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(*(REPLAYS.c[name] for name in ReplayRow.__struct_fields__))
            .where(REPLAYS.c.person == person)
            .order_by(REPLAYS.c.at.desc())
        )
        return [ReplayRow(**row) for row in rows.mappings()]


async def replay_data(storage: Storage, replay: str, person: str | None) -> str | None:
    """The match file with this id, if this person brought it; without a person, whoever did."""
    async with storage.read() as connection:
        mine = [] if person is None else [REPLAYS.c.person == person]
        rows = await connection.execute(select(REPLAYS.c.data).where(REPLAYS.c.id == replay, *mine))
        return rows.scalar_one_or_none()


async def size_of_replays(storage: Storage, person: str) -> tuple[int, int]:
    """Return how many match files a person brought, and how many letters they have together."""
    size = func.coalesce(func.sum(func.length(REPLAYS.c.data)), 0)
    async with storage.read() as connection:
        rows = await connection.execute(select(func.count(), size).where(REPLAYS.c.person == person))
        count, letters = rows.one()
        return int(count), int(letters)


async def drop_replay(storage: Storage, replay: str, person: str) -> bool:
    """Forget a match file."""
    async with storage.write() as connection:
        done = await connection.execute(delete(REPLAYS).where(REPLAYS.c.id == replay, REPLAYS.c.person == person))
        return done.rowcount > 0
