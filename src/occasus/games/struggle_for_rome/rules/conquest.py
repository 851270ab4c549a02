"""Conquest: the first city founds a realm, the others enlarge it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import append, has, vec
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CONQUER
from occasus.games.struggle_for_rome.board.names import CITIES, PROVINCES
from occasus.games.struggle_for_rome.board.state import (
    CONQUERED_NOW,
    FREE,
    NEUTRAL,
    State,
    acting_tribe,
    leave,
    stand,
)
from occasus.games.struggle_for_rome.events import EXPANDED, FOUNDED
from occasus.games.struggle_for_rome.rules.points import add_points, award_legacy


def colours(state: State, tribe: i64) -> i64:
    """Return how many colours of plunder tokens a tribe has."""
    number: i64 = 0
    for place in range(tribe * PROVINCES, tribe * PROVINCES + PROVINCES):
        if state.tokens[place]:
            number += 1
    return number


def _why_no_founder(state: State, tribe: i64) -> RuleId | None:
    """Three colours and a wagon in the box (SR-CONQ-01, SR-CONQ-04)."""
    if colours(state, tribe) < state.facts.colours_needed:
        return "SR-CONQ-01"
    return None if state.wagons[tribe] else "SR-CONQ-04"


def can_found(state: State, tribe: i64) -> bool:
    """Return whether a tribe's box allows it to found a realm, apart from its fighters."""
    return _why_no_founder(state, tribe) is None


def targets(state: State, tribe: i64) -> vec[i64]:
    """Free cities within one arrow of a city of this same tribe, whatever lies between
    (SR-EXP-01, SR-EXP-03, SR-EXP-06, SR-EXP-10, SR-RUL-24).
    """
    owner, reach = state.owner, state.facts.geography.reach
    cities = vec[i64]()
    for city in range(CITIES):
        if owner[city] == tribe:
            for other in reach[city]:
                if owner[other] == FREE and not has(cities, other):
                    cities = append(cities, other)
    return cities


def why_not_conquer(state: State, tribe: i64, city: i64, defence: i64) -> RuleId | None:
    """Why a tribe cannot conquer a city that is defended like this."""
    if state.attacked:
        return "SR-TRIBE-08" if state.attacked == CONQUERED_NOW else "SR-TRIBE-06"  # SR-RUL-19, SR-RUL-36
    if state.figure[tribe] >= 0:
        return _why_not_found(state, tribe, city, defence)
    return _why_not_expand(state, tribe, city, defence)


def _why_not_found(state: State, tribe: i64, city: i64, defence: i64) -> RuleId | None:
    if not has(state.facts.geography.beside[state.figure[tribe]], city):
        return "SR-CONQ-02"
    if state.owner[city] != FREE:
        return "SR-SETUP-14" if state.owner[city] == NEUTRAL else "SR-CONQ-05"
    reason = _why_no_founder(state, tribe)
    if reason is None and state.fighters[tribe] < defence:
        reason = "SR-CONQ-03"
    return reason


def _why_not_expand(state: State, tribe: i64, city: i64, defence: i64) -> RuleId | None:
    """A realm needs a wagon and fighters, but no tokens any more (SR-EXP-11)."""
    if state.owner[city] != FREE:
        return "SR-SETUP-14" if state.owner[city] == NEUTRAL else "SR-EXP-06"
    if not has(targets(state, tribe), city):
        return "SR-EXP-01"
    if not state.wagons[tribe]:
        return "SR-EXP-04"
    return None if state.fighters[tribe] >= defence else "SR-EXP-05"


def conquer(state: State, seat: i64, city: i64, log: Log | None) -> None:
    """Conquer a city, for good: figure and wagon found the realm, fighter and wagon enlarge it (SR-CONQ-06, SR-EXP-07).

    Fighters and tokens stay in the box of a founder (SR-CONQ-07, SR-CONQ-10, SR-RUL-23).
    """
    tribe = acting_tribe(state, seat)
    state.attacked = CONQUERED_NOW
    if state.figure[tribe] >= 0:
        leave(state, state.figure[tribe])
        state.figure[tribe] = -1  # SR-CONQ-11
    else:
        state.fighters[tribe] -= 1  # SR-EXP-07
    state.wagons[tribe] -= 1
    stand(state, seat, state.facts.geography.crossroads_of[city])
    state.owner[city] = tribe
    state.token_on[city] = 0  # if it has one, unseen (SR-CONQ-08, SR-CONQ-09, SR-EXP-08, SR-RUL-09)
    state.realm[tribe] += 1
    if log is not None:
        log.add(FOUNDED if state.realm[tribe] == 1 else EXPANDED, tribe, city)
    add_points(state, seat, state.facts.city_points, log)  # SR-VP-01, SR-CONQ-12, SR-EXP-09
    award_legacy(state, seat, log)


@final
class Conquer(Move[State]):
    """Conquer a city with as many fighters as it has towers (SR-CONQ-03, SR-EXP-05)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        city = CONQUER.of(code)
        return why_not_conquer(state, acting_tribe(state, seat), city, state.facts.towers[city])

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        conquer(state, seat, CONQUER.of(code), log)
