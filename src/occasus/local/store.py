"""The store and the journal of one device: the tables, moves and match files of its one person."""

from __future__ import annotations

from collections.abc import Mapping
from time import time
from typing import Any, Final, final

import msgspec

from occasus.core.basics import CHANCE
from occasus.local.kv_store import Keep, KeyValueStore, as_text
from occasus.local.records import FORMAT, ME, StoredRecord, StoredReplay, entry_key
from occasus.tables.match.replayed_match import Damaged
from occasus.tables.protocol.problems import Problem
from occasus.tables.store.ids import content_id
from occasus.tables.store.rows import (
    ChallengeTry,
    ChatRecord,
    Commit,
    JournalEntry,
    Person,
    Proposal,
    ReplayRow,
    SeatRow,
    SeatTaken,
    Snapshot,
    StaleWrite,
    TableFilter,
    TableRow,
    guest,
)


@final
class LocalStore(KeyValueStore):
    """A store and a journal for the one person here; what each function does is told by `Store` and `Journal`."""

    def __init__(self, keep: Keep, kept: Mapping[str, str] | None = None) -> None:
        super().__init__(keep, kept)
        self._proposals: Final[dict[str, list[Proposal]]] = {}  # settled at once: no one else is asked

    # who I am

    async def be(self, name: str, language: str) -> Person:
        """Become someone, or change name and language."""
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
        await self.write({f"table/{table.id}": as_text(StoredRecord(table=table, seats=seats))})

    async def find_table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        stored = self.find(table)
        return None if stored is None else (stored.table, stored.seats)

    async def add_rematch(self, over: str, table: TableRow, seats: list[SeatRow]) -> bool:
        before = self.find(over)
        if before is None or before.table.state != "over" or before.table.rematch:
            return False
        before.table.rematch = table.id
        await self.write(
            {f"table/{over}": as_text(before), f"table/{table.id}": as_text(StoredRecord(table=table, seats=seats))}
        )
        return True

    def _lobby(self, table: str) -> StoredRecord:
        stored = self.find(table)
        if stored is None or stored.table.state != "lobby":
            raise SeatTaken
        stored.table.changed = time()
        return stored

    async def change_lobby(self, table: str, **values: Any) -> None:
        stored = self._lobby(table)
        count = int(values.get("seats", len(stored.seats)))
        seats = [seat for seat in stored.seats if seat.seat < count or seat.kind == "person"]
        if len(seats) > count:
            raise SeatTaken
        stored.seats = [*seats, *(SeatRow(seat=seat) for seat in range(len(seats), count))]
        stored.table = msgspec.structs.replace(stored.table, **values)
        await self.write({f"table/{table}": as_text(stored)})

    async def put_seats(self, table: str, changes: list[tuple[SeatRow, SeatRow]], terms: int) -> bool:
        try:
            stored = self._lobby(table)
        except SeatTaken:
            return False
        for was, seat in changes:
            now = stored.seats[was.seat]
            new_nonce = seat.nonce and now.nonce and seat.nonce != now.nonce
            if (now.kind, now.person) != (was.kind, was.person) or new_nonce:
                return False
            stored.seats[was.seat] = seat
        await self.write({f"table/{table}": as_text(stored)})
        return True

    async def remove_person(self, table: str, person: str, seconds: float) -> None:
        pass

    async def is_removed(self, table: str, person: str) -> bool:
        return False

    async def count_aborts(self, person: str) -> int:
        return 0

    async def is_member(self, table: str, person: str) -> bool:
        return True

    async def tables_of(self, person: str, over: bool) -> list[tuple[TableRow, list[SeatRow]]]:
        return self.all_tables("over") if over else self.all_tables("lobby", "playing")

    async def open_tables(self, wanted: TableFilter) -> list[tuple[TableRow, list[SeatRow]]]:
        return []

    async def public_replays(self) -> list[tuple[TableRow, list[SeatRow]]]:
        return []

    async def count_tables(self, host: str) -> int:
        return len(self.all_tables("lobby", "playing"))

    async def drop_lobby(self, table: str) -> bool:
        try:
            stored = self._lobby(table)
        except SeatTaken:
            return False
        await self.write(self.without(stored))
        return True

    # content files

    async def keep_content(self, content: str) -> str:
        key = content_id(content)
        if key and f"content/{key}" not in self.kept:
            await self.write({f"content/{key}": content})
        return key

    async def content(self, content: str) -> str:
        return self.kept[f"content/{content}"] if content else ""

    # journals

    async def add(self, commit: Commit) -> None:
        """Keep a commit for good, or raise StaleWrite."""
        stored, first = self.find(commit.table), commit.entries[0].number
        if stored is None or stored.table.number != first or (commit.assumed and stored.table.state != "lobby"):
            raise StaleWrite
        if commit.state == "closed":  # left for good: no one looks at it again
            await self.write(self.without(stored))
            return
        table = stored.table
        if commit.seed:
            table.seed, table.rules_version = commit.seed, commit.rules_version
        table.number, table.due, table.deadline = commit.entries[-1].number + 1, commit.due, commit.deadline
        table.state, table.result, table.changed = commit.state, commit.result, time()
        table.clock = commit.clock
        for seat in commit.seats:
            stored.seats[seat.seat] = msgspec.structs.replace(seat, nonce=stored.seats[seat.seat].nonce)
        await self.write(
            {
                **{entry_key(commit.table, entry.number): as_text(entry) for entry in commit.entries},
                **{f"snapshot/{commit.table}/{snapshot.kind}": as_text(snapshot) for snapshot in commit.snapshots},
                f"table/{commit.table}": as_text(stored),
            }
        )

    async def save(self, snapshots: list[tuple[str, Snapshot]]) -> None:
        """Keep snapshots of some tables, but of none that is gone."""
        there = [(table, snapshot) for table, snapshot in snapshots if f"table/{table}" in self.kept]
        await self.write({f"snapshot/{table}/{snapshot.kind}": as_text(snapshot) for table, snapshot in there})

    async def probe_storage(self) -> None:
        """Do nothing: the browser says at once whether it has saved something."""

    async def entries_from(self, table: str, number: int) -> list[JournalEntry]:
        rows = []
        while (text := self.kept.get(entry_key(table, number))) is not None:
            rows.append(msgspec.json.decode(text, type=JournalEntry))
            number += 1
        whole = self.find(table)
        if whole is not None and number < whole.table.number:
            raise Damaged(f"the journal has no entry {number}.")
        return rows

    async def snapshots_of(self, table: str) -> dict[str, Snapshot]:
        texts = (self.kept.get(f"snapshot/{table}/{kind}") for kind in ("base", "latest"))
        snapshots = [msgspec.json.decode(text, type=Snapshot) for text in texts if text]
        return {snapshot.kind: snapshot for snapshot in snapshots}

    async def find_command(self, table: str, person: str, command: str) -> int | None:
        led_to = None
        for entry in await self.entries_from(table, 0):
            if (entry.person, entry.command) == (person, command):
                led_to = entry.number + 1
            elif entry.number == led_to and entry.kind == "move" and entry.seat == CHANCE:
                led_to += 1
        return led_to

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
        for proposals in self._proposals.values():
            for item in proposals:
                if item.id == proposal:
                    (item.yes if yes else item.no).append(person)

    async def settle(self, proposal: str) -> bool:
        for proposals in self._proposals.values():
            for item in proposals:
                if item.id == proposal:
                    proposals.remove(item)
                    return True
        return False

    # challenges, which others play on devices of their own

    async def enter_challenge(self, challenge: str, table: str, people: list[str]) -> bool:
        return all(tried.table == table for tried in await self.challenge_tries(challenge))

    async def challenge_tries(self, challenge: str) -> list[ChallengeTry]:
        me = self.me()
        tries = [self.find(table.id) for table, _ in self.all_tables() if table.challenge == challenge and table.number]
        return [
            ChallengeTry(
                table=tried.table.id, state=tried.table.state, measure=tried.measure, people=[me.id], names=[me.name]
            )
            for tried in tries
            if me is not None and tried is not None
        ]

    async def challenge_lobby(self, challenge: str, person: str) -> str | None:
        return None  # no one else can come

    async def keep_measure(self, table: str, measure: list[int]) -> None:
        stored = self.find(table)
        if stored is not None:
            stored.measure = measure
            await self.write({f"table/{table}": as_text(stored)})

    # talk, which no one would hear

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

    def _replays(self) -> list[StoredReplay]:
        replays = (self.read(key, StoredReplay) for key in self.kept if key.startswith("replay/"))
        return [replay for replay in replays if replay is not None]

    async def add_replay(self, row: ReplayRow, data: str) -> None:
        await self.write({f"replay/{row.id}": as_text(StoredReplay(row=row, data=data))})

    async def replays_of(self, person: str) -> list[ReplayRow]:
        return sorted((replay.row for replay in self._replays()), key=lambda row: -row.at)

    async def replay_data(self, replay: str, person: str | None) -> str | None:
        stored = self.read(f"replay/{replay}", StoredReplay)
        return stored.data if stored else None

    async def size_of_replays(self, person: str) -> tuple[int, int]:
        replays = self._replays()
        return len(replays), sum(len(replay.data) for replay in replays)

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
    return Problem("alone", "This table exists only on your device, so no one else can join.", 409)
