"""The state of a game of Empire's End: flat arrays of small numbers.

A slot is a tile of a seat: seat * TILES + tile. Everything that travels with a tile (its side, its
innovations) is kept by slot; only `row` and `place` know where the tile lies.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import NOTHING, AgendaState
from occasus.core.int_arrays import Stack, vec
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.names import CARDS, CONFLICTS, RESOURCES, SLOTS, TILES

USES: Final = SLOTS + CARDS  # uses are counted by slot, then by card (EE-IND-29)
BEFORE_BLOCK: Final = 0  # `block` of a seat that has used no industry ability in this phase
IN_BLOCK: Final = 1
AFTER_BLOCK: Final = 2  # it has done something else since; only with the option `abilities_in_one_block`


@final
class State(AgendaState):
    """A position: an empty one, or an independent copy of an old one. The tables are shared."""

    def __init__(self, facts: Facts, old: State | None = None) -> None:
        self.facts = facts
        if old is None:  # all cards in the decks, all tiles intact, in the order of the facts (EE-SETUP-13)
            seats = facts.seats
            super().__init__(Stack(), 0)
            self.space: i64 = facts.start_space  # of the hourglass; 0 is START
            self.temple: i64 = 0
            self.score = vec[i64]([0] * seats)  # EE-SETUP-10
            self.resources = vec[i64](
                [count for _ in range(seats) for count in facts.start_resources]
            )  # by seat * RESOURCES + kind (EE-SETUP-07)
            self.row = vec[i64](
                [slot % TILES for slot in range(seats * TILES)]
            )  # tile by seat * TILES + position (EE-SETUP-09)
            self.place = vec[i64]([slot % TILES for slot in range(seats * TILES)])  # position by slot
            self.intact = vec[i64]([1] * (seats * TILES))  # by slot; a ruin keeps its place (EE-COMP-12)
            self.count = vec[i64]([0] * (seats * TILES))  # innovations by slot
            self.home = vec[i64]([-1] * CARDS)  # slot by card; -1 if it is not attached
            self.exhausted = vec[i64]([0] * CARDS)  # by card; markers never run out (EE-COMP-08)
            self.innovations = vec[vec[i64]]([vec[i64]() for _ in range(seats)])  # cards by seat, sorted
            self.hands = vec[vec[i64]]([vec[i64]() for _ in range(seats)])  # cards by seat
            self.deck = vec[i64](range(CARDS))  # in no order: no one knows it (EE-SETUP-04)
            self.discards = vec[i64]()
            self.conflict_deck = vec[i64](range(CONFLICTS))  # EE-SETUP-05
            self.conflict_discards = vec[i64]()
            self.offers = vec[i64]([-1, -1])  # the one or two disasters on offer; -1 for none
            self.piles = vec[i64]([0] * (2 * RESOURCES))  # tokens by offer * RESOURCES + kind (EE-DBL-02)
            self.handled = vec[i64]([0, 0])  # by offer: in this turn
            self.takers = vec[i64]()  # seats that took a card in this phase, in order
            self.used = vec[i64](
                [0] * USES
            )  # uses in this phase by slot, then by SLOTS + card; a re-activation lowers it
            self.cards_handled = vec[i64]([0] * seats)  # by seat, in this industry
            self.rebuilt = vec[i64]([0] * seats)  # by seat, in this industry
            self.block = vec[i64](
                [BEFORE_BLOCK] * seats
            )  # by seat: how far it is with its industry abilities (EE-RUL-14)
            self.next_part = vec[i64]([0] * seats)  # by seat: the phase that the combined phase still holds, or 0
            self.conflict: i64 = -1  # the conflict card
            self.bids = vec[i64]([-1] * (2 * seats))  # axes and coins by seat; -1 if not chosen yet
            self.struck = vec[i64]([-1] * (2 * seats))  # two chosen cards by seat in the lightning setup; -1 for none
            self.todo = vec[i64]([NOTHING] * seats)  # what each seat decides now
            self.open_seats = Stack()  # the seats that decide now, clockwise from the temple
        else:
            super().__init__(old.agenda.copy(), old.over)
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
            self.innovations = vec[vec[i64]]([cards[:] for cards in old.innovations])
            self.hands = vec[vec[i64]]([cards[:] for cards in old.hands])
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
            self.open_seats = old.open_seats.copy()

    def copy(self) -> State:
        return State(self.facts, self)


def seats_from_temple(state: State) -> list[int]:
    """The seats clockwise from the holder of the temple (EE-DIS-03, EE-SIM-06)."""
    seats, first = state.facts.seats, state.temple
    return [*range(first, seats), *range(first)]


def ask_all(state: State, step: i64) -> None:
    """Let all seats decide at the same time, in any order (EE-SIM-01, EE-SIM-03)."""
    state.open_seats = Stack(seats_from_temple(state))
    state.todo = vec[i64]([step] * state.facts.seats)


def has_refilled(state: State, seat: i64) -> bool:
    """Return whether a seat has finished with its hand cards in this industry phase."""
    return state.cards_handled[seat] > state.facts.handled_most


def close_hand(state: State, seat: i64) -> None:
    """The seat has finished with its hand cards."""
    state.cards_handled[seat] = state.facts.handled_most + 1
