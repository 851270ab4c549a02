"""What those who run a server do on its page: the same as `occasus admin`, for people who were given that right."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from occasus.server.http.access import Asked, address, own_browser, server_of
from occasus.server.http.routes.errors import errors
from occasus.server.ops.maintenance import follow_admins
from occasus.server.server import Server
from occasus.server.storage import counting, uptime
from occasus.server.storage.accounts import sessions
from occasus.server.storage.moderation import admin, audit
from occasus.server.storage.moderation.admin import Ban, Report, Role
from occasus.server.storage.moderation.audit import AuditLine
from occasus.server.storage.moderation.suspects import Suspect, suspects
from occasus.server.storage.tables import are_rivals
from occasus.tables.protocol.problems import Problem, forbidden, not_found
from occasus.tables.store.rows import Person

Words = Annotated[str, msgspec.Meta(max_length=200)]


class AdminRecord(msgspec.Struct, kw_only=True):
    """How the server is: who is banned, what was reported and waits."""

    role: Role
    read_only: bool
    bans: list[Ban]
    reports: list[Report]


class FoundPerson(msgspec.Struct, kw_only=True):
    """Someone who was looked for."""

    id: str
    name: str
    account: str
    created: float
    sessions: int
    role: Role


class GivenPassword(msgspec.Struct, kw_only=True):
    """A new password, which is shown this once."""

    password: str


class BanRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whom to ban (an account, an id, or a range of addresses), for how many days (0: for good), and why."""

    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    days: Annotated[float, msgspec.Meta(ge=0, le=36_500)] = 0
    why: Words = ""


class ReadOnlyRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Turn read-only mode on or off."""

    on: bool


class RoleRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The role of an account."""

    role: Role


class AdminController(Controller):
    """Running the server; whoever has not the right to does not find it. Everything that is done is logged."""

    path = "/api/admin"
    tags = ["admin"]

    @get("/", responses=errors(404))
    async def show(self, request: Asked) -> AdminRecord:
        """How the server is."""
        server, _, role = await _admin(request)
        return await _record(server, role)

    @get("/log", responses=errors(404))
    async def show_log(self, request: Asked) -> list[AuditLine]:
        """What administrators did, the latest first."""
        server, _, _ = await _admin(request)
        return await audit.lines(server.storage)

    @get("/suspects", responses=errors(404))
    async def show_suspects(self, request: Asked) -> list[Suspect]:
        """Accounts that others may feed."""
        server, _, _ = await _admin(request)
        return await suspects(server.storage)

    @get("/people", responses=errors(404))
    async def find(
        self, request: Asked, text: Annotated[str, QueryParameter(min_length=1, max_length=60)]
    ) -> list[FoundPerson]:
        """People by id, account or a part of their name."""
        server, _, _ = await _admin(request)
        return [
            FoundPerson(
                id=person.id,
                name=person.name,
                account=person.account or "",
                created=person.created,
                sessions=len(await sessions.sessions_of(server.storage, person.id)),
                role=await admin.role_of(server.storage, person),
            )
            for person in await admin.search(server.storage, text)
        ]

    @post("/people/{person_id:str}/password", status_code=200, responses=errors(403, 404, 409))
    async def reset_password(self, request: Asked, person_id: FromPath[str]) -> GivenPassword:
        """Give an account a new password; its sessions and tokens end. Owners only."""
        server, me, _ = await _admin(request, owner=True)
        person = await _other(server, me, person_id)
        if person.account is None:
            raise Problem("guest", "Guests have no password.", 409)
        await audit.note(server.storage, me, "password", person.id, person.name)
        given = GivenPassword(password=await admin.reset_password(server.storage, person.id))
        server.hang_up(person.id)
        return given

    @post("/people/{person_id:str}/end", status_code=204, responses=errors(403, 404, 409))
    async def end_sessions(self, request: Asked, person_id: FromPath[str]) -> None:
        """End all sessions and tokens of a person."""
        server, me, _ = await _admin(request)
        person = await _other(server, me, person_id)
        await _refuse_rival(server, me, person)
        await audit.note(server.storage, me, "end", person.id, person.name)
        await sessions.end_all(server.storage, person.id)
        server.hang_up(person.id)

    @put("/people/{person_id:str}/role", status_code=204, responses=errors(403, 404, 409))
    async def give_role(self, request: Asked, person_id: FromPath[str], data: JSONBody[RoleRequest]) -> None:
        """Make an account a moderator or an owner, or take the role of a moderator away. Owners only."""
        server, me, _ = await _admin(request, owner=True)
        person = await _one(server, person_id)
        if person.account is None:
            raise Problem("guest", "This is a guest. Only accounts can have a role.", 409)
        if await admin.role_of(server.storage, person) == "owner":
            raise _administrator()
        await audit.note(server.storage, me, "role", person.id, data.role or "none")
        await admin.give_role(server.storage, person.id, data.role)
        await server.follow_bans()

    @post("/bans", status_code=200, responses=errors(403, 404, 409))
    async def ban(self, request: Asked, data: JSONBody[BanRequest]) -> AdminRecord:
        """Ban a person or a range of addresses; no administrator, and not so wide a range that it bans everyone."""
        server, me, role = await _admin(request)
        network = admin.range_of(data.whom)
        if network and admin.is_banned(
            [admin.Ban(id="", person="", network=network, until=None, why="")], "", address(request)
        ):
            raise Problem("own_address", "You'd ban yourself with this range.", 409)
        if network and role != "owner" and await are_rivals(server.storage, me.id):  # whose addresses no one may see
            raise forbidden("You're playing a rated game. Ask another administrator to ban a range.")
        whom = None if network else await _other(server, me, data.whom)
        if whom is not None:
            await _refuse_rival(server, me, whom)
        person = whom.id if whom is not None else ""
        await audit.note(server.storage, me, "ban", person or network, f"{data.days:g} days: {data.why}")
        await admin.ban(server.storage, person, network, data.days, data.why)
        return await _followed(server, role)

    @delete("/bans/{ban_id:str}", status_code=200, responses=errors(404))
    async def unban(self, request: Asked, ban_id: FromPath[str]) -> AdminRecord:
        """Lift a ban."""
        server, me, role = await _admin(request)
        if not await admin.unban(server.storage, ban_id):
            raise not_found()
        await audit.note(server.storage, me, "unban", ban_id[:60])
        return await _followed(server, role)

    @post("/tables/{table_id:str}/close", status_code=204, responses=errors(403, 404))
    async def close_table(self, request: Asked, table_id: FromPath[str]) -> None:
        """Close a table, in the lobby or in play; not a rated one of one's own."""
        server, me, _ = await _admin(request)
        await _refuse_own(server, me, table_id)
        if not await admin.close_table(server.storage, table_id):
            raise Problem("not_found", "There's no open table with this ID.", 404)
        await audit.note(server.storage, me, "close", table_id[:60])
        await follow_admins(server)

    @post("/tables/{table_id:str}/void", status_code=204, responses=errors(403, 404))
    async def void(self, request: Asked, table_id: FromPath[str]) -> None:
        """Let a finished rated game of others count for no one; all later ratings follow."""
        server, me, _ = await _admin(request)
        await _refuse_own(server, me, table_id)
        if not await counting.void(server.storage, table_id):
            raise Problem("not_found", "There's no finished rated game with this ID.", 404)
        await audit.note(server.storage, me, "void", table_id[:60])
        server.notes.publish("table", table_id)
        room = server.rooms.get(table_id)
        if room is not None:
            async with room.lock:
                await room.apply_new_entries()

    @post("/reports/{report_id:int}/done", status_code=200, responses=errors(404))
    async def close_report(self, request: Asked, report_id: FromPath[int]) -> AdminRecord:
        """A report was dealt with."""
        server, me, role = await _admin(request)
        if not await admin.close_report(server.storage, report_id):
            raise not_found()
        await audit.note(server.storage, me, "report", str(report_id))
        return await _record(server, role)

    @put("/read-only", status_code=200, responses=errors(403, 404))
    async def read_only(self, request: Asked, data: JSONBody[ReadOnlyRequest]) -> AdminRecord:
        """Let no one change anything, as before an upgrade; or again. Owners only."""
        server, me, role = await _admin(request, owner=True)
        await audit.note(server.storage, me, "read-only", "", "on" if data.on else "off")
        await uptime.set_read_only(server.storage, data.on)
        return await _followed(server, role)


async def _admin(request: Asked, owner: bool = False) -> tuple[Server, Person, Role]:
    """The server, and who may run it; some things are for owners only."""
    server, caller = server_of(request), await own_browser(request)
    role = await admin.role_of(server.storage, caller.person)
    if not role:
        raise not_found()
    if owner and role != "owner":
        raise forbidden("Only an owner of the server can do this.")
    return server, caller.person, role


async def _one(server: Server, text: str) -> Person:
    person = await admin.one_person(server.storage, text)
    if person is None:
        raise Problem("not_found", "There's no person with this account or ID.", 404)
    return person


async def _other(server: Server, me: Person, text: str) -> Person:
    """Someone who is not another administrator."""
    person = await _one(server, text)
    if person.id != me.id and await admin.role_of(server.storage, person):
        raise _administrator()
    return person


async def _refuse_own(server: Server, me: Person, table: str) -> None:
    """Refuse to judge a rated game that one has played oneself."""
    stored = await server.store.find_table(table)
    if stored and stored[0].rated and any(me.id in (seat.person, seat.owner) for seat in stored[1]):
        raise forbidden("You played in this rated game. Ask another administrator.")


async def _refuse_rival(server: Server, me: Person, person: Person) -> None:
    """Refuse to send someone away from a rated game with oneself, which one could then claim."""
    if person.id != me.id and await are_rivals(server.storage, me.id, person.id):
        raise forbidden("You're playing a rated game with this person. Ask another administrator.")


def _administrator() -> Problem:
    return Problem("administrator", "This is an administrator. Use the command line on the server.", 409)


async def _followed(server: Server, role: Role) -> AdminRecord:
    """Let this worker follow at once; others do within a sweep."""
    await follow_admins(server)
    return await _record(server, role)


async def _record(server: Server, role: Role) -> AdminRecord:
    storage = server.storage
    return AdminRecord(
        role=role,
        read_only=server.read_only,
        bans=await admin.bans(storage),
        reports=await admin.reports(storage),
    )
