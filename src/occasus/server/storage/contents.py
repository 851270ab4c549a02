"""Content files of tables, in the database: each once, however many tables use it."""

from __future__ import annotations

import contextlib
from time import time
from typing import Final

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CONTENTS, TABLES
from occasus.tables.store.ids import content_id

HOUR: Final = 3600.0  # in which a content file may wait for its table


async def keep(storage: Storage, content: str) -> str:
    """Keep a content file; returns its id. Nothing is kept of none."""
    content_key = content_id(content)
    if content_key:
        with contextlib.suppress(IntegrityError):  # someone else has just brought the same
            async with storage.write() as connection:
                known = update(CONTENTS).where(CONTENTS.c.id == content_key).values(at=time())
                if not (await connection.execute(known)).rowcount:
                    await connection.execute(insert(CONTENTS).values(id=content_key, data=content, at=time()))
    return content_key


async def of(storage: Storage, content: str) -> str:
    """A content file by its id; empty for none."""
    if not content:
        return ""
    async with storage.read() as connection:
        rows = await connection.execute(select(CONTENTS.c.data).where(CONTENTS.c.id == content))
        return str(rows.scalar_one())


async def drop_unused(storage: Storage, seconds: float = HOUR) -> int:
    """Forget content files that no table uses, and that no one has brought just now."""
    used = exists().where(TABLES.c.content == CONTENTS.c.id)
    async with storage.write() as connection:
        return (await connection.execute(delete(CONTENTS).where(~used, CONTENTS.c.at < time() - seconds))).rowcount
