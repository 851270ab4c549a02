"""From where people came lately, so that those who were banned do not come straight back; kept for some days only."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from time import time

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import ADDRESSES, BANS


async def note(storage: Storage, person: str, address: str) -> None:
    """Keep from where a person came."""
    same = [ADDRESSES.c.person == person, ADDRESSES.c.address == address]
    try:
        async with storage.write() as connection:
            if not (await connection.execute(update(ADDRESSES).where(*same).values(seen=time()))).rowcount:
                await connection.execute(insert(ADDRESSES).values(person=person, address=address, seen=time()))
    except IntegrityError:
        pass  # noted at the same time, or the person has gone


async def is_of_banned(storage: Storage, address: str) -> bool:
    """Return whether someone who is banned now came from an address lately."""
    holds = or_(BANS.c.until.is_(None), BANS.c.until > time())
    async with storage.read() as connection:
        rows = await connection.execute(
            select(BANS.c.id)
            .join(ADDRESSES, ADDRESSES.c.person == BANS.c.person)
            .where(ADDRESSES.c.address == address, holds)
            .limit(1)
        )
        return rows.first() is not None


async def of_people(storage: Storage, people: Collection[str]) -> dict[str, set[str]]:
    """The addresses from which some people came lately."""
    result: defaultdict[str, set[str]] = defaultdict(set)
    async with storage.read() as connection:
        rows = await connection.execute(
            select(ADDRESSES.c.person, ADDRESSES.c.address).where(ADDRESSES.c.person.in_(people))
        )
        for person, address in rows:
            result[person].add(address)
    return result


async def drop_old(storage: Storage, days: float) -> None:
    """Forget from where people came longer ago."""
    async with storage.write() as connection:
        await connection.execute(delete(ADDRESSES).where(ADDRESSES.c.seen < time() - days * 86_400.0))
