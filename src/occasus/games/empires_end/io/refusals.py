"""Why not: what the move itself says, or, where it is not asked for now, the rule on when it is."""

from __future__ import annotations

from typing import Final

from occasus.core.agenda import NOTHING
from occasus.core.basics import RuleId, Seat
from occasus.core.catalogue import Family
from occasus.games.empires_end import actions as a
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import (
    COMBINED,
    CONFLICT,
    DISASTER,
    DOUBLE_DISASTER,
    ECONOMY,
    INDUSTRY,
    SETUP,
)
from occasus.games.empires_end.board.state import State, has_refilled
from occasus.games.empires_end.rules.replacing import about_to_act, why_no_replacement
from occasus.games.empires_end.rules.setup import in_setup

ALWAYS: Final = (SETUP, DISASTER, DOUBLE_DISASTER, ECONOMY, INDUSTRY, CONFLICT, COMBINED)
DISASTERS: Final = (DISASTER, DOUBLE_DISASTER)
ECONOMIES: Final = (ECONOMY, COMBINED)
INDUSTRIES: Final = (INDUSTRY, COMBINED)
WORKS: Final = (ECONOMY, INDUSTRY, COMBINED)

# The phases in which an action can be asked for, and the rule on when in them.
TIMES: Final[dict[Family, tuple[tuple[int, ...], RuleId]]] = {
    a.PAY: (DISASTERS, "EE-DIS-03"),
    a.SKIP: (DISASTERS, "EE-DIS-03"),
    a.TAKE: (DISASTERS, "EE-DIS-03"),
    a.REPLACE: (DISASTERS, "EE-RUL-20"),
    a.DECLINE: (DISASTERS, "EE-RUL-20"),
    a.DESTROY: (ALWAYS, "EE-DIS-15"),
    a.ATTACH: (ALWAYS, "EE-INNO-01"),
    a.BUY_COINS: (DISASTERS, "EE-POOR-06"),
    a.DONE: (WORKS, "EE-IND-02"),
    a.USE_ABILITY: (WORKS, "EE-IND-02"),
    a.EXCHANGE_ONE: (ECONOMIES, "EE-CMB-03"),
    a.REACTIVATE_IT: (ECONOMIES, "EE-ABIL-05"),
    a.BUILD: (INDUSTRIES, "EE-IND-02"),
    a.SELL: (INDUSTRIES, "EE-IND-02"),
    a.KEEP: (INDUSTRIES, "EE-IND-05"),
    a.THROW_AWAY: (INDUSTRIES, "EE-IND-15"),
    a.REBUILD: (INDUSTRIES, "EE-IND-02"),
    a.SWAP: (INDUSTRIES, "EE-IND-28"),
    a.MOVE: (INDUSTRIES, "EE-INNO-10"),
    a.BEGIN_WITH: ((COMBINED,), "EE-CMB-03"),
    a.BID_AXES: ((CONFLICT,), "EE-SIM-07"),
    a.BID_COINS: ((CONFLICT,), "EE-SIM-07"),
    a.REFRESH: ((CONFLICT,), "EE-EXH-07"),
    a.KEEP_HAND: (ALWAYS, "EE-LIGHT-02"),
    a.REDRAW: (ALWAYS, "EE-LIGHT-02"),
    a.STRIKE: (ALWAYS, "EE-LIGHT-03"),
    a.GIVE_TEMPLE: (ALWAYS, "EE-SETUP-06"),  # what follows is chance's
    a.LAY: (ALWAYS, "EE-SETUP-11"),
    a.DRAW: (ALWAYS, "EE-INFO-08"),
    a.REVEAL: (ALWAYS, "EE-DIS-01"),
    a.REVEAL_CONFLICT: (ALWAYS, "EE-CON-01"),
}
OF_WORKS: Final = tuple(family for family, (phases, _) in TIMES.items() if set(phases) <= set(WORKS))

# What forbids an action while the seat decides something else.
MEANWHILE: Final[dict[Family, dict[Family, RuleId]]] = {
    s.CHOOSE_PART_STEP: dict.fromkeys((a.DONE, a.USE_ABILITY, a.EXCHANGE_ONE, a.BUILD, a.SELL, a.REBUILD), "EE-CMB-02"),
    s.IN_ECONOMY_STEP: dict.fromkeys((a.BUILD, a.SELL, a.REBUILD), "EE-CMB-03"),
    s.IN_REACTIVATION_STEP: dict.fromkeys((a.DONE, a.USE_ABILITY, a.EXCHANGE_ONE), "EE-ABIL-05"),
    s.WITH_LEFTOVERS_STEP: dict.fromkeys((a.BUILD, a.SELL), "EE-IND-05"),
    s.CHOOSE_AXES_STEP: {a.BID_COINS: "EE-RUL-42"},
}


def explain(state: State, seat: Seat, action: int) -> RuleId | None:
    """The rule that forbids an action now; None if it is legal."""
    reason = AGENDA.why_not(state, seat, action) if seat in AGENDA.actors(state) else ""
    return not_now(state, seat, action) if reason == "" else reason


def not_now(state: State, seat: Seat, action: int) -> RuleId:
    """The rule by which an action is not asked for, of this seat at this time."""
    family = a.CATALOGUE.family(action)
    if not state.agenda:
        return "EE-END-01"
    phases, rule = TIMES[family]
    if (SETUP if in_setup(state) else state.facts.track[state.space]) not in phases:
        return "EE-TRACK-02"
    step = state.todo[seat] if seat >= 0 else NOTHING
    if family in (a.PAY, a.SKIP, a.TAKE):
        return _not_on_turn(state, seat, step)
    if family is a.REPLACE:
        return why_no_replacement(state, seat, a.REPLACE.split(action)[1]) or rule
    if family is a.BUY_COINS:
        return "EE-POOR-01" if seat in state.takers else rule
    if step == NOTHING:
        return "EE-SIM-04" if family in OF_WORKS and family is not a.BEGIN_WITH else rule
    if family is a.KEEP and s.IN_INDUSTRY_STEP.has(step):
        return "EE-IND-01" if has_refilled(state, seat) else "EE-RUL-28"
    return MEANWHILE.get(s.STEPS.family(step), {}).get(family, rule)


def _not_on_turn(state: State, seat: Seat, step: int) -> RuleId:
    """Before the reveal, after the taking, while holders of a replacement are asked, or in another's turn."""
    if max(state.offers) < 0:
        return "EE-DIS-11" if state.takers else "EE-DIS-01"
    if step != NOTHING and not s.IN_WINDOW_STEP.has(step):
        return "EE-DBL-06"  # what the seat took is not resolved yet
    return "EE-RUL-20" if seat == about_to_act(state) else "EE-DIS-03"
