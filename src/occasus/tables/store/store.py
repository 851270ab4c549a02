"""Where tables, journals, votes, talk and match files are kept, as rooms and requests ask for it.

`storage/` keeps them in a database, `local/` in the memory of a page with the browser's own database behind it.
"""

from __future__ import annotations

from typing import Any, Protocol

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


class Store(Protocol):
    """The storage of everything except people."""

    # tables, their seats and who may see them

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        """A new table with its seats."""

    async def find_table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""

    async def add_rematch(self, over: str, table: TableRow, seats: list[SeatRow]) -> bool:
        """A new table that goes on from one that is over; False if that one has another already."""

    async def change_lobby(self, table: str, **values: Any) -> None:
        """Change some fields of a table before its start, the number of its seats too; raises Taken."""

    async def put_seats(self, table: str, changes: list[tuple[SeatRow, SeatRow]], terms: int) -> bool:
        """Change seats before the start, each from what it was; False if anything, or the terms, is another."""

    async def remove_person(self, table: str, person: str, seconds: float) -> None:
        """Keep a person from sitting at a table for a while."""

    async def is_removed(self, table: str, person: str) -> bool:
        """Return whether a person was sent away from a table a while ago."""

    async def count_aborts(self, person: str) -> int:
        """How many rated games a person has aborted within a day, or left waiting for their first decisions."""

    async def is_member(self, table: str, person: str) -> bool:
        """Return whether a person came by the invite link."""

    async def tables_of(self, person: str, over: bool) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that a person hosts, sits or is invited at; finished ones apart."""

    async def open_tables(self, wanted: TableFilter) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables that wait for players, and those that may be watched, as someone wants them."""

    async def public_replays(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """Finished games of public tables."""

    async def count_tables(self, host: str) -> int:
        """Return how many tables a person hosts that are not over."""

    async def drop_lobby(self, table: str) -> bool:
        """Close a table that was never started; False if it was."""

    # challenges

    async def enter_challenge(self, challenge: str, table: str, people: list[str]) -> bool:
        """Let people try a challenge at a table; False if one of them has tried it elsewhere."""

    async def challenge_tries(self, challenge: str) -> list[ChallengeTry]:
        """All tries at a challenge, the earliest first."""

    async def challenge_lobby(self, challenge: str, person: str) -> str | None:
        """The table at which a person waits for others to play a challenge with."""

    async def keep_measure(self, table: str, measure: list[int]) -> None:
        """Keep how a try went."""

    # content files

    async def keep_content(self, content: str) -> str:
        """Keep a content file; returns its id. Nothing is kept of none."""

    async def content(self, content: str) -> str:
        """A content file by its id; empty for none."""

    # journals

    async def entries_from(self, table: str, number: int) -> list[JournalEntry]:
        """The entries of a journal from a number on."""

    async def snapshots_of(self, table: str) -> dict[str, Snapshot]:
        """The snapshots of a match, by kind."""

    async def find_command(self, table: str, person: str, command: str) -> int | None:
        """The number to which a message led, after chance had answered it; None if it led to nothing."""

    async def story(self, table: str) -> str:
        """The story of a finished match; empty if it was not kept."""

    # votes

    async def propose(self, table: str, proposal: Proposal) -> None:
        """Keep a proposal."""

    async def was_refused(self, table: str, kind: str, seat: int, number: int) -> bool:
        """Return whether the same was proposed at this moment of the game, and someone said no."""

    async def open_proposals(self, table: str) -> list[Proposal]:
        """Return what is being voted on at a table."""

    async def vote(self, proposal: str, person: str, yes: bool) -> None:
        """Keep a vote; the first one of a person counts."""

    async def settle(self, proposal: str) -> bool:
        """Close a proposal; True for the one who did it."""

    # talk

    async def add_line(self, table: str, room: str, person: str, text: str, command: str, phrase: str = "") -> int:
        """Keep what is said; returns its id, the same for the same message."""

    async def lines(self, table: str, after: int = 0) -> list[ChatRecord]:
        """The last lines of a table, oldest first."""

    async def mutes(self, table: str) -> list[tuple[str, str, bool]]:
        """Return who muted whom at a table, and whether for everyone."""

    async def mute(self, table: str, by: str, person: str, on: bool, everyone: bool) -> None:
        """Mute someone at a table, or no longer."""

    async def blocked(self, person: str) -> frozenset[str]:
        """Of whom a person wants to read nothing, at any table."""

    # match files that people brought

    async def add_replay(self, row: ReplayRow, data: str) -> None:
        """Keep a match file."""

    async def replays_of(self, person: str) -> list[ReplayRow]:
        """The match files that a person brought, newest first."""

    async def replay_data(self, replay: str, person: str | None) -> str | None:
        """The match file with this id, if this person brought it; without a person, whoever did."""

    async def size_of_replays(self, person: str) -> tuple[int, int]:
        """Return how many match files a person brought, and how many letters they have together."""

    async def drop_replay(self, replay: str, person: str) -> bool:
        """Forget a match file."""
