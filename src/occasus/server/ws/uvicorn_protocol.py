"""uvicorn's sockets, which can also take a text at once.

The usual way, a message of ASGI, goes through a task and the layers of the framework, for each socket that hears of a
move. Where nothing is in the way, a text goes straight to the transport instead, all texts of one moment together. The
application finds `write` among the extensions of the scope.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

from occasus.server.cluster.links import WRITE

MOST: Final = 1 << 16  # bytes that are gathered


class Protocol(WebSocketsSansIOProtocol):
    """A socket as uvicorn serves it."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._gathered: list[bytes] = []
        self._size = 0  # of what is gathered

    def handle_connect(self, event: Request) -> None:
        """Let the application know that texts are taken at once."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # no handshake that was refused
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[WRITE] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Send a text at once; False if it must wait for a client that reads slowly, or cannot be sent any more."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self._gathered:
            self.loop.call_soon(self.flush)
        self._gathered.append(frame(text, self.conn.extensions))
        self._size += len(text)
        if self._size > MOST:
            self.flush()
        return True

    def flush(self) -> None:
        """Send what was gathered."""
        if self._gathered:
            if self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing():
                self.transport.write(b"".join(self._gathered))
            self._gathered.clear()
            self._size = 0

    async def send(self, message: Any) -> None:
        """Send a message of ASGI, behind what was gathered."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Say goodbye, behind what was gathered."""
        self.flush()
        super().shutdown()


def frame(text: bytes, extensions: Any) -> bytes:
    """A text as it goes over the wire (RFC 6455); where nothing is compressed, only its length comes before it."""
    size = len(text)
    if extensions or size >= 1 << 16:
        return Frame(Opcode.TEXT, text).serialize(mask=False, extensions=extensions)
    return (bytes((0x81, size)) if size < 126 else b"\x81\x7e" + size.to_bytes(2, "big")) + text
