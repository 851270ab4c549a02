"""The catalogue: every action of a seat and of chance."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.games.struggle_for_rome.board.names import (
    CARD,
    CITY,
    COMPENSATION,
    CROSSROAD,
    FACE,
    GOODS_KIND,
    HEX,
    JOKER,
    KIND,
    PAID_GOLD,
    PAID_GRAIN,
    PASTURE_KIND,
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
PLACE_HORSEMAN: Final = CATALOGUE.one("place_horseman", CROSSROAD, rule="SR-SETUP-02")  # SR-DEC-01
MOVE_LEGIONNAIRE: Final = CATALOGUE.one("move_legionnaire", HEX, rule="SR-LEG-01")  # SR-DEC-02, SR-DEC-15
ROB: Final = CATALOGUE.one("rob", SEAT, rule="SR-LEG-04")  # SR-DEC-03, SR-DEC-15
TAKE_GOLD: Final = CATALOGUE.one("take_gold", TAKEN_GOLD, rule="SR-LEG-05")  # SR-DEC-04
RETURN: Final = CATALOGUE.one("return", KIND, rule="SR-SHORT-02")  # SR-DEC-05

# Trade and build
END_TURN: Final = CATALOGUE.plain("end_turn")
BANK: Final = CATALOGUE.two("bank", KIND, SUPPLY, rule="SR-TRADE-04")  # SR-DEC-10
BUILD_FIGHTERS: Final = CATALOGUE.one("build_fighters", JOKER, rule="SR-BUILD-01")  # SR-DEC-11, SR-DEC-12
BUILD_WAGON: Final = CATALOGUE.two(
    "build_wagon", TRIBE_KIND, JOKER, rule="SR-BUILD-05"
)  # SR-DEC-11, SR-DEC-12, SR-DEC-13
BUY_CARD: Final = CATALOGUE.one("buy_card", JOKER, rule="SR-BUILD-07")  # SR-DEC-11, SR-DEC-12
PLAY: Final = CATALOGUE.one("play", CARD, rule="SR-DEV-01")  # SR-DEC-14
GIVE: Final = CATALOGUE.one("give", GOODS_KIND, rule="SR-TRADE-01")
WANT: Final = CATALOGUE.one("want", GOODS_KIND, rule="SR-TRADE-01")
PROPOSE: Final = CATALOGUE.one("propose", WHOM, rule="SR-TRADE-01")
WITHDRAW: Final = CATALOGUE.plain("withdraw")
ACCEPT: Final = CATALOGUE.plain("accept", rule="SR-TRADE-03")
DECLINE: Final = CATALOGUE.plain("decline", rule="SR-TRADE-03")
COUNTER: Final = CATALOGUE.plain("counter", rule="SR-TRADE-03")
STOP_WAITING: Final = CATALOGUE.plain("stop_waiting")
DEAL: Final = CATALOGUE.one("deal", SEAT, rule="SR-TRADE-03")
NO_DEAL: Final = CATALOGUE.plain("no_deal")

# Tribes
TRAVEL: Final = CATALOGUE.one("travel", CROSSROAD, rule="SR-MOVE-02")  # SR-DEC-17
PAY: Final = CATALOGUE.two("pay", PAID_GRAIN, PAID_GOLD, rule="SR-MOVE-05")
MARCH: Final = CATALOGUE.one("forced_march", CROSSROAD, rule="SR-MOVE-02")  # SR-DEC-25
PLUNDER: Final = CATALOGUE.one("plunder", CITY, rule="SR-PLUN-01")  # SR-DEC-19
PLUNDER_TRAITOR: Final = CATALOGUE.one("plunder_with_traitor", CITY)  # SR-DEC-22
CONQUER: Final = CATALOGUE.one("conquer", CITY, rule="SR-CONQ-03")  # SR-DEC-20, SR-DEC-21
CONQUER_TRAITOR: Final = CATALOGUE.one("conquer_with_traitor", CITY)  # SR-DEC-22
TAKE: Final = CATALOGUE.one("take", COMPENSATION, rule="SR-PASS-01")

# Hidden points
SHOW_POINTS: Final = CATALOGUE.plain("show_points", rule="SR-DEV-10")
KEEP_HIDDEN: Final = CATALOGUE.plain("keep_hidden")
