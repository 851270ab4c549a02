"""The home page's data, and the people I follow."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic
from typing import Annotated, Final
from weakref import WeakKeyDictionary

import msgspec
from litestar import Controller, delete, get, put
from litestar.params import FromPath, QueryParameter

from occasus.core.basics import WATCHER
from occasus.lessons.daily import puzzle_of
from occasus.server.http.access import Asked, address, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.server.server import Server
from occasus.server.storage.accounts import company, people
from occasus.server.storage.accounts.company import FollowedPerson
from occasus.tables.protocol.problems import Problem, conflict, not_found
from occasus.tables.protocol.records import StepRecord, TableRecord, ViewRecord
from occasus.tables.room.broadcast import table_record, views_of
from occasus.tables.store.ids import is_id
from occasus.tables.store.rows import SeatRow, TableFilter, TableRow

LIVELY: Final = 3  # fewer people are not counted out loud
KEPT: Final = 10.0  # seconds for which what was found is told to everyone
GLANCED: Final = 3  # moves that are told with a glance


class HomeRecord(msgspec.Struct, kw_only=True):
    """People online and tables to watch; small numbers are left out."""

    online: int | None  # people, from 3 on
    running: int | None  # public tables being played
    waiting: int | None  # public tables with a free seat
    featured: TableRecord | None  # a live casual game that anyone may watch
    puzzle: str  # the puzzle of the day
    puzzle_game: str


class GlanceRecord(msgspec.Struct, kw_only=True):
    """A running game as those see it who pass by: the last moves and the board; neither where nothing is new."""

    number: int  # entries in the journal: what was seen last
    steps: list[StepRecord]
    view: ViewRecord | None


_KNOWN: Final[WeakKeyDictionary[Server, tuple[float, HomeRecord]]] = WeakKeyDictionary()


@get("/api/home", tags=["tables"], responses=errors())
async def show_home(request: Asked) -> HomeRecord:
    """What is going on here: the same for everyone, looked at every ten seconds."""
    server = server_of(request)
    until, home = _KNOWN.get(server, (0.0, None))
    if home is None or monotonic() >= until:
        home = await _look(server)
        _KNOWN[server] = monotonic() + KEPT, home
    return home


@get("/api/tables/{table_id:str}/glance", tags=["tables"], responses=errors(404))
async def glance(
    request: Asked, table_id: FromPath[str], number: Annotated[int, QueryParameter(ge=-1)] = -1
) -> GlanceRecord:
    """A game that home may show, as those who watch see it; no one has to say who they are."""
    server = server_of(request)
    server.limits.check("glance", address(request))
    row = await server.store.find_table(table_id) if is_id(table_id) else None
    if row is None or row[0].state not in ("playing", "over") or not _is_featured(*row):
        raise not_found()
    room = await server.room(table_id)
    async with room.lock:
        await room.ensure_loaded()
        playing = room.playing
        if playing is None:
            raise not_found()
        if playing.number == number:
            return GlanceRecord(number=number, steps=[], view=None)
        views = views_of(room, playing)
        first = playing.steps[-GLANCED:][0] if playing.steps else playing.number
        return GlanceRecord(number=playing.number, steps=views.steps(WATCHER, first), view=views.view(WATCHER))


async def _look(server: Server) -> HomeRecord:
    tables = await server.store.open_tables(TableFilter())
    running = [pair for pair in tables if pair[0].state == "playing"]
    free = [pair for pair in tables if pair[0].state == "lobby" and any(seat.kind == "open" for seat in pair[1])]
    live = [pair for pair in running if _is_featured(*pair)]
    best = max(live, key=_worth, default=None)
    online = await company.count_here(server.storage)
    puzzle = await server.run_in_thread(puzzle_of, datetime.now(UTC).date())
    return HomeRecord(
        online=online if online >= LIVELY else None,
        running=len(running) or None,
        waiting=len(free) or None,
        featured=None if best is None else table_record(*best, "", server.game(best[0].game).cooperative),
        puzzle=puzzle.id,
        puzzle_game=puzzle.game,
    )


def _is_featured(table: TableRow, seats: list[SeatRow]) -> bool:
    """Live games of people; not rated ones, in which what a spectator sees could help."""
    shown = table.public and table.spectators and not table.rated and not table.content
    return shown and table.days == 0 and any(seat.kind == "person" for seat in seats)


def _worth(pair: tuple[TableRow, list[SeatRow]]) -> tuple[int, float, str]:
    """The most people first, then the strongest; the same one for as long as it lasts."""
    table, seats = pair
    ratings = [seat.rating for seat in seats if seat.rating is not None]
    strength = sum(ratings) / len(ratings) if ratings else 0.0
    return sum(seat.kind == "person" for seat in seats), strength, table.id


class FollowingController(Controller):
    """People whom I follow."""

    path = "/api/me/following"
    tags = ["people"]

    @get("/", responses=errors())
    async def show(self, request: Asked) -> list[FollowedPerson]:
        """Whom I follow, those who are here first."""
        return await company.followed_by(server_of(request).storage, (await some_person(request)).id)

    @put("/{person_id:str}", responses=errors(404, 409), status_code=204)
    async def follow(self, request: Asked, person_id: FromPath[str]) -> None:
        """Follow a person whose profile I can see. They may invite me to tables from then on."""
        server, me = server_of(request), await some_person(request)
        await server.limits.check_all("follow", me.id)
        person = await people.find_person(server.storage, person_id) if is_id(person_id) else None
        if person is None or person.profile == "nobody":
            raise not_found()
        if person.id == me.id:
            raise Problem("follow_self", "You can't follow yourself.")
        if not await company.follow(server.storage, me.id, person.id):
            raise conflict("too_many_followed", "You've reached the follow limit. Unfollow someone first.")

    @delete("/{person_id:str}", responses=errors())
    async def unfollow(self, request: Asked, person_id: FromPath[str]) -> None:
        """Follow a person no longer."""
        server, me = server_of(request), await some_person(request)
        await server.limits.check_all("follow", me.id)
        await company.unfollow(server.storage, me.id, person_id[:32])
