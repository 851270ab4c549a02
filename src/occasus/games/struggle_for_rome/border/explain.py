"""Why not: the rule that forbids an action. The first condition that fails gives the id."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import RuleId, Seat
from occasus.games.struggle_for_rome import actions, steps
from occasus.games.struggle_for_rome.actions import CATALOGUE
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.names import BUILD_PHASE, ROLL_PHASE, SETUP_PHASE
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.border import explain_trade, explain_tribe
from occasus.games.struggle_for_rome.flow import actors, legal
from occasus.games.struggle_for_rome.steps import STEP_OF

_CHANCE: Final = ("start_player", "station", "roll", "draw", "draw_card", "turn", "steal")
_CARDS: Final = ("play", "forced_march", "plunder_with_traitor", "conquer_with_traitor")
_PHASE_TWO: Final = ("bank", "build_fighters", "build_wagon", "buy_card", "give", "want")
_ANSWERS: Final = ("propose", "withdraw", "accept", "decline", "counter", "stop_waiting", "deal", "no_deal")
_TRIBES: Final = (
    "travel",
    "pay",
    "forced_march",
    "plunder",
    "plunder_with_traitor",
    "conquer",
    "conquer_with_traitor",
    "take",
)


def explain(state: State, seat: Seat, action: int) -> RuleId | None:
    """None if the action is legal, else the rule that forbids it."""
    if action in legal(state, seat):
        return None
    family = CATALOGUE.family(action)
    name, args = family.name, family.args(action)
    if state.over:
        return "SR-END-01"
    if name in _CHANCE:
        return "SR-ROUND-07"
    if name in _CARDS and state.phase == ROLL_PHASE:
        return "SR-DICE-06"
    if seat not in actors(state):
        return "SR-TRADE-02" if name in ("give", "want", "propose") and state.phase == BUILD_PHASE else "SR-ROUND-03"
    reason = AGENDA.why(state, seat, action)
    if reason:
        return reason
    assert reason is not None, CATALOGUE.text(action)
    return _here(state, seat, name, args)


def _here(state: State, seat: Seat, name: str, args: tuple[int, ...]) -> RuleId:
    """Why somebody who must decide something now cannot do this."""
    if state.phase == SETUP_PHASE or name == "place_horseman":
        return "SR-SETUP-02"
    if name == "play":
        return explain_trade.why_not_play(state, seat, args[0])
    if name in _PHASE_TWO:
        return explain_trade.why_not_buy(state, seat, name, args)
    if name in _ANSWERS:
        return explain_trade.why_not_answer(state, seat, name, args)
    if name in _TRIBES:
        return explain_tribe.why_not(state, seat, name, args)
    return _elsewhere(state, seat, name, args)


def _elsewhere(state: State, seat: Seat, name: str, args: tuple[int, ...]) -> RuleId:
    step = STEP_OF[state.agenda[-1]]
    if name == "move_legionnaire":
        if step != steps.S_LEGIONNAIRE.index:
            return "SR-LEG-01"
        return "SR-LEG-03" if state.tables.in_empire[args[0]] else "SR-LEG-02"
    if name == "rob":
        return "SR-LEG-04"
    if name == "take_gold":
        return "SR-LEG-05"
    if name == "return":
        return "SR-SHORT-03" if step == steps.S_SHORTAGE.index else "SR-SHORT-06"
    if name in ("show_points", "keep_hidden"):
        return "SR-RUL-45"
    assert name == actions.END_TURN.name
    return "SR-ROUND-06"
