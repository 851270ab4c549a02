"""What can happen."""

from __future__ import annotations

from typing import Final

from occasus.core.log import EventKind
from tests.toy.board.names import CARD, POINTS, SEAT

DEALT: Final = EventKind("dealt", (SEAT, CARD), "TY-DEAL-01", secret=("card",))
ROLLED: Final = EventKind("rolled", (POINTS,), "TY-ROLL-01")
COMMITTED: Final = EventKind("committed", (SEAT, CARD), "TY-BID-01", secret=("card",))
SHOWN: Final = EventKind("shown", (SEAT, CARD), "TY-BID-02", reveals=True)
WON: Final = EventKind("won", (SEAT, POINTS), "TY-BID-03")

EVENT_KINDS: Final = (DEALT, ROLLED, COMMITTED, SHOWN, WON)
