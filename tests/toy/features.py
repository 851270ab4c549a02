"""The toy game as an array: my hand, what lies open, what is due."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.options import Options
from occasus.features.layout import Layout, step_bytes
from occasus.features.row import MOST, Row
from tests.toy.board.names import CARD, CARDS
from tests.toy.board.state import ToyState
from tests.toy.steps import STEPS


@final
class ToyFeatures:
    """For one number of seats; the reader is always seat 0."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.layout: Final = Layout()
        self.layout.add("my hand", CARD.words)
        self.layout.one("prize", 4)
        self.layout.one("rounds left", 3)
        self.layout.add("points", [f"seat {seat}" for seat in range(seats)], MOST)
        self.layout.add_step("agenda", STEPS)
        self.row: Final = Row(self.layout.size)

    def update(self, state: ToyState, seat: Seat) -> None:
        """Write the features into the row."""
        self.row.seen[:] = self.encode(state, seat)

    def encode(self, state: ToyState, seat: Seat) -> bytes:
        """The features by number."""
        hand = bytes(int(card in state.hands[seat]) for card in range(CARDS))
        points = bytes(state.scores[(seat + place) % self.seats] for place in range(self.seats))
        due = step_bytes(STEPS, state.agenda[-1]) if state.agenda else step_bytes(STEPS, -1)
        return hand + bytes([state.prize, state.left]) + points + due


def make(seats: int, options: Options) -> ToyFeatures:
    """The features for a number of seats; options change none."""
    return ToyFeatures(seats)
