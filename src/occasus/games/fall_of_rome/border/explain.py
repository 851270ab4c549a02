"""Why not: the rule that forbids an action now."""

from __future__ import annotations

from occasus.core.basics import RuleId, Seat
from occasus.games.fall_of_rome import actions as can
from occasus.games.fall_of_rome import flow
from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import (
    ABUNDANS,
    ALEA,
    AUDENTES,
    CARD_TRIBE,
    CARPE,
    CORRUPTION,
    REVOLT,
    VAE,
    VESTALIS,
)
from occasus.games.fall_of_rome.board.state import State, hand_size, pawn_of_role, seat_of
from occasus.games.fall_of_rome.border.explain_actions import why_no_action
from occasus.games.fall_of_rome.cards.card import CARDS_OF
from occasus.games.fall_of_rome.rules.effects_possible import has_effect
from occasus.games.fall_of_rome.rules.windows import is_timely
from occasus.games.fall_of_rome.steps import (
    DISCARD_STEP,
    FORT_CITY_STEP,
    PUT_BACK_STEP,
    STEPS,
    VAE_CITY_STEP,
)

WINDOWS = ("actions", "before_draw", "between_revolts", "after_draw", "before_invasion", "between_invasions")

# What asks for an action that nobody asks for now, where no finer reason is given below.
ASKED_BY = {
    "pay": "FR-TURN-07",
    "bring": "FR-ROLE-REGINA-01",
    "take_fort": "FR-RUL-13",
    "faces": "FR-RUL-98",
    "remove": "FR-ACT-BATTLE-05",
    "accept": "FR-DEC-18",
    "refuse": "FR-DEC-18",
    "use": "FR-DEC-39",
    "decline": "FR-DEC-39",
    "done": "FR-DEC-33",
    "draw_cards": "FR-ROLE-VESTALIS-03",
    "put_back": "FR-ROLE-VESTALIS-03",
    "pass": "FR-DEC-36",
    "pass_turn": "FR-DEC-36",
    "choose": "FR-DEC-33",
    "strike": "FR-DEC-33",
    "place": "FR-DEC-33",
    "move_pawn": "FR-DEC-33",
    "swap": "FR-RUL-113",
    "offer": "FR-DEC-42",
    "take_card": "FR-DEC-39",
    "lay": "FR-RUL-111",
    "banish": "FR-RUL-111",
    "go": "FR-RUL-107",
    "pick_role": "FR-DEC-41",
    "start": "FR-SETUP-14",
    "role": "FR-DEC-38",
    "reveal": "FR-DEC-38",
    "draw": "FR-DEC-38",
    "draw_event": "FR-DEC-38",
    "roll": "FR-DEC-38",
    "first": "FR-DEC-07",
}


def explain(state: State, seat: Seat, action: int) -> RuleId | None:
    """The rule that forbids an action, or None if it is legal."""
    if action in flow.legal(state, seat):
        return None
    if state.outcome:
        return "FR-END-09"
    if seat in flow.actors(state):
        reason = AGENDA.why(state, seat, action)
        if reason:
            return reason
        assert reason is not None, CATALOGUE.text(action)
    family = CATALOGUE.family(action)
    if family is can.PLAY_EVENT:
        return _why_no_event(state, seat, *can.PLAY_EVENT.args(action))
    if family is can.EXCHANGE:
        return _why_no_exchange(state, seat, action - can.EXCHANGE.base)
    if family is can.DISCARD:
        over = hand_size(state, seat) > state.tables.hand_limit if seat >= 0 else False
        return "FR-RUL-54" if over else "FR-RUL-100"
    if family is can.CHOOSE:
        return _why_not_choose(state)
    if family is can.PUT_BACK and action - can.PUT_BACK.base == REVOLT and state.agenda[-1] == PUT_BACK_STEP.base:
        return "FR-RUL-46"
    if family.name in ASKED_BY:
        return ASKED_BY[family.name]
    return why_no_action(state, seat, action)


def _open_for(state: State, seat: Seat) -> bool:
    """Whether a window is open in which this seat could play something."""
    name = STEPS.family(state.agenda[-1]).name
    return name in WINDOWS or state.agenda[-1] == DISCARD_STEP.base + seat


def _why_no_event(state: State, seat: Seat, event: int, option: int) -> RuleId:
    if seat < 0 or event not in state.events[seat]:
        return "FR-EVENT-01"
    if STEPS.family(state.agenda[-1]) is DISCARD_STEP and not _open_for(state, seat):
        return "FR-RUL-105"
    if not _open_for(state, seat):
        return "FR-EVENT-10" if flow.actors(state) == [-1] else "FR-RUL-79"
    card = CARDS_OF[event]
    if card is not None and card.why_not(state, option) is not None:
        return str(card.why_not(state, option))
    if not is_timely(state, event, option):
        if event in (ALEA, CARPE):
            return "FR-EVENT-13"
        return {AUDENTES: "FR-EVENT-14", VAE: "FR-EVENT-15", ABUNDANS: "FR-EVENT-16"}[event]
    if option == CORRUPTION and not has_effect(state, seat, event, option):
        return "FR-RUL-81"
    return "FR-DEC-36"


def _why_no_exchange(state: State, seat: Seat, card: int) -> RuleId:
    pawn = pawn_of_role(state, VESTALIS)
    if pawn < 0 or seat_of(state, pawn) != seat or card not in state.hands[seat]:
        return "FR-ROLE-VESTALIS-02"
    if not state.tables.colour_mask[state.cities[pawn]] >> CARD_TRIBE[card] & 1:
        return "FR-ROLE-VESTALIS-02"
    if not state.event_deck:
        return "FR-RUL-51"
    return "FR-DEC-36" if _open_for(state, seat) else "FR-RUL-49"


def _why_not_choose(state: State) -> RuleId:
    step = STEPS.family(state.agenda[-1])
    if step is FORT_CITY_STEP:
        return "FR-RUL-96"
    return "FR-RUL-109" if step is VAE_CITY_STEP else "FR-DEC-33"
