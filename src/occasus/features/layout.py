"""The layout of an observation: one byte per feature, in blocks of one subject, each feature with a name.

Seats are always told from the reader's own place: `seat 0` is the reader, `seat 1` sits to the left, and so on, so that
one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar, final

from occasus.core.basics import Seat
from occasus.core.catalogue import Catalogue

S_contra = TypeVar("S_contra", contravariant=True)

MOST: Final = 255  # in a byte; larger numbers are cut to it
ARGUMENTS: Final = 3  # of a step that an observation tells


class Features(Protocol[S_contra]):
    """Tells a state as bytes, as far as a seat may know it."""

    layout: Layout

    def encode(self, state: S_contra, seat: Seat) -> bytes:
        """The features by number, `layout.size` of them."""


@final
class Layout:
    """The names of all features and the highest value of each."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.highs: Final[list[int]] = []
        self.blocks: Final[dict[str, slice]] = {}

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

    def add_step(self, block: str, steps: Catalogue) -> None:
        """Append a block for a step of an agenda: which kind, and its first arguments."""
        self.add(f"{block} kind", [family.name for family in steps.families])
        self.add(f"{block} arguments", [str(number) for number in range(ARGUMENTS)], MOST)


@final
class Kept:
    """A part of an observation that is made anew only when what it tells has changed; most parts seldom do."""

    def __init__(self, made: bytes = b"") -> None:
        self.key: list[int] = []  # what it tells
        self.made: bytes = made

    def numbers(self, numbers: list[int]) -> bytes:
        """The numbers as `shorts` tells them."""
        if numbers != self.key:
            self.key = numbers[:]
            self.made = shorts(numbers)
        return self.made

    def marks(self, length: int, numbers: list[int]) -> bytes:
        """The numbers as `marks` tells them."""
        if numbers != self.key:
            self.key = numbers[:]
            self.made = marks(length, numbers)
        return self.made


@final
class Round:
    """A part that tells something of every seat, `share` features each, beginning with the reader's; kept likewise."""

    def __init__(self, seats: int, share: int) -> None:
        self.seats: Final = seats
        self.share: Final = share
        self.key: list[int] = []  # what it tells
        self.made: list[bytes] = [bytes(seats * share)] * seats  # by reader

    def changed(self, key: list[int]) -> bool:
        """Whether what it tells is something else than before."""
        if key == self.key:
            return False
        self.key = key[:]
        return True

    def numbers(self, numbers: list[int], seat: Seat) -> bytes:
        """Numbers by seat."""
        if numbers != self.key:
            self.key = numbers[:]
            self.turn(shorts(numbers))
        return self.made[seat]

    def columns(self, numbers: list[int], width: int, seat: Seat) -> bytes:
        """Several lists of numbers by seat in a row, each `width` long, told seat by seat."""
        if numbers != self.key:
            self.key = numbers
            whole = shorts(numbers)
            self.turn(b"".join([whole[own::width] for own in range(self.seats)]))
        return self.made[seat]

    def turn(self, made: bytes) -> None:
        """Tell this from now on, which begins with seat 0."""
        end = self.seats * self.share
        self.made = [made[seat * self.share : end] + made[: seat * self.share] for seat in range(self.seats)]


def short(number: int) -> int:
    """A number that fits into a byte."""
    return 0 if number < 0 else number if number < MOST else MOST


def shorts(numbers: list[int]) -> bytes:
    """Numbers that fit into bytes."""
    try:
        return bytes(numbers)  # nearly always
    except ValueError:
        return bytes([short(number) for number in numbers])


def single(length: int, number: int) -> bytes:
    """A one among zeros, or only zeros if the number is negative."""
    made = bytearray(length)
    if number >= 0:
        made[number] = 1
    return bytes(made)


def singles(length: int) -> list[bytes]:
    """All that `single` can give, by number, the one for a negative number last."""
    return [single(length, number) for number in [*range(length), -1]]


def marks(length: int, numbers: list[int]) -> bytes:
    """A one for each number that is there."""
    made = bytearray(length)
    for number in numbers:
        made[number] = 1
    return bytes(made)


def step_bytes(steps: Catalogue, code: int) -> bytes:
    """A step as `add_step` lays it out; -1 stands for none."""
    kinds = bytearray(len(steps.families) + ARGUMENTS)
    if code >= 0:
        family = steps.family(code)
        kinds[family.index] = 1
        at = len(steps.families)
        for arg in family.args(code)[:ARGUMENTS]:
            kinds[at] = short(arg + 1)
            at += 1
    return bytes(kinds)


def step_table(steps: Catalogue) -> list[bytes]:
    """All that `step_bytes` can give, by code, the one for none last."""
    return [step_bytes(steps, code) for code in [*range(len(steps)), -1]]


def turned(items: list[int], seat: int) -> list[int]:
    """A list by seat, beginning with one's own."""
    return items[seat:] + items[:seat]
