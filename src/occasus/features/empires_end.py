"""Empire's End as an array: one's own screen and hand, and what lies open of every empire (EE-INFO)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.int_arrays import vec
from occasus.core.options import Options
from occasus.features.layout import Features, Layout
from occasus.features.row import MOST, Row
from occasus.features.steps import ARGUMENTS, StepTable
from occasus.games.empires_end.board.names import (
    CARD_WORDS,
    CARDS,
    CONFLICT_WORDS,
    PHASE_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
    SLOTS,
    TILE_WORDS,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.io.describe import striking
from occasus.games.empires_end.rules.conflict import base_strength
from occasus.games.empires_end.rules.resources import supply
from occasus.games.empires_end.rules.setup import in_setup
from occasus.games.empires_end.steps import STEPS

NUMBERS: Final = ("score", "strength", "cards handled", "rebuilt", "block", "next part", "hand size", "bid is in")
BID: Final = ("axes + 1", "coins + 1")
OFFERS: Final = ("first", "second")
UNUSED: Final = 8  # stands for no use: a re-activation lowers the count below it
USED: Final = f"location uses + {UNUSED}"
CARD_USED: Final = f"innovation uses + {UNUSED}"

STEP_TABLE: Final = StepTable(STEPS)
STEP_WIDTH: Final = STEP_TABLE.told + ARGUMENTS


@final
class EmpiresEndFeatures(Features[State]):
    """For one number of seats. Where each block begins is looked up once."""

    def __init__(self, seats: int, layout: Layout) -> None:
        super().__init__(layout)
        start = layout.start
        self.seats: Final[i64] = seats
        self._resources: Final[i64] = start("my resources")
        self._table: Final[i64] = start("table")
        self._piles: Final[i64] = start("first disaster tokens")
        self._offers: Final[i64] = start("first disaster state")
        self._supply: Final[i64] = start("supply")
        self._bids: Final[i64] = start("empire 0 bid")
        self._hand: Final[i64] = start("my hand")
        self._phase: Final[i64] = start("phase")
        self._temple: Final[i64] = start("temple")
        self._agenda: Final[i64] = start("agenda kind")
        self._first: Final[i64] = start("first disaster")
        self._conflict: Final[i64] = start("conflict")
        self._discards: Final[i64] = start("conflict discards")
        self._exhausted: Final[i64] = start("exhausted")
        self._numbers: Final[i64] = start("empire 0")
        self._places: Final[i64] = start("empire 0 place")
        self._intact: Final[i64] = start("empire 0 intact")
        self._used: Final[i64] = start(f"empire 0 {USED}")
        self._homes: Final[i64] = start("empire 0 home")
        self._uses: Final[i64] = start(f"empire 0 {CARD_USED}")
        self._struck: Final[i64] = start("empire 0 struck")
        self._decides: Final[i64] = start("empire 0 decides kind")

    def write(self, state: State, seat: i64, row: Row) -> None:
        """The table, then every empire from the reader's place."""
        row.wipe()
        facts = state.facts
        row.tell_part(self._resources, state.resources, seat * RESOURCES, seat * RESOURCES + RESOURCES)
        row.tell(self._table, vec[i64]([state.space, len(state.deck), len(state.discards), len(state.takers)]))
        row.tell(self._piles, state.piles)
        for offer in range(2):
            card = state.offers[offer]
            if card >= 0:
                row.mark(self._first + offer * CARDS + card)
                row.put(self._offers + 2 * offer, facts.target[card] + 1)
            row.put(self._offers + 2 * offer + 1, state.handled[offer])
        if facts.finite:
            row.tell(self._supply, vec[i64]([supply(state, kind) for kind in range(RESOURCES)]))
        row.mark_all(self._hand, state.hands[seat])
        if in_setup(state):
            row.mark(self._phase)
        elif state.space != facts.end_space:
            row.mark(self._phase + facts.track[state.space])
        row.mark(self._temple + (state.temple - seat) % self.seats)
        if state.agenda:
            STEP_TABLE.tell(row, self._agenda, state.agenda[-1])
        if state.conflict >= 0:
            row.mark(self._conflict + state.conflict)
        row.mark_all(self._discards, state.conflict_discards)
        row.tell(self._exhausted, state.exhausted)
        for place in range(self.seats):
            self._empire(state, (seat + place) % self.seats, place, row)
        self._secrets(state, seat, row)

    def _empire(self, state: State, own: i64, place: i64, row: Row) -> None:
        """Write the public part of an empire."""
        first, tiles = own * TILES, place * TILES
        laid = state.row[first + TILES - 1] >= 0  # all its tiles
        numbers = vec[i64](
            [
                state.score[own],
                base_strength(state, own) if laid else 0,
                state.cards_handled[own],
                state.rebuilt[own],
                state.block[own],
                state.next_part[own],
                len(state.hands[own]),
                1 if state.bids[2 * own] >= 0 else 0,
            ]
        )
        row.tell(self._numbers + place * len(NUMBERS), numbers)
        row.tell_part(self._intact + tiles, state.intact, first, first + TILES)
        for tile in range(TILES):
            if laid:
                row.put(self._places + tiles + tile, state.place[first + tile] + 1)
            row.put(self._used + tiles + tile, UNUSED + state.used[first + tile])
        for card in state.innovations[own]:
            row.put(self._homes + place * CARDS + card, 1 + state.home[card] - first)
            row.put(self._uses + place * CARDS + card, UNUSED + state.used[SLOTS + card])
        STEP_TABLE.tell(row, self._decides + place * STEP_WIDTH, state.todo[own])

    def _secrets(self, state: State, seat: i64, row: Row) -> None:
        """Bids and cards for the lightning strike: one's own, and all once everyone has chosen
        (EE-INFO-05, EE-LIGHT-10).
        """
        bids, struck = False, False
        for number in range(2 * self.seats):
            bids = bids or state.bids[number] >= 0
            struck = struck or state.struck[number] >= 0
        if bids:
            for place in range(self.seats if all_in(state) else 1):
                own = 2 * ((seat + place) % self.seats)
                row.put(self._bids + 2 * place, state.bids[own] + 1)
                row.put(self._bids + 2 * place + 1, state.bids[own + 1] + 1)
        if struck:
            for place in range(1 if striking(state) else self.seats):
                own = 2 * ((seat + place) % self.seats)
                for card in state.struck[own : own + 2]:
                    if card >= 0:
                        row.mark(self._struck + place * CARDS + card)


def all_in(state: State) -> bool:
    """Return whether every seat has chosen both halves of its bid."""
    return all(bid >= 0 for bid in state.bids)


LAYOUTS: Final[dict[int, Layout]] = {}  # by the number of seats


def _layout(seats: int) -> Layout:
    layout, every = Layout(), range(seats)
    layout.add("my resources", RESOURCE_WORDS, MOST)
    layout.add("table", ("space of the hourglass", "cards in the deck", "discards", "takers"), MOST)
    for offer in OFFERS:
        layout.add(f"{offer} disaster tokens", RESOURCE_WORDS, MOST)
    for offer in OFFERS:
        layout.add(f"{offer} disaster state", ("position", "handled"), TILES)
    layout.add("supply", RESOURCE_WORDS, MOST)
    for seat in every:
        layout.add(f"empire {seat} bid", BID, MOST)
    layout.add("my hand", CARD_WORDS)
    layout.add("phase", PHASE_WORDS)
    layout.add("temple", [f"seat {seat}" for seat in every])
    layout.add_step("agenda", STEPS)
    for offer in OFFERS:
        layout.add(f"{offer} disaster", CARD_WORDS)
    layout.add("conflict", CONFLICT_WORDS)
    layout.add("conflict discards", CONFLICT_WORDS)
    layout.add("exhausted", CARD_WORDS)
    for seat in every:
        layout.add(f"empire {seat}", NUMBERS, MOST)
    for seat in every:
        layout.add(f"empire {seat} place", TILE_WORDS, TILES)
    for seat in every:
        layout.add(f"empire {seat} intact", TILE_WORDS, 1)
    for seat in every:
        layout.add(f"empire {seat} {USED}", TILE_WORDS, MOST)
    for seat in every:
        layout.add(f"empire {seat} home", CARD_WORDS, TILES)
    for seat in every:
        layout.add(f"empire {seat} {CARD_USED}", CARD_WORDS, MOST)
    for seat in every:
        layout.add(f"empire {seat} struck", CARD_WORDS)
    for seat in every:
        layout.add_step(f"empire {seat} decides", STEPS)
    return layout


def make(seats: int, options: Options) -> EmpiresEndFeatures:
    """The features for a number of seats; options change none."""
    if seats not in LAYOUTS:
        LAYOUTS[seats] = _layout(seats)
    return EmpiresEndFeatures(seats, LAYOUTS[seats])
