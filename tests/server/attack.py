"""Attacks that take long, each by a name: `python -m tests.server.attack NAME --count N`.

    kills      the server is killed while people play, on SQLite and on PostgreSQL      (1,000)
    pairs      games that differ in secrets only; an observer is sent the same bytes    (10,000)
    messages   strange messages to a running game                                       (1,000,000)
    races      start against sit, leave and close, over two workers                     (1,000)
    restarts   Redis and PostgreSQL go away and come back while people play             (20)

The number behind each is what a release should have gone through. Short versions of all are among the tests.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from occasus.core.basics import CHANCE, WATCHER
from occasus.core.options import complete
from occasus.games import find
from occasus.server.line import Line
from occasus.server.rows import Entry
from occasus.server.telling import show_all, tell
from tests.server.harness import Running, Socket, close_all
from tests.server.services import postgres, postgres_service, redis, redis_service
from tests.server.storing import SHORT
from tests.server.test_cluster import elsewhere, two_seats
from tests.server.test_differences import Recorder, caller, room_of
from tests.server.test_fuzz import fuzz
from tests.server.test_kill import postgres_rounds, sqlite_rounds
from tests.server.test_leaks import Moves, make_pair
from tests.server.test_outages import move, wait_until
from tests.server.test_play import opened
from tests.server.test_races import race

SECRET: Final = "the same secret for all of the workers"
HIDDEN: Final = (("empires_end", 3), ("struggle_for_rome", 3))
TABLES: Final = 15  # of one host
SHARES: Final = (1.0, 0.3, 0.05, 0.02)  # of the moves that hide something, as in test_leaks


def kills(count: int, folder: Path) -> str:
    """Half of them on each database."""
    (folder / "sqlite").mkdir()
    (folder / "postgres").mkdir()
    kept = sqlite_rounds(folder / "sqlite", count // 2) + postgres_rounds(folder / "postgres", count - count // 2)
    return f"{kept} acknowledged moves, none lost, none twice"


def pairs(count: int, _folder: Path) -> str:
    """What an observer is sent in two games that look the same by the rules."""
    compared = replaced = 0
    for number in range(count):
        name, seats = HIDDEN[number % 2]
        observer = [WATCHER, *range(seats)][number // 2 % (seats + 1)]
        pair = make_pair(find(name), seats, observer, f"attack/{number}", SHARES[number % 4])
        sent = [asyncio.run(_sent(name, seats, observer, moves)) for moves in (pair.first, pair.second)]
        assert sent[0] == sent[1], f"pair {number} of {name} tells observer {observer} a secret"
        compared, replaced = compared + len(sent[0]), replaced + pair.replaced
    assert replaced, "no pair differed"
    return f"{compared} messages compared byte by byte, {replaced} moves replaced by others"


async def _sent(name: str, seats: int, observer: int, moves: Moves) -> list[bytes]:
    """All that an observer is sent while moves are made."""
    game = find(name)
    room = room_of(name, seats, complete(game.options, SHORT.get(name, {})), "the same seed")
    playing = room.must_play()
    playing.repeat(Entry(number=0, kind="start", seat=CHANCE, action=""))
    wire = Recorder()
    line = Line(wire, caller(observer))
    line.greeted = True
    room.lines.add(line)
    show_all(room, line, -1)
    sender = asyncio.create_task(line.run())
    for seat, code in moves:
        playing.repeat(Entry(number=playing.number, kind="move", seat=seat, action=game.catalogue.text(code)))
        tell(room)
        await asyncio.sleep(0)
    sender.cancel()
    return wire.sent


def messages(count: int, folder: Path) -> str:
    """Half by somebody who sits nowhere, half by a player; the server makes no mistake, and the match still loads."""
    rng = Random("attack")
    with Running(folder / "data") as running:
        for first in range(0, count, 2_000):
            ada, eve = running.person("Ada"), running.person("Eve")
            table = ada.table("fall_of_rome", "me", "me", public=True)["id"]
            ada.post(f"/api/tables/{table}/start")
            fuzz(eve, table, rng, min(1_000, (count - first) // 2))
            fuzz(ada, table, rng, min(1_000, (count - first) // 2))
            socket = opened(ada, table)
            socket.until("len(self.views) == 2 or self.table['state'] != 'playing'")
            close_all()
    assert '"level": "error"' not in running.log.read_text(), running.log.read_text()[-4000:]
    return "no accident, every match loads"


def races(count: int, folder: Path) -> str:
    """Each kind a third; half of them on each database."""
    with redis(folder) as notes, postgres() as database:
        for address in (f"sqlite:///{folder / 'shared.sqlite'}", database):
            settings: dict[str, Any] = {"redis": notes, "secret": SECRET, "database": address}
            name = address[:6]
            with Running(folder / f"{name}1", **settings) as one, Running(folder / f"{name}2", **settings) as two:
                for number in range(count // 2):
                    if number % TABLES == 0:  # nobody hosts more tables than they may
                        ada, bob = one.person("Ada"), two.person("Bob")
                        host = elsewhere(ada, one)
                    race(ada, bob, host, ("leave", "sit", "close")[number % 3])
            for running in (one, two):
                assert '"level": "error"' not in running.log.read_text(), running.log.read_text()[-4000:]
    return "no running game with an open seat, none started after it was closed"


def _plays_on(sockets: list[Socket], number: int) -> bool:
    """Whether a game is still played once both workers have told a move."""
    for socket in sockets:
        socket.until(f"self.number >= {number}")
    return not sockets[0].views[0]["result"]


def restarts(count: int, folder: Path) -> str:
    """Redis and PostgreSQL in turn; the same people go on playing."""
    with postgres_service() as database, redis_service(folder) as notes:
        settings: dict[str, Any] = {"database": database.address, "redis": notes.address, "beat_seconds": 0.5}
        with (
            Running(folder / "one", **settings, secret=SECRET) as one,
            Running(folder / "two", **settings, secret=SECRET) as two,
        ):
            _, sockets, _ = two_seats([one, two])
            for place in range(count):
                service, trouble = ((notes, "redis"), (database, "database"))[place % 2]
                if not _plays_on(sockets, move(sockets)):
                    _, sockets, _ = two_seats([one, two])
                service.stop()
                wait_until(one, trouble)
                service.start()
                for worker in (one, two):
                    wait_until(worker, "ready")
                number = move(sockets)
                if not _plays_on(sockets, number):
                    _, sockets, _ = two_seats([one, two])
    return f"both workers are together again after each, the last match at number {number}"


ATTACKS: Final[dict[str, tuple[Callable[[int, Path], str], int]]] = {
    "kills": (kills, 1_000),
    "pairs": (pairs, 10_000),
    "messages": (messages, 1_000_000),
    "races": (races, 1_000),
    "restarts": (restarts, 20),
}


def main() -> None:
    """Carry one attack out and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--count", type=int, help="how often; the number of a release if left out")
    given = parser.parse_args()
    attack, usual = ATTACKS[given.name]
    count, began = given.count or usual, time.monotonic()
    with TemporaryDirectory(prefix="occasus-attack-") as folder:
        found = attack(count, Path(folder))
    print(f"{count} {given.name} in {time.monotonic() - began:.0f} s: {found}")


if __name__ == "__main__":
    main()
