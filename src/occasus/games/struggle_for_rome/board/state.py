"""The state of a game of Struggle for Rome: small numbers and flat arrays of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import AgendaState
from occasus.core.int_arrays import Stack, append, total, vec
from occasus.games.struggle_for_rome.board.facts import Facts
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
class State(AgendaState):
    """Everything that changes. Arrays by seat, by tribe (2 * seat + kind), by city, by hex, by crossroads."""

    def __init__(self, facts: Facts, old: State | None = None) -> None:
        """An empty board with full supplies, nothing dealt, placed or due; or a copy of another state."""
        self.facts = facts
        if old is None:
            super().__init__(Stack(), 0)
            self.round_number: i64 = 0
            self.phase: i64 = SETUP_PHASE
            self.turn: i64 = 0  # how many players have had their turn in this phase
            self.start: i64 = 0  # the start player
            self.rolled: i64 = 0  # the sum that is being paid out
            self.covered: i64 = 0  # sums with a white marker, one bit each (SR-SETUP-11)
            self.legionnaire: i64 = facts.legionnaire_starts[0]  # a hex
            self.gold = vec[i64]([0] * SEATS_MOST)  # by seat
            self.hands = vec[i64]([0] * (SEATS_MOST * RESOURCES))  # by seat * RESOURCES + kind
            # Open ore and grain, the pasture pile, its discard (SR-SETUP-07)
            self.bank = append(append(facts.resources[:], 0), 0)
            self.cards = vec[i64]([0] * (SEATS_MOST * CARDS))  # development cards by seat * CARDS + kind
            self.pile = facts.cards[:]  # development cards that no one has drawn, by kind (SR-SETUP-08)
            self.played = vec[i64]([0] * CARDS)  # development cards out of the game, by kind
            self.diplomats = vec[i64]([0] * SEATS_MOST)  # open ones, by seat
            self.shown = vec[i64]([0] * SEATS_MOST)  # victory-point cards shown, by seat
            # Crossroads of a wandering tribe, by tribe; -1 for a realm (SR-TRIBE-02)
            self.figure = vec[i64]([-1] * TRIBES)
            self.fighters = vec[i64]([0] * TRIBES)  # in the box, by tribe
            self.wagons = vec[i64]([0] * TRIBES)  # in the box, by tribe
            # Fighters of a tribe's kind, by tribe (SR-COMP-09)
            self.reserve = vec[i64]([facts.fighters[tribe % 2] for tribe in range(TRIBES)])
            self.reserve_wagons = vec[i64]([facts.wagons] * SEATS_MOST)  # by seat
            self.tokens = vec[i64]([0] * (TRIBES * PROVINCES))  # in the box, by tribe * PROVINCES + province
            self.realm = vec[i64]([0] * TRIBES)  # number of cities, by tribe
            self.owner = vec[i64]([FREE] * CITIES)  # by city: a tribe, FREE or NEUTRAL
            self.token_on = vec[i64]([1] * CITIES)  # by city, 0 or 1
            self.unseen = facts.faces[:]  # tokens never turned, by province * FACES + face
            self.holder = vec[i64]([0] * CROSSROADS)  # by crossroads: 1 + seat whose piece stands there, or 0
            self.seats_around = vec[i64]([0] * HEXES)  # by hex: seats with a piece on a corner, one bit each
            self.diplomacy: i64 = -1  # seat with the card, or -1
            self.legacy = vec[i64]([0] * SEATS_MOST)  # by seat, 0 or 1 (SR-SETUP-09)
            self.points = vec[i64]([0] * SEATS_MOST)  # that everyone sees, by seat
            self.announced: i64 = 0  # 1 when the end was announced
            self.joker: i64 = 0  # 1 when used in this turn
            self.card_played: i64 = 0  # 1 when a development card was played in this turn
            self.travelled: i64 = 0
            self.attacked: i64 = 0
            self.plundered_card: i64 = -1  # kind of the card just gained by plunder, or -1
            self.offers: list[int] = []  # made in this turn, each as a number (see draft.py)
            self.offer = vec[i64]([0] * (2 * GOODS))  # goods given, then goods wanted
            self.counters = vec[i64]([0] * (SEATS_MOST * 2 * GOODS))  # the same, by seat
            self.answers = vec[i64]([NOT_ASKED] * SEATS_MOST)  # by seat
            self.owed = vec[i64]([0] * SEATS_MOST)  # cards still to choose in a shortage, by seat
            self.returned = vec[i64]([0] * (SEATS_MOST * RESOURCES))  # cards chosen, by seat * RESOURCES + kind
            # How far what an observer knows of a hand lies from the truth, by `knowledge.first_of` + kind
            self.margin_below = vec[i64]([0] * (OBSERVERS * SEATS_MOST * RESOURCES))
            self.margin_above = vec[i64]([0] * (OBSERVERS * SEATS_MOST * RESOURCES))
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
        return State(self.facts, self)


def seat_on_turn(state: State) -> i64:
    """The player whose turn it is in this phase: the start player first, then clockwise (SR-ROUND-03)."""
    return (state.start + state.turn) % state.facts.seats


def acting_tribe(state: State, seat: i64) -> i64:
    """Phase 3 is for the horseman tribe, phase 4 for the warrior tribe (SR-TRIBE-01)."""
    return 2 * seat + state.phase - HORSEMAN_PHASE


def hand_size(state: State, seat: i64) -> i64:
    """Resource cards of a seat."""
    first = seat * RESOURCES
    return total(state.hands, first, first + RESOURCES)


def stand(state: State, seat: i64, place: i64) -> None:
    """Put a piece of a seat on a crossroads."""
    state.holder[place] = seat + 1
    bit: i64 = 1 << seat
    seats_around = state.seats_around
    for hexagon in state.facts.geography.hexes_of[place]:
        seats_around[hexagon] |= bit


def leave(state: State, place: i64) -> None:
    holder = state.holder
    holder[place] = 0
    geography = state.facts.geography
    for hexagon in geography.hexes_of[place]:
        seats: i64 = 0
        for corner in geography.corners[hexagon]:
            if holder[corner]:
                seats |= 1 << (holder[corner] - 1)
        state.seats_around[hexagon] = seats
