"""The parts of a position of Empire's End, as a seat sees it; the client's types are made from this."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Bid(TypedDict):
    """A bid in a conflict."""

    axes: int
    coins: NotRequired[int]


class AtEnd(TypedDict):
    """The score of an empire if the game ended now (EE-END-02); the least, where hidden tokens could add to it."""

    points: int
    least: bool


class Empire(TypedDict):
    """One empire; what its owner alone may know is a number or `hidden` to others (EE-INFO-01, EE-INFO-02)."""

    score: int
    resources: dict[str, int] | Literal["hidden"]
    hand: list[str] | int
    strength: int
    at_end: AtEnd
    row: dict[str, str]
    destroyed: list[str]
    innovations: dict[str, list[str]]
    exhausted: list[str]
    used: dict[str, int]
    cards_handled: int
    rebuilt: bool
    block: int
    next_part: str | None
    bid: Bid | Literal["hidden"] | None
    struck: list[str] | int
    decides: str | None


class Offer(TypedDict):
    """A disaster card on offer, with the tokens on it."""

    card: str
    tokens: dict[str, int]
    position: int
    handled: bool


class EmpiresEndPosition(TypedDict):
    """All parts of a position."""

    seats: int
    options: dict[str, str | int | bool]
    hourglass: int
    phase: str
    temple: int
    empires: list[Empire]
    offers: dict[str, Offer]
    takers: list[int]
    conflict: str | None
    conflict_discards: list[str]
    deck: list[str] | int
    discards: list[str] | int
    agenda: list[str]
    supply: NotRequired[dict[str, int]]
