"""The layout of an observation: one byte per feature, in blocks of one subject, each feature with a name.

Seats are always told from the reader's own place: `seat 0` is the reader, `seat 1` sits to the left, and so on, so that
one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr, u8

from occasus.core.basics import Seat
from occasus.core.catalogue import Catalogue
from occasus.core.int_arrays import vec
from occasus.features.row import MOST, Row
from occasus.features.steps import ARGUMENTS

S = TypeVar("S")


@final
class Layout:
    """The names of all features and the highest value of each."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.highs: Final[list[int]] = []
        self.blocks: Final[dict[str, slice]] = {}

    @property
    def size(self) -> int:
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

    def add_step(self, block: str, steps: Catalogue, kinds: int | None = None) -> None:
        """Append a block for a step of an agenda: which of all or of the first kinds, and its arguments."""
        self.add(f"{block} kind", [family.name for family in steps.families[:kinds]])
        self.add(f"{block} arguments", [str(number) for number in range(ARGUMENTS)], MOST)

    def start(self, block: str) -> int:
        """Return where a block begins."""
        return int(self.blocks[block].start)


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class Features(Generic[S]):
    """Tells a state as bytes, as far as a seat may know it."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self._alone: Final = vec[u8]([0] * layout.size)
        self._row: Final = Row(self._alone, 0, layout.size)

    def write(self, state: S, seat: i64, row: Row) -> None:
        """Write the features by number, `layout.size` of them, over those of another state or seat."""
        raise NotImplementedError

    def encode(self, state: S, seat: Seat) -> bytes:
        self.write(state, seat, self._row)
        return bytes(self._alone)
