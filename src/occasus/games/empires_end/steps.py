"""The steps of the agenda: what is still to be done, and what a seat has to decide now.

On the stack lie automatic steps and steps of chance. What a seat decides is always its own step (`todo` in
`core/agenda.py`), since in most phases all seats decide at the same time (EE-SIM-01).
"""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.games.empires_end.board.names import BEARER, CARD, OFFER, POSITION, SEAT

STEPS: Final = Catalogue()

# Automatic
ADVANCE_STEP: Final = STEPS.plain("advance")  # the hourglass, when all have finished
BEGIN_STRIKE_STEP: Final = STEPS.plain("begin_strike")  # lightning: all choose their two cards
STRIKE_ALL_STEP: Final = STEPS.plain("strike_all")  # lightning: the chosen cards strike
END_STRIKE_STEP: Final = STEPS.plain("end_strike")  # lightning: the hands are renewed
TURN_STEP: Final = STEPS.one("turn", SEAT)  # the seat handles a card
POLL_STEP: Final = STEPS.one("poll", SEAT)  # the seat may replace a disaster
WINDOW_STEP: Final = STEPS.one("window", SEAT)  # all holders of a replacement are asked, this seat is about to act
TO_DESTROY_STEP: Final = STEPS.two("destroy", SEAT, POSITION)
TO_ATTACH_STEP: Final = STEPS.two("attach", SEAT, CARD)
RELIEF_STEP: Final = STEPS.one("relief", SEAT)
GO_ON_STEP: Final = STEPS.one("go_on", SEAT)  # the card of this seat's turn is handled
COMPARE_STEP: Final = STEPS.plain("compare")  # all bids are in
UPHEAVAL_STEP: Final = STEPS.plain("upheaval")

# Chance
DRAW_TEMPLE_STEP: Final = STEPS.plain("draw_temple")
LAY_TILE_STEP: Final = STEPS.plain("lay_tile")
DRAW_CONFLICT_STEP: Final = STEPS.plain("draw_conflict")
DRAW_CARD_STEP: Final = STEPS.one("draw_card", SEAT)
DRAW_DISASTER_STEP: Final = STEPS.one("draw_disaster", OFFER)

# What a seat decides
ON_TURN_STEP: Final = STEPS.plain("on_turn")
IN_WINDOW_STEP: Final = STEPS.plain("in_window")
CHOOSE_RUIN_STEP: Final = STEPS.one("choose_ruin", POSITION)
CHOOSE_HOME_STEP: Final = STEPS.one("choose_home", CARD)
IN_RELIEF_STEP: Final = STEPS.plain("in_relief")
IN_ECONOMY_STEP: Final = STEPS.plain("in_economy")
IN_REACTIVATION_STEP: Final = STEPS.one("in_reactivation", CARD)
IN_INDUSTRY_STEP: Final = STEPS.plain("in_industry")
WITH_CARDS_STEP: Final = STEPS.plain("with_cards")  # one card handled, another may follow
WITH_LEFTOVERS_STEP: Final = STEPS.plain("with_leftovers")  # two cards handled
IN_SWAP_STEP: Final = STEPS.one("in_swap", BEARER)
IN_MOVE_STEP: Final = STEPS.one("in_move", CARD)
CHOOSE_PART_STEP: Final = STEPS.plain("choose_part")
CHOOSE_AXES_STEP: Final = STEPS.plain("choose_axes")
CHOOSE_COINS_STEP: Final = STEPS.plain("choose_coins")
CHOOSE_REFRESH_STEP: Final = STEPS.plain("choose_refresh")
CHOOSE_HAND_STEP: Final = STEPS.plain("choose_hand")
CHOOSE_STRIKE_STEP: Final = STEPS.plain("choose_strike")
DECISIONS: Final = tuple(STEPS.families[ON_TURN_STEP.index :])
DRAWING: Final = "(draw_card )*"  # what may wait below a decision while hands are filled (see `Agenda.bind`)
