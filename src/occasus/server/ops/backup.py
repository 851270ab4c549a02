"""The whole database as one file: gzipped lines of JSON, one for each row, read in one transaction.

The same file fills SQLite and PostgreSQL, so that a server can move from one to the other.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from occasus.core.basics import OccasusError
from occasus.server.storage.engine import Storage
from occasus.server.storage.migrate import migrate, newest
from occasus.server.storage.schema import LEASES, META, WORKERS

FORMAT: Final = "occasus backup 1"
KEPT: Final = [table for table in META.sorted_tables if table not in (WORKERS, LEASES)]  # those are of the moment
AT_ONCE: Final = 500  # rows of an insert


async def write_backup(address: str, file: Path) -> int:
    """Write all rows as they are at one moment; returns how many."""
    storage = Storage(address)
    unfinished = file.with_name(f".{file.name}.unfinished")
    rows = 0
    try:
        await migrate(storage)
        async with storage.read() as connection:
            if not storage.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            with gzip.open(unfinished, "wb") as out:
                out.write(msgspec.json.encode({"format": FORMAT, "schema": newest()}) + b"\n")
                for table in KEPT:
                    result = await connection.stream(select(table))
                    async for row in result.mappings():
                        out.write(
                            msgspec.json.encode([str(table.name), {str(name): value for name, value in row.items()}])
                            + b"\n"
                        )
                        rows += 1
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
        await storage.close()
    return rows


async def read_backup(address: str, file: Path) -> int:
    """Fill an empty database, in one transaction; returns how many rows."""
    storage = Storage(address)
    try:
        await migrate(storage)
        async with storage.write() as connection:
            for table in KEPT:
                if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                    raise OccasusError("this database is not empty; restore into an empty one.")
            return await _fill(connection, file, storage.is_sqlite)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise OccasusError(f"{file} cannot be read: {error}.") from error
    finally:
        await storage.close()


async def _fill(connection: AsyncConnection, file: Path, is_sqlite: bool) -> int:
    count = 0
    waiting: list[dict[str, Any]] = []
    last = ""
    with gzip.open(file, "rb") as lines:
        head = msgspec.json.decode(lines.readline())
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise OccasusError(f"{file} is not a backup of Occasus.")
        if head.get("schema") != newest():
            raise OccasusError(
                f"this backup has schema {head.get('schema')}; restore it with the release that made it."
            )
        for line in lines:
            name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            if waiting and (name != last or len(waiting) >= AT_ONCE):
                await connection.execute(insert(META.tables[last]), waiting)
                waiting = []
            last = name
            waiting.append(row)
            count += 1
        if waiting:
            await connection.execute(insert(META.tables[last]), waiting)
    if not is_sqlite:  # numbers that are counted go on after the highest
        for name in ("chat", "reports"):
            highest = f"(SELECT COALESCE(MAX(id), 0) + 1 FROM {name})"
            await connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {highest}, false)"))
    return count
