"""Stored matches: what a server of some version has left in its database, as small files.

`python -m tests.server.stored_fixtures` adds a running and a finished match of each game for the present rules.
Files of older versions stay: a new release must still load them, continue them, and replay them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from sqlalchemy import insert

from occasus.core.basics import CHANCE
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.server.storage.accounts.people import add_guest
from occasus.server.storage.engine import Storage
from occasus.server.storage.migrate import migrate
from occasus.server.storage.schema import MOVES, PEOPLE, SEATS, SNAPSHOTS, TABLES
from occasus.server.storage.tables import add_table, seat_values
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.store.rows import JournalEntry, SeatRow, Snapshot, TableRow

FOLDER = Path(__file__).parent / "stored"
OWNER = "storedperson0000"
SECRET = "stored with a secret of some length"
SHORT: dict[str, dict[str, str | int | bool]] = {"struggle_for_rome": {"round_limit": 6, "offers_per_turn": 1}}


class Stored(msgspec.Struct, kw_only=True):
    """A match as it lies in the database."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[JournalEntry]
    snapshots: list[Snapshot]


def files() -> list[Path]:
    """All stored matches."""
    return sorted(FOLDER.glob("*.json"))


def read(file: Path) -> Stored:
    """A stored match."""
    return msgspec.json.decode(file.read_bytes(), type=Stored)


async def with_tables(folder: Path, look: Callable[[Storage, list[str], list[str]], Awaitable[None]]) -> None:
    """Look at a new database with three tables and four people."""
    storage = Storage(f"sqlite+aiosqlite:///{folder / 'occasus.sqlite'}")
    try:
        await migrate(storage)
        people = [(await add_guest(storage, name, "en", "all")).id for name in ("Ada", "Bob", "Eve", "Max")]
        tables = [f"table{number}" for number in range(3)]
        for table in tables:
            row = TableRow(
                id=table,
                code=f"code-{table}",
                host=people[1],
                game="empires_end",
                options={},
                seats=2,
                public=False,
                spectators=True,
                hints=True,
                days=0,
                state="lobby",
                created=0,
                changed=0,
            )
            await add_table(storage, row, [SeatRow(seat=seat) for seat in range(2)])
        await look(storage, tables, people)
    finally:
        await storage.close()


async def restore(address: str, stored: Stored) -> None:
    """Put a stored match into a database."""
    storage = Storage(address)
    try:
        await migrate(storage)
        async with storage.write() as connection:
            person = {"id": OWNER, "name": "Ada", "language": "en", "session": 0, "created": 0.0}
            await connection.execute(insert(PEOPLE).values(**person))
            await connection.execute(insert(TABLES).values(msgspec.to_builtins(stored.table)))
            table = stored.table.id
            await connection.execute(insert(SEATS), [seat_values(table, seat) for seat in stored.seats])
            rows = [{**msgspec.structs.asdict(entry), "table_id": table, "at": 0.0} for entry in stored.entries]
            await connection.execute(insert(MOVES), rows)
            taken = [{**msgspec.structs.asdict(each), "table_id": table} for each in stored.snapshots]
            await connection.execute(insert(SNAPSHOTS), taken)
    finally:
        await storage.close()


def make(name: str, over: bool) -> Stored:
    """Play a match by luck, with an undo in it, to the end or half way."""
    game = find(name)
    seats = max(2, game.seat_counts[0])
    table = TableRow(
        id=f"stored{name.replace('_', '')[:8]}{int(over)}",
        code=f"code{name[:6]}{int(over)}",
        host=OWNER,
        game=name,
        options=complete(game.options, SHORT.get(name, {})),
        seats=seats,
        public=True,
        spectators=True,
        hints=True,
        days=0,
        state="playing",
        created=0.0,
        changed=0.0,
        seed=f"stored {name}",
        rules_version=game.rules_version,
    )
    playing = ReplayedMatch(table, None)
    entries = playing.begin()
    rng = Random(f"stored {name}")
    undone = False
    while (actors := game.actors(playing.match.state)) and (over or len(entries) < 60 or not undone):
        seat = rng.choice(actors)
        code = rng.choice(game.legal(playing.match.state, seat))
        command = f"move {len(entries)}"
        entries += playing.play(seat, code, OWNER, command)
        if not undone and seat in playing.undoers(set()):
            moves = playing.own_move(seat)
            entries.append(playing.note("undo", seat, str(moves), OWNER, f"undo {len(entries)}"))
            undone = True
    result = playing.match.result()
    table.number, table.due = playing.number, [seat for seat in actors if seat != CHANCE]
    table.state, table.result = ("over" if result else "playing"), (result.record() if result else None)
    rows = [SeatRow(seat=seat, kind="person", person=OWNER, name="Ada") for seat in range(seats)]
    return Stored(table=table, seats=rows, entries=entries, snapshots=[playing.snapshot()])


def write_all() -> None:
    """Write the stored matches of the present rules, where there are none yet."""
    FOLDER.mkdir(exist_ok=True)
    for name in OURS:
        for over in (False, True):
            file = FOLDER / f"{name}-{find(name).rules_version}-{'over' if over else 'running'}.json"
            if not file.exists():
                file.write_bytes(msgspec.json.encode(make(name, over)) + b"\n")


def stored_in(folder: Path, stored: Stored) -> dict[str, Any]:
    """Settings for a server whose database holds a stored match."""
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(restore(f"sqlite+aiosqlite:///{folder / 'occasus.sqlite'}", stored))
    return {"secret": SECRET}


if __name__ == "__main__":
    write_all()
