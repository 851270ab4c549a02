"""Studies that several people edit, in the database."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import STUDIES


class SharedLine(msgspec.Struct, kw_only=True):
    """A study in the list of those that someone shares."""

    id: str
    title: str
    at: float


class StudyRow(SharedLine, kw_only=True):
    """A study, and who did what in it."""

    person: str  # whose it is
    key: str
    version: int
    data: str
    log: list[dict[str, Any]]


async def add_study(storage: Storage, row: StudyRow) -> None:
    """Keep a new study."""
    async with storage.write() as connection:
        await connection.execute(insert(STUDIES).values(**msgspec.structs.asdict(row)))


async def find_study(storage: Storage, study: str) -> StudyRow | None:
    """The study with this id."""
    async with storage.read() as connection:
        row = (await connection.execute(select(STUDIES).where(STUDIES.c.id == study))).mappings().first()
        return StudyRow(**row) if row else None


async def change_study(storage: Storage, row: StudyRow) -> bool:
    """Keep the next version; False if someone else has kept one meanwhile."""
    before = [STUDIES.c.id == row.id, STUDIES.c.version == row.version - 1]
    values = {"title": row.title, "version": row.version, "data": row.data, "log": row.log, "at": time()}
    async with storage.write() as connection:
        return (await connection.execute(update(STUDIES).where(*before).values(**values))).rowcount > 0


async def size_of_studies(storage: Storage, person: str) -> int:
    """Return how many studies a person shares."""
    async with storage.read() as connection:
        rows = await connection.execute(select(func.count()).where(STUDIES.c.person == person))
        return int(rows.scalar_one())


async def studies_of(storage: Storage, person: str) -> list[SharedLine]:
    """The studies that a person shares, the last changed first."""
    async with storage.read() as connection:
        columns = [STUDIES.c[name] for name in SharedLine.__struct_fields__]
        wanted = select(*columns).where(STUDIES.c.person == person).order_by(STUDIES.c.at.desc())
        return [SharedLine(**row) for row in (await connection.execute(wanted)).mappings()]


async def drop_study(storage: Storage, study: str, person: str) -> bool:
    """Forget a study."""
    async with storage.write() as connection:
        done = await connection.execute(delete(STUDIES).where(STUDIES.c.id == study, STUDIES.c.person == person))
        return done.rowcount > 0
