"""uvicorn's HTTP, which also closes connections that are idle, slow or too many from one place."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final, final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from occasus.server.http.addresses import UNKNOWN, group

HEAD_SECONDS: Final = 10.0  # for the first line and the headers of a request
BODY_SECONDS: Final = 60.0  # for its body
READ_SECONDS: Final = 60.0  # for a client to read on
_peers: Final[Counter[str]] = Counter()  # open connections, without sockets, by their other end


@final
class HttpProtocol(H11Protocol):
    """A connection; a socket leaves it at its upgrade, and has timeouts of its own."""

    most: ClassVar[int] = 0  # connections of one peer; 0: any number, as behind a proxy

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._awaits: object = None  # what the timer is for
        self._peer = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless its peer has too many."""
        super().connection_made(transport)
        peer = group(self.client[0]) if self.client else UNKNOWN
        if self.most and _peers[peer] >= self.most:
            transport.abort()
            return
        _peers[peer] += 1
        self._peer = peer
        self._wait("head", HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; a request has to be whole in time."""
        super().data_received(data)
        if not self._peer:  # it was this data that made it a socket, or its end
            return
        if self.conn.their_state is h11.IDLE:
            self._wait("head", HEAD_SECONDS)
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait("body", BODY_SECONDS)
        else:
            self._wait(None)

    def on_response_complete(self) -> None:
        """Wait for the next request, if nothing of it has come yet."""
        super().on_response_complete()
        self._wait(None)

    def pause_writing(self) -> None:
        """Wait until the client has read something."""
        super().pause_writing()
        self._wait("reader", READ_SECONDS)

    def resume_writing(self) -> None:
        """Write on."""
        super().resume_writing()
        if self._awaits == "reader":
            self._wait(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _wait(self, awaits: object, seconds: float = 0.0) -> None:
        """Close the connection unless it gets on in time; more bytes of the same thing win no time."""
        if awaits == self._awaits:
            return
        self._awaits = awaits
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort) if awaits else None

    def _leave(self) -> None:
        self._wait(None)
        if self._peer:
            _peers[self._peer] -= 1
            if not _peers[self._peer]:
                del _peers[self._peer]
            self._peer = ""
