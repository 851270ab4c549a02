"""The steps of the agenda: what is still to be done, so that a game can be saved in the middle of a revolt."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue, numbers
from occasus.games.fall_of_rome.names import CARD, CITY, DICE, LEGIONS, ROLE, SEAT, TRIBE

STEPS: Final = Catalogue()

_PAWN: Final = numbers("pawn", 4)
_FLAG: Final = numbers("flag", 1)
_UP_TO_9: Final = numbers("number", 9)

# Setup
DEAL_ROLE_STEP: Final = STEPS.add("deal_role")
PICK_ROLE_STEP: Final = STEPS.add("pick_role")
GOLD_STEP: Final = STEPS.add("gold_card", _UP_TO_9)  # how many are left
DEAL_STEP: Final = STEPS.add("deal", SEAT)
TREASURE_STEP: Final = STEPS.add("treasure")
ADD_EVENTS_STEP: Final = STEPS.add("add_events")
START_STEP: Final = STEPS.add("start", _PAWN)
BUILD_DECK_STEP: Final = STEPS.add("build_deck")
FIRST_STEP: Final = STEPS.add("first_player")
TIE_STEP: Final = STEPS.add("tie")

# The turn
TURN_STEP: Final = STEPS.add("turn")
ACTIONS_STEP: Final = STEPS.add("actions")
BEFORE_DRAW_STEP: Final = STEPS.add("before_draw")  # window w3
DRAW_STEP: Final = STEPS.add("draw")
DRAW_CHOICE_STEP: Final = STEPS.add("draw_choice")
DRAW_CARD_STEP: Final = STEPS.add("draw_card")
PUT_BACK_STEP: Final = STEPS.add("put_back")
SORT_DRAWN_STEP: Final = STEPS.add("sort_drawn")
REVOLT_STEP: Final = STEPS.add("revolt")
REVOLT_CARD_STEP: Final = STEPS.add("revolt_card")
BETWEEN_REVOLTS_STEP: Final = STEPS.add("between_revolts")  # window w4
HAND_LIMIT_STEP: Final = STEPS.add("hand_limit")
DISCARD_STEP: Final = STEPS.add("discard", SEAT)  # window w6
AFTER_DRAW_STEP: Final = STEPS.add("after_draw")  # window w5
INVADE_STEP: Final = STEPS.add("invade")
BEFORE_INVASION_STEP: Final = STEPS.add("before_invasion")  # window w7
COUNT_INVASIONS_STEP: Final = STEPS.add("count_invasions")
REVEAL_STEP: Final = STEPS.add("reveal")
BETWEEN_INVASIONS_STEP: Final = STEPS.add("between_invasions")  # window w7
END_TURN_STEP: Final = STEPS.add("end_turn")

# Inside an action
PAY_SAIL_STEP: Final = STEPS.add("pay_sail", CITY, LEGIONS)
PAY_TRAVEL_STEP: Final = STEPS.add("pay_travel", CITY, LEGIONS)
PAY_ALLY_STEP: Final = STEPS.add("pay_ally", TRIBE, _UP_TO_9)  # how many cards are still due
BRING_STEP: Final = STEPS.add("bring", CITY, LEGIONS, _FLAG)  # the flag: by sea
TAKE_FORT_STEP: Final = STEPS.add("take_fort", CITY, SEAT)  # for this city, chosen by this seat
ROLL_STEP: Final = STEPS.add("roll", DICE, _FLAG)  # the flag: no legion is lost
FACES_STEP: Final = STEPS.add("faces", DICE, _FLAG)
REMOVE_STEP: Final = STEPS.add("remove", _UP_TO_9)  # how many barbarians
AFTERMATH_STEP: Final = STEPS.add("aftermath", DICE, DICE, DICE)  # legions lost, legions won, specials of the Regina
REGINA_STEP: Final = STEPS.add("regina")
REGINA_LEGION_STEP: Final = STEPS.add("regina_legion")
PLOT_STEP: Final = STEPS.add("plot", ROLE, CARD, numbers("way", 3))

# Inside an event; `chosen` in the state holds the seat, the option and what was chosen so far
EXCHANGE_STEP: Final = STEPS.add("exchange", SEAT)
EXTRA_DRAW_STEP: Final = STEPS.add("extra_draw")
SWAP_STEP: Final = STEPS.add("swap")
OFFER_STEP: Final = STEPS.add("offer", SEAT)
FESTINA_CITY_STEP: Final = STEPS.add("festina_city")
FESTINA_PAWN_STEP: Final = STEPS.add("festina_pawn")
PERMIT_STEP: Final = STEPS.add("permit", ROLE, LEGIONS)
PLACE_STEP: Final = STEPS.add("place")
TAKE_CARD_STEP: Final = STEPS.add("take_card")
LOOK_STEP: Final = STEPS.add("look")
BANISH_STEP: Final = STEPS.add("banish")
LAY_STEP: Final = STEPS.add("lay")
MORS_CITY_STEP: Final = STEPS.add("mors_city")
MORS_STEP: Final = STEPS.add("mors", CITY)
STRIKE_STEP: Final = STEPS.add("strike", _UP_TO_9)  # how many barbarians may still go
FORT_CITY_STEP: Final = STEPS.add("fort_city")
SI_VIS_PAWN_STEP: Final = STEPS.add("si_vis_pawn")
VAE_CITY_STEP: Final = STEPS.add("vae_city")
VAE_STEP: Final = STEPS.add("vae", CITY)
VENI_CITY_STEP: Final = STEPS.add("veni_city")
VENI_GO_STEP: Final = STEPS.add("veni_go", CITY)
VENI_BATTLE_STEP: Final = STEPS.add("veni_battle", _FLAG)
