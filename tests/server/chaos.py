"""Disturbances while many people play: workers are killed, paused and replaced, Redis and PostgreSQL go away."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import httpx
from websockets.exceptions import WebSocketException

from tests.server.harness import Client, Running, Socket
from tests.server.services import Service, postgres_service, redis_service
from tests.server.workers.test_kill import Player, check

WORKERS: Final = int(os.environ.get("OCCASUS_CHAOS_WORKERS", "3"))
TABLES: Final = int(os.environ.get("OCCASUS_CHAOS_TABLES", "10"))
SEATS: Final = 4
THINKING: Final = 0.5  # seconds between two moves of a table
QUIET: Final = (2.0, 5.0)  # seconds between two disturbances
AWAY: Final = (0.5, 4.0)  # and how long each lasts
BROKEN: Final = (WebSocketException, OSError, EOFError, httpx.TransportError)
AWAY_ERRORS: Final = (  # what a worker may note while its database is away
    "AdminShutdownError",
    "CannotConnectNowError",
    "ConnectionDoesNotExistError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "DBAPIError",
    "InterfaceError",
    "OperationalError",
)
KINDS: Final = ("kill", "pause", "replace", "redis", "database")


class Hasty(Socket):
    """A socket that gives a silent worker up sooner than tests do."""

    patience = 3.0


class Guest(Player):
    """A player who comes back at any worker, and sends again what was not answered."""

    passing: ClassVar[tuple[str, ...]] = ("unavailable", "busy")

    def __init__(self, client: Client, seat: int, rng: Random, workers: list[Running]) -> None:
        super().__init__(client, seat, rng)
        self.workers = workers

    def join(self, table: str) -> Socket:
        self.client.url = self.rng.choice(self.workers).url
        self.socket = socket = Hasty(self.client, table, self.number)
        socket.until(f"{self.seat} in self.views")
        assert socket.number >= self.number, "what was told once is still there"
        return socket


class Party:
    """People who play one game after another, in a thread of their own, until they are told to stop."""

    def __init__(self, workers: list[Running], rng: Random) -> None:
        self._rng, self._workers = rng, workers
        self._people = [workers[0].person(f"Guest {seat}") for seat in range(SEATS)]
        self.games: list[tuple[str, list[Guest]]] = []
        self.answered: list[float] = []  # when moves were acknowledged
        self.over = threading.Event()
        self.failed: BaseException | None = None
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        try:
            while not self.over.is_set():
                table = self._start()
                if not table:
                    continue
                players = [Guest(person, seat, self._rng, self._workers) for seat, person in enumerate(self._people)]
                self.games.append((table, players))
                while not self.over.is_set() and all(self._step(table, player) for player in players):
                    self.over.wait(THINKING * self._rng.random())
                self._leave(table, players)
        except BaseException as error:
            self.failed = error

    def _start(self) -> str:
        """A new table; nothing if something was away."""
        address = self._rng.choice(self._workers).url
        people = self._people
        for person in people:
            person.http.base_url = address
        try:
            seats = ["me", *["open"] * (SEATS - 1)]
            table = str(people[0].table("fall_of_rome", *seats, public=True)["id"])
            for seat, person in enumerate(people[1:], 1):
                person.put(f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
            people[0].post(f"/api/tables/{table}/start")
        except (*BROKEN, AssertionError):  # refused, since something is away
            self.over.wait(0.2)
            return ""
        return table

    def _step(self, table: str, player: Guest) -> bool:
        known = len(player.acknowledged)
        try:
            goes_on = player.step(table)
        except BROKEN:
            with suppress(*BROKEN):
                player.drop()
            player.socket = None
            self.over.wait(0.2)
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


class Chaos:
    """Some workers with all that is between them, and those who disturb them."""

    def __init__(self, folder: Path, rng: Random, stack: ExitStack) -> None:
        self.rng = rng
        self.database: Service = stack.enter_context(postgres_service())
        self.redis: Service = stack.enter_context(redis_service(folder))
        settings: dict[str, Any] = {"database": self.database.address, "redis": self.redis.address}
        settings["secret"] = "the same secret for all of the workers"
        self.workers = [stack.enter_context(Running(folder / f"worker{place}", **settings)) for place in range(WORKERS)]
        self.past: list[tuple[str, float]] = []  # what was disturbed, and when

    def disturb(self) -> None:
        """One disturbance, and its end."""
        time.sleep(self.rng.uniform(*QUIET))
        kind, away, worker = self.rng.choice(KINDS), self.rng.uniform(*AWAY), self.rng.choice(self.workers)
        self.past.append((kind, time.monotonic()))
        process = worker.process
        assert process is not None
        if kind in ("redis", "database"):
            service = self.redis if kind == "redis" else self.database
            service.stop()
            time.sleep(away)
            service.start()
        elif kind == "pause":
            process.send_signal(signal.SIGSTOP)
            time.sleep(away)
            process.send_signal(signal.SIGCONT)
        else:
            if kind == "kill":
                worker.kill()
            else:
                worker.stop()
            time.sleep(away)
            worker.start()

    def pauses(self, parties: list[Party]) -> dict[str, float]:
        """The longest time between two acknowledged moves of a table, by what was disturbed meanwhile."""
        longest = dict.fromkeys(("nothing", *KINDS), 0.0)
        for party in parties:
            for before, after in pairwise(party.answered):
                kinds = [kind for kind, at in self.past if before < at < after] or ["nothing"]
                longest[kinds[0]] = max(longest[kinds[0]], after - before)
        return longest

    def memory(self) -> int:
        """The largest worker, in MB."""
        sizes = []
        for worker in self.workers:
            assert worker.process is not None
            status = Path(f"/proc/{worker.process.pid}/status").read_text()
            sizes.append(next(int(row.split()[1]) for row in status.splitlines() if row.startswith("VmRSS")))
        return max(sizes) // 1024


def chaos(cases: range, folder: Path) -> str:
    """Each case is a disturbance; all that was acknowledged is there once, in journals without a gap."""
    rng = Random(f"chaos/{cases.start}")
    with ExitStack() as stack:
        world = Chaos(folder, rng, stack)
        parties = [Party(world.workers, Random(f"chaos/{cases.start}/{place}")) for place in range(TABLES)]
        before = world.memory()
        try:
            for _ in cases:
                world.disturb()
        finally:
            for party in parties:
                party.over.set()
        for party in parties:
            party.finish()
        games = [game for party in parties for game in party.games]
        kept = sum(check(world.database.address, table, list(players)) for table, players in games)
        for worker in world.workers:
            wrong = [row for row in worker.log.read_text().splitlines() if '"level": "error"' in row]
            assert all(away in AWAY_ERRORS for row in wrong for away in json.loads(row)["trace"][:1]), wrong
        counts = Counter(kind for kind, _ in world.past)
        pauses = {kind: seconds for kind, seconds in world.pauses(parties).items() if seconds}
        disturbed = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
        paused = ", ".join(f"{kind} {seconds:.1f} s" for kind, seconds in pauses.items())
        return (
            f"{TABLES} tables of {SEATS} at {WORKERS} workers, {len(games)} games, {kept} acknowledged moves, "
            f"none lost, none twice; {disturbed}; longest pauses of a table: {paused}; "
            f"largest worker {before} MB at first, {world.memory()} MB at last"
        )
