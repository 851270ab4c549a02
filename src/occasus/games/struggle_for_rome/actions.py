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
    PLAYER,
    SUM,
    SUPPLY,
    TAKEN_GOLD,
    TRIBE_KIND,
    WHOM,
)

CATALOGUE: Final = Catalogue()

# Chance
START_PLAYER: Final = CATALOGUE.one("start_player", PLAYER)
STATION: Final = CATALOGUE.one("station", HEX)
ROLL: Final = CATALOGUE.one("roll", SUM)
DRAW: Final = CATALOGUE.one("draw", PASTURE_KIND)
DRAW_CARD: Final = CATALOGUE.one("draw_card", CARD)
TURN: Final = CATALOGUE.one("turn", FACE)
STEAL: Final = CATALOGUE.one("steal", KIND)

# Setup, the legionnaire, shortage
PLACE_HORSEMAN: Final = CATALOGUE.one("place_horseman", PLACE)
MOVE_LEGIONNAIRE: Final = CATALOGUE.one("move_legionnaire", HEX)
ROB: Final = CATALOGUE.one("rob", PLAYER)
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
DEAL: Final = CATALOGUE.one("deal", PLAYER)
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

FAMILY_OF: Final[tuple[int, ...]] = tuple(CATALOGUE.family_index)

# The first code of each family, for arithmetic
START_PLAYER_0: Final = START_PLAYER.base
STATION_0: Final = STATION.base
ROLL_0: Final = ROLL.base
DRAW_0: Final = DRAW.base
DRAW_CARD_0: Final = DRAW_CARD.base
TURN_0: Final = TURN.base
STEAL_0: Final = STEAL.base
PLACE_HORSEMAN_0: Final = PLACE_HORSEMAN.base
MOVE_LEGIONNAIRE_0: Final = MOVE_LEGIONNAIRE.base
ROB_0: Final = ROB.base
TAKE_GOLD_0: Final = TAKE_GOLD.base
RETURN_0: Final = RETURN.base
END_TURN_0: Final = END_TURN.base
BANK_0: Final = BANK.base
BUILD_FIGHTERS_0: Final = BUILD_FIGHTERS.base
BUILD_WAGON_0: Final = BUILD_WAGON.base
BUY_CARD_0: Final = BUY_CARD.base
PLAY_0: Final = PLAY.base
GIVE_0: Final = GIVE.base
WANT_0: Final = WANT.base
PROPOSE_0: Final = PROPOSE.base
WITHDRAW_0: Final = WITHDRAW.base
ACCEPT_0: Final = ACCEPT.base
DECLINE_0: Final = DECLINE.base
COUNTER_0: Final = COUNTER.base
STOP_WAITING_0: Final = STOP_WAITING.base
DEAL_0: Final = DEAL.base
NO_DEAL_0: Final = NO_DEAL.base
TRAVEL_0: Final = TRAVEL.base
PAY_0: Final = PAY.base
MARCH_0: Final = MARCH.base
PLUNDER_0: Final = PLUNDER.base
PLUNDER_TRAITOR_0: Final = PLUNDER_TRAITOR.base
CONQUER_0: Final = CONQUER.base
CONQUER_TRAITOR_0: Final = CONQUER_TRAITOR.base
TAKE_0: Final = TAKE.base
SHOW_POINTS_0: Final = SHOW_POINTS.base
KEEP_HIDDEN_0: Final = KEEP_HIDDEN.base
