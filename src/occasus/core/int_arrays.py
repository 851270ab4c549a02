"""Arrays of small whole numbers: packed when the engine is compiled, plain lists when it is interpreted.

`vec` is an array whose length seldom changes: who changes it puts the result back (`hand = append(hand, card)`), and no
other name may stand for the same array meanwhile. `Stack` grows and shrinks in place. A compiled module knows these
names by where they are defined and does not use this one at run time; it is never compiled itself.
"""

from __future__ import annotations

from bisect import insort
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, u8

_stack = find_spec("occasus.core.stack")  # looked for, not imported: interpreted, nothing of it is needed
assert _stack is not None

if TYPE_CHECKING or not str(_stack.origin).endswith((".py", ".pyc")):
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec

    from occasus.core.byte_rows import pack_bytes as pack_bytes
    from occasus.core.byte_rows import write_row as write_row
    from occasus.core.byte_rows import zero as zero
    from occasus.core.stack import Stack as Stack
    from occasus.core.stack import as_list as as_list
    from occasus.core.stack import has as has
    from occasus.core.stack import offer_all as offer_all
    from occasus.core.stack import place_of as place_of
    from occasus.core.stack import sorted_in as sorted_in
    from occasus.core.stack import total as total

    ROWS = (list, Stack, type(vec[i64]()), type(vec[vec[i64]]()))  # what a field with many numbers can be

    def like(row: Any, items: list[Any]) -> Any:
        """Plain numbers, or lists of them, as a row of the same kind as another."""
        if isinstance(row, ROWS[1]):
            return Stack(items)
        if isinstance(row, ROWS[2]):
            return vec[i64](items)
        return vec[vec[i64]]([vec[i64](item) for item in items]) if isinstance(row, ROWS[3]) else items

else:
    Stack = as_list = list
    pack_bytes = bytes
    ROWS = (list,)

    def like(row: Any, items: list[Any]) -> Any:
        """The numbers as they are."""
        return items

    class _Vec:
        """Makes lists where compiled code makes arrays: `vec[i64]([1, 2])`; of bytes, a `bytearray`."""

        def __getitem__(self, kind: Any) -> Any:
            return bytearray if kind is u8 else _made

    def _made(items: Any = (), capacity: int = 0) -> list[Any]:
        return list(items)

    vec = _Vec()

    def append(cells: list[Any], item: Any) -> list[Any]:
        """The array with one more item."""
        cells.append(item)
        return cells

    def extend(cells: list[Any], items: Any) -> list[Any]:
        """The array with more items."""
        cells.extend(items)
        return cells

    def pop(cells: list[Any], place: int = -1) -> tuple[list[Any], Any]:
        """The array without an item, and the item."""
        item = cells.pop(place)
        return cells, item

    def remove(cells: list[Any], item: Any) -> list[Any]:
        """The array without the first item of this value."""
        cells.remove(item)
        return cells

    def total(row: list[int], first: int, end: int) -> int:
        """The sum of the numbers from one place to before another."""
        return sum(row[first:end])

    def has(row: list[int], item: int) -> bool:
        """Return whether a number is in the array."""
        return item in row

    def place_of(row: list[int], item: int) -> int:
        """The first place of a number that is there."""
        return row.index(item)

    def sorted_in(row: list[float], item: float) -> list[float]:
        """A row in ascending order with one more number."""
        insort(row, item)
        return row

    def offer_all(row: list[int], codes: list[int]) -> None:
        """Append all of them to what is on offer."""
        codes.extend(row)

    def zero(cells: bytearray, at: int, size: int) -> None:
        """Zeros from a place on."""
        cells[at : at + size] = bytes(size)

    def write_row(cells: bytearray, at: int, row: list[int], first: int, end: int) -> None:
        """The numbers of a row from one place to before another, a byte each."""
        try:
            cells[at : at + end - first] = bytes(row[first:end])  # nearly always
        except ValueError:
            cells[at : at + end - first] = bytes(max(0, min(number, 255)) for number in row[first:end])
