"""The export of one's data: sent part by part, however much there is."""

from __future__ import annotations

import asyncio
import json
import tracemalloc
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert, update

from occasus.server.http.routes.my_data import export_parts
from occasus.server.server import Server
from occasus.server.storage.accounts.people import find_person
from occasus.server.storage.schema import CHAT, MOVES, REPLAYS, SEATS, TABLES
from occasus.server.storage.tables import seat_values
from occasus.tables.settings import Settings
from occasus.tables.store.rows import Person
from tests.server.harness import Running
from tests.server.stored_fixtures import OWNER, Stored, make, restore

LINES, TABLES_MORE, FILES = 3_000, 60, 20
AT_ONCE = 1_500_000  # bytes that may be held while far more are sent


def stored_server(folder: Path, stored: Stored) -> Server:
    """A server that was not started, on a database with a match in it."""
    settings = Settings(data=str(folder), limits=False, warm=False)
    folder.mkdir()
    asyncio.run(restore(settings.database_url(), stored))
    return Server(settings)


async def owner(server: Server) -> Person:
    found = await find_person(server.storage, OWNER)
    assert found is not None
    return found


async def add_much(server: Server, stored: Stored) -> None:
    """Many words, tables with moves, and match files of one person."""
    table = msgspec.to_builtins(stored.table)
    ids = [f"more{number:012}" for number in range(TABLES_MORE)]
    async with server.storage.write() as connection:
        words = {"table_id": stored.table.id, "room": "seats", "person": OWNER, "at": 0.0, "text": "x" * 1000}
        await connection.execute(insert(CHAT), [{**words, "command": str(number)} for number in range(LINES)])
        await connection.execute(insert(TABLES), [{**table, "id": each, "code": each} for each in ids])
        await connection.execute(insert(SEATS), [seat_values(each, seat) for each in ids for seat in stored.seats])
        entries = [msgspec.structs.asdict(entry) | {"at": 0.0} for entry in stored.entries]
        await connection.execute(insert(MOVES), [{**entry, "table_id": each} for each in ids for entry in entries])
        file = {"person": OWNER, "game": "fall_of_rome", "at": 0.0, "data": json.dumps({"moves": ["y" * 200_000]})}
        await connection.execute(insert(REPLAYS), [{**file, "id": f"file{number}"} for number in range(FILES)])


def test_little_of_a_large_export_is_held_at_once(tmp_path: Path) -> None:
    stored = make("fall_of_rome", over=True)
    server = stored_server(tmp_path / "data", stored)

    async def read() -> tuple[int, int, dict[str, Any]]:
        await add_much(server, stored)
        person = await owner(server)
        sent = 0
        async for part in export_parts(server, person):  # what is read once and kept is read before we measure
            sent += len(part)
        tracemalloc.start()
        try:
            async for _ in export_parts(server, person):
                pass
            most = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        whole = json.loads(b"".join([part async for part in export_parts(server, person)]))
        await server.journal.close()
        await server.storage.close()
        return sent, most, whole

    sent, most, whole = asyncio.run(read())
    assert sent > 5 * AT_ONCE
    assert most < AT_ONCE
    assert len(whole["chat"]) == LINES
    assert len(whole["tables"]) == TABLES_MORE + 1
    assert len(whole["replays"]) == FILES


def test_an_export_goes_over_the_wire_in_parts(server: Running) -> None:
    ada = server.person("Ada")
    ada.table("fall_of_rome", "me")
    with ada.http.stream("GET", "/api/me/data") as answer:
        assert answer.headers["transfer-encoding"] == "chunked"
        assert len(json.loads(answer.read())["tables"]) == 1


def test_moves_at_a_table_whose_seat_somebody_else_has_now_are_mine(tmp_path: Path) -> None:
    stored = make("fall_of_rome", over=False)
    server = stored_server(tmp_path / "data", stored)

    async def read() -> bytes:
        async with server.storage.write() as connection:
            await connection.execute(update(SEATS).values(kind="left", person=None))
            await connection.execute(update(TABLES).values(host=None))
        parts = [part async for part in export_parts(server, await owner(server))]
        await server.journal.close()
        await server.storage.close()
        return b"".join(parts)

    (table,) = json.loads(asyncio.run(read()))["tables"]
    assert table["my_moves"]
