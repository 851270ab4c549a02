"""The file in which all games of a device go to another one, checked at the border: all of it fits, or none is taken.

Whoever brings a file may bring anything. So it is bounded, every record in it must be one of ours under the key where
it belongs, and every game must be whole and its person's own. Whether its moves obey the rules is seen when it is
opened.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Final, Literal

import msgspec

from occasus.core.registry import names
from occasus.local.records import KINDS, ME, StoredRecord, StoredReplay, entry_key
from occasus.tables.match.content_files import MOST_BYTES as CONTENT_BYTES
from occasus.tables.protocol.problems import Problem
from occasus.tables.queries.people import MeRequest
from occasus.tables.store.ids import content_id, is_id
from occasus.tables.store.rows import JournalEntry, Person, Snapshot
from occasus.tables.workers.uploads import OPENING_BYTES, checked

MOST_BYTES: Final = 64 << 20  # a long game has a megabyte
MOST_RECORDS: Final = 500_000  # a long game has some thousand
MOST_ENTRIES: Final = 1_000_000  # of one game
LONGEST: Final = 400  # letters of a move, or of what a bot says with it
STATES: Final = ("lobby", "playing", "over")
KEY: Final = r"^(me|(table|entry|snapshot|content|replay)/[a-z0-9/]{1,100})(?!\n)$"


class KeptFile(msgspec.Struct, kw_only=True):
    """A file with all games of a device."""

    format: Literal["occasus-device-1"]
    kept: dict[Annotated[str, msgspec.Meta(pattern=KEY)], str]


def read_file(text: str) -> dict[str, str]:
    """All that such a file holds, by its keys; anything else is refused."""
    if len(text) > MOST_BYTES:
        raise _too_large()
    try:
        kept = msgspec.json.decode(text, type=KeptFile).kept
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Problem("no_games", "This file contains no Occasus games.") from error
    if len(kept) > MOST_RECORDS:
        raise _too_large()
    try:
        _check(kept)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, Misfit, Problem) as error:
        raise damaged() from error
    return kept


class Misfit(Exception):
    """A record that is not what its place in a file says."""


def _check(kept: dict[str, str]) -> None:
    me = _person(kept[ME]) if ME in kept else None
    records: dict[str, dict[str, msgspec.Struct]] = defaultdict(dict)
    for key, value in kept.items():
        kind, _, name = key.partition("/")
        if kind == "content":
            _fits(name == content_id(value) and len(value) <= 2 * CONTENT_BYTES)
            msgspec.json.decode(value, type=dict)
        elif key != ME:
            records[kind][name] = msgspec.json.decode(value, type=KINDS[kind])
    people = (None, me)
    counts = dict.fromkeys(records["table"], 0)
    for name, entry in records["entry"].items():
        assert isinstance(entry, JournalEntry)
        table = name.partition("/")[0]
        _fits(f"entry/{name}" == entry_key(table, entry.number) and table in counts and entry.person in people)
        _fits(max(map(len, (entry.kind, entry.action, entry.command or ""))) <= LONGEST)
        counts[table] += 1
    for name, stored in records["table"].items():
        assert isinstance(stored, StoredRecord)
        _whole(stored, name, counts[name], people)
        _fits(not stored.table.content or f"content/{stored.table.content}" in kept)
    for name, snapshot in records["snapshot"].items():
        assert isinstance(snapshot, Snapshot)
        table, _, kind = name.partition("/")
        _fits(kind == snapshot.kind and kind in ("base", "latest") and table in counts)
        _fits(0 <= snapshot.number <= counts[table] and len(snapshot.state) <= OPENING_BYTES)
    for name, replay in records["replay"].items():
        assert isinstance(replay, StoredReplay)
        _fits(is_id(name) and name == replay.row.id and replay.row.person in people and replay.row.game in names())
        match = checked(msgspec.json.decode(replay.data, type=dict))
        _fits(replay.row.players in ([], match.get("players", [])))
        _fits(replay.row.result in (None, match["result"]))


def _person(text: str) -> str:
    """The id of whoever played there: someone without an account, by a name that one may have here."""
    person = msgspec.json.decode(text, type=Person)
    msgspec.convert({"name": person.name, "language": person.language}, MeRequest)
    _fits(is_id(person.id) and not (person.account or person.account_key or person.password))
    return person.id


def _whole(stored: StoredRecord, name: str, entries: int, people: tuple[str | None, ...]) -> None:
    """Refuse a table of a game that is not here, of someone else, or without some of its seats or moves."""
    table, seats = stored.table, stored.seats
    _fits(is_id(name) and name == table.id and table.game in names() and table.state in STATES)
    _fits(table.number == entries <= MOST_ENTRIES and (table.state == "lobby") == (entries == 0))
    _fits(table.seats == len(seats) and [seat.seat for seat in seats] == list(range(len(seats))))
    _fits(all(one in people for one in (table.host, *(seat.person for seat in seats), *(seat.owner for seat in seats))))


def _fits(true: bool) -> None:
    if not true:
        raise Misfit


def damaged() -> Problem:
    """Return what is told of a file with anything in it that cannot be."""
    return Problem("games_damaged", "This file is damaged. Nothing was imported.")


def _too_large() -> Problem:
    return Problem("games_too_large", "This file is too large.", 413)
