"""Who has which shared study open at this worker, and hears of its changes."""

from __future__ import annotations

import asyncio
from typing import Final, final
from weakref import WeakValueDictionary

import msgspec

from occasus.tables.room.connection import MOVED, Connection

MOST: Final = 40  # sockets of a study


class StudyNews(msgspec.Struct, kw_only=True, tag="study"):
    """News of a shared study: its version, and its number of readers here."""

    version: int
    readers: int


@final
class StudyReaders:
    """The readers of each shared study at this worker."""

    def __init__(self) -> None:
        self._lines: Final[dict[str, set[Connection]]] = {}
        self._versions: Final[dict[str, int]] = {}  # the last that was told
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def lock(self, study: str) -> asyncio.Lock:
        """Held while a study is changed, so that changes at this worker wait for each other."""
        return self._locks.setdefault(study, asyncio.Lock())

    def count(self, study: str) -> int:
        """Return how many people have a study open here."""
        return len({line.person.id for line in self._lines.get(study, ())})

    def join(self, study: str, line: Connection, version: int) -> bool:
        """Tell someone of every change from now on; False if too many listen."""
        lines = self._lines.setdefault(study, set())
        if len(lines) >= MOST:
            return False
        lines.add(line)
        self.tell(study, version)
        return True

    def leave(self, study: str, line: Connection) -> None:
        """Tell someone nothing more."""
        lines = self._lines.get(study, set())
        lines.discard(line)
        if lines:
            self.tell(study)
        else:
            self._lines.pop(study, None)
            self._versions.pop(study, None)

    def tell(self, study: str, version: int = 0) -> None:
        """Tell everyone here that there is a new version, or that others came or went."""
        if study not in self._lines:
            return
        self._versions[study] = max(version, self._versions.get(study, 0))
        for line in self._lines[study]:
            self.answer(study, line)

    def answer(self, study: str, line: Connection) -> None:
        """Tell one of them how things stand."""
        line.send_bytes(msgspec.json.encode(StudyNews(version=self._versions[study], readers=self.count(study))))

    def missed(self) -> None:
        """News of other workers may have been missed: everyone comes back, and looks again."""
        for lines in self._lines.values():
            for line in lines:
                line.hang_up(MOVED)
