"""Connections to the database: many that read, and on SQLite one that writes."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from occasus.core.basics import OccasusError

STORING: Final = (SQLAlchemyError, sqlite3.Error, OSError)
"""What a database raises that is away, or whose disk is full; a timeout is an OSError."""


@final
class Storage:
    """The database of a server."""

    def __init__(self, address: str, connections: int = 16) -> None:
        self.url: Final[URL] = make_url(address)
        self.is_sqlite: Final = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            self._writer = create_async_engine(self.url, pool_size=1, max_overflow=0, pool_timeout=60)
            self._reader = create_async_engine(self.url, pool_size=4, max_overflow=0, pool_timeout=60)
            _prepare(self._writer, "BEGIN IMMEDIATE")
            _prepare(self._reader, "BEGIN")
        else:
            self._writer = self._reader = _postgres(self.url, connections)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by."""
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing."""
        async with self._writer.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self._reader.dispose()
        await self._writer.dispose()


def _postgres(url: URL, connections: int) -> AsyncEngine:
    kept = max(1, connections // 2)
    try:
        return create_async_engine(url, pool_size=kept, max_overflow=max(0, connections - kept), pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise OccasusError(
            f"this database needs {error.name}; install it with: pip install 'occasus[cluster]'."
        ) from error


def _prepare(engine: AsyncEngine, begin: str) -> None:
    """Let SQLite write ahead, wait for others instead of failing, and leave transactions to us."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("busy_timeout=20000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)
