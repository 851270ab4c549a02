"""Lines between workers: a request that came to one of them is answered by another, which leads its table.

Messages of ASGI go over a connection of their own, each as its length and MessagePack. Whoever connects proves first
that it knows the key of this server, and then tells what the request is; the answer is one byte, whether it can be
answered here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import os
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Final, final
from urllib.parse import urlsplit

import msgspec

PATIENCE: Final = 1.0  # seconds for another worker to answer at all
FIRST: Final = 1 << 17  # bytes of what a request is
LARGEST: Final = 1 << 25  # of a message
BACKLOG: Final = 1 << 16  # bytes that may wait to be sent before whoever sends waits
NONCE: Final = 32
YES: Final = b"\x01"
NO: Final = b"\x00"
KINDS: Final = ("http", "websocket")
WRITE: Final = "occasus.write"  # the extension by which a text is sent at once; what it holds is called `write` too
_pack: Final = msgspec.msgpack.encode
_log: Final = logging.getLogger("occasus.links")

Message = dict[str, Any]
Application = Callable[[Any, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]]


class Head(msgspec.Struct, kw_only=True):
    """The head of a request."""

    table: str
    type: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: str
    scheme: str
    subprotocols: list[str] = []


class Gone(Exception):
    """The other worker does not answer, or does not lead the table."""


@final
class Link:
    """A connection that carries the messages of one request."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader: Final = reader
        self._writer: Final = writer

    async def read(self, most: int = LARGEST) -> bytes:
        """The next frame; raises Gone at the end."""
        try:
            size = int.from_bytes(await self._reader.readexactly(4), "big")
            if size > most:
                raise Gone
            return await self._reader.readexactly(size)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Gone from error

    def put(self, frame: bytes) -> None:
        """Send a frame at once."""
        self._writer.write(len(frame).to_bytes(4, "big") + frame)

    async def write(self, frame: bytes) -> None:
        """Send a frame, and wait while too much is on its way."""
        try:
            self.put(frame)
            await self._writer.drain()
        except OSError as error:
            raise Gone from error

    async def receive(self) -> Message:
        """The next message."""
        message: Message = msgspec.msgpack.decode(await self.read())
        return message

    async def send(self, message: Message) -> None:
        """Send a message."""
        await self.write(_pack(message))

    def write_text(self, text: bytes) -> bool:
        """Send a text of a socket at once; False while too much is on its way."""
        transport = self._writer.transport
        if transport.is_closing() or transport.get_write_buffer_size() > BACKLOG:
            return False
        self.put(_pack({"type": "websocket.send", "text": text.decode()}))
        return True

    def close(self) -> None:
        """Hang up."""
        with contextlib.suppress(Exception):
            self._writer.transport.abort()

    async def finish(self) -> None:
        """Hang up when all is sent."""
        with contextlib.suppress(Exception):
            self._writer.close()
            await self._writer.wait_closed()


def _proof(key: bytes, nonce: bytes, head: bytes) -> bytes:
    return hmac.new(key, b"link/" + nonce + head, hashlib.sha256).digest()


async def connect(address: str, key: bytes, head: Head) -> Link:
    """Hand a request to another worker; raises Gone unless it answers soon that it leads the table."""
    host, _, port = address.rpartition(":")
    link: Link | None = None
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            link = Link(reader, writer)
            nonce = await reader.readexactly(NONCE)
            packed = _pack(head)
            await link.write(_proof(key, nonce, packed) + packed)
            if await reader.readexactly(1) == YES:
                return link
    except (OSError, ValueError, asyncio.IncompleteReadError, Gone):  # a timeout is the first of these
        pass
    except BaseException:
        if link is not None:
            link.close()
        raise
    if link is not None:
        link.close()
    raise Gone


@final
class Listener:
    """Where other workers hand over requests for tables that this one leads."""

    def __init__(self, key: bytes, leads: Callable[[str], Awaitable[bool]], application: Application) -> None:
        self._key: Final = key
        self._leads: Final = leads
        self._application: Final = application
        self._server: asyncio.Server | None = None
        self._links: Final[set[Link]] = set()

    async def start(self, host: str, port: int) -> str:
        """Listen; returns where."""
        self._server = await asyncio.start_server(self._serve, host, port)
        name: tuple[Any, ...] = self._server.sockets[0].getsockname()
        return f"[{name[0]}]:{name[1]}" if ":" in name[0] else f"{name[0]}:{name[1]}"

    async def stop(self) -> None:
        """Hang up on everyone."""
        if self._server is not None:
            self._server.close()
        for link in list(self._links):
            link.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(reader, writer)
        self._links.add(link)
        try:
            async with asyncio.timeout(PATIENCE):
                head = await self._greet(link, writer)
            if head is not None:
                await self._answer(link, head)
        except (Gone, OSError, msgspec.MsgspecError):
            pass
        except Exception:
            _log.exception("a request from another worker failed")
        finally:
            self._links.discard(link)
            await link.finish()

    async def _greet(self, link: Link, writer: asyncio.StreamWriter) -> Head | None:
        nonce = os.urandom(NONCE)
        writer.write(nonce)
        first = await link.read(FIRST)
        proof, packed = first[:NONCE], first[NONCE:]
        if not hmac.compare_digest(proof, _proof(self._key, nonce, packed)):
            _log.warning("a connection to this worker had the wrong key")
            return None
        head = msgspec.msgpack.decode(packed, type=Head)
        leads = head.type in KINDS and await self._leads(head.table)
        if writer.is_closing():  # this worker stops, or the other one has given up
            raise Gone
        writer.write(YES if leads else NO)
        return head if leads else None

    async def _answer(self, link: Link, head: Head) -> None:
        is_socket = head.type == "websocket"

        async def receive() -> Message:
            try:
                return await link.receive()
            except Gone:
                return {"type": "websocket.disconnect", "code": 1006} if is_socket else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            try:
                await link.send(message)
            except Gone as error:
                raise OSError("the other worker has gone") from error

        scope: Message = {
            "type": head.type,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": head.scheme,
            "path": head.path,
            "raw_path": head.path.encode(),
            "root_path": "",
            "query_string": head.query,
            "headers": head.headers,
            "client": (head.client, 0),
            "server": None,
            "subprotocols": head.subprotocols,
            "state": {},
            "extensions": {},
        }
        if is_socket:
            scope["extensions"] = {WRITE: {"write": link.write_text}}
        else:
            scope["method"] = head.method
        await self._application(scope, receive, send)


def own_host(redis: str) -> str:
    """The address of this machine on the way to Redis: by it the other workers reach this one, too."""
    where = urlsplit(redis)
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        trial.connect((where.hostname or "127.0.0.1", where.port or 6379))  # sends nothing
        return str(trial.getsockname()[0])
    return "127.0.0.1"
