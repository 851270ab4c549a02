"""For compiled code: numbers told as bytes, in an array that others read without a copy.

A byte holds 0 to 255; what is less or more is told as these. Interpreted, the array is a `bytearray`, and
`int_arrays` has the same functions for it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255


def zero(cells: vec[u8], at: i64, size: i64) -> None:
    """Zeros from a place on; eight at a time, which takes half as long."""
    end = at + size
    while at + 8 <= end:
        cells[at] = 0
        cells[at + 1] = 0
        cells[at + 2] = 0
        cells[at + 3] = 0
        cells[at + 4] = 0
        cells[at + 5] = 0
        cells[at + 6] = 0
        cells[at + 7] = 0
        at += 8
    while at < end:
        cells[at] = 0
        at += 1


def write_row(cells: vec[u8], at: i64, row: vec[i64], first: i64, end: i64) -> None:
    """The numbers of a row from one place to before another."""
    for place in range(first, end):
        number = row[place]
        if number <= 0:
            cells[at] = 0
        elif number >= MOST:
            cells[at] = MOST
        else:
            cells[at] = u8(number)
        at += 1


def pack_bytes(row: vec[i64]) -> bytes:
    """The numbers of a row, a byte each."""
    size: i64 = len(row)
    cells = vec[u8]([0] * size)
    for place in range(size):
        cells[place] = u8(row[place])
    return bytes(cells)
