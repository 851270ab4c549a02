"""The track (EE-TRACK): the hourglass moves, a phase begins, and at END the game is over."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Step
from occasus.core.int_arrays import vec
from occasus.core.log import Log
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import COMBINED, CONFLICT, DISASTER, DOUBLE_DISASTER, ECONOMY, INDUSTRY
from occasus.games.empires_end.board.state import BEFORE_BLOCK, USES, State, ask_all
from occasus.games.empires_end.events import HOURGLASS_MOVED
from occasus.games.empires_end.rules import auction, conflict
from occasus.games.empires_end.rules.ending import tell_scores
from occasus.games.empires_end.steps import ADVANCE_STEP, CHOOSE_PART_STEP, IN_ECONOMY_STEP, IN_INDUSTRY_STEP

FIRST_STEPS: Final = {ECONOMY: IN_ECONOMY_STEP.at(), INDUSTRY: IN_INDUSTRY_STEP.at(), COMBINED: CHOOSE_PART_STEP.at()}


@final
class Advance(Step[State]):
    """Move the hourglass one space and begin the phase there; at END the game is over (EE-TRACK-02, EE-TRACK-07)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.space += 1
        facts = state.facts
        if state.space == facts.end_space:
            state.agenda.pop()
            _forget_phase(state)
            if log is not None:
                tell_scores(state, log)
            return True
        phase = facts.track[state.space]
        if log is not None:
            log.add(HOURGLASS_MOVED, state.space, phase)
        _forget_phase(state)
        begin_phase(state, phase, log)
        return True


def _forget_phase(state: State) -> None:
    """Whatever counts per phase begins again; exhaust markers stay (EE-ECO-02, EE-IND-01, EE-EXH-03)."""
    seats = state.facts.seats
    state.used = vec[i64]([0] * USES)
    state.cards_handled = vec[i64]([0] * seats)
    state.rebuilt = vec[i64]([0] * seats)
    state.block = vec[i64]([BEFORE_BLOCK] * seats)
    state.takers = vec[i64]()
    state.handled = vec[i64]([0, 0])


def begin_phase(state: State, phase: i64, log: Log | None) -> None:
    """Begin a phase of the track (EE-TRACK-04)."""
    if phase == DISASTER:
        auction.begin(state, 1)
    elif phase == DOUBLE_DISASTER:
        auction.begin(state, 2)
    elif phase == CONFLICT:
        conflict.begin(state, log)
    else:
        ask_all(state, FIRST_STEPS[phase])


AGENDA.bind(ADVANCE_STEP, Advance())
