"""Events that come again, in the database: each is made once."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from occasus.server.storage.contests import ContestRow
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CONTESTS


async def add_once(storage: Storage, row: ContestRow) -> bool:
    """A new event, unless it is there already, or was and is cancelled; False then."""
    async with storage.read() as connection:
        if (await connection.execute(select(CONTESTS.c.id).where(CONTESTS.c.id == row.id))).first() is not None:
            return False
    try:
        async with storage.write() as connection:
            await connection.execute(insert(CONTESTS).values(msgspec.structs.asdict(row)))
    except IntegrityError:  # another worker was quicker
        return False
    return True
