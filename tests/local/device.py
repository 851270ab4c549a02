"""A device for tests: what it keeps is a dictionary, bots think at once, and lines are lists of texts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from occasus.local.kv_store import Changes
from occasus.local.page_api import Page
from occasus.local.services import Think
from occasus.tables.settings import Settings
from occasus.tables.workers.bot_worker import Job, think
from tests.server.client_model import seen_after

PATIENT = Settings(data="", limits=False, bot_seconds=3600.0)  # so that no bot is stopped by a busy machine


class Full(Exception):
    """Nothing more can be kept."""


class Device:
    """A browser of somebody: it keeps changes, and may be full."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full = False
        self.others: list[Page] = []  # other tabs, which hear of changes

    async def keep(self, text: str) -> None:
        await asyncio.sleep(0)
        changes: Changes = json.loads(text)
        if self.full:
            raise Full
        for key, value in changes.items():
            if value is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = value
        for page in self.others:
            await page.follow(text)


async def think_at_once(text: str) -> str:
    """A job, done."""
    return msgspec.json.encode(think(msgspec.json.decode(text, type=Job))).decode()


class Tab:
    """A tab of a device."""

    def __init__(
        self,
        device: Device,
        think: Think = think_at_once,
        settings: Settings = PATIENT,
        look_back: Think | None = None,
    ) -> None:
        self.heard: dict[int, asyncio.Queue[str]] = {}
        self.page = Page(device.keep, think, self._tell, json.dumps(device.kept), settings, look_back)
        self._numbers = count(1)

    def _tell(self, line: int, text: str) -> None:
        self.heard[line].put_nowait(text)

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        got, text = await self.page.ask(method, path, "" if body is None else json.dumps(body))
        assert got == status, (got, text)
        return json.loads(text) if text else None

    async def table(self, game: str, *seats: str, **more: Any) -> str:
        """Make and start a table; a seat is `me` or the name of a bot."""
        wish = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": wish, **more})
        await self.ask("POST", f"/api/tables/{made['id']}/start")
        return str(made["id"])

    async def line(self, table: str) -> TabLine:
        number = next(self._numbers)
        self.heard[number] = asyncio.Queue()
        refused = await self.page.open(number, table)
        assert not refused, refused
        line = TabLine(self, number)
        await line.send({"type": "hello", "number": -1})
        return line


class TabLine:
    """A line to a table, with all that came over it."""

    def __init__(self, tab: Tab, number: int) -> None:
        self._tab = tab
        self._number = number
        self.told: list[str] = []
        self.views: dict[int, dict[str, Any]] = {}
        self.number = 0
        self.table: dict[str, Any] = {}
        self._sent = 0

    async def send(self, message: dict[str, Any]) -> None:
        await self._tab.page.hear(self._number, json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self._tab.heard[self._number].get(), 600)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "told":
            self.told.append(text)
            self.views[message["seat"]] = seen_after(self.views.get(message["seat"]), message)
            self.number = message["number"]
        elif message["type"] in ("table", "welcome"):
            self.table = message["table"]
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self._sent += 1
        name = f"m{self._sent}"
        await self.send({"type": kind, "id": name, **fields})
        while True:
            message = await self.receive()
            if message.get("id") == name:
                return message

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            await self.receive()

    def mine(self) -> bool:
        """Whether only the first seat must decide."""
        return bool(self.views) and is_mine(self.views[0])

    def over(self) -> bool:
        return bool(self.table) and self.table["state"] == "over"


def is_mine(view: dict[str, Any]) -> bool:
    """Whether the first seat must decide, and bots have chosen; one that made an offer only waits for the answer."""
    answers = {"decline", "withdraw"}.intersection(action["text"] for action in view["legal"])
    return view["actors"] == [0] or (bool(answers) and view["actors"][:-1] == [0])


async def one_move(line: TabLine) -> dict[str, Any]:
    """Make the first move that is legal."""
    seat = line.views[0]["actors"][0]
    action = line.views[seat]["legal"][0]["text"]
    return await line.ask("play", seat=seat, action=action, number=line.number)


def chosen(view: dict[str, Any], made: int) -> str:
    """A choice that depends on nothing but what is seen."""
    return str(view["legal"][7 * made % len(view["legal"])]["text"])


async def on_a_device(game: str, bot: str, turns: int, tab: Tab | None = None) -> list[str]:
    """All that is told at a table with two bots, for so many choices of ours or until it is over."""
    tab = tab or Tab(Device())
    await tab.ask("PUT", "/api/me", {"name": "Ada"})
    line = await tab.line(await tab.table(game, "me", bot, bot))
    for made in range(turns):
        await line.until(lambda: line.mine() or line.over())
        if line.over():
            break
        view = line.views[0]
        line.views[0] = {**view, "actors": []}
        assert (await line.ask("play", seat=0, action=chosen(view, made), number=line.number))["type"] == "done"
    await line.until(lambda: line.mine() or line.over())
    await tab.page.stop()
    return line.told
