"""The agenda of Struggle for Rome, and who is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.agenda import Agenda, Question
from occasus.core.int_arrays import Stack
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.steps import SEAT_OF, STEPS

AGENDA: Final[Agenda[State]] = Agenda(STEPS)


class SeatOfStep(Question[State]):
    """A question to the seat that its step names first."""

    def who(self, state: State, seats: Stack) -> None:
        seats.append(SEAT_OF[state.agenda[-1]])

    def legal(self, state: State, seat: i64, codes: Stack) -> None:
        """The same as for any question, without a list of one."""
        if SEAT_OF[state.agenda[-1]] == seat:
            self.offer(state, seat, codes)
