"""Events that begin soon, for those who have signed up and have not said yet that they are here; in the database."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import and_, select, update

from occasus.server.storage.accounts.notifications import REACHABLE, WISHES
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CONTEST_PEOPLE, CONTESTS, NOTICES, PEOPLE

TOLD_AT_ONCE: Final = 200


class EventSoon(msgspec.Struct, kw_only=True):
    """Someone who is to be reminded of an event, and how."""

    contest: str
    name: str  # of the event
    starts: float
    person: str
    language: str
    address: str
    mail: bool
    quiet_from: int | None
    quiet_to: int | None
    zone: str


def _asks(now: float, before: float) -> Any:
    """The condition that an event asks a person whether they are here."""
    soon = and_(CONTESTS.c.state == "open", CONTESTS.c.starts > now, CONTESTS.c.starts <= now + before)
    return and_(soon, ~CONTEST_PEOPLE.c.out, CONTEST_PEOPLE.c.here < CONTESTS.c.starts - before)


async def untold(storage: Storage, now: float, before: float) -> list[EventSoon]:
    """Return who is asked, wants to be reminded and was not yet."""
    query = (
        select(
            CONTESTS.c.id.label("contest"),
            CONTESTS.c.name,
            CONTESTS.c.starts,
            PEOPLE.c.id.label("person"),
            PEOPLE.c.language,
            *WISHES,
        )
        .join(CONTEST_PEOPLE, CONTEST_PEOPLE.c.contest == CONTESTS.c.id)
        .join(PEOPLE, PEOPLE.c.id == CONTEST_PEOPLE.c.person)
        .join(NOTICES, NOTICES.c.person == PEOPLE.c.id)
        .where(_asks(now, before), ~CONTEST_PEOPLE.c.told, NOTICES.c.events, REACHABLE)
        .order_by(CONTESTS.c.starts)
        .limit(TOLD_AT_ONCE)
    )
    async with storage.read() as connection:
        return [EventSoon(**row) for row in (await connection.execute(query)).mappings()]


async def claim(storage: Storage, soon: EventSoon, is_told: bool = True) -> bool:
    """Take a reminder on, or give it back; False if someone else has."""
    same = [CONTEST_PEOPLE.c.contest == soon.contest, CONTEST_PEOPLE.c.person == soon.person]
    async with storage.write() as connection:
        changed = update(CONTEST_PEOPLE).where(*same, CONTEST_PEOPLE.c.told.is_(not is_told)).values(told=is_told)
        return (await connection.execute(changed)).rowcount > 0


async def asking(storage: Storage, person: str, now: float, before: float) -> list[tuple[str, str, float]]:
    """The events that ask a person whether they are here: id, name and start."""
    query = select(CONTESTS.c.id, CONTESTS.c.name, CONTESTS.c.starts).join(
        CONTEST_PEOPLE, CONTEST_PEOPLE.c.contest == CONTESTS.c.id
    )
    mine = query.where(CONTEST_PEOPLE.c.person == person, _asks(now, before)).order_by(CONTESTS.c.starts)
    async with storage.read() as connection:
        return [(contest, name, starts) for contest, name, starts in await connection.execute(mine)]
