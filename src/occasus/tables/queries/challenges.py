"""The challenges of this week and of the last one: how they stand, and how to play them."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time
from typing import Annotated, Final

import msgspec

from occasus.tables.match import challenges
from occasus.tables.match.challenges import WEEK, Challenge, challenge_by_id, challenges_of
from occasus.tables.protocol.problems import Problem, conflict
from occasus.tables.queries.app_services import AppServices
from occasus.tables.queries.tables import TableMade
from occasus.tables.room import lobby
from occasus.tables.room.lobby import CreateTableRequest, SeatRequest
from occasus.tables.store.rows import ChallengeTry, Person

SHOWN: Final = 100  # entries of a challenge; one's own is always among them
PRESENT: Final = ("left", "back")  # what happens to a seat without anybody else playing on it


class ChallengeEntry(msgspec.Struct, kw_only=True):
    """A finished try: its place among teams of the same size, who played, and its numbers (see `measure`).

    Guests are not ranked, as they could try again under another name: only they see their result, at place 0.
    """

    place: int
    names: list[str]
    seats: int
    measure: list[int]
    mine: bool
    replay: str  # of a challenge that is over


class ChallengeRecord(msgspec.Struct, kw_only=True):
    """A challenge as someone sees it: how it stands, and their own try."""

    id: str
    game: str
    closes: float
    open: bool
    sizes: list[int]  # how many people can play it at a table
    table: str  # where I play or played it
    state: str  # of that table
    code: str  # of my result
    entries: list[ChallengeEntry]


class ChallengeLists(msgspec.Struct, kw_only=True):
    """The challenges of this week, and those of the last one."""

    now: list[ChallengeRecord]
    before: list[ChallengeRecord]


class ChallengeRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How many people are to play it together."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1


class ChallengeCode(msgspec.Struct, kw_only=True):
    """The result in a challenge code."""

    id: str
    game: str
    seats: int
    measure: list[int]


async def show_all(house: AppServices, person: Person) -> ChallengeLists:
    """The challenges of this week and of the last one."""
    house.limits.check("work", person.id)
    today = datetime.now(UTC).date()
    return ChallengeLists(
        now=[await _record(house, person, challenge) for challenge in challenges_of(today)],
        before=[await _record(house, person, challenge) for challenge in challenges_of(today - WEEK)],
    )


async def _record(house: AppServices, person: Person, challenge: Challenge) -> ChallengeRecord:
    tries = await house.store.challenge_tries(challenge.id)
    mine = next((tried for tried in tries if person.id in tried.people), None)
    if mine is not None and mine.state == "over" and mine.measure is None:
        mine.measure = await measured(house, mine.table)
    is_open = time() < challenge.closes
    done = [tried for tried in tries if tried.measure and not tried.guests]
    entries: list[ChallengeEntry] = []
    for seats in sorted({len(tried.people) for tried in done}):
        team = [tried for tried in done if len(tried.people) == seats]
        standing = challenges.places([tried.measure or [] for tried in team])
        ranked = [_entry(tried, place, tried is mine, is_open) for tried, place in zip(team, standing, strict=True)]
        ranked.sort(key=lambda entry: entry.place)
        entries += [entry for number, entry in enumerate(ranked) if number < SHOWN or entry.mine]
    if mine and mine.measure and mine.guests:
        entries.append(_entry(mine, 0, True, is_open))
    lobby_of_mine = None if mine else await house.store.challenge_lobby(challenge.id, person.id)
    return ChallengeRecord(
        id=challenge.id,
        game=challenge.game,
        closes=challenge.closes,
        open=is_open,
        sizes=challenge.sizes(),
        table=mine.table if mine else (lobby_of_mine or ""),
        state=mine.state if mine else ("lobby" if lobby_of_mine else ""),
        code=challenges.code_of(challenge, len(mine.people), mine.measure) if mine and mine.measure else "",
        entries=entries,
    )


def _entry(tried: ChallengeTry, place: int, mine: bool, is_open: bool) -> ChallengeEntry:
    return ChallengeEntry(
        place=place,
        names=tried.names,
        seats=len(tried.people),
        measure=tried.measure or [],
        mine=mine,
        replay="" if is_open else tried.table,
    )


async def measured(house: AppServices, table: str) -> list[int] | None:
    """Measure a try that is over, and keep it; nothing where its match cannot be shown any more.

    A try that was given up, or in which a bot played for somebody, has no numbers and is not ranked.
    """
    room = await house.room(table)
    async with room.lock:
        await room.ensure_loaded()
        if room.playing is None or room.playing.match.result() is None:
            return None
        seat = next((seat.seat for seat in room.seats if seat.person or seat.owner), 0)
        journal = await house.store.entries_from(table, 0)
        played = all(entry.kind != "seat" or entry.action in PRESENT for entry in journal)
        numbers = await house.run_in_thread(challenges.measure, room.playing.match, seat) if played else []
    await house.store.keep_measure(table, numbers)
    return numbers


async def begin(house: AppServices, person: Person, name: str, wish: ChallengeRequest) -> TableMade:
    """Play a challenge: at once where no one else has to come."""
    await house.limits.check_all("table", person.id)
    challenge = challenge_by_id(name)
    if not challenge.opens <= time() < challenge.closes:
        raise conflict("challenge_over", "This challenge is over. There is a new one every week.")
    if wish.seats not in challenge.sizes():
        raise Problem("wrong_seats", "This challenge doesn't allow a team of that size.")
    tries = await house.store.challenge_tries(name)
    if any(person.id in tried.people for tried in tries):
        raise conflict("challenge_tried", "Everyone gets one try at a challenge.")
    again = await house.store.challenge_lobby(name, person.id)
    if again:
        return TableMade(id=again)
    seats = [SeatRequest(kind="me"), *(SeatRequest(kind="open") for _ in range(wish.seats - 1))]
    seats += [SeatRequest(kind="bot", bot=bot) for bot in challenge.bots()]
    table = CreateTableRequest(game=challenge.game, seats=seats, spectators=False, hints=False)
    table_id = await lobby.create(house, person, table, challenge=name, seed=challenge.seed(house.key))
    if wish.seats == 1:
        room = await house.room(table_id)
        async with room.lock:
            await room.reload_lobby()
            await lobby.start(room, person)
    return TableMade(id=table_id)


def compare(code: str) -> ChallengeCode:
    """Return what a code tells."""
    challenge, seats, numbers = challenges.read_code(code)
    return ChallengeCode(id=challenge.id, game=challenge.game, seats=seats, measure=numbers)
