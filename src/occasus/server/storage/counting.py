"""Finished games are counted for their people, once each; and again, when one of them is declared void."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, Final
from zlib import crc32

import msgspec
from sqlalchemy import RowMapping, bindparam, case, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from occasus.server.ratings.game_scores import Player, Score, with_ratings
from occasus.server.ratings.rating import Rating
from occasus.server.ratings.weights import DAY, FIRST, MONTH, OPPONENTS, Together, limit, weights
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import PEOPLE, RATINGS, SCORES, SEATS, TABLES
from occasus.server.thread_pool import ThreadPool
from occasus.tables.store.rows import TableRow

LOCK: Final = 6_302_408  # of a game: shared by those who count it, whole for whoever counts all of it again
PEOPLE_LOCK: Final = 6_302_409  # of the people of a game: one worker counts for them at a time
_threads: Final = ThreadPool("ratings", 1)  # rating all games again takes a while
_BOT: Final = (SEATS.c.kind == "bot") & SEATS.c.owner.is_(None) & ~SEATS.c.resigned  # there from the start


async def count(storage: Storage, table: TableRow, seated: list[Player], results: list[Score], compete: bool) -> bool:
    """Keep what a game counts, once; False if it was counted already."""
    async with storage.write() as connection:
        people = {score.person for score in results}
        await lock(storage, connection, table.game, people)
        fresh = [TABLES.c.id == table.id, ~TABLES.c.counted]
        if not (await connection.execute(update(TABLES).where(*fresh).values(counted=True))).rowcount:
            return False
        rows = await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)))
        known = {row[0] for row in rows}
        if compete and table.rated and results:
            ratings, opponents = await _ratings(connection, table.game, people)
            games = await _games_together(connection, table, people)
            counted = weights(
                seated,
                lambda one, other: games.get((one, other), (0, 0)),
                lambda person: opponents.get(person, 0) < OPPONENTS,
            )
            results = with_ratings(table, seated, results, ratings, counted)
            gained = await _gained(connection, table, people)
            limit(seated, results, lambda person: gained.get(person, 0.0))
        results = [score for score in results if score.person in known]
        if results:
            await connection.execute(insert(SCORES), [msgspec.structs.asdict(score) for score in results])
        for score in results:
            if score.points is not None:
                met = await _opponents(connection, table.game, score.person)
                await connection.execute(delete(RATINGS).where(*_rating(score.person, table.game)))
                row = {"person": score.person, "game": table.game, "points": score.points, "spread": score.spread}
                await connection.execute(insert(RATINGS).values(**row, opponents=met))
    return True


async def void(storage: Storage, table: str) -> bool:
    """Let a finished rated game count for no one, and count all later ones again; False if there is no such game."""
    async with storage.write() as connection:
        counted = [TABLES.c.id == table, TABLES.c.rated, TABLES.c.counted]
        game = (await connection.execute(select(TABLES.c.game).where(*counted))).scalar_one_or_none()
        if game is None:
            return False
        await lock(storage, connection, game)
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(rated=False))
        nothing = {"rated": False, "before": None, "points": None, "spread": None}
        await connection.execute(update(SCORES).where(SCORES.c.table_id == table).values(nothing))
        await _recount(connection, game)
    return True


async def lock(storage: Storage, connection: AsyncConnection, game: str, people: Collection[str] | None = None) -> None:
    """Let no one else count games of these people meanwhile; where none are named, of anyone who plays this."""
    if storage.is_sqlite:  # it has one writer
        return
    kind = "pg_advisory_xact_lock" if people is None else "pg_advisory_xact_lock_shared"
    await connection.execute(text(f"SELECT {kind}({LOCK}, {_number(game)})"))
    for number in sorted({_number(f"{game}/{person}") for person in people or ()}):  # in order: none waits for another
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({PEOPLE_LOCK}, {number})"))


def _number(name: str) -> int:
    return crc32(name.encode()) - (1 << 31)


def _rating(person: str, game: str) -> list[Any]:
    return [RATINGS.c.person == person, RATINGS.c.game == game]


async def _ratings(
    connection: AsyncConnection, game: str, people: Collection[str]
) -> tuple[dict[str, Rating], dict[str, int]]:
    """The ratings of some people, and how many different opponents they have met."""
    columns = [RATINGS.c.person, RATINGS.c.points, RATINGS.c.spread, RATINGS.c.opponents]
    rows = (
        await connection.execute(select(*columns).where(RATINGS.c.game == game, RATINGS.c.person.in_(people)))
    ).all()
    return {row[0]: Rating(row[1], row[2]) for row in rows}, {row[0]: row[3] for row in rows}


async def _games_together(
    connection: AsyncConnection, table: TableRow, people: Collection[str]
) -> dict[tuple[str, str], tuple[int, int]]:
    """Return how many rated games each two of some people have finished within a day, and a month, before this one."""
    mine, theirs = SCORES.alias(), SCORES.alias()
    today = case((mine.c.at > table.changed - DAY, mine.c.table_id))
    rows = await connection.execute(
        select(
            mine.c.person,
            theirs.c.person,
            func.count(today.distinct()),
            func.count(mine.c.table_id.distinct()),
        )
        .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.person != mine.c.person))
        .where(mine.c.person.in_(people), theirs.c.person.in_(people), mine.c.game == table.game)
        .where(mine.c.points.is_not(None), mine.c.at > table.changed - MONTH, mine.c.table_id != table.id)
        .group_by(mine.c.person, theirs.c.person)
    )
    return {(row[0], row[1]): (row[2], row[3]) for row in rows}


async def _gained(connection: AsyncConnection, table: TableRow, people: Collection[str]) -> dict[str, float]:
    """By how much the ratings of some people have changed within a day before a game, but for beginners."""
    change = case((SCORES.c.at > table.changed - DAY, SCORES.c.points - SCORES.c.before), else_=0.0)
    rows = await connection.execute(
        select(SCORES.c.person, func.sum(change))
        .where(SCORES.c.person.in_(people), SCORES.c.game == table.game, SCORES.c.points.is_not(None))
        .where(SCORES.c.table_id != table.id)
        .group_by(SCORES.c.person)
        .having(func.count() >= FIRST)
    )
    return {row[0]: row[1] for row in rows}


async def _opponents(connection: AsyncConnection, game: str, person: str) -> int:
    """Return how many different people and bots someone has met in rated games."""
    theirs = SCORES.alias()
    mine = [SCORES.c.person == person, SCORES.c.game == game, SCORES.c.points.is_not(None)]
    people = (
        select(func.count(theirs.c.person.distinct()))
        .join(SCORES, SCORES.c.table_id == theirs.c.table_id)
        .where(*mine, theirs.c.person != person)
    )
    bots = (
        select(func.count(SEATS.c.bot.distinct()))
        .join(SCORES, SCORES.c.table_id == SEATS.c.table_id)
        .where(*mine, _BOT)
    )
    return int((await connection.execute(people)).scalar_one()) + int((await connection.execute(bots)).scalar_one())


async def _recount(connection: AsyncConnection, game: str) -> None:
    """Rate all games of a kind again, in the order in which they ended."""
    rated = [SCORES.c.game == game, SCORES.c.rated, SCORES.c.points.is_not(None)]
    columns = [SCORES.c[name] for name in Score.__struct_fields__]
    query = select(*columns).where(*rated).order_by(SCORES.c.at, SCORES.c.table_id)
    stored = (await connection.execute(query)).mappings().all()
    history, changed = await _threads.run(_rated_again, await _tables(connection, game), stored)
    if changed:
        same = [SCORES.c.table_id == bindparam("b_table"), SCORES.c.seat == bindparam("b_seat")]
        await connection.execute(update(SCORES).where(*same), changed)
    await connection.execute(delete(RATINGS).where(RATINGS.c.game == game))
    rows = [
        {
            "person": person,
            "game": game,
            "points": rating.points,
            "spread": rating.spread,
            "opponents": len(history.met[person]),
        }
        for person, rating in history.ratings.items()
    ]
    if rows:
        await connection.execute(insert(RATINGS), rows)


def _rated_again(
    tables: dict[str, tuple[TableRow, dict[int, str]]], rows: Sequence[RowMapping]
) -> tuple[History, list[dict[str, Any]]]:
    """The ratings after all games, and what is to be written into their scores."""
    scores: dict[str, list[Score]] = {}
    for row in rows:
        scores.setdefault(row["table_id"], []).append(Score(**row))
    history = History()
    for table, results in scores.items():
        history.rate(*tables[table], results)
    return history, [
        {"b_table": score.table_id, "b_seat": score.seat}
        | {name: getattr(score, name) for name in ("before", "points", "spread", "weight")}
        for results in scores.values()
        for score in results
    ]


async def _tables(connection: AsyncConnection, game: str) -> dict[str, tuple[TableRow, dict[int, str]]]:
    """The rated tables of a game, each with the bots that were there from the start, by seat."""
    wanted = [TABLES.c.game == game, TABLES.c.rated, TABLES.c.counted]
    rows = (await connection.execute(select(TABLES).where(*wanted))).mappings()
    result: dict[str, tuple[TableRow, dict[int, str]]] = {row["id"]: (TableRow(**row), {}) for row in rows}
    columns = [SEATS.c.table_id, SEATS.c.seat, SEATS.c.bot]
    ids = select(TABLES.c.id).where(*wanted)
    for table, seat, bot in await connection.execute(select(*columns).where(_BOT, SEATS.c.table_id.in_(ids))):
        result[table][1][seat] = bot
    return result


class History:
    """Ratings as they follow from games, one after another."""

    def __init__(self) -> None:
        self.ratings: dict[str, Rating] = {}
        self.met: defaultdict[str, set[str]] = defaultdict(set)
        self._ended: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
        self._changes: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)

    def rate(self, table: TableRow, bots: dict[int, str], results: list[Score]) -> None:
        """Rate one more game, and write into its scores what it counts."""
        by_seat = {score.seat: score for score in results}
        seated = [
            Player(person=by_seat[seat].person, ended=by_seat[seat].ended)
            if seat in by_seat
            else Player(bot=bots.get(seat, ""))
            for seat in range(table.seats)
        ]
        if any(player.is_deleted for player in seated):  # their ratings are gone: what the game counted stays
            for score in results:
                self._shift(score)
        else:
            counted = weights(seated, self._together(table.changed), lambda person: len(self.met[person]) < OPPONENTS)
            with_ratings(table, seated, results, self.ratings, counted)
            limit(seated, results, lambda person: self._gained(person, table.changed))
        for score in results:
            self.ratings[score.person] = Rating(score.points or 0.0, score.spread or 0.0)
            self._changes[score.person].append((table.changed, (score.points or 0.0) - (score.before or 0.0)))
            others = [player for player in seated if player.person != score.person and not player.is_deleted]
            self.met[score.person].update(player.person or f"bot/{player.bot}" for player in others)
            for player in others:
                self._ended[score.person, player.person].append(table.changed)

    def _together(self, at: float) -> Together:
        def games(one: str, other: str, within: float) -> int:
            return sum(ended > at - within for ended in self._ended[one, other])

        return lambda one, other: (games(one, other, DAY), games(one, other, MONTH))

    def _gained(self, person: str, at: float) -> float:
        changes = self._changes[person]
        return sum(change for ended, change in changes if ended > at - DAY) if len(changes) >= FIRST else 0.0

    def _shift(self, score: Score) -> None:
        now = self.ratings.get(score.person, Rating())
        change = (score.points or 0.0) - (score.before or 0.0)
        score.before, score.points = now.points, now.points + change
        score.spread = score.spread or now.spread
