"""Why not: the rule that forbids an action now. First the time for it, then its own conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.basics import RuleId
from occasus.core.catalogue import Family
from occasus.games.empires_end import actions as a
from occasus.games.empires_end import steps as s
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import COMBINED, CONFLICT, DOUBLE_DISASTER, ECONOMY, INDUSTRY
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.border import explain_disaster, explain_work
from occasus.games.empires_end.deeds import legal
from occasus.games.empires_end.rules.setup import in_setup

Reason = Callable[[State, int, tuple[int, ...]], RuleId]
CHANCE_RULES: Final[dict[Family, RuleId]] = {
    a.GIVE_TEMPLE: "EE-SETUP-06",
    a.LAY: "EE-SETUP-11",
    a.DRAW: "EE-INFO-08",
    a.REVEAL: "EE-DIS-01",
    a.REVEAL_CONFLICT: "EE-CON-01",
}
SETUP_RULES: Final[dict[Family, RuleId]] = {
    a.KEEP_HAND: "EE-LIGHT-02",
    a.REDRAW: "EE-LIGHT-02",
    a.STRIKE: "EE-LIGHT-03",
}
# The steps at which an action can be chosen, and the rule on that if the seat is in the right phase otherwise.
TIMES: Final[dict[Family, tuple[tuple[Family, ...], RuleId]]] = {
    a.PAY: ((s.ON_TURN,), "EE-DIS-03"),
    a.SKIP: ((s.ON_TURN,), "EE-DIS-03"),
    a.TAKE: ((s.ON_TURN,), "EE-DIS-03"),
    a.REPLACE: ((s.IN_WINDOW,), "EE-RUL-20"),
    a.DECLINE: ((s.IN_WINDOW,), "EE-RUL-20"),
    a.DESTROY: ((s.CHOOSE_RUIN,), "EE-DIS-15"),
    a.ATTACH: ((s.CHOOSE_HOME,), "EE-INNO-01"),
    a.BUY_COINS: ((s.IN_RELIEF,), "EE-POOR-06"),
    a.DONE: ((s.IN_ECONOMY, s.IN_INDUSTRY), "EE-IND-02"),
    a.USE: ((s.IN_ECONOMY, s.IN_INDUSTRY), "EE-IND-02"),
    a.EXCHANGE_ONE: ((s.IN_ECONOMY,), "EE-CMB-03"),
    a.REACTIVATE_IT: ((s.IN_REACTIVATION,), "EE-ABIL-05"),
    a.BUILD: ((s.IN_INDUSTRY, s.WITH_CARDS), "EE-IND-02"),
    a.SELL: ((s.IN_INDUSTRY, s.WITH_CARDS), "EE-IND-02"),
    a.KEEP: ((s.WITH_CARDS, s.WITH_LEFTOVERS), "EE-IND-05"),
    a.THROW_AWAY: ((s.WITH_LEFTOVERS,), "EE-IND-15"),
    a.REBUILD: ((s.IN_INDUSTRY,), "EE-IND-02"),
    a.SWAP: ((s.IN_SWAP,), "EE-IND-28"),
    a.MOVE: ((s.IN_MOVE,), "EE-INNO-10"),
    a.BEGIN_WITH: ((s.CHOOSE_PART,), "EE-CMB-03"),
    a.BID_AXES: ((s.CHOOSE_AXES,), "EE-SIM-07"),
    a.BID_COINS: ((s.CHOOSE_COINS,), "EE-SIM-07"),
    a.REFRESH: ((s.CHOOSE_REFRESH,), "EE-EXH-07"),
}
PHASES: Final[dict[tuple[int, ...], tuple[Family, ...]]] = {
    (1, DOUBLE_DISASTER): (a.PAY, a.SKIP, a.TAKE, a.REPLACE, a.DECLINE, a.DESTROY, a.BUY_COINS),
    (ECONOMY, COMBINED): (a.EXCHANGE_ONE, a.REACTIVATE_IT),
    (ECONOMY, INDUSTRY, COMBINED): (a.DONE, a.USE),
    (INDUSTRY, COMBINED): (a.BUILD, a.SELL, a.KEEP, a.THROW_AWAY, a.REBUILD, a.SWAP, a.MOVE),
    (COMBINED,): (a.BEGIN_WITH,),
    (CONFLICT,): (a.BID_AXES, a.BID_COINS, a.REFRESH),
}
REASONS: Final[dict[Family, Reason]] = {
    a.PAY: explain_disaster.why_not_pay,
    a.SKIP: explain_disaster.why_not_skip,
    a.TAKE: explain_disaster.why_not_take,
    a.REPLACE: explain_disaster.why_not_replace,
    a.DESTROY: explain_disaster.why_not_destroy,
    a.ATTACH: explain_disaster.why_not_attach,
    a.BUY_COINS: explain_disaster.why_not_buy,
    a.USE: explain_work.why_not_use,
    a.BUILD: explain_work.why_not_build,
    a.SELL: explain_work.why_not_sell,
    a.REBUILD: explain_work.why_not_rebuild,
    a.MOVE: explain_work.why_not_move,
}
LAST_RULES: Final[dict[Family, RuleId]] = {
    a.SWAP: "EE-IND-28",
    a.BID_AXES: "EE-CON-05",
    a.BID_COINS: "EE-CON-05",
    a.REFRESH: "EE-EXH-07",
}


def explain(state: State, seat: int, action: int) -> RuleId | None:
    """The rule that forbids an action; None if it is legal."""
    if action in legal(state, seat):
        return None
    family = a.CATALOGUE.family(action)
    if not state.agenda:
        return "EE-END-01"
    if family in CHANCE_RULES:
        return CHANCE_RULES[family]
    if family in SETUP_RULES:
        return SETUP_RULES[family]
    timing = _timing(state, seat, family)
    if timing is not None:
        return timing
    moves = AGENDA.why(state, seat, action)
    if moves:
        return moves
    assert moves is not None, a.CATALOGUE.text(action)
    reason = REASONS.get(family)
    return LAST_RULES.get(family, "EE-TRACK-02") if reason is None else reason(state, seat, family.args(action))


def _timing(state: State, seat: int, family: Family) -> RuleId | None:
    """The rule on when an action can be chosen, if this is not the time."""
    steps, rule = TIMES[family]
    step = state.todo[seat]
    if step >= 0 and s.STEPS.family(step) in steps and state.agenda[-1] < s.FIRST_CHANCE:
        return None
    for phases, families in PHASES.items():
        if family in families and (in_setup(state) or state.tables.track[state.space] not in phases):
            return "EE-DIS-15" if family is a.DESTROY else "EE-TRACK-02"
    if step < 0 and family in PHASES[ECONOMY, INDUSTRY, COMBINED] + PHASES[INDUSTRY, COMBINED]:
        return "EE-SIM-04"
    if step >= 0 and family in (a.BUILD, a.SELL) and s.STEPS.family(step) is s.WITH_LEFTOVERS:
        return "EE-IND-05"
    if step >= 0 and family in (a.DONE, a.USE, a.BUILD, a.SELL, a.REBUILD):
        if s.STEPS.family(step) is s.CHOOSE_PART:
            return "EE-CMB-02"
        if s.STEPS.family(step) is s.IN_ECONOMY:
            return "EE-CMB-03"
    return rule
