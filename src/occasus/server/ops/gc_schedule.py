"""When the interpreter looks for garbage: often among the little that is new, rarely among everything.

A worker holds the story of hundreds of matches, and looking through all of it takes a good part of a second in which
no one is answered. So that is done when nothing goes on, or after ten minutes at the latest.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final, final

NEVER: Final = 1 << 30
NEW: Final = (
    1_000  # objects; a look through so many takes a few milliseconds, what is still used is not looked at again
)
LATEST: Final = 600.0  # seconds between two looks through everything
QUIET: Final = 15.0  # seconds without a move


@final
class GcSchedule:
    """Decides when to look through everything."""

    def __init__(self) -> None:
        self._last = monotonic()

    def begin(self) -> None:
        """Leave out what was there before the first game, and let no one else look through everything."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW, NEVER, NEVER)

    def tidy(self, last_change: float, now: float) -> bool:
        """Look through everything, if it is quiet or has not been done for long; tells whether it was done."""
        since = monotonic() - self._last
        if since < LATEST and (now - last_change < QUIET or since < 4 * QUIET):
            return False
        gc.collect()
        self._last = monotonic()
        return True
