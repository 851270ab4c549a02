"""The state of a game of Empire's End: flat lists of small numbers.

A slot is a tile of a seat: seat * TILES + tile. Everything that travels with a tile (its side, its
innovations) is kept by slot; only `row` and `place` know where the tile lies.
"""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import NOTHING, Due
from occasus.games.empires_end.board.names import CARDS, CONFLICTS, RESOURCES, SLOTS, TILES
from occasus.games.empires_end.board.tables import Tables

USES: Final = SLOTS + CARDS  # uses are counted by slot, then by card (EE-IND-29)
BEFORE_BLOCK: Final = 0  # `block` of a seat that has used no industry ability in this phase
IN_BLOCK: Final = 1
AFTER_BLOCK: Final = 2  # it has done something else since; only with the option `abilities_in_one_block`
CLOSED: Final = 3  # `cards_handled` of a seat that has finished with its hand cards


@final
class State(Due):
    """A position: an empty one, or an independent copy of an old one. The tables are shared."""

    def __init__(self, tables: Tables, old: State | None = None) -> None:
        self.tables = tables
        if old is None:  # all cards in the decks, all tiles intact, in the order of the facts (EE-SETUP-13)
            seats = tables.seats
            super().__init__([], 0)
            self.space = tables.start_space  # of the hourglass; 0 is START
            self.temple = 0
            self.score = [0] * seats  # EE-SETUP-10
            self.resources = list(tables.start_resources) * seats  # by seat * RESOURCES + kind (EE-SETUP-07)
            self.row = list(range(TILES)) * seats  # tile by seat * TILES + position (EE-SETUP-09)
            self.place = list(range(TILES)) * seats  # position by slot
            self.intact = [1] * (seats * TILES)  # by slot; a ruin keeps its place (EE-COMP-12)
            self.count = [0] * (seats * TILES)  # innovations by slot
            self.home = [-1] * CARDS  # slot by card; -1 if it is not attached
            self.exhausted = [0] * CARDS  # by card; markers never run out (EE-COMP-08)
            self.innovations: list[list[int]] = [[] for _ in range(seats)]  # cards by seat, sorted
            self.hands: list[list[int]] = [[] for _ in range(seats)]  # cards by seat
            self.deck = list(range(CARDS))  # in no order: nobody knows it (EE-SETUP-04)
            self.discards: list[int] = []
            self.conflict_deck = list(range(CONFLICTS))  # EE-SETUP-05
            self.conflict_discards: list[int] = []
            self.offers = [-1, -1]  # the one or two disasters on offer; -1 for none
            self.piles = [0] * (2 * RESOURCES)  # tokens by offer * RESOURCES + kind (EE-DBL-02)
            self.handled = [0, 0]  # by offer: in this turn
            self.takers: list[int] = []  # seats that took a card in this phase, in order
            self.used = [0] * USES  # uses in this phase by slot, then by SLOTS + card; a re-activation lowers it
            self.cards_handled = [0] * seats  # by seat, in this industry; CLOSED when the hand is refilled
            self.rebuilt = [0] * seats  # by seat, in this industry
            self.block = [BEFORE_BLOCK] * seats  # by seat: how far it is with its industry abilities (EE-RUL-14)
            self.next_part = [0] * seats  # by seat: the phase that the combined phase still holds, or 0
            self.conflict = -1  # the conflict card
            self.bids = [-1] * (2 * seats)  # axes and coins by seat; -1 if not chosen yet
            self.struck = [-1] * (2 * seats)  # two chosen cards by seat in the lightning setup; -1 for none
            self.todo = [NOTHING] * seats  # what each seat decides now
            self.open_seats = []  # the seats that decide now, clockwise from the temple
        else:
            super().__init__(old.agenda[:], 0)
            self.space = old.space
            self.temple = old.temple
            self.score = old.score[:]
            self.resources = old.resources[:]
            self.row = old.row[:]
            self.place = old.place[:]
            self.intact = old.intact[:]
            self.count = old.count[:]
            self.home = old.home[:]
            self.exhausted = old.exhausted[:]
            self.innovations = [cards[:] for cards in old.innovations]
            self.hands = [cards[:] for cards in old.hands]
            self.deck = old.deck[:]
            self.discards = old.discards[:]
            self.conflict_deck = old.conflict_deck[:]
            self.conflict_discards = old.conflict_discards[:]
            self.offers = old.offers[:]
            self.piles = old.piles[:]
            self.handled = old.handled[:]
            self.takers = old.takers[:]
            self.used = old.used[:]
            self.cards_handled = old.cards_handled[:]
            self.rebuilt = old.rebuilt[:]
            self.block = old.block[:]
            self.next_part = old.next_part[:]
            self.conflict = old.conflict
            self.bids = old.bids[:]
            self.struck = old.struck[:]
            self.todo = old.todo[:]
            self.open_seats = old.open_seats[:]

    def copy(self) -> State:
        """An independent state."""
        return State(self.tables, self)


def seats_from_temple(state: State) -> list[int]:
    """The seats clockwise from the holder of the temple (EE-DIS-03, EE-SIM-06)."""
    seats, first = state.tables.seats, state.temple
    return [*range(first, seats), *range(first)]


def ask_all(state: State, step: int) -> None:
    """Let all seats decide at the same time (EE-SIM-01)."""
    state.open_seats = seats_from_temple(state)
    state.todo = [step] * state.tables.seats
