"""Tables over HTTP: lists, making, filling, starting and leaving them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from occasus.core.registry import names
from occasus.server.http.access import Asked, address, has_token, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.server.storage import scores
from occasus.server.storage.tables import add_member, find_invite
from occasus.tables.match.content_files import FiguresRecord
from occasus.tables.protocol.problems import Problem, not_found
from occasus.tables.protocol.records import TableRecord
from occasus.tables.queries import tables
from occasus.tables.queries.tables import Lists, TableMade
from occasus.tables.room.broadcast import room_record
from occasus.tables.room.lobby import CreateTableRequest, NonceRequest, ReadyRequest, SeatRequest, TableChange
from occasus.tables.room.visibility import may_see, visible_room
from occasus.tables.store.ids import is_id
from occasus.tables.store.rows import Person, TableFilter

Word = Annotated[str, QueryParameter(max_length=40)]


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/", responses=errors())
    async def show_all(
        self,
        request: Asked,
        game: Word = "",
        seats: Annotated[int, QueryParameter(ge=0, le=10)] = 0,
        pace: Word = "",
        language: Word = "",
        counts: Word = "",
        free: FromQuery[bool] = False,
        near: FromQuery[bool] = False,
    ) -> Lists:
        """My tables that are not over, and the open ones; the newest change first.

        The open ones can be chosen: by game, number of seats, pace (live or slow), language, whether they count (rated
        or friendly), with a free seat, and with people about as strong as I am.
        """
        server, me = server_of(request), await some_person(request)
        if game and game not in names():
            raise Problem("unknown_game", f"There's no such game. Choose from: {', '.join(names())}.")
        if pace not in ("", "live", "slow") or counts not in ("", "rated", "friendly"):
            raise Problem("bad_request", "The pace is live or slow; tables are rated or friendly.")
        if language and not (len(language) == 2 and language.isascii() and language.isalpha()):
            raise Problem("bad_request", "Give the language as two letters, such as en.")
        ratings = await scores.ratings_of(server.storage, me.id) if near else None
        points = None if ratings is None else {name: rating.points for name, rating in ratings.items()}
        wanted = TableFilter(
            game=game, seats=seats, pace=pace, language=language.lower(), counts=counts, free=free, near=points
        )
        return await tables.show_all(server, me, wanted)

    @post("/", responses=errors(409))
    async def make(self, request: Asked, data: JSONBody[CreateTableRequest]) -> TableRecord:
        """Make a table; whoever makes it is its host."""
        me = await _player(request, data.rated)
        return await tables.make(server_of(request), me, data, address(request))

    @get("/{table_id:str}", responses=errors(404))
    async def show(self, request: Asked, table_id: FromPath[str]) -> TableRecord:
        """A table that I may see."""
        return await tables.show(server_of(request), await some_person(request), table_id)

    @get(["/{table_id:str}/values", "/{table_id:str}/figures"], responses=errors(404))
    async def show_figures(self, request: Asked, table_id: FromPath[str]) -> FiguresRecord:
        """Which figures of a table are the host's own, which are placeholders, and how sure the others are."""
        return await tables.show_figures(server_of(request), await some_person(request), table_id)

    @get("/{table_id:str}/facts", responses=errors(404))
    async def show_facts(self, request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
        """The facts by which a table is played, those of its content file among them."""
        return await tables.show_facts(server_of(request), await some_person(request), table_id)

    @patch("/{table_id:str}", responses=errors(404, 409))
    async def change(self, request: Asked, table_id: FromPath[str], data: JSONBody[TableChange]) -> TableRecord:
        """Change options, settings and the content file before the start; the host only."""
        me, where = await some_person(request), address(request)
        return await tables.change(server_of(request), me, table_id, data, where)

    @delete("/{table_id:str}", responses=errors(404, 409))
    async def close(self, request: Asked, table_id: FromPath[str]) -> None:
        """Close a table before the start, or stop a game at which no other person sits; the host only."""
        await tables.close(server_of(request), await some_person(request), table_id)

    @put("/{table_id:str}/seats/{seat:int}", responses=errors(404, 409))
    async def sit(
        self, request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatRequest]
    ) -> TableRecord:
        """Take an open seat, give mine up, or, as the host, put a bot there or free it."""
        server, me = server_of(request), await some_person(request)
        if data.kind == "me" and has_token(request):
            room = await visible_room(server, table_id, me)
            me = await _player(request, room.table.rated)
        return await tables.sit(server, me, table_id, seat, data)

    @put("/{table_id:str}/nonce", responses=errors(404, 409))
    async def add_nonce(self, request: Asked, table_id: FromPath[str], data: JSONBody[NonceRequest]) -> TableRecord:
        """Add a number to the chance of a table before the start, after its commitment was shown."""
        return await tables.add_nonce(server_of(request), await some_person(request), table_id, data)

    @put("/{table_id:str}/ready", responses=errors(404, 409))
    async def set_ready(self, request: Asked, table_id: FromPath[str], data: JSONBody[ReadyRequest]) -> TableRecord:
        """Agree with what the table is (the `terms` that I have seen), or no longer."""
        return await tables.set_ready(server_of(request), await some_person(request), table_id, data)

    @post("/{table_id:str}/start", status_code=200, responses=errors(404, 409))
    async def start(self, request: Asked, table_id: FromPath[str]) -> TableRecord:
        """Start the game; the host only."""
        return await tables.start(server_of(request), await some_person(request), table_id)

    @post("/{table_id:str}/leave", status_code=204, responses=errors(404, 409))
    async def leave(self, request: Asked, table_id: FromPath[str]) -> None:
        """Give up all my seats; in a game that is being played they wait for someone to take them over."""
        await tables.leave(server_of(request), await some_person(request), table_id)

    @post("/{table_id:str}/rematch", status_code=200, responses=errors(404, 409))
    async def rematch(self, request: Asked, table_id: FromPath[str]) -> TableMade:
        """A table for another game of the same people, when this one is over."""
        return await tables.rematch(server_of(request), await some_person(request), table_id)


async def _player(request: Asked, rated: bool) -> Person:
    """Return who asks; an account that plays rated games by a token is a program from then on."""
    server, me = server_of(request), await some_person(request)
    if rated and has_token(request) and me.account is not None and not me.program:
        await scores.become_program(server.storage, me.id)
        me.program = True
    return me


class InvitesController(Controller):
    """Invite links."""

    path = "/api/invites"
    tags = ["tables"]

    @post("/{code:str}", status_code=200, responses=errors(404))
    async def accept(self, request: Asked, code: FromPath[str]) -> TableRecord:
        """Come to a table by its invite link: from now on I may see it, and take an open seat."""
        server, person = server_of(request), await some_person(request)
        await server.limits.check_all("password", f"invite/{address(request)}")
        table = await find_invite(server.storage, code) if is_id(code) else None
        if table is None:
            raise not_found()
        await add_member(server.storage, table, person.id)
        room = await server.room(table)
        if not await may_see(room, person):
            raise not_found()
        return room_record(room, person.id)
