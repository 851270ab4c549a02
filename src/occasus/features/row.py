"""Where an observation is written: bytes of an array that others read without a copy.

Numbers are written over those that stand there. What stands only now and then, such as the one that marks a city, is
noted, so that the next observation begins by wiping it out instead of writing zeros everywhere.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from occasus.core.cells import Stack, tell_row, vec

MOST: Final = 255  # in a byte; larger numbers are told as it, negative ones as 0


@final
class Row:
    """Some bytes of an array, from a place on; they are zeros at first."""

    def __init__(self, cells: vec[u8], at: i64) -> None:
        self.cells: Final = cells
        self.at: Final[i64] = at
        self.noted: Final = Stack()  # places to be wiped out

    def wipe(self) -> None:
        """Begin the next observation."""
        cells, noted = self.cells, self.noted
        for number in range(len(noted)):
            cells[noted[number]] = 0
        noted.clear()

    def mark(self, place: i64) -> None:
        """A one."""
        self.cells[self.at + place] = 1
        self.noted.append(self.at + place)

    def mark_all(self, place: i64, numbers: vec[i64]) -> None:
        """A one for each of these numbers, in a block that begins at a place."""
        cells, noted, first = self.cells, self.noted, self.at + place
        for number in numbers:
            cells[first + number] = 1
            noted.append(first + number)

    def put(self, place: i64, number: i64) -> None:
        """A number that stands there only now."""
        at = self.at + place
        if number >= MOST:
            self.cells[at] = MOST
        elif number > 0:
            self.cells[at] = u8(number)
        else:
            return
        self.noted.append(at)

    def tell(self, place: i64, numbers: vec[i64]) -> None:
        """Numbers that are told every time."""
        tell_row(self.cells, self.at + place, numbers, 0, len(numbers))

    def tell_part(self, place: i64, numbers: vec[i64], first: i64, end: i64) -> None:
        """Some of them, from one place to before another."""
        tell_row(self.cells, self.at + place, numbers, first, end)
