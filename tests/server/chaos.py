"""Disturbances while many people play behind a proxy, at workers that share PostgreSQL and Redis.

Workers are killed, paused, replaced and cut off from the database; Redis, PostgreSQL and the proxy are restarted; the
disk of PostgreSQL is full (root only: it needs a disk of its own).
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from tests.server.chaos_people import SEATS, Away, Party
from tests.server.harness import ROOT, Running, free_port
from tests.server.leaderless import Watch
from tests.server.services import Service, postgres_service, redis_service
from tests.server.workers.test_kill import check

WORKERS: Final = int(os.environ.get("OCCASUS_CHAOS_WORKERS", "3"))
TABLES: Final = int(os.environ.get("OCCASUS_CHAOS_TABLES", "10"))
MINUTES: Final = float(os.environ.get("OCCASUS_CHAOS_MINUTES", "inf"))  # after which there are no more disturbances
QUIET: Final = (2.0, 5.0)  # seconds between two disturbances
AWAY: Final = (0.5, 4.0)  # and how long each lasts
DISK: Final = 3_000  # megabytes
AFTER: Final = 10.0  # seconds in which somebody is away because of a disturbance
LEADERLESS: Final = 5.0  # seconds that no table should be without a leader
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


def proxy(*backends: int, looks: bool) -> Service:
    """A proxy before some ports."""
    port = free_port()
    more = ["--alive"] if looks else []
    command = [sys.executable, str(ROOT / "tests" / "server" / "proxy.py"), str(port), *more, *map(str, backends)]
    return Service(command, port, f"http://127.0.0.1:{port}")


@contextmanager
def running(service: Service) -> Iterator[Service]:
    """Run a service for a while."""
    service.start()
    try:
        yield service
    finally:
        service.stop()


class Chaos:
    """Some workers with all that is around them, and those who disturb them."""

    def __init__(self, folder: Path, rng: Random, stack: ExitStack) -> None:
        self.rng = rng
        self.database: Service = stack.enter_context(postgres_service(DISK))
        self.redis: Service = stack.enter_context(redis_service(folder))
        settings: dict[str, Any] = {"redis": self.redis.address, "secret": "the same secret for all of the workers"}
        settings["warm"] = "true"
        self.workers: list[Running] = []
        self.wires: list[Service] = []  # of each worker to the database
        for place in range(WORKERS):
            wire = stack.enter_context(running(proxy(self.database.port, looks=False)))
            address = self.database.address.replace(f":{self.database.port}/", f":{wire.port}/")
            worker = Running(folder / f"worker{place}", **settings, database=address)
            self.workers.append(stack.enter_context(worker))
            self.wires.append(wire)
        self.proxy: Service = stack.enter_context(running(proxy(*(worker.port for worker in self.workers), looks=True)))
        self.past: list[tuple[str, float]] = []  # what was disturbed, and when
        self.memory: list[tuple[int, int]] = []  # of the first worker, which is never killed: MB, and open files
        self.kinds: dict[str, Callable[[float], None]] = {
            "kill": self._kill,
            "pause": self._pause,
            "replace": self._replace,
            "cut off": self._cut_off,
            "redis": lambda away: self._restart(self.redis, away),
            "database": lambda away: self._restart(self.database, away),
            "proxy": lambda away: self._restart(self.proxy, away),
        }
        if self.database.disk is not None:
            self.kinds["full disk"] = self._fill_disk

    def disturb(self) -> None:
        """One disturbance, and its end."""
        time.sleep(self.rng.uniform(*QUIET))
        kind, away = self.rng.choice(list(self.kinds)), self.rng.uniform(*AWAY)
        self.past.append((kind, time.monotonic()))
        self.kinds[kind](away)
        self.memory.append(size(self.workers[0]))

    def _mortal(self) -> Running:
        return self.rng.choice(self.workers[1:])

    def _kill(self, away: float) -> None:
        worker = self._mortal()
        worker.kill()
        time.sleep(away)
        worker.start()

    def _replace(self, away: float) -> None:
        worker = self._mortal()
        worker.stop()
        time.sleep(away)
        worker.start()

    def _pause(self, away: float) -> None:
        process = self.rng.choice(self.workers).process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        time.sleep(away)
        process.send_signal(signal.SIGCONT)

    def _cut_off(self, away: float) -> None:
        """A worker hears nothing from the database, and its connections stay open."""
        wire = self.rng.choice(self.wires)
        wire.send_signal(signal.SIGSTOP)
        time.sleep(away)
        wire.send_signal(signal.SIGCONT)

    def _restart(self, service: Service, away: float) -> None:
        service.stop()
        time.sleep(away)
        service.start()

    def _fill_disk(self, away: float) -> None:
        """Nothing can be written; a database that has ended over it is started again."""
        assert self.database.disk is not None
        ballast = self.database.disk / "ballast"
        room = os.statvfs(self.database.disk)
        with ballast.open("wb") as file, suppress(OSError):  # the database may be quicker: then it is full, too
            os.posix_fallocate(file.fileno(), 0, room.f_bavail * room.f_frsize)
        time.sleep(away)
        ballast.unlink()
        if not self.database.runs:
            self.database.start()

    def aways(self, parties: list[Party]) -> dict[str, list[float]]:
        """For how long people were away, by what was disturbed last."""
        found: dict[str, list[float]] = {}
        lost: list[Away] = [
            away for party in parties for _, people in party.games for one in people for away in one.aways
        ]
        for left, back in lost:
            kinds = [kind for kind, at in self.past if at < back and at > left - AFTER] or ["nothing"]
            found.setdefault(kinds[-1], []).append(back - left)
        return found


def size(worker: Running) -> tuple[int, int]:
    """MB and open files of a worker."""
    assert worker.process is not None
    folder = Path(f"/proc/{worker.process.pid}")
    rows = (folder / "status").read_text().splitlines()
    memory = next(int(row.split()[1]) for row in rows if row.startswith("VmRSS"))
    return memory // 1024, len(list((folder / "fd").iterdir()))


def chaos(cases: range, folder: Path) -> str:
    """Each case is a disturbance; all that was acknowledged is there once, in journals without a gap."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # which tells of each line that breaks
    rng, began = Random(f"chaos/{cases.start}"), time.monotonic()
    with ExitStack() as stack:
        world = Chaos(folder, rng, stack)
        parties = [Party(world.proxy.address, Random(f"chaos/{cases.start}/{place}")) for place in range(TABLES)]
        watch = stack.enter_context(Watch(world.database.address, lambda: {party.table for party in parties} - {""}))
        try:
            _settle(parties)
            quiet = time.monotonic()
            for _ in cases:
                world.disturb()
                _note(world, watch, began)
                if any(party.failed for party in parties) or time.monotonic() - quiet > 60 * MINUTES:
                    break
        finally:
            for party in parties:
                party.over.set()
        for party in parties:
            party.finish()
        minutes = (time.monotonic() - began) / 60
        games = [game for party in parties for game in party.games]
        kept = sum(check(world.database.address, table, list(players)) for table, players in games)
        for worker in world.workers:
            wrong = [row for row in worker.log.read_text().splitlines() if '"level": "error"' in row]
            assert all(away in AWAY_ERRORS for row in wrong for away in json.loads(row)["trace"][:1]), wrong
        counts = Counter(kind for kind, _ in world.past)
        disturbed = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
        away = ", ".join(
            f"{kind} {len(found)}: {median(found):.1f}, at most {max(found):.1f} s"
            for kind, found in sorted(world.aways(parties).items())
        )
        half = len(world.memory) // 2
        return (
            f"{TABLES} tables of {SEATS} at {WORKERS} workers, {minutes:.0f} minutes, {len(games)} games, "
            f"{kept} acknowledged moves, none lost, none twice; {disturbed}; {watch.told(LEADERLESS)}; "
            f"people away, by what was disturbed last: {away}; the worker that was never killed: "
            f"{world.memory[half][0]} MB and {world.memory[half][1]} files halfway, "
            f"{world.memory[-1][0]} MB and {world.memory[-1][1]} files at last"
        )


def _settle(parties: list[Party]) -> None:
    """Wait until everybody plays."""
    end = time.monotonic() + 1800
    while not all(party.answered or party.failed for party in parties):
        assert time.monotonic() < end, "not all tables have begun"
        time.sleep(0.5)


def _note(world: Chaos, watch: Watch, began: float) -> None:
    kind, _ = world.past[-1]
    note = f"{time.monotonic() - began:.0f} s: {kind}; {world.memory[-1]}; {watch.told(LEADERLESS)}"
    print(note, file=sys.stderr, flush=True)
