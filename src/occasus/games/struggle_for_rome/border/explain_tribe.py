"""Why not, in phases 3 and 4: journeys, plunder, conquest, compensation."""

from __future__ import annotations

from occasus.core.basics import RuleId, Seat
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.board.names import HORSEMAN_PHASE, TRAITOR
from occasus.games.struggle_for_rome.board.state import CONQUERED_NOW, FREE, NEUTRAL, State
from occasus.games.struggle_for_rome.rules.attack import colours, has_room, targets
from occasus.games.struggle_for_rome.rules.development import acting_tribe, why_not_card
from occasus.games.struggle_for_rome.rules.tribe import TAKE_HORSE, is_idle
from occasus.games.struggle_for_rome.steps import STEP_OF


def why_not(state: State, seat: Seat, name: str, args: tuple[int, ...]) -> RuleId:
    """The first condition of an action of a tribe that fails."""
    if state.phase < HORSEMAN_PHASE:
        return "SR-ROUND-01"
    if name == "pay":
        return "SR-MOVE-05"
    if STEP_OF[state.agenda[-1]] != steps.S_TRIBE.index:
        return "SR-MOVE-09" if STEP_OF[state.agenda[-1]] == steps.S_PAY.index else "SR-TRIBE-01"
    tribe = acting_tribe(state, seat)
    if name == "take":
        return _why_not_take(state, args[0])
    reason = why_not_card(state, seat, TRAITOR) if name.endswith("traitor") else None
    if reason is not None:
        return reason
    if name.startswith("plunder"):
        return _why_not_plunder(state, tribe, args[0])
    return _why_not_conquer(state, tribe, args[0])


def _why_not_take(state: State, what: int) -> RuleId:
    if not is_idle(state):
        return "SR-PASS-01"
    return "SR-RUL-20" if what >= TAKE_HORSE and not state.tables.named_pasture else "SR-PASS-03"


def _why_not_plunder(state: State, tribe: int, city: int) -> RuleId:
    if state.figure[tribe] < 0:
        return "SR-TRIBE-07"
    if state.attacked:
        return "SR-TRIBE-06" if state.attacked == CONQUERED_NOW else "SR-TRIBE-03"
    if city not in state.tables.geography.beside[state.figure[tribe]]:
        return "SR-PLUN-01"
    if state.owner[city] == NEUTRAL:
        return "SR-SETUP-14"
    if not state.token_on[city]:
        return "SR-PLUN-02"
    return "SR-PLUN-03" if has_room(state, tribe, city) else "SR-PLUN-04"


def _why_not_conquer(state: State, tribe: int, city: int) -> RuleId:
    if state.attacked:
        return "SR-TRIBE-08" if state.attacked == CONQUERED_NOW else "SR-TRIBE-06"
    founding = state.figure[tribe] >= 0
    if founding and city not in state.tables.geography.beside[state.figure[tribe]]:
        return "SR-CONQ-02"
    if state.owner[city] != FREE:
        return "SR-SETUP-14" if state.owner[city] == NEUTRAL else "SR-CONQ-05" if founding else "SR-EXP-06"
    if not founding and city not in targets(state, tribe):
        return "SR-EXP-01"
    if founding and colours(state, tribe) < state.tables.colours_needed:
        return "SR-CONQ-01"
    if not state.wagons[tribe]:
        return "SR-CONQ-04" if founding else "SR-EXP-04"
    return "SR-CONQ-03" if founding else "SR-EXP-05"
