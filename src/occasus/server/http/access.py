"""The caller of a request: a browser with a cookie or a program with a token."""

from __future__ import annotations

import hmac
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from occasus.server.http.addresses import scope_address
from occasus.server.http.user_agent import device
from occasus.server.secrets import signed_old
from occasus.server.server import Server
from occasus.server.storage.accounts import people, sessions
from occasus.server.storage.moderation import addresses
from occasus.tables.protocol.problems import Problem
from occasus.tables.room.caller import Caller
from occasus.tables.store.ids import is_id
from occasus.tables.store.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]

COOKIE: Final = "occasus"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
YEAR: Final = 31_536_000
HEADER: Final = "x-occasus"  # a page of another origin cannot send it


def address(connection: Connection) -> str:
    """Return where a request comes from, as it is counted."""
    return scope_address(connection.scope, server_of(connection).settings.proxies)


def address_key(connection: Connection) -> str:
    """Return where a request comes from, as it is kept: as it is, or hashed if this server is set so."""
    server, where = server_of(connection), address(connection)
    return hmac.new(server.key, where.encode(), "sha256").hexdigest()[:32] if server.settings.address_hash else where


async def note_address(connection: Connection, person: str) -> None:
    """Keep from where someone comes, at most once an hour, if this server keeps that at all."""
    server = server_of(connection)
    if server.settings.address_days and not server.read_only and server.is_new_address(person, address(connection)):
        await addresses.note(server.storage, person, address_key(connection))


def server_of(connection: Connection) -> Server:
    """The server of this process."""
    server: Server = connection.app.state.server
    return server


async def known_caller(connection: Connection) -> Caller | None:
    """Return who asks, and by what right; None if no one we know."""
    server = server_of(connection)
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        by_token = await people.find_token(server.storage, secret.strip())
        if by_token is None:
            return None
        token, person = by_token
        return Caller(person=person, kind="token", key=token.id, scope=token.scope)
    cookie = connection.cookies.get(COOKIE, "")
    if "." in cookie:
        return await _old_caller(server, cookie)
    if not is_id(cookie):
        return None
    session = await sessions.find_session(server.storage, cookie, note=not server.read_only)
    return None if session is None else Caller(person=session[1], kind="session", key=session[0].id)


async def _old_caller(server: Server, cookie: str) -> Caller | None:
    """Return who has a cookie of the first release; it is good until a session of theirs is ended in any way."""
    old = signed_old(server.key, cookie)
    person = await people.find_person(server.storage, old[0]) if old else None
    if old is None or person is None or person.session < 0 or person.session != old[1]:
        return None
    return Caller(person=person, kind="session", key="")


async def known_person(connection: Connection) -> Person | None:
    """Return who asks; None if no one we know."""
    caller = await known_caller(connection)
    return caller.person if caller else None


async def some_caller(connection: Connection) -> Caller:
    """Return who asks, and by what right; refused if no one we know."""
    caller = await known_caller(connection)
    if caller is not None:
        server_of(connection).require_not_banned(caller.person.id, address(connection))
    if caller is None:
        raise Problem("nobody", "Sign in first: PUT /api/me creates a guest; programs send a token.", 401)
    return caller


async def some_person(request: Asked) -> Person:
    """Return who asks; refused if no one we know, or if a token may not do this."""
    caller = await some_caller(request)
    if request.method not in SAFE:
        caller.require_play()
    return caller.person


async def own_browser(request: Asked) -> Caller:
    """Return who asks in a browser; a token is refused, since it must not touch what belongs to the account."""
    caller = await some_caller(request)
    caller.must_be_browser()
    return caller


async def new_cookie(request: Asked, person: Person) -> Cookie:
    """A new session for the browser that asks, as a cookie."""
    server = server_of(request)
    await note_address(request, person.id)
    _, secret = await sessions.add_session(server.storage, person.id, device(request.headers.get("user-agent", "")))
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=YEAR,
        httponly=True,
        secure=server.settings.secure,
        samesite="lax",
        path="/",
    )


def has_token(connection: Connection) -> bool:
    """Return whether a program asks with a token, which no browser sends by itself."""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def same_origin(connection: Connection) -> bool:
    """Return whether a request comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if not origin:
        return True
    allowed = server_of(connection).settings.origins.split()
    return urlsplit(origin).netloc == connection.headers.get("host") or origin in allowed
