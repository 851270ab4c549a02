"""The layout of an observation: one byte per feature, in blocks of one subject, each feature with a name.

Seats are always told from the reader's own place: `seat 0` is the reader, `seat 1` sits to the left, and so on, so that
one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar, final

from occasus.core.basics import Seat
from occasus.core.catalogue import Catalogue
from occasus.features.row import MOST, Row, short

S_contra = TypeVar("S_contra", contravariant=True)

ARGUMENTS: Final = 3  # of a step that an observation tells
SINGLES: Final[dict[int, list[bytes]]] = {}  # see `singles`; shared by all games, so that they stay at hand


class Features(Protocol[S_contra]):
    """Tells a state as bytes, as far as a seat may know it."""

    layout: Layout
    row: Row

    def update(self, state: S_contra, seat: Seat) -> None:
        """Write the features into the row, as far as they differ from those that stand there."""

    def encode(self, state: S_contra, seat: Seat) -> bytes:
        """The features by number, `layout.size` of them."""


@final
class Layout:
    """The names of all features and the highest value of each."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.highs: Final[list[int]] = []
        self.blocks: Final[dict[str, slice]] = {}
        self.spans: Final[dict[tuple[str, str], slice]] = {}  # that were asked for

    @property
    def size(self) -> int:
        """How many features there are."""
        return len(self.names)

    def add(self, block: str, words: Sequence[str], high: int = 1) -> None:
        """Append a block: a feature for each word."""
        assert block not in self.blocks, block
        self.blocks[block] = slice(len(self.names), len(self.names) + len(words))
        self.names.extend(f"{block}: {word}" for word in words)
        self.highs.extend([high] * len(words))

    def one(self, name: str, high: int = MOST) -> None:
        """Append a block of a single number."""
        assert name not in self.blocks, name
        self.blocks[name] = slice(len(self.names), len(self.names) + 1)
        self.names.append(name)
        self.highs.append(high)

    def span(self, first: str, last: str = "") -> slice:
        """Where a block stands, or some that follow each other; the same object whenever it is asked for."""
        place = (first, last or first)
        if place not in self.spans:
            self.spans[place] = slice(self.blocks[place[0]].start, self.blocks[place[1]].stop)
        return self.spans[place]

    def add_step(self, block: str, steps: Catalogue, kinds: int | None = None) -> None:
        """Append a block for a step of an agenda: which of all or of the first kinds, and its arguments."""
        self.add(f"{block} kind", [family.name for family in steps.families[:kinds]])
        self.add(f"{block} arguments", [str(number) for number in range(ARGUMENTS)], MOST)


def single(length: int, number: int) -> bytes:
    """A one among zeros, or only zeros if the number is negative."""
    made = bytearray(length)
    if number >= 0:
        made[number] = 1
    return bytes(made)


def singles(length: int) -> list[bytes]:
    """All that `single` can give, by number, the one for a negative number last; made once for each length."""
    if length not in SINGLES:
        SINGLES[length] = [single(length, number) for number in [*range(length), -1]]
    return SINGLES[length]


def step_bytes(steps: Catalogue, code: int, kinds: int | None = None) -> bytes:
    """A step as `add_step` lays it out; -1 stands for none, as do kinds that are not told."""
    told = len(steps.families[:kinds])
    made = bytearray(told + ARGUMENTS)
    if code >= 0 and steps.family_index[code] < told:
        family = steps.family(code)
        made[family.index] = 1
        at = told
        for arg in family.args(code)[:ARGUMENTS]:
            made[at] = short(arg + 1)
            at += 1
    return bytes(made)


def step_table(steps: Catalogue, kinds: int | None = None) -> list[bytes]:
    """All that `step_bytes` can give, by code, the one for none last."""
    return [step_bytes(steps, code, kinds) for code in [*range(len(steps)), -1]]
