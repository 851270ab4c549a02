"""Who asks: a browser with a cookie or a program with a token."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from occasus.server.addresses import UNKNOWN, client_address
from occasus.server.callers import Caller
from occasus.server.devices import device
from occasus.server.ids import is_id
from occasus.server.problems import Problem
from occasus.server.rows import Person
from occasus.server.secrets import signed_old
from occasus.server.server import Server
from occasus.server.storage import people, sessions

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]

COOKIE: Final = "occasus"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
YEAR: Final = 31_536_000
HEADER: Final = "x-occasus"  # a page of another origin cannot send it


def address(connection: Connection) -> str:
    """Where a request comes from, as it is counted."""
    peer = connection.client.host if connection.client else UNKNOWN
    settings = server_of(connection).settings
    forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))  # some proxies add a line of their own
    return client_address(peer, forwarded, settings.proxies)


def server_of(connection: Connection) -> Server:
    """The server of this process."""
    server: Server = connection.app.state.server
    return server


async def known_caller(connection: Connection) -> Caller | None:
    """Who asks, and by what right; None if nobody we know."""
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
    found = await sessions.find_session(server.storage, cookie) if is_id(cookie) else None
    return None if found is None else Caller(person=found[1], kind="session", key=found[0].id)


async def _old_caller(server: Server, cookie: str) -> Caller | None:
    """Who has a cookie of the first release; it is good until a session of theirs is ended in any way."""
    found = signed_old(server.key, cookie)
    person = await people.find_person(server.storage, found[0]) if found else None
    if found is None or person is None or person.session < 0 or person.session != found[1]:
        return None
    return Caller(person=person, kind="session", key="")


async def known_person(connection: Connection) -> Person | None:
    """Who asks; None if nobody we know."""
    caller = await known_caller(connection)
    return caller.person if caller else None


async def some_caller(connection: Connection) -> Caller:
    """Who asks, and by what right; refused if nobody we know."""
    caller = await known_caller(connection)
    if caller is not None:
        server_of(connection).must_not_be_banned(caller.person.id, address(connection))
    if caller is None:
        raise Problem("nobody", "Say who you are first: PUT /api/me makes a guest, a token serves programs.", 401)
    return caller


async def some_person(request: Asked) -> Person:
    """Who asks; refused if nobody we know, or if a token may not do this."""
    caller = await some_caller(request)
    if request.method not in SAFE:
        caller.must_play()
    return caller.person


async def own_browser(request: Asked) -> Caller:
    """Who asks in a browser; a token is refused, since it must not touch what belongs to the account."""
    caller = await some_caller(request)
    caller.must_be_browser()
    return caller


async def new_cookie(request: Asked, person: Person) -> Cookie:
    """A new session for the browser that asks, as a cookie."""
    server = server_of(request)
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
    """Whether a program asks with a token, which no browser sends by itself."""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def same_origin(connection: Connection) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if not origin:
        return True
    allowed = server_of(connection).settings.origins.split()
    return urlsplit(origin).netloc == connection.headers.get("host") or origin in allowed
