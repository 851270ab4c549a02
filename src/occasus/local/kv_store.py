"""Storage on this device: texts by key, in memory and in a database of the browser.

A change counts when the browser has kept it: it is handed to `keep` whole, and only then does it stand in memory. So a
full disk or a closed lid leave what was there before. What was spoilt nevertheless is found here, and can be forgotten.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar

import msgspec

from occasus.local.records import ME, StoredRecord, StoredReplay, entry_key
from occasus.tables.protocol.problems import Problem
from occasus.tables.store.rows import Person, SeatRow, TableRow

Changes = dict[str, str | None]
"""Texts by keys; None where one goes."""
Record = TypeVar("Record", bound=msgspec.Struct)
Keep = Callable[[Changes], Awaitable[None]]
"""Keeps changes for good, all or none of them."""


class NotKept(Exception):
    """The browser did not keep a change, so it did not happen."""


def not_kept() -> Problem:
    """Return what is told then."""
    return Problem("not_kept", "Your device couldn't save this, so nothing was changed. Is the disk full?", 507)


class KeyValueStore:
    """The texts and the records in them, as far as they can be read."""

    def __init__(self, keep: Keep, kept: Mapping[str, str] | None = None) -> None:
        self.kept: Final[dict[str, str]] = dict(kept or {})
        self._keep: Final = keep
        self.failing = False  # the last change could not be kept

    def take(self, changes: Changes) -> set[str]:
        """Take over what another tab has kept; returns the ids of the tables that changed."""
        for key, text in changes.items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text
        return {key.split("/")[1] for key in changes if key.startswith(("table/", "entry/"))}

    async def write(self, changes: Changes) -> None:
        """Change what is kept, or raise NotKept."""
        try:
            await self._keep(changes)
        except Exception as error:
            self.failing = True
            raise NotKept from error
        self.failing = False
        self.take(changes)

    def read(self, key: str, kind: type[Record]) -> Record | None:
        """A record, if it is there and can be read: a browser, or an accident, may have spoilt it."""
        try:
            return msgspec.json.decode(self.kept[key], type=kind)
        except (KeyError, msgspec.MsgspecError, RecursionError, UnicodeError):
            return None

    def me(self) -> Person | None:
        """The person of this device, if they have said who they are."""
        return self.read(ME, Person)

    # tables

    def find(self, table: str) -> StoredRecord | None:
        """A table with its seats, and my name on those that are mine."""
        stored = self.read(f"table/{table}", StoredRecord)
        if stored is None:
            return None
        me = self.me()
        for seat in stored.seats:
            seat.name = me.name if me and (seat.person or seat.owner) else ""
        return stored

    def all_tables(self, *states: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables in these states, or all of them; what changed last comes first."""
        ids = [key.removeprefix("table/") for key in self.kept if key.startswith("table/")]
        stored = [
            stored
            for stored in map(self.find, ids)
            if stored is not None and (not states or stored.table.state in states)
        ]
        return [(record.table, record.seats) for record in sorted(stored, key=lambda record: -record.table.changed)]

    # what cannot be read any more

    def damaged(self) -> list[str]:
        """The ids of games and match files of which something cannot be read, or is gone."""
        ids = {key.split("/")[1] for key in self.kept if key.startswith(("table/", "entry/", "snapshot/"))}
        tables = {table_id for table_id in ids if not self._is_whole(table_id)}
        replays = [key for key in self.kept if key.startswith("replay/")]
        return sorted(tables | {key.split("/")[1] for key in replays if self.read(key, StoredReplay) is None})

    def _is_whole(self, table: str) -> bool:
        stored = self.find(table)
        return stored is not None and all(
            entry_key(table, number) in self.kept for number in range(stored.table.number)
        )

    def records_of(self, game: str) -> dict[str, str]:
        """All that is kept of a game or a match file, as it is kept."""
        return {key: text for key, text in self.kept.items() if key.split("/")[1:2] == [game]}

    async def forget(self, game: str) -> None:
        """Keep nothing more of a game or a match file, whether or not it can be read."""
        stored = self.find(game)
        await self.write({**dict.fromkeys(self.records_of(game)), **(self.without(stored) if stored else {})})

    def without(self, gone: StoredRecord) -> Changes:
        """Return what is to be kept no longer when a table goes: its content file too, if no other table has it."""
        table, content = gone.table.id, gone.table.content
        keys = list(self.records_of(table))
        shared = any(other.content == content and other.id != table for other, _ in self.all_tables())
        if content and not shared:
            keys.append(f"content/{content}")
        return dict.fromkeys(keys)


def as_text(record: msgspec.Struct) -> str:
    """A record as it is kept."""
    return msgspec.json.encode(record).decode()
