"""Diplomat: moves the legionnaire, who robs someone there, and stays open; three of them bring Diplomacy.

Timing: phase 2 only (SR-DEV-06, SR-RUL-32). Its effect can always be carried out (SR-DEV-12).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.struggle_for_rome.board.names import BUILD_PHASE, DIPLOMAT
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules.development import CARDS_OF, Card, why_not_card
from occasus.games.struggle_for_rome.rules.points import award_diplomacy
from occasus.games.struggle_for_rome.steps import LEGIONNAIRE_STEP


@final
class Diplomat(Card):
    """The card; it counts for Diplomacy before the legionnaire moves (SR-VP-03, SR-VP-04)."""

    def why_unplayable(self, state: State, seat: i64) -> RuleId | None:
        return "SR-DEV-06" if state.phase != BUILD_PHASE else why_not_card(state, seat, DIPLOMAT)

    def play(self, state: State, seat: i64, log: Log | None) -> None:
        award_diplomacy(state, seat, log)
        state.agenda.append(LEGIONNAIRE_STEP.at(seat))


CARDS_OF[DIPLOMAT] = Diplomat(DIPLOMAT)
