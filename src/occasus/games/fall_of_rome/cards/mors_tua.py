"""Mors Tua, Vita Mea: a barbarian is replaced by a legion; corruption: up to three in one city (FR-RUL-108).

Timing: any window.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, total
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE, CHOOSE, REMOVE
from occasus.games.fall_of_rome.agenda import AGENDA, EventPlayer, played
from occasus.games.fall_of_rome.board.names import CITIES, MORS, TRIBES, crowd_size
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.rules.troops import (
    barbarians_by_tribe,
    barbarians_in,
    is_there,
    offer_crowds,
    place_legions,
    remove_barbarians,
)
from occasus.games.fall_of_rome.steps import MORS_CITY_STEP, MORS_STEP, PLAYED_STEP


@final
class MorsTua(EventCard):
    def has_effect(self, state: State, option: i64) -> bool:
        return total(state.hordes, 0, TRIBES * CITIES) > 0

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        state.agenda.append(MORS_CITY_STEP.at())


@final
class ChooseCity(Move[State]):
    """A city with barbarians; which of them comes next."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if barbarians_in(state, CHOOSE.of(code)) else "FR-DATA-10"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda[-1] = MORS_STEP.at(CHOOSE.of(code))


def _most(state: State) -> i64:
    _, _, option = played(state)
    return state.facts.event.replaced[option]


@final
class Replace(Move[State]):
    """Barbarians of any tribes leave, and legions come as far as the supply goes (FR-RUL-108)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        crowd = REMOVE.of(code)
        allowed = 1 <= crowd_size(crowd) <= _most(state)
        return None if allowed and is_there(state, MORS_STEP.of(state.agenda[-1]), crowd) else "FR-RUL-108"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        city = MORS_STEP.of(state.agenda[-1])
        offer_crowds(REMOVE, barbarians_by_tribe(state, city), 1, _most(state), codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        city = MORS_STEP.of(state.agenda.pop())
        gone = remove_barbarians(state, city, REMOVE.of(code), log)
        if state.over:
            return
        placed = place_legions(state, city, gone)
        if log is not None:
            log.add(events.REPLACED, city, placed)


CARDS_OF[MORS] = MorsTua(MORS, asks=(MORS_CITY_STEP, MORS_STEP))
AGENDA.bind(MORS_CITY_STEP, EventPlayer(CATALOGUE, ChooseCity(CHOOSE)), above=(PLAYED_STEP,))
AGENDA.bind(MORS_STEP, EventPlayer(CATALOGUE, Replace(REMOVE)), above=(PLAYED_STEP,))
