"""The catalogue: every action of a seat and of chance."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue, Family
from occasus.games.struggle_for_rome.names import (
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
START_PLAYER: Final[Family] = CATALOGUE.add("start_player", PLAYER)
STATION: Final[Family] = CATALOGUE.add("station", HEX)
ROLL: Final[Family] = CATALOGUE.add("roll", SUM)
DRAW: Final[Family] = CATALOGUE.add("draw", PASTURE_KIND)
DRAW_CARD: Final[Family] = CATALOGUE.add("draw_card", CARD)
TURN: Final[Family] = CATALOGUE.add("turn", FACE)
STEAL: Final[Family] = CATALOGUE.add("steal", KIND)

# Setup, the legionnaire, shortage
PLACE_HORSEMAN: Final[Family] = CATALOGUE.add("place_horseman", PLACE)
MOVE_LEGIONNAIRE: Final[Family] = CATALOGUE.add("move_legionnaire", HEX)
ROB: Final[Family] = CATALOGUE.add("rob", PLAYER)
TAKE_GOLD: Final[Family] = CATALOGUE.add("take_gold", TAKEN_GOLD)
RETURN: Final[Family] = CATALOGUE.add("return", KIND)

# Trade and build
END_TURN: Final[Family] = CATALOGUE.add("end_turn")
BANK: Final[Family] = CATALOGUE.add("bank", KIND, SUPPLY)
BUILD_FIGHTERS: Final[Family] = CATALOGUE.add("build_fighters", JOKER)
BUILD_WAGON: Final[Family] = CATALOGUE.add("build_wagon", TRIBE_KIND, JOKER)
BUY_CARD: Final[Family] = CATALOGUE.add("buy_card", JOKER)
PLAY: Final[Family] = CATALOGUE.add("play", CARD)
GIVE: Final[Family] = CATALOGUE.add("give", GOODS_KIND)
WANT: Final[Family] = CATALOGUE.add("want", GOODS_KIND)
PROPOSE: Final[Family] = CATALOGUE.add("propose", WHOM)
WITHDRAW: Final[Family] = CATALOGUE.add("withdraw")
ACCEPT: Final[Family] = CATALOGUE.add("accept")
DECLINE: Final[Family] = CATALOGUE.add("decline")
COUNTER: Final[Family] = CATALOGUE.add("counter")
STOP_WAITING: Final[Family] = CATALOGUE.add("stop_waiting")
DEAL: Final[Family] = CATALOGUE.add("deal", PLAYER)
NO_DEAL: Final[Family] = CATALOGUE.add("no_deal")

# Tribes
TRAVEL: Final[Family] = CATALOGUE.add("travel", PLACE)
PAY: Final[Family] = CATALOGUE.add("pay", PAID_GRAIN, PAID_GOLD)
MARCH: Final[Family] = CATALOGUE.add("forced_march", PLACE)
PLUNDER: Final[Family] = CATALOGUE.add("plunder", CITY)
PLUNDER_TRAITOR: Final[Family] = CATALOGUE.add("plunder_with_traitor", CITY)
CONQUER: Final[Family] = CATALOGUE.add("conquer", CITY)
CONQUER_TRAITOR: Final[Family] = CATALOGUE.add("conquer_with_traitor", CITY)
TAKE: Final[Family] = CATALOGUE.add("take", COMPENSATION)

# Hidden points
SHOW_POINTS: Final[Family] = CATALOGUE.add("show_points")
KEEP_HIDDEN: Final[Family] = CATALOGUE.add("keep_hidden")

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
