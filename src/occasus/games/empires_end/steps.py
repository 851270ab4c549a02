"""The steps of the agenda: what is still to be done, and what a seat has to decide now.

The agenda is a stack of automatic steps and steps of chance. Besides, each seat has at most one step of
its own that waits for its decision, so that several seats can be asked at the same time (EE-SIM-01).
"""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.games.empires_end.board.names import BEARER, CARD, OFFER, PLACE, SEAT

STEPS: Final = Catalogue()

# Automatic
ADVANCE: Final = STEPS.plain("advance")  # the hourglass, when all have finished
BEGIN_STRIKE: Final = STEPS.plain("begin_strike")  # lightning: all choose their two cards
STRIKE_ALL: Final = STEPS.plain("strike_all")  # lightning: the chosen cards strike
END_STRIKE: Final = STEPS.plain("end_strike")  # lightning: the hands are renewed
TURN: Final = STEPS.one("turn", SEAT)  # the seat handles a card
POLL: Final = STEPS.one("poll", SEAT)  # the seat may replace a disaster
WINDOW: Final = STEPS.one("window", SEAT)  # all holders of a replacement are asked, this seat is about to act
TO_DESTROY: Final = STEPS.two("destroy", SEAT, PLACE)
TO_ATTACH: Final = STEPS.two("attach", SEAT, CARD)
RELIEF: Final = STEPS.one("relief", SEAT)
GO_ON: Final = STEPS.one("go_on", SEAT)  # the card of this seat's turn is handled
COMPARE: Final = STEPS.plain("compare")  # all bids are in
UPHEAVAL: Final = STEPS.plain("upheaval")

# Chance
DRAW_TEMPLE: Final = STEPS.plain("draw_temple")
LAY_TILE: Final = STEPS.plain("lay_tile")
DRAW_CONFLICT: Final = STEPS.plain("draw_conflict")
DRAW_CARD: Final = STEPS.one("draw_card", SEAT)
DRAW_DISASTER: Final = STEPS.one("draw_disaster", OFFER)

# What a seat decides
ON_TURN: Final = STEPS.plain("on_turn")
IN_WINDOW: Final = STEPS.plain("in_window")
CHOOSE_RUIN: Final = STEPS.one("choose_ruin", PLACE)
CHOOSE_HOME: Final = STEPS.one("choose_home", CARD)
IN_RELIEF: Final = STEPS.plain("in_relief")
IN_ECONOMY: Final = STEPS.plain("in_economy")
IN_REACTIVATION: Final = STEPS.one("in_reactivation", CARD)
IN_INDUSTRY: Final = STEPS.plain("in_industry")
WITH_CARDS: Final = STEPS.plain("with_cards")  # one card handled, another may follow
WITH_LEFTOVERS: Final = STEPS.plain("with_leftovers")  # two cards handled
IN_SWAP: Final = STEPS.one("in_swap", BEARER)
IN_MOVE: Final = STEPS.one("in_move", CARD)
CHOOSE_PART: Final = STEPS.plain("choose_part")
CHOOSE_AXES: Final = STEPS.plain("choose_axes")
CHOOSE_COINS: Final = STEPS.plain("choose_coins")
CHOOSE_REFRESH: Final = STEPS.plain("choose_refresh")
CHOOSE_HAND: Final = STEPS.plain("choose_hand")
CHOOSE_STRIKE: Final = STEPS.plain("choose_strike")
DECISIONS: Final = tuple(STEPS.families[ON_TURN.index :])
