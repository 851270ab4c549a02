"""The agenda of Fall of Rome, and who is asked."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Agenda, AlwaysLegal, Question, Step
from occasus.core.catalogue import Family1
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.fall_of_rome.board.state import State, active_seat
from occasus.games.fall_of_rome.steps import PLAYED_STEP, STEPS

AGENDA: Final[Agenda[State]] = Agenda(STEPS)


class Active(Question[State]):
    """A question to the active player."""

    def who(self, state: State, seats: Stack) -> None:
        seats.append(active_seat(state))

    def legal(self, state: State, seat: i64, codes: Stack) -> None:
        """The same as for any question, without a list of one."""
        if seat == active_seat(state):
            self.offer(state, seat, codes)


def played(state: State) -> tuple[i64, i64, i64]:
    """The event card that is being played, the seat that plays it, and the option."""
    for place in range(len(state.agenda) - 1, -1, -1):
        if PLAYED_STEP.has(state.agenda[place]):
            return PLAYED_STEP.split(state.agenda[place])
    raise AssertionError("no event card is being played")


def note(state: State, step: i64) -> None:
    """Put a note below the step that asks."""
    state.agenda.insert(len(state.agenda) - 1, step)


def noted(state: State, family: Family1) -> list[int]:
    """Return what was noted since the event card was played, first things first."""
    values: list[int] = []
    for place in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[place]
        if PLAYED_STEP.has(step):
            break
        if family.has(step):
            values.insert(0, family.of(step))
    return values


@final
class Forget(Step[State]):
    """What a note was about is done."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        return True


class EventPlayer(Question[State]):
    """A question to whoever plays the event card."""

    def who(self, state: State, seats: Stack) -> None:
        """The seat that played it."""
        _, seat, _ = played(state)
        seats.append(seat)


@final
class Leave(AlwaysLegal[State]):
    """An answer that only ends the question: `decline`, `done`."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        """Whatever lies below comes next."""
        state.agenda.pop()
