"""The editable parts of a position: pieces, other parts, and cards, each of which is in one place.

A place is written with `{place}` for a place of the board and `{seat}` for the key of a seat: `legions.{place}`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

How = Literal["count", "member", "here"]
Kind = Literal["number", "flag", "word", "set", "numbers", "counts", "cards", "layers", "seat", "order"]
Group = Literal["turn", "track", "deck", "seat", "place"]


@dataclass(frozen=True, kw_only=True)
class Piece:
    """A piece on a place of the board: a number, a word in a list, or its only place."""

    id: str
    how: How
    at: str
    places: str  # the domain of the places where it can be
    word: str = ""  # which one of its kind: a tribe, a player's colour
    domain: str = ""
    seat: int = -1  # whose it is
    total: int = 0  # how many there are; 0 if nothing limits them but the game
    key: str = ""  # that puts it on the place under the pointer or the keyboard
    alone: str = ""  # a place has only one of those that say the same here
    drops: tuple[str, ...] = ()  # written parts that an edit contradicts


@dataclass(frozen=True, kw_only=True)
class Part:
    """Something else that can be set, by its kind of value."""

    id: str
    at: str
    kind: Kind
    group: Group
    words: tuple[str, ...] = ()  # what may be chosen
    domain: str = ""  # how the words are called
    least: int = 0
    most: int = 99
    start: int = 0  # where nothing is written
    pool: str = ""  # of cards
    hidden: str = ""  # how it is written where no one knows it: as a number of cards, or a word
    optional: bool = False  # may be nothing
    drops: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Pool:
    """Cards of which each lies in one place."""

    id: str
    words: tuple[str, ...]
    domain: str
    unknown: tuple[str, ...]  # what a card that no one knows may be
    rest: str  # where those lie that are written nowhere
    piles: str = ""  # sizes of piles of the rest: a card that leaves comes from the top


@dataclass(frozen=True, kw_only=True)
class Parts:
    """The editable parts of a game with this many players."""

    seats: tuple[str, ...]  # the keys of the seats
    pieces: tuple[Piece, ...]
    parts: tuple[Part, ...]
    pools: tuple[Pool, ...]
    places: dict[str, tuple[str, ...]]  # by domain
    follows: tuple[str, ...]  # what the engine fills in from the rest
