"""Stored records: tables, seats, journals, people. Only `storage/` knows how they are stored."""

from __future__ import annotations

from time import time
from typing import Literal

import msgspec

from occasus.core.basics import Json
from occasus.core.options import Options
from occasus.tables.store.ids import random_id

Scope = Literal["play", "read"]
Profile = Literal["all", "numbers", "nobody"]
"""What others see of a person: everything, no list of games, or nothing."""


class Person(msgspec.Struct, kw_only=True):
    """A guest, or someone with an account."""

    id: str
    name: str
    language: str
    account: str | None
    account_key: str | None
    password: str | None
    session: int
    created: float
    profile: Profile = "all"
    program: bool = False  # plays rated games by tokens, and has a leaderboard apart
    totp: str = ""  # the sealed secret of a second factor


def guest(name: str, language: str, profile: Profile = "all") -> Person:
    """A new person without an account."""
    return Person(
        id=random_id(),
        name=name,
        language=language,
        account=None,
        account_key=None,
        password=None,
        session=-1,  # none of before
        created=time(),
        profile=profile,
    )


class Token(msgspec.Struct, kw_only=True):
    """A personal token, without its secret: what a program may do with it, and until when."""

    id: str
    label: str
    scope: Scope
    created: float
    expires: float


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is kept."""

    id: str
    code: str
    host: str | None
    game: str
    options: Options
    seats: int
    public: bool
    spectators: bool
    hints: bool
    days: int
    state: str
    created: float
    changed: float
    number: int = 0
    due: list[int] = []
    deadline: float | None = None
    secret: str = ""  # promised when the table is made; empty for tables of earlier releases
    seed: str = ""
    rules_version: int = 0
    result: dict[str, Json] | None = None
    rematch: str | None = None
    content: str = ""  # the id of its content file; empty: ours
    rated: bool = False
    counted: bool = False  # once, when it is over
    minutes: int = 0  # in store for each seat of a live game; 0: no clock
    clock: dict[str, Json] | None = None
    language: str = ""  # of whoever opened it
    fill: float | None = None  # when bots take the free seats of a table of "play now"
    terms: int = 0  # how often the host has changed what it is
    challenge: str = ""  # the challenge that is played at it
    contest: str = ""  # the event whose table it is


class ChallengeTry(msgspec.Struct, kw_only=True):
    """A try at a challenge: where, by whom, and how it went once it is over."""

    table: str
    state: str
    measure: list[int] | None = None  # empty where somebody gave up or a bot played for them
    guests: bool = False  # one of them has no account
    people: list[str] = []
    names: list[str] = []


class TableFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which open tables someone looks for; what is left out does not matter."""

    game: str = ""
    seats: int = 0
    pace: str = ""  # live, slow
    language: str = ""
    counts: str = ""  # rated, friendly
    free: bool = False  # only those with a free seat
    near: dict[str, float] | None = None  # only those whose people are about as strong as I am, by game


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat as it is kept, with the name of its person."""

    seat: int
    kind: str = "open"
    person: str | None = None
    bot: str = ""
    resigned: bool = False  # or left for good: no one comes back to the bot that plays on
    owner: str | None = None  # for whom a bot plays until they are back; who resigned or left; who is asked to sit here
    nonce: str = ""  # what its person adds to chance before the start
    name: str = ""
    rating: float | None = None  # in this game, where it may be seen
    change: float | None = None  # of the rating by this game
    ready: bool = False  # its person agrees with what the table is
    gone: str = ""  # how its owner went: resigned, left, time
    guest: bool = False  # its person has no account
    program: bool = False
    provisional: bool = False  # the rating rests on few opponents

    @property
    def lender(self) -> str | None:
        """For whom a bot plays until they are back."""
        return self.owner if self.kind == "bot" and not self.resigned else None


class SeatTaken(Exception):
    """The table has been started, or someone sits where a seat is to go."""


class JournalEntry(msgspec.Struct, kw_only=True):
    """One line of a journal."""

    number: int
    kind: str  # move, undo, seat, rules, said, pause, resume, close
    seat: int
    action: str
    person: str | None = None
    command: str | None = None


class Snapshot(msgspec.Struct, kw_only=True):
    """A state as plain data, with its place in the journal and the version of the rules that made it."""

    kind: str
    number: int
    moves: int
    rules_version: int
    state: str


class Commit(msgspec.Struct, kw_only=True):
    """Everything that one command writes."""

    table: str
    entries: list[JournalEntry]
    snapshots: list[Snapshot]
    due: list[int]
    deadline: float | None
    state: str
    result: dict[str, Json] | None
    seats: list[SeatRow] = []
    seed: str = ""  # at the start of a match
    rules_version: int = 0
    assumed: list[SeatRow] = []  # at the start: the seats as they must still be
    clock: dict[str, Json] | None = None
    fence: int = 0  # of the lease under which the table was read; 0 where one worker has all tables


class StaleWrite(Exception):
    """Someone else wrote first."""


class NotLeading(StaleWrite):
    """Another worker leads the table by now: whatever this one knows of it is old."""


class Proposal(msgspec.Struct, kw_only=True):
    """Something that people at a table vote on."""

    id: str
    kind: str  # undo, takeover, pause
    person: str
    seat: int
    bot: str
    number: int
    moves: int
    yes: list[str] = []
    no: list[str] = []


class ReplayRow(msgspec.Struct, kw_only=True):
    """A match file that someone brought: who played, and how it ended, as far as the file tells."""

    id: str
    person: str
    game: str
    at: float
    players: list[str] = []
    result: dict[str, Json] | None = None


class ChatRecord(msgspec.Struct, kw_only=True):
    """Something said at a table."""

    id: int
    room: Literal["seats", "watchers"]
    person: str
    name: str
    text: str
    at: float
    phrase: str = ""  # the key of a ready sentence, which each reader's language has; the text has it in English
