"""The records that a device keeps."""

from __future__ import annotations

from typing import Final

import msgspec

from occasus.tables.store.rows import JournalEntry, Person, ReplayRow, SeatRow, Snapshot, TableRow

ME: Final = "me"
FORMAT: Final = "occasus-device-1"


class StoredRecord(msgspec.Struct, kw_only=True):
    """A table with its seats."""

    table: TableRow
    seats: list[SeatRow]
    measure: list[int] | None = None  # how a challenge went


class StoredReplay(msgspec.Struct, kw_only=True):
    """A match file that was brought."""

    row: ReplayRow
    data: str


KINDS: Final[dict[str, type[msgspec.Struct]]] = {
    ME: Person,
    "table": StoredRecord,
    "entry": JournalEntry,
    "snapshot": Snapshot,
    "replay": StoredReplay,
}


def entry_key(table: str, number: int) -> str:
    """Return where an entry of a journal is kept."""
    return f"entry/{table}/{number:06}"
