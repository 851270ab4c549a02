"""Why not: what the move itself says, or, where it is not asked for now, the rule on when it is."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import RuleId, Seat
from occasus.core.catalogue import Family
from occasus.games.struggle_for_rome import actions
from occasus.games.struggle_for_rome.actions import CATALOGUE, GIVE, WANT
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.names import BUILD_PHASE, GOLD, HORSEMAN_PHASE, ROLL_PHASE, SETUP_PHASE
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.steps import PAY_STEP

_CHANCE: Final[tuple[Family, ...]] = (
    actions.START_PLAYER,
    actions.STATION,
    actions.ROLL,
    actions.DRAW,
    actions.DRAW_CARD,
    actions.TURN,
    actions.STEAL,
)
_CARDS: Final[tuple[Family, ...]] = (actions.PLAY, actions.MARCH, actions.PLUNDER_TRAITOR, actions.CONQUER_TRAITOR)

# The rule on when each is asked for, in phase 2,
_TRADE_AND_BUILD: Final[dict[Family, RuleId]] = {
    actions.BANK: "SR-ROUND-06",
    actions.BUILD_FIGHTERS: "SR-ROUND-06",
    actions.BUILD_WAGON: "SR-ROUND-06",
    actions.BUY_CARD: "SR-ROUND-06",
    actions.GIVE: "SR-RUL-14",
    actions.WANT: "SR-RUL-14",
    actions.PROPOSE: "SR-RUL-14",
    actions.WITHDRAW: "SR-RUL-14",
    actions.ACCEPT: "SR-TRADE-03",
    actions.DECLINE: "SR-RUL-14",
    actions.COUNTER: "SR-TRADE-03",
    actions.STOP_WAITING: "SR-RUL-14",
    actions.DEAL: "SR-TRADE-03",
    actions.NO_DEAL: "SR-RUL-14",
}
# in phases 3 and 4,
_TRIBES: Final[dict[Family, RuleId]] = {
    actions.TRAVEL: "SR-TRIBE-01",
    actions.PAY: "SR-MOVE-05",
    actions.MARCH: "SR-TRIBE-01",
    actions.PLUNDER: "SR-TRIBE-01",
    actions.PLUNDER_TRAITOR: "SR-TRIBE-01",
    actions.CONQUER: "SR-TRIBE-01",
    actions.CONQUER_TRAITOR: "SR-TRIBE-01",
    actions.TAKE: "SR-TRIBE-01",
}
# and at other times.
_OTHERS: Final[dict[Family, RuleId]] = {
    actions.PLACE_HORSEMAN: "SR-SETUP-02",
    actions.MOVE_LEGIONNAIRE: "SR-LEG-01",
    actions.ROB: "SR-LEG-04",
    actions.TAKE_GOLD: "SR-LEG-05",
    actions.RETURN: "SR-SHORT-06",
    actions.END_TURN: "SR-ROUND-06",
    actions.PLAY: "SR-ROUND-06",
    actions.SHOW_POINTS: "SR-RUL-45",
    actions.KEEP_HIDDEN: "SR-RUL-45",
}


def explain(state: State, seat: Seat, action: int) -> RuleId | None:
    """None if the action is legal, else the rule that forbids it."""
    family = CATALOGUE.family(action)
    if state.over:
        return "SR-END-01"
    if family in _CHANCE:
        return "SR-ROUND-07"
    if family in _CARDS and state.phase == ROLL_PHASE:
        return "SR-DICE-06"
    if seat not in AGENDA.actors(state):
        offering = family in (actions.GIVE, actions.WANT, actions.PROPOSE) and state.phase == BUILD_PHASE
        return "SR-TRADE-02" if offering else "SR-ROUND-03"
    reason = AGENDA.why_not(state, seat, action)
    return not_now(state, action) if reason == "" else reason


def not_now(state: State, action: int) -> RuleId:
    """The rule on when an action is asked for, to someone who must decide something else now."""
    family = CATALOGUE.family(action)
    if state.phase == SETUP_PHASE:
        return "SR-SETUP-02"
    if family in _TRADE_AND_BUILD:
        if action in (GIVE.at(GOLD), WANT.at(GOLD)) and state.facts.goods <= GOLD:
            return "SR-TRADE-07"
        return "SR-ROUND-01" if state.phase >= HORSEMAN_PHASE else _TRADE_AND_BUILD[family]
    if family in _TRIBES:
        if state.phase < HORSEMAN_PHASE:
            return "SR-ROUND-01"
        return "SR-MOVE-09" if PAY_STEP.has(state.agenda[-1]) else _TRIBES[family]
    return _OTHERS[family]
