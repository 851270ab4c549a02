"""Audentes Fortuna Iuvat: the active player may draw more cards (FR-RUL-83, FR-RUL-84).

Timing: after the draw, in the draw phase, but not between two revolts (FR-EVENT-14).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal
from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import CATALOGUE, DECLINE, USE_IT
from occasus.games.fall_of_rome.agenda import AGENDA, Active, Leave, played
from occasus.games.fall_of_rome.board.names import AUDENTES, DRAW_PHASE
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.draw import begin_draw, deck_size
from occasus.games.fall_of_rome.rules.ending import lose_for_cards
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard


@final
class AudentesFortuna(EventCard):
    def why_unplayable(self, state: State, option: i64) -> RuleId | None:
        timely = state.phase == DRAW_PHASE and not steps.BETWEEN_REVOLTS_STEP.has(state.agenda[-1])
        return None if timely else "FR-EVENT-14"

    def has_effect(self, state: State, option: i64) -> bool:
        return deck_size(state) > 0

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        state.agenda.append(steps.EXTRA_DRAW_STEP.at())


@final
class DrawMore(AlwaysLegal[State]):
    """Draw, or what is left; by the option too small a deck loses (FR-RUL-83). A "may" is the active player's."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        _, _, option = played(state)
        wanted = state.facts.event.extra_draw[option]
        left = deck_size(state)
        if left < wanted and state.facts.short_deck_loses:
            lose_for_cards(state, log)
            return
        begin_draw(state, min(wanted, left))


CARDS_OF[AUDENTES] = AudentesFortuna(AUDENTES, asks=(steps.EXTRA_DRAW_STEP, *steps.DRAWN_STEPS, *steps.LIMIT_STEPS))
AGENDA.bind(steps.EXTRA_DRAW_STEP, Active(CATALOGUE, DrawMore(USE_IT), Leave(DECLINE)), above=(steps.PLAYED_STEP,))
