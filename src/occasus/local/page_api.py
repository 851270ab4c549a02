"""The interface of a page: `ask` as over HTTP; `open`, `hear` and `close` as over a socket.

Everything that goes in and out is a text or a number, since a browser passes these on most simply.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Final, final

from occasus.local.kv_store import Changes, NotKept
from occasus.local.routes import ask
from occasus.local.services import SETTINGS, LocalServices, Think
from occasus.local.store import LocalStore
from occasus.tables.protocol.client_messages import FromClient
from occasus.tables.protocol.problems import Problem
from occasus.tables.protocol.server_messages import Refusal
from occasus.tables.room import presence
from occasus.tables.room.caller import Caller
from occasus.tables.room.commands import handle
from occasus.tables.room.connection import Connection
from occasus.tables.room.message_decoder import decode
from occasus.tables.room.room import Room
from occasus.tables.room.visibility import visible_room
from occasus.tables.settings import Settings

KeepText = Callable[[str], Awaitable[None]]
"""Keeps changes, as JSON, for good: all or none of them."""
Tell = Callable[[int, str], object]
"""Brings a text to the page, for one of its lines."""
UNREADABLE: Final = "unreadable"
_log: Final = logging.getLogger("occasus.local")


@final
class PageWire:
    """A line to the page, over which everything can be sent at once."""

    def __init__(self, number: int, tell: Tell) -> None:
        self._number: Final = number
        self._tell: Final = tell

    def write(self, text: bytes) -> bool:
        """Send a text."""
        self._tell(self._number, text.decode())
        return True

    async def send(self, text: bytes) -> None:
        self.write(text)

    async def close(self, code: int, reason: str) -> None:
        """Do nothing: the page closes its connections itself."""


@final
class Page:
    """Occasus for one page."""

    def __init__(
        self,
        keep: KeepText,
        think: Think,
        tell: Tell,
        kept: str = "{}",
        settings: Settings = SETTINGS,
        look_back: Think | None = None,
    ) -> None:
        async def keep_all(changes: Changes) -> None:
            await keep(json.dumps(changes))

        self.house: Final = LocalServices(LocalStore(keep_all, json.loads(kept)), think, look_back or think, settings)
        self._tell: Final = tell
        self._lines: Final[dict[int, tuple[Connection, Room]]] = {}
        self._saving: asyncio.Task[None] | None = None

    async def ask(self, method: str, address: str, body: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        return await ask(self.house, method, address, body)

    async def open(self, number: int, table: str) -> str:
        """Open a line to a table; returns the code of the refusal, if it is refused."""
        person = self.house.store.me()
        try:
            if person is None:
                raise Problem("nobody", "Sign in first.", 401)
            room = await visible_room(self.house, table, person)
        except NotKept:
            return self.house.not_kept().code
        except Problem as problem:
            damaged = problem.code == "not_found" and table in self.house.store.damaged()
            return UNREADABLE if damaged else problem.code
        except Exception:
            _log.exception("a table cannot be read", extra={"table": table})
            return UNREADABLE
        self._lines[number] = (
            Connection(PageWire(number, self._tell), Caller(person=person, kind="session", key="")),
            room,
        )
        if self._saving is None:
            self._saving = asyncio.create_task(self.house.tend())
        return ""

    async def hear(self, number: int, text: str) -> None:
        """Carry out what comes over a line."""
        line, room = self._lines[number]
        message = decode(room, line, text)
        if isinstance(message, Refusal):
            line.send(message)
            return
        try:
            await handle(room, line, message)
        except NotKept:
            _refuse(line, message, self.house.not_kept())
        except Problem as problem:  # the table is gone
            _refuse(line, message, problem)
        except Exception:
            _log.exception("a message failed")
            _refuse(line, message, Problem("accident", "Something went wrong. Please try again."))

    def close(self, number: int) -> None:
        """Let go of a line."""
        line, room = self._lines.pop(number)
        presence.on_leave(room, line)
        line.hang_up()

    def watch(self) -> None:
        """Only show: another tab plays."""
        self.house.read_only = True

    async def follow(self, changes: str) -> None:
        """Show what another tab has kept."""
        await self.house.follow(json.loads(changes))

    async def play(self, kept: str) -> None:
        """Play on from what is kept, now that no other tab does."""
        self.house.store.kept.clear()
        self.house.store.kept.update(json.loads(kept))
        self.house.read_only = False
        await self.house.refresh()

    async def stop(self) -> None:
        """Let bots stop, save what has moved, and do nothing more."""
        self.watch()
        running = [room.driver for room in self.house.rooms.values()] + [self._saving]
        tasks = [task for task in running if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self.house.analyses.close(), return_exceptions=True)
        await self.house.saver.save()


def _refuse(line: Connection, message: FromClient, problem: Problem) -> None:
    line.send(Refusal(id=getattr(message, "id", ""), code=problem.code, sentence=str(problem)))
