"""The steps of the agenda: what is still to be done, so that a game can be saved in the middle of anything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.catalogue import Catalogue
from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome.board.names import BOOTY, CITY, CROSSROAD, SEAT, VICTIM

STEPS: Final = Catalogue()

START_PLAYER_STEP: Final = STEPS.plain("start_player")
STATION_STEP: Final = STEPS.plain("station")
PLACE_STEP: Final = STEPS.one("place", SEAT)
ROLL_STEP: Final = STEPS.plain("roll")
LEGIONNAIRE_STEP: Final = STEPS.one("legionnaire", SEAT)
ROB_STEP: Final = STEPS.one("rob", SEAT)
STEAL_STEP: Final = STEPS.two("steal", SEAT, VICTIM)  # chance picks the stolen card
RANSOM_STEP: Final = STEPS.two("ransom", SEAT, VICTIM)  # gold is taken from someone without cards
SHORTAGE_STEP: Final = STEPS.plain("shortage")
DRAW_STEP: Final = STEPS.one("draw", SEAT)  # a pasture card
DRAW_CARD_STEP: Final = STEPS.one("draw_card", SEAT)  # a development card
BUILD_STEP: Final = STEPS.one("build", SEAT)
DRAFT_STEP: Final = STEPS.one("draft", SEAT)  # an offer is laid out
ANSWERS_STEP: Final = STEPS.one("answers", SEAT)
CHOOSE_STEP: Final = STEPS.one("choose_deal", SEAT)
TRIBE_STEP: Final = STEPS.one("tribe", SEAT)
PAY_STEP: Final = STEPS.two("pay", SEAT, CROSSROAD)  # for a journey
TURN_STEP: Final = STEPS.two("turn", SEAT, CITY)  # a plunder token
BOOTY_STEP: Final = STEPS.three("booty", SEAT, CITY, BOOTY)  # gold and token follow the cards of a plunder
CLAIM_STEP: Final = STEPS.one("claim", SEAT)

STEP_OF: Final = vec[i64](STEPS.family_index)  # number of the family by code
SEAT_OF: Final = vec[i64](
    [family.args(code)[0] if family.domains else -1 for code in range(len(STEPS)) for family in (STEPS.family(code),)]
)  # the seat that a step names first, by code
