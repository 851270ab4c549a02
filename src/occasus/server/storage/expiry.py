"""Expiry of guests, tables that were never started, and games without moves."""

from __future__ import annotations

from time import time
from typing import Final

from sqlalchemy import delete, exists, select, update

from occasus.server.storage.accounts.people import forget_person
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import PEOPLE, SEATS, SESSIONS, TABLES

DAY: Final = 86_400.0
HOUR: Final = 3_600.0
AT_ONCE: Final = 200  # guests that are forgotten in one go, so that no one waits for long


async def drop_lobbies(storage: Storage, days: float) -> int:
    """Close tables that no one has started or changed for so many days; 0: never."""
    if not days:
        return 0
    old = [TABLES.c.state == "lobby", TABLES.c.changed < time() - days * DAY]
    async with storage.write() as connection:
        return (await connection.execute(delete(TABLES).where(*old))).rowcount


async def drop_waiting(storage: Storage) -> int:
    """Close tables of "play now" at which no one was when their time came, and no one has been since."""
    old = [TABLES.c.state == "lobby", TABLES.c.fill < time() - HOUR]
    async with storage.write() as connection:
        return (await connection.execute(delete(TABLES).where(*old))).rowcount


async def close_sleeping(storage: Storage, days: float) -> int:
    """Close games that no one has moved in for so many days; they are kept, but not played on. 0: never."""
    if not days:
        return 0
    old = [TABLES.c.state == "playing", TABLES.c.changed < time() - days * DAY]
    async with storage.write() as connection:
        closed = update(TABLES).where(*old).values(state="closed", due=[], deadline=None)
        return (await connection.execute(closed)).rowcount


async def drop_guests(storage: Storage, days: float) -> int:
    """Forget guests who have not been seen for so many days and sit at no table that goes on; 0: never."""
    if not days:
        return 0
    before = time() - days * DAY
    going = select(TABLES.c.id).where(TABLES.c.state.in_(("lobby", "playing")))
    seen = exists().where(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.seen >= before)
    sits = exists().where(SEATS.c.person == PEOPLE.c.id, SEATS.c.table_id.in_(going))
    waits = exists().where(SEATS.c.owner == PEOPLE.c.id, SEATS.c.table_id.in_(going))
    gone = [PEOPLE.c.account_key.is_(None), PEOPLE.c.created < before, ~seen, ~sits, ~waits]
    async with storage.read() as connection:
        people = [row[0] for row in await connection.execute(select(PEOPLE.c.id).where(*gone).limit(AT_ONCE))]
    for person in people:
        await forget_person(storage, person)
    return len(people)
