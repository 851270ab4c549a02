"""The attacks that a tribe can make, as a joint offer: plunder and conquest, without and with a Traitor."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import CombinedOffer
from occasus.core.catalogue import Family1
from occasus.core.int_arrays import Stack
from occasus.games.struggle_for_rome.actions import CONQUER, CONQUER_TRAITOR, PLUNDER, PLUNDER_TRAITOR
from occasus.games.struggle_for_rome.board.names import TRAITOR
from occasus.games.struggle_for_rome.board.state import FREE, State, acting_tribe
from occasus.games.struggle_for_rome.rules.conquest import can_found, targets
from occasus.games.struggle_for_rome.rules.development import can_play
from occasus.games.struggle_for_rome.rules.plunder import can_plunder


def betrayed(state: State, city: i64) -> i64:
    """The defence of a city with a Traitor: two fewer than its towers, but at least 1 (SR-BOARD-05, SR-DEV-07)."""
    return max(state.facts.traitor_least, state.facts.towers[city] - state.facts.traitor)


@final
class Attacks(CombinedOffer[State]):
    """The attacks that the tribe's box allows, city by city: plunder, then conquest, each also with a Traitor."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if state.attacked:  # SR-TRIBE-06, SR-TRIBE-08
            return
        tribe = acting_tribe(state, seat)
        here = state.figure[tribe]
        strength = state.fighters[tribe]
        traitor = can_play(state, seat, TRAITOR)
        if here < 0:
            if state.wagons[tribe]:  # SR-EXP-04
                for city in targets(state, tribe):
                    _add(state, city, strength, traitor, CONQUER, CONQUER_TRAITOR, codes)
            return
        beside = state.facts.geography.beside[here]
        if len(beside) == 0:
            return
        founding = can_found(state, tribe)
        for city in beside:
            if can_plunder(state, tribe, city):
                _add(state, city, strength, traitor, PLUNDER, PLUNDER_TRAITOR, codes)
            if founding and state.owner[city] == FREE:  # SR-CONQ-05
                _add(state, city, strength, traitor, CONQUER, CONQUER_TRAITOR, codes)


def _add(
    state: State, city: i64, strength: i64, traitor: bool, plain: Family1, with_traitor: Family1, codes: Stack
) -> None:
    """Fighters in the box must match the towers (SR-PLUN-03, SR-CONQ-03, SR-EXP-05)."""
    if strength >= state.facts.towers[city]:
        codes.append(plain.at(city))
    if traitor and strength >= betrayed(state, city):
        codes.append(with_traitor.at(city))
