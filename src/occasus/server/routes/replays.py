"""Replays over HTTP: finished games, match files to take away and to bring."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from occasus.bots.registry import usual_bot
from occasus.core.basics import EVERYTHING
from occasus.games import find
from occasus.server import lobby
from occasus.server.access import Asked, address, may_see, server_of, some_person
from occasus.server.analysis import AnalysisRecord
from occasus.server.contents import facts_with
from occasus.server.ids import is_id
from occasus.server.lobby import SeatWish, TableWish
from occasus.server.problems import Problem, conflict, not_found
from occasus.server.records import TableRecord
from occasus.server.replays import ReplayPart, earlier_file, match_file
from occasus.server.routes.contents import content_of, read_content
from occasus.server.routes.errors import errors
from occasus.server.routes.tables import TableMade
from occasus.server.rows import Person, ReplayRow
from occasus.server.secrets import shared_id, shared_replay
from occasus.server.server import Server
from occasus.server.storage import journal, replays, tables
from occasus.server.stories import part_of
from occasus.server.telling import table_record
from occasus.server.thinker import Job, Thought
from occasus.server.thinkers import TooSlow
from occasus.server.uploads import MOST_MOVES, checked

MOST: Final = 50  # match files that a person may bring

First = Annotated[int, QueryParameter(ge=0, le=MOST_MOVES)]
Count = Annotated[int, QueryParameter(ge=1, le=50)]
SeatSeen = Annotated[int, QueryParameter(ge=-3, le=9)]


class ReplayLists(msgspec.Struct, kw_only=True):
    """Finished games of mine and of public tables, and match files that I brought."""

    mine: list[TableRecord]
    public: list[TableRecord]
    brought: list[ReplayRow]


class ReplayMade(msgspec.Struct, kw_only=True):
    """The id of a replay."""

    id: str


class PlayOn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """From which step of a replay somebody wants to play on, and on which seat."""

    step: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]


class ReplaysController(Controller):
    """Replays."""

    path = "/api/replays"
    tags = ["replays"]

    @get("/", responses=errors())
    async def show_all(self, request: Asked) -> ReplayLists:
        """All replays that I may see."""
        server, person = server_of(request), await some_person(request)
        mine = await tables.tables_of(server.storage, person.id, over=True)
        known = {table.id for table, _ in mine}
        public = [pair for pair in await tables.public_replays(server.storage) if pair[0].id not in known]
        made = [
            [table_record(table, seats, person.id, server.game(table.game).cooperative) for table, seats in pairs]
            for pairs in (mine, public)
        ]
        brought = await replays.replays_of(server.storage, person.id)
        return ReplayLists(mine=made[0], public=made[1], brought=brought)

    @get("/{replay_id:str}", responses=errors(404, 409))
    async def take(self, request: Asked, replay_id: FromPath[str], earlier: FromQuery[bool] = False) -> dict[str, Any]:
        """A match file, with its seed; only of a game that is over.

        Where the rules changed while it was played, the file begins there; what came before is the `earlier` one.
        """
        server, person = server_of(request), await some_person(request)
        server.limits.check("work", person.id)
        return await _find(server, person, replay_id, earlier)

    @get("/{replay_id:str}/steps", responses=errors(404, 409))
    async def show(
        self, request: Asked, replay_id: FromPath[str], first: First = 0, count: Count = 20, seat: SeatSeen = EVERYTHING
    ) -> ReplayPart:
        """Some steps of a replay with the view after each, as a seat saw it, or with all secrets (-3)."""
        server, person = server_of(request), await some_person(request)
        server.limits.check("work", person.id)
        data = await _find(server, person, replay_id)
        if data["rules_version"] != find(str(data["game"])).rules_version:
            kept = await journal.story(server.storage, replay_id[:16])
            if kept:
                return await asyncio.to_thread(part_of, kept, first, count)
        job = Job(kind="steps", data=data, first=first, count=count, seat=seat)
        thought = await _think(server, person, job, "damaged", 409)
        assert thought.part is not None
        return thought.part

    @get("/{replay_id:str}/analysis", responses=errors(404, 409))
    async def analyse(self, request: Asked, replay_id: FromPath[str]) -> AnalysisRecord:
        """Everybody's chances at each step, and where a better move was at hand; made once, which takes a while."""
        server, person = server_of(request), await some_person(request)
        data = await _find(server, person, replay_id)
        if not server.analyses.has(replay_id[:16]):
            await server.limits.check_all("analysis", person.id)
        return await server.analyses.of(replay_id[:16], data, person.id)

    @get("/{replay_id:str}/facts", responses=errors(404, 409))
    async def show_facts(self, request: Asked, replay_id: FromPath[str]) -> dict[str, Any]:
        """The facts by which a finished game was played, those of its content file among them."""
        server, person = server_of(request), await some_person(request)
        server.limits.check("work", person.id)
        file = await _find(server, person, replay_id)
        return await asyncio.to_thread(facts_with, find(str(file["game"])).name, content_of(file))

    @get("/{replay_id:str}/share", responses=errors(404, 409))
    async def share(self, request: Asked, replay_id: FromPath[str]) -> ReplayMade:
        """Another id of a replay that I may see; whoever knows it may see the replay too."""
        server, person = server_of(request), await some_person(request)
        server.limits.check("work", person.id)
        await _find(server, person, replay_id)
        return ReplayMade(id=shared_id(server.key, replay_id[:16]))

    @post("/", responses=errors(409, 413))
    async def bring(self, request: Asked, data: JSONBody[dict[str, Any]]) -> ReplayMade:
        """Bring a match file, to look at as a replay; it is played through first."""
        server, person = server_of(request), await some_person(request)
        server.limits.check("work", person.id)
        text = msgspec.json.encode(checked(data)).decode()
        await server.limits.check_all("upload", address(request), len(text))
        count, size = await replays.size_of_replays(server.storage, person.id)
        if count >= MOST or size + len(text) > server.settings.upload_bytes:
            raise conflict("too_many_replays", "You brought as many match files as are kept; delete some first.")
        await _think(server, person, Job(kind="replay", data=data), "not_a_match", 400)
        return ReplayMade(id=await replays.add_replay(server.storage, person.id, find(str(data["game"])).name, text))

    @post("/{replay_id:str}/play", responses=errors(404, 409))
    async def play_on(self, request: Asked, replay_id: FromPath[str], data: JSONBody[PlayOn]) -> TableMade:
        """A new table that goes on from a step of a game that is over: I play one seat, bots the others.

        Only of games that are over, so that no secret of anybody is opened by it.
        """
        server, person = server_of(request), await some_person(request)
        server.limits.check("work", person.id)
        file = await _find(server, person, replay_id)
        if not 0 <= data.seat < int(file["seats"]):
            raise Problem("no_seat", "There is no such seat.")
        job = Job(kind="state", data=file, first=data.step)
        thought = await _think(server, person, job, "damaged", 409)
        game = find(str(file["game"])).name
        seats = [SeatWish(kind="bot", bot=usual_bot(game)) for _ in range(int(file["seats"]))]
        seats[data.seat] = SeatWish(kind="me")
        wish = TableWish(game=game, seats=seats, options=dict(file["options"]))
        content = await read_content(server, person, game, content_of(file))
        made = await lobby.create(server, person, wish, content)
        room = await server.room(made)
        async with room.lock:
            await room.load()
            await lobby.start(room, person, thought.state)
        return TableMade(id=made)

    @delete("/{replay_id:str}", responses=errors(404))
    async def drop(self, request: Asked, replay_id: FromPath[str]) -> None:
        """Forget a match file that I brought."""
        person = await some_person(request)
        if not is_id(replay_id) or not await replays.drop_replay(server_of(request).storage, replay_id, person.id):
            raise not_found()


async def _think(server: Server, person: Person, job: Job, code: str, status: int) -> Thought:
    """Let a process of its own play a match file through."""
    try:
        thought = await server.replayers.think(job, person.id)
    except TooSlow:
        raise Problem(code, "This match file takes too long to play through.", status) from None
    if thought.error:
        raise Problem(thought.code or code, thought.error, 400 if thought.code == "no_seat" else status)
    return thought


async def _find(server: Server, person: Person, replay: str, earlier: bool = False) -> dict[str, Any]:
    """The data of a replay that a person may see; a running game would tell secrets, and is refused."""
    if not is_id(replay):
        raise not_found()
    shared = shared_replay(server.key, replay)
    replay = shared or replay
    brought = await replays.replay_data(server.storage, replay, None if shared else person.id)
    if brought is not None:
        data: dict[str, Any] = msgspec.json.decode(brought)
        return data
    room = await server.room(replay)
    if not shared and not await may_see(room, person):
        raise not_found()
    if room.table.state != "over":
        raise conflict("not_over", "This game is not over; its match file would tell secrets.")
    entries = await journal.entries_from(server.storage, replay, 0)
    if earlier:
        before = earlier_file(room.table, room.seats, entries, room.content)
        if before is None:
            raise Problem("not_found", "The rules of this game never changed: its match file tells all of it.", 404)
        return before
    snapshots = await journal.snapshots_of(server.storage, replay)
    return match_file(room.table, room.seats, entries, snapshots, room.content)
