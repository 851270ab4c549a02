"""The chronicle: one line per move, as one person may know it."""

from __future__ import annotations

from typing import Final, final

from rich.console import Group
from rich.text import Text

from occasus.cli.play.event_text import in_one
from occasus.cli.play.play_session import PlaySession
from occasus.core.basics import Seat

MOST: Final = 200  # moves that are shown


@final
class Chronicle:
    """Tells every move once, and all of them again to someone else."""

    def __init__(self, sitting: PlaySession, reader: Seat) -> None:
        self._sitting: Final = sitting
        self._reader = reader
        self._lines: list[str] = []  # by move; empty where there is nothing to tell

    def cut(self) -> None:
        """Moves were taken back."""
        del self._lines[len(self._sitting.match.log) :]

    def told(self, reader: Seat, since: int) -> Group:
        """The last moves, bright from a number on."""
        if reader != self._reader:
            self._reader, self._lines = reader, []
        self.cut()
        log = self._sitting.match.log
        self._lines += [in_one(events, self._sitting.words, reader) for events in log[len(self._lines) :]]
        lines = list(enumerate(self._lines))[-MOST:]
        return Group(*(Text(f"· {line}", "" if number >= since else "dim") for number, line in lines if line))
