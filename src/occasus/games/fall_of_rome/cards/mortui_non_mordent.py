"""Mortui Non Mordent: up to two barbarians of one colour go, anywhere; corruption: up to four (FR-EVENT-12).

Timing: any window.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.int_arrays import total
from occasus.core.log import Log
from occasus.games.fall_of_rome.board.names import ANY_TRIBE, CITIES, FIRST_TRIBE, MORTUI, TRIBES
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.cards.blows import begin_blows
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.steps import BLOW_STEPS


@final
class MortuiNonMordent(EventCard):
    def has_effect(self, state: State, option: i64) -> bool:
        return total(state.hordes, 0, TRIBES * CITIES) > 0

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        figures = state.facts.event
        begin_blows(state, figures.struck[option], FIRST_TRIBE if figures.same_colour[option] else ANY_TRIBE)


CARDS_OF[MORTUI] = MortuiNonMordent(MORTUI, asks=BLOW_STEPS)
