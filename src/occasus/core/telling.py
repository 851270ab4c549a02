"""For compiled code: numbers told as bytes, in an array that others read without a copy.

A byte holds 0 to 255; what is less or more is told as these. Interpreted, the array is a `bytearray`, and `cells` has
the same functions for it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255


def blank(cells: vec[u8], at: i64, size: i64) -> None:
    """Zeros from a place on."""
    for place in range(at, at + size):
        cells[place] = 0


def tell(cells: vec[u8], at: i64, number: i64) -> None:
    """One number."""
    cells[at] = u8(0 if number < 0 else number if number < MOST else MOST)


def tell_row(cells: vec[u8], at: i64, row: vec[i64], first: i64, end: i64) -> None:
    """The numbers of a row from one place to before another."""
    for place in range(first, end):
        tell(cells, at + place - first, row[place])


def mark_row(cells: vec[u8], at: i64, row: vec[i64]) -> None:
    """A one for every number of a row, at its place."""
    for number in row:
        cells[at + number] = 1
