"""A line to one client: what is to be sent waits in order, and a client that does not read is hung up on."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Final, Protocol, final

import msgspec

from occasus.core.basics import Seat
from occasus.tables.protocol.server_messages import FromServer
from occasus.tables.room.caller import Caller

MOST: Final = 400  # messages that may wait
MOST_BYTES: Final = 4_000_000  # of them; a whole game for five seats has less than one million
SLOW: Final = (1013, "You do not read fast enough; come back and go on.")
SILENT: Final = (1008, "You have not said hello.")
CROWDED: Final = (1013, "Too many tables are open at once; close some and come back.")
MOVED: Final = (1012, "This table goes on at another worker; come back.")
SENT_AWAY: Final = (4403, "Nobody may watch this table.")
ENDED: Final = (4401, "You have been logged out.")  # from 4400 on, a client does not come back by itself
_encode: Final = msgspec.json.encode


class Transport(Protocol):
    """A carrier of texts to a client."""

    def write(self, text: bytes) -> bool:
        """Send a text at once; False if that cannot be done now."""

    async def send(self, text: bytes) -> None:
        """Send a text; returns when it is on its way."""

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""


@final
class Connection:
    """The socket of one person at one table."""

    def __init__(self, wire: Transport, caller: Caller, address: str = "") -> None:
        self.caller: Final = caller
        self.person: Final = caller.person
        self.address: Final = address
        self.greeted = False  # has said hello, so that news may be sent
        self.knows: Final[dict[Seat, int]] = {}  # up to which number each seat's view was sent
        self._wire: Final = wire
        self._waiting: Final[deque[bytes]] = deque()
        self._bytes = 0  # that wait
        self._sending = False  # something that had to wait
        self._sleep: asyncio.Future[None] | None = None  # of the sender, while nothing waits
        self.closed = False
        self._goodbye: tuple[int, str] = SLOW

    def send(self, answer: FromServer) -> None:
        """Send an answer, after all that waits already."""
        self.send_bytes(_encode(answer))

    def send_bytes(self, answer: bytes) -> None:
        """The same for an answer that is JSON already."""
        if self.closed:
            return
        if not self._waiting and not self._sending and self._wire.write(answer):
            return
        if len(self._waiting) >= MOST or self._bytes + len(answer) > MOST_BYTES:
            self.hang_up()
            return
        self._waiting.append(answer)
        self._bytes += len(answer)
        self._wake()

    def hang_up(self, goodbye: tuple[int, str] = SLOW) -> None:
        """Close the socket when the sender comes round; nothing more is heard from it."""
        if not self.closed:
            self._goodbye = goodbye
        self.closed = True
        self._waiting.clear()
        self._bytes = 0
        self._wake()

    def must_have_greeted(self) -> None:
        """Close a socket that is only held open."""
        if not self.greeted:
            self.hang_up(SILENT)

    def _wake(self) -> None:
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    async def run(self) -> None:
        """Send what has to wait, until the line is closed."""
        send, waiting, loop = self._wire.send, self._waiting, asyncio.get_running_loop()
        with contextlib.suppress(RuntimeError, OSError):  # the client has gone
            while not self.closed:
                while waiting:
                    answer = waiting.popleft()
                    self._bytes -= len(answer)
                    self._sending = True
                    await send(answer)
                    self._sending = False
                if not self.closed:
                    self._sleep = loop.create_future()
                    await self._sleep
            await self._wire.close(*self._goodbye)
