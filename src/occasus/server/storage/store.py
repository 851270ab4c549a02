"""The database as a store: what rooms and requests ask for, by the functions of this folder."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.server.storage import challenges, chat, contents, journal, replays, tables, votes
from occasus.server.storage.accounts import social
from occasus.server.storage.engine import Storage
from occasus.tables.store.rows import (
    ChallengeTry,
    ChatRecord,
    JournalEntry,
    Proposal,
    ReplayRow,
    SeatRow,
    Snapshot,
    TableFilter,
    TableRow,
)


@final
class DatabaseStore:
    """A store in a database; what each function does is told by `Store`."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        await tables.add_table(self._storage, table, seats)

    async def find_table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        return await tables.find_table(self._storage, table)

    async def add_rematch(self, over: str, table: TableRow, seats: list[SeatRow]) -> bool:
        return await tables.add_rematch(self._storage, over, table, seats)

    async def change_lobby(self, table: str, **values: Any) -> None:
        await tables.change_lobby(self._storage, table, **values)

    async def put_seats(self, table: str, changes: list[tuple[SeatRow, SeatRow]], terms: int) -> bool:
        return await tables.put_seats(self._storage, table, changes, terms)

    async def remove_person(self, table: str, person: str, seconds: float) -> None:
        await tables.remove_person(self._storage, table, person, seconds)

    async def is_removed(self, table: str, person: str) -> bool:
        return await tables.is_removed(self._storage, table, person)

    async def count_aborts(self, person: str) -> int:
        return await tables.count_aborts(self._storage, person)

    async def is_member(self, table: str, person: str) -> bool:
        return await tables.is_member(self._storage, table, person)

    async def tables_of(self, person: str, over: bool) -> list[tuple[TableRow, list[SeatRow]]]:
        return await tables.tables_of(self._storage, person, over)

    async def open_tables(self, wanted: TableFilter) -> list[tuple[TableRow, list[SeatRow]]]:
        return await tables.open_tables(self._storage, wanted)

    async def public_replays(self) -> list[tuple[TableRow, list[SeatRow]]]:
        return await tables.public_replays(self._storage)

    async def count_tables(self, host: str) -> int:
        return await tables.count_tables(self._storage, host)

    async def drop_lobby(self, table: str) -> bool:
        return await tables.drop_lobby(self._storage, table)

    async def enter_challenge(self, challenge: str, table: str, people: list[str]) -> bool:
        return await challenges.enter(self._storage, challenge, table, people)

    async def challenge_tries(self, challenge: str) -> list[ChallengeTry]:
        return await challenges.tries_of(self._storage, challenge)

    async def challenge_lobby(self, challenge: str, person: str) -> str | None:
        return await challenges.lobby_of(self._storage, challenge, person)

    async def keep_measure(self, table: str, measure: list[int]) -> None:
        await challenges.keep_measure(self._storage, table, measure)

    async def keep_content(self, content: str) -> str:
        return await contents.keep(self._storage, content)

    async def content(self, content: str) -> str:
        return await contents.of(self._storage, content)

    async def entries_from(self, table: str, number: int) -> list[JournalEntry]:
        return await journal.entries_from(self._storage, table, number)

    async def snapshots_of(self, table: str) -> dict[str, Snapshot]:
        return await journal.snapshots_of(self._storage, table)

    async def find_command(self, table: str, person: str, command: str) -> int | None:
        return await journal.find_command(self._storage, table, person, command)

    async def story(self, table: str) -> str:
        return await journal.story(self._storage, table)

    async def propose(self, table: str, proposal: Proposal) -> None:
        await votes.propose(self._storage, table, proposal)

    async def was_refused(self, table: str, kind: str, seat: int, number: int) -> bool:
        return await votes.was_refused(self._storage, table, kind, seat, number)

    async def open_proposals(self, table: str) -> list[Proposal]:
        return await votes.open_proposals(self._storage, table)

    async def vote(self, proposal: str, person: str, yes: bool) -> None:
        await votes.vote(self._storage, proposal, person, yes)

    async def settle(self, proposal: str) -> bool:
        return await votes.settle(self._storage, proposal)

    async def add_line(self, table: str, room: str, person: str, text: str, command: str, phrase: str = "") -> int:
        return await chat.add_line(self._storage, table, room, person, text, command, phrase)

    async def lines(self, table: str, after: int = 0) -> list[ChatRecord]:
        return await chat.lines(self._storage, table, after)

    async def mutes(self, table: str) -> list[tuple[str, str, bool]]:
        return await chat.mutes(self._storage, table)

    async def blocked(self, person: str) -> frozenset[str]:
        return await social.blocked_by(self._storage, person)

    async def mute(self, table: str, by: str, person: str, on: bool, everyone: bool) -> None:
        await chat.mute(self._storage, table, by, person, on, everyone)

    async def add_replay(self, row: ReplayRow, data: str) -> None:
        await replays.add_replay(self._storage, row, data)

    async def replays_of(self, person: str) -> list[ReplayRow]:
        return await replays.replays_of(self._storage, person)

    async def replay_data(self, replay: str, person: str | None) -> str | None:
        return await replays.replay_data(self._storage, replay, person)

    async def size_of_replays(self, person: str) -> tuple[int, int]:
        return await replays.size_of_replays(self._storage, person)

    async def drop_replay(self, replay: str, person: str) -> bool:
        return await replays.drop_replay(self._storage, replay, person)
