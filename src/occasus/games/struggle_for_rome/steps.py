"""The steps of the agenda: what is still to be done, so that a game can be saved in the middle of anything."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import CHANCE
from occasus.core.catalogue import Catalogue
from occasus.games.struggle_for_rome.board.names import BOOTY, CITIES, CITY, CROSSROADS, PLACE, PLAYER, PLAYERS, VICTIM

STEPS: Final = Catalogue()

S_START_PLAYER: Final = STEPS.plain("start_player")
S_STATION: Final = STEPS.plain("station")
S_PLACE: Final = STEPS.one("place", PLAYER)
S_ROLL: Final = STEPS.plain("roll")
S_LEGIONNAIRE: Final = STEPS.one("legionnaire", PLAYER)
S_ROB: Final = STEPS.one("rob", PLAYER)
S_STEAL: Final = STEPS.two("steal", PLAYER, VICTIM)
S_RANSOM: Final = STEPS.two("ransom", PLAYER, VICTIM)
S_SHORTAGE: Final = STEPS.plain("shortage")
S_DRAW: Final = STEPS.one("draw", PLAYER)
S_DRAW_CARD: Final = STEPS.one("draw_card", PLAYER)
S_BUILD: Final = STEPS.one("build", PLAYER)
S_DRAFT: Final = STEPS.one("draft", PLAYER)
S_ANSWERS: Final = STEPS.one("answers", PLAYER)
S_CHOOSE: Final = STEPS.one("choose_deal", PLAYER)
S_TRIBE: Final = STEPS.one("tribe", PLAYER)
S_PAY: Final = STEPS.two("pay", PLAYER, PLACE)
S_TURN: Final = STEPS.two("turn", PLAYER, CITY)
S_BOOTY: Final = STEPS.three("booty", PLAYER, CITY, BOOTY)
S_CLAIM: Final = STEPS.one("claim", PLAYER)

STEP_OF: Final[tuple[int, ...]] = tuple(STEPS.family_index)  # number of the family by code

START_PLAYER_STEP: Final = S_START_PLAYER.base
STATION_STEP: Final = S_STATION.base
PLACE_STEP: Final = S_PLACE.base
ROLL_STEP: Final = S_ROLL.base
LEGIONNAIRE_STEP: Final = S_LEGIONNAIRE.base
ROB_STEP: Final = S_ROB.base
STEAL_STEP: Final = S_STEAL.base
RANSOM_STEP: Final = S_RANSOM.base
SHORTAGE_STEP: Final = S_SHORTAGE.base
DRAW_STEP: Final = S_DRAW.base
DRAW_CARD_STEP: Final = S_DRAW_CARD.base
BUILD_STEP: Final = S_BUILD.base
DRAFT_STEP: Final = S_DRAFT.base
ANSWERS_STEP: Final = S_ANSWERS.base
CHOOSE_STEP: Final = S_CHOOSE.base
TRIBE_STEP: Final = S_TRIBE.base
PAY_STEP: Final = S_PAY.base
TURN_STEP: Final = S_TURN.base
BOOTY_STEP: Final = S_BOOTY.base
CLAIM_STEP: Final = S_CLAIM.base

SEVERAL: Final = -9  # several seats may act
_CHANCE_STEPS: Final = (S_START_PLAYER, S_STATION, S_ROLL, S_STEAL, S_DRAW, S_DRAW_CARD, S_TURN)


def _actor(code: int) -> int:
    family = STEPS.family(code)
    if family in _CHANCE_STEPS:
        return CHANCE
    if family in (S_SHORTAGE, S_ANSWERS):
        return SEVERAL
    return family.args(code)[0]


ACTOR_OF: Final[tuple[int, ...]] = tuple(_actor(code) for code in range(len(STEPS)))


def steal_step(thief: int, victim: int) -> int:
    """The step in which chance picks the stolen card."""
    return STEAL_STEP + thief * PLAYERS + victim


def ransom_step(thief: int, victim: int) -> int:
    """The step in which gold is taken from somebody without cards."""
    return RANSOM_STEP + thief * PLAYERS + victim


def pay_step(seat: int, goal: int) -> int:
    """The step in which a journey is paid for."""
    return PAY_STEP + seat * CROSSROADS + goal


def turn_step(seat: int, city: int) -> int:
    """The step in which a plunder token is turned."""
    return TURN_STEP + seat * CITIES + city


def booty_step(seat: int, city: int, coins: int) -> int:
    """The step in which gold and token follow the cards of a plunder."""
    return BOOTY_STEP + (seat * CITIES + city) * 2 + coins
