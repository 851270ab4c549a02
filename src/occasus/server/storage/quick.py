"""Strokes written to SQLite by a thread of their own: a whole transaction is one errand to that thread.

The general way, through SQLAlchemy, asks its thread once for every statement; moves are written so often that this
is most of what they cost. The statements are those of the general way, compiled once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, final

import msgspec
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import Executable

if TYPE_CHECKING:
    from collections.abc import Callable

Rows = list[tuple[Executable, list[dict[str, Any]]]]
"""Statements, each with the values of its rows."""


@final
class QuickWriter:
    """A connection of its own to the database file, used by one thread."""

    def __init__(self, file: str) -> None:
        self._file: Final = file
        self._thread: Final = ThreadPoolExecutor(1, "occasus-journal")
        self._connection: sqlite3.Connection | None = None
        self._compiled: Final[dict[Executable, str]] = {}

    async def write(self, rows: Rows) -> None:
        """Carry out statements in one transaction; raises sqlite3.IntegrityError if a number is taken."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, rows: Rows) -> None:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, values in rows:
                if values:
                    connection.executemany(self._sql(statement), [_plain(row) for row in values])
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

    def _sql(self, statement: Executable) -> str:
        if statement not in self._compiled:
            compile_: Callable[..., Any] = statement.compile  # type: ignore[attr-defined]
            self._compiled[statement] = str(compile_(dialect=sqlite.dialect(paramstyle="named")))
        return self._compiled[statement]

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """Values as SQLite keeps them: lists and dicts as JSON."""
    if not any(isinstance(value, list | dict) for value in row.values()):
        return row
    return {
        name: msgspec.json.encode(value).decode() if isinstance(value, list | dict) else value
        for name, value in row.items()
    }
