"""Attacks that take long, each by a name: `python -m tests.server.attack NAME --count N`.

    kills      the server is killed while people play, on SQLite and on PostgreSQL      (1,000)
    pairs      games that differ in secrets only; an observer is sent the same bytes    (10,000)
    messages   strange messages to a running game                                       (1,000,000)
    races      start against sit, leave and close, over two workers                     (1,000)
    restarts   Redis and PostgreSQL go away and come back while people play             (20)
    chaos      workers killed, paused, replaced and cut off, all around them restarted  (300)

The number behind each is what a release should have gone through. Short versions of all are among the tests.
An attack is carried out in parts, each with cases of its own. With `--log FILE` each part that held is a line of that
file, and the same command goes on behind the last one.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from occasus.core.basics import CHANCE, WATCHER
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.tables.room.broadcast import show_all, tell
from occasus.tables.room.connection import Connection
from occasus.tables.store.rows import JournalEntry
from tests.server.api.test_differences import Recorder, caller, room_of
from tests.server.api.test_leaks import Moves, make_pair
from tests.server.attacks.test_fuzz import fuzz
from tests.server.chaos import chaos
from tests.server.harness import Running, Socket, close_all
from tests.server.services import postgres, postgres_service, redis, redis_service
from tests.server.stored_fixtures import SHORT
from tests.server.workers.test_cluster import elsewhere, two_seats
from tests.server.workers.test_kill import postgres_rounds, sqlite_rounds
from tests.server.workers.test_outages import move, wait_until
from tests.server.workers.test_races import race

SECRET: Final = "the same secret for all of the workers"
HIDDEN: Final = (("empires_end", 3), ("struggle_for_rome", 3))
TABLES: Final = 15  # of one host
ON_ONE_TABLE: Final = 2_000  # strange messages
SHARES: Final = (1.0, 0.3, 0.05, 0.02)  # of the moves that hide something, as in test_leaks


def kills(cases: range, folder: Path) -> str:
    """Half of them on each database."""
    (folder / "sqlite").mkdir()
    (folder / "postgres").mkdir()
    half, seed = len(cases) // 2, f"/{cases.start}"
    kept = sqlite_rounds(folder / "sqlite", half, "sqlite" + seed)
    kept += postgres_rounds(folder / "postgres", len(cases) - half, "postgres" + seed)
    return f"{kept} acknowledged moves, none lost, none twice"


def pairs(cases: range, _folder: Path) -> str:
    """What an observer is sent in two games that look the same by the rules."""
    compared = replaced = 0
    for number in cases:
        name, seats = HIDDEN[number % 2]
        observer = [WATCHER, *range(seats)][number // 2 % (seats + 1)]
        pair = make_pair(find(name), seats, observer, f"attack/{number}", SHARES[number // 8 % 4])
        sent = [asyncio.run(_sent(name, seats, observer, moves)) for moves in (pair.first, pair.second)]
        assert sent[0] == sent[1], f"pair {number} of {name} tells observer {observer} a secret"
        compared, replaced = compared + len(sent[0]), replaced + pair.replaced
    assert replaced, "no pair differed"
    return f"{compared} messages compared byte by byte, {replaced} moves replaced by others"


async def _sent(name: str, seats: int, observer: int, moves: Moves) -> list[bytes]:
    """All that an observer is sent while moves are made."""
    game = find(name)
    room = room_of(name, seats, complete(game.options, SHORT.get(name, {})), "the same seed")
    playing = room.require_play()
    playing.apply_entry(JournalEntry(number=0, kind="start", seat=CHANCE, action=""))
    wire = Recorder()
    line = Connection(wire, caller(observer))
    line.greeted = True
    room.lines.add(line)
    show_all(room, line, -1)
    sender = asyncio.create_task(line.run())
    for seat, code in moves:
        playing.apply_entry(
            JournalEntry(number=playing.number, kind="move", seat=seat, action=game.catalogue.text(code))
        )
        tell(room)
        await asyncio.sleep(0)
    sender.cancel()
    return wire.sent


def messages(cases: range, folder: Path) -> str:
    """Half by somebody who sits nowhere, half by players; the server makes no mistake, and every match still loads."""
    answered: Counter[str] = Counter()
    with Running(folder / "data") as running:
        for first in range(cases.start, cases.stop, ON_ONE_TABLE):
            rng, count = Random(f"attack/{first}"), min(ON_ONE_TABLE, cases.stop - first)
            ada, bob, eve = (running.person(name) for name in ("Ada", "Bob", "Eve"))
            game = rng.choice(OURS)
            hints = rng.random() < 0.05  # a bot thinks about each of them
            seats = ["me", "open", *["random"] * (max(2, find(game).seat_counts.start) - 2)]
            table = ada.table(game, *seats, public=True, hints=hints)["id"]
            bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
            ada.post(f"/api/tables/{table}/start")
            for who, share in ((eve, 2), (ada, 4), (bob, 4)):
                answered += fuzz(who, table, rng, count // share)
            for who in (ada, bob):
                who.socket(table).until("self.views or self.table['state'] != 'playing'")
            close_all()
    assert '"level": "error"' not in running.log.read_text(), running.log.read_text()[-4000:]
    return "no accident, every match loads; " + ", ".join(f"{count} {kind}" for kind, count in answered.most_common())


def races(cases: range, folder: Path) -> str:
    """Each kind a third; half of them on each database."""
    with redis(folder) as notes, postgres() as database:
        for address in (f"sqlite:///{folder / 'shared.sqlite'}", database):
            settings: dict[str, Any] = {"redis": notes, "secret": SECRET, "database": address}
            name = address[:6]
            with Running(folder / f"{name}1", **settings) as one, Running(folder / f"{name}2", **settings) as two:
                for number in range(len(cases) // 2):
                    if number % TABLES == 0:  # nobody hosts more tables than they may
                        close_all()
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


def restarts(cases: range, folder: Path) -> str:
    """Redis and PostgreSQL in turn; the same people go on playing."""
    with postgres_service() as database, redis_service(folder) as notes:
        settings: dict[str, Any] = {"database": database.address, "redis": notes.address, "beat_seconds": 0.5}
        with (
            Running(folder / "one", **settings, secret=SECRET) as one,
            Running(folder / "two", **settings, secret=SECRET) as two,
        ):
            _, sockets, _ = two_seats([one, two])
            for place in cases:
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


ATTACKS: Final[dict[str, tuple[Callable[[range, Path], str], int, int]]] = {  # how often, and in one part
    "kills": (kills, 1_000, 50),
    "pairs": (pairs, 10_000, 100),
    "messages": (messages, 1_000_000, 20_000),
    "races": (races, 1_000, 250),
    "restarts": (restarts, 20, 10),
    "chaos": (chaos, 300, 300),
}


def main() -> None:
    """Carry one attack out, part by part, and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--count", type=int, help="how often; the number of a release if left out")
    parser.add_argument("--log", type=Path, help="where each part that held is noted; goes on behind the last one")
    given = parser.parse_args()
    attack, usual, size = ATTACKS[given.name]
    done = _done(given.log, given.name)
    for first in range(done, given.count or usual, size):
        cases, began = range(first, min(first + size, given.count or usual)), time.monotonic()
        with TemporaryDirectory(prefix="occasus-attack-") as folder:
            found = attack(cases, Path(folder))
        line = f"{given.name} {cases.stop} ({len(cases)} in {time.monotonic() - began:.0f} s): {found}"
        print(line, flush=True)
        if given.log:
            with given.log.open("a") as log:
                log.write(f"{line}\n")


def _done(log: Path | None, name: str) -> int:
    """How many a log says have been done."""
    if log is None or not log.exists():
        return 0
    lines = [line.split() for line in log.read_text().splitlines()]
    return max((int(words[1]) for words in lines if words[0] == name), default=0)


if __name__ == "__main__":
    main()
