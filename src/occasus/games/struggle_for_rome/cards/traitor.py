"""Traitor: the attacked city's defence counts as two lower, but at least 1 (SR-DEV-07, SR-RUL-42).

Timing: when a plunder or a conquest is declared, in phases 3 and 4. It allows no second city (SR-RUL-36). The attacks
are offered with those that need no Traitor (`Attacks` in `rules/attack.py`).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CONQUER_TRAITOR, PLUNDER_TRAITOR
from occasus.games.struggle_for_rome.board.names import TRAITOR
from occasus.games.struggle_for_rome.board.state import State, acting_tribe
from occasus.games.struggle_for_rome.rules.attack import betrayed
from occasus.games.struggle_for_rome.rules.conquest import conquer, why_not_conquer
from occasus.games.struggle_for_rome.rules.development import CARDS_OF, Card, spend_card, why_not_card
from occasus.games.struggle_for_rome.rules.plunder import plunder, why_not_plunder
from occasus.games.struggle_for_rome.rules.turn import TRIBE_MENU


@final
class Traitor(Card):
    """The card; it is part of an attack and never played by itself."""

    def why_unplayable(self, state: State, seat: i64) -> RuleId | None:
        return "SR-DEV-07"


@final
class PlunderWithTraitor(Move[State]):
    """Plunder a city that someone betrays."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        city = PLUNDER_TRAITOR.of(code)
        reason = why_not_card(state, seat, TRAITOR)
        if reason is None:
            reason = why_not_plunder(state, acting_tribe(state, seat), city, betrayed(state, city))
        return reason

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        spend_card(state, seat, TRAITOR, log)
        plunder(state, seat, PLUNDER_TRAITOR.of(code), log)


@final
class ConquerWithTraitor(Move[State]):
    """Conquer a city that someone betrays."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        city = CONQUER_TRAITOR.of(code)
        reason = why_not_card(state, seat, TRAITOR)
        if reason is None:
            reason = why_not_conquer(state, acting_tribe(state, seat), city, betrayed(state, city))
        return reason

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        spend_card(state, seat, TRAITOR, log)
        conquer(state, seat, CONQUER_TRAITOR.of(code), log)


CARDS_OF[TRAITOR] = Traitor(TRAITOR)
TRIBE_MENU.join(PlunderWithTraitor(PLUNDER_TRAITOR))
TRIBE_MENU.join(ConquerWithTraitor(CONQUER_TRAITOR))
