"""The state of a game of Empire's End: flat lists of small numbers.

A slot is a tile of a seat: seat * TILES + tile. Everything that travels with a tile (its side, its
innovations) is kept by slot; only `row` and `place` know where the tile lies.
"""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Due
from occasus.games.empires_end.board.names import CARDS, CONFLICTS, KINDS, SLOTS, TILES
from occasus.games.empires_end.board.tables import Tables
from occasus.games.empires_end.steps import NOTHING

USES: Final = SLOTS + CARDS  # uses are counted by slot, then by card (EE-IND-29)
CLOSED: Final = 3  # `cards_handled` of a seat that has finished with its hand cards


@final
class State(Due):
    """A position; `copy` is the only way to keep one."""

    def __init__(
        self,
        tables: Tables,
        space: int,
        temple: int,
        score: list[int],
        resources: list[int],
        row: list[int],
        place: list[int],
        intact: list[int],
        count: list[int],
        home: list[int],
        exhausted: list[int],
        innovations: list[list[int]],
        hands: list[list[int]],
        deck: list[int],
        discards: list[int],
        conflict_deck: list[int],
        conflict_discards: list[int],
        offers: list[int],
        piles: list[int],
        handled: list[int],
        takers: list[int],
        used: list[int],
        cards_handled: list[int],
        rebuilt: list[int],
        block: list[int],
        next_part: list[int],
        conflict: int,
        bids: list[int],
        struck: list[int],
        todo: list[int],
        open_seats: list[int],
        agenda: list[int],
    ) -> None:
        super().__init__(agenda, 0)
        self.tables = tables
        self.space = space  # of the hourglass; 0 is START
        self.temple = temple
        self.score = score
        self.resources = resources  # by seat * KINDS + kind
        self.row = row  # tile by seat * TILES + position
        self.place = place  # position by slot
        self.intact = intact  # by slot
        self.count = count  # innovations by slot
        self.home = home  # slot by card; -1 if it is not attached
        self.exhausted = exhausted  # by card
        self.innovations = innovations  # cards by seat, sorted
        self.hands = hands  # cards by seat
        self.deck = deck  # in no order: nobody knows it
        self.discards = discards
        self.conflict_deck = conflict_deck
        self.conflict_discards = conflict_discards
        self.offers = offers  # the one or two disasters on offer; -1 for none
        self.piles = piles  # tokens by offer * KINDS + kind
        self.handled = handled  # by offer: in this turn
        self.takers = takers  # seats that took a card in this phase, in order
        self.used = used  # uses in this phase by slot, then by SLOTS + card; a re-activation lowers it
        self.cards_handled = cards_handled  # by seat, in this industry; CLOSED when the hand is refilled
        self.rebuilt = rebuilt  # by seat, in this industry
        self.block = block  # by seat: 0 before its block of industry abilities, 1 in it, 2 after it (EE-RUL-14)
        self.next_part = next_part  # by seat: the phase that the combined phase still holds, or 0
        self.conflict = conflict  # the conflict card, or -1
        self.bids = bids  # axes and coins by seat; -1 if not chosen yet
        self.struck = struck  # two chosen cards by seat in the lightning setup; -1 for none
        self.todo = todo  # what each seat decides now
        self.open_seats = open_seats  # the seats that decide now, clockwise from the temple

    def copy(self) -> State:
        """An independent state; the tables are shared."""
        return State(
            self.tables,
            self.space,
            self.temple,
            self.score[:],
            self.resources[:],
            self.row[:],
            self.place[:],
            self.intact[:],
            self.count[:],
            self.home[:],
            self.exhausted[:],
            [cards[:] for cards in self.innovations],
            [cards[:] for cards in self.hands],
            self.deck[:],
            self.discards[:],
            self.conflict_deck[:],
            self.conflict_discards[:],
            self.offers[:],
            self.piles[:],
            self.handled[:],
            self.takers[:],
            self.used[:],
            self.cards_handled[:],
            self.rebuilt[:],
            self.block[:],
            self.next_part[:],
            self.conflict,
            self.bids[:],
            self.struck[:],
            self.todo[:],
            self.open_seats[:],
            self.agenda[:],
        )


def empty_state(tables: Tables) -> State:
    """All cards in the decks, all tiles intact and in the order of the facts, nothing to do."""
    seats = tables.seats
    return State(
        tables,
        tables.start_space,
        0,
        [0] * seats,
        list(tables.start_resources) * seats,  # EE-SETUP-07
        list(range(TILES)) * seats,
        list(range(TILES)) * seats,
        [1] * (seats * TILES),
        [0] * (seats * TILES),
        [-1] * CARDS,
        [0] * CARDS,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        list(range(CARDS)),  # EE-SETUP-04
        [],
        list(range(CONFLICTS)),  # EE-SETUP-05
        [],
        [-1, -1],
        [0] * (2 * KINDS),
        [0, 0],
        [],
        [0] * USES,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        -1,
        [-1] * (2 * seats),
        [-1] * (2 * seats),
        [NOTHING] * seats,
        [],
        [],
    )


def seats_from_temple(state: State) -> list[int]:
    """The seats clockwise from the holder of the temple (EE-DIS-03, EE-SIM-06)."""
    seats, first = state.tables.seats, state.temple
    return [*range(first, seats), *range(first)]


def ask(state: State, seat: int, step: int) -> None:
    """Let a seat decide; its former question, if any, is replaced."""
    if state.todo[seat] == NOTHING:
        state.open_seats.append(seat)
    state.todo[seat] = step


def ask_all(state: State, step: int) -> None:
    """Let all seats decide at the same time (EE-SIM-01)."""
    state.open_seats = seats_from_temple(state)
    state.todo = [step] * state.tables.seats


def answered(state: State, seat: int) -> None:
    """A seat has nothing more to decide."""
    state.todo[seat] = NOTHING
    state.open_seats.remove(seat)
