"""The toy game as an array: my hand, what lies open, what is due."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.int_arrays import vec
from occasus.core.options import Options
from occasus.features.layout import Features, Layout
from occasus.features.row import MOST, Row
from occasus.features.steps import StepTable
from tests.toy.board.names import CARD, CARDS
from tests.toy.board.state import ToyState
from tests.toy.steps import STEPS

STEP_TABLE: Final = StepTable(STEPS)


@final
class ToyFeatures(Features[ToyState]):
    """For one number of seats; the reader is always seat 0."""

    def __init__(self, seats: int) -> None:
        layout = Layout()
        layout.add("my hand", CARD.words)
        layout.one("prize", 4)
        layout.one("rounds left", 3)
        layout.add("points", [f"seat {seat}" for seat in range(seats)], MOST)
        layout.add_step("agenda", STEPS)
        super().__init__(layout)
        self.seats: Final = seats

    def write(self, state: ToyState, seat: i64, row: Row) -> None:
        """Block after block."""
        row.wipe()
        for card in state.hands[seat]:
            row.mark(card)
        scores = [state.scores[(seat + place) % self.seats] for place in range(self.seats)]
        row.tell(CARDS, vec[i64]([state.prize, state.left, *scores]))
        if state.agenda:
            STEP_TABLE.tell(row, CARDS + 2 + self.seats, state.agenda[-1])


def make(seats: int, options: Options) -> ToyFeatures:
    """The features for a number of seats; options change none."""
    return ToyFeatures(seats)
