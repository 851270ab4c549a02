"""Replays: finished games, match files to take away and to bring."""

from __future__ import annotations

from time import time
from typing import Annotated, Any, Final

import msgspec

from occasus.arena.analysis.records import AnalysisRecord
from occasus.bots.registry import usual_bot
from occasus.games import find
from occasus.tables.match.archived_games import part_of
from occasus.tables.match.challenges import is_open
from occasus.tables.match.content_files import facts_with
from occasus.tables.match.replays import ReplayPart, earlier_file, match_file
from occasus.tables.protocol.problems import Problem, conflict, not_found
from occasus.tables.protocol.records import TableRecord
from occasus.tables.queries.app_services import AppServices
from occasus.tables.queries.contents import content_of, read_content
from occasus.tables.queries.tables import TableMade, records
from occasus.tables.room import lobby
from occasus.tables.room.lobby import CreateTableRequest, SeatRequest
from occasus.tables.room.room import Room
from occasus.tables.room.visibility import may_see
from occasus.tables.store.ids import is_id, random_id, shared_id, shared_replay
from occasus.tables.store.rows import Person, ReplayRow
from occasus.tables.workers.bot_worker import Job, Thought
from occasus.tables.workers.uploads import MOST_MOVES
from occasus.tables.workers.worker_pool import TooSlow

ASKED_AGAIN: Final = 0.2  # of a request: to hear how far an analysis is
MOST: Final = 50  # match files that a person may bring


class ReplayLists(msgspec.Struct, kw_only=True):
    """Finished games of mine and of public tables, and match files that I brought."""

    mine: list[TableRecord]
    public: list[TableRecord]
    brought: list[ReplayRow]


class ReplayMade(msgspec.Struct, kw_only=True):
    """The id of a replay."""

    id: str


class PlayOn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """From which step of a replay someone wants to play on, and on which seat."""

    step: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]


async def show_all(house: AppServices, person: Person) -> ReplayLists:
    """All replays that I may see."""
    mine = await house.store.tables_of(person.id, over=True)
    known = {table.id for table, _ in mine}
    public = [pair for pair in await house.store.public_replays() if pair[0].id not in known]
    return ReplayLists(
        mine=records(house, person, mine),
        public=records(house, person, public),
        brought=await house.store.replays_of(person.id),
    )


async def show(
    house: AppServices, person: Person, replay: str, first: int, count: int, seat: int, address: str = ""
) -> ReplayPart:
    """Some steps of a replay with the view after each, as a seat saw it, or with all secrets (-3)."""
    house.limits.check("work", person.id)
    part = await _steps(house, person, replay, first, count, seat, address)
    part.mine = await _seats_of(house, person, shared_replay(house.key, replay) or replay)
    return part


async def _steps(
    house: AppServices, person: Person, replay: str, first: int, count: int, seat: int, address: str = ""
) -> ReplayPart:
    data = await take(house, person, replay)
    if data["rules_version"] != find(str(data["game"])).rules_version:
        kept = await house.store.story(replay[:16])
        if kept:
            return await house.run_in_thread(part_of, kept, first, count)
    job = Job(kind="steps", data=data, first=first, count=count, seat=seat)
    thought = await _think(house, person, address, job, "damaged", 409)
    assert thought.part is not None
    return thought.part


async def _seats_of(house: AppServices, person: Person, table: str) -> list[int]:
    """The seats on which a person played; none of a match file that was brought."""
    stored = await house.store.find_table(table)
    return [seat.seat for seat in stored[1] if person.id in (seat.person, seat.owner)] if stored else []


async def analyse(
    house: AppServices, person: Person, replay: str, address: str = "", after: int | None = None
) -> AnalysisRecord:
    """What decided a game; made once, which takes a while: all of it, or what there is with `after` turns judged."""
    house.limits.check("work", person.id, 1.0 if after is None or after < 0 else ASKED_AGAIN)
    data = await take(house, person, replay)
    if not house.analyses.has(replay[:16]):
        await house.limits.check_all("analysis", person.id)
    return await house.analyses.of(replay[:16], data, person.id, address, after)


async def show_facts(house: AppServices, person: Person, replay: str) -> dict[str, Any]:
    """The facts by which a finished game was played, those of its content file among them."""
    house.limits.check("work", person.id)
    file = await take(house, person, replay)
    return await house.run_in_thread(facts_with, find(str(file["game"])).name, content_of(file))


async def share(house: AppServices, person: Person, replay: str) -> ReplayMade:
    """Another id of a replay that I may see; whoever knows it may see the replay too."""
    house.limits.check("work", person.id)
    await take(house, person, replay)
    return ReplayMade(id=shared_id(house.key, replay[:16]))


async def bring(house: AppServices, person: Person, data: dict[str, Any], address: str) -> ReplayMade:
    """Bring a match file, to look at as a replay; it is played through first."""
    house.limits.check("work", person.id)
    length = len(msgspec.json.encode(data))
    await house.limits.check_all("upload", address, length)
    count, size = await house.store.size_of_replays(person.id)
    if count >= MOST or size + length > house.settings.upload_bytes:
        raise conflict("too_many_replays", "You have too many match files. Delete one first.")
    text = await play_through(house, person, data, address)
    row = ReplayRow(id=random_id(), person=person.id, game=find(str(data["game"])).name, at=time())
    row.players, row.result = [*data.get("players", []), *[""] * data["seats"]][: data["seats"]], data["result"]
    await house.store.add_replay(row, text)
    return ReplayMade(id=row.id)


async def play_through(house: AppServices, person: Person, data: dict[str, Any], address: str) -> str:
    """A match file as it may be kept; one that holds anything else, or an impossible move, is refused."""
    return (await _think(house, person, address, Job(kind="replay", data=data), "not_a_match", 400)).content


async def play_on(house: AppServices, person: Person, replay: str, wish: PlayOn, address: str = "") -> TableMade:
    """A new table that goes on from a step of a game that is over: I play one seat, bots the others.

    Only of games that are over, so that no secret of anyone is opened by it.
    """
    house.limits.check("work", person.id)
    file = await take(house, person, replay)
    if not 0 <= wish.seat < int(file["seats"]):
        raise Problem("no_seat", "There's no such seat.")
    job = Job(kind="state", data=file, first=wish.step)
    thought = await _think(house, person, address, job, "damaged", 409)
    game = find(str(file["game"])).name
    seats = [SeatRequest(kind="bot", bot=usual_bot(game)) for _ in range(int(file["seats"]))]
    seats[wish.seat] = SeatRequest(kind="me")
    table = CreateTableRequest(game=game, seats=seats, options=dict(file["options"]))
    content = await read_content(house, person, game, content_of(file), address)
    table_id = await lobby.create(house, person, table, content)
    room = await house.room(table_id)
    async with room.lock:
        await room.load()
        await lobby.start(room, person, thought.state)
    return TableMade(id=table_id)


async def drop(house: AppServices, person: Person, replay: str) -> None:
    """Forget a match file that I brought."""
    if not is_id(replay) or not await house.store.drop_replay(replay, person.id):
        raise not_found()


async def _think(house: AppServices, person: Person, address: str, job: Job, code: str, status: int) -> Thought:
    """Let a process of its own play a match file through."""
    try:
        thought = await house.replayers.think(job, person.id, address)
    except TooSlow:
        raise Problem(code, "This match file takes too long to play through.", status) from None
    if thought.error:
        raise Problem(thought.code or code, thought.error, 400 if thought.code == "no_seat" else status)
    return thought


async def take(house: AppServices, person: Person, replay: str, earlier: bool = False) -> dict[str, Any]:
    """A match file that a person may see; one of a running game would tell secrets, and is refused.

    Where the rules changed while it was played, the file begins there; what came before is the `earlier` one.
    """
    if not is_id(replay):
        raise not_found()
    shared = shared_replay(house.key, replay)
    replay = shared or replay
    brought = await house.store.replay_data(replay, None if shared else person.id)
    if brought is not None:
        data: dict[str, Any] = msgspec.json.decode(brought)
        return data
    room = await house.room(replay)
    if room.table.challenge and is_open(room.table.challenge, time()):
        raise conflict("challenge_open", "Replays of a challenge open when the week is over.")
    if not (shared or room.table.challenge) and not await may_see(room, person):
        raise not_found()
    if room.table.state != "over":
        raise conflict("not_over", "This game isn't over, and its match file contains secrets.")
    if not earlier:
        return await file_of(house, room)
    before = earlier_file(room.table, room.seats, await house.store.entries_from(replay, 0), room.content)
    if before is None:
        raise Problem("not_found", "The rules didn't change during this game, so its match file is complete.", 404)
    return before


async def file_of(house: AppServices, room: Room) -> dict[str, Any]:
    """The match file of a finished game."""
    entries = await house.store.entries_from(room.id, 0)
    return match_file(room.table, room.seats, entries, await house.store.snapshots_of(room.id), room.content)
