"""Reports over HTTP: someone said something, or has a name, that those who run the server should see."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from occasus.server.http.access import Asked, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.server.storage import chat
from occasus.server.storage.accounts import people
from occasus.server.storage.moderation import admin
from occasus.tables.protocol.problems import Problem, not_found
from occasus.tables.room.visibility import visible_room
from occasus.tables.store.ids import is_id
from occasus.tables.store.name_rules import readable


class ReportRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whom, at which table, which line of the chat (0: the name), and why."""

    person: Annotated[str, msgspec.Meta(max_length=32)]
    table: Annotated[str, msgspec.Meta(max_length=32)]
    line: Annotated[int, msgspec.Meta(ge=0)] = 0
    why: Annotated[str, msgspec.Meta(max_length=500)] = ""


class ReportsController(Controller):
    """Reports."""

    path = "/api/reports"
    tags = ["people"]

    @post("/", status_code=204, responses=errors(404))
    async def report(self, request: Asked, data: JSONBody[ReportRequest]) -> None:
        """Report what someone said at a table that I may see, or their name."""
        server, me = server_of(request), await some_person(request)
        await server.limits.check_all("report", me.id)
        room = await visible_room(server, data.table, me)
        person = await people.find_person(server.storage, data.person) if is_id(data.person) else None
        said = {line.id: line for line in await chat.lines(server.storage, room.id)}
        here = {seat.person for seat in room.seats} | {line.person for line in said.values()} | room.people()
        if person is None or person.id not in here:
            raise not_found()
        text = person.name
        if data.line:
            line = said.get(data.line)
            if line is None or line.person != person.id:
                raise Problem("not_found", "There's no such chat message.", 404)
            text = line.text
        await admin.add_report(server.storage, me.id, person, room.id, text, readable(data.why))
