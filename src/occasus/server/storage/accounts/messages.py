"""Messages between people in the database."""

from __future__ import annotations

from time import time
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, case, delete, func, insert, or_, select, update

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import BLOCKS, MESSAGES, PEOPLE

SHOWN: Final = 100  # messages of a conversation, the latest
MOST: Final = 500  # that are kept of two people
CONVERSATIONS: Final = 50  # that are listed


class MessageRecord(msgspec.Struct, kw_only=True):
    """A message between me and someone."""

    id: int
    mine: bool
    text: str
    at: float


class ConversationRecord(msgspec.Struct, kw_only=True):
    """Someone with whom I write: what was said last, and how much of theirs I have not seen."""

    id: str
    name: str
    text: str
    at: float
    unread: int


def _between(me: str, person: str) -> ColumnElement[bool]:
    """The condition that a message is between two people."""
    sent = and_(MESSAGES.c.by == me, MESSAGES.c.person == person)
    return or_(sent, and_(MESSAGES.c.by == person, MESSAGES.c.person == me))


def _heard(me: str) -> ColumnElement[bool]:
    """The condition that a message is from no one whom I have blocked; who has blocked me is not told."""
    blocked = select(BLOCKS.c.person).where(BLOCKS.c.by == me)
    return MESSAGES.c.by.not_in(blocked)


async def add(storage: Storage, by: str, person: str, text: str) -> None:
    """Keep a message; the oldest between the two go."""
    between = _between(by, person)
    old = select(MESSAGES.c.id).where(between).order_by(MESSAGES.c.id.desc()).offset(MOST).limit(1).scalar_subquery()
    async with storage.write() as connection:
        await connection.execute(insert(MESSAGES).values(by=by, person=person, text=text, at=time(), seen=False))
        await connection.execute(delete(MESSAGES).where(between, MESSAGES.c.id <= old))


async def wrote_to(storage: Storage, by: str, person: str) -> bool:
    """Return whether someone has ever written to a person: then that person may answer."""
    same = [MESSAGES.c.by == by, MESSAGES.c.person == person]
    async with storage.read() as connection:
        return (await connection.execute(select(MESSAGES.c.id).where(*same).limit(1))).first() is not None


async def conversation(storage: Storage, me: str, person: str, note: bool = True) -> list[MessageRecord]:
    """Return what two have written to each other, oldest first. It may be noted that I have seen it."""
    wanted = select(MESSAGES).where(_between(me, person), _heard(me))
    unseen = [MESSAGES.c.by == person, MESSAGES.c.person == me, MESSAGES.c.seen.is_(False)]
    async with storage.read() as connection:
        rows = (await connection.execute(wanted.order_by(MESSAGES.c.id.desc()).limit(SHOWN))).mappings().all()
    if note and any(row["by"] == person and not row["seen"] for row in rows):
        async with storage.write() as connection:
            await connection.execute(update(MESSAGES).where(*unseen).values(seen=True))
    return [MessageRecord(id=row["id"], mine=row["by"] == me, text=row["text"], at=row["at"]) for row in reversed(rows)]


async def conversations(storage: Storage, me: str) -> list[ConversationRecord]:
    """With whom a person writes, the latest first."""
    other = case((MESSAGES.c.by == me, MESSAGES.c.person), else_=MESSAGES.c.by).label("other")
    unseen = case((and_(MESSAGES.c.person == me, MESSAGES.c.seen.is_(False)), 1), else_=0)
    mine = or_(MESSAGES.c.by == me, MESSAGES.c.person == me)
    last = (
        select(other, func.max(MESSAGES.c.id).label("last"), func.sum(unseen).label("unread"))
        .where(mine, _heard(me))
        .group_by(other)
        .subquery()
    )
    wanted = (
        select(PEOPLE.c.id, PEOPLE.c.name, MESSAGES.c.text, MESSAGES.c.at, last.c.unread)
        .join(last, last.c.other == PEOPLE.c.id)
        .join(MESSAGES, MESSAGES.c.id == last.c.last)
        .order_by(last.c.last.desc())
        .limit(CONVERSATIONS)
    )
    async with storage.read() as connection:
        return [ConversationRecord(**row) for row in (await connection.execute(wanted)).mappings()]


async def count_unread(storage: Storage, me: str) -> int:
    """Return how many messages a person has not seen."""
    unseen = [MESSAGES.c.person == me, MESSAGES.c.seen.is_(False), _heard(me)]
    async with storage.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(MESSAGES).where(*unseen))).scalar_one())


async def of_person(storage: Storage, me: str) -> list[dict[str, object]]:
    """All that a person has written or was sent, for their own data."""
    mine = or_(MESSAGES.c.by == me, MESSAGES.c.person == me)
    wanted = select(MESSAGES.c.by, MESSAGES.c.person, MESSAGES.c.text, MESSAGES.c.at).where(mine)
    async with storage.read() as connection:
        return [dict(row) for row in (await connection.execute(wanted.order_by(MESSAGES.c.id))).mappings()]
