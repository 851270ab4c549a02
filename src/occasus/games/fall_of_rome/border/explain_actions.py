"""Why not, for the actions of the action phase (FR-ACT, FR-ROLE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.basics import RuleId, Seat
from occasus.games.fall_of_rome import actions as can
from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.fall_of_rome.board.names import (
    ACTION_PHASE,
    CARD_TRIBE,
    CITIES,
    CLASSIS,
    CONSUL,
    REGINA,
)
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat, legions_may_stand
from occasus.games.fall_of_rome.rules.troops import barbarians_in
from occasus.games.fall_of_rome.steps import ACTIONS_STEP

Args = tuple[int, ...]


def why_no_action(state: State, seat: Seat, action: int) -> RuleId:
    """The first condition of the action that does not hold."""
    if seat != active_seat(state) and state.phase == ACTION_PHASE:
        return "FR-TURN-05"
    if state.phase != ACTION_PHASE:
        return "FR-TURN-01"
    if state.agenda[-1] != ACTIONS_STEP.base:
        return "FR-TURN-02" if state.actions_left <= 0 else "FR-TURN-01"
    family = CATALOGUE.family(action)
    return REASONS[family.name](state, family.args(action))


def _legions(state: State, to: int, rule: RuleId) -> RuleId:
    return rule if legions_may_stand(state, to) else "FR-RCM-04"


def _fortify(state: State, args: Args) -> RuleId:
    return "FR-ACT-FORT-03" if state.forts[active_city(state)] else "FR-ACT-FORT-01"


def _build_fort(state: State, args: Args) -> RuleId:
    return "FR-ROLE-FABRUM-01"


def _recruit(state: State, args: Args) -> RuleId:
    here = active_city(state)
    if not state.forts[here]:
        return "FR-ACT-RECRUIT-01"
    return _legions(state, here, "FR-RUL-20")


def _recruit_only(state: State, args: Args) -> RuleId:
    return "FR-RUL-19"


def _levy(state: State, args: Args) -> RuleId:
    if state.roles[state.active] != CONSUL or not (state.forts[args[0]] or args[0] == active_city(state)):
        return "FR-ROLE-CONSUL-01"
    return "FR-RUL-20" if legions_may_stand(state, args[0]) else "FR-RUL-45"


def _port_recruit(state: State, args: Args) -> RuleId:
    here = active_city(state)
    card = args[0]
    fits = state.tables.is_port[here] and state.tables.colour_mask[here] >> CARD_TRIBE[card] & 1
    if state.roles[state.active] != CLASSIS or not fits or card not in state.hands[active_seat(state)]:
        return "FR-ROLE-CLASSIS-02"
    if not legions_may_stand(state, here):
        return "FR-RCM-04"
    return "FR-RUL-20" if not state.legion_supply else "FR-RUL-44"


def _battle(state: State, args: Args) -> RuleId:
    here = active_city(state)
    if not barbarians_in(state, here):
        return "FR-ACT-BATTLE-01"
    return "FR-ACT-BATTLE-02" if state.legions[here] else "FR-RUL-17"


def _ally(state: State, args: Args) -> RuleId:
    tribe = args[0]
    held = sum(1 for card in state.hands[active_seat(state)] if CARD_TRIBE[card] == tribe)
    if held < state.tables.alliance_cost[tribe] and not state.allied[tribe]:
        return "FR-ACT-ALLY-02"
    return "FR-ACT-ALLY-01"


def _enlist(state: State, args: Args) -> RuleId:
    return _why_no_enlisting(state, CARD_TRIBE[args[0]], args[1], args[0] in state.hands[active_seat(state)])


def _enlist_free(state: State, args: Args) -> RuleId:
    if state.roles[state.active] != REGINA or state.enlisted:
        return "FR-ROLE-REGINA-04"
    return _why_no_enlisting(state, args[0], args[1], True)


def _why_no_enlisting(state: State, tribe: int, count: int, paid: bool) -> RuleId:
    here = active_city(state)
    present = state.hordes[tribe * CITIES + here]
    if not state.allied[tribe] or not paid:
        return "FR-ACT-ENLIST-01"
    if not present:
        return "FR-RUL-29"
    if not legions_may_stand(state, here):
        return "FR-RCM-04"
    return "FR-ACT-ENLIST-03" if count > present else "FR-ACT-ENLIST-04"


REASONS: Final[dict[str, Callable[[State, Args], RuleId]]] = {
    can.FORTIFY.name: _fortify,
    can.BUILD_FORT.name: _build_fort,
    can.RECRUIT.name: _recruit,
    can.RECRUIT_ONLY.name: _recruit_only,
    can.LEVY.name: _levy,
    can.PORT_RECRUIT.name: _port_recruit,
    can.BATTLE.name: _battle,
    can.ALLY.name: _ally,
    can.ENLIST.name: _enlist,
    can.ENLIST_FREE.name: _enlist_free,
}
