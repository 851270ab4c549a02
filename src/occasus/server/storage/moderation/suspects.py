"""Accounts that may be fed by others: who won how much from whom, in rated games of the last month.

Accounts that came from one address are looked at together: ten of them that lose a little each feed as well as one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from time import time
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Select, func, literal, select

from occasus.server.storage.engine import Storage
from occasus.server.storage.moderation import addresses
from occasus.server.storage.schema import PEOPLE, SCORES, SEATS, TABLES

MONTH: Final = 30 * 86_400.0
MOST_ROWS: Final = 20_000
MOST: Final = 50  # that are shown
SHOWN: Final = 20  # tables of one of them
GAINED: Final = 10.0  # points from which someone is looked at


class Feeder(msgspec.Struct, kw_only=True):
    """An account that has lost to another; without an id: accounts that have been deleted."""

    id: str
    name: str


class Suspect(msgspec.Struct, kw_only=True):
    """An account that has won points from another, or from several of one address, and what speaks against chance."""

    winner: str
    winner_name: str
    feeders: list[Feeder]
    game: str
    games: int
    gained: float
    lost_all: bool  # they have never won against the winner
    given_up: int  # games that they did not play to the end
    only: bool  # they have played rated games with no one else
    same_address: bool  # they and the winner, or several of them, came from one address
    tables: list[str]


class _Row(NamedTuple):
    """What one person gained in a game with another."""

    person: str
    name: str
    other: str
    other_name: str
    game: str
    table: str
    change: float
    ended: str


async def suspects(storage: Storage) -> list[Suspect]:
    """Those who deserve a look, the most striking first."""
    mine, theirs, winner, loser = SCORES.alias(), SCORES.alias(), PEOPLE.alias(), PEOPLE.alias()
    query = (
        select(
            mine.c.person,
            winner.c.name,
            theirs.c.person,
            loser.c.name,
            mine.c.game,
            mine.c.table_id,
            mine.c.points - mine.c.before,
            theirs.c.ended,
        )
        .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.person != mine.c.person))
        .join(winner, winner.c.id == mine.c.person)
        .join(loser, loser.c.id == theirs.c.person)
        .where(mine.c.points.is_not(None), mine.c.at > time() - MONTH)
        .order_by(mine.c.at.desc())
        .limit(MOST_ROWS)
    )
    async with storage.read() as connection:
        rows = [_Row(*row) for row in await connection.execute(query)]
        rows += [_Row(*row) for row in await connection.execute(_from_deleted())]
    met: defaultdict[str, set[str]] = defaultdict(set)
    by_winner: defaultdict[tuple[str, str], defaultdict[str, list[_Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        met[row.person].add(row.other)
        by_winner[row.person, row.game][row.other].append(row)
    came_from = await addresses.of_people(storage, met.keys())
    results = []
    for (person, _), pairs in by_winner.items():
        losers = {other for other, played in pairs.items() if sum(row.change for row in played) > 0}
        for group in _groups(person, losers, came_from):
            suspect = _suspect([row for other in group.feeders for row in pairs[other]], group)
            suspect.only = all(met[other] == {person} for other in group.feeders)
            results.append(suspect)
    strong = [suspect for suspect in results if suspect.gained >= GAINED]
    return sorted(strong, key=lambda suspect: (-_signs(suspect), -suspect.gained))[:MOST]


def _from_deleted() -> Select[Any]:
    """Return what people gained from accounts that have been deleted since: seats of which no one is known any more."""
    scores = select(SCORES.c.table_id, func.count().label("known")).group_by(SCORES.c.table_id).subquery()
    bot = [SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "bot", SEATS.c.owner.is_(None), ~SEATS.c.resigned]
    bots = select(func.count()).select_from(SEATS).where(*bot).correlate(TABLES).scalar_subquery()
    nobody = literal("")
    columns = [SCORES.c.person, PEOPLE.c.name, nobody, nobody, SCORES.c.game, SCORES.c.table_id]
    return (
        select(*columns, SCORES.c.points - SCORES.c.before, literal("played"))
        .join(PEOPLE, PEOPLE.c.id == SCORES.c.person)
        .join(TABLES, TABLES.c.id == SCORES.c.table_id)
        .join(scores, scores.c.table_id == SCORES.c.table_id)
        .where(SCORES.c.points.is_not(None), SCORES.c.at > time() - MONTH, scores.c.known + bots < TABLES.c.seats)
        .order_by(SCORES.c.at.desc())
        .limit(MOST_ROWS)
    )


class _Group(NamedTuple):
    """Accounts that are looked at together, and whether that is because of their address."""

    feeders: list[str]
    same_address: bool


def _groups(winner: str, losers: Collection[str], came_from: Mapping[str, Collection[str]]) -> list[_Group]:
    """Losers by the addresses that they share with each other or with the winner, through others as well."""
    by_address: defaultdict[str, list[str]] = defaultdict(list)
    for person in (winner, *sorted(losers)):
        for address in came_from.get(person, ()):
            by_address[address].append(person)
    groups, seen = [], {winner}
    for first in (winner, *sorted(losers)):
        if first in seen and first != winner:
            continue
        seen.add(first)
        together, waiting = [first], [first]
        while waiting:
            for address in came_from.get(waiting.pop(), ()):
                fresh = [person for person in by_address[address] if person not in seen]
                seen.update(fresh)
                together += fresh
                waiting += fresh
        feeders = [person for person in together if person != winner]
        if feeders:
            groups.append(_Group(feeders, len(together) > 1))
    return groups


def _suspect(rows: list[_Row], group: _Group) -> Suspect:
    names = {row.other: row.other_name for row in rows}
    tables = dict.fromkeys(row.table for row in rows)
    changes = {row.table: row.change for row in rows}  # a game with two of them counts once
    return Suspect(
        winner=rows[0].person,
        winner_name=rows[0].name,
        feeders=[Feeder(id=person, name=names[person]) for person in group.feeders],
        game=rows[0].game,
        games=len(tables),
        gained=round(sum(changes.values()), 1),
        lost_all=all(change > 0 for change in changes.values()),
        given_up=len({row.table for row in rows if row.ended != "played"}),
        only=False,
        same_address=group.same_address,
        tables=list(tables)[:SHOWN],
    )


def _signs(suspect: Suspect) -> int:
    return (
        2 * suspect.same_address
        + suspect.only
        + (suspect.lost_all and suspect.games > 1)
        + (suspect.given_up > 1)
        + (len(suspect.feeders) > 1)
    )
