"""The catalogue: everything that a seat or chance can choose in Empire's End; no one gives to another (EE-RES-08)."""

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
PAY: Final = CATALOGUE.two("pay", OFFER, RESOURCE, rule="EE-DIS-05")  # EE-DEC-05, EE-DEC-06
SKIP: Final = CATALOGUE.two("skip", OFFER, INNOVATION, rule="EE-ABIL-14")  # EE-DEC-05
TAKE: Final = CATALOGUE.one("take", OFFER, rule="EE-DIS-12")  # EE-DEC-05
REPLACE: Final = CATALOGUE.two("replace", OFFER, INNOVATION, rule="EE-ABIL-16")  # EE-DEC-07
DECLINE: Final = CATALOGUE.plain("decline")  # EE-DEC-07
DESTROY: Final = CATALOGUE.one("destroy", TILE, rule="EE-LOC-10")  # EE-DEC-03, EE-DEC-08
ATTACH: Final = CATALOGUE.one("attach", TILE, rule="EE-INNO-02")  # EE-DEC-04, EE-DEC-09, EE-DEC-16
BUY_COINS: Final = CATALOGUE.one("buy_coins", numbers("coins", 5), rule="EE-POOR-03")  # EE-DEC-10

# Economy and industry
DONE: Final = CATALOGUE.plain("done", rule="EE-SIM-04")  # EE-DEC-11, EE-DEC-14
USE_ABILITY: Final = CATALOGUE.one("use", BEARER, rule="EE-ECO-02")  # EE-DEC-11, EE-DEC-14
EXCHANGE_ONE: Final = CATALOGUE.three(
    "exchange", BEARER, GIVEN, TAKEN, rule="EE-ABIL-03"
)  # EE-DEC-12; the bundle by its first resource
REACTIVATE_IT: Final = CATALOGUE.one("reactivate", BEARER, rule="EE-ABIL-05")  # EE-DEC-13
BUILD: Final = CATALOGUE.three(
    "build", CARD, TOWN, numbers("coins", BUILD_COST_MOST), rule="EE-IND-06"
)  # EE-DEC-16; then ATTACH
SELL: Final = CATALOGUE.one("sell", CARD, rule="EE-IND-12")  # EE-DEC-15
KEEP: Final = CATALOGUE.plain("keep", rule="EE-IND-14")  # EE-DEC-15, EE-DEC-17: no more cards, the leftovers stay
THROW_AWAY: Final = CATALOGUE.plain("throw_away", rule="EE-IND-14")  # EE-DEC-17
REBUILD: Final = CATALOGUE.two("rebuild", TILE, numbers("coins", COST_MOST), rule="EE-IND-20")  # EE-DEC-18
SWAP: Final = CATALOGUE.pair("swap", TILE, OTHER_TILE, rule="EE-IND-28")  # EE-DEC-19; the tile of lower value first
MOVE: Final = CATALOGUE.two("move", INNOVATION, TILE, rule="EE-ABIL-12")  # EE-DEC-20
BEGIN_WITH: Final = CATALOGUE.one("begin_with", PART, rule="EE-CMB-02")  # EE-DEC-23

# Conflict
BID_AXES: Final = CATALOGUE.one("bid_axes", numbers("axes", BID_MOST), rule="EE-CON-05")  # EE-DEC-21
BID_COINS: Final = CATALOGUE.one("bid_coins", numbers("coins", BID_MOST), rule="EE-CON-05")  # EE-DEC-21
REFRESH: Final = CATALOGUE.one("refresh", INNOVATION, rule="EE-EXH-07")  # EE-DEC-22

# The lightning setup
KEEP_HAND: Final = CATALOGUE.plain("keep_hand", rule="EE-LIGHT-02")  # EE-DEC-01
REDRAW: Final = CATALOGUE.plain("redraw", rule="EE-LIGHT-02")  # EE-DEC-01
STRIKE: Final = CATALOGUE.one("strike", CARD, rule="EE-LIGHT-03")  # EE-DEC-02, twice

# Chance
GIVE_TEMPLE: Final = CATALOGUE.one("temple", SEAT)
LAY: Final = CATALOGUE.one("lay", TILE)
DRAW: Final = CATALOGUE.two("draw", SEAT, CARD)
REVEAL: Final = CATALOGUE.two("reveal", OFFER, CARD)
REVEAL_CONFLICT: Final = CATALOGUE.one("reveal_conflict", CONFLICT_CARD)
