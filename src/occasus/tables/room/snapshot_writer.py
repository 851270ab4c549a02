"""Snapshots of the tables that have moved, written a second later and some in one go.

A match is its journal; a snapshot is needed only where rules change (see Room). So moves do not wait for it. Here it is
also found out that a database which took nothing takes something again, without anyone's move.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

from occasus.tables.room.room import Room
from occasus.tables.room.room_services import Journal
from occasus.tables.store.rows import Snapshot

EVERY: Final = 1.0  # seconds
TOGETHER: Final = 10  # tables in one transaction
_log: Final = logging.getLogger("occasus.saver")


@final
class Saver:
    """Knows which tables have moved since they were saved."""

    def __init__(self, journal: Journal, away: tuple[type[Exception], ...] = ()) -> None:
        self._journal: Final = journal
        self._away: Final = away  # what the journal raises while it cannot keep anything
        self._moved: dict[str, Room] = {}

    def mark(self, room: Room) -> None:
        """A table has moved."""
        self._moved[room.id] = room

    async def run(self) -> None:
        """Save again and again."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.save()
                await self._journal.probe_storage()
            except self._away as error:
                _log.warning("saving failed", extra={"error": type(error).__name__})
            except Exception:
                _log.exception("saving failed")

    async def save(self) -> None:
        """Save all tables that have moved, some at a time, so that moves come between."""
        moved, self._moved = self._moved, {}
        while moved:
            some = [moved.pop(key) for key in list(moved)[:TOGETHER]]
            try:
                await self._save(some)
            except BaseException:  # a stop that comes just now saves them again
                self._moved = {room.id: room for room in some} | moved | self._moved
                raise

    async def _save(self, rooms: list[Room]) -> None:
        snapshots: list[tuple[str, Snapshot]] = []
        for room in rooms:
            async with room.lock:  # no one is storing a move that is in memory already
                if room.stale:  # as while the database is away: it is saved once it has been read again
                    self._moved[room.id] = room
                elif room.playing is not None:
                    snapshots.append((room.id, room.playing.snapshot()))
            await asyncio.sleep(0)  # moves come before the next one
        if snapshots:
            await self._journal.save(snapshots)
