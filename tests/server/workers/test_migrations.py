"""Migrations lead to the schema that the code uses, and run by themselves, more than once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from occasus.server.storage.engine import Storage
from occasus.server.storage.migrate import migrate
from occasus.server.storage.schema import META
from tests.server.services import postgres


def differences(address: str) -> list[Any]:
    """What the migrations leave different from the tables of the code."""

    async def look() -> list[Any]:
        storage = Storage(address)
        try:
            await migrate(storage)
            await migrate(storage)
            async with storage.write() as connection:
                return await connection.run_sync(_compare)
        finally:
            await storage.close()

    return asyncio.run(look())


def _compare(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), META))


def test_migrations_make_the_tables_of_the_code_on_sqlite(tmp_path: Path) -> None:
    assert differences(f"sqlite+aiosqlite:///{tmp_path / 'deep' / 'occasus.sqlite'}") == []


def test_migrations_make_the_tables_of_the_code_on_postgresql() -> None:
    with postgres() as address:
        assert differences(address.replace("postgresql", "postgresql+asyncpg")) == []
