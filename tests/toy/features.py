"""The toy game as an array: my hand, what lies open, what is due."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from occasus.core.cells import blank, tell, vec
from occasus.core.options import Options
from occasus.features.layout import MOST, Features, Layout
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

    def write(self, state: ToyState, seat: i64, cells: vec[u8], at: i64) -> None:
        """Block after block."""
        blank(cells, at, self.size)
        for card in state.hands[seat]:
            cells[at + card] = 1
        tell(cells, at + CARDS, state.prize)
        tell(cells, at + CARDS + 1, state.left)
        for place in range(self.seats):
            tell(cells, at + CARDS + 2 + place, state.scores[(seat + place) % self.seats])
        if state.agenda:
            STEP_TABLE.tell(cells, at + CARDS + 2 + self.seats, state.agenda[-1])


def make(seats: int, options: Options) -> ToyFeatures:
    """The features for a number of seats; options change none."""
    return ToyFeatures(seats)
