"""Requests about events: create one, take part, take a break, see the standings."""

from __future__ import annotations

from time import monotonic, time
from typing import Annotated, Final, Literal
from weakref import WeakKeyDictionary

import msgspec

from occasus.bots.levels import has_levels
from occasus.core.registry import names
from occasus.games import find
from occasus.server.contests.points import Kind, Standing
from occasus.server.contests.running import FRESH, HERE_BEFORE, standing_of
from occasus.server.server import Server
from occasus.server.storage import contests
from occasus.server.storage.accounts import people, social
from occasus.server.storage.contests import ContestRow, ContestState, ContestTable, EntryRow, ListedContest
from occasus.server.storage.moderation import admin
from occasus.tables.match.clocks import FREE_UNTIL
from occasus.tables.protocol.problems import Problem, conflict, forbidden, not_found
from occasus.tables.store.ids import is_id, random_id
from occasus.tables.store.name_rules import readable
from occasus.tables.store.rows import Person

ARENA_MINUTES: Final = (20, 180)
SWISS_ROUNDS: Final = (2, 6)
AHEAD: Final = 30 * 86_400.0  # seconds in which an event may begin
SHORTEST_NAME: Final = 3
KEPT: Final = 1.0  # seconds for which how an event stands is told to everyone

MyState = Literal["none", "signed", "waits", "plays", "away"]
"""How I take part: not at all, signed up, waiting for a table, at one, or on a break."""


class ContestRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An event that someone wants: `length` is minutes of an arena, or rounds of a Swiss tournament."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    kind: Kind
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=20)]  # in store for each seat
    length: Annotated[int, msgspec.Meta(ge=1, le=180)]
    starts: Annotated[float, msgspec.Meta(ge=0, le=1e11)]  # seconds since 1970
    rated: bool = False


class ContestRecord(msgspec.Struct, kw_only=True):
    """An event in a list."""

    id: str
    name: str
    kind: Kind
    game: str
    seats: int
    minutes: int
    length: int
    rated: bool
    starts: float
    ends: float  # at the latest
    state: ContestState
    people: int
    mine: bool  # I have signed up
    winners: list[str]


class StandingRecord(msgspec.Struct, kw_only=True):
    """How someone stands; `counted` are the tables whose points count."""

    place: int
    person: str
    name: str
    rating: int | None
    points: float
    tables: list[float]
    counted: list[bool]
    rivals: float
    state: MyState
    table: str  # where they play now


class RunningTable(msgspec.Struct, kw_only=True):
    """A table of an event that is being played."""

    id: str
    round: int
    names: list[str]
    at: float


class ContestPage(msgspec.Struct, kw_only=True):
    """An event with how it stands, and how I take part."""

    contest: ContestRecord
    host: str  # whose event it is
    hosted: bool  # by me
    round: int
    asks: bool  # "are you here?"
    until: float  # when the next round begins at the latest; 0: not known
    here: bool  # I have said so
    me: MyState
    table: str  # where I play now
    standings: list[StandingRecord]
    tables: list[RunningTable]


class Known(msgspec.Struct, frozen=True):
    """The shared part of an event's page."""

    row: ContestRow
    host: str
    entries: list[EntryRow]
    played: list[ContestTable]
    standings: list[Standing]


_KNOWN: Final[WeakKeyDictionary[Server, dict[str, tuple[float, Known]]]] = WeakKeyDictionary()


async def show_all(server: Server, person: Person) -> list[ContestRecord]:
    """Running events and those to come, then the last that are over."""
    return [_record(line) for line in await contests.listed(server.storage, person.id)]


def _record(line: ListedContest) -> ContestRecord:
    row = line.row
    return ContestRecord(
        id=row.id,
        name=row.name,
        kind=row.kind,
        game=row.game,
        seats=row.seats,
        minutes=row.minutes,
        length=row.length,
        rated=row.rated,
        starts=row.starts,
        ends=_ends(row),
        state=row.state,
        people=line.people,
        mine=line.mine,
        winners=line.winners,
    )


def _ends(row: ContestRow) -> float:
    """When an event is over at the latest: no one has free seconds after a while, so that tables end."""
    table = FREE_UNTIL + row.seats * row.minutes * 60.0
    return row.ends + table if row.kind == "arena" else row.starts + row.length * (table + 60.0)


async def create(server: Server, person: Person, wish: ContestRequest) -> ContestRecord:
    """Make an event."""
    if person.account is None:
        raise Problem("contest_account", "To create events, you need an account. Create one; you keep your games.", 403)
    await server.limits.check_all("contest", person.id)
    row = _checked(person, wish)
    if not await contests.add(server.storage, row):
        raise conflict(
            "too_many_contests",
            "You have two events already, or there are too many on this server. Wait until one is over.",
        )
    return _record(ListedContest(row=row, people=0, mine=False, winners=[]))


def require_possible(wish: ContestRequest) -> str:
    """The name of an event as it is shown; refused if there cannot be such an event, whenever it starts."""
    name = readable(wish.name)
    if len(name) < SHORTEST_NAME:
        raise Problem("contest_name", f"Give the event a name of {SHORTEST_NAME} to 40 characters.")
    if wish.game not in names() or find(wish.game).cooperative:
        raise Problem("contest_game", "Choose a game in which players compete.")
    if wish.rated and not has_levels(wish.game):
        raise Problem("contest_game", "Rated events need a game with all four bot levels. Choose another one.")
    if wish.seats not in find(wish.game).seat_counts:
        raise Problem("wrong_seats", "This game doesn't allow that many players at a table.")
    low, high = ARENA_MINUTES if wish.kind == "arena" else SWISS_ROUNDS
    if not low <= wish.length <= high:
        what = "minutes" if wish.kind == "arena" else "rounds"
        raise Problem("contest_length", f"This event can have {low} to {high} {what}.")
    return name


def _checked(person: Person, wish: ContestRequest) -> ContestRow:
    name = require_possible(wish)
    if not time() - 60.0 <= wish.starts <= time() + AHEAD:
        raise Problem("contest_start", "Choose a start within the next 30 days.")
    fields = msgspec.structs.asdict(wish) | {"name": name, "id": random_id(), "host": person.id, "changed": time()}
    return ContestRow(**fields)


async def cancel(server: Server, person: Person, contest: str) -> None:
    """Cancel an event before its start; its host may, and those who run the server."""
    row = await _find(server, contest)
    if row.host != person.id and not await admin.role_of(server.storage, person):
        raise forbidden("Only the event's creator can cancel it.")
    if row.state != "open" or not await contests.change(server.storage, row, state="cancelled", changed=time()):
        raise conflict("contest_started", "This event has started or is over, so it can't be cancelled.")
    _forget(server, contest)


async def sign_up(server: Server, person: Person, contest: str, by_token: bool) -> None:
    """Take part, or again after a break."""
    server.limits.check("sign_up", person.id)
    row = await _find(server, contest)
    if row.state not in contests.GOING or time() >= row.ends:
        raise conflict("contest_over", "This event is over. Look for another one.")
    if row.rated and person.account is None:
        raise conflict("rated_guest", "Rated games need an account. Create one; you keep your games.")
    if row.rated and (person.program or by_token):
        raise conflict("rated_programs", "Programs play rated games only with other programs and bots.")
    entries = await contests.entries(server.storage, row)
    known = any(entry.person == person.id for entry in entries)
    if not known and row.state == "running" and row.kind == "swiss":
        raise conflict("contest_started", "This tournament has already started. Sign up for another one.")
    full = conflict("contest_full", "This event is full. Look for another one.")
    if not known and row.host and person.id in await social.blocked_by(server.storage, row.host):
        raise full  # no one is told that they are blocked
    here = time() if row.state == "running" or row.starts - time() < HERE_BEFORE else 0.0
    if not await contests.sign_up(server.storage, row.id, person.id, here):
        raise full
    _forget(server, contest)


async def sign_off(server: Server, person: Person, contest: str) -> None:
    """Take part no longer, or take a break; a table where I play goes on."""
    server.limits.check("sign_up", person.id)
    row = await _find(server, contest)
    await contests.sign_off(server.storage, row.id, person.id, forget=row.state == "open")
    _forget(server, contest)


async def say_here(server: Server, person: Person, contest: str) -> None:
    """I am here: for the start, the next round, or the next table of an arena."""
    server.limits.check("message", person.id)
    row = await _find(server, contest)
    if not _asks(row):
        raise conflict("contest_not_yet", "Come back 15 minutes before the start and say that you're here.")
    if not await contests.say_here(server.storage, row.id, person.id):
        raise conflict("contest_away", "You're not taking part right now. Sign up first.")
    _forget(server, contest)


def _asks(row: ContestRow) -> bool:
    return row.state == "running" or (row.state == "open" and time() >= row.starts - HERE_BEFORE)


async def show(server: Server, person: Person, contest: str) -> ContestPage:
    """An event, with how it stands."""
    known = await _look(server, contest)
    row, now = known.row, time()
    mine = next((entry for entry in known.entries if entry.person == person.id), None)
    by_person = {entry.person: entry for entry in known.entries}
    state, table = _state(row, mine), (mine.table_id or "") if mine else ""
    waiting = row.state == "running" and row.kind == "swiss" and row.asked > row.changed
    line = ListedContest(
        row=row,
        people=sum(not entry.out or entry.place is not None for entry in known.entries),
        mine=mine is not None and not mine.out,
        winners=[entry.name for entry in known.entries if entry.place == 1],
    )
    return ContestPage(
        contest=_record(line),
        host=known.host,
        hosted=row.host == person.id,
        round=row.round if row.kind == "swiss" else 0,
        asks=_asks(row),
        until=row.asked + server.settings.contest_break_seconds if waiting else 0.0,
        here=mine is not None and not mine.out and mine.here >= _counts_from(row, now),
        me=state,
        table=table,
        standings=[_standing(row, stands, by_person[stands.person]) for stands in known.standings],
        tables=[
            RunningTable(
                id=played.table_id,
                round=played.round,
                names=[by_person[person].name for person in played.people if person in by_person],
                at=played.at,
            )
            for played in known.played
            if played.state == "playing"
        ],
    )


def _counts_from(row: ContestRow, now: float) -> float:
    """Since when a word that I am here counts."""
    if row.state == "running" and row.kind == "arena":
        return now - FRESH
    return row.asked or row.starts - HERE_BEFORE


def _state(row: ContestRow, entry: EntryRow | None) -> MyState:
    if entry is None:
        return "none"
    if entry.table_id:
        return "plays"
    if entry.out:
        return "away"
    return "waits" if row.state == "running" else "signed"


def _standing(row: ContestRow, stands: Standing, entry: EntryRow) -> StandingRecord:
    return StandingRecord(
        place=entry.place or stands.place,
        person=entry.person,
        name=entry.name,
        rating=round(entry.rating) if entry.shown else None,
        points=stands.points,
        tables=stands.tables,
        counted=stands.counted,
        rivals=stands.rivals,
        state=_state(row, entry),
        table=entry.table_id or "",
    )


async def _look(server: Server, contest: str) -> Known:
    kept = _KNOWN.setdefault(server, {})
    until, known = kept.get(contest, (0.0, None))
    if known is None or monotonic() >= until:
        row = await _find(server, contest)
        entries = await contests.entries(server.storage, row)
        played = await contests.tables_of(server.storage, row.id)
        host = await people.find_person(server.storage, row.host) if row.host else None
        standings = await server.run_in_thread(standing_of, row, entries, played)
        known = Known(row, host.name if host else "", entries, played, standings)
        for other in [other for other, (end, _) in kept.items() if end < monotonic()]:
            del kept[other]
        kept[contest] = monotonic() + KEPT, known
    return known


def _forget(server: Server, contest: str) -> None:
    _KNOWN.setdefault(server, {}).pop(contest, None)


async def _find(server: Server, contest: str) -> ContestRow:
    row = await contests.find(server.storage, contest) if is_id(contest) else None
    if row is None:
        raise not_found()
    return row
