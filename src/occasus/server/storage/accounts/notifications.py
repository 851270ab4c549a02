"""Notification settings and sent notifications in the database."""

from __future__ import annotations

from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import BROWSERS, MOVES, NOTICES, PEOPLE, REMINDERS, SEATS, TABLES

MOST: Final = 1000  # seats that are looked at at a time


WISHES: Final = [NOTICES.c[name] for name in ("address", "mail", "quiet_from", "quiet_to", "zone")]
REACHABLE: Final = NOTICES.c.mail | exists().where(BROWSERS.c.person == NOTICES.c.person)
"""Where a notice would go, and whether it would go anywhere."""


class Wishes(msgspec.Struct, kw_only=True):
    """How a person wants to be told: by mail if the address is confirmed, and not in the quiet hours."""

    address: str = ""  # confirmed
    pending: str = ""  # not yet
    mail: bool = False
    quiet_from: int | None = None  # minutes of the day
    quiet_to: int | None = None
    zone: str = "UTC"
    events: bool = True  # before those for which one has signed up


class Browser(msgspec.Struct, kw_only=True):
    """Where a browser gets its pushes, and the keys to encrypt them with."""

    endpoint: str
    p256dh: str
    auth: str


class Due(msgspec.Struct, kw_only=True):
    """A seat of a slow game that must act, whose person wants to be told."""

    table: str
    game: str
    seat: int
    deadline: float | None
    after: int  # the number of the seat's last move: which due move this is
    person: str
    language: str
    address: str
    mail: bool
    quiet_from: int | None
    quiet_to: int | None
    zone: str


async def wishes_of(storage: Storage, person: str) -> Wishes:
    """Return what a person wants; nothing, as long as nothing was said."""
    async with storage.read() as connection:
        row = (await connection.execute(select(NOTICES).where(NOTICES.c.person == person))).mappings().one_or_none()
    if row is None:
        return Wishes()
    return Wishes(**{name: row[name] for name in Wishes.__struct_fields__})


async def change_wishes(storage: Storage, person: str, **values: Any) -> None:
    """Change some of what a person wants; without values there is a row for them afterwards, as it was."""
    changes = values or {"person": person}
    try:
        async with storage.write() as connection:
            done = await connection.execute(update(NOTICES).where(NOTICES.c.person == person).values(**changes))
            if not done.rowcount:
                wishes = {**msgspec.to_builtins(Wishes()), **values, "person": person}
                await connection.execute(insert(NOTICES).values(**wishes))
    except IntegrityError:  # another worker made the row just now
        await change_wishes(storage, person, **values)


async def confirm(storage: Storage, person: str, address: str) -> bool:
    """An address that was asked for is right: mail goes there from now on. False if it is no longer asked for."""
    waiting = [NOTICES.c.person == person, NOTICES.c.pending == address]
    async with storage.write() as connection:
        done = await connection.execute(update(NOTICES).where(*waiting).values(address=address, pending="", mail=True))
        return done.rowcount > 0


async def unsubscribe(storage: Storage, person: str, address: str) -> None:
    """Send no more mail to an address."""
    async with storage.write() as connection:
        await connection.execute(
            update(NOTICES).where(NOTICES.c.person == person, NOTICES.c.address == address).values(mail=False)
        )


async def add_browser(storage: Storage, person: str, browser: Browser) -> None:
    """Push to a browser; one that was someone else's is theirs no more."""
    values = msgspec.to_builtins(browser)
    async with storage.write() as connection:
        await connection.execute(delete(BROWSERS).where(BROWSERS.c.endpoint == browser.endpoint))
        await connection.execute(insert(BROWSERS).values(person=person, at=time(), **values))
    await change_wishes(storage, person)


async def browsers_of(storage: Storage, person: str) -> list[Browser]:
    """The browsers of a person, oldest first."""
    columns = [BROWSERS.c.endpoint, BROWSERS.c.p256dh, BROWSERS.c.auth]
    async with storage.read() as connection:
        rows = await connection.execute(select(*columns).where(BROWSERS.c.person == person).order_by(BROWSERS.c.at))
        return [Browser(**row) for row in rows.mappings()]


async def drop_browser(storage: Storage, person: str, endpoint: str) -> None:
    """Push to a browser no more."""
    async with storage.write() as connection:
        await connection.execute(delete(BROWSERS).where(BROWSERS.c.person == person, BROWSERS.c.endpoint == endpoint))


async def due_seats(storage: Storage, before: float) -> list[Due]:
    """Seats of slow games that wait since a moment, whose people want to be told and were not yet."""
    own = [MOVES.c.table_id == TABLES.c.id, MOVES.c.seat == SEATS.c.seat, MOVES.c.kind == "move"]
    after = func.coalesce(select(func.max(MOVES.c.number)).where(*own).scalar_subquery(), -1)
    reminded = [REMINDERS.c.table_id == TABLES.c.id, REMINDERS.c.seat == SEATS.c.seat, REMINDERS.c.after == after]
    query = (
        select(
            TABLES.c.id.label("table"),
            TABLES.c.game,
            TABLES.c.due,
            TABLES.c.deadline,
            SEATS.c.seat,
            after.label("after"),
            PEOPLE.c.id.label("person"),
            PEOPLE.c.language,
            *WISHES,
        )
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .join(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .join(NOTICES, NOTICES.c.person == SEATS.c.person)
        .where(TABLES.c.state == "playing", TABLES.c.days > 0, TABLES.c.changed <= before, SEATS.c.kind == "person")
        .where(REACHABLE, ~exists().where(*reminded))
        .order_by(TABLES.c.changed)
        .limit(MOST)
    )
    async with storage.read() as connection:
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    return [Due(**row) for row in rows if row["seat"] in row.pop("due")]


async def claim(storage: Storage, due: Due) -> bool:
    """Take a reminder on; False if someone else did."""
    try:
        async with storage.write() as connection:
            await connection.execute(
                insert(REMINDERS).values(table_id=due.table, seat=due.seat, after=due.after, at=time())
            )
    except IntegrityError:
        return False
    return True


async def unclaim(storage: Storage, due: Due) -> None:
    """Give a reminder back that could not be sent."""
    same = [REMINDERS.c.table_id == due.table, REMINDERS.c.seat == due.seat, REMINDERS.c.after == due.after]
    async with storage.write() as connection:
        await connection.execute(delete(REMINDERS).where(*same))
