"""Chat messages and muted people in the database."""

from __future__ import annotations

from time import time
from typing import Any, Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CHAT, MUTES, PEOPLE
from occasus.tables.store.rows import ChatRecord

KEPT: Final = 200  # lines that someone who comes later gets
MOST: Final = 1_000  # lines of a table that are kept at all
COLUMNS: Final = [CHAT.c.id, CHAT.c.room, CHAT.c.person, PEOPLE.c.name, CHAT.c.text, CHAT.c.at, CHAT.c.phrase]


async def add_line(
    storage: Storage, table: str, room: str, person: str, text: str, command: str, phrase: str = ""
) -> int:
    """Keep what was said; returns its id, the old one if this message was kept before. The oldest lines go."""
    values = {"table_id": table, "room": room, "person": person, "text": text, "command": command, "phrase": phrase}
    here = CHAT.c.table_id == table
    last_of_old = select(CHAT.c.id).where(here).order_by(CHAT.c.id.desc()).offset(MOST).limit(1).scalar_subquery()
    try:
        async with storage.write() as connection:
            added = await connection.execute(insert(CHAT).values(**values, at=time()).returning(CHAT.c.id))
            said = int(added.scalar_one())
            await connection.execute(delete(CHAT).where(here, CHAT.c.id <= last_of_old))
            return said
    except IntegrityError:
        async with storage.read() as connection:
            rows = await connection.execute(
                select(CHAT.c.id).where(CHAT.c.table_id == table, CHAT.c.person == person, CHAT.c.command == command)
            )
            return int(rows.scalar_one())


async def lines(storage: Storage, table: str, after: int = 0) -> list[ChatRecord]:
    """The last lines of a table, oldest first."""
    return await _lines(storage, (CHAT.c.table_id == table) & (CHAT.c.id > after))


async def lines_by(storage: Storage, person: str, after: int) -> list[ChatRecord]:
    """Return what a person said anywhere, some lines from an id on, oldest first."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(*COLUMNS)
            .join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
            .where(CHAT.c.person == person, CHAT.c.id > after)
            .order_by(CHAT.c.id)
            .limit(KEPT)
        )
        return [ChatRecord(**row) for row in rows.mappings()]


async def _lines(storage: Storage, condition: Any) -> list[ChatRecord]:
    async with storage.read() as connection:
        rows = await connection.execute(
            select(*COLUMNS)
            .join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
            .where(condition)
            .order_by(CHAT.c.id.desc())
            .limit(KEPT)
        )
        return [ChatRecord(**row) for row in rows.mappings()][::-1]


async def mutes(storage: Storage, table: str) -> list[tuple[str, str, bool]]:
    """Return who muted whom at a table, and whether for everyone."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(MUTES.c.by, MUTES.c.person, MUTES.c.everyone).where(MUTES.c.table_id == table)
        )
        return [(row[0], row[1], bool(row[2])) for row in rows]


async def mute(storage: Storage, table: str, by: str, person: str, on: bool, everyone: bool) -> None:
    """Mute a person, or no longer."""
    async with storage.write() as connection:
        await connection.execute(
            delete(MUTES).where(MUTES.c.table_id == table, MUTES.c.by == by, MUTES.c.person == person)
        )
        if on:
            await connection.execute(insert(MUTES).values(table_id=table, by=by, person=person, everyone=everyone))
