"""Empire's End as an array: one's own screen and hand, and what lies open of every empire (EE-INFO)."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.options import Options
from occasus.features.layout import MOST, Kept, Layout, Round, marks, short, shorts, singles, step_table
from occasus.games.empires_end.conflict import base_strength
from occasus.games.empires_end.describe import striking
from occasus.games.empires_end.names import (
    CARD_WORDS,
    CARDS,
    CONFLICT_WORDS,
    CONFLICTS,
    KINDS,
    PHASE_WORDS,
    RESOURCE_WORDS,
    SLOTS,
    TILE_WORDS,
    TILES,
)
from occasus.games.empires_end.resources import supply
from occasus.games.empires_end.setup import in_setup
from occasus.games.empires_end.state import State
from occasus.games.empires_end.steps import STEPS

NUMBERS: Final = ("score", "strength", "cards handled", "rebuilt", "block", "next part", "hand size", "bid is in")
BID: Final = ("axes + 1", "coins + 1")
UNUSED: Final = 8  # stands for no use: a re-activation lowers the count below it


STEP_BYTES: Final = step_table(STEPS)
CARD_BYTES: Final = singles(CARDS)
CONFLICT_BYTES: Final = singles(CONFLICTS)
PHASE_BYTES: Final = singles(len(PHASE_WORDS))
NO_SUPPLY: Final = bytes(KINDS)
NO_BID: Final = bytes(2)
NOT_STRUCK: Final = bytes(CARDS)


@final
class EmpiresEndFeatures:
    """For one number of seats."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.layout: Final = layout
        self._seats: Final = singles(seats)
        self._hands: Final = [Kept(bytes(CARDS)) for _ in range(seats)]
        self._exhausted: Final = Kept()
        self._discards: Final = Kept(bytes(CONFLICTS))
        self._numbers: Final = Round(seats, len(NUMBERS))
        self._places: Final = Round(seats, TILES)
        self._rows: Final = Round(seats, 0)
        self._intact: Final = Round(seats, TILES)
        self._used: Final = Round(seats, TILES)
        self._innovations: Final = Round(seats, 2 * CARDS)
        self._strength: list[int] = []

    def encode(self, state: State, seat: Seat) -> bytes:
        """The features by number."""
        seats, first = self.seats, seat * KINDS
        parts: list[bytes] = [
            shorts(state.resources[first : first + KINDS]),
            self._hands[seat].marks(CARDS, state.hands[seat]),
            bytes([state.space, short(len(state.deck)), short(len(state.discards)), len(state.takers)]),
            self._phase(state),
            self._seats[(state.temple - seat) % seats],
            STEP_BYTES[state.agenda[-1] if state.agenda else -1],
        ]
        for offer in (0, 1):
            card = state.offers[offer]
            parts.append(CARD_BYTES[card])
            parts.append(shorts(state.piles[offer * KINDS : offer * KINDS + KINDS]))
            parts.append(bytes([state.tables.target[card] + 1 if card >= 0 else 0, state.handled[offer]]))
        parts.append(CONFLICT_BYTES[state.conflict])
        parts.append(self._discards.marks(CONFLICTS, state.conflict_discards))
        parts.append(self._exhausted.numbers(state.exhausted))
        finite = state.tables.finite
        parts.append(shorts([supply(state, kind) for kind in range(KINDS)]) if finite else NO_SUPPLY)
        self._empires(state, seat, parts)
        return b"".join(parts)

    def _empires(self, state: State, seat: Seat, parts: list[bytes]) -> None:
        """Add what lies open of all empires, one's own first; bids and strikes once they do (EE-INFO-05)."""
        seats = self.seats
        places, used = self._places, self._used
        moved = self._intact.changed(state.intact)
        if moved:
            self._intact.turn(bytes(state.intact))
        if places.changed(state.place) | self._rows.changed(state.row):
            places.turn(_place_bytes(state))
            moved = True
        if used.changed(state.used):
            used.turn(bytes([UNUSED + each for each in state.used[: seats * TILES]]))
            moved = True
        if self._innovations.changed(state.home) | moved:
            self._innovations.turn(_innovation_bytes(state))
            self._strength = [_strength(state, own) for own in range(seats)]
        numbers = state.score + self._strength
        numbers += state.cards_handled
        numbers += state.rebuilt
        numbers += state.block
        numbers += state.next_part
        numbers += [len(hand) for hand in state.hands]
        numbers += [int(axes >= 0) for axes in state.bids[::2]]
        parts.append(self._numbers.columns(numbers, seats, seat))
        parts.append(places.made[seat])
        parts.append(self._intact.made[seat])
        parts.append(used.made[seat])
        parts.append(self._innovations.made[seat])
        shown, all_in = not striking(state), min(state.bids) >= 0
        for place in range(seats):
            own = (seat + place) % seats
            mine = place == 0
            parts.append(bytes([bid + 1 for bid in state.bids[2 * own : 2 * own + 2]]) if mine or all_in else NO_BID)
            struck = [card for card in state.struck[2 * own : 2 * own + 2] if card >= 0] if mine or shown else []
            parts.append(marks(CARDS, struck) if struck else NOT_STRUCK)
            parts.append(STEP_BYTES[state.todo[own]])

    def _phase(self, state: State) -> bytes:
        if state.space == state.tables.end_space:
            return PHASE_BYTES[-1]
        return PHASE_BYTES[0 if in_setup(state) else state.tables.track[state.space]]


def _place_bytes(state: State) -> bytes:
    """The position of each tile, by seat; only zeros for one whose tiles are not all laid."""
    made = bytearray(state.tables.seats * TILES)
    for own in range(state.tables.seats):
        first = own * TILES
        if state.row[first + TILES - 1] >= 0:
            for slot in range(first, first + TILES):
                made[slot] = state.place[slot] + 1
    return bytes(made)


def _strength(state: State, own: int) -> int:
    return base_strength(state, own) if state.row[own * TILES + TILES - 1] >= 0 else 0


def _innovation_bytes(state: State) -> bytes:
    """For each seat the home of every card, and how often it was used; 0 for a card that is not there."""
    made = bytearray(2 * state.tables.seats * CARDS)
    for own in range(state.tables.seats):
        homes = 2 * own * CARDS
        uses = homes + CARDS
        for card in state.innovations[own]:
            made[homes + card] = 1 + state.home[card] - own * TILES
            made[uses + card] = UNUSED + state.used[SLOTS + card]
    return bytes(made)


LAYOUTS: Final[dict[int, Layout]] = {}  # by the number of seats


def _layout(seats: int) -> Layout:
    layout = Layout()
    layout.add("my resources", RESOURCE_WORDS, MOST)
    layout.add("my hand", CARD_WORDS)
    layout.add("table", ("space of the hourglass", "cards in the deck", "discards", "takers"), MOST)
    layout.add("phase", PHASE_WORDS)
    layout.add("temple", [f"seat {seat}" for seat in range(seats)])
    layout.add_step("agenda", STEPS)
    for offer in ("first", "second"):
        layout.add(f"{offer} disaster", CARD_WORDS)
        layout.add(f"{offer} disaster tokens", RESOURCE_WORDS, MOST)
        layout.add(f"{offer} disaster state", ("position", "handled"), TILES)
    layout.add("conflict", CONFLICT_WORDS)
    layout.add("conflict discards", CONFLICT_WORDS)
    layout.add("exhausted", CARD_WORDS)
    layout.add("supply", RESOURCE_WORDS, MOST)
    every = range(seats)
    for seat in every:
        layout.add(f"empire {seat}", NUMBERS, MOST)
    for seat in every:
        layout.add(f"empire {seat} place", TILE_WORDS, TILES)
    for seat in every:
        layout.add(f"empire {seat} intact", TILE_WORDS, 1)
    for seat in every:
        layout.add(f"empire {seat} location uses + {UNUSED}", TILE_WORDS, MOST)
    for seat in every:
        layout.add(f"empire {seat} home", CARD_WORDS, TILES)
        layout.add(f"empire {seat} innovation uses + {UNUSED}", CARD_WORDS, MOST)
    for seat in every:
        layout.add(f"empire {seat} bid", BID, MOST)
        layout.add(f"empire {seat} struck", CARD_WORDS)
        layout.add_step(f"empire {seat} decides", STEPS)
    return layout


def make(seats: int, options: Options) -> EmpiresEndFeatures:
    """The features for a number of seats; options change none."""
    if seats not in LAYOUTS:
        LAYOUTS[seats] = _layout(seats)
    return EmpiresEndFeatures(seats, LAYOUTS[seats])
