"""Abundans Cautela Non Nocet: the next invade phase reveals fewer cards; corruption: this turn's is skipped.

Timing: any window; corruption only before this turn's first invasion card is revealed (FR-EVENT-16, FR-RUL-97).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import ABUNDANS, CORRUPTION, STANDARD
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard


@final
class AbundansCautela(EventCard):
    def why_unplayable(self, state: State, option: i64) -> RuleId | None:
        return "FR-EVENT-16" if option == CORRUPTION and state.revealed else None

    def has_effect(self, state: State, option: i64) -> bool:
        return option == STANDARD or not state.skip_invasion

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        if option == CORRUPTION:
            state.skip_invasion = 1
            return
        fewer = state.facts.event.fewer
        state.fewer_invasions += fewer
        if log is not None:
            log.add(events.FEWER_INVASIONS, fewer)


CARDS_OF[ABUNDANS] = AbundansCautela(ABUNDANS)
