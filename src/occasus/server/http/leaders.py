"""Requests and sockets of a table are answered by the worker that leads it, whichever worker they came to.

A proxy that chooses workers by the table's id saves the way between them; nothing depends on it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from occasus.server import metrics
from occasus.server.cluster.links import KINDS, WRITE, Gone, Head, Link, Message, connect
from occasus.server.http.addresses import scope_address
from occasus.server.server import Server
from occasus.server.storage.engine import STORING
from occasus.server.storage.leases import Leader
from occasus.tables.protocol.problems import unavailable
from occasus.tables.room.connection import MOVED
from occasus.tables.store.ids import is_id

HANDED_ON: Final = "handed on"  # in the log, for the pattern of a path
PLACES: Final = (("", "ws", "tables"), ("", "api", "tables"))
TRIES: Final = 6.0  # seconds in which a dead worker's lease has long ended
PAUSE: Final = 0.05  # between two looks who leads a table
PASSED: Final = frozenset(  # headers that are handed on
    name.encode()
    for name in (
        *("accept", "authorization", "content-length", "content-type", "cookie"),
        *("host", "if-none-match", "origin", "user-agent", "x-occasus"),
    )
)


def table_of(path: str) -> str:
    """The table that a path is about; empty if there is none."""
    parts = path.split("/", 4)
    return parts[3] if len(parts) > 3 and tuple(parts[:3]) in PLACES and is_id(parts[3]) else ""


def led(app: ASGIApp, server: Server) -> ASGIApp:
    """Answer requests for tables that this worker leads, and hand on others."""
    if server.leases.alone:
        return app

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        table = table_of(scope["path"]) if scope["type"] in KINDS else ""
        if not table:
            await app(scope, receive, send)
            return
        try:
            handed = await _find(server, scope, table)
        except (Gone, *STORING):
            await _refuse(scope, receive, send)
            return
        if handed is None:
            await app(scope, receive, send)
            return
        leader, link = handed
        scope["path_template"] = HANDED_ON
        metrics.HANDED_ON.labels(scope["type"]).inc()
        server.leases.links[link] = leader.worker
        try:
            if scope["type"] == ScopeType.WEBSOCKET:
                await _carry_socket(link, scope, receive, send)
            else:
                await _carry_request(link, receive, send)
        finally:
            del server.leases.links[link]
            link.close()

    return answer


async def _find(server: Server, scope: Scope, table: str) -> tuple[Leader, Link] | None:
    """A line to the worker that leads a table; None if it is this one."""
    clock = asyncio.get_running_loop().time
    end = clock() + TRIES
    while (leader := await server.leases.take(table)) is not None:
        try:
            return leader, await connect(leader.address, server.key, _head(server, scope, table))
        except Gone:
            if clock() > end:
                raise
            await asyncio.sleep(PAUSE)
    return None


def _head(server: Server, scope: Any, table: str) -> Head:
    return Head(
        table=table,
        type=str(scope["type"]),
        method=str(scope.get("method") or "GET"),
        path=scope["path"],
        query=scope.get("query_string", b""),
        headers=[(name, value) for name, value in scope["headers"] if name in PASSED],
        client=scope_address(scope, server.settings.proxies).partition("/")[0],
        scheme=scope["scheme"],
        subprotocols=list(scope.get("subprotocols") or []),
    )


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": MOVED[0], "reason": MOVED[1]})
        return
    raise unavailable()


async def _carry_request(link: Link, receive: Receive, send: Send) -> None:
    up = asyncio.create_task(_upwards(link, receive, ("http.disconnect",)))
    started = False
    try:
        while True:
            message: Any = await link.receive()
            started = True
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                return
    except Gone:
        if not started:
            raise unavailable() from None
        raise
    finally:
        up.cancel()


async def _carry_socket(link: Link, scope: Any, receive: Receive, send: Send) -> None:
    up = asyncio.create_task(_upwards(link, receive, ("websocket.disconnect",)))
    write = ((scope.get("extensions") or {}).get(WRITE) or {}).get("write")
    accepted = False
    try:
        while True:
            message: Any = await link.receive()
            if write is not None and message.get("text") is not None and write(message["text"].encode()):
                continue
            accepted = accepted or message["type"] == "websocket.accept"
            await send(message)
            if message["type"] == "websocket.close":
                return
    except Gone:
        with contextlib.suppress(RuntimeError, OSError):  # the client may have gone, too
            if not accepted:
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            if not up.done():
                await send({"type": "websocket.close", "code": MOVED[0], "reason": MOVED[1]})
    except (RuntimeError, OSError):
        pass  # the client has gone
    finally:
        up.cancel()


async def _upwards(link: Link, receive: Receive, last: tuple[str, ...]) -> None:
    """Hand on what the client sends, to the end."""
    with contextlib.suppress(Gone):
        while True:
            message: Message = await receive()  # type: ignore[assignment]
            await link.send(message)
            if message["type"] in last:
                return
