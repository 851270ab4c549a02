"""My sessions and tokens over HTTP: where I am known, which programs act as me, and how to end either."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from occasus.server.http.access import Asked, own_browser, server_of
from occasus.server.http.routes.errors import errors
from occasus.server.storage.accounts import people, sessions
from occasus.tables.protocol.problems import Problem, conflict
from occasus.tables.store.ids import is_id
from occasus.tables.store.name_rules import readable
from occasus.tables.store.rows import Scope, Token

MOST: Final = 20  # tokens of one person


class TokenRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A token: a name to know it by, whether it may play or only read, and for how many days."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    scope: Scope = "play"
    days: Annotated[int, msgspec.Meta(ge=1, le=365)] = 90


class NewToken(msgspec.Struct, kw_only=True):
    """A token, and its secret, which is shown this once."""

    token: Token
    secret: str


class SessionRecord(msgspec.Struct, kw_only=True):
    """A browser in which I am known: what it is, since when, when it was last seen, and whether it is this one."""

    id: str
    device: str  # empty: not known
    created: float
    seen: float
    current: bool


class KeysController(Controller):
    """Sessions and tokens; a token itself may not see or change any of them."""

    path = "/api/me"
    tags = ["people"]

    @get("/sessions", responses=errors())
    async def list_sessions(self, request: Asked) -> list[SessionRecord]:
        """Where I am known, oldest first."""
        caller = await own_browser(request)
        return [
            SessionRecord(
                id=session.id,
                device=session.device,
                created=session.created,
                seen=session.seen,
                current=session.id == caller.key,
            )
            for session in await sessions.sessions_of(server_of(request).storage, caller.person.id)
        ]

    @delete("/sessions/{session_id:str}", responses=errors(404))
    async def end_session(self, request: Asked, session_id: FromPath[str]) -> None:
        """End a session, and hang up its sockets."""
        server, caller = server_of(request), await own_browser(request)
        known = is_id(session_id)
        if not known or not await sessions.end_session(server.storage, caller.person.id, session_id):
            raise Problem("not_found", "You have no session with this ID.", 404)
        server.end(session_id)

    @get("/tokens", responses=errors())
    async def list_tokens(self, request: Asked) -> list[Token]:
        """My tokens, without their secrets."""
        caller = await own_browser(request)
        return await people.tokens_of(server_of(request).storage, caller.person.id)

    @post("/tokens", responses=errors(409))
    async def make_token(self, request: Asked, data: JSONBody[TokenRequest]) -> NewToken:
        """Make a token by which a program can act as me."""
        server, caller = server_of(request), await own_browser(request)
        if len(await people.tokens_of(server.storage, caller.person.id)) >= MOST:
            raise conflict("too_many_tokens", f"You have {MOST} tokens already; delete one first.")
        label = readable(data.label)
        token, secret = await people.add_token(server.storage, caller.person.id, label, data.scope, data.days)
        return NewToken(token=token, secret=secret)

    @delete("/tokens/{token_id:str}", responses=errors(404))
    async def drop_token(self, request: Asked, token_id: FromPath[str]) -> None:
        """Forget a token, and hang up its sockets."""
        server, caller = server_of(request), await own_browser(request)
        if not is_id(token_id) or not await people.drop_token(server.storage, caller.person.id, token_id):
            raise Problem("not_found", "You have no token with this ID.", 404)
        server.end(token_id)
