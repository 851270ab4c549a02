"""The bytes of an observation and their parts, each of which writes only what has changed since it was last told.

Most of a position stays as it is from one decision to the next, and so do most bytes.
"""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat

MOST: Final = 255  # in a byte; larger numbers are cut to it
NOT_TOLD: Final = -2  # stands for no number at all


@final
class Row:
    """Where an observation is written, and for whom."""

    def __init__(self, size: int) -> None:
        self.seen: memoryview = memoryview(bytearray(size))
        self.reader = NOT_TOLD
        self.turned = True  # whether the last one was for another reader

    def turn_to(self, seat: Seat) -> None:
        """Be written for this reader from now on."""
        self.turned = seat != self.reader
        self.reader = seat


@final
class Part:
    """Some features that follow each other."""

    def __init__(self, row: Row, where: slice) -> None:
        self.row: Final = row
        self.where: Final = where
        self.length: Final[int] = where.stop - where.start
        self.key: list[int] = []  # what it tells

    def numbers(self, numbers: list[int]) -> None:
        """Tell numbers, a byte each."""
        if numbers != self.key:
            self.key = numbers[:]
            self.row.seen[self.where] = shorts(numbers)

    def marks(self, numbers: list[int]) -> None:
        """Tell numbers by a one for each that is there."""
        if numbers != self.key:
            self.key = numbers[:]
            made = bytearray(self.length)
            for number in numbers:
                made[number] = 1
            self.row.seen[self.where] = made

    def changed(self, key: list[int]) -> bool:
        """Whether what it tells is something else than before; then `write` follows."""
        if key == self.key:
            return False
        self.key = key[:]
        return True

    def write(self, made: bytes) -> None:
        """Tell this."""
        self.row.seen[self.where] = made


@final
class Choices:
    """Several times one of some things, each thing with its bytes."""

    def __init__(self, row: Row) -> None:
        self.row: Final = row
        self.wheres: Final[list[slice]] = []
        self.tables: Final[list[list[bytes]]] = []  # by number, the one for -1 last
        self.key: list[int] = []  # what stands there

    def add(self, where: slice, table: list[bytes]) -> None:
        """Choose among these things as well."""
        self.wheres.append(where)
        self.tables.append(table)
        self.key.append(NOT_TOLD)

    def tell(self, numbers: list[int]) -> None:
        """Tell all choices, in the order in which they were added."""
        key = self.key
        if numbers != key:
            for place in range(len(key)):
                if numbers[place] != key[place]:
                    key[place] = numbers[place]
                    self.row.seen[self.wheres[place]] = self.tables[place][numbers[place]]


@final
class Round:
    """Something of every seat, as many features each, beginning with the reader's."""

    def __init__(self, row: Row, where: slice, seats: int) -> None:
        self.row: Final = row
        self.where: Final = where
        self.seats: Final = seats
        self.length: Final[int] = where.stop - where.start
        self.share: Final[int] = self.length // seats
        self.key: list[int] = []  # what it tells
        self.made = bytes(2 * self.length)  # beginning with seat 0, twice

    def changed(self, key: list[int]) -> bool:
        """Whether what it tells is something else than before; then `turn` follows, else `keep`."""
        if key == self.key:
            return False
        self.key = key[:]
        return True

    def turn(self, made: bytes) -> None:
        """Tell this, which begins with seat 0."""
        made = made[: self.length]
        self.made = made + made
        self.write()

    def keep(self) -> None:
        """Tell the same as before, perhaps to another reader."""
        if self.row.turned:
            self.write()

    def write(self) -> None:
        """Write it from the reader's place."""
        first = self.row.reader * self.share
        self.row.seen[self.where] = self.made[first : first + self.length]

    def tell(self, numbers: list[int]) -> None:
        """Numbers by seat."""
        if numbers != self.key:
            self.key = numbers[:]
            self.turn(shorts(numbers))
        elif self.row.turned:
            self.write()


@final
class Columns:
    """Several lists, each with as many numbers for every seat, told seat by seat, beginning with the reader's."""

    def __init__(self, row: Row, where: slice, seats: int, widths: list[int]) -> None:
        self.round: Final = Round(row, where, seats)
        self.widths: Final = widths  # how many numbers of a seat each list has
        self.keys: Final[list[list[int]]] = [[] for _ in widths]  # what it tells
        self.whole: Final = bytearray(self.round.length)  # beginning with seat 0

    def tell(self, lists: list[list[int]]) -> None:
        """Tell these lists."""
        if lists == self.keys:
            self.round.keep()
            return
        whole, share, seats = self.whole, self.round.share, self.round.seats
        first = 0
        for place in range(len(lists)):
            numbers, width = lists[place], self.widths[place]
            if numbers != self.keys[place]:
                self.keys[place] = numbers[:]
                for own in range(seats):
                    for each in range(width):
                        whole[own * share + first + each] = short(numbers[own * width + each])
            first += width
        self.round.turn(bytes(whole))


@final
class Marked:
    """Something of one seat, a one for each number that is there; it stands where the reader sees the seat."""

    def __init__(self, row: Row, wheres: list[slice]) -> None:
        self.row: Final = row
        self.wheres: Final = wheres  # by place as the reader sees it
        self.length: Final[int] = wheres[0].stop - wheres[0].start
        self.key: list[int] = []  # what it tells
        self.made = bytes(self.length)

    def tell(self, numbers: list[int], place: int) -> None:
        """Tell these numbers of the seat at this place."""
        if numbers != self.key:
            self.key = numbers[:]
            made = bytearray(self.length)
            for number in numbers:
                made[number] = 1
            self.made = bytes(made)
        elif not self.row.turned:
            return
        self.row.seen[self.wheres[place]] = self.made


def short(number: int) -> int:
    """A number that fits into a byte."""
    return 0 if number < 0 else number if number < MOST else MOST


def shorts(numbers: list[int]) -> bytes:
    """Numbers that fit into bytes."""
    try:
        return bytes(numbers)  # nearly always
    except ValueError:
        return bytes([short(number) for number in numbers])
