"""The steps of the agenda: what is still to be done, and what a seat has to decide now.

The agenda is a stack of automatic steps and steps of chance. Besides, each seat has at most one step of
its own that waits for its decision, so that several seats can be asked at the same time (EE-SIM-01).
"""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.games.empires_end.names import BEARER, CARD, OFFER, PLACE, SEAT

STEPS: Final = Catalogue()
NOTHING: Final = -1  # the step of a seat that has nothing to decide

# Automatic
ADVANCE: Final = STEPS.add("advance")  # the hourglass, when all have finished
BEGIN_STRIKE: Final = STEPS.add("begin_strike")  # lightning: all choose their two cards
STRIKE_ALL: Final = STEPS.add("strike_all")  # lightning: the chosen cards strike
END_STRIKE: Final = STEPS.add("end_strike")  # lightning: the hands are renewed
TURN: Final = STEPS.add("turn", SEAT)  # the seat handles a card
POLL: Final = STEPS.add("poll", SEAT)  # the seat may replace a disaster
WINDOW: Final = STEPS.add("window", SEAT)  # all holders of a replacement are asked, this seat is about to act
TO_DESTROY: Final = STEPS.add("destroy", SEAT, PLACE)
TO_ATTACH: Final = STEPS.add("attach", SEAT, CARD)
RELIEF: Final = STEPS.add("relief", SEAT)
GO_ON: Final = STEPS.add("go_on", SEAT)  # the card of this seat's turn is handled
COMPARE: Final = STEPS.add("compare")  # all bids are in
UPHEAVAL: Final = STEPS.add("upheaval")

# Chance
DRAW_TEMPLE: Final = STEPS.add("draw_temple")
LAY_TILE: Final = STEPS.add("lay_tile")
DRAW_CONFLICT: Final = STEPS.add("draw_conflict")
DRAW_CARD: Final = STEPS.add("draw_card", SEAT)
DRAW_DISASTER: Final = STEPS.add("draw_disaster", OFFER)
FIRST_CHANCE: Final = DRAW_TEMPLE.base
FIRST_OF_DECK: Final = DRAW_CARD.base  # these need a card in the disaster deck

# What a seat decides
ON_TURN: Final = STEPS.add("on_turn")
IN_WINDOW: Final = STEPS.add("in_window")
CHOOSE_RUIN: Final = STEPS.add("choose_ruin", PLACE)
CHOOSE_HOME: Final = STEPS.add("choose_home", CARD)
IN_RELIEF: Final = STEPS.add("in_relief")
IN_ECONOMY: Final = STEPS.add("in_economy")
IN_REACTIVATION: Final = STEPS.add("in_reactivation", CARD)
IN_INDUSTRY: Final = STEPS.add("in_industry")
WITH_CARDS: Final = STEPS.add("with_cards")  # one card handled, another may follow
WITH_LEFTOVERS: Final = STEPS.add("with_leftovers")  # two cards handled
IN_SWAP: Final = STEPS.add("in_swap", BEARER)
IN_MOVE: Final = STEPS.add("in_move", CARD)
CHOOSE_PART: Final = STEPS.add("choose_part")
CHOOSE_AXES: Final = STEPS.add("choose_axes")
CHOOSE_COINS: Final = STEPS.add("choose_coins")
CHOOSE_REFRESH: Final = STEPS.add("choose_refresh")
CHOOSE_HAND: Final = STEPS.add("choose_hand")
CHOOSE_STRIKE: Final = STEPS.add("choose_strike")
FIRST_DECISION: Final = ON_TURN.base
