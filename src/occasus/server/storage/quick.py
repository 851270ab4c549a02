"""Strokes written to SQLite by a thread of their own: a whole transaction is one errand to that thread.

The general way, through SQLAlchemy, asks its thread once for every statement, and SQLite gives the interpreter's lock
back and waits for it again for every row. Moves are written so often that this is most of what they cost. So the rows
of a statement go to SQLite as one text of JSON, and SQLite takes it apart.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, final

import msgspec

Rows = list[dict[str, Any]]
"""The values of some rows, all of the same names."""


@final
class QuickWriter:
    """A connection of its own to the database file, used by one thread."""

    def __init__(self, file: str) -> None:
        self._file: Final = file
        self._thread: Final = ThreadPoolExecutor(1, "occasus-journal")
        self._connection: sqlite3.Connection | None = None

    async def write(self, errands: list[tuple[str, Rows]]) -> None:
        """Carry out statements in one transaction; raises sqlite3.IntegrityError if a number is taken."""
        texts = [(sql, msgspec.json.encode(rows).decode()) for sql, rows in errands if rows]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, texts)

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, texts: list[tuple[str, str]]) -> None:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, rows in texts:
                connection.execute(sql, (rows,))
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None, timeout=20)
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def insert_rows(table: str, columns: tuple[str, ...], key: tuple[str, ...] = ()) -> str:
    """A statement that adds rows; with a key, a row that is there already is changed."""
    taken = ", ".join(f"json_extract(value, '$.{column}')" for column in columns)
    sql = f"INSERT INTO {table} ({', '.join(columns)}) SELECT {taken} FROM json_each(?) WHERE true"
    if not key:
        return sql
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns if column not in key)
    return f"{sql} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"


def update_rows(table: str, columns: tuple[str, ...], key: tuple[str, ...]) -> str:
    """A statement that changes rows, found by a key."""
    names = (*columns, *key)
    taken = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in names)
    changes = ", ".join(f"{column} = news.{column}" for column in columns)
    found = " AND ".join(f"{table}.{name} = news.{name}" for name in key)
    return f"UPDATE {table} SET {changes} FROM (SELECT {taken} FROM json_each(?)) AS news WHERE {found}"
