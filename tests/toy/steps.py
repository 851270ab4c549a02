"""What can be due."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from tests.toy.board.names import SEAT

STEPS: Final = Catalogue()
DEAL_STEP: Final = STEPS.one("deal", SEAT)
ROLL_STEP: Final = STEPS.plain("roll")
BID_STEP: Final = STEPS.plain("bid")
CHOOSE_STEP: Final = STEPS.one("choose", SEAT)
