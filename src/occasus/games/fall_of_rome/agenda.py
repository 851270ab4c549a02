"""The agenda of Fall of Rome, and who is asked."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Agenda, Move, Question
from occasus.core.basics import RuleId, Seat
from occasus.core.log import Log
from occasus.games.fall_of_rome.board.state import State, active_seat
from occasus.games.fall_of_rome.steps import STEPS

AGENDA: Final[Agenda[State]] = Agenda(STEPS)


class Active(Question[State]):
    """A question to the active player."""

    def who(self, state: State) -> list[Seat]:
        """The seat on turn."""
        return [active_seat(state)]

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The same as for any question, without a list of one."""
        return self.offer(state, seat) if seat == active_seat(state) else []


class EventPlayer(Question[State]):
    """A question to whoever plays the event card."""

    def who(self, state: State) -> list[Seat]:
        """The seat that played it."""
        return [state.chosen[0]]


@final
class Leave(Move[State]):
    """An answer that is always allowed and only ends the question: `decline`, `done`."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """Nothing forbids it."""
        return None

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Go on."""
        state.agenda.pop()
