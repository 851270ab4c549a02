"""Blows: barbarians removed one by one anywhere on the board, by Mortui Non Mordent and Vae Victis."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome.actions import CATALOGUE, DONE, STRIKE
from occasus.games.fall_of_rome.agenda import AGENDA, EventPlayer, Forget, Leave
from occasus.games.fall_of_rome.board.names import CITIES, FIRST_TRIBE, TRIBES, crowd_code
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.troops import remove_barbarians
from occasus.games.fall_of_rome.steps import (
    AIM_STEP,
    PLAYED_STEP,
    STRIKE_STEP,
)


def begin_blows(state: State, count: i64, aim: i64) -> None:
    """So many barbarians may go, of any tribe or all of the tribe that is hit first."""
    state.agenda.append(AIM_STEP.at(aim))
    state.agenda.append(STRIKE_STEP.at(count))


def _aimed_at(state: State) -> range:
    """The places of the tribes that may be hit; what is aimed at is noted just below the step that asks."""
    aim = AIM_STEP.of(state.agenda[-2])
    return range(TRIBES * CITIES) if aim >= TRIBES else range(aim * CITIES, (aim + 1) * CITIES)


@final
class Blows(EventPlayer):
    """Whom to hit next; over when all blows are dealt or no one is left to hit."""

    def run(self, state: State, log: Log | None) -> bool:
        if STRIKE_STEP.of(state.agenda[-1]):
            for place in _aimed_at(state):
                if state.hordes[place]:
                    return False
        state.agenda.pop()
        return True


@final
class Strike(Move[State]):
    """One barbarian goes; by Mortui Non Mordent all are of one colour (FR-EVENT-12)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        tribe, city = STRIKE.split(code)
        place = tribe * CITIES + city
        if place not in _aimed_at(state):
            return "FR-EVENT-12"
        return None if state.hordes[place] else "FR-DATA-10"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for place in _aimed_at(state):
            if state.hordes[place]:
                codes.append(STRIKE.at(place // CITIES, place % CITIES))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        tribe, city = STRIKE.split(code)
        if state.agenda[-2] == AIM_STEP.at(FIRST_TRIBE):
            state.agenda[-2] = AIM_STEP.at(tribe)
        state.agenda[-1] = STRIKE_STEP.at(STRIKE_STEP.of(state.agenda[-1]) - 1)
        counts = vec[i64]([0] * TRIBES)
        counts[tribe] = 1
        remove_barbarians(state, city, crowd_code(counts), log)


AGENDA.bind(STRIKE_STEP, Blows(CATALOGUE, Strike(STRIKE), Leave(DONE)), above=(AIM_STEP,))
AGENDA.bind(AIM_STEP, Forget(), above=(PLAYED_STEP,))
