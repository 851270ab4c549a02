"""The steps of the agenda: what is still to be done, so that a game can be saved in the middle of anything."""

from __future__ import annotations

from typing import Final

from occasus.core.catalogue import Catalogue
from occasus.games.struggle_for_rome.board.names import BOOTY, CITY, PLACE, PLAYER, VICTIM

STEPS: Final = Catalogue()

START_PLAYER_STEP: Final = STEPS.plain("start_player")
STATION_STEP: Final = STEPS.plain("station")
PLACE_STEP: Final = STEPS.one("place", PLAYER)
ROLL_STEP: Final = STEPS.plain("roll")
LEGIONNAIRE_STEP: Final = STEPS.one("legionnaire", PLAYER)
ROB_STEP: Final = STEPS.one("rob", PLAYER)
STEAL_STEP: Final = STEPS.two("steal", PLAYER, VICTIM)  # chance picks the stolen card
RANSOM_STEP: Final = STEPS.two("ransom", PLAYER, VICTIM)  # gold is taken from somebody without cards
SHORTAGE_STEP: Final = STEPS.plain("shortage")
DRAW_STEP: Final = STEPS.one("draw", PLAYER)  # a pasture card
DRAW_CARD_STEP: Final = STEPS.one("draw_card", PLAYER)  # a development card
BUILD_STEP: Final = STEPS.one("build", PLAYER)
DRAFT_STEP: Final = STEPS.one("draft", PLAYER)  # an offer is laid out
ANSWERS_STEP: Final = STEPS.one("answers", PLAYER)
CHOOSE_STEP: Final = STEPS.one("choose_deal", PLAYER)
TRIBE_STEP: Final = STEPS.one("tribe", PLAYER)
PAY_STEP: Final = STEPS.two("pay", PLAYER, PLACE)  # for a journey
TURN_STEP: Final = STEPS.two("turn", PLAYER, CITY)  # a plunder token
BOOTY_STEP: Final = STEPS.three("booty", PLAYER, CITY, BOOTY)  # gold and token follow the cards of a plunder
CLAIM_STEP: Final = STEPS.one("claim", PLAYER)

STEP_OF: Final[tuple[int, ...]] = tuple(STEPS.family_index)  # number of the family by code
SEAT_OF: Final[tuple[int, ...]] = tuple(
    family.args(code)[0] if family.domains else -1 for code in range(len(STEPS)) for family in (STEPS.family(code),)
)  # the seat that a step names first, by code
