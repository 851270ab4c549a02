"""The catalogue: everything that a seat or chance can choose in Empire's End; nobody gives to another (EE-RES-08)."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue, numbers
from occasus.games.empires_end.board.names import (
    BEARER,
    BID_MOST,
    BUILD_COST_MOST,
    CARD,
    CONFLICT_CARD,
    COST_MOST,
    GIVEN,
    INNOVATION,
    OFFER,
    OTHER_TILE,
    PART,
    RESOURCE,
    SEAT,
    TAKEN,
    TILE,
    TOWN,
)

CATALOGUE: Final = Catalogue()

# The disaster phases
PAY: Final = CATALOGUE.two("pay", OFFER, RESOURCE)  # EE-DEC-05, EE-DEC-06
SKIP: Final = CATALOGUE.two("skip", OFFER, INNOVATION)  # EE-DEC-05
TAKE: Final = CATALOGUE.one("take", OFFER)  # EE-DEC-05
REPLACE: Final = CATALOGUE.two("replace", OFFER, INNOVATION)  # EE-DEC-07
DECLINE: Final = CATALOGUE.plain("decline")  # EE-DEC-07
DESTROY: Final = CATALOGUE.one("destroy", TILE)  # EE-DEC-03, EE-DEC-08
ATTACH: Final = CATALOGUE.one("attach", TILE)  # EE-DEC-04, EE-DEC-09, EE-DEC-16
BUY_COINS: Final = CATALOGUE.one("buy_coins", numbers("coins", 5))  # EE-DEC-10

# Economy and industry
DONE: Final = CATALOGUE.plain("done")  # EE-DEC-11, EE-DEC-14
USE_ABILITY: Final = CATALOGUE.one("use", BEARER)  # EE-DEC-11, EE-DEC-14
EXCHANGE_ONE: Final = CATALOGUE.three("exchange", BEARER, GIVEN, TAKEN)  # EE-DEC-12; the bundle by its first resource
REACTIVATE_IT: Final = CATALOGUE.one("reactivate", BEARER)  # EE-DEC-13
BUILD: Final = CATALOGUE.three("build", CARD, TOWN, numbers("coins", BUILD_COST_MOST))  # EE-DEC-16; then ATTACH
SELL: Final = CATALOGUE.one("sell", CARD)  # EE-DEC-15
KEEP: Final = CATALOGUE.plain("keep")  # EE-DEC-15, EE-DEC-17: no more cards, the leftovers stay
THROW_AWAY: Final = CATALOGUE.plain("throw_away")  # EE-DEC-17
REBUILD: Final = CATALOGUE.two("rebuild", TILE, numbers("coins", COST_MOST))  # EE-DEC-18
SWAP: Final = CATALOGUE.pair("swap", TILE, OTHER_TILE)  # EE-DEC-19; the tile of lower value first
MOVE: Final = CATALOGUE.two("move", INNOVATION, TILE)  # EE-DEC-20
BEGIN_WITH: Final = CATALOGUE.one("begin_with", PART)  # EE-DEC-23

# Conflict
BID_AXES: Final = CATALOGUE.one("bid_axes", numbers("axes", BID_MOST))  # EE-DEC-21
BID_COINS: Final = CATALOGUE.one("bid_coins", numbers("coins", BID_MOST))  # EE-DEC-21
REFRESH: Final = CATALOGUE.one("refresh", INNOVATION)  # EE-DEC-22

# The lightning setup
KEEP_HAND: Final = CATALOGUE.plain("keep_hand")  # EE-DEC-01
REDRAW: Final = CATALOGUE.plain("redraw")  # EE-DEC-01
STRIKE: Final = CATALOGUE.one("strike", CARD)  # EE-DEC-02, twice

# Chance
GIVE_TEMPLE: Final = CATALOGUE.one("temple", SEAT)
LAY: Final = CATALOGUE.one("lay", TILE)
DRAW: Final = CATALOGUE.two("draw", SEAT, CARD)
REVEAL: Final = CATALOGUE.two("reveal", OFFER, CARD)
REVEAL_CONFLICT: Final = CATALOGUE.one("reveal_conflict", CONFLICT_CARD)
