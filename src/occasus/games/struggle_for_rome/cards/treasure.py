"""Treasures of four tribes: gold.

Timing: any turn of its owner (SR-DEV-08). At the end of the game those that are left are shown for their gold
(`rules/ending.py`, SR-END-04).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.struggle_for_rome.board.names import TREASURES
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules.development import CARDS_OF, Card, why_not_card
from occasus.games.struggle_for_rome.rules.hands import gain_gold


@final
class Treasure(Card):
    """One of the four cards, each with an amount of its own."""

    def why_unplayable(self, state: State, seat: i64) -> RuleId | None:
        return why_not_card(state, seat, self.kind)

    def play(self, state: State, seat: i64, log: Log | None) -> None:
        gain_gold(state, seat, state.facts.card_gold[self.kind], log)


for _kind in TREASURES:
    CARDS_OF[_kind] = Treasure(_kind)
