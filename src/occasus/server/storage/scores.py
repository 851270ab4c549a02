"""Scores and ratings of people, and ladders of teams, in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, Select, case, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from occasus.server.ratings.game_scores import Score
from occasus.server.ratings.rating import Rating
from occasus.server.ratings.weights import OPPONENTS
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import MOVES, PEOPLE, RATINGS, SCORES, SEATS, TABLES
from occasus.server.storage.tables import seats_of
from occasus.tables.store.rows import JournalEntry, SeatRow, TableRow

CURVE: Final = 200  # points of a rating's curve in each game
RECENT: Final = 20  # games in a profile
TEAMS: Final = 50  # in a ladder, or people


class Tally(msgspec.Struct, kw_only=True):
    """How often a person played a game with so many, at a difficulty, with the same outcome."""

    game: str
    seats: int
    level: str
    ended: str
    place: int
    won: bool
    rated: bool
    count: int


class Ranked(msgspec.Struct, kw_only=True):
    """Someone in the ladder of a game: their rating, and the rated games behind it."""

    id: str
    name: str
    points: float
    spread: float
    played: int
    won: int


class RoleTally(msgspec.Struct, kw_only=True):
    """How often someone played a role, and won with it."""

    game: str
    role: str
    played: int
    won: int


class OpeningTally(msgspec.Struct, kw_only=True):
    """How often someone opened a game in a way, and won it."""

    game: str
    opening: str
    played: int
    won: int


class Team(msgspec.Struct, kw_only=True):
    """People, and perhaps bots, who played together, and how often they won."""

    table: str  # the last game of theirs
    seats: int
    played: int
    won: int
    at: float
    members: list[SeatRow]


async def uncounted(storage: Storage, most: int, but: Collection[str] = ()) -> list[str]:
    """Games that are over and were not counted yet, but for some, the first ones first."""
    ended = [TABLES.c.state.in_(("over", "closed")), ~TABLES.c.counted, TABLES.c.number > 0, TABLES.c.id.not_in(but)]
    async with storage.read() as connection:
        query = select(TABLES.c.id).where(*ended).order_by(TABLES.c.changed).limit(most)
        return [row[0] for row in await connection.execute(query)]


async def seat_changes(storage: Storage, table: str) -> list[JournalEntry]:
    """Return what a journal tells about seats that changed hands, and about a game that was stopped."""
    return await _entries(storage, table, "seat", "close")


async def moves_made(storage: Storage, table: str) -> list[JournalEntry]:
    """The moves of a journal, what took some of them back, and when the rules were changed."""
    return await _entries(storage, table, "move", "undo", "rules")


async def _entries(storage: Storage, table: str, *kinds: str) -> list[JournalEntry]:
    columns = [MOVES.c[name] for name in JournalEntry.__struct_fields__]
    asked = [MOVES.c.table_id == table, MOVES.c.kind.in_(kinds)]
    async with storage.read() as connection:
        rows = await connection.execute(select(*columns).where(*asked).order_by(MOVES.c.number))
        return [JournalEntry(**row) for row in rows.mappings()]


async def unopened(storage: Storage, most: int) -> list[tuple[str, str]]:
    """Games that were counted before anyone looked at how they were opened: table and game."""
    async with storage.read() as connection:
        query = select(SCORES.c.table_id, SCORES.c.game).where(SCORES.c.opening.is_(None)).distinct().limit(most)
        return [(row[0], row[1]) for row in await connection.execute(query)]


async def keep_openings(storage: Storage, table: str, opened: dict[tuple[int, str], str]) -> None:
    """Keep how a game that was counted earlier was opened."""
    mine = [SCORES.c.table_id == table, SCORES.c.opening.is_(None)]
    async with storage.write() as connection:
        for (seat, person), opening in opened.items():
            own = [*mine, SCORES.c.seat == seat, SCORES.c.person == person]
            await connection.execute(update(SCORES).where(*own).values(opening=opening))
        await connection.execute(update(SCORES).where(*mine).values(opening=""))


async def ratings_of(storage: Storage, person: str) -> dict[str, Rating]:
    """The present ratings of a person, by game."""
    return {game: rating for game, (rating, _) in (await standing_of(storage, person)).items()}


async def standing_of(storage: Storage, person: str) -> dict[str, tuple[Rating, bool]]:
    """The present ratings of a person, by game, and whether each is still provisional."""
    async with storage.read() as connection:
        columns = [RATINGS.c.game, RATINGS.c.points, RATINGS.c.spread, RATINGS.c.opponents]
        rows = await connection.execute(select(*columns).where(RATINGS.c.person == person))
        return {row[0]: (Rating(row[1], row[2]), row[3] < OPPONENTS) for row in rows}


async def tallies_of(storage: Storage, person: str) -> list[Tally]:
    """Return how a person's games ended, counted: a game once, however many seats someone had in it."""
    names = [name for name in Tally.__struct_fields__ if name != "count"]
    columns = [SCORES.c[name] for name in names]
    query = select(*columns, func.count(SCORES.c.table_id.distinct()).label("count")).where(SCORES.c.person == person)
    async with storage.read() as connection:
        return [Tally(**row) for row in (await connection.execute(query.group_by(*columns))).mappings()]


async def roles_of(storage: Storage, person: str) -> list[RoleTally]:
    """Return which roles a person played, the usual ones first."""
    return [RoleTally(**row) for row in await _often(storage, person, "role")]


async def openings_of(storage: Storage, person: str) -> list[OpeningTally]:
    """Return how a person opened their games, the usual ways first."""
    return [OpeningTally(**row) for row in await _often(storage, person, "opening")]


async def _often(storage: Storage, person: str, what: str) -> Sequence[RowMapping]:
    """Return how often a person's games had something, and were won with it."""
    column = SCORES.c[what]
    won = func.sum(case((SCORES.c.won, 1), else_=0)).label("won")
    query = select(SCORES.c.game, column, func.count().label("played"), won)
    query = query.where(SCORES.c.person == person, column != "").group_by(SCORES.c.game, column)
    async with storage.read() as connection:
        return (await connection.execute(query.order_by(func.count().desc(), column))).mappings().all()


async def curve_of(storage: Storage, person: str) -> list[Score]:
    """The last rated games of a person that changed a rating, oldest first."""
    place = func.row_number().over(partition_by=SCORES.c.game, order_by=SCORES.c.at.desc()).label("nth")
    mine = select(SCORES, place).where(SCORES.c.person == person, SCORES.c.points.is_not(None)).subquery()
    columns = [mine.c[name] for name in Score.__struct_fields__]
    return await _scores(storage, select(*columns).where(mine.c.nth <= CURVE).order_by(mine.c.at))


async def recent_of(storage: Storage, person: str, public: bool) -> list[tuple[Score, TableRow, list[SeatRow]]]:
    """The last games of a person, newest first; only those of public tables, where that is asked for."""
    query = select(SCORES).where(SCORES.c.person == person)
    if public:
        shown = select(TABLES.c.id).where(TABLES.c.public, TABLES.c.state == "over")
        query = query.where(SCORES.c.table_id.in_(shown))
    recent = await _scores(storage, query.order_by(SCORES.c.at.desc()).limit(RECENT))
    async with storage.read() as connection:
        ids = [score.table_id for score in recent]
        rows = (await connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))).mappings()
        tables = {row["id"]: TableRow(**row) for row in rows}
        seats = await seats_of(connection, ids)
    return [(score, tables[score.table_id], seats[score.table_id]) for score in recent]


async def scores_of(storage: Storage, person: str) -> list[Score]:
    """All that a person's games counted, oldest first."""
    return await _scores(storage, select(SCORES).where(SCORES.c.person == person).order_by(SCORES.c.at))


async def _scores(storage: Storage, query: Select[Any]) -> list[Score]:
    async with storage.read() as connection:
        return [Score(**row) for row in (await connection.execute(query)).mappings()]


async def become_program(storage: Storage, person: str) -> None:
    """Make an account a program account, whose ratings begin again; what its games counted for others stays."""
    nothing = {"before": None, "points": None, "spread": None}
    async with storage.write() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(program=True))
        await connection.execute(update(SCORES).where(SCORES.c.person == person).values(nothing))
        await connection.execute(delete(RATINGS).where(RATINGS.c.person == person))


async def teams(storage: Storage, game: str, level: str) -> list[Team]:
    """The ladder of those who played rated games together at a difficulty: most games won, then fewest played.

    A team with someone who shows nothing of themselves is not in it.
    """
    hidden = (
        select(SCORES.c.team)
        .join(PEOPLE, PEOPLE.c.id == SCORES.c.person)
        .where(PEOPLE.c.profile == "nobody")
        .distinct()
    )
    once = (  # each game once, whoever of its people is looked at
        select(
            SCORES.c.table_id,
            SCORES.c.team,
            SCORES.c.seats,
            func.max(SCORES.c.at).label("at"),
            func.max(case((SCORES.c.won, 1), else_=0)).label("won"),
        )
        .where(SCORES.c.game == game, SCORES.c.level == level, SCORES.c.rated, SCORES.c.team.not_in(hidden))
        .group_by(SCORES.c.table_id, SCORES.c.team, SCORES.c.seats)
        .subquery()
    )
    won, played = func.sum(once.c.won), func.count()
    query = (
        select(
            func.max(once.c.table_id).label("table"),
            once.c.seats,
            played.label("played"),
            won.label("won"),
            func.max(once.c.at).label("at"),
        )
        .group_by(once.c.team, once.c.seats)
        .order_by(won.desc(), played, func.max(once.c.at))
        .limit(TEAMS)
    )
    async with storage.read() as connection:
        rows = list((await connection.execute(query)).mappings())
        seats = await _members(connection, [row["table"] for row in rows])
    return [Team(**row, members=seats[row["table"]]) for row in rows]


async def best_of(storage: Storage, game: str, programs: bool = False) -> list[Ranked]:
    """The ladder of a game against each other: by ratings, each less its uncertainty, so that no one leads by one game.

    Those who show nothing of themselves, guests, and those who are still provisional are not in it.
    """
    games = (
        select(
            SCORES.c.person,
            func.count(SCORES.c.table_id.distinct()).label("played"),
            func.count(case((SCORES.c.won, SCORES.c.table_id)).distinct()).label("won"),
        )
        .where(SCORES.c.game == game, SCORES.c.points.is_not(None))
        .group_by(SCORES.c.person)
        .subquery()
    )
    columns = [PEOPLE.c.id, PEOPLE.c.name, RATINGS.c.points, RATINGS.c.spread, games.c.played, games.c.won]
    query = (
        select(*columns)
        .join(RATINGS, RATINGS.c.person == PEOPLE.c.id)
        .join(games, games.c.person == PEOPLE.c.id)
        .where(RATINGS.c.game == game, PEOPLE.c.profile != "nobody", PEOPLE.c.program.is_(programs))
        .where(RATINGS.c.opponents >= OPPONENTS, PEOPLE.c.account.is_not(None))
        .order_by((RATINGS.c.points - RATINGS.c.spread).desc(), PEOPLE.c.id)
        .limit(TEAMS)
    )
    async with storage.read() as connection:
        return [Ranked(**row) for row in (await connection.execute(query)).mappings()]


async def _members(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """Return who counted on the seats of some tables: people by their scores, and the bots beside them."""
    seats_by_table: dict[str, list[SeatRow]] = {table: [] for table in tables}
    rows = await connection.execute(
        select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.bot, SCORES.c.person, func.coalesce(PEOPLE.c.name, ""))
        .outerjoin(SCORES, (SCORES.c.table_id == SEATS.c.table_id) & (SCORES.c.seat == SEATS.c.seat))
        .outerjoin(PEOPLE, PEOPLE.c.id == SCORES.c.person)
        .where(SEATS.c.table_id.in_(tables))
        .order_by(SEATS.c.seat)
    )
    for table, seat, bot, person, name in rows:
        kind = "person" if person else "bot"
        seats_by_table[table].append(SeatRow(seat=seat, kind=kind, person=person, name=name, bot="" if person else bot))
    return seats_by_table
