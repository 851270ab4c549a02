"""Messages between people over HTTP."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from occasus.server.http.access import Asked, server_of, some_caller, some_person
from occasus.server.http.routes.errors import errors
from occasus.server.storage.accounts import messages, people, social
from occasus.server.storage.accounts.messages import ConversationRecord, MessageRecord
from occasus.tables.protocol.client_messages import ChatText
from occasus.tables.protocol.problems import conflict, not_found
from occasus.tables.store.ids import is_id


class MessageRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A message to write to someone."""

    text: ChatText


class Conversation(msgspec.Struct, kw_only=True):
    """My messages with someone, and whether I may write."""

    id: str
    name: str
    may_write: bool
    messages: list[MessageRecord]


class MessagesController(Controller):
    """Messages between me and others."""

    path = "/api/me/messages"
    tags = ["people"]

    @get("/", responses=errors())
    async def show_all(self, request: Asked) -> list[ConversationRecord]:
        """With whom I write, the latest first."""
        return await messages.conversations(server_of(request).storage, (await some_person(request)).id)

    @get("/{person_id:str}", responses=errors(404))
    async def show(self, request: Asked, person_id: FromPath[str]) -> Conversation:
        """What someone and I have written to each other; it counts as seen, but not by a token that only reads."""
        server, caller = server_of(request), await some_caller(request)
        me, note = caller.person, caller.scope == "play" and not server.read_only
        person = await people.find_person(server.storage, person_id) if is_id(person_id) else None
        allowed = person is not None and await _may_write(request, me.id, person_id)
        said = await messages.conversation(server.storage, me.id, person_id, note) if person else []
        if person is None or (person.profile == "nobody" and not (allowed or said)):
            raise not_found()
        return Conversation(id=person.id, name=person.name, may_write=allowed, messages=said)

    @post("/{person_id:str}", status_code=204, responses=errors(404, 409))
    async def write(self, request: Asked, person_id: FromPath[str], data: JSONBody[MessageRequest]) -> None:
        """Write to someone who follows me, has finished a game with me or has written to me."""
        server, me = server_of(request), await some_person(request)
        server.limits.check("chat", me.id)
        if not is_id(person_id) or not await _may_write(request, me.id, person_id):
            raise conflict("not_heard", "You can write to people who follow you or have finished a game with you.")
        await messages.add(server.storage, me.id, person_id, data.text)


async def _may_write(request: Asked, me: str, person: str) -> bool:
    """Return whether someone may write to a person: as they may invite them, and to answer."""
    storage = server_of(request).storage
    if await social.may_invite(storage, me, person):
        return True
    blocked = {other.id for other in await social.blocked_people(storage, me)}
    return person not in blocked and await messages.wrote_to(storage, person, me)
