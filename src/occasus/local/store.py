"""The store and the journal of one device: the tables, moves and match files of its one person."""

from __future__ import annotations

from collections.abc import Mapping
from time import time
from typing import Any, Final, final

import msgspec

from occasus.local.kept import Keep, KeptTexts, as_text
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


@final
class LocalStore(KeptTexts):
    """A store and a journal for the one person here; what each function does is told by `Store` and `Journal`."""

    def __init__(self, keep: Keep, kept: Mapping[str, str] | None = None) -> None:
        super().__init__(keep, kept)
        self._proposals: Final[dict[str, list[Proposal]]] = {}  # settled at once: nobody else is asked

    # who I am

    async def be(self, name: str, language: str) -> Person:
        """Become somebody, or change name and language."""
        person = self.me() or guest(name, language)
        if ME in self.kept and self.me() is None:  # spoilt: whose the tables are is known by them
            person.id = next((table.host for table, _ in self.all_tables() if table.host), person.id)
        person.name, person.language = name or person.name, language or person.language
        await self.write({ME: as_text(person)})
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
        await self.write({**mine})
        return sum(key.startswith(("table/", "replay/")) for key in mine)

    # tables

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        await self.write({f"table/{table.id}": as_text(Kept(table=table, seats=seats))})

    async def find_table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        found = self.find(table)
        return None if found is None else (found.table, found.seats)

    async def add_rematch(self, over: str, table: TableRow, seats: list[SeatRow]) -> bool:
        before = self.find(over)
        if before is None or before.table.state != "over" or before.table.rematch:
            return False
        before.table.rematch = table.id
        await self.write(
            {f"table/{over}": as_text(before), f"table/{table.id}": as_text(Kept(table=table, seats=seats))}
        )
        return True

    def _lobby(self, table: str) -> Kept:
        found = self.find(table)
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
        await self.write({f"table/{table}": as_text(found)})

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
        await self.write({f"table/{table}": as_text(found)})
        return True

    async def remove_person(self, table: str, person: str, seconds: float) -> None:
        pass

    async def is_removed(self, table: str, person: str) -> bool:
        return False

    async def is_member(self, table: str, person: str) -> bool:
        return True

    async def tables_of(self, person: str, over: bool) -> list[tuple[TableRow, list[SeatRow]]]:
        return self.all_tables("over") if over else self.all_tables("lobby", "playing")

    async def open_tables(self, wanted: Wanted) -> list[tuple[TableRow, list[SeatRow]]]:
        return []

    async def public_replays(self) -> list[tuple[TableRow, list[SeatRow]]]:
        return []

    async def count_tables(self, host: str) -> int:
        return len(self.all_tables("lobby", "playing"))

    async def drop_lobby(self, table: str) -> bool:
        try:
            found = self._lobby(table)
        except Taken:
            return False
        await self.write(self.without(found))
        return True

    # content files

    async def keep_content(self, content: str) -> str:
        found = content_id(content)
        if found and f"content/{found}" not in self.kept:
            await self.write({f"content/{found}": content})
        return found

    async def content(self, content: str) -> str:
        return self.kept[f"content/{content}"] if content else ""

    # journals

    async def add(self, stroke: Stroke) -> None:
        """Keep a stroke for good, or raise Stale."""
        found, first = self.find(stroke.table), stroke.entries[0].number
        if found is None or found.table.number != first or (stroke.assumed and found.table.state != "lobby"):
            raise Stale
        if stroke.state == "closed":  # left for good: nobody looks at it again
            await self.write(self.without(found))
            return
        table = found.table
        if stroke.seed:
            table.seed, table.rules_version = stroke.seed, stroke.rules_version
        table.number, table.due, table.deadline = stroke.entries[-1].number + 1, stroke.due, stroke.deadline
        table.state, table.result, table.changed = stroke.state, stroke.result, time()
        table.clock = stroke.clock
        for seat in stroke.seats:
            found.seats[seat.seat] = msgspec.structs.replace(seat, nonce=found.seats[seat.seat].nonce)
        await self.write(
            {
                **{entry_key(stroke.table, entry.number): as_text(entry) for entry in stroke.entries},
                **{f"snapshot/{stroke.table}/{each.kind}": as_text(each) for each in stroke.snapshots},
                f"table/{stroke.table}": as_text(found),
            }
        )

    async def save(self, snapshots: list[tuple[str, Snapshot]]) -> None:
        """Keep snapshots of some tables, but of none that is gone."""
        there = [(table, each) for table, each in snapshots if f"table/{table}" in self.kept]
        await self.write({f"snapshot/{table}/{each.kind}": as_text(each) for table, each in there})

    async def look_again(self) -> None:
        """Nothing is to be found out: the browser says at once whether it has kept something."""

    async def entries_from(self, table: str, number: int) -> list[Entry]:
        found = []
        while (text := self.kept.get(entry_key(table, number))) is not None:
            found.append(msgspec.json.decode(text, type=Entry))
            number += 1
        whole = self.find(table)
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
        found = (self.read(key, KeptReplay) for key in self.kept if key.startswith("replay/"))
        return [each for each in found if each is not None]

    async def add_replay(self, row: ReplayRow, data: str) -> None:
        await self.write({f"replay/{row.id}": as_text(KeptReplay(row=row, data=data))})

    async def replays_of(self, person: str) -> list[ReplayRow]:
        return sorted((each.row for each in self._replays()), key=lambda row: -row.at)

    async def replay_data(self, replay: str, person: str | None) -> str | None:
        found = self.read(f"replay/{replay}", KeptReplay)
        return found.data if found else None

    async def size_of_replays(self, person: str) -> tuple[int, int]:
        found = self._replays()
        return len(found), sum(len(each.data) for each in found)

    async def drop_replay(self, replay: str, person: str) -> bool:
        """Forget a match file that was brought, or a game that is over: both are here only."""
        game = self.find(replay)
        if game is not None and game.table.state == "over":
            await self.write(self.without(game))
        elif f"replay/{replay}" in self.kept:
            await self.write({f"replay/{replay}": None})
        else:
            return False
        return True


def _alone() -> Problem:
    return Problem("alone", "Nobody else is at this table: it is on your device only.", 409)
