"""Carpe Diem: more actions for the active player this turn.

Timing: the action phase (FR-EVENT-13); after the last action it reopens that phase (FR-RUL-85).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import ACTION_PHASE, CARPE
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.steps import ACTIONS_STEP, BEFORE_DRAW_STEP


@final
class CarpeDiem(EventCard):
    def why_unplayable(self, state: State, option: i64) -> RuleId | None:
        return None if state.phase == ACTION_PHASE else "FR-EVENT-13"

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        extra = state.facts.event.extra_actions[option]
        state.actions_left += extra
        if BEFORE_DRAW_STEP.at() in state.agenda:
            state.agenda[state.agenda.index(BEFORE_DRAW_STEP.at())] = ACTIONS_STEP.at()
        if log is not None:
            log.add(events.MORE_ACTIONS, extra)


CARDS_OF[CARPE] = CarpeDiem(CARPE)
