"""Games of different people are counted side by side; those of the same people one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from sqlalchemy import text

from occasus.server.storage import counting
from occasus.server.storage.engine import Storage
from occasus.tables.settings import Settings
from tests.server.services import postgres

WAITING = text(
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database "
    "WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()"
)


async def counts(storage: Storage, people: Collection[str] | None) -> None:
    """Hold what is held while a game of some people is counted, or all games are counted again."""
    async with storage.write() as connection:
        await counting.lock(storage, connection, "empires_end", people)


async def waiting(storage: Storage, number: int) -> None:
    """Wait until so many wait for others."""
    async with storage.read() as connection:
        while (await connection.execute(WAITING)).scalar_one() != number:
            await asyncio.sleep(0.02)


async def side_by_side(address: str) -> None:
    storage = Storage(Settings(data="", database=address).database_url())
    try:
        async with storage.write() as first:
            await counting.lock(storage, first, "empires_end", {"ada", "bob"})
            await counts(storage, {"eve", "max"})
            late = asyncio.create_task(counts(storage, {"bob", "eve"}))
            await waiting(storage, 1)
            await counts(storage, {"max"})
            again = asyncio.create_task(counts(storage, None))
            await waiting(storage, 2)
            assert not late.done()
            assert not again.done(), "all games are counted again when no other is being counted"
        await asyncio.gather(late, again)
    finally:
        await storage.close()


def test_only_games_of_the_same_people_wait_for_each_other() -> None:
    with postgres() as address:
        asyncio.run(side_by_side(address))
