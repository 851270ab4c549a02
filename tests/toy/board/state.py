"""The state of the toy game: where every card is, what was bid, and what is still to do."""

from __future__ import annotations

from typing import final

from occasus.core.agenda import AgendaState
from occasus.core.deck import deck_of
from occasus.core.int_arrays import Stack
from tests.toy.board.names import NONE


@final
class ToyState(AgendaState):
    """A new state is empty; one made from another is its copy."""

    def __init__(self, seats: int, rounds: int, open_bids: bool, old: ToyState | None = None) -> None:
        self.seats = seats
        self.rounds = rounds
        self.open_bids = open_bids
        if old is None:
            super().__init__(Stack(), 0)
            self.left = rounds  # rounds still to play, the current one included
            self.prize = 0
            self.scores = [0] * seats
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.bids = [NONE] * seats
            self.deck = deck_of([])
            self.known: list[int] = []  # cards of the deck that everybody knows, in layers of one
            self.discard: list[int] = []
        else:
            super().__init__(old.agenda.copy(), old.over)
            self.left = old.left
            self.prize = old.prize
            self.scores = old.scores[:]
            self.hands = [hand[:] for hand in old.hands]
            self.bids = old.bids[:]
            self.deck = old.deck.copy()
            self.known = old.known[:]
            self.discard = old.discard[:]

    def copy(self) -> ToyState:
        """An independent state."""
        return ToyState(self.seats, self.rounds, self.open_bids, self)
