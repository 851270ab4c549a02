"""The services behind requests: a hall with its rooms, and workers for match files."""

from __future__ import annotations

from typing import Protocol

from occasus.tables.room.room import Room
from occasus.tables.room.room_services import RoomServices
from occasus.tables.workers.analysis_jobs import Analyses
from occasus.tables.workers.bot_worker import Thinkers


class AppServices(RoomServices[Room], Protocol):
    """A server around its rooms, or something smaller, as far as requests need it."""

    @property
    def key(self) -> bytes:
        """What ids of shared replays are made with, and the luck of the week's challenges."""

    @property
    def replayers(self) -> Thinkers:
        """Who plays match files through, and reads content files."""

    @property
    def analyses(self) -> Analyses:
        """Who thinks about finished games again."""
