"""An analysis as data: what terminal, server, browser and programs read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

METHOD: Final = 3  # raised when the same match and budget may lead to other numbers


@dataclass(kw_only=True)
class PlayedAction:
    """An action: its text, its kind, and its arguments by name."""

    text: str
    kind: str
    args: dict[str, str]


@dataclass(kw_only=True)
class ChancePoint:
    """Each seat's chance to win at the first decision of a turn, phase or round, or at the end."""

    step: int  # moves before it
    turn: int  # as the game counts; 0 before the first
    chances: list[float]


@dataclass(kw_only=True)
class LuckRecord:
    """Chance moves between two decisions, and by how much they were luckier for each seat than usual."""

    first: int  # the step before the first of them
    last: int  # and after the last
    turn: int
    gains: list[float]  # by seat, of a chance to win
    chances: list[float]  # by seat, after them
    kinds: dict[str, int]  # how many of each kind


@dataclass(kw_only=True)
class BetterReason:
    """Why a turn would have been better: a message of the game's hints and its arguments."""

    key: str
    words: dict[str, Any]


@dataclass(kw_only=True)
class TurnRecord:
    """A turn of a seat: what was done, the best that was found instead, and what the difference is worth."""

    place: int  # in the list of turns
    turn: int
    seat: int
    first: int  # the step before its first decision
    last: int  # and after its last one
    actions: list[PlayedAction]  # what was done, without answers and what only ends something
    start: list[float]  # each seat's chance at its beginning
    judged: bool = False
    effects: list[float] = field(default_factory=list)  # played minus best, by seat
    best: list[float] = field(default_factory=list)  # each seat's chance where the rollouts of the best turn ended
    error: float = 0.0  # standard error of the mover's effect
    odds: float = 0.0  # best minus played on the logistic scale,
    odds_error: float = 0.0  # and its standard error
    label: str = ""  # best, good, inaccuracy, mistake or serious; none in a game that is all but decided
    better_at: int = -1  # the step at which something better could have been done,
    better: list[PlayedAction] = field(default_factory=list)  # what,
    why: list[BetterReason] = field(default_factory=list)  # and why; nothing where no bot gives reasons


@dataclass(kw_only=True)
class FactRecord:
    """Something that can be counted without a forecast: a message of the locale files and its numbers."""

    key: str
    numbers: dict[str, int]


@dataclass(kw_only=True)
class AccountRecord:
    """From a seat's chance at the start to its result: luck, its turns, the others' turns, and the rest."""

    start: float
    end: float
    luck: float
    own: float
    others: float
    unexplained: float
    error: float  # standard error of what the turns brought


@dataclass(kw_only=True)
class MomentRecord:
    """A turning point for a seat: a turn (`own`, `other`), or chance moves (`luck`)."""

    kind: str
    place: int  # in the list of turns, or of luck
    step: int
    turn: int
    before: float  # the seat's chance with the best turn found, or with usual luck
    after: float  # and as it was played, or drawn


@dataclass(kw_only=True)
class PlayerRecord:
    """A seat's game: facts, accuracy (0 to 100), luck, the account, what decided it, and its turning points.

    `decided` is own, others, luck or both; unknown where the rest is larger than decisions and luck; idle where a game
    was lost with most turns unused, whatever the forecast says.
    """

    seat: int
    facts: list[FactRecord]
    judged: int  # turns
    accuracy: float | None
    labels: dict[str, int]
    luck: float
    luck_by_kind: dict[str, float]
    account: AccountRecord | None
    decided: str
    moments: list[MomentRecord]


@dataclass(kw_only=True)
class AnalysisRecord:
    """A finished match, turn by turn. While it is being made, `done` is smaller than `total`."""

    method: int
    effort: str
    game: str
    cooperative: bool
    done: int
    total: int
    curve: list[ChancePoint]
    turns: list[TurnRecord]
    luck: list[LuckRecord]
    players: list[PlayerRecord]
    moments: list[MomentRecord]  # turning points for whoever only watches
