"""The records that a device keeps, and the file in which all of its games go to another one."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from occasus.core.registry import names
from occasus.server.problems import Problem
from occasus.server.rows import Entry, Person, ReplayRow, SeatRow, Snapshot, TableRow

ME: Final = "me"
FORMAT: Final = "occasus-device-1"
KEY: Final = r"^(me|(table|entry|snapshot|content|replay)/[a-z0-9/]{1,100})(?!\n)$"


class KeptFile(msgspec.Struct, kw_only=True):
    """A file with all games of a device."""

    format: Literal["occasus-device-1"]
    kept: dict[Annotated[str, msgspec.Meta(pattern=KEY)], str]


class Kept(msgspec.Struct, kw_only=True):
    """A table with its seats."""

    table: TableRow
    seats: list[SeatRow]


class KeptReplay(msgspec.Struct, kw_only=True):
    """A match file that was brought."""

    row: ReplayRow
    data: str


KINDS: Final[dict[str, type[msgspec.Struct]]] = {
    ME: Person,
    "table": Kept,
    "entry": Entry,
    "snapshot": Snapshot,
    "replay": KeptReplay,
}


def read_file(text: str) -> dict[str, str]:
    """All that such a file holds, by its keys; anything else is refused."""
    try:
        file = msgspec.json.decode(text, type=KeptFile)
        for key, value in file.kept.items():
            _check(key, value)
    except msgspec.MsgspecError as error:
        raise Problem("no_games", "There are no games of Occasus in this file.") from error
    return file.kept


def _check(key: str, value: str) -> None:
    """Refuse what is not a record of ours."""
    kind = KINDS.get(key.partition("/")[0])
    if kind is None:
        return
    record = msgspec.json.decode(value, type=kind)
    if isinstance(record, Kept) and (key != f"table/{record.table.id}" or record.table.game not in names()):
        raise msgspec.ValidationError("no table of a game that is here")
