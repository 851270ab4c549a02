"""What can be done, by seats and by chance."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from tests.toy.board.names import CARD, PRIZE

CATALOGUE: Final = Catalogue()
DEAL: Final = CATALOGUE.one("deal", CARD)  # chance
ROLL: Final = CATALOGUE.one("roll", PRIZE)  # chance
BID: Final = CATALOGUE.one("bid", CARD)
REUSE: Final = CATALOGUE.plain("reuse")
DROP: Final = CATALOGUE.plain("drop")
