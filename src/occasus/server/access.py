"""Who asks: a person with a cookie or a token; and what they may see."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from occasus.server.problems import Problem, not_found
from occasus.server.room import Room
from occasus.server.secrets import sign, signed
from occasus.server.server import Server
from occasus.server.storage import people
from occasus.server.storage.people import Person
from occasus.server.storage.tables import is_member

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]

COOKIE: Final = "occasus"
YEAR: Final = 31_536_000
HEADER: Final = "x-occasus"  # a page of another origin cannot send it


def address(connection: Connection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "unknown"


def server_of(connection: Connection) -> Server:
    """The server of this process."""
    server: Server = connection.app.state.server
    return server


async def known_person(connection: Connection) -> Person | None:
    """Who asks; None if nobody we know."""
    server = server_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await people.find_token(server.storage, token.strip())
    found = signed(server.key, connection.cookies.get(COOKIE, ""))
    if found is None:
        return None
    person = await people.find_person(server.storage, found[0])
    return person if person is not None and person.session == found[1] else None


async def some_person(connection: Connection) -> Person:
    """Who asks; refused if nobody we know."""
    person = await known_person(connection)
    if person is None:
        raise Problem("nobody", "Say who you are first: PUT /api/me makes a guest, a token serves programs.", 401)
    return person


def cookie(server: Server, person: Person) -> Cookie:
    """The cookie that says who somebody is."""
    return Cookie(
        key=COOKIE,
        value=sign(server.key, person.id, person.session),
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


async def visible_room(server: Server, table: str, person: Person) -> Room:
    """The room of a table that a person may see; anything else is not found."""
    room = await server.room(table)
    if not await may_see(room, person):
        raise not_found()
    return room


async def may_see(room: Room, person: Person) -> bool:
    """Hosts and players may; others if they were invited or the table is public, and spectators are welcome."""
    table = room.table
    if table.host == person.id or room.seats_of(person.id):
        return True
    if table.state != "lobby" and not table.spectators and not any(seat.kind == "left" for seat in room.seats):
        return False
    return table.public or await is_member(room.server.storage, room.id, person.id)
