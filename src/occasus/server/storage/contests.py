"""Events in the database: what they are, who has signed up, their tables and how those ended.

Whoever makes tables takes the round from one number to the next and frees people's seats in the same transaction, so
that two workers that both think they do this cannot seat anyone twice.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from time import time
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import and_, case, delete, exists, false, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from occasus.bots.strength import MIDDLE
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import (
    BLOCKS,
    CONTEST_PEOPLE,
    CONTEST_TABLES,
    CONTESTS,
    PEOPLE,
    RATINGS,
    SEATS,
    TABLES,
)
from occasus.server.storage.tables import seat_values
from occasus.tables.store.rows import SeatRow, TableRow

MOST_PEOPLE: Final = 128  # in an event
MOST_HOSTED: Final = 2  # events of a person that are not over
MOST_OPEN: Final = 60  # events of all people that are not over
MOST_SHOWN: Final = 20  # events that are over
SHOWN_DAYS: Final = 14.0
CANCELLED_DAYS: Final = 2.0  # cancelled ones are kept
KEPT_DAYS: Final = 365.0  # and the others
DAY: Final = 86_400.0
GOING: Final = ("open", "running")

ContestState = Literal["open", "running", "over", "cancelled"]


class ContestRow(msgspec.Struct, kw_only=True):
    """An event as it is kept."""

    id: str
    host: str | None
    name: str
    kind: Literal["arena", "swiss"]
    game: str
    seats: int
    minutes: int
    rated: bool
    starts: float
    length: int
    state: ContestState = "open"
    round: int = 0
    asked: float = 0.0
    changed: float = 0.0

    @property
    def ends(self) -> float:
        """When an arena makes no more tables."""
        return self.starts + self.length * 60.0 if self.kind == "arena" else float("inf")


class EntryRow(msgspec.Struct, kw_only=True):
    """Someone who has signed up."""

    person: str
    name: str
    out: bool
    here: float
    waits: float
    table_id: str | None
    at: float
    place: int | None
    points: float | None
    rating: float
    shown: bool  # the rating may be seen
    guest: bool
    program: bool
    busy: bool  # at a table of this event or of another


class ContestTable(msgspec.Struct, kw_only=True):
    """A table of an event; the points and scores of its people once it is over."""

    table_id: str
    round: int
    people: list[str]
    points: dict[str, tuple[float, int]] | None
    at: float
    state: str


class ListedContest(msgspec.Struct, kw_only=True):
    """An event in a list: how many have signed up, whether I have, and who won."""

    row: ContestRow
    people: int
    mine: bool
    winners: list[str]


async def add(storage: Storage, row: ContestRow) -> bool:
    """A new event; False if its host, or all people together, have too many already."""
    going = CONTESTS.c.state.in_(GOING)
    count = select(func.count()).select_from(CONTESTS)
    async with storage.write() as connection:
        mine = int((await connection.execute(count.where(going, CONTESTS.c.host == row.host))).scalar_one())
        everybody = int((await connection.execute(count.where(going))).scalar_one())
        if mine >= MOST_HOSTED or everybody >= MOST_OPEN:
            return False
        await connection.execute(insert(CONTESTS).values(msgspec.structs.asdict(row)))
    return True


async def find(storage: Storage, contest: str) -> ContestRow | None:
    async with storage.read() as connection:
        row = (await connection.execute(select(CONTESTS).where(CONTESTS.c.id == contest))).mappings().one_or_none()
        return None if row is None else ContestRow(**row)


async def due(storage: Storage, now: float) -> list[ContestRow]:
    """The events that run or should begin."""
    wanted = or_(CONTESTS.c.state == "running", and_(CONTESTS.c.state == "open", CONTESTS.c.starts <= now))
    async with storage.read() as connection:
        return [ContestRow(**row) for row in (await connection.execute(select(CONTESTS).where(wanted))).mappings()]


async def listed(storage: Storage, person: str) -> list[ListedContest]:
    """Events to come and running ones, then the last that are over."""
    going = select(CONTESTS).where(CONTESTS.c.state.in_(GOING)).order_by(CONTESTS.c.starts).limit(MOST_OPEN)
    recent = [CONTESTS.c.state == "over", CONTESTS.c.changed > time() - SHOWN_DAYS * DAY]
    over = select(CONTESTS).where(*recent).order_by(CONTESTS.c.changed.desc()).limit(MOST_SHOWN)
    async with storage.read() as connection:
        rows = [ContestRow(**row) for query in (going, over) for row in (await connection.execute(query)).mappings()]
        ids = [row.id for row in rows]
        mine = func.max(case((CONTEST_PEOPLE.c.person == person, 1), else_=0))
        counted = select(CONTEST_PEOPLE.c.contest, func.count(), mine).group_by(CONTEST_PEOPLE.c.contest)
        taking = or_(~CONTEST_PEOPLE.c.out, CONTEST_PEOPLE.c.place.is_not(None))
        signed = await connection.execute(counted.where(CONTEST_PEOPLE.c.contest.in_(ids), taking))
        counts = {contest: (int(count), bool(me)) for contest, count, me in signed}
        first = [CONTEST_PEOPLE.c.contest.in_(ids), CONTEST_PEOPLE.c.place == 1]
        named = select(CONTEST_PEOPLE.c.contest, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == CONTEST_PEOPLE.c.person)
        winners: dict[str, list[str]] = {}
        for contest, name in await connection.execute(named.where(*first).order_by(PEOPLE.c.name)):
            winners.setdefault(contest, []).append(name)
    return [
        ListedContest(
            row=row,
            people=counts.get(row.id, (0, False))[0],
            mine=counts.get(row.id, (0, False))[1],
            winners=winners.get(row.id, []),
        )
        for row in rows
    ]


async def entries(storage: Storage, contest: ContestRow) -> list[EntryRow]:
    """Return who has signed up for an event, the first ones first."""
    others = CONTEST_PEOPLE.alias()
    query = (
        select(
            exists()
            .where(others.c.person == CONTEST_PEOPLE.c.person, others.c.table_id.is_not(None))
            .correlate(CONTEST_PEOPLE)
            .label("busy"),
            *(
                CONTEST_PEOPLE.c[name]
                for name in ("person", "out", "here", "waits", "table_id", "at", "place", "points")
            ),
            PEOPLE.c.name,
            func.coalesce(RATINGS.c.points, MIDDLE).label("rating"),
            and_(PEOPLE.c.profile != "nobody", RATINGS.c.points.is_not(None)).label("shown"),
            PEOPLE.c.account.is_(None).label("guest"),
            func.coalesce(PEOPLE.c.program, false()).label("program"),
        )
        .join(PEOPLE, PEOPLE.c.id == CONTEST_PEOPLE.c.person)
        .outerjoin(RATINGS, (RATINGS.c.person == CONTEST_PEOPLE.c.person) & (RATINGS.c.game == contest.game))
        .where(CONTEST_PEOPLE.c.contest == contest.id)
        .order_by(CONTEST_PEOPLE.c.at, CONTEST_PEOPLE.c.person)
    )
    async with storage.read() as connection:
        return [EntryRow(**row) for row in (await connection.execute(query)).mappings()]


async def tables_of(storage: Storage, contest: str) -> list[ContestTable]:
    """The tables of an event, the first ones first."""
    columns = [CONTEST_TABLES.c[name] for name in ("table_id", "round", "people", "points", "at")]
    query = select(*columns, TABLES.c.state).join(TABLES, TABLES.c.id == CONTEST_TABLES.c.table_id)
    ordered = query.where(CONTEST_TABLES.c.contest == contest).order_by(CONTEST_TABLES.c.at, CONTEST_TABLES.c.table_id)
    async with storage.read() as connection:
        return [ContestTable(**row) for row in (await connection.execute(ordered)).mappings()]


async def sign_up(storage: Storage, contest: str, person: str, here: float) -> bool:
    """Take part, or again after a break; False if the event is full."""
    now = time()
    same = [CONTEST_PEOPLE.c.contest == contest, CONTEST_PEOPLE.c.person == person]
    back = update(CONTEST_PEOPLE).where(*same, CONTEST_PEOPLE.c.out)
    count = select(func.count()).select_from(CONTEST_PEOPLE).where(CONTEST_PEOPLE.c.contest == contest)
    try:
        async with storage.write() as connection:
            if (await connection.execute(back.values(out=False, here=here, waits=now))).rowcount:
                return True
            if int((await connection.execute(count)).scalar_one()) >= MOST_PEOPLE:
                return False
            row = {"contest": contest, "person": person, "out": False, "here": here, "waits": now, "at": now}
            await connection.execute(insert(CONTEST_PEOPLE).values(row))
    except IntegrityError:
        pass  # has signed up already
    return True


async def sign_off(storage: Storage, contest: str, person: str, forget: bool) -> None:
    """Take part no longer; before the start that is forgotten."""
    same = [CONTEST_PEOPLE.c.contest == contest, CONTEST_PEOPLE.c.person == person]
    async with storage.write() as connection:
        if forget:
            await connection.execute(delete(CONTEST_PEOPLE).where(*same, CONTEST_PEOPLE.c.table_id.is_(None)))
        else:
            await connection.execute(update(CONTEST_PEOPLE).where(*same).values(out=True))


async def say_here(storage: Storage, contest: str, person: str) -> bool:
    """Someone says that they are here; False if they have not signed up, or take a break."""
    same = [CONTEST_PEOPLE.c.contest == contest, CONTEST_PEOPLE.c.person == person, ~CONTEST_PEOPLE.c.out]
    async with storage.write() as connection:
        return (await connection.execute(update(CONTEST_PEOPLE).where(*same).values(here=time()))).rowcount > 0


async def change(storage: Storage, row: ContestRow, **values: Any) -> bool:
    """Change an event, unless someone else has; False then."""
    same = [CONTESTS.c.id == row.id, CONTESTS.c.state == row.state, CONTESTS.c.round == row.round]
    async with storage.write() as connection:
        return (await connection.execute(update(CONTESTS).where(*same).values(**values))).rowcount > 0


async def make_tables(
    storage: Storage,
    row: ContestRow,
    tables: Sequence[tuple[TableRow, list[SeatRow]]],
    absent: Collection[str] = (),
) -> bool:
    """Seat people at new tables of a running event, and let the absent take a break; all of that, or nothing.

    False if someone else has made tables meanwhile, or if one of the people has a table or has left.
    """
    same = [CONTESTS.c.id == row.id, CONTESTS.c.state == "running", CONTESTS.c.round == row.round]
    try:
        async with storage.write() as connection:
            values = {"round": row.round + 1, "changed": time()}
            if not (await connection.execute(update(CONTESTS).where(*same).values(values))).rowcount:
                return False
            for table, seats in tables:
                await connection.execute(insert(TABLES).values(msgspec.to_builtins(table)))
                await connection.execute(insert(SEATS), [seat_values(table.id, seat) for seat in seats])
                await _take_seats(connection, row, table.id, seats)
            if absent:
                away = [CONTEST_PEOPLE.c.contest == row.id, CONTEST_PEOPLE.c.person.in_(absent)]
                await connection.execute(update(CONTEST_PEOPLE).where(*away).values(out=True))
    except _Seated:
        return False
    return True


class _Seated(Exception):
    """Someone has a table already, or has left."""


async def _take_seats(connection: AsyncConnection, row: ContestRow, table: str, seats: Sequence[SeatRow]) -> None:
    people = [seat.person or "" for seat in seats]
    line = {"table_id": table, "contest": row.id, "round": row.round + 1, "people": people, "at": time()}
    await connection.execute(insert(CONTEST_TABLES).values(line))
    wanted = {person for person in people if person}
    playing = select(CONTEST_PEOPLE.c.person).where(
        CONTEST_PEOPLE.c.person.in_(wanted), CONTEST_PEOPLE.c.table_id.is_not(None)
    )
    if (await connection.execute(playing.limit(1))).first() is not None:  # at another event perhaps
        raise _Seated
    free = [CONTEST_PEOPLE.c.contest == row.id, CONTEST_PEOPLE.c.person.in_(wanted), ~CONTEST_PEOPLE.c.out]
    done = await connection.execute(update(CONTEST_PEOPLE).where(*free).values(table_id=table))
    if done.rowcount != len(wanted):
        raise _Seated


async def end_table(
    storage: Storage, contest: str, table: str, points: Mapping[str, tuple[float, int]], stayed: Collection[str]
) -> None:
    """Keep what a table counts, once, and let its people wait for the next: those who stayed are here."""
    now = time()
    fresh = [CONTEST_TABLES.c.table_id == table, CONTEST_TABLES.c.points.is_(None)]
    people = [CONTEST_PEOPLE.c.contest == contest, CONTEST_PEOPLE.c.table_id == table]
    async with storage.write() as connection:
        if (await connection.execute(update(CONTEST_TABLES).where(*fresh).values(points=dict(points)))).rowcount:
            here = case((CONTEST_PEOPLE.c.person.in_(stayed), now), else_=CONTEST_PEOPLE.c.here)
            out = case((CONTEST_PEOPLE.c.person.in_(stayed), CONTEST_PEOPLE.c.out), else_=True)
            await connection.execute(
                update(CONTEST_PEOPLE).where(*people).values(table_id=None, waits=now, here=here, out=out)
            )


async def end(storage: Storage, row: ContestRow, places: Mapping[str, tuple[int, float]]) -> bool:
    """End an event, with the place and the points of everyone; False if someone else has."""
    same = [CONTESTS.c.id == row.id, CONTESTS.c.state == "running", CONTESTS.c.round == row.round]
    async with storage.write() as connection:
        if not (await connection.execute(update(CONTESTS).where(*same).values(state="over", changed=time()))).rowcount:
            return False
        for person, (place, points) in places.items():
            mine = [CONTEST_PEOPLE.c.contest == row.id, CONTEST_PEOPLE.c.person == person]
            await connection.execute(update(CONTEST_PEOPLE).where(*mine).values(place=place, points=points))
    return True


async def blocks_among(storage: Storage, people: Collection[str]) -> set[frozenset[str]]:
    """Return which of some people want nothing of each other."""
    query = select(BLOCKS.c.by, BLOCKS.c.person).where(BLOCKS.c.by.in_(people), BLOCKS.c.person.in_(people))
    async with storage.read() as connection:
        return {frozenset((by, person)) for by, person in await connection.execute(query)}


async def of_person(storage: Storage, person: str) -> list[dict[str, Any]]:
    """The events for which a person has signed up, or which they host, for their own data."""
    columns = [CONTESTS.c.id, CONTESTS.c.name, CONTESTS.c.starts, CONTESTS.c.host == person]
    mine = (CONTEST_PEOPLE.c.contest == CONTESTS.c.id) & (CONTEST_PEOPLE.c.person == person)
    query = select(*columns, CONTEST_PEOPLE.c.at, CONTEST_PEOPLE.c.place, CONTEST_PEOPLE.c.points)
    wanted = query.outerjoin(CONTEST_PEOPLE, mine).where(
        or_(CONTESTS.c.host == person, CONTEST_PEOPLE.c.person.is_not(None))
    )
    names = ("id", "name", "starts", "hosted", "signed_up", "place", "points")
    async with storage.read() as connection:
        return [dict(zip(names, row, strict=True)) for row in await connection.execute(wanted)]


async def drop_old(storage: Storage) -> None:
    """Forget events that were cancelled some days ago, or ended long ago; their tables stay."""
    long_ago = time() - CANCELLED_DAYS * DAY  # one that comes again would be made again before its start
    cancelled = and_(CONTESTS.c.state == "cancelled", CONTESTS.c.changed < long_ago, CONTESTS.c.starts < long_ago)
    over = and_(CONTESTS.c.state == "over", CONTESTS.c.changed < time() - KEPT_DAYS * DAY)
    async with storage.write() as connection:
        await connection.execute(delete(CONTESTS).where(or_(cancelled, over)))
