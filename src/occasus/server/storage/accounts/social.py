"""Who plays with whom, in the database: people one has played with, invitations, those one wants nothing more of."""

from __future__ import annotations

from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.storage import inbox
from occasus.server.storage.accounts.notifications import REACHABLE, WISHES
from occasus.server.storage.engine import Storage
from occasus.server.storage.inbox import blocks, waiting
from occasus.server.storage.schema import BLOCKS, FOLLOWS, INVITATIONS, NOTICES, PEOPLE, SCORES, SEATS, TABLES
from occasus.server.storage.tables import seats_of
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import SeatRow, TableRow

MOST_PARTNERS: Final = 50  # that are listed, those of the last games first
MOST_BLOCKED: Final = 200  # by one person
MOST_ASKED: Final = 2  # times that a person is asked to the same table: a second no is the last word
TOLD_AT_ONCE: Final = 200
FITTING: Final = 10  # tables of "play now" that are tried, the oldest first


class KnownPerson(msgspec.Struct, kw_only=True):
    """Someone in a list of people: those one has played with, or has blocked, and since when."""

    id: str
    name: str
    at: float


class Invitation(msgspec.Struct, kw_only=True):
    """An invitation to a table."""

    id: str
    table_id: str
    by: str
    name: str
    at: float


class AskedPerson(msgspec.Struct, kw_only=True):
    """Someone who was invited to a table, whether they have declined, and when they may be asked again."""

    person: str
    name: str
    declined: bool
    again_in: float | None = None  # seconds; after a second no there is no more asking


class Invited(msgspec.Struct, kw_only=True):
    """Someone who is to be told of an invitation, and how."""

    id: str
    table: str
    game: str
    name: str  # of whoever invites
    person: str
    language: str
    address: str
    mail: bool
    quiet_from: int | None
    quiet_to: int | None
    zone: str


async def partners_of(storage: Storage, person: str) -> list[KnownPerson]:
    """Whom a person has finished games with, the latest first, but for those of whom that person wants nothing more.

    Those who have blocked that person are listed as ever: no one is told.
    """
    mine, theirs = SCORES.alias(), SCORES.alias()
    last = func.max(theirs.c.at).label("at")
    async with storage.read() as connection:
        rows = await connection.execute(
            select(PEOPLE.c.id, PEOPLE.c.name, last)
            .join(theirs, theirs.c.person == PEOPLE.c.id)
            .join(mine, mine.c.table_id == theirs.c.table_id)
            .where(mine.c.person == person, PEOPLE.c.id != person, ~blocks(person, PEOPLE.c.id))
            .group_by(PEOPLE.c.id, PEOPLE.c.name)
            .order_by(last.desc())
            .limit(MOST_PARTNERS)
        )
        return [KnownPerson(**row) for row in rows.mappings()]


async def may_invite(storage: Storage, by: str, person: str) -> bool:
    """Return whether two have finished a game together or the other follows, and who invites has not blocked the other.

    The other one may have blocked whoever invites: then the invitation is kept, and never shown.
    """
    same = [PEOPLE.c.id == person, PEOPLE.c.id != by, listens_to(by, PEOPLE.c.id)]
    async with storage.read() as connection:
        return (await connection.execute(select(PEOPLE.c.id).where(*same))).first() is not None


def listens_to(by: str, person: Any) -> Any:
    """The condition that a person may be invited and written to by someone."""
    mine, theirs, back = SCORES.alias(), SCORES.alias(), FOLLOWS.alias()
    together = exists().where(mine.c.table_id == theirs.c.table_id, mine.c.person == by, theirs.c.person == person)
    follower = exists().where(back.c.by == person, back.c.person == by)
    return and_(or_(together, follower), ~blocks(by, person))


def _apart(person: str, other: Any) -> Any:
    """The condition that one of two has blocked the other."""
    return or_(blocks(person, other), blocks(other, person))


async def block(storage: Storage, by: str, person: str) -> bool:
    """Want nothing more of a person; False if one wants nothing of too many. Their invitations are not shown."""
    sent = [INVITATIONS.c.by == by, INVITATIONS.c.person == person]
    try:
        async with storage.write() as connection:
            count = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.by == by)
            if int((await connection.execute(count)).scalar_one()) >= MOST_BLOCKED:
                return False
            await connection.execute(delete(INVITATIONS).where(*sent))
            await connection.execute(insert(BLOCKS).values(by=by, person=person, at=time()))
    except IntegrityError:
        pass  # is so already
    return True


async def unblock(storage: Storage, by: str, person: str) -> None:
    """Let a person be heard again."""
    async with storage.write() as connection:
        await connection.execute(delete(BLOCKS).where(BLOCKS.c.by == by, BLOCKS.c.person == person))


async def blocked_by(storage: Storage, person: str) -> frozenset[str]:
    """Of whom a person wants nothing more."""
    async with storage.read() as connection:
        return frozenset(await connection.scalars(select(BLOCKS.c.person).where(BLOCKS.c.by == person)))


async def blocked_people(storage: Storage, person: str) -> list[KnownPerson]:
    """The same with their names, the latest first."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(PEOPLE.c.id, PEOPLE.c.name, BLOCKS.c.at)
            .join(BLOCKS, BLOCKS.c.person == PEOPLE.c.id)
            .where(BLOCKS.c.by == person)
            .order_by(BLOCKS.c.at.desc())
        )
        return [KnownPerson(**row) for row in rows.mappings()]


async def invite(storage: Storage, table: str, by: str, person: str, patience: float) -> bool:
    """Invite a person to a table; False if too many invitations wait already.

    Who has declined may be asked again, after so many seconds of patience; only the first time they get a notice.
    """
    same = [INVITATIONS.c.table_id == table, INVITATIONS.c.person == person]
    over = [INVITATIONS.c.declined, INVITATIONS.c.asked < MOST_ASKED, INVITATIONS.c.at <= time() - patience]
    anew = {"by": by, "at": time(), "declined": False, "asked": INVITATIONS.c.asked + 1}
    values = {"id": random_id(), "table_id": table, "person": person, "by": by, "at": time(), "told": False}
    try:
        async with storage.write() as connection:
            if await inbox.is_full(connection, by, person):
                return False
            if (await connection.execute(update(INVITATIONS).where(*same, *over).values(anew))).rowcount:
                return True
            if await inbox.as_many(connection, INVITATIONS.c.table_id == table, inbox.MOST):
                return False
            await connection.execute(insert(INVITATIONS).values(values))
    except IntegrityError:
        pass  # was invited already
    return True


async def invitations_of(storage: Storage, person: str) -> list[tuple[Invitation, TableRow, list[SeatRow]]]:
    """The invitations that wait for a person, the latest first, with their tables."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(INVITATIONS.c.id, INVITATIONS.c.table_id, INVITATIONS.c.by, PEOPLE.c.name, INVITATIONS.c.at)
            .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
            .where(waiting(INVITATIONS.c.person == person))
            .order_by(INVITATIONS.c.at.desc())
            .limit(inbox.MOST)
        )
        invitations = [Invitation(**row) for row in rows.mappings()]
        ids = [invitation.table_id for invitation in invitations]
        tables = {
            row["id"]: TableRow(**row)
            for row in (await connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))).mappings()
        }
        seats = await seats_of(connection, ids)
        return [
            (invitation, tables[invitation.table_id], seats[invitation.table_id])
            for invitation in invitations
            if invitation.table_id in tables
        ]


async def count_invitations(storage: Storage, person: str) -> int:
    """Return how many invitations wait for a person."""
    count = select(func.count()).select_from(INVITATIONS).where(waiting(INVITATIONS.c.person == person))
    async with storage.read() as connection:
        return int((await connection.execute(count)).scalar_one())


async def find_invitation(storage: Storage, invitation: str, person: str) -> str | None:
    """The table of an invitation that waits for a person."""
    same = waiting((INVITATIONS.c.id == invitation) & (INVITATIONS.c.person == person))
    async with storage.read() as connection:
        return (await connection.execute(select(INVITATIONS.c.table_id).where(same))).scalar_one_or_none()


async def decline_invitation(storage: Storage, invitation: str, person: str) -> str | None:
    """Decline an invitation that waits for a person; the table it was to, None if there is none such."""
    table = await find_invitation(storage, invitation, person)
    if table is not None:
        async with storage.write() as connection:
            mine = INVITATIONS.c.id == invitation
            await connection.execute(update(INVITATIONS).where(mine).values(declined=True, at=time()))
            kept = [SEATS.c.table_id == table, SEATS.c.kind == "open", SEATS.c.owner == person]
            await connection.execute(update(SEATS).where(*kept).values(owner=None))
    return table


async def invited_to(storage: Storage, table: str, patience: float) -> list[AskedPerson]:
    """Who was invited to a table and has not come, in the order of asking; who declined waits for so many seconds."""
    columns = [INVITATIONS.c.person, PEOPLE.c.name, INVITATIONS.c.declined, INVITATIONS.c.asked, INVITATIONS.c.at]
    async with storage.read() as connection:
        rows = await connection.execute(
            select(*columns)
            .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.person)
            .where(INVITATIONS.c.table_id == table)
            .order_by(INVITATIONS.c.at)
        )
        invited = []
        for person, name, declined, asked, at in rows:
            again = max(0.0, at + patience - time()) if declined and asked < MOST_ASKED else None
            invited.append(AskedPerson(person=person, name=name, declined=declined, again_in=again))
        return invited


async def drop_invitation(storage: Storage, invitation: str, person: str) -> bool:
    """Forget an invitation, which was followed; False if there is none such."""
    async with storage.write() as connection:
        done = await connection.execute(
            delete(INVITATIONS).where(INVITATIONS.c.id == invitation, INVITATIONS.c.person == person)
        )
        return done.rowcount > 0


async def untold(storage: Storage, before: float) -> list[Invited]:
    """Invitations from before a moment whose people want notices and have got none of it."""
    by = PEOPLE.alias()
    async with storage.read() as connection:
        rows = await connection.execute(
            select(
                INVITATIONS.c.id,
                TABLES.c.id.label("table"),
                TABLES.c.game,
                by.c.name,
                PEOPLE.c.id.label("person"),
                PEOPLE.c.language,
                *WISHES,
            )
            .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
            .join(by, by.c.id == INVITATIONS.c.by)
            .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.person)
            .join(NOTICES, NOTICES.c.person == INVITATIONS.c.person)
            .where(waiting(INVITATIONS.c.told.is_(False)), INVITATIONS.c.at <= before, REACHABLE)
            .order_by(INVITATIONS.c.at)
            .limit(TOLD_AT_ONCE)
        )
        return [Invited(**row) for row in rows.mappings()]


async def claim(storage: Storage, invitation: str, notified: bool = True) -> bool:
    """Take the notice of an invitation on, or give it back; False if someone else has."""
    same = [INVITATIONS.c.id == invitation, INVITATIONS.c.told.is_(not notified)]
    async with storage.write() as connection:
        return (await connection.execute(update(INVITATIONS).where(*same).values(told=notified))).rowcount > 0


async def waits_at(storage: Storage, person: str) -> str | None:
    """The table of "play now" at which a person waits already."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    same = [TABLES.c.state == "lobby", TABLES.c.fill > time(), TABLES.c.id.in_(seated)]
    async with storage.read() as connection:
        return (await connection.execute(select(TABLES.c.id).where(*same).limit(1))).scalar_one_or_none()


async def fitting_tables(storage: Storage, person: str, **wanted: Any) -> list[str]:
    """Tables of "play now" with a free seat, at which no one has blocked this person or is blocked by them."""
    free = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
    others = SEATS.alias()
    apart = exists().where(others.c.table_id == TABLES.c.id, _apart(person, others.c.person))
    same = [TABLES.c[name] == value for name, value in wanted.items()]
    async with storage.read() as connection:
        ids = await connection.scalars(
            select(TABLES.c.id)
            .where(TABLES.c.state == "lobby", TABLES.c.public, TABLES.c.fill > time(), free, ~apart, *same)
            .order_by(TABLES.c.created)
            .limit(FITTING)
        )
        return list(ids)
