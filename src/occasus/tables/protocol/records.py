"""People, tables and views: the records that HTTP answers and socket messages share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from occasus.tables.store.rows import Profile

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Language = Annotated[str, msgspec.Meta(min_length=2, max_length=8, pattern=r"^[A-Za-z-]+(?!\n)$")]

TableState = Literal["lobby", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot", "left"]
Gone = Literal["", "resigned", "left", "time"]
ProposalKind = Literal["undo", "takeover", "pause"]


class SeatRecord(msgspec.Struct, kw_only=True):
    """The player of a seat."""

    seat: int
    kind: SeatKind
    person: str = ""  # the id of a person
    name: str = ""  # of the person; of the owner, where a bot plays on or no one does
    bot: str = ""
    resigned: bool = False  # or left for good: no one comes back to the bot that plays on
    present: bool = False  # has the table open now
    takeover: bool = False  # it can be taken over by vote now
    owner: str = ""  # whose seat it is: a bot plays until they are back, they resigned or left, or are asked to sit
    nonce: str = ""  # what its person has added to chance; of others only after the start
    rating: int | None = None  # of the person in this game, where it may be seen
    change: int | None = None  # of the rating by this game
    provisional: bool = False  # the rating rests on few opponents
    ready: bool = False  # its person agrees with what the table is
    gone: Gone = ""  # how its owner went, if they don't come back
    guest: bool = False  # its person has no account
    program: bool = False  # its person plays by tokens


class ClockRecord(msgspec.Struct, kw_only=True):
    """The clocks of a table at the moment of telling, in seconds, seat by seat."""

    left: list[float]  # in store
    free: list[float]  # that this decision has left before the store is touched
    running: list[bool]
    paused: bool


class ProposalRecord(msgspec.Struct, kw_only=True):
    """Something that people at the table vote on."""

    id: str
    kind: ProposalKind
    person: str
    name: str
    seat: int
    bot: str
    moves: int
    voters: list[str]  # the ids of those who are asked
    yes: list[str]


class TableRecord(msgspec.Struct, kw_only=True):
    """A table as its people see it."""

    id: str
    code: str  # of the invite link; empty for those who only watch
    host: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatRecord]
    public: bool
    spectators: bool
    hints: bool
    cooperative: bool
    days: int
    state: TableState
    created: float
    changed: float
    number: int  # entries in the journal: what a client has seen
    due: list[int]
    deadline: float | None
    commitment: str  # the hash of the secret of chance; empty at tables of earlier releases
    secret: str  # empty until the game is over
    seed_hash: str  # of the seed; empty before the start
    seed: str  # empty until the game is over
    result: dict[str, Any] | None
    rematch: str
    content: str = ""  # the id of the host's content file; empty: the figures are ours
    rated: bool = False
    challenge: str = ""  # that is played at it
    contest: str = ""  # the event whose table it is
    minutes: int = 0  # in store for each seat of a live game; 0: no clock
    clock: ClockRecord | None = None
    language: str = ""  # of whoever opened it
    terms: int = 0  # grows whenever the host changes what the table is
    aborts: bool = False  # whoever leaves or resigns now only aborts the game: it counts for no one
    idle_seconds: float = 0  # without a move so long, others can take a seat over; 0: the clock decides
    bots_in: float | None = None  # seconds until bots take the free seats of a table of "play now"
    proposals: list[ProposalRecord] = []
    new_rules: int = -1  # since this number the game goes on by newer rules than before; -1: they never changed


class ActionRecord(msgspec.Struct, kw_only=True):
    """An action that may be chosen: its text, its kind, and its arguments by name."""

    text: str
    kind: str
    args: dict[str, str]


class ReasonRecord(msgspec.Struct, kw_only=True):
    """One line of why: a message of the game's words with its arguments, and what it weighs of a chance to win."""

    key: str
    words: dict[str, Any]
    weight: float


class AdviceRecord(msgspec.Struct, kw_only=True):
    """An action with the chance to win after it (0 to 1), and why."""

    action: str
    chance: float
    reasons: list[ReasonRecord]


class ViewRecord(msgspec.Struct, kw_only=True):
    """A seat's knowledge and legal actions. Seat -2 is a spectator."""

    seat: int
    actors: list[int]
    legal: list[ActionRecord]
    position: dict[str, Any]
    result: dict[str, Any] | None
    can_undo: bool


class ChangeRecord(msgspec.Struct, kw_only=True):
    """The rest of a view since a number; its position follows from the changes of the steps."""

    since: int
    actors: list[int]
    legal: list[ActionRecord]
    result: dict[str, Any] | None
    can_undo: bool


class StepRecord(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One move as a seat may know it: its number in the journal, who made it (-1: chance), and what happened.

    `changes` has a list for each event (one list, if there are none): what is different in the position then. A change
    is a place (keys and numbers one after another) and its new value; a place alone has gone. Steps that lead to a
    whole view have none.
    """

    number: int
    seat: int
    action: str = ""  # only one's own
    events: list[dict[str, Any]]
    changes: list[list[list[Any]]] = []


class WayRecord(msgspec.Struct, kw_only=True):
    """Something that chance may do: its weight, and by how much the numbers of the position would differ, by paths."""

    weight: int
    by: dict[str, int]


class ForeseenLine(msgspec.Struct, kw_only=True):
    """The result of some actions, as far as it is certain, what the seat could do then, and what of the position
    would be different: the keys that change, a list of maps as a map by places. Where dice decide next, their ways.
    """

    events: list[dict[str, Any]]
    legal: list[ActionRecord]
    changed: dict[str, Any]
    ways: list[WayRecord] = []


class CityInDanger(msgspec.Struct, kw_only=True):
    """A city that one more barbarian of a tribe sacks, and how likely that is, in percent."""

    tribe: str
    city: str
    percent: int


class DangerRecord(msgspec.Struct, kw_only=True):
    """Cities that may be sacked before a seat's next turn, and in percent at least one of them, two, three."""

    cities: list[CityInDanger]
    sacks: list[int]


class PersonRecord(msgspec.Struct, kw_only=True):
    """A person, as that person sees it."""

    id: str
    name: str
    language: str
    account: str  # empty: a guest
    profile: Profile = "all"  # who sees my games and ratings
