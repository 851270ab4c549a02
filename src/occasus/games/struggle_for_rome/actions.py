"""The catalogue: every action of a seat and of chance."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.games.struggle_for_rome.board.names import (
    CARD,
    CITY,
    COMPENSATION,
    FACE,
    GOODS_KIND,
    HEX,
    JOKER,
    KIND,
    PAID_GOLD,
    PAID_GRAIN,
    PASTURE_KIND,
    PLACE,
    PROVINCE,
    SEAT,
    SUM,
    SUPPLY,
    TAKEN_GOLD,
    TRIBE_KIND,
    WHOM,
)

CATALOGUE: Final = Catalogue()
CATALOGUE.further.append(PROVINCE)

# Chance
START_PLAYER: Final = CATALOGUE.one("start_player", SEAT)
STATION: Final = CATALOGUE.one("station", HEX)
ROLL: Final = CATALOGUE.one("roll", SUM)
DRAW: Final = CATALOGUE.one("draw", PASTURE_KIND)
DRAW_CARD: Final = CATALOGUE.one("draw_card", CARD)
TURN: Final = CATALOGUE.one("turn", FACE)
STEAL: Final = CATALOGUE.one("steal", KIND)

# Setup, the legionnaire, shortage
PLACE_HORSEMAN: Final = CATALOGUE.one("place_horseman", PLACE)
MOVE_LEGIONNAIRE: Final = CATALOGUE.one("move_legionnaire", HEX)
ROB: Final = CATALOGUE.one("rob", SEAT)
TAKE_GOLD: Final = CATALOGUE.one("take_gold", TAKEN_GOLD)
RETURN: Final = CATALOGUE.one("return", KIND)

# Trade and build
END_TURN: Final = CATALOGUE.plain("end_turn")
BANK: Final = CATALOGUE.two("bank", KIND, SUPPLY)
BUILD_FIGHTERS: Final = CATALOGUE.one("build_fighters", JOKER)
BUILD_WAGON: Final = CATALOGUE.two("build_wagon", TRIBE_KIND, JOKER)
BUY_CARD: Final = CATALOGUE.one("buy_card", JOKER)
PLAY: Final = CATALOGUE.one("play", CARD)
GIVE: Final = CATALOGUE.one("give", GOODS_KIND)
WANT: Final = CATALOGUE.one("want", GOODS_KIND)
PROPOSE: Final = CATALOGUE.one("propose", WHOM)
WITHDRAW: Final = CATALOGUE.plain("withdraw")
ACCEPT: Final = CATALOGUE.plain("accept")
DECLINE: Final = CATALOGUE.plain("decline")
COUNTER: Final = CATALOGUE.plain("counter")
STOP_WAITING: Final = CATALOGUE.plain("stop_waiting")
DEAL: Final = CATALOGUE.one("deal", SEAT)
NO_DEAL: Final = CATALOGUE.plain("no_deal")

# Tribes
TRAVEL: Final = CATALOGUE.one("travel", PLACE)
PAY: Final = CATALOGUE.two("pay", PAID_GRAIN, PAID_GOLD)
MARCH: Final = CATALOGUE.one("forced_march", PLACE)
PLUNDER: Final = CATALOGUE.one("plunder", CITY)
PLUNDER_TRAITOR: Final = CATALOGUE.one("plunder_with_traitor", CITY)
CONQUER: Final = CATALOGUE.one("conquer", CITY)
CONQUER_TRAITOR: Final = CATALOGUE.one("conquer_with_traitor", CITY)
TAKE: Final = CATALOGUE.one("take", COMPENSATION)

# Hidden points
SHOW_POINTS: Final = CATALOGUE.plain("show_points")
KEEP_HIDDEN: Final = CATALOGUE.plain("keep_hidden")
