"""Strokes written to SQLite by a thread of their own: a whole transaction is one errand to that thread.

The general way, through SQLAlchemy, asks its thread once for every statement, and SQLite gives the interpreter's lock
back and waits for it again for every row. Moves are written so often that this is most of what they cost. So all rows
of a table go to SQLite as one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, final

import msgspec

from occasus.tables.store.rows import NotLeading

Rows = list[tuple[Any, ...]]
"""The values of some rows, each in the order of the columns and then of what finds it."""
ROWS: Final = "{rows}"  # where the places of the values come in a statement
STATEMENTS: Final = 500  # that SQLite keeps prepared: one for each kind and number of rows


class Changed(Exception):
    """Something is no longer as it was assumed."""


class Guard(msgspec.Struct, kw_only=True):
    """Conditions for starting a match: a table in the lobby, its seats, nonces, and who is ready."""

    table: str
    seats: list[tuple[int, str, str | None, str, bool]]


class Leases(msgspec.Struct, frozen=True):
    """The leases that a worker must still hold, by these numbers."""

    worker: str
    fences: dict[str, int]


@final
class QuickWriter:
    """A connection of its own to the database file, used by one thread."""

    def __init__(self, file: str) -> None:
        self._file: Final = file
        self._thread: Final = ThreadPoolExecutor(1, "occasus-journal")
        self._connection: sqlite3.Connection | None = None

    async def write(
        self, errands: list[tuple[str, Rows]], guard: Guard | None = None, leases: Leases | None = None
    ) -> None:
        """Carry out statements in one transaction; raises sqlite3.IntegrityError if a number is taken."""
        filled = [(fill(sql, rows), _plain(rows)) for sql, rows in errands if rows]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, filled, guard, leases)

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, statements: list[tuple[str, list[Any]]], guard: Guard | None, leases: Leases | None) -> None:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            if leases is not None:
                _look(connection, leases)
            if guard is not None:
                _keep(connection, guard)
            for sql, values in statements:
                connection.execute(sql, values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk may have ended it
                connection.execute("ROLLBACK")
            raise

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._file, isolation_level=None, timeout=20, cached_statements=STATEMENTS
            )
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _look(connection: sqlite3.Connection, leases: Leases) -> None:
    asked = "SELECT fence FROM leases WHERE name = ? AND worker = ?"
    for table, fence in leases.fences.items():
        if connection.execute(asked, [table, leases.worker]).fetchone() != (fence,):
            raise NotLeading


def _keep(connection: sqlite3.Connection, guard: Guard) -> None:
    waits = connection.execute("SELECT 1 FROM tables WHERE id = ? AND state = 'lobby'", [guard.table]).fetchone()
    seats = "SELECT seat, kind, person, nonce, ready FROM seats WHERE table_id = ? ORDER BY seat"
    if not waits or connection.execute(seats, [guard.table]).fetchall() != guard.seats:
        raise Changed


def _plain(rows: Rows) -> list[Any]:
    """The values as SQLite takes them: what is more than a number or a text is kept as JSON."""
    return [
        msgspec.json.encode(value).decode() if type(value) in (list, dict) else value for row in rows for value in row
    ]


def fill(sql: str, rows: Rows) -> str:
    """A statement with places for the values of some rows."""
    row = f"({', '.join('?' * len(rows[0]))})"
    return sql.replace(ROWS, ", ".join([row] * len(rows)))


def insert_rows(table: str, columns: tuple[str, ...], key: tuple[str, ...] = (), newer: str = "") -> str:
    """A statement that adds rows; with a key, a row that is there already is changed, unless it is newer."""
    sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES {ROWS}"
    if not key:
        return sql
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns if column not in key)
    return f"{sql} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes} WHERE excluded.{newer} >= {table}.{newer}"


def update_rows(table: str, columns: tuple[str, ...], key: tuple[str, ...]) -> str:
    """A statement that changes rows, found by a key."""
    changes = ", ".join(f"{column} = news.column{place}" for place, column in enumerate(columns, 1))
    places = enumerate(key, len(columns) + 1)
    condition = " AND ".join(f"{table}.{name} = news.column{place}" for place, name in places)
    return f"UPDATE {table} SET {changes} FROM (VALUES {ROWS}) AS news WHERE {condition}"
