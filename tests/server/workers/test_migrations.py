"""Migrations lead to the schema that the code uses, and run by themselves, more than once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert

from occasus.server.storage.accounts.people import find_account, looks_like_another, rename
from occasus.server.storage.engine import Storage
from occasus.server.storage.migrate import config, migrate
from occasus.server.storage.schema import META, PEOPLE
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


def test_accounts_that_show_the_same_name_go_on_showing_it_and_nobody_else_takes_it(tmp_path: Path) -> None:
    def earlier(connection: Connection) -> None:
        command.upgrade(config(connection), "0025")
        for person, account in (("ada", "Ada.One"), ("eva", "Ada.Two"), ("pia", None)):
            key = account and account.casefold()
            names = {"name": "Ada", "account": account, "account_key": key, "password": account and "hashed"}
            row = {"id": person, "language": "en", "session": -1, "created": 1.0, "profile": "all", **names}
            connection.execute(insert(PEOPLE).values(row))

    async def look() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'occasus.sqlite'}")
        try:
            async with storage.write() as connection:
                await connection.run_sync(earlier)
            await migrate(storage)
            for account in ("Ada.One", "Ada.Two"):
                person = await find_account(storage, account)
                assert person is not None and person.name == "Ada"
                person.language = "nl"
                await rename(storage, person)
            assert await looks_like_another(storage, "adа", "pia"), "two accounts show it"
            assert not await looks_like_another(storage, "Pia", "ada"), "what a guest shows is free"
        finally:
            await storage.close()

    asyncio.run(look())
