"""Content files of tables, in the database: each once, however many tables use it."""

from __future__ import annotations

import contextlib
from time import time
from typing import Final

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.ids import content_id
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CONTENTS, TABLES

HOUR: Final = 3600.0  # in which a content file may wait for its table


async def keep(storage: Storage, content: str) -> str:
    """Keep a content file; returns its id. Nothing is kept of none."""
    found = content_id(content)
    if found:
        with contextlib.suppress(IntegrityError):  # somebody else has just brought the same
            async with storage.write() as connection:
                known = update(CONTENTS).where(CONTENTS.c.id == found).values(at=time())
                if not (await connection.execute(known)).rowcount:
                    await connection.execute(insert(CONTENTS).values(id=found, data=content, at=time()))
    return found


async def of(storage: Storage, content: str) -> str:
    """A content file by its id; empty for none."""
    if not content:
        return ""
    async with storage.read() as connection:
        found = await connection.execute(select(CONTENTS.c.data).where(CONTENTS.c.id == content))
        return str(found.scalar_one())


async def drop_unused(storage: Storage, seconds: float = HOUR) -> int:
    """Forget content files that no table uses, and that nobody has brought just now."""
    used = exists().where(TABLES.c.content == CONTENTS.c.id)
    async with storage.write() as connection:
        return (await connection.execute(delete(CONTENTS).where(~used, CONTENTS.c.at < time() - seconds))).rowcount
