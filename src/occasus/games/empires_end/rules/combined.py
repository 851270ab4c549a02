"""Finishing economy and industry (EE-SIM-04), and the combined phase, which holds both (EE-CMB)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Question
from occasus.core.log import Log
from occasus.games.empires_end.actions import BEGIN_WITH, CATALOGUE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import ECONOMY, INDUSTRY
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import BEGAN_WITH, FINISHED
from occasus.games.empires_end.steps import CHOOSE_PART_STEP, DRAWING, IN_ECONOMY_STEP, IN_INDUSTRY_STEP


@final
class BeginWith(AlwaysLegal[State]):
    """Economy first or industry first, each player for itself; the other part follows, on the board as it then is,
    with limits of its own (EE-CMB-01, EE-CMB-02, EE-CMB-04, EE-CMB-05).
    """

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        part = BEGIN_WITH.of(code)
        if log is not None:
            log.add(BEGAN_WITH, seat, part)
        state.next_part[seat] = ECONOMY if part else INDUSTRY
        state.ask(seat, IN_INDUSTRY_STEP.at() if part else IN_ECONOMY_STEP.at())


@final
class Done(AlwaysLegal[State]):
    """Finish one's own phase for good, or this part of it; the phase ends when all have, in whatever order
    (EE-SIM-04, EE-ECO-07, EE-RUL-08, EE-CMB-03).
    """

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        part = state.next_part[seat]
        if part:
            state.next_part[seat] = 0
            state.ask(seat, IN_ECONOMY_STEP.at() if part == ECONOMY else IN_INDUSTRY_STEP.at())
            return
        state.answered(seat)
        if log is not None:
            log.add(FINISHED, seat)


AGENDA.bind(CHOOSE_PART_STEP, Question(CATALOGUE, BeginWith(BEGIN_WITH)), waiting=DRAWING)
