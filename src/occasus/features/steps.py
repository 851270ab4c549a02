"""The step of an agenda as bytes: a one for its kind, then its arguments."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.catalogue import Catalogue
from occasus.core.int_arrays import vec
from occasus.features.row import Row

ARGUMENTS: Final = 3  # of a step that an observation tells


@final
class StepTable:
    """All steps of a game, or those of the first kinds; others are not told."""

    def __init__(self, steps: Catalogue, kinds: int | None = None) -> None:
        self.told: Final[i64] = len(steps.families[:kinds])
        self._kind: Final = vec[i64]([steps.family_index[code] for code in range(len(steps))])
        arguments = [0] * (ARGUMENTS * len(steps))  # each one more than it is
        for code in range(len(steps)):
            for place, argument in enumerate(steps.family(code).args(code)[:ARGUMENTS]):
                arguments[ARGUMENTS * code + place] = argument + 1
        self._arguments: Final = vec[i64](arguments)

    def tell(self, row: Row, place: i64, code: i64) -> None:
        """Write a step; nothing for -1."""
        if code < 0 or self._kind[code] >= self.told:
            return
        row.mark(place + self._kind[code])
        for number in range(ARGUMENTS):
            row.put(place + self.told + number, self._arguments[ARGUMENTS * code + number])
