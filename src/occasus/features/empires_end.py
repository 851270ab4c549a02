"""Empire's End as an array: one's own screen and hand, and what lies open of every empire (EE-INFO)."""

from __future__ import annotations

from typing import Final, final

from occasus.core.basics import Seat
from occasus.core.options import Options
from occasus.features.layout import Layout, singles, step_table
from occasus.features.row import MOST, Choices, Columns, Part, Round, Row
from occasus.games.empires_end.board.names import (
    CARD_WORDS,
    CARDS,
    CONFLICT_WORDS,
    CONFLICTS,
    PHASE_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
    SEATS_MOST,
    SLOTS,
    TILE_WORDS,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.border.describe import striking
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

STEP_BYTES: Final = step_table(STEPS)
CARD_BYTES: Final = singles(CARDS)
CONFLICT_BYTES: Final = singles(CONFLICTS)
NO_SUPPLY: Final = [0] * RESOURCES
NONE: Final = [-1, -1] * SEATS_MOST  # no bid, or no card struck, of every seat
NO_BIDS: Final = [0, 0] * SEATS_MOST  # as an observation tells it


@final
class EmpiresEndFeatures:
    """For one number of seats."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final = seats
        self.layout: Final = layout
        row, span, last = Row(layout.size), layout.span, seats - 1
        self.row: Final = row
        self._head: Final = Part(row, span("my resources", f"empire {last} bid"))
        self._hand: Final = Part(row, span("my hand"))
        self._choices: Final = Choices(row)
        self._choices.add(span("phase"), singles(len(PHASE_WORDS)))
        self._choices.add(span("temple"), singles(seats))
        self._choices.add(span("agenda kind", "agenda arguments"), STEP_BYTES)
        for offer in OFFERS:
            self._choices.add(span(f"{offer} disaster"), CARD_BYTES)
        self._choices.add(span("conflict"), CONFLICT_BYTES)
        for seat in range(seats):
            decides = f"empire {seat} decides"
            self._choices.add(span(f"{decides} kind", f"{decides} arguments"), STEP_BYTES)
        self._discards: Final = Part(row, span("conflict discards"))
        self._exhausted: Final = Part(row, span("exhausted"))
        self._numbers: Final = Columns(row, span("empire 0", f"empire {last}"), seats, [1] * len(NUMBERS))
        self._places: Final = Round(row, span("empire 0 place", f"empire {last} place"), seats)
        self._intact: Final = Round(row, span("empire 0 intact", f"empire {last} intact"), seats)
        self._used: Final = Round(row, span(f"empire 0 {USED}", f"empire {last} {USED}"), seats)
        self._homes: Final = Round(row, span("empire 0 home", f"empire {last} home"), seats)
        self._uses: Final = Round(row, span(f"empire 0 {CARD_USED}", f"empire {last} {CARD_USED}"), seats)
        self._struck: Final = [Part(row, span(f"empire {seat} struck")) for seat in range(seats)]
        self._any_struck = False  # whether a struck card is told
        self._strength: list[int] = []

    def encode(self, state: State, seat: Seat) -> bytes:
        """The features by number."""
        self.update(state, seat)
        return bytes(self.row.seen)

    def update(self, state: State, seat: Seat) -> None:
        """Write what has changed."""
        self.row.turn_to(seat)
        seats, tables, agenda = self.seats, state.tables, state.agenda
        self._head.numbers(_head(state, seat, seats))
        self._hand.marks(list(state.hands[seat]))
        phase = 0 if in_setup(state) else tables.track[state.space] if state.space != tables.end_space else -1
        chosen = [phase, (state.temple - seat) % seats, agenda[-1] if agenda else -1, *state.offers, state.conflict]
        chosen += state.todo[seat:]
        chosen += state.todo[:seat]
        self._choices.tell(chosen)
        self._discards.marks(list(state.conflict_discards))
        self._exhausted.numbers(list(state.exhausted))
        self._empires(state)
        if self._any_struck or max(state.struck) >= 0:
            self._strikes(state, seat)

    def _strikes(self, state: State, seat: Seat) -> None:
        """The cards for the lightning strike: one's own, and all once they are chosen (EE-LIGHT-10)."""
        shown = not striking(state)
        for place in range(self.seats):
            own = (seat + place) % self.seats
            cards = [card for card in state.struck[2 * own : 2 * own + 2] if card >= 0]
            self._struck[place].marks(cards if shown or place == 0 else [])
        self._any_struck = max(state.struck) >= 0

    def _empires(self, state: State) -> None:
        """What lies open of all empires, one's own first."""
        seats = self.seats
        intact, places, homes, used = self._intact, self._places, self._homes, self._used
        moved = False  # anything that counts for strength
        standing = list(state.intact)
        if intact.changed(standing):
            intact.turn(bytes(standing))
            moved = True
        else:
            intact.keep()
        if places.changed([*state.place, *state.row[TILES - 1 :: TILES]]):
            places.turn(_place_bytes(state))
            moved = True
        else:
            places.keep()
        attached = homes.changed(list(state.home))
        if attached:
            homes.turn(_home_bytes(state))
            moved = True
        else:
            homes.keep()
        if used.changed(list(state.used)) or attached:
            used.turn(bytes([UNUSED + each for each in state.used[: seats * TILES]]))
            self._uses.turn(_use_bytes(state))
        else:
            used.keep()
            self._uses.keep()
        if moved:
            self._strength = [_strength(state, own) for own in range(seats)]
        self._numbers.tell(
            [
                list(state.score),
                self._strength,
                list(state.cards_handled),
                list(state.rebuilt),
                list(state.block),
                list(state.next_part),
                [len(hand) for hand in state.hands],
                [int(state.bids[2 * own] >= 0) for own in range(seats)],
            ]
        )


def _head(state: State, seat: Seat, seats: int) -> list[int]:
    """The numbers of the first blocks; bids once all are in, one's own before (EE-INFO-05)."""
    target, first = state.tables.target, seat * RESOURCES
    made = list(state.resources[first : first + RESOURCES])
    made += [state.space, len(state.deck), len(state.discards), len(state.takers)]
    made += state.piles
    for offer in (0, 1):
        card = state.offers[offer]
        made.append(target[card] + 1 if card >= 0 else 0)
        made.append(state.handled[offer])
    made += [supply(state, kind) for kind in range(RESOURCES)] if state.tables.finite else NO_SUPPLY
    bids = state.bids
    if max(bids) < 0:
        return made + NO_BIDS[: 2 * seats]
    all_in = min(bids) >= 0
    for place in range(seats):
        own = 2 * ((seat + place) % seats)
        shown = all_in or place == 0
        made.append(bids[own] + 1 if shown else 0)
        made.append(bids[own + 1] + 1 if shown else 0)
    return made


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


def _home_bytes(state: State) -> bytes:
    """For each seat the home of every card; 0 for a card that is not there."""
    made = bytearray(state.tables.seats * CARDS)
    for own in range(state.tables.seats):
        for card in state.innovations[own]:
            made[own * CARDS + card] = 1 + state.home[card] - own * TILES
    return bytes(made)


def _use_bytes(state: State) -> bytes:
    """For each seat how often every card was used; 0 for a card that is not there."""
    made = bytearray(state.tables.seats * CARDS)
    for own in range(state.tables.seats):
        for card in state.innovations[own]:
            made[own * CARDS + card] = UNUSED + state.used[SLOTS + card]
    return bytes(made)


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
