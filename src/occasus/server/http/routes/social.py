"""Finding people to play with over HTTP: play now, invitations, those one has played with, those one has blocked."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody

from occasus.server.http.access import Asked, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.server.matchmaking import PlayNowRequest, accept, play_now
from occasus.server.storage.accounts import people, social
from occasus.server.storage.accounts.social import AskedPerson, KnownPerson
from occasus.server.storage.tables import add_member
from occasus.tables.protocol.problems import Problem, conflict, forbidden, not_found
from occasus.tables.protocol.records import TableRecord
from occasus.tables.queries.tables import TableMade
from occasus.tables.room.broadcast import broadcast_table, room_record, table_record
from occasus.tables.room.visibility import visible_room
from occasus.tables.store.ids import is_id


class InvitationRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Whom to invite to a table."""

    person: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class InvitationRecord(msgspec.Struct, kw_only=True):
    """An invitation that waits for me: who invites, and to which table."""

    id: str
    by: str
    name: str
    at: float
    table: TableRecord


class CompanyController(Controller):
    """Those I play with."""

    path = "/api/me"
    tags = ["people"]

    @get("/partners", responses=errors())
    async def show_partners(self, request: Asked) -> list[KnownPerson]:
        """Whom I have finished games with, the latest first: those I may invite."""
        server, me = server_of(request), await some_person(request)
        server.limits.check("work", me.id)
        return await social.partners_of(server.storage, me.id)

    @get("/invitations", responses=errors())
    async def show_invitations(self, request: Asked) -> list[InvitationRecord]:
        """The invitations that wait for me, the latest first."""
        server, me = server_of(request), await some_person(request)
        return [
            InvitationRecord(
                id=invitation.id,
                by=invitation.by,
                name=invitation.name,
                at=invitation.at,
                table=table_record(table, seats, me.id, server.game(table.game).cooperative),
            )
            for invitation, table, seats in await social.invitations_of(server.storage, me.id)
        ]

    @post("/invitations/{invitation:str}", status_code=200, responses=errors(404, 409))
    async def accept(self, request: Asked, invitation: FromPath[str]) -> TableRecord:
        """Follow an invitation: I may see the table from now on, and sit on its first free seat."""
        server, me = server_of(request), await some_person(request)
        table = await social.find_invitation(server.storage, invitation, me.id) if is_id(invitation) else None
        if table is None:
            raise not_found()
        await add_member(server.storage, table, me.id)
        await accept(server, me, table)
        await social.drop_invitation(server.storage, invitation, me.id)
        return room_record(await server.room(table), me.id)

    @delete("/invitations/{invitation:str}", responses=errors(404))
    async def decline(self, request: Asked, invitation: FromPath[str]) -> None:
        """Decline an invitation; those who sit at the table see it."""
        server, me = server_of(request), await some_person(request)
        table = await social.decline_invitation(server.storage, invitation, me.id) if is_id(invitation) else None
        if table is None:
            raise not_found()
        room = await server.room(table)
        async with room.lock:
            await room.reload_lobby()
            broadcast_table(room)
        server.notes.publish("table", table)

    @get("/blocked", responses=errors())
    async def show_blocked(self, request: Asked) -> list[KnownPerson]:
        """Whom I have blocked, the latest first."""
        return await social.blocked_people(server_of(request).storage, (await some_person(request)).id)

    @put("/blocked/{person_id:str}", responses=errors(404, 409), status_code=204)
    async def block(self, request: Asked, person_id: FromPath[str]) -> None:
        """Block a person: no invitations between us, I read nothing they say, "play now" seats us apart."""
        server, me = server_of(request), await some_person(request)
        await server.limits.check_all("block", me.id)
        if not is_id(person_id) or await people.find_person(server.storage, person_id) is None:
            raise not_found()
        if person_id == me.id:
            raise Problem("block_self", "You can't block yourself.")
        if not await social.block(server.storage, me.id, person_id):
            raise conflict("too_many_blocked", "You've reached the block limit. Unblock someone first.")
        await server.blocks_changed(me.id)

    @delete("/blocked/{person_id:str}", responses=errors())
    async def unblock(self, request: Asked, person_id: FromPath[str]) -> None:
        """Block a person no longer."""
        server, me = server_of(request), await some_person(request)
        await server.limits.check_all("block", me.id)
        await social.unblock(server.storage, me.id, person_id[:32])
        await server.blocks_changed(me.id)


@post("/api/play-now", tags=["tables"], status_code=200, responses=errors(409))
async def play(request: Asked, data: JSONBody[PlayNowRequest]) -> TableMade:
    """Sit where someone waits for a game like this, or open a table; bots take the seats left free after a while."""
    return TableMade(id=await play_now(server_of(request), await some_person(request), data))


@post("/api/tables/{table_id:str}/invitations", tags=["tables"], status_code=204, responses=errors(404, 409))
async def invite(request: Asked, table_id: FromPath[str], data: JSONBody[InvitationRequest]) -> None:
    """Invite someone I have played with to a table that has not begun, and at which I sit or which I host.

    Who has declined is asked again at most, and not at once: until then nothing happens.
    """
    server, me = server_of(request), await some_person(request)
    room = await visible_room(server, table_id, me)
    if room.table.state != "lobby":
        raise conflict("started", "This game has already started.")
    if room.table.host != me.id and not room.seats_of(me.id):
        raise forbidden("Only players at the table can invite others.")
    await server.limits.check_all("invite", me.id)
    if not is_id(data.person) or not await social.may_invite(server.storage, me.id, data.person):
        raise conflict("not_invited", "You can invite people you've finished a game with, if they allow it.")
    if room.seats_of(data.person):
        return  # sits there already
    if not await social.invite(server.storage, room.id, me.id, data.person, server.settings.again_seconds):
        raise conflict("too_many_invitations", "Too many invitations are still waiting for an answer.")


@get("/api/tables/{table_id:str}/invitations", tags=["tables"], responses=errors(404))
async def show_invited(request: Asked, table_id: FromPath[str]) -> list[AskedPerson]:
    """Who was invited to a table at which I sit or which I host, has not come yet, and who of them has declined."""
    server, me = server_of(request), await some_person(request)
    room = await visible_room(server, table_id, me)
    if room.table.host != me.id and not room.seats_of(me.id):
        raise forbidden("Only players at the table can invite others.")
    return await social.invited_to(server.storage, room.id, server.settings.again_seconds)
