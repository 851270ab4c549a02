"""People who play on while something is disturbed: they come back by themselves, and note how long they were away."""

from __future__ import annotations

import os
import threading
import time
from contextlib import suppress
from random import Random
from typing import ClassVar, Final

import httpx
from websockets.exceptions import WebSocketException
from websockets.protocol import OPEN

from tests.server.harness import Client, Socket
from tests.server.workers.test_kill import Player

SEATS: Final = 4
THINKING: Final = float(
    os.environ.get("OCCASUS_CHAOS_THINKING", "0.5")
)  # seconds between two moves of a table, at most
LOOK: Final = 0.1  # seconds between two looks whether all lines are open
BACK: Final = 0.2  # before somebody tries again
BROKEN: Final = (WebSocketException, OSError, EOFError, httpx.TransportError)
Away = tuple[float, float]  # from when to when


class Hasty(Socket):
    """A socket that gives a silent worker up sooner than tests do."""

    patience = 3.0


class Guest(Player):
    """A player who comes back whenever the line breaks, and sends again what was not answered."""

    passing: ClassVar[tuple[str, ...]] = ("unavailable", "busy")

    def __init__(self, client: Client, seat: int, rng: Random) -> None:
        super().__init__(client, seat, rng)
        self.aways: list[Away] = []
        self._left = 0.0

    def join(self, table: str) -> Socket:
        self.socket = socket = Hasty(self.client, table, self.number)
        socket.until(f"{self.seat} in self.views")
        assert socket.number >= self.number, "what was told once is still there"
        if self._left:
            self.aways.append((self._left, time.monotonic()))
            self._left = 0.0
        return socket

    def step(self, table: str) -> bool:
        try:
            return super().step(table)
        finally:
            if self.socket is not None:
                self.socket.raw.clear()

    @property
    def is_cut_off(self) -> bool:
        return self.socket is None or self.socket.line.state is not OPEN

    def lose(self) -> None:
        """The line is broken."""
        self._left = self._left or time.monotonic()
        with suppress(*BROKEN):
            self.drop()
        self.socket = None


class Party:
    """People who play one game after another, in a thread of their own, until they are told to stop."""

    def __init__(self, address: str, rng: Random) -> None:
        self._rng = rng
        self._people = [Client(address) for _ in range(SEATS)]
        self.games: list[tuple[str, list[Guest]]] = []
        self.answered: list[float] = []  # when moves were acknowledged
        self.over = threading.Event()
        self.failed: BaseException | None = None
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    @property
    def table(self) -> str:
        """Where they play."""
        return self.games[-1][0] if self.games else ""

    def _play(self) -> None:
        try:
            while not self.over.is_set():
                table = self._start()
                if not table:
                    continue
                players = [Guest(person, seat, self._rng) for seat, person in enumerate(self._people)]
                self.games.append((table, players))
                while not self.over.is_set() and all(self._step(table, player) for player in players):
                    self._think(players)
                self._leave(table, players)
        except BaseException as error:
            self.failed = error

    def _think(self, players: list[Guest]) -> None:
        """Wait for a while, or until a line breaks."""
        end = time.monotonic() + THINKING * self._rng.random()
        while (left := end - time.monotonic()) > 0 and not any(player.is_cut_off for player in players):
            if self.over.wait(min(LOOK, left)):
                return

    def _start(self) -> str:
        """A new table; nothing if something was away."""
        people = self._people
        try:
            for seat, person in enumerate(people):
                if not person.http.cookies:
                    person.put("/api/me", {"name": f"Guest {seat}"})
            seats = ["me", *["open"] * (SEATS - 1)]
            table = str(people[0].table("fall_of_rome", *seats, public=True)["id"])
            for seat, person in enumerate(people[1:], 1):
                person.put(f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
            people[0].post(f"/api/tables/{table}/start")
        except (*BROKEN, AssertionError):  # refused, since something is away
            self.over.wait(BACK)
            return ""
        return table

    def _step(self, table: str, player: Guest) -> bool:
        known = len(player.acknowledged)
        try:
            goes_on = player.step(table)
        except BROKEN:
            player.lose()
            self.over.wait(BACK)
            return True
        if len(player.acknowledged) > known:
            self.answered.append(time.monotonic())
        return goes_on

    def _leave(self, table: str, players: list[Guest]) -> None:
        """Send what was not answered once more, and go."""
        for player in players:
            end = time.monotonic() + 60
            while player.pending and time.monotonic() < end:
                self._step(table, player)
            with suppress(*BROKEN):
                player.drop()

    def finish(self) -> None:
        """Stop."""
        self.over.set()
        self._thread.join()
        for person in self._people:
            person.close()
        if self.failed is not None:
            raise self.failed
