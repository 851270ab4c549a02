"""What may lie on what in the agenda of a position: the steps of a setup or a turn, of actions and of events."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from occasus.core.basics import BadPosition
from occasus.core.catalogue import Family
from occasus.games.fall_of_rome import steps as s
from occasus.games.fall_of_rome.board.names import (
    AUDENTES,
    DO_UT_DES,
    EVENT_WORDS,
    FESTINA,
    HIC,
    HOMO,
    MELIUS,
    MORS,
    MORTUI,
    SI_VIS,
    VAE,
    VENI,
)
from occasus.games.fall_of_rome.board.state import State, pawn_of_role
from occasus.games.fall_of_rome.steps import STEPS

Families = tuple[Family, ...]

_DEALING: Final[Families] = (  # the setup before the deck is built, the last one lowest
    s.BUILD_DECK_STEP,
    s.START_STEP,
    s.ADD_EVENTS_STEP,
    s.TREASURE_STEP,
    s.DEAL_STEP,
    s.PICK_ROLE_STEP,
    s.DEAL_ROLE_STEP,
    s.GOLD_STEP,
)
_WINDOWS: Final[Families] = (  # events are played here (FR-EVENT-09), and Vestalis exchanges cards
    s.ACTIONS_STEP,
    s.BEFORE_DRAW_STEP,
    s.BETWEEN_REVOLTS_STEP,
    s.DISCARD_STEP,
    s.AFTER_DRAW_STEP,
    s.BEFORE_INVASION_STEP,
    s.BETWEEN_INVASIONS_STEP,
)
_FIGHT: Final[Families] = (s.ROLL_STEP, s.FACES_STEP, s.AFTERMATH_STEP, s.REGINA_STEP, s.REGINA_LEGION_STEP)
_REVOLT: Final[Families] = (s.REVOLT_STEP, s.REVOLT_CARD_STEP)
_CHOICES: Final[Families] = (  # the first choice of an event, or one that needs no note
    s.EXTRA_DRAW_STEP,
    s.SWAP_STEP,
    s.FESTINA_CITY_STEP,
    s.PLACE_STEP,
    s.TAKE_CARD_STEP,
    s.LAY_STEP,
    s.MORS_CITY_STEP,
    s.MORS_STEP,
    s.FORT_CITY_STEP,
    s.TAKE_FORT_STEP,
    s.VAE_CITY_STEP,
    s.VAE_STEP,
    s.VENI_CITY_STEP,
    s.VENI_GO_STEP,
    s.VENI_BATTLE_STEP,
)
_ON: Final[dict[Family, Families]] = {
    s.TURN_STEP: (s.FIRST_STEP, s.TIE_STEP),
    s.FIRST_STEP: (s.BUILD_DECK_STEP,),
    **{family: _DEALING[max(1, place) :] for place, family in enumerate(_DEALING)},
    s.END_TURN_STEP: (s.INVADE_STEP, s.COUNT_INVASIONS_STEP, s.REVEAL_STEP, s.BETWEEN_INVASIONS_STEP),
    s.COUNT_INVASIONS_STEP: (s.BEFORE_INVASION_STEP,),
    s.INVADE_STEP: (s.AFTER_DRAW_STEP,),
    s.AFTER_DRAW_STEP: (s.DRAW_STEP, s.DRAW_CHOICE_STEP, s.SORT_DRAWN_STEP, s.HAND_LIMIT_STEP, *_REVOLT),
    s.DRAW_STEP: (s.ACTIONS_STEP, s.BEFORE_DRAW_STEP),
    s.SORT_DRAWN_STEP: (s.PUT_BACK_STEP, s.DRAW_CARD_STEP),
    s.PUT_BACK_STEP: (s.PUT_BACK_STEP, s.DRAW_CARD_STEP),
    s.DRAW_CARD_STEP: (s.DRAW_CARD_STEP,),
    s.HAND_LIMIT_STEP: (s.DISCARD_STEP, *_REVOLT),
    s.REVOLT_STEP: (s.BETWEEN_REVOLTS_STEP,),
    s.BETWEEN_REVOLTS_STEP: _REVOLT,
    s.ACTIONS_STEP: (
        s.PAY_SAIL_STEP,
        s.PAY_TRAVEL_STEP,
        s.PAY_ALLY_STEP,
        s.BRING_STEP,
        s.TAKE_FORT_STEP,
        s.PLOT_STEP,
        s.HAND_LIMIT_STEP,
        *_FIGHT,
    ),
    s.AFTERMATH_STEP: (s.REMOVE_STEP,),
    s.REGINA_STEP: (s.REGINA_STEP, s.REGINA_LEGION_STEP),
    s.PLAYED_STEP: (
        *_CHOICES,
        *_FIGHT,
        s.SORT_DRAWN_STEP,
        s.HAND_LIMIT_STEP,
        *_REVOLT,
        s.SWAPPING_STEP,
        s.TO_STEP,
        s.PLACED_STEP,
        s.LAID_STEP,
        s.AIM_STEP,
    ),
    s.SWAPPING_STEP: (s.OFFER_STEP, s.OFFERED_STEP),
    s.OFFERED_STEP: (s.OFFER_STEP,),
    s.OFFER_STEP: (s.OFFER_STEP,),
    s.TO_STEP: (s.FESTINA_PAWN_STEP, s.SI_VIS_PAWN_STEP),
    s.FESTINA_PAWN_STEP: (s.PERMIT_STEP,),
    s.SI_VIS_PAWN_STEP: (s.PERMIT_STEP, s.TAKE_FORT_STEP),
    s.PLACED_STEP: (s.PLACED_STEP, s.PLACE_STEP),
    s.LAID_STEP: (s.LAID_STEP, s.LAY_STEP),
    s.LAY_STEP: (s.BANISH_STEP, s.LOOK_STEP),
    s.BANISH_STEP: (s.BANISH_STEP, s.LOOK_STEP),
    s.LOOK_STEP: (s.LOOK_STEP,),
    s.AIM_STEP: (s.STRIKE_STEP,),
}
_BLOWS: Final[Families] = (s.AIM_STEP, s.STRIKE_STEP)
_PAWNS: Final[Families] = (s.TO_STEP, s.PERMIT_STEP)
_CHECKED: Final[Families] = (s.HAND_LIMIT_STEP, s.DISCARD_STEP)
_DRAWN: Final[Families] = (s.SORT_DRAWN_STEP, s.PUT_BACK_STEP, s.DRAW_CARD_STEP, s.BETWEEN_REVOLTS_STEP, *_REVOLT)
_BY: Final[dict[int, Families]] = {  # what is done for an event; those that are not here ask for nothing
    AUDENTES: (s.EXTRA_DRAW_STEP, *_DRAWN, *_CHECKED),
    DO_UT_DES: (s.SWAP_STEP, s.SWAPPING_STEP, s.OFFER_STEP, s.OFFERED_STEP),
    FESTINA: (s.FESTINA_CITY_STEP, s.FESTINA_PAWN_STEP, *_PAWNS),
    HIC: (s.PLACE_STEP, s.PLACED_STEP),
    HOMO: (s.TAKE_CARD_STEP, *_CHECKED),
    MELIUS: (s.LOOK_STEP, s.BANISH_STEP, s.LAY_STEP, s.LAID_STEP),
    MORS: (s.MORS_CITY_STEP, s.MORS_STEP),
    MORTUI: _BLOWS,
    SI_VIS: (s.FORT_CITY_STEP, s.TAKE_FORT_STEP, s.SI_VIS_PAWN_STEP, *_PAWNS),
    VAE: (s.VAE_CITY_STEP, s.VAE_STEP, *_BLOWS),
    VENI: (s.VENI_CITY_STEP, s.VENI_GO_STEP, s.VENI_BATTLE_STEP, s.REMOVE_STEP, *_FIGHT),
}


def refuse_wrong_order(state: State) -> None:
    """Refuse a step that cannot lie where it does: something below it is missing, or two have changed places."""
    agenda = list(state.agenda)
    if agenda[0] not in (s.END_TURN_STEP.at(), s.TURN_STEP.at()):
        raise BadPosition("position.agenda", "at the bottom lies 'end_turn', in the setup 'turn'")
    for below, step in pairwise(agenda):
        family, under = STEPS.family(step), STEPS.family(below)
        played = under in _WINDOWS and family in (s.PLAYED_STEP, s.EXCHANGE_STEP)
        if not played and family not in _ON.get(under, ()):
            likely = next((other for other in _ON if family in _ON[other]), s.ACTIONS_STEP)
            needed = f"; below it lies a step such as {STEPS.text(likely.base)!r}"
            raise BadPosition("position.agenda", f"{STEPS.text(step)!r} cannot lie on {STEPS.text(below)!r}{needed}")
    gold = [s.GOLD_STEP.of(step) for step in agenda if s.GOLD_STEP.has(step)]
    if gold != list(range(1, len(gold) + 1)):
        raise BadPosition("position.agenda", "the cards with a gold border are counted from 1, the last one lowest")
    _refuse_foreign_events(agenda)
    _refuse_wrong_swappers(state)


def _refuse_foreign_events(agenda: list[int]) -> None:
    """Refuse a step above an event card that this card does not ask for."""
    event = -1
    for step in agenda:
        family = STEPS.family(step)
        if s.PLAYED_STEP.has(step):
            event, _, _ = s.PLAYED_STEP.split(step)
        elif event >= 0 and family is not s.EXCHANGE_STEP and family not in _BY.get(event, ()):
            what = f"{STEPS.text(step)!r} is nothing that {EVENT_WORDS[event]} asks for"
            raise BadPosition("position.agenda", what)


def _refuse_wrong_swappers(state: State) -> None:
    """Of the two who swap cards the first one is asked first (FR-DEC-42)."""
    asked = [s.OFFER_STEP.of(step) for step in state.agenda if s.OFFER_STEP.has(step)]
    for step in state.agenda:
        if s.SWAPPING_STEP.has(step):
            one, other = s.SWAPPING_STEP.split(step)
            offered = any(s.OFFERED_STEP.has(note) for note in state.agenda)
            expected = [pawn_of_role(state, role) for role in ((other,) if offered else (other, one))]
            if -1 in expected:
                raise BadPosition("position.agenda", f"{STEPS.text(step)!r} names a role that nobody has (FR-RUL-113)")
            if asked != expected:
                words = ", ".join(repr(STEPS.text(s.OFFER_STEP.at(pawn))) for pawn in expected)
                raise BadPosition("position.agenda", f"on {STEPS.text(step)!r} lies {words}")
