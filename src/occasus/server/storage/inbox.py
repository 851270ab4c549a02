"""How many invitations may wait for one person, in the database: no one fills up the list of someone else."""

from __future__ import annotations

from time import time
from typing import Any, Final

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from occasus.server.storage.schema import BLOCKS, INVITATIONS, PEOPLE, SEATS, TABLES

MOST: Final = 20  # that wait for one person, and of one table
MOST_BY: Final = 3  # of them that one person has sent
KEPT: Final = 7 * 86_400.0  # seconds for which an invitation waits


def blocks(person: Any, other: Any) -> Any:
    """The condition that a person has blocked another."""
    return exists().where(BLOCKS.c.by == person, BLOCKS.c.person == other)


def waiting(condition: Any) -> Any:
    """Invitations that can still be followed, and are not of someone who is blocked."""
    begun = select(TABLES.c.id).where(TABLES.c.state == "lobby")
    seated = exists().where(SEATS.c.table_id == INVITATIONS.c.table_id, SEATS.c.person == INVITATIONS.c.person)
    open_ = ~INVITATIONS.c.declined & ~blocks(INVITATIONS.c.person, INVITATIONS.c.by) & ~seated
    return condition & open_ & (INVITATIONS.c.at > time() - KEPT) & INVITATIONS.c.table_id.in_(begun)


async def is_full(connection: AsyncConnection, by: str, person: str) -> bool:
    """Return whether as many invitations as may wait for a person already: in all, or from someone.

    Whoever else invites the same person waits until this is kept.
    """
    await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
    mine = waiting(INVITATIONS.c.person == person)
    return await as_many(connection, mine, MOST) or await as_many(connection, mine & (INVITATIONS.c.by == by), MOST_BY)


async def as_many(connection: AsyncConnection, same: Any, most: int) -> bool:
    """Return whether there are so many invitations."""
    count = select(func.count()).select_from(INVITATIONS).where(same)
    return int((await connection.execute(count)).scalar_one()) >= most
