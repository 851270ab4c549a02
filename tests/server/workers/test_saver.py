"""Snapshots are written a little later than moves; one that could not be written then is not forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from occasus.server.server import Server
from occasus.server.storage.journal import snapshots_of
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.room.room import Room
from occasus.tables.store.rows import Snapshot
from tests.server.accounts.test_my_data import stored_server
from tests.server.stored_fixtures import make


def test_a_table_that_must_be_read_again_is_saved_once_it_has_been(tmp_path: Path) -> None:
    stored = make("fall_of_rome", over=False)
    stored.snapshots[0].number = 1  # an old one
    server = stored_server(tmp_path / "data", stored)
    table = stored.table.id

    async def save(server: Server) -> list[int]:
        room = await server.room(table)
        server.saver.mark(room)
        saved: list[int] = []
        for stale in (True, False):
            room.stale = stale
            await server.saver.save()
            saved.append((await snapshots_of(server.storage, table))["latest"].number)
        await server.journal.close()
        await server.storage.close()
        return saved

    assert asyncio.run(save(server)) == [1, len(stored.entries)]


def test_others_are_served_between_the_snapshots_of_two_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = make("fall_of_rome", over=False)
    server = stored_server(tmp_path / "data", stored)
    happened: list[str] = []
    write = ReplayedMatch.snapshot

    def snapshot(playing: ReplayedMatch, kind: str = "latest") -> Snapshot:
        happened.append("a snapshot")
        asyncio.get_running_loop().call_soon(happened.append, "somebody else")
        return write(playing, kind)

    async def save(server: Server) -> None:
        room = await server.room(stored.table.id)
        other = Room(server, stored.table.id)  # the same table once more, as if it were another
        await other.load()
        monkeypatch.setattr(ReplayedMatch, "snapshot", snapshot)
        server.saver._moved = {"one": room, "another": other}
        await server.saver.save()
        await server.journal.close()
        await server.storage.close()

    asyncio.run(save(server))
    assert happened[:3] == ["a snapshot", "somebody else", "a snapshot"]
