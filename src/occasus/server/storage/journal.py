"""The journal of a match: entries that are only ever added, each with its number, and a snapshot after them.

Whatever happens in a match (moves, undos, changes of seats) is an entry. Two workers that add the same number
at once are told apart by the database: one entry is kept, the other worker gets `Stale`. Entries of several tables
that wait at the same time share a transaction, so that one commit serves them all.
"""

from __future__ import annotations

import asyncio
import sqlite3
from time import time
from typing import Any, Final, final

import msgspec
from sqlalchemy import bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from occasus.core.basics import Json
from occasus.server.storage.engine import Storage
from occasus.server.storage.quick import QuickWriter, Rows
from occasus.server.storage.schema import MOVES, SEATS, SNAPSHOTS, TABLES
from occasus.server.storage.tables import SeatRow, seat_values

TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)  # the number is in the journal already
_SNAPSHOT: Final = text(
    "INSERT INTO snapshots (table_id, kind, number, moves, rules_version, state) "
    "VALUES (:table_id, :kind, :number, :moves, :rules_version, :state) "
    "ON CONFLICT (table_id, kind) DO UPDATE SET number = excluded.number, moves = excluded.moves, "
    "rules_version = excluded.rules_version, state = excluded.state"
)
_MOVE: Final = insert(MOVES)
_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("b_table_id"), SEATS.c.seat == bindparam("b_seat"))
    .values({name: bindparam(f"b_{name}") for name in ("kind", "person", "bot", "resigned")})
)
_STARTED: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values(seed=bindparam("b_seed"), rules_version=bindparam("b_rules_version"))
)
_CHANGED: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values({name: bindparam(f"b_{name}") for name in ("number", "due", "deadline", "state", "result", "changed")})
)


class Entry(msgspec.Struct, kw_only=True):
    """One line of a journal."""

    number: int
    kind: str  # move, undo, seat, rules
    seat: int
    action: str
    person: str | None = None
    command: str | None = None


class Snapshot(msgspec.Struct, kw_only=True):
    """A state as plain data, with its place in the journal and the version of the rules that made it."""

    kind: str
    number: int
    moves: int
    rules_version: int
    state: str


class Stroke(msgspec.Struct, kw_only=True):
    """All that one command writes."""

    table: str
    entries: list[Entry]
    snapshots: list[Snapshot]
    due: list[int]
    deadline: float | None
    state: str
    result: dict[str, Json] | None
    seats: list[SeatRow] = []
    seed: str = ""  # at the start of a match
    rules_version: int = 0


class Stale(Exception):
    """Somebody else wrote first."""


@final
class Journal:
    """Adds strokes to the database, as many as wait in one transaction."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._quick: Final = QuickWriter(storage.url.database or "") if storage.is_sqlite else None
        self._waiting: list[tuple[Stroke, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, stroke: Stroke) -> None:
        """Keep a stroke for good, or raise Stale."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((stroke, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())
        await future

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._write([stroke for stroke, _ in batch])
            except Exception as error:
                if len(batch) == 1 or not isinstance(error, TAKEN):
                    _answer(batch, error)
                else:
                    await self._one_by_one(batch)
            else:
                _answer(batch, None)

    async def _one_by_one(self, batch: list[tuple[Stroke, asyncio.Future[None]]]) -> None:
        for pair in batch:
            try:
                await self._write([pair[0]])
            except Exception as error:
                _answer([pair], error)
            else:
                _answer([pair], None)

    async def _write(self, strokes: list[Stroke]) -> None:
        rows = _rows(strokes)
        if self._quick is not None:
            await self._quick.write(rows)
            return
        async with self._storage.write() as connection:
            for statement, values in rows:
                if values:
                    await connection.execute(statement, values)

    async def close(self) -> None:
        """Finish what waits, and close."""
        if self._task is not None:
            await self._task
        if self._quick is not None:
            await self._quick.close()


def _answer(batch: list[tuple[Stroke, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, future in batch:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(Stale() if isinstance(error, TAKEN) else error)


def _rows(strokes: list[Stroke]) -> Rows:
    """What strokes write, statement by statement."""
    now = time()
    return [
        (
            _MOVE,
            [
                {**msgspec.structs.asdict(entry), "table_id": stroke.table, "at": now}
                for stroke in strokes
                for entry in stroke.entries
            ],
        ),
        (
            _SNAPSHOT,
            [
                {**msgspec.structs.asdict(snapshot), "table_id": stroke.table}
                for stroke in strokes
                for snapshot in stroke.snapshots
            ],
        ),
        (
            _SEAT,
            [
                {f"b_{name}": value for name, value in seat_values(stroke.table, seat).items()}
                for stroke in strokes
                for seat in stroke.seats
            ],
        ),
        (
            _STARTED,
            [
                {"b_id": stroke.table, "b_seed": stroke.seed, "b_rules_version": stroke.rules_version}
                for stroke in strokes
                if stroke.seed
            ],
        ),
        (_CHANGED, [_changed(stroke, now) for stroke in strokes]),
    ]


def _changed(stroke: Stroke, now: float) -> dict[str, Any]:
    return {
        "b_id": stroke.table,
        "b_number": stroke.entries[-1].number + 1,
        "b_due": stroke.due,
        "b_deadline": stroke.deadline,
        "b_state": stroke.state,
        "b_result": stroke.result,
        "b_changed": now,
    }


async def entries_from(storage: Storage, table: str, number: int) -> list[Entry]:
    """The entries of a journal from a number on."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(MOVES.c.number, MOVES.c.kind, MOVES.c.seat, MOVES.c.action, MOVES.c.person, MOVES.c.command)
            .where(MOVES.c.table_id == table, MOVES.c.number >= number)
            .order_by(MOVES.c.number)
        )
        return [Entry(**row) for row in rows.mappings()]


async def snapshots_of(storage: Storage, table: str) -> dict[str, Snapshot]:
    """The snapshots of a match, by kind."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(
                SNAPSHOTS.c.kind, SNAPSHOTS.c.number, SNAPSHOTS.c.moves, SNAPSHOTS.c.rules_version, SNAPSHOTS.c.state
            ).where(SNAPSHOTS.c.table_id == table)
        )
        return {row["kind"]: Snapshot(**row) for row in rows.mappings()}
