"""Challenges and their results in the database."""

from __future__ import annotations

from time import time

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CHALLENGE_TRIES, PEOPLE, SEATS, TABLES
from occasus.tables.store.rows import ChallengeTry


async def enter(storage: Storage, challenge: str, table: str, people: list[str]) -> bool:
    """Let people try a challenge at a table; False if one of them has tried it elsewhere."""
    tried = [CHALLENGE_TRIES.c.challenge == challenge, CHALLENGE_TRIES.c.person.in_(people)]
    try:
        async with storage.write() as connection:
            await connection.execute(delete(CHALLENGE_TRIES).where(*tried, CHALLENGE_TRIES.c.table_id == table))
            rows = [{"challenge": challenge, "person": person, "table_id": table, "at": time()} for person in people]
            await connection.execute(insert(CHALLENGE_TRIES), rows)
    except IntegrityError:
        return False
    return True


async def tries_of(storage: Storage, challenge: str) -> list[ChallengeTry]:
    """All tries at a challenge, the earliest first; who shows their profile to no one is not named."""
    wanted = (
        select(CHALLENGE_TRIES, TABLES.c.state, PEOPLE.c.name, PEOPLE.c.profile, PEOPLE.c.account)
        .join(TABLES, TABLES.c.id == CHALLENGE_TRIES.c.table_id)
        .join(PEOPLE, PEOPLE.c.id == CHALLENGE_TRIES.c.person)
        .where(CHALLENGE_TRIES.c.challenge == challenge)
        .order_by(CHALLENGE_TRIES.c.at, CHALLENGE_TRIES.c.person)
    )
    tries: dict[str, ChallengeTry] = {}
    async with storage.read() as connection:
        for row in (await connection.execute(wanted)).mappings():
            tried = tries.setdefault(
                row["table_id"], ChallengeTry(table=row["table_id"], state=row["state"], measure=row["measure"])
            )
            tried.guests = tried.guests or row["account"] is None
            tried.people.append(row["person"])
            tried.names.append("" if row["profile"] == "nobody" else row["name"])
    return list(tries.values())


async def lobby_of(storage: Storage, challenge: str, person: str) -> str | None:
    """The table at which a person waits for others to play a challenge with."""
    wanted = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.challenge == challenge, TABLES.c.state == "lobby", SEATS.c.person == person)
        .limit(1)
    )
    async with storage.read() as connection:
        return (await connection.execute(wanted)).scalar_one_or_none()


async def keep_measure(storage: Storage, table: str, measure: list[int]) -> None:
    """Keep how a try went."""
    async with storage.write() as connection:
        same = CHALLENGE_TRIES.c.table_id == table
        await connection.execute(update(CHALLENGE_TRIES).where(same).values(measure=measure))


async def of_person(storage: Storage, person: str) -> list[dict[str, object]]:
    """The tries of a person, for their own data."""
    wanted = select(CHALLENGE_TRIES.c.challenge, CHALLENGE_TRIES.c.table_id, CHALLENGE_TRIES.c.measure)
    async with storage.read() as connection:
        rows = await connection.execute(wanted.where(CHALLENGE_TRIES.c.person == person))
        return [dict(row) for row in rows.mappings()]
