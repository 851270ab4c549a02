"""Load: how many live tables one worker holds, and how fast it could go, beside a bare echo room in the same run.

    python -m benchmarks.load                          250 tables x 4 seats, a move per table every 2 s
    python -m benchmarks.load --tables 50 --seconds 10
    python -m benchmarks.load --source build/compiled  with the engines compiled by script/compile
    python -m benchmarks.load --rated                  tables with ratings and clocks beside tables without, in turns

All on the loopback, bounded, with the clients in this process and the server in another, so that two cores are
enough. The echo room is the least that any server of tables does, by the same framework: a message comes in, and one
as large as what we usually tell a seat goes out to four sockets; no rules, no storage. Rates are given by the clock;
by the processor time of the server; and as the slower of server and clients would allow with a free core each, which
is what the clock shows on a machine without other work.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load_servers import SEATS, SOURCE, Process, echo_server, table_server

TURNS = 6  # of each kind, where two are compared
TICK = 0.01  # seconds by which processor time is counted
SPARE = 4  # tables for each room, for when a game ends


class Table:
    """A table with four sockets, which plays by luck and measures."""

    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        self.sockets = sockets
        self.rng = random.Random(seed)
        self.raw = [b""] * SEATS
        self.number = 0
        self.actor = 0
        self.over = False
        self.size = 0

    async def hello(self) -> None:
        """Come to the table with all sockets."""
        for seat, line in enumerate(self.sockets):
            await line.send('{"type":"hello"}')
            await self._read(seat)
        self._look()

    async def move(self) -> float:
        """One move; returns the seconds from sending it until the last seat knows."""
        action = self.rng.choice(_now(msgspec.json.decode(self.raw[self.actor]))["legal"])["text"]
        message = {"type": "play", "id": str(self.number), "number": self.number, "seat": self.actor, "action": action}
        began = time.perf_counter()
        await self.sockets[self.actor].send(msgspec.json.encode(message).decode())
        await asyncio.gather(*(self._read(seat) for seat in range(SEATS)))
        seconds = time.perf_counter() - began
        self._look()
        return seconds

    async def _read(self, seat: int) -> None:
        while True:
            raw = await self.sockets[seat].recv(decode=False)
            if raw.startswith(b'{"type":"told"'):
                self.raw[seat] = raw
                return
            assert not raw.startswith(b'{"type":"refused"'), raw

    def _look(self) -> None:
        told: dict[str, Any] = msgspec.json.decode(self.raw[0])
        self.number, self.size = told["number"], len(self.raw[0])
        now = _now(told)
        self.over = now["result"] is not None
        self.actor = now["actors"][0] if not self.over else 0


def _now(told: dict[str, Any]) -> dict[str, Any]:
    """Return a seat's legal actions, from a whole view or a patch."""
    now: dict[str, Any] = told.get("view") or told["change"]
    return now


async def open_table(
    http: httpx.AsyncClient, url: str, place: int, come_in: Sequence[str] = (), **settings: object
) -> Table:
    """A started table with four people and their sockets, which may come in at other workers than their requests."""
    cookies: list[str] = []
    table = ""
    for seat in range(SEATS):
        answer = await http.put("/api/me", json={"name": f"Player {seat}"})
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
        mine = {"cookie": cookies[-1]}
        if seat == 0:
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
            wish = {"game": "fall_of_rome", "seats": seats, "public": True, **settings}
            table = (await http.post("/api/tables", json=wish, headers=mine)).json()["id"]
        else:
            await http.put(f"/api/tables/{table}/seats/{seat}", json={"kind": "me"}, headers=mine)
            await http.put(f"/api/tables/{table}/nonce", json={"nonce": "ab" * 16}, headers=mine)
        http.cookies.clear()
    (await http.post(f"/api/tables/{table}/start", headers={"cookie": cookies[0]})).raise_for_status()
    addresses = [f"{worker.replace('http', 'ws', 1)}/ws/tables/{table}" for worker in come_in or [url] * SEATS]
    sockets = [
        await connect(address, additional_headers={"cookie": cookie}, compression=None, max_size=None)
        for address, cookie in zip(addresses, cookies, strict=True)
    ]
    made = Table(sockets, place)
    await made.hello()
    return made


async def paced(tables: list[Table], every: float, seconds: float) -> list[float]:
    """A move per table every so often; returns how long each took."""
    latencies: list[float] = []
    end = time.perf_counter() + seconds

    async def one(table: Table, place: int) -> None:
        await asyncio.sleep(every * place / len(tables))
        while time.perf_counter() < end and not table.over:
            latencies.append(await table.move())
            await asyncio.sleep(max(0.0, every - latencies[-1]))

    await asyncio.gather(*(one(table, place) for place, table in enumerate(tables)))
    return latencies


class Rate:
    """Rounds per second: by the clock, by the processor time of the server, and as two free cores would allow."""

    def __init__(self, rounds: int, clock: float, server: float, clients: float) -> None:
        self.rounds = rounds
        self.clock = rounds / clock
        self.server = rounds / max(server, TICK)
        self.free = rounds / max(server, clients, TICK)  # server and clients on a core each: the slower one decides

    def line(self, name: str) -> str:
        """The figures."""
        return f"  {name:7}{self.clock:6.0f} {self.server:8.0f} {self.free:8.0f}"


async def flat_out(moves: list[Callable[[], Awaitable[bool]]], seconds: float, server: Process) -> Rate:
    """Everybody as fast as they can."""
    end, rounds = time.perf_counter() + seconds, 0

    async def one(move: Callable[[], Awaitable[bool]]) -> None:
        nonlocal rounds
        while time.perf_counter() < end and await move():
            rounds += 1

    began, busy, own = time.perf_counter(), server.processor_seconds(), time.process_time()
    await asyncio.gather(*(one(move) for move in moves))
    used = server.processor_seconds() - busy, time.process_time() - own
    return Rate(rounds, time.perf_counter() - began, *used)


def play_on(table: Table, spare: Iterator[Table]) -> Callable[[], Awaitable[bool]]:
    """A round of a table; when its game is over, one that was spared takes its place. False if there is none."""
    playing: Table | None = table

    async def round_() -> bool:
        nonlocal playing
        if playing is not None and playing.over:
            playing = next(spare, None)
        if playing is not None:
            await playing.move()
        return playing is not None

    return round_


def echo_on(sockets: list[ClientConnection]) -> Callable[[], Awaitable[bool]]:
    """A round of an echo room: one sends, all read; what a client does with a view is done here too."""

    async def round_() -> bool:
        await sockets[0].send('{"type":"play","number":1}')
        raw = await asyncio.gather(*(line.recv(decode=False) for line in sockets))
        msgspec.json.decode(raw[0])
        msgspec.json.decode(raw[1])
        return True

    return round_


async def compare(arguments: argparse.Namespace) -> int:
    """Tables with ratings and clocks beside tables without, flat out in turns; each kind costs what it costs."""
    kinds: dict[str, dict[str, Any]] = {"plain": {}, "rated": {"rated": True, "hints": False, "minutes": 60}}
    costs: dict[str, list[float]] = {kind: [] for kind in kinds}
    with (
        tempfile.TemporaryDirectory(prefix="occasus-load-") as folder,
        table_server(Path(folder), arguments.source) as server,
    ):
        async with httpx.AsyncClient(base_url=server.url, headers={"x-occasus": "1"}, timeout=60) as http:
            rooms = {
                kind: [await open_table(http, server.url, place, **wish) for place in range(SPARE * arguments.rooms)]
                for kind, wish in kinds.items()
            }
        moves = {
            kind: [play_on(table, iter(tables[place :: arguments.rooms][1:])) for place, table in enumerate(first)]
            for kind, tables in rooms.items()
            for first in [tables[: arguments.rooms]]
        }
        for turn in range(TURNS):
            for kind in list(kinds) if turn % 2 else list(kinds)[::-1]:
                rate = await flat_out(moves[kind], arguments.flat / TURNS, server)
                if rate.rounds:  # not all games are over
                    costs[kind].append(1000 / rate.server)
        for table in (*rooms["plain"], *rooms["rated"]):
            for line in table.sockets:
                await line.close()
    plain, rated = median(costs["plain"]), median(costs["rated"])
    print(f"{arguments.rooms} tables of each kind, {TURNS} turns: processor time of the server a move, medians")
    print(f"  plain {plain:.3f} ms, with ratings and clocks {rated:.3f} ms: {rated / plain:.2f}")
    print(f"load of the machine while measuring: {os.getloadavg()[0]:.1f}")
    return 0 if rated < 1.1 * plain else 1


async def run(arguments: argparse.Namespace) -> int:
    """Measure, print, and judge."""
    with (
        tempfile.TemporaryDirectory(prefix="occasus-load-") as folder,
        table_server(Path(folder), arguments.source) as server,
    ):
        began = time.perf_counter()
        async with httpx.AsyncClient(base_url=server.url, headers={"x-occasus": "1"}, timeout=60) as http:
            tables = [await open_table(http, server.url, place) for place in range(arguments.tables)]
        print(f"{len(tables)} tables x {SEATS} sockets opened in {time.perf_counter() - began:.1f} s", flush=True)
        busy, began = server.processor_seconds(), time.perf_counter()
        latencies = await paced(tables, arguments.every, arguments.seconds)
        share = (server.processor_seconds() - busy) / (time.perf_counter() - began)
        cuts = quantiles(latencies, n=1000)
        p50, p99 = cuts[499] * 1000, cuts[989] * 1000
        print(
            f"{len(latencies)} moves, one per table every {arguments.every:g} s: from action to the last seat's event"
        )
        print(
            f"  p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {max(latencies) * 1000:.1f} ms; server {share:.0%} of a core"
        )
        busiest = [table for table in tables if not table.over][: arguments.rooms]
        size = int(median(table.size for table in busiest))
        spare = iter([table for table in tables if not table.over][arguments.rooms :])
        ours = await flat_out([play_on(table, spare) for table in busiest], arguments.flat, server)
        for table in tables:
            for line in table.sockets:
                await line.close()
    with echo_server(size) as echo:
        rooms = []
        for room in range(len(busiest)):
            address = f"{echo.url.replace('http', 'ws', 1)}/ws/{room}"
            rooms.append([await connect(address, compression=None, max_size=None) for _ in range(SEATS)])
        theirs = await flat_out([echo_on(room) for room in rooms], arguments.flat, echo)
        for room_sockets in rooms:
            for line in room_sockets:
                await line.close()
    print(f"flat out, {len(busiest)} rooms, {size} bytes a message; moves a second:")
    print("           clock   server  two free cores")
    print(ours.line("tables"))
    print(theirs.line("echo"))
    ratios = ours.clock / theirs.clock, ours.server / theirs.server, ours.free / theirs.free
    print(f"  ratio  {ratios[0]:6.2f} {ratios[1]:8.2f} {ratios[2]:8.2f}")
    print(f"load of the machine while measuring: {os.getloadavg()[0]:.1f}")
    return 0 if p99 < 100 and max(ratios[0], ratios[2]) >= 0.4 else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure latencies")
    parser.add_argument("--flat", type=float, default=5.0, help="how long to measure rates")
    parser.add_argument("--rooms", type=int, default=50, help="tables that play flat out")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the package: src, or what script/compile made")
    parser.add_argument("--rated", action="store_true", help="compare tables with and without ratings and clocks")
    wanted = parser.parse_args()
    sys.exit(asyncio.run(compare(wanted) if wanted.rated else run(wanted)))
