"""Sessions in the database: one row for each browser in which someone is known. A cookie is worth what its row is."""

from __future__ import annotations

from time import time
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update

from occasus.server.secrets import session_hash
from occasus.server.storage.accounts.people import PEOPLE_COLUMNS
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import PEOPLE, SESSIONS, TOKENS
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import Person

DAY: Final = 86_400.0
LIFE: Final = 365 * DAY  # a session ends so long after it was last seen
LOOK: Final = 60.0  # seconds after which it is written down again that a session was seen
MOST: Final = 50  # sessions of one person; a new one ends the oldest


class Session(msgspec.Struct, kw_only=True):
    """A browser in which someone is known."""

    id: str
    person: str
    device: str
    created: float
    seen: float
    expires: float


async def add_session(storage: Storage, person: str, device: str) -> tuple[Session, str]:
    """A new session, and the secret for its cookie, which is not kept."""
    secret, now = random_id(32), time()
    session = Session(id=random_id(), person=person, device=device, created=now, seen=now, expires=now + LIFE)
    kept = select(SESSIONS.c.id).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc()).limit(MOST)
    async with storage.write() as connection:
        await connection.execute(insert(SESSIONS).values(**msgspec.to_builtins(session), hash=session_hash(secret)))
        await connection.execute(
            delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id.not_in(kept.scalar_subquery()))
        )
    return session, secret


async def find_session(storage: Storage, secret: str, note: bool = True) -> tuple[Session, Person] | None:
    """The session of a cookie and its person; None if it has ended. It may be noted that it was seen."""
    now = time()
    names = Session.__struct_fields__
    async with storage.read() as connection:
        row = (
            (
                await connection.execute(
                    select(*(SESSIONS.c[name].label(f"s_{name}") for name in names), *PEOPLE_COLUMNS)
                    .join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
                    .where(SESSIONS.c.hash == session_hash(secret), SESSIONS.c.expires > now)
                )
            )
            .mappings()
            .one_or_none()
        )
    if row is None:
        return None
    session = Session(**{name: row[f"s_{name}"] for name in names})
    if note and now - session.seen > LOOK:
        async with storage.write() as connection:
            seen = update(SESSIONS).where(SESSIONS.c.id == session.id).values(seen=now, expires=now + LIFE)
            await connection.execute(seen)
    return session, Person(**{name: row[name] for name in Person.__struct_fields__})


async def sessions_of(storage: Storage, person: str) -> list[Session]:
    """A person's sessions, oldest first."""
    columns = [SESSIONS.c[name] for name in Session.__struct_fields__]
    async with storage.read() as connection:
        rows = await connection.execute(
            select(*columns)
            .where(SESSIONS.c.person == person, SESSIONS.c.expires > time())
            .order_by(SESSIONS.c.created, SESSIONS.c.id)
        )
        return [Session(**row) for row in rows.mappings()]


async def end_session(storage: Storage, person: str, session: str) -> bool:
    """End a session; False if this person has none such."""
    async with storage.write() as connection:
        done = await connection.execute(delete(SESSIONS).where(SESSIONS.c.id == session, SESSIONS.c.person == person))
        return done.rowcount > 0


async def end_all(storage: Storage, person: str) -> None:
    """End all sessions and tokens of a person, and cookies of earlier releases."""
    async with storage.write() as connection:
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
        await connection.execute(delete(TOKENS).where(TOKENS.c.person == person))
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(session=-1))


async def ended(storage: Storage, keys: set[str]) -> set[str]:
    """Those sessions and tokens that are good no more."""
    if not keys:
        return set()
    now, good = time(), set[str]()
    async with storage.read() as connection:
        for table in (SESSIONS, TOKENS):
            rows = await connection.execute(select(table.c.id).where(table.c.id.in_(keys), table.c.expires > now))
            good |= {row[0] for row in rows}
    return keys - good


async def drop_expired(storage: Storage) -> None:
    """Forget sessions and tokens whose time is over."""
    now = time()
    async with storage.write() as connection:
        for table in (SESSIONS, TOKENS):
            await connection.execute(delete(table).where(table.c.expires < now))
