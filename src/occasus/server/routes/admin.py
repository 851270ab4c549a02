"""What those who run a server do on its page: the same as `occasus admin`, for people who were given that right."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from occasus.server.access import Asked, own_browser, server_of
from occasus.server.problems import Problem, not_found
from occasus.server.routes.errors import errors
from occasus.server.rows import Person
from occasus.server.server import Server
from occasus.server.storage import admin, sessions
from occasus.server.storage.admin import Ban, Report
from occasus.server.sweeps import follow_admins

Words = Annotated[str, msgspec.Meta(max_length=200)]


class AdminRecord(msgspec.Struct, kw_only=True):
    """How the server is: who is banned, what was reported and waits."""

    read_only: bool
    bans: list[Ban]
    reports: list[Report]


class FoundPerson(msgspec.Struct, kw_only=True):
    """Somebody who was looked for."""

    id: str
    name: str
    account: str
    created: float
    sessions: int


class GivenPassword(msgspec.Struct, kw_only=True):
    """A new password, which is shown this once."""

    password: str


class BanWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whom to ban (an account, an id, or a range of addresses), for how many days (0: for good), and why."""

    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    days: Annotated[float, msgspec.Meta(ge=0, le=36_500)] = 0
    why: Words = ""


class ReadOnlyWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether nobody may change anything."""

    on: bool


class AdminController(Controller):
    """Running the server; whoever has not the right to does not find it."""

    path = "/api/admin"
    tags = ["admin"]

    @get("/", responses=errors(404))
    async def show(self, request: Asked) -> AdminRecord:
        """How the server is."""
        return await _record(await _admin(request))

    @get("/people", responses=errors(404))
    async def find(
        self, request: Asked, text: Annotated[str, QueryParameter(min_length=1, max_length=60)]
    ) -> list[FoundPerson]:
        """People by id, account or a part of their name."""
        server = await _admin(request)
        return [
            FoundPerson(
                id=each.id,
                name=each.name,
                account=each.account or "",
                created=each.created,
                sessions=len(await sessions.sessions_of(server.storage, each.id)),
            )
            for each in await admin.search(server.storage, text)
        ]

    @post("/people/{person_id:str}/password", status_code=200, responses=errors(404, 409))
    async def reset_password(self, request: Asked, person_id: FromPath[str]) -> GivenPassword:
        """Give an account a new password; its sessions and tokens end."""
        server = await _admin(request)
        person = await _one(server, person_id)
        if person.account is None:
            raise Problem("guest", "This is a guest, who has no password.", 409)
        made = GivenPassword(password=await admin.reset_password(server.storage, person.id))
        server.hang_up(person.id)
        return made

    @post("/people/{person_id:str}/end", status_code=204, responses=errors(404))
    async def end_sessions(self, request: Asked, person_id: FromPath[str]) -> None:
        """End all sessions and tokens of a person."""
        server = await _admin(request)
        person = await _one(server, person_id)
        await sessions.end_all(server.storage, person.id)
        server.hang_up(person.id)

    @post("/bans", status_code=200, responses=errors(404))
    async def ban(self, request: Asked, data: JSONBody[BanWish]) -> AdminRecord:
        """Ban a person or a range of addresses."""
        server = await _admin(request)
        try:
            network = str(ip_network(data.whom, strict=False))
        except ValueError:
            network = ""
        person = "" if network else (await _one(server, data.whom)).id
        await admin.ban(server.storage, person, network, data.days, data.why)
        return await _followed(server)

    @delete("/bans/{ban_id:str}", status_code=200, responses=errors(404))
    async def unban(self, request: Asked, ban_id: FromPath[str]) -> AdminRecord:
        """End a ban."""
        server = await _admin(request)
        if not await admin.unban(server.storage, ban_id):
            raise not_found()
        return await _followed(server)

    @post("/tables/{table_id:str}/close", status_code=204, responses=errors(404))
    async def close_table(self, request: Asked, table_id: FromPath[str]) -> None:
        """Close a table, in the lobby or in play."""
        server = await _admin(request)
        if not await admin.close_table(server.storage, table_id):
            raise Problem("not_found", "There is no such table that could be closed.", 404)
        await follow_admins(server)

    @post("/reports/{report_id:int}/done", status_code=200, responses=errors(404))
    async def close_report(self, request: Asked, report_id: FromPath[int]) -> AdminRecord:
        """A report was dealt with."""
        server = await _admin(request)
        if not await admin.close_report(server.storage, report_id):
            raise not_found()
        return await _record(server)

    @put("/read-only", status_code=200, responses=errors(404))
    async def read_only(self, request: Asked, data: JSONBody[ReadOnlyWish]) -> AdminRecord:
        """Let nobody change anything, as before an upgrade; or again."""
        server = await _admin(request)
        await admin.set_state(server.storage, admin.READ_ONLY, "yes" if data.on else "")
        return await _followed(server)


async def _admin(request: Asked) -> Server:
    """The server, for somebody who may run it."""
    server, caller = server_of(request), await own_browser(request)
    if not await admin.may_run(server.storage, caller.person):
        raise not_found()
    return server


async def _one(server: Server, text: str) -> Person:
    found = await admin.one_person(server.storage, text)
    if found is None:
        raise Problem("not_found", "There is nobody with this account or id.", 404)
    return found


async def _followed(server: Server) -> AdminRecord:
    """Let this worker follow at once; others do within a sweep."""
    await follow_admins(server)
    return await _record(server)


async def _record(server: Server) -> AdminRecord:
    storage = server.storage
    return AdminRecord(
        read_only=server.read_only,
        bans=await admin.bans(storage),
        reports=await admin.reports(storage),
    )
