"""The socket of a table: one per client and table, from hello to the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final, get_args

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from occasus.server import metrics, presence
from occasus.server.access import address, has_token, known_caller, same_origin, server_of
from occasus.server.answers import Refusal
from occasus.server.commands import carry_out
from occasus.server.hearing import heard
from occasus.server.limits import too_fast
from occasus.server.line import CROWDED, Line
from occasus.server.messages import FromClient, Hint
from occasus.server.problems import Problem, unavailable
from occasus.server.protocol import WRITE
from occasus.server.room import Room
from occasus.server.sight import visible_room
from occasus.server.storage.engine import STORING

PATIENCE: Final = 30  # refused messages in a row until we hang up
LATER: Final = 1013  # close code: come back in a while
REFUSED: Final = 4403  # close code: not for you, or not from there
_counts: Final = {kind: metrics.MESSAGES.labels(kind.__name__.lower()) for kind in get_args(FromClient)}
_log: Final = logging.getLogger("occasus.sockets")


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Play at a table, or watch it."""
    server = server_of(socket)
    caller = None
    if has_token(socket) or same_origin(socket):
        caller = await known_caller(socket)
    await socket.accept()
    if caller is None:
        await socket.close(code=REFUSED, reason="Say who you are first.")
        return
    where = address(socket)
    try:
        server.limits.check("socket", where)
    except Problem as problem:
        await socket.close(code=LATER, reason=str(problem))
        return
    try:
        server.must_not_be_banned(caller.person.id, where)
    except Problem as problem:
        await socket.close(code=REFUSED, reason=str(problem))
        return
    if server.is_crowded(caller.person.id, where):
        await socket.close(*CROWDED)
        return
    try:
        room = await visible_room(server, table_id, caller.person)
    except Problem as problem:
        await socket.close(code=REFUSED, reason=str(problem))
        return
    line = Line(SocketWire(socket), caller, where)
    asyncio.get_running_loop().call_later(server.settings.hello_seconds, line.must_have_greeted)
    server.lines.add(line)
    metrics.SOCKETS.inc()
    sender = asyncio.create_task(line.run())
    try:
        await _listen(socket, room, line)
    finally:
        server.lines.discard(line)
        metrics.SOCKETS.dec()
        presence.went(room, line)
        line.hang_up()
        sender.cancel()


@final
class SocketWire:
    """A socket as a line needs it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket: Final = socket
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.write: Final[Callable[[bytes], bool]] = extensions.get(WRITE, {}).get("write", _never)

    async def send(self, text: bytes) -> None:
        """Send a text."""
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int, reason: str) -> None:
        """Close the socket."""
        await self._socket.close(code=code, reason=reason)


def _never(_text: bytes) -> bool:
    """Where the server that runs us has no such way, all is sent by the usual one."""
    return False


async def _listen(socket: WebSocket[Any, Any, Any], room: Room, line: Line) -> None:
    wrong = 0
    hint: asyncio.Task[None] | None = None
    while wrong < PATIENCE:
        event = await socket.receive()
        if event["type"] != "websocket.receive" or line.closed:
            return
        began = perf_counter()
        text = event.get("text") or event.get("bytes") or b""
        message = heard(room, line, text)
        if isinstance(message, Refusal):
            wrong += 1
            _refuse(line, message.id, message.code, message.sentence)
        else:
            wrong = 0
            _counts[type(message)].inc()
            if not isinstance(message, Hint):
                await _handle(room, line, message)
            elif hint is None or hint.done():  # a bot may think long; its person plays on meanwhile
                hint = asyncio.create_task(_handle(room, line, message))
            else:
                refused = too_fast()
                _refuse(line, message.id, refused.code, str(refused))
            metrics.HANDLING.observe(perf_counter() - began)
    await socket.close(code=1008, reason="Too many wrong messages.")


async def _handle(room: Room, line: Line, message: FromClient) -> None:
    try:
        await carry_out(room, line, message)
    except WebSocketDisconnect:
        raise
    except Problem as problem:  # the table is gone
        _refuse(line, getattr(message, "id", ""), problem.code, str(problem))
    except STORING as error:
        _log.warning(
            "a message could not be kept", extra={"type": type(message).__name__, "error": type(error).__name__}
        )
        away = unavailable()
        _refuse(line, getattr(message, "id", ""), away.code, str(away))
    except Exception:
        _log.exception("a message failed", extra={"type": type(message).__name__})
        _refuse(line, getattr(message, "id", ""), "accident", "Something went wrong on the server; try again.")


def _refuse(line: Line, message: str, code: str, sentence: str) -> None:
    metrics.REFUSED.labels(code).inc()
    line.send(Refusal(id=message, code=code, sentence=sentence))
