"""The socket of a table: one per client and table, from hello to the end; and that of a shared study."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final, final, get_args

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from occasus.server import metrics, shared_studies
from occasus.server.cluster.links import WRITE
from occasus.server.http.access import address, has_token, known_caller, same_origin, server_of
from occasus.server.limits import too_fast
from occasus.server.storage.engine import STORING
from occasus.tables.protocol.client_messages import Foresee, FromClient, Hint
from occasus.tables.protocol.problems import Problem, unavailable
from occasus.tables.protocol.server_messages import Refusal
from occasus.tables.room import presence
from occasus.tables.room.caller import Caller
from occasus.tables.room.commands import handle
from occasus.tables.room.connection import CROWDED, Connection
from occasus.tables.room.message_decoder import decode
from occasus.tables.room.room import Room
from occasus.tables.room.visibility import visible_room

PATIENCE: Final = 30  # refused messages in a row until we hang up
PREVIEWS: Final = 40  # of a socket that may wait
LATER: Final = 1013  # close code: come back in a while
REFUSED: Final = 4403  # close code: not for you, or not from there
_counts: Final = {kind: metrics.MESSAGES.labels(kind.__name__.lower()) for kind in get_args(FromClient)}
_log: Final = logging.getLogger("occasus.sockets")


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Play at a table, or watch it."""
    caller = await _admitted(socket)
    if caller is None:
        return
    server = server_of(socket)
    try:
        room = await visible_room(server, table_id, caller.person)
    except Problem as problem:
        await socket.close(code=REFUSED, reason=str(problem))
        return
    async with _open_line(socket, caller) as line:
        asyncio.get_running_loop().call_later(server.settings.hello_seconds, line.must_have_greeted)
        try:
            await _listen(socket, room, line)
        finally:
            presence.on_leave(room, line)


@websocket("/ws/studies/{study:str}")
async def study_socket(socket: WebSocket[Any, Any, Any], study: FromPath[str]) -> None:
    """Hear of every change of a shared study; whoever has its id may."""
    caller = await _admitted(socket)
    if caller is None:
        return
    server = server_of(socket)
    try:
        shown = await shared_studies.show(server, caller.person, study, "")
    except Problem as problem:
        await socket.close(code=REFUSED, reason=str(problem))
        return
    async with _open_line(socket, caller) as line:
        if not server.studies.join(study, line, shown.version):
            line.hang_up(CROWDED)
        try:
            while (await socket.receive())["type"] == "websocket.receive" and not line.closed:
                server.limits.check("message", caller.person.id)
                server.studies.answer(study, line)  # whatever was said: changes are requests
        except Problem as problem:
            line.hang_up((LATER, str(problem)))
        finally:
            server.studies.leave(study, line)


async def _admitted(socket: WebSocket[Any, Any, Any]) -> Caller | None:
    """Return who opens a socket; None, and it is closed, if they may not."""
    server, where = server_of(socket), address(socket)
    try:
        server.limits.check("socket", where)  # before anything is read, and of strangers too
    except Problem as problem:
        await socket.accept()
        await socket.close(code=LATER, reason=str(problem))
        return None
    caller = None
    if has_token(socket) or same_origin(socket):
        caller = await known_caller(socket)
    await socket.accept()
    if caller is None:
        await socket.close(code=REFUSED, reason="Sign in first.")
        return None
    try:
        server.require_not_banned(caller.person.id, where)
    except Problem as problem:
        await socket.close(code=REFUSED, reason=str(problem))
        return None
    if server.is_crowded(caller.person.id, where):
        await socket.close(*CROWDED)
        return None
    return caller


@asynccontextmanager
async def _open_line(socket: WebSocket[Any, Any, Any], caller: Caller) -> AsyncIterator[Connection]:
    """A line to a client, which is counted and sends until it is left."""
    server = server_of(socket)
    line = Connection(SocketWire(socket), caller, address(socket))
    server.lines.add(line)
    metrics.SOCKETS.inc()
    sender = asyncio.create_task(line.run())
    try:
        yield line
    finally:
        server.lines.discard(line)
        metrics.SOCKETS.dec()
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
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int, reason: str) -> None:
        await self._socket.close(code=code, reason=reason)


def _never(_text: bytes) -> bool:
    """Return where the server that runs us has no such way, all is sent by the usual one."""
    return False


async def _listen(socket: WebSocket[Any, Any, Any], room: Room, line: Connection) -> None:
    wrong = 0
    aside = Aside(room, line)
    while wrong < PATIENCE:
        event = await socket.receive()
        if event["type"] != "websocket.receive" or line.closed:
            return
        began = perf_counter()
        text = event.get("text") or event.get("bytes") or b""
        message = decode(room, line, text)
        if isinstance(message, Refusal):
            wrong += 1
            _refuse(line, message.id, message.code, message.sentence)
        else:
            wrong = 0
            _counts[type(message)].inc()
            if isinstance(message, Hint | Foresee):
                aside.do(message)
            else:
                await _handle(room, line, message)
            metrics.HANDLING.observe(perf_counter() - began)
    await socket.close(code=1008, reason="Too many invalid messages.")


@final
class Aside:
    """Questions of a socket that are worked out elsewhere: their person plays on meanwhile."""

    def __init__(self, room: Room, line: Connection) -> None:
        self._room: Final = room
        self._line: Final = line
        self._hint: asyncio.Task[None] | None = None
        self._previews: Final[deque[Foresee]] = deque()
        self._preview: asyncio.Task[None] | None = None

    def do(self, message: Hint | Foresee) -> None:
        """Answer a question: one hint at a time, previews in their order."""
        if isinstance(message, Foresee):
            if len(self._previews) < PREVIEWS:
                self._previews.append(message)
                if self._preview is None or self._preview.done():
                    self._preview = asyncio.create_task(self._foresee())
                return
        elif self._hint is None or self._hint.done():
            self._hint = asyncio.create_task(_handle(self._room, self._line, message))
            return
        refused = too_fast()
        _refuse(self._line, message.id, refused.code, str(refused))

    async def _foresee(self) -> None:
        while self._previews and not self._line.closed:
            await _handle(self._room, self._line, self._previews.popleft())


async def _handle(room: Room, line: Connection, message: FromClient) -> None:
    try:
        await handle(room, line, message)
    except WebSocketDisconnect:
        raise
    except Problem as problem:  # the table is gone
        _refuse(line, getattr(message, "id", ""), problem.code, str(problem))
    except STORING as error:
        _log.warning(
            "a message could not be saved", extra={"type": type(message).__name__, "error": type(error).__name__}
        )
        away = unavailable()
        _refuse(line, getattr(message, "id", ""), away.code, str(away))
    except Exception:
        _log.exception("a message failed", extra={"type": type(message).__name__})
        _refuse(line, getattr(message, "id", ""), "accident", "Something went wrong on the server. Please try again.")


def _refuse(line: Connection, message: str, code: str, sentence: str) -> None:
    metrics.REFUSED.labels(code).inc()
    line.send(Refusal(id=message, code=code, sentence=sentence))
