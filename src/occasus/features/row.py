"""Where an observation is written: bytes of an array that others read without a copy."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from occasus.core.int_arrays import vec, write_row, zero

MOST: Final = 255  # in a byte; larger numbers are told as it, negative ones as 0


@final
class Row:
    """Some bytes of an array, from a place on."""

    def __init__(self, cells: vec[u8], at: i64, size: i64) -> None:
        self.cells: Final = cells
        self.at: Final[i64] = at
        self.size: Final[i64] = size

    def wipe(self) -> None:
        """Zeros everywhere: the next observation begins."""
        zero(self.cells, self.at, self.size)

    def mark(self, place: i64) -> None:
        self.cells[self.at + place] = 1

    def mark_all(self, place: i64, numbers: vec[i64]) -> None:
        """A one for each of these numbers, in a block that begins at a place."""
        cells, first = self.cells, self.at + place
        for number in numbers:
            cells[first + number] = 1

    def put(self, place: i64, number: int) -> None:
        if number > 0:
            self.cells[self.at + place] = number if number < MOST else MOST

    def tell(self, place: i64, numbers: vec[i64]) -> None:
        write_row(self.cells, self.at + place, numbers, 0, len(numbers))

    def tell_part(self, place: i64, numbers: vec[i64], first: i64, end: i64) -> None:
        """Some of them, from one place to before another."""
        write_row(self.cells, self.at + place, numbers, first, end)
