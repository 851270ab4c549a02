"""Tables over HTTP: lists, making, filling, starting and leaving them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Controller, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from occasus.server import lobby, voting
from occasus.server.access import Asked, address, may_see, server_of, some_person, visible_room
from occasus.server.contents import FiguresRecord, facts_with, figures_with
from occasus.server.ids import is_id
from occasus.server.lobby import NonceWish, SeatWish, TableChange, TableWish
from occasus.server.problems import not_found
from occasus.server.records import TableRecord
from occasus.server.routes.contents import read_content
from occasus.server.routes.errors import errors
from occasus.server.storage import tables
from occasus.server.telling import room_record, table_record


class Lists(msgspec.Struct, kw_only=True):
    """My tables, and those that anybody may join or watch."""

    mine: list[TableRecord]
    open: list[TableRecord]


class TableMade(msgspec.Struct, kw_only=True):
    """The id of a table."""

    id: str


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/", responses=errors())
    async def show_all(self, request: Asked) -> Lists:
        """My tables that are not over, and the open ones; the newest change first."""
        server, person = server_of(request), await some_person(request)
        mine = await tables.tables_of(server.storage, person.id, over=False)
        known = {table.id for table, _ in mine}
        others = [pair for pair in await tables.open_tables(server.storage) if pair[0].id not in known]
        made = [
            [table_record(table, seats, person.id, server.game(table.game).cooperative) for table, seats in pairs]
            for pairs in (mine, others)
        ]
        return Lists(mine=made[0], open=made[1])

    @post("/", responses=errors(409))
    async def make(self, request: Asked, data: JSONBody[TableWish]) -> TableRecord:
        """Make a table; whoever makes it is its host."""
        server, person = server_of(request), await some_person(request)
        await server.limits.check_all("table", person.id)
        content = await read_content(server, person, data.game, data.content)
        room = await server.room(await lobby.create(server, person, data, content))
        return room_record(room, person.id)

    @get("/{table_id:str}", responses=errors(404))
    async def show(self, request: Asked, table_id: FromPath[str]) -> TableRecord:
        """A table that I may see."""
        person = await some_person(request)
        room = await visible_room(server_of(request), table_id, person)
        return room_record(room, person.id)

    @get("/{table_id:str}/figures", responses=errors(404))
    async def show_figures(self, request: Asked, table_id: FromPath[str]) -> FiguresRecord:
        """Which figures of a table are the host's own, which are stand-ins, and how sure the others are."""
        room = await visible_room(server_of(request), table_id, await some_person(request))
        return await asyncio.to_thread(figures_with, room.table.game, room.content)

    @get("/{table_id:str}/facts", responses=errors(404))
    async def show_facts(self, request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
        """The facts by which a table is played, those of its content file among them."""
        room = await visible_room(server_of(request), table_id, await some_person(request))
        return await asyncio.to_thread(facts_with, room.table.game, room.content)

    @patch("/{table_id:str}", responses=errors(404, 409))
    async def change(self, request: Asked, table_id: FromPath[str], data: JSONBody[TableChange]) -> TableRecord:
        """Change options, settings and the content file before the start; the host only."""
        server, person = server_of(request), await some_person(request)
        room = await visible_room(server, table_id, person)
        content = None
        if data.content is not None:
            lobby.must_host(room, person)
            content = await read_content(server, person, room.table.game, data.content)
        async with room.lock:
            await room.fresh()
            await lobby.change(room, person, data, content)
            return room_record(room, person.id)

    @delete("/{table_id:str}", responses=errors(404, 409))
    async def close(self, request: Asked, table_id: FromPath[str]) -> None:
        """Close a table before the start, or stop a game at which no other person sits; the host only."""
        person = await some_person(request)
        room = await visible_room(server_of(request), table_id, person)
        async with room.lock:
            await room.fresh()
            await lobby.close(room, person)

    @put("/{table_id:str}/seats/{seat:int}", responses=errors(404, 409))
    async def sit(
        self, request: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish]
    ) -> TableRecord:
        """Take an open seat, give mine up, or, as the host, put a bot there or free it."""
        person = await some_person(request)
        room = await visible_room(server_of(request), table_id, person)
        async with room.lock:
            await room.look()
            await lobby.put(room, person, seat, data)
            return room_record(room, person.id)

    @put("/{table_id:str}/nonce", responses=errors(404, 409))
    async def add_nonce(self, request: Asked, table_id: FromPath[str], data: JSONBody[NonceWish]) -> TableRecord:
        """Add a number to the chance of a table before the start, after its commitment was shown."""
        person = await some_person(request)
        room = await visible_room(server_of(request), table_id, person)
        async with room.lock:
            await room.look()
            await lobby.add_nonce(room, person, data)
            return room_record(room, person.id)

    @post("/{table_id:str}/start", status_code=200, responses=errors(404, 409))
    async def start(self, request: Asked, table_id: FromPath[str]) -> TableRecord:
        """Start the game; the host only."""
        person = await some_person(request)
        room = await visible_room(server_of(request), table_id, person)
        async with room.lock:
            await room.look()
            await lobby.start(room, person)
            return room_record(room, person.id)

    @post("/{table_id:str}/leave", status_code=204, responses=errors(404, 409))
    async def leave(self, request: Asked, table_id: FromPath[str]) -> None:
        """Give up all my seats; in a game that is being played they wait for somebody to take them over."""
        person = await some_person(request)
        room = await visible_room(server_of(request), table_id, person)
        async with room.lock:
            await room.fresh()
            if room.table.state == "lobby":
                await lobby.leave(room, person)
            else:
                await voting.leave(room, person.id)

    @post("/{table_id:str}/rematch", status_code=200, responses=errors(404, 409))
    async def rematch(self, request: Asked, table_id: FromPath[str]) -> TableMade:
        """A table for another game of the same people, when this one is over."""
        person = await some_person(request)
        room = await visible_room(server_of(request), table_id, person)
        async with room.lock:
            await room.fresh()
            return TableMade(id=await lobby.rematch(room, person.id))


class InvitesController(Controller):
    """Invite links."""

    path = "/api/invites"
    tags = ["tables"]

    @post("/{code:str}", status_code=200, responses=errors(404))
    async def accept(self, request: Asked, code: FromPath[str]) -> TableRecord:
        """Come to a table by its invite link: from now on I may see it, and take an open seat."""
        server, person = server_of(request), await some_person(request)
        await server.limits.check_all("password", f"invite/{address(request)}")
        table = await tables.find_invite(server.storage, code) if is_id(code) else None
        if table is None:
            raise not_found()
        await tables.add_member(server.storage, table, person.id)
        room = await server.room(table)
        if not await may_see(room, person):
            raise not_found()
        return room_record(room, person.id)
