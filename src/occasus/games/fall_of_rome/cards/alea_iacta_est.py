"""Alea Iacta Est: chosen faces instead of a roll in this turn's next battle; corruption: in all that follow.

Timing: the action phase (FR-EVENT-13). The faces are set once the number of dice is chosen (FR-RUL-98).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE, FACES
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import ACTION_PHASE, ALEA, ROLL_FACES
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.battle import resolve
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    FACES_STEP,
    PLAYED_STEP,
)


@final
class AleaIactaEst(EventCard):
    def why_unplayable(self, state: State, option: i64) -> RuleId | None:
        return None if state.phase == ACTION_PHASE else "FR-EVENT-13"

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        state.faces_chosen = 1 + option
        state.faces_seat = seat


@final
class DiceSetter(Question[State]):
    """A question to whoever played the card."""

    def who(self, state: State, seats: Stack) -> None:
        seats.append(state.faces_seat)


@final
class SetFaces(Move[State]):
    """Any faces, one for each die (FR-RUL-98)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if len(ROLL_FACES[FACES.of(code)]) == FACES_STEP.first(state.agenda[-1]) else "FR-RUL-98"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _, spared = FACES_STEP.split(state.agenda.pop())
        if log is not None:
            log.add(events.FACES_SET, seat, FACES.of(code))
        resolve(state, FACES.of(code), spared)


CARDS_OF[ALEA] = AleaIactaEst(ALEA)
AGENDA.bind(FACES_STEP, DiceSetter(CATALOGUE, SetFaces(FACES)), above=(ACTIONS_STEP, PLAYED_STEP))
