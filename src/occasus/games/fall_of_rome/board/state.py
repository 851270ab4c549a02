"""The state of a game of Fall of Rome: small numbers and arrays of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import AgendaState
from occasus.core.deck import Deck
from occasus.core.int_arrays import Stack, has, place_of, vec
from occasus.games.fall_of_rome.board.facts import Facts
from occasus.games.fall_of_rome.board.names import CITIES, ROMA, SETUP_PHASE, TRIBES

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
class State(AgendaState):
    """Everything that changes. A pawn is a role in play; in solo one seat owns three pawns and one hand."""

    def __init__(self, facts: Facts, old: State | None = None) -> None:
        """A copy of another state, or an empty board with full supplies: nothing dealt, placed or due."""
        self.facts = facts
        if old is None:
            super().__init__(Stack(), GOING_ON)
            self.roles = vec[i64]()  # by pawn, in turn order
            self.cities = vec[i64](
                [-1] * facts.pawns
            )  # by pawn; -1: not placed yet; several may share one (FR-COMP-10)
            self.hands = vec[vec[i64]]([vec[i64]() for _ in range(facts.seats)])  # city cards by seat
            self.events = vec[vec[i64]]([vec[i64]() for _ in range(facts.seats)])  # event cards by seat
            self.treasury = vec[i64]()  # city cards, solo only
            self.hordes = vec[i64]([0] * (TRIBES * CITIES))  # by tribe * CITIES + city
            self.legions = vec[i64]([0] * CITIES)  # by city
            self.forts = vec[i64]([0] * CITIES)  # by city, 0 or 1
            self.supply = facts.cubes[:]  # barbarians by tribe; not a place to be (FR-COMP-13)
            self.legion_supply: i64 = facts.legions
            self.fort_supply: i64 = facts.forts
            self.allied = vec[i64]([0] * TRIBES)  # by tribe, 0 or 1 (FR-COMP-07)
            self.rate: i64 = 0  # space of the rate marker
            self.decline: i64 = 0  # steps of the decline marker
            self.pool = vec[i64]()  # city cards of the player deck, whose order no one knows (FR-INFO-04)
            self.pool_events: i64 = 0  # how many event cards are among them
            self.unseen_events = vec[i64]()  # the event cards that these may be
            self.event_deck: i64 = 0  # how many of the unseen ones are Vestalis' deck
            self.piles = vec[i64]()  # of the player deck, top last, as numbers (`pile_of` in draw.py)
            self.top = vec[i64]()  # player cards put back on top, topmost last; everyone knows them
            self.player_discard = vec[i64]()  # open to all, and never shuffled in again (FR-INFO-02, FR-DRAW-03)
            self.deck = Deck(vec[i64](), vec[i64]())  # barbarian cards
            self.barbarian_discard = vec[i64]()
            self.removed = vec[i64]()  # barbarian cards out of the game
            self.active: i64 = 0  # pawn on turn
            self.phase: i64 = SETUP_PHASE
            self.actions_left: i64 = 0
            self.traded: i64 = 0  # the Mercator's trade was used this turn
            self.enlisted: i64 = 0  # the Regina's free enlisting was used this turn
            self.invasions_left: i64 = 0
            self.revealed: i64 = 0  # this turn's first invasion card was due
            self.fewer_invasions: i64 = 0  # how many cards fewer the next invade phase reveals
            self.skip_invasion: i64 = 0
            self.faces_chosen: i64 = 0  # by Alea Iacta Est, not rolled: 1 in the next battle, 2 in all of this turn
            self.faces_seat: i64 = 0  # who chooses them
            self.victory: i64 = 0  # barbarians removed by the battle just before this window
            self.victory_city: i64 = 0
            self.passed = vec[i64]([OPEN] * facts.seats)  # by seat
            self.refused = vec[i64]()  # proposals refused just now, as codes of `consent.REFUSALS`
            self.drawn = vec[i64]()  # player or barbarian cards just drawn or looked at
        else:
            super().__init__(old.agenda.copy(), old.over)
            self.roles = old.roles[:]
            self.cities = old.cities[:]
            self.hands = vec[vec[i64]]([hand[:] for hand in old.hands])
            self.events = vec[vec[i64]]([hand[:] for hand in old.events])
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
        return State(self.facts, self)


def seat_of(state: State, pawn: i64) -> i64:
    """The seat that owns a pawn."""
    return 0 if state.facts.solo else pawn


def pawn_of_role(state: State, role: i64) -> i64:
    """The pawn of a role, or -1 if the role is not in play."""
    return place_of(state.roles, role) if has(state.roles, role) else -1


def active_seat(state: State) -> i64:
    """The seat whose turn it is."""
    return 0 if state.facts.solo else state.active


def active_city(state: State) -> i64:
    """Your city: where the current pawn stands (FR-TURN-08)."""
    return state.cities[state.active]


def any_events(state: State) -> bool:
    """Return whether anyone holds an event card."""
    return any(len(hand) > 0 for hand in state.events)


def hand_size(state: State, seat: i64) -> i64:
    """City and event cards of a seat (FR-HAND-01)."""
    return len(state.hands[seat]) + len(state.events[seat])


def legions_may_stand(state: State, city: i64) -> bool:
    """In Roma Caput Mundi no legion ever stands in Roma (FR-RCM-04)."""
    return not (state.facts.rcm and city == ROMA)


def reopen(state: State) -> None:
    """Something happened: whoever passed for the moment is asked again."""
    passed = state.passed
    for seat in range(len(passed)):
        if passed[seat] == PASSED:
            passed[seat] = OPEN
