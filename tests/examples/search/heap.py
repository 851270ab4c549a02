"""Two tiny games in one, for the search: take 1 to 3 stones, and who takes the last wins; or guess a hand in the dark.

In the dark both seats decide at the same time, in secret: seat 0 wins if both show the same number of stones.
"""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.bots.contract import Reason
from occasus.core.basics import Json, Position, RuleId, Saved, Seat
from occasus.core.catalogue import Catalogue, numbers
from occasus.core.game import Result
from occasus.core.log import EventKind, Log
from occasus.core.options import Option, Options

STONES: Final = numbers("stones", 3)
SEAT: Final = numbers("seat", 1)
CATALOGUE: Final = Catalogue()
TAKE: Final = CATALOGUE.one("take", STONES)
TOOK: Final = EventKind("took", (SEAT, STONES), "HP-TAKE-01", secret=("stones",))


class HeapState:
    """Stones left, whose turn it is, and what was shown in the dark."""

    def __init__(self, left: int, turn: int, dark: bool, shown: list[int]) -> None:
        self.left = left
        self.turn = turn
        self.dark = dark
        self.shown = shown  # by seat; 0: not yet


class HeapGame:
    """The game; two seats."""

    name = "heap"
    letters = "HE"
    rules_version = 1
    seat_counts = range(2, 3)
    usual_seats = 2
    minutes = 1
    cooperative = False
    hidden_information = False
    payments: frozenset[str] = frozenset()
    hurries: frozenset[str] = frozenset()
    catalogue: Catalogue = CATALOGUE
    events: tuple[EventKind, ...] = (TOOK,)
    options: tuple[Option, ...] = ()

    def __init__(self) -> None:
        self.overlay: dict[str, Json] = {}

    def start(self, seats: int, options: Options) -> HeapState:
        return HeapState(10, 0, False, [0, 0])

    def actors(self, state: HeapState) -> list[Seat]:
        if state.dark:
            return [seat for seat in range(2) if not state.shown[seat]]
        return [state.turn] if state.left else []

    def legal(self, state: HeapState, seat: Seat) -> list[int]:
        if seat not in self.actors(state):
            return []
        return [TAKE.base + stones for stones in range(1, min(3, state.left) + 1)]

    def odds(self, state: HeapState) -> list[tuple[int, int]]:
        return []

    def sample(self, state: HeapState, rng: Random) -> int:
        raise AssertionError("there is no chance in this game")

    def apply(self, state: HeapState, seat: Seat, action: int, log: Log | None) -> None:
        stones = action - TAKE.base
        if state.dark:
            state.shown[seat] = stones
            if log is not None:
                log.add_secret((seat,), TOOK, seat, stones)
            return
        state.left -= stones
        state.turn = 1 - seat
        if log is not None:
            log.add(TOOK, seat, stones)

    def result(self, state: HeapState) -> Result | None:
        if self.actors(state):
            return None
        won = (0 if state.shown[0] == state.shown[1] else 1) if state.dark else 1 - state.turn
        return Result((1, 2) if won == 0 else (2, 1), (0, 0), "took the last", "HP-END-01")

    def copy(self, state: HeapState) -> HeapState:
        return HeapState(state.left, state.turn, state.dark, state.shown[:])

    def save(self, state: HeapState) -> Saved:
        return self.describe(state, -3)

    def load(self, saved: Saved) -> HeapState:
        return self.from_position(saved, 2, {}, Random(0))

    def describe(self, state: HeapState, seat: Seat) -> Position:
        return {
            "seats": 2,
            "options": {},
            "left": state.left,
            "turn": state.turn,
            "dark": state.dark,
            "shown": [shown if seat in (owner, -3) or not shown else -1 for owner, shown in enumerate(state.shown)],
        }

    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> HeapState:
        shown = [rng.randint(1, 3) if shown < 0 else shown for shown in position["shown"]]
        return HeapState(position["left"], position["turn"], position["dark"], shown)

    def resample_hidden(self, state: HeapState, seat: Seat, rng: Random) -> HeapState:
        return self.from_position(self.describe(state, seat), 2, {}, rng)

    def explain(self, state: HeapState, seat: Seat, action: int) -> RuleId | None:
        return None if action in self.legal(state, seat) else "HP-TAKE-01"

    def check(self, state: HeapState) -> list[str]:
        return []


class HeapKnowledge:
    """Knows nothing but the rules; may be told to leave out the best moves."""

    def __init__(self, narrow: bool = False) -> None:
        self.narrow = narrow

    def values(self, state: HeapState) -> list[float]:
        return [0.5, 0.5]

    def candidates(self, state: HeapState, seat: int, legal: list[int], width: int) -> list[tuple[int, float]]:
        return [(legal[0], 1.0)] if self.narrow else [(code, 1.0) for code in legal[:width]]

    def choose(self, state: HeapState, seat: int, legal: list[int], rng: Random) -> int:
        return rng.choice(legal)

    def reasons(self, before: HeapState, after: HeapState, seat: int) -> list[Reason]:
        return [Reason("heap-left", {"stones": after.left}, 0.1)]
