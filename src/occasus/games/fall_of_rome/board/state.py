"""The state of a game of Fall of Rome: small numbers and flat lists of them."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Due
from occasus.core.basics import Seat
from occasus.core.cells import Stack
from occasus.core.deck import Deck
from occasus.games.fall_of_rome.board.names import CITIES, ROMA, SETUP_PHASE, TRIBES
from occasus.games.fall_of_rome.board.tables import Tables

# How a game stands: `over`
GOING_ON: Final = 0
WON: Final = 1
NO_CUBES: Final = 2
DECLINED: Final = 3
NO_CARDS: Final = 4
ROMA_SACKED: Final = 5

# What a seat has said about event cards
OPEN: Final = 0
PASSED: Final = 1  # until something happens
PASSED_TURN: Final = 2  # until the turn ends


@final
class State(Due):
    """Everything that changes. A pawn is a role in play; in solo one seat owns three pawns and one hand."""

    def __init__(self, tables: Tables, old: State | None = None) -> None:
        """A copy of another state, or an empty board with full supplies: nothing dealt, placed or due."""
        self.tables = tables
        if old is None:
            super().__init__(Stack(), GOING_ON)
            self.roles: list[int] = []  # by pawn, in turn order
            self.cities = [-1] * tables.pawns  # by pawn; -1 before it is placed; any number in one city (FR-COMP-10)
            self.hands: list[list[int]] = [[] for _ in range(tables.seats)]  # city cards by seat
            self.events: list[list[int]] = [[] for _ in range(tables.seats)]  # event cards by seat
            self.treasury: list[int] = []  # city cards, solo only
            self.hordes = [0] * (TRIBES * CITIES)  # by tribe * CITIES + city
            self.legions = [0] * CITIES  # by city
            self.forts = [0] * CITIES  # by city, 0 or 1
            self.supply = list(tables.cubes)  # barbarians by tribe; not a place to be (FR-COMP-13)
            self.legion_supply = tables.legions
            self.fort_supply = tables.forts
            self.allied = [0] * TRIBES  # by tribe, 0 or 1 (FR-COMP-07)
            self.rate = 0  # space of the rate marker
            self.decline = 0  # steps of the decline marker
            self.pool: list[int] = []  # city cards of the player deck, whose order nobody knows (FR-INFO-04)
            self.pool_events = 0  # how many event cards are among them
            self.unseen_events: list[int] = []  # the event cards that these may be
            self.event_deck = 0  # how many of the unseen ones are Vestalis' deck
            self.piles: list[int] = []  # of the player deck, top last, as numbers (`pile_of` in draw.py)
            self.top: list[int] = []  # player cards put back on top, topmost last; everybody knows them
            self.player_discard: list[int] = []  # open to all, and never shuffled in again (FR-INFO-02, FR-DRAW-03)
            self.deck = Deck([], [])  # barbarian cards
            self.barbarian_discard: list[int] = []
            self.removed: list[int] = []  # barbarian cards out of the game
            self.active = 0  # pawn on turn
            self.phase = SETUP_PHASE
            self.actions_left = 0
            self.traded = 0  # the Mercator's trade was used this turn
            self.enlisted = 0  # the Regina's free enlisting was used this turn
            self.invasions_left = 0
            self.revealed = 0  # this turn's first invasion card was due
            self.fewer_invasions = 0  # how many cards fewer the next invade phase reveals
            self.skip_invasion = 0
            self.faces_chosen = 0  # by Alea Iacta Est, not rolled: 1 in the next battle, 2 in all of this turn
            self.faces_seat = 0  # who chooses them
            self.victory = 0  # barbarians removed by the battle just before this window
            self.victory_city = 0
            self.passed = [OPEN] * tables.seats  # by seat
            self.refused: list[int] = []  # proposals refused just now, as codes of `consent.REFUSALS`
            self.drawn: list[int] = []  # player or barbarian cards just drawn or looked at
        else:
            super().__init__(old.agenda.copy(), old.over)
            self.roles = old.roles[:]
            self.cities = old.cities[:]
            self.hands = [hand[:] for hand in old.hands]
            self.events = [hand[:] for hand in old.events]
            self.treasury = old.treasury[:]
            self.hordes = old.hordes[:]
            self.legions = old.legions[:]
            self.forts = old.forts[:]
            self.supply = old.supply[:]
            self.legion_supply = old.legion_supply
            self.fort_supply = old.fort_supply
            self.allied = old.allied[:]
            self.rate = old.rate
            self.decline = old.decline
            self.pool = old.pool[:]
            self.pool_events = old.pool_events
            self.unseen_events = old.unseen_events[:]
            self.event_deck = old.event_deck
            self.piles = old.piles[:]
            self.top = old.top[:]
            self.player_discard = old.player_discard[:]
            self.deck = old.deck.copy()
            self.barbarian_discard = old.barbarian_discard[:]
            self.removed = old.removed[:]
            self.active = old.active
            self.phase = old.phase
            self.actions_left = old.actions_left
            self.traded = old.traded
            self.enlisted = old.enlisted
            self.invasions_left = old.invasions_left
            self.revealed = old.revealed
            self.fewer_invasions = old.fewer_invasions
            self.skip_invasion = old.skip_invasion
            self.faces_chosen = old.faces_chosen
            self.faces_seat = old.faces_seat
            self.victory = old.victory
            self.victory_city = old.victory_city
            self.passed = old.passed[:]
            self.refused = old.refused[:]
            self.drawn = old.drawn[:]

    def copy(self) -> State:
        """An independent state."""
        return State(self.tables, self)


def seat_of(state: State, pawn: int) -> int:
    """The seat that owns a pawn."""
    return 0 if state.tables.solo else pawn


def pawn_of_role(state: State, role: int) -> int:
    """The pawn of a role, or -1 if the role is not in play."""
    return state.roles.index(role) if role in state.roles else -1


def active_seat(state: State) -> Seat:
    """The seat whose turn it is."""
    return 0 if state.tables.solo else state.active


def active_city(state: State) -> int:
    """Your city: where the pawn on turn stands (FR-TURN-08)."""
    return state.cities[state.active]


def hand_size(state: State, seat: Seat) -> int:
    """City and event cards of a seat (FR-HAND-01)."""
    return len(state.hands[seat]) + len(state.events[seat])


def legions_may_stand(state: State, city: int) -> bool:
    """In Roma Caput Mundi no legion ever stands in Roma (FR-RCM-04)."""
    return not (state.tables.rcm and city == ROMA)


def reopen(state: State) -> None:
    """Something happened: whoever passed for the moment is asked again."""
    passed = state.passed
    if PASSED not in passed:
        return
    for seat in range(len(passed)):
        if passed[seat] == PASSED:
            passed[seat] = OPEN
