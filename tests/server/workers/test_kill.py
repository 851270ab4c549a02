"""The server is killed at random moments; what it acknowledged is there, once, and clients go on by themselves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import WebSocketException

from occasus.core.basics import CHANCE
from occasus.server.storage.engine import Storage
from occasus.server.storage.journal import entries_from, snapshots_of
from occasus.server.storage.tables import find_table
from occasus.tables.match.replayed_match import new_base, open_match
from occasus.tables.settings import Settings
from occasus.tables.store.rows import JournalEntry
from tests.server.harness import Client, Running, Socket
from tests.server.services import postgres


class Player:
    """A person who plays a seat by luck, and comes back whenever the line breaks."""

    passing: ClassVar[tuple[str, ...]] = ()  # refusals after which the same message is sent again

    def __init__(self, client: Client, seat: int, rng: Random) -> None:
        self.client, self.seat, self.rng = client, seat, rng
        self.socket: Socket | None = None
        self.number = -1
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.sent = 0

    def join(self, table: str) -> Socket:
        self.socket = socket = self.client.socket(table, self.number)
        told = socket.wait("told")
        assert told["number"] >= self.number, "what was told once is still there"
        return socket

    def step(self, table: str) -> bool:
        """Make a move, or send one again that was not answered; False when the game is over."""
        socket = self.socket or self.join(table)
        if self.pending is None:
            view = socket.views[self.seat]
            if view["result"]:
                return False
            if not view["legal"]:
                with suppress(TimeoutError):  # a broken line is told to whoever plays the rounds
                    socket.receive(0.005)
                return True
            self.sent += 1
            action = self.rng.choice(view["legal"])["text"]
            name = f"{table}-{self.seat}-{self.sent}"
            self.pending = {"message_id": name, "seat": self.seat, "action": action, "number": socket.number}
        answer = socket.ask("play", **self.pending)
        if answer.get("code") in self.passing:
            return True
        name, self.pending = str(self.pending["message_id"]), None
        if answer["type"] == "done":
            self.acknowledged[name] = answer["number"]
        else:  # the other was first; with a last move, the game is over
            assert answer["code"] in ("stale", "not_playing"), answer
            self.refused.add(name)
            socket.drain(0.005)
        self.number = socket.number
        return answer.get("code") != "not_playing"

    def drop(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None


def new_table(people: list[Client]) -> str:
    table = str(people[0].table("fall_of_rome", "me", "open", public=True)["id"])
    people[1].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    people[0].post(f"/api/tables/{table}/start")
    return table


def kill_rounds(running: Running, address: str, rounds: int, seed: str) -> int:
    """Play and kill; returns how many moves were acknowledged."""
    rng = Random(seed)
    running.start()
    people = [running.person("Ada"), running.person("Bob")]
    acknowledged = 0
    table = new_table(people)
    players = [Player(person, seat, rng) for seat, person in enumerate(people)]
    for _ in range(rounds):
        killer: threading.Timer | None = None
        moves = rng.randrange(2, 12)
        try:
            while True:
                goes_on = [player.step(table) for player in players]
                moves -= 1
                if moves < 0 and killer is None:
                    killer = threading.Timer(rng.uniform(0, 0.05), running.kill)
                    killer.start()
                if not all(goes_on):
                    acknowledged += check(address, table, players)
                    table = new_table(people)
                    players = [Player(person, seat, rng) for seat, person in enumerate(people)]
        except (WebSocketException, OSError, EOFError, httpx.TransportError):
            assert killer is not None, "the line breaks only when the server is killed"
            killer.join()
        for player in players:
            player.drop()
        running.start()
    for player in players:
        player.step(table)
    acknowledged += check(address, table, players)
    running.stop()
    return acknowledged


def check(address: str, table: str, players: list[Player]) -> int:
    """Every acknowledged move is in the journal, once; the journal has no gap and leads to a match."""
    entries = asyncio.run(journal(address, table))
    assert [entry.number for entry in entries] == list(range(len(entries)))
    commands = [entry.command for entry in entries if entry.command]
    assert len(set(commands)) == len(commands)
    kept = {entry.command: led_to(entries, entry.number) for entry in entries}
    for player in players:
        for name, number in player.acknowledged.items():
            assert kept[name] == number, "also where a crash came between, and the message was sent again"
        assert player.refused.isdisjoint(commands), "what was refused was not carried out"
        sent = {f"{table}-{player.seat}-{place}" for place in range(1, player.sent + 1)}
        assert {name for name in commands if name.split("-")[1] == str(player.seat)} <= sent
    return sum(len(player.acknowledged) for player in players)


def led_to(entries: list[JournalEntry], number: int) -> int:
    """The number after a move and what chance has answered."""
    while number + 1 < len(entries) and (entries[number + 1].kind, entries[number + 1].seat) == ("move", CHANCE):
        number += 1
    return number + 1


async def journal(address: str, table: str) -> list[JournalEntry]:
    storage = Storage(Settings(data="", database=address).database_url())
    try:
        found = await find_table(storage, table)
        assert found is not None
        entries = await entries_from(storage, table, 0)
        playing = open_match(found[0], entries, await snapshots_of(storage, table))
        assert playing.number == found[0].number == len(entries)
        latest = (await snapshots_of(storage, table))["latest"]  # new rules could go on from it, and lose nothing
        assert new_base(found[0], entries, latest).state == playing.snapshot().state
        return entries
    finally:
        await storage.close()


def sqlite_rounds(folder: Path, rounds: int, seed: str = "sqlite") -> int:
    address = f"sqlite:///{folder / 'data' / 'occasus.sqlite'}"
    return kill_rounds(Running(folder / "data"), address, rounds, seed)


def postgres_rounds(folder: Path, rounds: int, seed: str = "postgres") -> int:
    with postgres() as address:
        return kill_rounds(Running(folder / "data", database=address), address, rounds, seed)


@pytest.mark.parametrize("rounds_on", [sqlite_rounds, postgres_rounds])
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(
    tmp_path: Path, rounds_on: Callable[[Path, int], int]
) -> None:
    assert rounds_on(tmp_path, 5) > 5


@pytest.mark.long
@pytest.mark.parametrize("rounds_on", [sqlite_rounds, postgres_rounds])
def test_nothing_is_lost_in_a_hundred_crashes(tmp_path: Path, rounds_on: Callable[[Path, int], int]) -> None:
    assert rounds_on(tmp_path, 100) > 100
