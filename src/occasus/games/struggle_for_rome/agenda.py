"""The agenda of Struggle for Rome, and who is asked."""

from __future__ import annotations

from typing import Final

from occasus.core.agenda import Agenda, Question
from occasus.core.basics import Seat
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.steps import SEAT_OF, STEPS

AGENDA: Final[Agenda[State]] = Agenda(STEPS)


class SeatOfStep(Question[State]):
    """A question to the seat that its step names first."""

    def who(self, state: State) -> list[Seat]:
        """The seat of the step."""
        return [SEAT_OF[state.agenda[-1]]]

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The same as for any question, without a list of one."""
        return self.offer(state, seat) if SEAT_OF[state.agenda[-1]] == seat else []
