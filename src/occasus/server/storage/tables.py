"""Tables, their seats and who may see them, in the database."""

from __future__ import annotations

from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import Select, case, delete, exists, false, func, insert, or_, select, true, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from occasus.bots.strength import MIDDLE
from occasus.server.ratings.weights import OPPONENTS
from occasus.server.storage import inbox
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import INVITATIONS, MEMBERS, MOVES, PEOPLE, RATINGS, REMOVED, SCORES, SEATS, TABLES
from occasus.tables.match.rating_rules import ABORTED, FIRST_DECISIONS
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import SeatRow, SeatTaken, TableFilter, TableRow

MOST: Final = 100  # tables in a list
DAY: Final = 86_400.0
LOOKED_AT: Final = 400  # of which those near to somebody's strength are listed
OF_ONE_HOST: Final = 5  # open tables that others see
NEAR: Final = 250.0  # points of rating: about four to one
_LENT: Final = (SEATS.c.kind == "bot") & ~SEATS.c.resigned  # its owner may come back


async def add_table(storage: Storage, table: TableRow, seats: list[SeatRow]) -> None:
    """A new table with its seats."""
    async with storage.write() as connection:
        await connection.execute(insert(TABLES).values(msgspec.to_builtins(table)))
        await connection.execute(insert(SEATS), [seat_values(table.id, seat) for seat in seats])


async def find_table(storage: Storage, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    async with storage.read() as connection:
        row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().one_or_none()
        if row is None:
            return None
        return TableRow(**row), (await seats_of(connection, [table]))[table]


async def find_invite(storage: Storage, code: str) -> str | None:
    """The id of the table whose invite link this is."""
    async with storage.read() as connection:
        return (await connection.execute(select(TABLES.c.id).where(TABLES.c.code == code))).scalar_one_or_none()


async def add_rematch(storage: Storage, over: str, table: TableRow, seats: list[SeatRow]) -> bool:
    """A new table that goes on from one that is over; False if that one has another already.

    Whose list of invitations is full finds their seat at the table that is over.
    """
    free = [TABLES.c.id == over, TABLES.c.state == "over", TABLES.c.rematch.is_(None)]
    async with storage.write() as connection:
        done = await connection.execute(update(TABLES).where(*free).values(rematch=table.id))
        if not done.rowcount:
            return False
        await connection.execute(insert(TABLES).values(msgspec.to_builtins(table)))
        await connection.execute(insert(SEATS), [seat_values(table.id, seat) for seat in seats])
        asked = {seat.owner for seat in seats if seat.kind == "open" and seat.owner}
        rows = [
            {"id": random_id(), "table_id": table.id, "person": person, "by": table.host, "at": time(), "told": False}
            for person in sorted(asked)
            if not await inbox.is_full(connection, table.host or "", person)
        ]
        if rows:
            await connection.execute(insert(INVITATIONS), rows)
    return True


async def change_lobby(storage: Storage, table: str, **values: Any) -> None:
    """Change some fields of a table before its start, the number of its seats too; raises Taken."""
    async with storage.write() as connection:
        await lock_lobby(connection, table)
        if values:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
        if "terms" in values:  # everyone but the host is asked again
            host = select(TABLES.c.host).where(TABLES.c.id == table).scalar_subquery()
            others = [SEATS.c.table_id == table, SEATS.c.person != host]
            await connection.execute(update(SEATS).where(*others).values(ready=False))
        if "seats" in values:
            await _change_seats(connection, table, values["seats"])


async def _change_seats(connection: AsyncConnection, table: str, count: int) -> None:
    """Add open seats, or take away the last ones that no one sits on."""
    empty = [SEATS.c.table_id == table, SEATS.c.seat >= count, SEATS.c.kind != "person"]
    await connection.execute(delete(SEATS).where(*empty))
    left = await connection.execute(select(func.count()).select_from(SEATS).where(SEATS.c.table_id == table))
    now = int(left.scalar_one())
    if now > count:
        raise SeatTaken
    added = [seat_values(table, SeatRow(seat=seat)) for seat in range(now, count)]
    if added:
        await connection.execute(insert(SEATS), added)


async def put_seats(storage: Storage, table: str, changes: list[tuple[SeatRow, SeatRow]], terms: int) -> bool:
    """Change seats before the start, each from what it was to what it is to be; False if anything was not so any more.

    The terms of the table must still be the same, too.

    The row of the table is changed first, so that whoever starts the game at the same time comes before or after.
    """
    try:
        async with storage.write() as connection:
            await lock_lobby(connection, table)
            if (await connection.execute(select(TABLES.c.terms).where(TABLES.c.id == table))).scalar_one() != terms:
                raise SeatTaken
            for was, seat in changes:
                same = [SEATS.c.table_id == table, SEATS.c.seat == was.seat, SEATS.c.kind == was.kind]
                if seat.person and seat.person == was.person:  # what was added once stays
                    same.append(SEATS.c.nonce == was.nonce)
                same.append(SEATS.c.person.is_(None) if was.person is None else SEATS.c.person == was.person)
                done = await connection.execute(update(SEATS).where(*same).values(**seat_values(table, seat)))
                if not done.rowcount:
                    raise SeatTaken
    except SeatTaken:
        return False
    return True


async def lock_lobby(connection: AsyncConnection, table: str) -> None:
    """Change a table that has not been started, so that no one else does until this is kept; raises Taken."""
    lobby = [TABLES.c.id == table, TABLES.c.state == "lobby"]
    done = await connection.execute(update(TABLES).where(*lobby).values(changed=time()))
    if not done.rowcount:
        raise SeatTaken


async def remove_person(storage: Storage, table: str, person: str, seconds: float) -> None:
    """Keep a person from sitting at a table for a while."""
    same = [REMOVED.c.table_id == table, REMOVED.c.person == person]
    async with storage.write() as connection:
        await connection.execute(delete(REMOVED).where(*same))
        await connection.execute(insert(REMOVED).values(table_id=table, person=person, until=time() + seconds))


async def is_removed(storage: Storage, table: str, person: str) -> bool:
    """Return whether a person was sent away from a table a while ago."""
    same = [REMOVED.c.table_id == table, REMOVED.c.person == person, REMOVED.c.until > time()]
    async with storage.read() as connection:
        return (await connection.execute(select(REMOVED.c.person).where(*same))).first() is not None


async def count_aborts(storage: Storage, person: str) -> int:
    """How many rated games a person has aborted within a day, or left waiting for their first decisions.

    The latter are slow games against bots only, in which no one else would claim anything.
    """
    own = [TABLES.c.rated, SEATS.c.person == person]
    aborted = [TABLES.c.state == "closed", TABLES.c.changed > time() - DAY]
    last = [MOVES.c.kind == "close", MOVES.c.action == ABORTED, MOVES.c.seat == SEATS.c.seat]
    others = SEATS.alias()
    alone = ~exists().where(others.c.table_id == TABLES.c.id, others.c.person != person)
    moved = select(func.count()).where(
        MOVES.c.table_id == TABLES.c.id, MOVES.c.kind == "move", MOVES.c.person == person
    )
    few = case(FIRST_DECISIONS, value=TABLES.c.game, else_=0)
    waits = [TABLES.c.state == "playing", TABLES.c.days > 0, alone, moved.scalar_subquery() < few]
    tables = select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id).where(*own)
    closed = tables.join(MOVES, MOVES.c.table_id == TABLES.c.id).where(*aborted, *last)
    async with storage.read() as connection:
        query = select(func.count()).select_from(union(closed, tables.where(*waits)).subquery())
        return int((await connection.execute(query)).scalar_one())


async def are_rivals(storage: Storage, person: str, other: str | None = None) -> bool:
    """Return whether someone is playing a rated game with another person, or with anyone where none is named."""
    seats, theirs = SEATS.alias(), SEATS.alias()
    met = theirs.c.person == other if other else theirs.c.person != person
    query = (
        select(TABLES.c.id)
        .join(seats, seats.c.table_id == TABLES.c.id)
        .join(theirs, theirs.c.table_id == TABLES.c.id)
        .where(TABLES.c.rated, TABLES.c.state == "playing", seats.c.person == person, met)
    )
    async with storage.read() as connection:
        return (await connection.execute(query.limit(1))).first() is not None


async def add_member(storage: Storage, table: str, person: str) -> None:
    """Let a person see a private table."""
    try:
        async with storage.write() as connection:
            await connection.execute(insert(MEMBERS).values(table_id=table, person=person))
    except IntegrityError:
        return  # is one already


async def is_member(storage: Storage, table: str, person: str) -> bool:
    """Return whether a person came by the invite link."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(MEMBERS.c.person).where(MEMBERS.c.table_id == table, MEMBERS.c.person == person)
        )
        return rows.first() is not None


async def tables_of(storage: Storage, person: str, over: bool) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables that a person hosts, sits or is invited at; finished ones apart.

    Who resigned or left has no more to do there, but finds it among the finished ones.
    """
    mine = SEATS.c.owner == person if over else (SEATS.c.owner == person) & _LENT
    seated = select(SEATS.c.table_id).where(or_(SEATS.c.person == person, mine))
    member = select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)
    visible = or_(TABLES.c.host == person, TABLES.c.id.in_(seated), TABLES.c.id.in_(member))
    states = ("over",) if over else ("lobby", "playing")
    return await _list(storage, select(TABLES).where(visible, TABLES.c.state.in_(states)))


async def ids_of(storage: Storage, person: str) -> list[str]:
    """All tables that a person hosts, sits, is invited or has moved at, whatever their state, oldest first."""
    seated = select(SEATS.c.table_id).where(or_(SEATS.c.person == person, SEATS.c.owner == person))
    member = select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)
    moved = select(MOVES.c.table_id).where(MOVES.c.person == person)
    mine = or_(TABLES.c.host == person, *(TABLES.c.id.in_(some) for some in (seated, member, moved)))
    async with storage.read() as connection:
        return [row[0] for row in await connection.execute(select(TABLES.c.id).where(mine).order_by(TABLES.c.created))]


async def open_tables(storage: Storage, wanted: TableFilter) -> list[tuple[TableRow, list[SeatRow]]]:
    """Public tables that wait for players, and those that may be watched, as someone wants them."""
    fresh = or_(TABLES.c.fill.is_(None), TABLES.c.fill >= time())  # else those who waited there have gone
    waiting = (TABLES.c.state == "lobby") & fresh
    seated = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person")
    lent = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.owner.is_not(None))
    watched = (TABLES.c.state == "playing") & TABLES.c.spectators & or_(seated, ~lent)  # else all have gone
    place = func.row_number().over(partition_by=TABLES.c.host, order_by=TABLES.c.changed.desc()).label("place")
    shown = [TABLES.c.public, or_(waiting, watched), *_wanted(wanted)]
    ranked = select(TABLES.c.id, place).where(*shown).subquery()
    few = select(ranked.c.id).where(ranked.c.place <= OF_ONE_HOST)
    listed = await _list(
        storage, select(TABLES).where(TABLES.c.id.in_(few)), MOST if wanted.near is None else LOOKED_AT
    )
    return [row for row in listed if _is_near(wanted.near, *row)][:MOST]


def _wanted(wanted: TableFilter) -> list[Any]:
    """The conditions of a wish."""
    free = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
    rows = [
        (wanted.game, TABLES.c.game == wanted.game),
        (wanted.seats, TABLES.c.seats == wanted.seats),
        (wanted.pace, TABLES.c.days == 0 if wanted.pace == "live" else TABLES.c.days > 0),
        (wanted.language, TABLES.c.language == wanted.language),
        (wanted.counts, TABLES.c.rated.is_(wanted.counts == "rated")),
        (wanted.free, (TABLES.c.state == "lobby") & free),
    ]
    return [condition for said, condition in rows if said]


def _is_near(mine: dict[str, float] | None, table: TableRow, seats: list[SeatRow]) -> bool:
    """Return whether everyone whose rating is known is about as strong as I am."""
    if mine is None:
        return True
    known = [seat.rating for seat in seats if seat.rating is not None]
    return all(abs(rating - mine.get(table.game, MIDDLE)) <= NEAR for rating in known)


async def public_replays(storage: Storage) -> list[tuple[TableRow, list[SeatRow]]]:
    """Finished games of public tables."""
    return await _list(storage, select(TABLES).where(TABLES.c.public, TABLES.c.state == "over"))


async def waiting_tables(storage: Storage, since: float, awake: list[str]) -> list[str]:
    """Tables being played, slowly or with someone there, in which nothing has happened since a time.

    Their bots may have been forgotten.
    """
    async with storage.read() as connection:
        rows = await connection.execute(
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(TABLES.c.state == "playing", TABLES.c.changed < since, SEATS.c.kind == "bot")
            .where(or_(TABLES.c.days > 0, TABLES.c.id.in_(awake)))
            .distinct()
            .limit(MOST)
        )
        return [row[0] for row in rows]


async def late_tables(storage: Storage, now: float) -> list[str]:
    """Tables with clocks at which someone's time is up."""
    late = [TABLES.c.state == "playing", TABLES.c.minutes > 0, TABLES.c.deadline < now]
    async with storage.read() as connection:
        return [row[0] for row in await connection.execute(select(TABLES.c.id).where(*late).limit(MOST))]


async def count_tables(storage: Storage, host: str) -> int:
    """Return how many tables a person hosts that are not over."""
    async with storage.read() as connection:
        listed = await connection.execute(
            select(func.count())
            .select_from(TABLES)
            .where(TABLES.c.host == host, TABLES.c.state.in_(("lobby", "playing")))
        )
        return int(listed.scalar_one())


async def drop_lobby(storage: Storage, table: str) -> bool:
    """Close a table that was never started; False if it was."""
    async with storage.write() as connection:
        done = await connection.execute(delete(TABLES).where(TABLES.c.id == table, TABLES.c.state == "lobby"))
        return done.rowcount > 0


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "person": seat.person,
        "bot": seat.bot,
        "resigned": seat.resigned,
        "owner": seat.owner,
        "nonce": seat.nonce,
        "ready": seat.ready,
        "gone": seat.gone,
    }


async def _list(storage: Storage, query: Select[Any], most: int = MOST) -> list[tuple[TableRow, list[SeatRow]]]:
    async with storage.read() as connection:
        rows = (await connection.execute(query.order_by(TABLES.c.changed.desc()).limit(most))).mappings().all()
        tables = [TableRow(**row) for row in rows]
        seats = await seats_of(connection, [table.id for table in tables])
        return [(table, seats[table.id]) for table in tables]


async def seats_of(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, with the names of their people and, where those may be seen, their ratings."""
    seats_by_table: dict[str, list[SeatRow]] = {table: [] for table in tables}
    shown = PEOPLE.c.profile != "nobody"
    rows = await connection.execute(
        select(
            SEATS,
            func.coalesce(PEOPLE.c.name, "").label("name"),
            case((shown, RATINGS.c.points)).label("rating"),
            case((shown, SCORES.c.points - SCORES.c.before)).label("change"),
            (SEATS.c.person.is_not(None) & PEOPLE.c.account.is_(None)).label("guest"),
            func.coalesce(PEOPLE.c.program, false()).label("program"),
            func.coalesce(RATINGS.c.opponents < OPPONENTS, true()).label("provisional"),
        )
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .outerjoin(PEOPLE, PEOPLE.c.id == func.coalesce(SEATS.c.person, SEATS.c.owner))
        .outerjoin(RATINGS, (RATINGS.c.person == SEATS.c.person) & (RATINGS.c.game == TABLES.c.game))
        .outerjoin(
            SCORES,
            (SCORES.c.table_id == SEATS.c.table_id)
            & (SCORES.c.seat == SEATS.c.seat)
            & (SCORES.c.person == SEATS.c.person),
        )
        .where(SEATS.c.table_id.in_(tables))
        .order_by(SEATS.c.seat)
    )
    for row in rows.mappings():
        values = dict(row)
        seats_by_table[values.pop("table_id")].append(SeatRow(**values))
    return seats_by_table
