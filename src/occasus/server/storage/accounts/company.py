"""Presence and followers in the database."""

from __future__ import annotations

from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from occasus.server.storage.accounts.social import listens_to
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import BLOCKS, FOLLOWS, PEOPLE, SEATS, SESSIONS, TABLES

HERE: Final = 300.0  # seconds after the last request in which someone counts as here
MOST_FOLLOWED: Final = 200  # by one person


class FollowedPerson(msgspec.Struct, kw_only=True):
    """Someone I follow: whether they are here, and a table at which they may be watched."""

    id: str
    name: str
    at: float
    online: bool
    listens: bool = False  # I may invite them and write to them
    table: str | None = None


def _here(person: Any) -> ColumnElement[bool]:
    """The condition that a person asked for something a moment ago."""
    return exists().where(SESSIONS.c.person == person, SESSIONS.c.seen > time() - HERE)


async def count_here(storage: Storage) -> int:
    """Return how many people are here."""
    count = select(func.count(func.distinct(SESSIONS.c.person))).where(SESSIONS.c.seen > time() - HERE)
    async with storage.read() as connection:
        return int((await connection.execute(count)).scalar_one())


async def follow(storage: Storage, by: str, person: str) -> bool:
    """Follow a person; False if one follows too many."""
    try:
        async with storage.write() as connection:
            count = select(func.count()).select_from(FOLLOWS).where(FOLLOWS.c.by == by)
            if int((await connection.execute(count)).scalar_one()) >= MOST_FOLLOWED:
                return False
            await connection.execute(insert(FOLLOWS).values(by=by, person=person, at=time()))
    except IntegrityError:
        pass  # is so already
    return True


async def unfollow(storage: Storage, by: str, person: str) -> None:
    """Follow a person no longer."""
    async with storage.write() as connection:
        await connection.execute(delete(FOLLOWS).where(FOLLOWS.c.by == by, FOLLOWS.c.person == person))


async def follows(storage: Storage, by: str, person: str) -> bool:
    """Return whether someone follows a person."""
    same = [FOLLOWS.c.by == by, FOLLOWS.c.person == person]
    async with storage.read() as connection:
        return (await connection.execute(select(FOLLOWS.c.at).where(*same))).first() is not None


async def followed_by(storage: Storage, by: str) -> list[FollowedPerson]:
    """Whom a person follows, those who are here first.

    Who shows their profile to no one, or has blocked the follower, is never shown as here, nor where they play.
    """
    blocked = exists().where(BLOCKS.c.by == PEOPLE.c.id, BLOCKS.c.person == by)
    shown = and_(PEOPLE.c.profile != "nobody", ~blocked)
    online = and_(shown, _here(PEOPLE.c.id)).label("online")
    listens = listens_to(by, PEOPLE.c.id).label("listens")
    watched = (
        select(func.max(TABLES.c.id))
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.person == PEOPLE.c.id, TABLES.c.state == "playing", TABLES.c.public, TABLES.c.spectators)
        .where(TABLES.c.days == 0, shown)
        .correlate(PEOPLE)
        .scalar_subquery()
        .label("table")
    )
    async with storage.read() as connection:
        rows = await connection.execute(
            select(PEOPLE.c.id, PEOPLE.c.name, FOLLOWS.c.at, online, listens, watched)
            .join(FOLLOWS, FOLLOWS.c.person == PEOPLE.c.id)
            .where(FOLLOWS.c.by == by)
            .order_by(online.desc(), FOLLOWS.c.at.desc())
        )
        people = [FollowedPerson(**row) for row in rows.mappings()]
    for person in people:
        person.online, person.listens = bool(person.online), bool(person.listens)
        person.table = person.table if person.online else None
    return people
