"""The barbarian deck: what chance may turn up, and an empty deck made again."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from occasus.core.agenda import Chance
from occasus.core.int_arrays import vec
from occasus.games.fall_of_rome.actions import REVEAL
from occasus.games.fall_of_rome.board.state import State


class TopCard(Chance[State]):
    """The top card is turned up."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        """The cards of the top layer, each as likely."""
        return [(REVEAL.at(card), 1) for card in state.deck.top()]

    def sample(self, state: State, rng: Random) -> i64:
        """One card of the top layer."""
        return REVEAL.at(state.deck.sample_top(rng))


def renew_barbarian_deck(state: State) -> None:
    """An empty barbarian deck is made again from the discards (FR-RUL-59)."""
    if len(state.deck.cards) == 0:
        state.deck.shuffle_onto(state.barbarian_discard)
        state.barbarian_discard = vec[i64]()
