"""What is kept on this device: texts by keys, in memory and in a database of the browser behind it.

A change counts when the browser has kept it: it is handed to `keep` whole, and only then does it stand in memory. So a
full disk or a closed lid leave what was there before.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from time import time
from typing import Any, Final, TypeVar, final

import msgspec

from occasus.local.records import FORMAT, ME, Kept, KeptReplay, entry_key
from occasus.server.ids import content_id
from occasus.server.playing import Damaged
from occasus.server.problems import Problem
from occasus.server.records import ChatRecord
from occasus.server.rows import (
    Entry,
    Person,
    Proposal,
    ReplayRow,
    SeatRow,
    Snapshot,
    Stale,
    Stroke,
    TableRow,
    Taken,
    Wanted,
    guest,
)

Changes = dict[str, str | None]
"""Texts by keys; None where one goes."""
Record = TypeVar("Record", bound=msgspec.Struct)
Keep = Callable[[Changes], Awaitable[None]]
"""Keeps changes for good, all or none of them."""


class NotKept(Exception):
    """The browser did not keep a change, so it did not happen."""


def not_kept() -> Problem:
    """What is told then."""
    return Problem("not_kept", "This could not be kept on your device, so it did not happen; is its disk full?", 507)


@final
class LocalStore:
    """A store and a journal for the one person here; what each function does is told by `Store` and `Journal`."""

    def __init__(self, keep: Keep, kept: Mapping[str, str] | None = None) -> None:
        self.kept: Final[dict[str, str]] = dict(kept or {})
        self._keep: Final = keep
        self._proposals: Final[dict[str, list[Proposal]]] = {}  # settled at once: nobody else is asked
        self.failing = False  # the last change could not be kept

    def take(self, changes: Changes) -> set[str]:
        """Take over what another tab has kept; returns the ids of the tables that changed."""
        for key, text in changes.items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text
        return {key.split("/")[1] for key in changes if key.startswith(("table/", "entry/"))}

    async def _write(self, changes: Changes) -> None:
        try:
            await self._keep(changes)
        except Exception as error:
            self.failing = True
            raise NotKept from error
        self.failing = False
        self.take(changes)

    def _read(self, key: str, kind: type[Record]) -> Record | None:
        """A record, if it is there and can be read: a browser, or an accident, may have spoilt it."""
        try:
            return msgspec.json.decode(self.kept[key], type=kind)
        except (KeyError, msgspec.MsgspecError, RecursionError, UnicodeError):
            return None

    # who I am

    def me(self) -> Person | None:
        """The person of this device, if they have said who they are."""
        return self._read(ME, Person)

    async def be(self, name: str, language: str) -> Person:
        """Become somebody, or change name and language."""
        person = self.me() or guest(name, language)
        if ME in self.kept and self.me() is None:  # spoilt: whose the tables are is known by them
            person.id = next((table.host for table, _ in self._all() if table.host), person.id)
        person.name, person.language = name or person.name, language or person.language
        await self._write({ME: _text(person)})
        return person

    # all games as one file

    def file(self) -> dict[str, Any]:
        """All that is kept, to be taken along."""
        return {"format": FORMAT, "kept": self.kept}

    async def bring(self, brought: dict[str, str]) -> int:
        """Keep the games and match files of such a file beside those that are here; returns how many are new."""
        me, them = self.me(), brought.pop(ME, "")
        here = {key.split("/")[1] for key in self.kept if key.startswith("table/")}  # a game comes whole or not at all
        mine = {key: value for key, value in brought.items() if key not in self.kept and key.split("/")[1] not in here}
        if me is None and them:
            mine[ME] = them
        elif me is not None and them:  # whoever played there plays on here
            stranger = msgspec.json.decode(them, type=Person).id
            mine = {key: value.replace(f'"{stranger}"', f'"{me.id}"') for key, value in mine.items()}
        await self._write({**mine})
        return sum(key.startswith(("table/", "replay/")) for key in mine)

    # what cannot be read any more

    def damaged(self) -> list[str]:
        """The ids of games and match files of which something cannot be read, or is gone."""
        ids = {key.split("/")[1] for key in self.kept if key.startswith(("table/", "entry/", "snapshot/"))}
        tables = {each for each in ids if not self._is_whole(each)}
        replays = [key for key in self.kept if key.startswith("replay/")]
        return sorted(tables | {key.split("/")[1] for key in replays if self._read(key, KeptReplay) is None})

    def _is_whole(self, table: str) -> bool:
        found = self._find(table)
        return found is not None and all(entry_key(table, number) in self.kept for number in range(found.table.number))

    def records_of(self, game: str) -> dict[str, str]:
        """All that is kept of a game or a match file, as it is kept."""
        return {key: text for key, text in self.kept.items() if key.split("/")[1:2] == [game]}

    async def forget(self, game: str) -> None:
        """Keep nothing more of a game or a match file, whether or not it can be read."""
        found = self._find(game)
        await self._write({**dict.fromkeys(self.records_of(game)), **(self._without(found) if found else {})})

    # tables

    def _find(self, table: str) -> Kept | None:
        found = self._read(f"table/{table}", Kept)
        if found is None:
            return None
        me = self.me()
        for seat in found.seats:
            seat.name = me.name if me and (seat.person or seat.owner) else ""
        return found

    def _all(self, *states: str) -> list[tuple[TableRow, list[SeatRow]]]:
        ids = [key.removeprefix("table/") for key in self.kept if key.startswith("table/")]
        found = [
            each for each in map(self._find, ids) if each is not None and (not states or each.table.state in states)
        ]
        return [(each.table, each.seats) for each in sorted(found, key=lambda each: -each.table.changed)]

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        await self._write({f"table/{table.id}": _text(Kept(table=table, seats=seats))})

    async def find_table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        found = self._find(table)
        return None if found is None else (found.table, found.seats)

    async def add_rematch(self, over: str, table: TableRow, seats: list[SeatRow]) -> bool:
        before = self._find(over)
        if before is None or before.table.state != "over" or before.table.rematch:
            return False
        before.table.rematch = table.id
        await self._write({f"table/{over}": _text(before), f"table/{table.id}": _text(Kept(table=table, seats=seats))})
        return True

    def _lobby(self, table: str) -> Kept:
        found = self._find(table)
        if found is None or found.table.state != "lobby":
            raise Taken
        found.table.changed = time()
        return found

    async def change_lobby(self, table: str, **values: Any) -> None:
        found = self._lobby(table)
        count = int(values.get("seats", len(found.seats)))
        seats = [seat for seat in found.seats if seat.seat < count or seat.kind == "person"]
        if len(seats) > count:
            raise Taken
        found.seats = [*seats, *(SeatRow(seat=seat) for seat in range(len(seats), count))]
        found.table = msgspec.structs.replace(found.table, **values)
        await self._write({f"table/{table}": _text(found)})

    async def put_seats(self, table: str, changes: list[tuple[SeatRow, SeatRow]]) -> bool:
        try:
            found = self._lobby(table)
        except Taken:
            return False
        for was, seat in changes:
            now = found.seats[was.seat]
            if (now.kind, now.person) != (was.kind, was.person) or (seat.nonce and now.nonce):
                return False
            found.seats[was.seat] = seat
        await self._write({f"table/{table}": _text(found)})
        return True

    async def remove_person(self, table: str, person: str, seconds: float) -> None:
        pass

    async def is_removed(self, table: str, person: str) -> bool:
        return False

    async def is_member(self, table: str, person: str) -> bool:
        return True

    async def tables_of(self, person: str, over: bool) -> list[tuple[TableRow, list[SeatRow]]]:
        return self._all("over") if over else self._all("lobby", "playing")

    async def open_tables(self, wanted: Wanted) -> list[tuple[TableRow, list[SeatRow]]]:
        return []

    async def public_replays(self) -> list[tuple[TableRow, list[SeatRow]]]:
        return []

    async def count_tables(self, host: str) -> int:
        return len(self._all("lobby", "playing"))

    async def drop_lobby(self, table: str) -> bool:
        try:
            found = self._lobby(table)
        except Taken:
            return False
        await self._write(self._without(found))
        return True

    def _without(self, gone: Kept) -> Changes:
        """What is to be kept no longer when a table goes: its content file too, if no other table has it."""
        table, content = gone.table.id, gone.table.content
        keys = list(self.records_of(table))
        shared = any(found.content == content and found.id != table for found, _ in self._all())
        if content and not shared:
            keys.append(f"content/{content}")
        return dict.fromkeys(keys)

    # content files

    async def keep_content(self, content: str) -> str:
        found = content_id(content)
        if found and f"content/{found}" not in self.kept:
            await self._write({f"content/{found}": content})
        return found

    async def content(self, content: str) -> str:
        return self.kept[f"content/{content}"] if content else ""

    # journals

    async def add(self, stroke: Stroke) -> None:
        """Keep a stroke for good, or raise Stale."""
        found, first = self._find(stroke.table), stroke.entries[0].number
        if found is None or found.table.number != first or (stroke.assumed and found.table.state != "lobby"):
            raise Stale
        if stroke.state == "closed":  # left for good: nobody looks at it again
            await self._write(self._without(found))
            return
        table = found.table
        if stroke.seed:
            table.seed, table.rules_version = stroke.seed, stroke.rules_version
        table.number, table.due, table.deadline = stroke.entries[-1].number + 1, stroke.due, stroke.deadline
        table.state, table.result, table.changed = stroke.state, stroke.result, time()
        table.clock = stroke.clock
        for seat in stroke.seats:
            found.seats[seat.seat] = msgspec.structs.replace(seat, nonce=found.seats[seat.seat].nonce)
        await self._write(
            {
                **{entry_key(stroke.table, entry.number): _text(entry) for entry in stroke.entries},
                **{f"snapshot/{stroke.table}/{each.kind}": _text(each) for each in stroke.snapshots},
                f"table/{stroke.table}": _text(found),
            }
        )

    async def save(self, snapshots: list[tuple[str, Snapshot]]) -> None:
        """Keep snapshots of some tables, but of none that is gone."""
        there = [(table, each) for table, each in snapshots if f"table/{table}" in self.kept]
        await self._write({f"snapshot/{table}/{each.kind}": _text(each) for table, each in there})

    async def look_again(self) -> None:
        """Nothing is to be found out: the browser says at once whether it has kept something."""

    async def entries_from(self, table: str, number: int) -> list[Entry]:
        found = []
        while (text := self.kept.get(entry_key(table, number))) is not None:
            found.append(msgspec.json.decode(text, type=Entry))
            number += 1
        whole = self._find(table)
        if whole is not None and number < whole.table.number:
            raise Damaged(f"the journal has no entry {number}.")
        return found

    async def snapshots_of(self, table: str) -> dict[str, Snapshot]:
        texts = (self.kept.get(f"snapshot/{table}/{kind}") for kind in ("base", "latest"))
        found = [msgspec.json.decode(text, type=Snapshot) for text in texts if text]
        return {each.kind: each for each in found}

    async def find_command(self, table: str, person: str, command: str) -> int | None:
        entries = await self.entries_from(table, 0)
        return next((each.number for each in entries if (each.person, each.command) == (person, command)), None)

    async def story(self, table: str) -> str:
        return ""  # rules of an earlier version are not told here

    # votes, in which there is one voter

    async def propose(self, table: str, proposal: Proposal) -> None:
        self._proposals.setdefault(table, []).append(proposal)

    async def was_refused(self, table: str, kind: str, seat: int, number: int) -> bool:
        return False

    async def open_proposals(self, table: str) -> list[Proposal]:
        return list(self._proposals.get(table, []))

    async def vote(self, proposal: str, person: str, yes: bool) -> None:
        for each in (each for found in self._proposals.values() for each in found if each.id == proposal):
            (each.yes if yes else each.no).append(person)

    async def settle(self, proposal: str) -> bool:
        for found in self._proposals.values():
            for each in found:
                if each.id == proposal:
                    found.remove(each)
                    return True
        return False

    # talk, which nobody would hear

    async def add_line(self, table: str, room: str, person: str, text: str, command: str, phrase: str = "") -> int:
        raise _alone()

    async def lines(self, table: str, after: int = 0) -> list[ChatRecord]:
        return []

    async def mutes(self, table: str) -> list[tuple[str, str, bool]]:
        return []

    async def blocked(self, person: str) -> frozenset[str]:
        return frozenset()

    async def mute(self, table: str, by: str, person: str, on: bool, everyone: bool) -> None:
        raise _alone()

    # match files

    def _replays(self) -> list[KeptReplay]:
        found = (self._read(key, KeptReplay) for key in self.kept if key.startswith("replay/"))
        return [each for each in found if each is not None]

    async def add_replay(self, row: ReplayRow, data: str) -> None:
        await self._write({f"replay/{row.id}": _text(KeptReplay(row=row, data=data))})

    async def replays_of(self, person: str) -> list[ReplayRow]:
        return sorted((each.row for each in self._replays()), key=lambda row: -row.at)

    async def replay_data(self, replay: str, person: str | None) -> str | None:
        found = self._read(f"replay/{replay}", KeptReplay)
        return found.data if found else None

    async def size_of_replays(self, person: str) -> tuple[int, int]:
        found = self._replays()
        return len(found), sum(len(each.data) for each in found)

    async def drop_replay(self, replay: str, person: str) -> bool:
        """Forget a match file that was brought, or a game that is over: both are here only."""
        game = self._find(replay)
        if game is not None and game.table.state == "over":
            await self._write(self._without(game))
        elif f"replay/{replay}" in self.kept:
            await self._write({f"replay/{replay}": None})
        else:
            return False
        return True


def _text(record: msgspec.Struct) -> str:
    return msgspec.json.encode(record).decode()


def _alone() -> Problem:
    return Problem("alone", "Nobody else is at this table: it is on your device only.", 409)
