"""The state of a game of Struggle for Rome: small numbers and flat lists of them."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Due
from occasus.core.basics import Seat
from occasus.core.cells import Stack
from occasus.games.struggle_for_rome.board.names import (
    CARDS,
    CITIES,
    CROSSROADS,
    GOODS,
    GRAIN,
    HEXES,
    HORSEMAN_PHASE,
    ORE,
    PROVINCES,
    RESOURCES,
    SEATS_MOST,
    SETUP_PHASE,
    TRIBES,
)
from occasus.games.struggle_for_rome.board.tables import Tables

# Who holds a city: a tribe, or
FREE: Final = -1
NEUTRAL: Final = -2  # a wagon of the unused colour stands there (SR-SETUP-13)

# The bank: ore, grain, horses and cattle of the face-down pile under their own numbers, then those of the discard.
HORSE_DISCARD: Final = 4
CATTLE_DISCARD: Final = 5
PAID_TO: Final = (ORE, GRAIN, HORSE_DISCARD, CATTLE_DISCARD)  # by kind: where it goes (SR-TRADE-10, SR-BUILD-14)

# How an addressee has answered an offer
NOT_ASKED: Final = 0
WAITING: Final = 1
DRAFTING: Final = 2  # a counter-offer
DECLINED_IT: Final = 3
ACCEPTED_IT: Final = 4
COUNTERED: Final = 5

# What a tribe has done in its turn
PLUNDERED_NOW: Final = 1
CONQUERED_NOW: Final = 2

OBSERVERS: Final = SEATS_MOST + 1  # the seats and a watcher


@final
class State(Due):
    """Everything that changes. Lists by seat, by tribe (2 * seat + kind), by city, by hex, by crossroads."""

    def __init__(self, tables: Tables, old: State | None = None) -> None:
        """An empty board with full supplies, nothing dealt, placed or due; or a copy of another state."""
        self.tables = tables
        if old is None:
            super().__init__(Stack(), 0)
            self.round_number = 0
            self.phase = SETUP_PHASE
            self.turn = 0  # how many players have had their turn in this phase
            self.start = 0  # the start player
            self.rolled = 0  # the sum that is being paid out
            self.covered = 0  # sums with a white marker, one bit each (SR-SETUP-11)
            self.legionnaire = tables.legionnaire_starts[0]  # a hex
            self.gold = [0] * SEATS_MOST  # by seat
            self.hands = [0] * (SEATS_MOST * RESOURCES)  # by seat * RESOURCES + kind
            self.bank = [*tables.resources, 0, 0]  # open ore and grain, the pasture pile, its discard (SR-SETUP-07)
            self.cards = [0] * (SEATS_MOST * CARDS)  # development cards by seat * CARDS + kind
            self.pile = list(tables.cards)  # development cards that nobody has drawn, by kind (SR-SETUP-08)
            self.played = [0] * CARDS  # development cards out of the game, by kind
            self.diplomats = [0] * SEATS_MOST  # open ones, by seat
            self.shown = [0] * SEATS_MOST  # victory-point cards shown, by seat
            self.figure = [-1] * TRIBES  # crossroads of a wandering tribe, by tribe; -1 for a realm (SR-TRIBE-02)
            self.fighters = [0] * TRIBES  # in the box, by tribe
            self.wagons = [0] * TRIBES  # in the box, by tribe
            self.reserve = list(tables.fighters) * SEATS_MOST  # fighters of a tribe's kind, by tribe (SR-COMP-09)
            self.reserve_wagons = [tables.wagons] * SEATS_MOST  # by seat
            self.tokens = [0] * (TRIBES * PROVINCES)  # in the box, by tribe * PROVINCES + province
            self.realm = [0] * TRIBES  # number of cities, by tribe
            self.owner = [FREE] * CITIES  # by city: a tribe, FREE or NEUTRAL
            self.token_on = [1] * CITIES  # by city, 0 or 1
            self.unseen = list(tables.faces)  # tokens never turned, by province * FACES + face
            self.holder = [0] * CROSSROADS  # by crossroads: 1 + seat whose piece stands there, or 0
            self.seats_around = [0] * HEXES  # by hex: seats with a piece on a corner, one bit each
            self.diplomacy = -1  # seat with the card, or -1
            self.legacy = [0] * SEATS_MOST  # by seat, 0 or 1 (SR-SETUP-09)
            self.points = [0] * SEATS_MOST  # that everybody sees, by seat
            self.announced = 0  # 1 when the end was announced
            self.joker = 0  # 1 when used in this turn
            self.card_played = 0  # 1 when a development card was played in this turn
            self.travelled = 0
            self.attacked = 0
            self.plundered_card = -1  # kind of the card just gained by plunder, or -1
            self.offers: list[int] = []  # made in this turn, each as a number (see draft.py)
            self.offer = [0] * (2 * GOODS)  # goods given, then goods wanted
            self.counters = [0] * (SEATS_MOST * 2 * GOODS)  # the same, by seat
            self.answers = [NOT_ASKED] * SEATS_MOST  # by seat
            self.owed = [0] * SEATS_MOST  # cards still to choose in a shortage, by seat
            self.returned = [0] * (SEATS_MOST * RESOURCES)  # cards chosen, by seat * RESOURCES + kind
            # How far what an observer knows of a hand lies from the truth, by `knowledge.first_of` + kind
            self.margin_below = [0] * (OBSERVERS * SEATS_MOST * RESOURCES)
            self.margin_above = [0] * (OBSERVERS * SEATS_MOST * RESOURCES)
        else:
            super().__init__(old.agenda.copy(), old.over)
            self.round_number = old.round_number
            self.phase = old.phase
            self.turn = old.turn
            self.start = old.start
            self.rolled = old.rolled
            self.covered = old.covered
            self.legionnaire = old.legionnaire
            self.gold = old.gold[:]
            self.hands = old.hands[:]
            self.bank = old.bank[:]
            self.cards = old.cards[:]
            self.pile = old.pile[:]
            self.played = old.played[:]
            self.diplomats = old.diplomats[:]
            self.shown = old.shown[:]
            self.figure = old.figure[:]
            self.fighters = old.fighters[:]
            self.wagons = old.wagons[:]
            self.reserve = old.reserve[:]
            self.reserve_wagons = old.reserve_wagons[:]
            self.tokens = old.tokens[:]
            self.realm = old.realm[:]
            self.owner = old.owner[:]
            self.token_on = old.token_on[:]
            self.unseen = old.unseen[:]
            self.holder = old.holder[:]
            self.seats_around = old.seats_around[:]
            self.diplomacy = old.diplomacy
            self.legacy = old.legacy[:]
            self.points = old.points[:]
            self.announced = old.announced
            self.joker = old.joker
            self.card_played = old.card_played
            self.travelled = old.travelled
            self.attacked = old.attacked
            self.plundered_card = old.plundered_card
            self.offers = old.offers[:]
            self.offer = old.offer[:]
            self.counters = old.counters[:]
            self.answers = old.answers[:]
            self.owed = old.owed[:]
            self.returned = old.returned[:]
            self.margin_below = old.margin_below[:]
            self.margin_above = old.margin_above[:]

    def copy(self) -> State:
        """An independent state; the tables are shared."""
        return State(self.tables, self)


def seat_on_turn(state: State) -> Seat:
    """The player whose turn it is in this phase: the start player first, then clockwise (SR-ROUND-03)."""
    return (state.start + state.turn) % state.tables.seats


def acting_tribe(state: State, seat: Seat) -> int:
    """Phase 3 is for the horseman tribe, phase 4 for the warrior tribe (SR-TRIBE-01)."""
    return 2 * seat + state.phase - HORSEMAN_PHASE


def hand_size(state: State, seat: Seat) -> int:
    """Resource cards of a seat."""
    first = seat * RESOURCES
    return sum(state.hands[first : first + RESOURCES])


def stand(state: State, seat: Seat, place: int) -> None:
    """Put a piece of a seat on a crossroads."""
    state.holder[place] = seat + 1
    bit = 1 << seat
    seats_around = state.seats_around
    for hexagon in state.tables.geography.hexes_of[place]:
        seats_around[hexagon] |= bit


def leave(state: State, place: int) -> None:
    """Take the piece off a crossroads."""
    holder = state.holder
    holder[place] = 0
    geography = state.tables.geography
    for hexagon in geography.hexes_of[place]:
        seats = 0
        for corner in geography.corners[hexagon]:
            if holder[corner]:
                seats |= 1 << holder[corner] - 1
        state.seats_around[hexagon] = seats
