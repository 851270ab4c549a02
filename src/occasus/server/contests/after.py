"""The page of a finished event: tables worth another look, and the next event."""

from __future__ import annotations

from typing import Final

import msgspec

from occasus.server.contests import requests
from occasus.server.contests.requests import ContestPage, ContestRecord
from occasus.server.server import Server
from occasus.server.storage import contests
from occasus.server.storage.contests import ContestTable
from occasus.tables.protocol.problems import conflict
from occasus.tables.store.rows import Person

MOST_TABLES: Final = 5


class PlayedTable(msgspec.Struct, kw_only=True):
    """A table of an event that is over: its people with their points."""

    id: str
    round: int
    names: list[str]
    points: list[float]
    mine: bool


class AfterRecord(msgspec.Struct, kw_only=True):
    """Tables to look at again, mine first and then those of the winners; and what comes next."""

    tables: list[PlayedTable]
    next: ContestRecord | None  # the next of the same name, else the next of all


async def show_after(server: Server, person: Person, contest: str) -> AfterRecord:
    """Return what follows an event; refused before its end."""
    page = await requests.show(server, person, contest)
    if page.contest.state != "over":
        raise conflict("contest_not_yet", "This event isn't over yet. Come back after its last table.")
    played = await contests.tables_of(server.storage, page.contest.id)
    coming = [record for record in await requests.show_all(server, person) if record.state == "open"]
    same = [record for record in coming if record.name == page.contest.name]
    return AfterRecord(tables=_worth(page, played, person.id), next=next(iter(same + coming), None))


def _worth(page: ContestPage, played: list[ContestTable], me: str) -> list[PlayedTable]:
    names = {row.person: row.name for row in page.standings}
    best = {row.person for row in page.standings if row.place == 1}
    ended = [table for table in played if table.points is not None and table.state == "over"]
    ended.sort(key=lambda table: (me not in table.people, not best & set(table.people), -table.at))
    return [_shown(table, names, me) for table in ended[:MOST_TABLES]]


def _shown(table: ContestTable, names: dict[str, str], me: str) -> PlayedTable:
    points = {person: gained for person, (gained, _) in (table.points or {}).items()}
    people = sorted((person for person in table.people if person in names), key=lambda person: -points.get(person, 0.0))
    return PlayedTable(
        id=table.table_id,
        round=table.round,
        names=[names[person] for person in people],
        points=[points.get(person, 0.0) for person in people],
        mine=me in table.people,
    )
