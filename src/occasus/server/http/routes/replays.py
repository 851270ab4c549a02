"""Replays over HTTP: finished games, match files to take away and to bring."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from occasus.arena.analysis.records import AnalysisRecord
from occasus.core.basics import EVERYTHING
from occasus.pictures.drawing import Drawing
from occasus.server.http.access import Asked, address, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.tables.match.replays import ReplayPart
from occasus.tables.queries import pictures, replays
from occasus.tables.queries.pictures import PictureAsk
from occasus.tables.queries.replays import PlayOn, ReplayLists, ReplayMade
from occasus.tables.queries.tables import TableMade
from occasus.tables.workers.uploads import MOST_MOVES

First = Annotated[int, QueryParameter(ge=0, le=MOST_MOVES)]
Count = Annotated[int, QueryParameter(ge=1, le=50)]
After = Annotated[int | None, QueryParameter(ge=-1, le=MOST_MOVES)]
SeatSeen = Annotated[int, QueryParameter(ge=-3, le=9)]


class ReplaysController(Controller):
    """Replays."""

    path = "/api/replays"
    tags = ["replays"]

    @get("/", responses=errors())
    async def show_all(self, request: Asked) -> ReplayLists:
        """All replays that I may see."""
        return await replays.show_all(server_of(request), await some_person(request))

    @get("/{replay_id:str}", responses=errors(404, 409))
    async def take(self, request: Asked, replay_id: FromPath[str], earlier: FromQuery[bool] = False) -> dict[str, Any]:
        """A match file, with its seed; only of a game that is over.

        Where the rules changed while it was played, the file begins there; what came before is the `earlier` one.
        """
        server, person = server_of(request), await some_person(request)
        server.limits.check("work", person.id)
        return await replays.take(server, person, replay_id, earlier)

    @get("/{replay_id:str}/steps", responses=errors(404, 409))
    async def show(
        self, request: Asked, replay_id: FromPath[str], first: First = 0, count: Count = 20, seat: SeatSeen = EVERYTHING
    ) -> ReplayPart:
        """Some steps of a replay with the view after each, as a seat saw it, or with all secrets (-3)."""
        return await replays.show(
            server_of(request), await some_person(request), replay_id, first, count, seat, address(request)
        )

    @get("/{replay_id:str}/analysis", responses=errors(404, 409))
    async def analyse(self, request: Asked, replay_id: FromPath[str], after: After = None) -> AnalysisRecord:
        """What decided a game: everyone's chances, luck, what each turn cost, and turning points; made once.

        Answers when all turns are judged, or with `after` as soon as more turns are judged than that (-1: at once).
        """
        server, person = server_of(request), await some_person(request)
        return await replays.analyse(server, person, replay_id, address(request), after)

    @get("/{replay_id:str}/facts", responses=errors(404, 409))
    async def show_facts(self, request: Asked, replay_id: FromPath[str]) -> dict[str, Any]:
        """The facts by which a finished game was played, those of its content file among them."""
        return await replays.show_facts(server_of(request), await some_person(request), replay_id)

    @get("/{replay_id:str}/share", responses=errors(404, 409))
    async def share(self, request: Asked, replay_id: FromPath[str]) -> ReplayMade:
        """Another id of a replay that I may see; whoever knows it may see the replay too."""
        return await replays.share(server_of(request), await some_person(request), replay_id)

    @post("/", responses=errors(409, 413))
    async def bring(self, request: Asked, data: JSONBody[dict[str, Any]]) -> ReplayMade:
        """Bring a match file, to look at as a replay; it is played through first."""
        return await replays.bring(server_of(request), await some_person(request), data, address(request))

    @post("/{replay_id:str}/picture", status_code=200, responses=errors(404, 409))
    async def picture(self, request: Asked, replay_id: FromPath[str], data: JSONBody[PictureAsk]) -> Drawing:
        """The picture of a finished game to share, 1200 x 630: shapes to paint in order, and the same in words."""
        server, person = server_of(request), await some_person(request)
        return await pictures.show(server, person, replay_id, data, address(request))

    @post("/{replay_id:str}/play", responses=errors(404, 409))
    async def play_on(self, request: Asked, replay_id: FromPath[str], data: JSONBody[PlayOn]) -> TableMade:
        """A new table that goes on from a step of a game that is over: I play one seat, bots the others.

        Only of games that are over, so that no secret of anyone is opened by it.
        """
        return await replays.play_on(server_of(request), await some_person(request), replay_id, data, address(request))

    @delete("/{replay_id:str}", responses=errors(404))
    async def drop(self, request: Asked, replay_id: FromPath[str]) -> None:
        """Forget a match file that I brought."""
        await replays.drop(server_of(request), await some_person(request), replay_id)
