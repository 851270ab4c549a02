"""What requests are answered with: a hall with its rooms, and those who look through match files."""

from __future__ import annotations

from typing import Protocol

from occasus.server.analyses import Analyses
from occasus.server.hall import Hall, Thinkers
from occasus.server.room import Room


class House(Hall[Room], Protocol):
    """A server around its rooms, or something smaller, as far as requests need it."""

    @property
    def key(self) -> bytes:
        """What ids of shared replays are made with."""
        ...

    @property
    def replayers(self) -> Thinkers:
        """Who plays match files through, and reads content files."""
        ...

    @property
    def analyses(self) -> Analyses:
        """Who thinks about finished games again."""
        ...
