"""The log of what administrators did."""

from __future__ import annotations

from time import time
from typing import Final

import msgspec
from sqlalchemy import insert, select

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import AUDIT
from occasus.tables.store.rows import Person

MOST: Final = 200  # lines that are shown


class AuditLine(msgspec.Struct, kw_only=True):
    """One thing that an administrator did."""

    id: int
    at: float
    by: str  # the id of a person; empty: the command line
    name: str
    action: str
    target: str  # a person, a table, a ban or a report
    detail: str


async def note(storage: Storage, by: Person | None, action: str, target: str = "", detail: str = "") -> None:
    """Keep what an administrator did; no one: by the command line."""
    who = {"by": by.id, "name": by.name} if by else {"by": "", "name": "occasus admin"}
    async with storage.write() as connection:
        await connection.execute(insert(AUDIT).values(**who, at=time(), action=action, target=target, detail=detail))


async def lines(storage: Storage) -> list[AuditLine]:
    """The last things that were done, the latest first."""
    async with storage.read() as connection:
        rows = await connection.execute(select(AUDIT).order_by(AUDIT.c.id.desc()).limit(MOST))
        return [AuditLine(**row) for row in rows.mappings()]
