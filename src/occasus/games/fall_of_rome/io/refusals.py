"""Why not: what the move itself says, or, where it is not asked for now, the rule on when it is."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import CHANCE, RuleId, Seat
from occasus.core.catalogue import Family
from occasus.games.fall_of_rome import actions as can
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ACTION_PHASE
from occasus.games.fall_of_rome.board.state import State, active_seat
from occasus.games.fall_of_rome.rules.hand import is_over_limit
from occasus.games.fall_of_rome.rules.windows import EXCHANGING, PLAYING
from occasus.games.fall_of_rome.steps import DISCARD_STEP, STEPS

WINDOWS: Final = (
    steps.ACTIONS_STEP,
    steps.BEFORE_DRAW_STEP,
    steps.BETWEEN_REVOLTS_STEP,
    steps.AFTER_DRAW_STEP,
    steps.BEFORE_INVASION_STEP,
    steps.BETWEEN_INVASIONS_STEP,
)

# When it is asked for; what is not named here is an action of the action phase.
ASKED_BY: Final[dict[Family, RuleId]] = {
    can.PAY: "FR-TURN-07",
    can.BRING: "FR-ROLE-REGINA-01",
    can.TAKE_FORT: "FR-RUL-13",
    can.FACES: "FR-RUL-98",
    can.REMOVE: "FR-ACT-BATTLE-05",
    can.ACCEPT: "FR-DEC-18",
    can.REFUSE: "FR-DEC-18",
    can.USE_IT: "FR-DEC-39",
    can.DECLINE: "FR-DEC-39",
    can.DONE: "FR-DEC-33",
    can.DRAW_CARDS: "FR-ROLE-VESTALIS-03",
    can.PUT_BACK: "FR-ROLE-VESTALIS-03",
    can.PASS: "FR-DEC-36",
    can.PASS_TURN: "FR-DEC-36",
    can.CHOOSE: "FR-DEC-33",
    can.STRIKE: "FR-DEC-33",
    can.PLACE_LEGIONS: "FR-DEC-33",
    can.MOVE_PAWN: "FR-DEC-33",
    can.SWAP: "FR-RUL-113",
    can.OFFER: "FR-DEC-42",
    can.TAKE_CARD: "FR-DEC-39",
    can.LAY: "FR-RUL-111",
    can.BANISH: "FR-RUL-111",
    can.GO: "FR-RUL-107",
    can.PICK_ROLE: "FR-DEC-41",
    can.START: "FR-SETUP-14",
    can.DEAL_ROLE: "FR-DEC-38",
    can.REVEAL: "FR-DEC-38",
    can.DRAW: "FR-DEC-38",
    can.DRAW_EVENT: "FR-DEC-38",
    can.ROLL_DICE: "FR-DEC-38",
    can.FIRST: "FR-DEC-07",
}


def explain(state: State, seat: Seat, code: int) -> RuleId | None:
    """The rule that forbids an action, or None if it is legal."""
    if state.over:
        return "FR-END-09"
    if seat >= 0 and seat in AGENDA.actors(state):
        reason = AGENDA.why_not(state, seat, code)
        if reason != "":
            return reason
    return not_now(state, seat, code)


def not_now(state: State, seat: Seat, code: int) -> RuleId:
    """The rule on when this is asked for, and of whom."""
    family = CATALOGUE.family(code)
    if family is can.PLAY_EVENT:
        return _no_event_now(state, seat, code)
    if family is can.EXCHANGE:
        dealt = 0 <= seat < len(state.roles)
        reason = EXCHANGING.why_not(state, seat, code) if dealt else "FR-ROLE-VESTALIS-02"
        return reason or ("FR-DEC-36" if _in_window(state) else "FR-RUL-49")
    if family is can.DISCARD:
        return "FR-RUL-54" if seat >= 0 and is_over_limit(state, seat) else "FR-RUL-100"
    return ASKED_BY.get(family) or _no_action_now(state, seat)


def _in_window(state: State) -> bool:
    return STEPS.family(state.agenda[-1]) in WINDOWS


def _no_event_now(state: State, seat: Seat, code: int) -> RuleId:
    event, _ = can.PLAY_EVENT.split(code)
    if seat < 0 or event not in state.events[seat]:
        return "FR-EVENT-01"
    if DISCARD_STEP.has(state.agenda[-1]):
        return "FR-RUL-105"
    if not _in_window(state):
        return "FR-EVENT-10" if AGENDA.actors(state) == [CHANCE] else "FR-RUL-79"
    return PLAYING.why_not(state, seat, code) or "FR-DEC-36"


def _no_action_now(state: State, seat: Seat) -> RuleId:
    """Actions are the active player's, in the action phase, one after the other."""
    if DISCARD_STEP.has(state.agenda[-1]):
        return "FR-RUL-105"
    if state.phase != ACTION_PHASE:
        return "FR-TURN-01"
    if seat != active_seat(state):
        return "FR-TURN-05"
    return "FR-TURN-02" if state.actions_left <= 0 else "FR-TURN-01"
