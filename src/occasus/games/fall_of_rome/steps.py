"""The steps of the agenda: what is still to be done, so that a game can be saved in the middle of a revolt."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue, numbers
from occasus.games.fall_of_rome.board.names import (
    AIM,
    BARBARIAN_CARD,
    CARD,
    CITY,
    DICE,
    EVENT,
    LEGIONS,
    OPTION,
    OTHER_ROLE,
    ROLE,
    SEAT,
    TRIBE,
)

STEPS: Final = Catalogue()

_PAWN: Final = numbers("pawn", 4)
_FLAG: Final = numbers("flag", 1)
_UP_TO_9: Final = numbers("number", 9)

# Setup
DEAL_ROLE_STEP: Final = STEPS.plain("deal_role")
PICK_ROLE_STEP: Final = STEPS.plain("pick_role")
GOLD_STEP: Final = STEPS.one("gold_card", _UP_TO_9)  # how many are left
DEAL_STEP: Final = STEPS.one("deal", SEAT)
TREASURE_STEP: Final = STEPS.plain("treasure")
ADD_EVENTS_STEP: Final = STEPS.plain("add_events")
START_STEP: Final = STEPS.one("start", _PAWN)
BUILD_DECK_STEP: Final = STEPS.plain("build_deck")
FIRST_STEP: Final = STEPS.plain("first_player")
TIE_STEP: Final = STEPS.plain("tie")

# The turn. Its windows, in which event cards may be played, are numbered as in FR-EVENT-09.
TURN_STEP: Final = STEPS.plain("turn")
ACTIONS_STEP: Final = STEPS.plain("actions")
BEFORE_DRAW_STEP: Final = STEPS.plain("before_draw")  # window w3
DRAW_STEP: Final = STEPS.plain("draw")
DRAW_CHOICE_STEP: Final = STEPS.plain("draw_choice")
DRAW_CARD_STEP: Final = STEPS.plain("draw_card")
PUT_BACK_STEP: Final = STEPS.plain("put_back")
SORT_DRAWN_STEP: Final = STEPS.plain("sort_drawn")
REVOLT_STEP: Final = STEPS.plain("revolt")
REVOLT_CARD_STEP: Final = STEPS.plain("revolt_card")
BETWEEN_REVOLTS_STEP: Final = STEPS.plain("between_revolts")  # window w4
HAND_LIMIT_STEP: Final = STEPS.plain("hand_limit")
DISCARD_STEP: Final = STEPS.one("discard", SEAT)  # window w6
AFTER_DRAW_STEP: Final = STEPS.plain("after_draw")  # window w5
INVADE_STEP: Final = STEPS.plain("invade")
BEFORE_INVASION_STEP: Final = STEPS.plain("before_invasion")  # window w7
COUNT_INVASIONS_STEP: Final = STEPS.plain("count_invasions")
REVEAL_STEP: Final = STEPS.plain("reveal")
BETWEEN_INVASIONS_STEP: Final = STEPS.plain("between_invasions")  # window w7
END_TURN_STEP: Final = STEPS.plain("end_turn")

# Inside an action
PAY_SAIL_STEP: Final = STEPS.two("pay_sail", CITY, LEGIONS)
PAY_TRAVEL_STEP: Final = STEPS.two("pay_travel", CITY, LEGIONS)
PAY_ALLY_STEP: Final = STEPS.two("pay_ally", TRIBE, _UP_TO_9)  # how many cards are still due
BRING_STEP: Final = STEPS.three("bring", CITY, LEGIONS, _FLAG)  # the flag: by sea
TAKE_FORT_STEP: Final = STEPS.two("take_fort", CITY, SEAT)  # for this city, chosen by this seat
ROLL_STEP: Final = STEPS.two("roll", DICE, _FLAG)  # the flag: no legion is lost
FACES_STEP: Final = STEPS.two("faces", DICE, _FLAG)
REMOVE_STEP: Final = STEPS.one("remove", _UP_TO_9)  # how many barbarians
AFTERMATH_STEP: Final = STEPS.three("aftermath", DICE, DICE, DICE)  # legions lost, legions won, specials of the Regina
REGINA_STEP: Final = STEPS.plain("regina")
REGINA_LEGION_STEP: Final = STEPS.plain("regina_legion")
PLOT_STEP: Final = STEPS.three("plot", ROLE, CARD, numbers("way", 3))

# Inside an event; notes below hold what was chosen so far
EXCHANGE_STEP: Final = STEPS.one("exchange", SEAT)
EXTRA_DRAW_STEP: Final = STEPS.plain("extra_draw")
SWAP_STEP: Final = STEPS.plain("swap")
OFFER_STEP: Final = STEPS.one("offer", SEAT)
FESTINA_CITY_STEP: Final = STEPS.plain("festina_city")
FESTINA_PAWN_STEP: Final = STEPS.plain("festina_pawn")
PERMIT_STEP: Final = STEPS.two("permit", ROLE, LEGIONS)
PLACE_STEP: Final = STEPS.plain("place")
TAKE_CARD_STEP: Final = STEPS.plain("take_card")
LOOK_STEP: Final = STEPS.plain("look")
BANISH_STEP: Final = STEPS.plain("banish")
LAY_STEP: Final = STEPS.plain("lay")
MORS_CITY_STEP: Final = STEPS.plain("mors_city")
MORS_STEP: Final = STEPS.one("mors", CITY)
STRIKE_STEP: Final = STEPS.one("strike", _UP_TO_9)  # how many barbarians may still go
FORT_CITY_STEP: Final = STEPS.plain("fort_city")
SI_VIS_PAWN_STEP: Final = STEPS.plain("si_vis_pawn")
VAE_CITY_STEP: Final = STEPS.plain("vae_city")
VAE_STEP: Final = STEPS.one("vae", CITY)
VENI_CITY_STEP: Final = STEPS.plain("veni_city")
VENI_GO_STEP: Final = STEPS.one("veni_go", CITY)
VENI_BATTLE_STEP: Final = STEPS.one("veni_battle", _FLAG)

# Notes: what was chosen so far. They lie below the step that asks, and go when it is done.
PLAYED_STEP: Final = STEPS.three("played", EVENT, SEAT, OPTION)  # the event card that is being played
SWAPPING_STEP: Final = STEPS.two("swapping", ROLE, OTHER_ROLE)
OFFERED_STEP: Final = STEPS.one("offered", CARD)
TO_STEP: Final = STEPS.one("to", CITY)  # where pawns go
PLACED_STEP: Final = STEPS.one("placed", CITY)  # which got legions
LAID_STEP: Final = STEPS.one("laid", BARBARIAN_CARD)
AIM_STEP: Final = STEPS.one("aim", AIM)
NOTES: Final = (PLAYED_STEP, SWAPPING_STEP, OFFERED_STEP, TO_STEP, PLACED_STEP, LAID_STEP, AIM_STEP)
WINDOWS: Final = (  # in which events are played and Vestalis exchanges cards (FR-EVENT-09)
    ACTIONS_STEP,
    BEFORE_DRAW_STEP,
    BETWEEN_REVOLTS_STEP,
    DISCARD_STEP,
    AFTER_DRAW_STEP,
    BEFORE_INVASION_STEP,
    BETWEEN_INVASIONS_STEP,
)
# What several event cards ask for.
FIGHT_STEPS: Final = (ROLL_STEP, FACES_STEP, AFTERMATH_STEP, REGINA_STEP, REGINA_LEGION_STEP)
LIMIT_STEPS: Final = (HAND_LIMIT_STEP, DISCARD_STEP)
DRAWN_STEPS: Final = (
    SORT_DRAWN_STEP,
    PUT_BACK_STEP,
    DRAW_CARD_STEP,
    BETWEEN_REVOLTS_STEP,
    REVOLT_STEP,
    REVOLT_CARD_STEP,
)
BLOW_STEPS: Final = (AIM_STEP, STRIKE_STEP)
PAWN_STEPS: Final = (TO_STEP, PERMIT_STEP)
