"""For compiled code: a list of native whole numbers that grows and shrinks, and what lists answer by themselves.

A stack (steps that are due, codes on offer) has the methods of a list that rules use, so that the same sources run on
plain lists when they are interpreted; see `cells`, where both are chosen between.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

MADE: Final = 1 << 13
OBJECTS: Final[list[object]] = list(range(MADE))  # numbers as Python's objects, which lists would make again and again


@final
@mypyc_attr(acyclic=True)
class Stack:
    """Whole numbers in a row, the last one on top."""

    def __init__(self, items: Iterable[int] | None = None) -> None:
        self._cells: vec[i64] = vec[i64]()  # those beyond the size are free
        self._size: i64 = 0
        if items is not None:
            self.extend(items)

    def append(self, item: i64) -> None:
        size = self._size
        if size < len(self._cells):
            self._cells[size] = item
        else:
            self._cells = append(self._cells, item)
        self._size = size + 1

    def extend(self, items: Iterable[int]) -> None:
        """Put numbers on top, the last one uppermost."""
        for item in items:
            self.append(item)

    def pop(self) -> i64:
        if self._size == 0:
            raise IndexError("pop from an empty stack")
        self._size -= 1
        return self._cells[self._size]

    def insert(self, place: i64, item: i64) -> None:
        """Put a number before the one at a place."""
        self.append(item)
        for i in range(self._size - 1, place, -1):
            self._cells[i] = self._cells[i - 1]
        self._cells[place] = item

    def remove(self, item: i64) -> None:
        """Take away the lowest number of this value."""
        size = self._size - 1
        for i in range(self.index(item), size):
            self._cells[i] = self._cells[i + 1]
        self._size = size

    def clear(self) -> None:
        self._size = 0

    def copy(self) -> Stack:
        result = Stack()
        result._cells = self._cells[: self._size]
        result._size = self._size
        return result

    def index(self, item: i64) -> i64:
        """The lowest place of a number."""
        for i in range(self._size):
            if self._cells[i] == item:
                return i
        raise ValueError(f"{item} is not in the stack")

    def count(self, item: i64) -> i64:
        result: i64 = 0
        for i in range(self._size):
            if self._cells[i] == item:
                result += 1
        return result

    def __getitem__(self, place: i64) -> i64:
        return self._cells[self._place(place)]

    def __setitem__(self, place: i64, item: i64) -> None:
        self._cells[self._place(place)] = item

    def _place(self, place: i64) -> i64:
        at = place + self._size if place < 0 else place
        if at < 0 or at >= self._size:
            raise IndexError("the stack is not that high")
        return at

    def __contains__(self, item: i64) -> bool:
        return any(self._cells[i] == item for i in range(self._size))

    def __len__(self) -> int:
        return self._size

    def __bool__(self) -> bool:
        return self._size > 0

    def __iter__(self) -> Iterator[int]:
        return iter(as_list(self))

    def __reversed__(self) -> Iterator[int]:
        return reversed(as_list(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Stack, list)) and as_list(self) == list(other)

    def __repr__(self) -> str:
        return f"Stack({as_list(self)})"


def as_list(stack: Stack) -> list[int]:
    """A plain list of the numbers, which no one else holds."""
    items: list[object] = []
    for i in range(stack._size):
        item = stack._cells[i]
        items.append(OBJECTS[item] if 0 <= item < MADE else int(item))
    return cast(list[int], items)


def total(row: vec[i64], first: i64, end: i64) -> i64:
    """The sum of the numbers from one place to before another."""
    result: i64 = 0
    for place in range(first, end):
        result += row[place]
    return result


def has(row: vec[i64], item: i64) -> bool:
    """Return whether a number is in the array."""
    return any(code == item for code in row)


def place_of(row: vec[i64], item: i64) -> i64:
    """The first place of a number that is there."""
    place: i64 = 0
    while row[place] != item:
        place += 1
    return place


def offer_all(row: vec[i64], codes: Stack) -> None:
    """Append all of them to what is on offer."""
    for code in row:
        codes.append(code)


def sorted_in(row: vec[float], item: float) -> vec[float]:
    """A row in ascending order with one more number."""
    row = append(row, item)
    place = len(row) - 1
    while place > 0 and row[place - 1] > item:
        row[place] = row[place - 1]
        place -= 1
    row[place] = item
    return row
