"""The state of a game of Struggle for Rome: small numbers and flat lists of them."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Due
from occasus.games.struggle_for_rome.board.names import (
    CARDS,
    CITIES,
    CROSSROADS,
    GOODS,
    HEXES,
    KINDS,
    PLAYERS,
    PROVINCES,
    SETUP_PHASE,
    TRIBES,
)
from occasus.games.struggle_for_rome.board.tables import Tables

# Who holds a city: a tribe, or
FREE: Final = -1
NEUTRAL: Final = -2  # a wagon of the unused colour stands there (SR-SETUP-13)

# The bank has a place for ore, grain, horses and cattle of the face-down pile, horses and cattle of the discard.
PAID_TO: Final = (0, 1, 4, 5)  # where a card that is handed in goes, by kind (SR-TRADE-10, SR-BUILD-14)

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

OBSERVERS: Final = PLAYERS + 1  # the seats and a watcher


@final
class State(Due):
    """Everything that changes. Lists by seat, by tribe (2 * seat + kind), by city, by hex, by crossroads."""

    def __init__(
        self,
        tables: Tables,
        round_number: int,
        phase: int,
        turn: int,
        start: int,
        rolled: int,
        covered: int,
        legionnaire: int,
        gold: list[int],
        hands: list[int],
        bank: list[int],
        cards: list[int],
        pile: list[int],
        played: list[int],
        diplomats: list[int],
        shown: list[int],
        figure: list[int],
        fighters: list[int],
        wagons: list[int],
        reserve: list[int],
        reserve_wagons: list[int],
        tokens: list[int],
        realm: list[int],
        owner: list[int],
        token_on: list[int],
        unseen: list[int],
        holder: list[int],
        guests: list[int],
        diplomacy: int,
        legacy: list[int],
        points: list[int],
        announced: int,
        joker: int,
        card_played: int,
        travelled: int,
        attacked: int,
        fresh: int,
        offers: list[int],
        offer: list[int],
        counters: list[int],
        answers: list[int],
        owed: list[int],
        returned: list[int],
        less: list[int],
        more: list[int],
        agenda: list[int],
        over: int,
    ) -> None:
        super().__init__(agenda, over)
        self.tables = tables
        self.round_number = round_number
        self.phase = phase
        self.turn = turn  # how many players have had their turn in this phase
        self.start = start  # the start player
        self.rolled = rolled  # the sum that is being paid out
        self.covered = covered  # sums with a white marker, one bit each
        self.legionnaire = legionnaire  # a hex
        self.gold = gold  # by seat
        self.hands = hands  # by seat * KINDS + kind
        self.bank = bank  # ore, grain, pile of horses, of cattle, discarded horses, cattle
        self.cards = cards  # development cards by seat * CARDS + kind
        self.pile = pile  # development cards that nobody has drawn, by kind
        self.played = played  # development cards out of the game, by kind
        self.diplomats = diplomats  # open ones, by seat
        self.shown = shown  # victory-point cards shown, by seat
        self.figure = figure  # crossroads of a wandering tribe, by tribe; -1 for a realm
        self.fighters = fighters  # in the box, by tribe
        self.wagons = wagons  # in the box, by tribe
        self.reserve = reserve  # fighters of a tribe's kind, by tribe
        self.reserve_wagons = reserve_wagons  # by seat
        self.tokens = tokens  # in the box, by tribe * PROVINCES + province
        self.realm = realm  # number of cities, by tribe
        self.owner = owner  # by city: a tribe, FREE or NEUTRAL
        self.token_on = token_on  # by city, 0 or 1
        self.unseen = unseen  # tokens never turned, by province * FACES + face
        self.holder = holder  # by crossroads: 1 + seat whose piece stands there, or 0
        self.guests = guests  # by hex: seats with a piece on a corner, one bit each
        self.diplomacy = diplomacy  # seat with the card, or -1
        self.legacy = legacy  # by seat, 0 or 1
        self.points = points  # that everybody sees, by seat
        self.announced = announced  # 1 when the end was announced
        self.joker = joker  # 1 when used in this turn
        self.card_played = card_played  # 1 when a development card was played in this turn
        self.travelled = travelled
        self.attacked = attacked
        self.fresh = fresh  # kind of the card just gained by plunder, or -1
        self.offers = offers  # made in this turn, each as a number (see offers.py)
        self.offer = offer  # goods given, then goods wanted
        self.counters = counters  # the same, by seat
        self.answers = answers  # by seat
        self.owed = owed  # cards still to choose in a shortage, by seat
        self.returned = returned  # cards chosen, by seat * KINDS + kind
        self.less = less  # see knowledge.py; by (observer * PLAYERS + seat) * KINDS + kind
        self.more = more

    def copy(self) -> State:
        """An independent state; the tables are shared."""
        return State(
            self.tables,
            self.round_number,
            self.phase,
            self.turn,
            self.start,
            self.rolled,
            self.covered,
            self.legionnaire,
            self.gold[:],
            self.hands[:],
            self.bank[:],
            self.cards[:],
            self.pile[:],
            self.played[:],
            self.diplomats[:],
            self.shown[:],
            self.figure[:],
            self.fighters[:],
            self.wagons[:],
            self.reserve[:],
            self.reserve_wagons[:],
            self.tokens[:],
            self.realm[:],
            self.owner[:],
            self.token_on[:],
            self.unseen[:],
            self.holder[:],
            self.guests[:],
            self.diplomacy,
            self.legacy[:],
            self.points[:],
            self.announced,
            self.joker,
            self.card_played,
            self.travelled,
            self.attacked,
            self.fresh,
            self.offers[:],
            self.offer[:],
            self.counters[:],
            self.answers[:],
            self.owed[:],
            self.returned[:],
            self.less[:],
            self.more[:],
            self.agenda[:],
            self.over,
        )


def empty(tables: Tables) -> State:
    """An empty board with full supplies: nothing dealt, nothing placed, nothing due."""
    horses, cattle = tables.resources[2:]
    return State(
        tables,
        round_number=0,
        phase=SETUP_PHASE,
        turn=0,
        start=0,
        rolled=0,
        covered=0,
        legionnaire=tables.legionnaire_starts[0],
        gold=[0] * PLAYERS,
        hands=[0] * (PLAYERS * KINDS),
        bank=[*tables.resources[:2], horses, cattle, 0, 0],
        cards=[0] * (PLAYERS * CARDS),
        pile=list(tables.cards),
        played=[0] * CARDS,
        diplomats=[0] * PLAYERS,
        shown=[0] * PLAYERS,
        figure=[-1] * TRIBES,
        fighters=[0] * TRIBES,
        wagons=[0] * TRIBES,
        reserve=list(tables.fighters) * PLAYERS,
        reserve_wagons=[tables.wagons] * PLAYERS,
        tokens=[0] * (TRIBES * PROVINCES),
        realm=[0] * TRIBES,
        owner=[FREE] * CITIES,
        token_on=[1] * CITIES,
        unseen=list(tables.faces),
        holder=[0] * CROSSROADS,
        guests=[0] * HEXES,
        diplomacy=-1,
        legacy=[0] * PLAYERS,
        points=[0] * PLAYERS,
        announced=0,
        joker=0,
        card_played=0,
        travelled=0,
        attacked=0,
        fresh=-1,
        offers=[],
        offer=[0] * (2 * GOODS),
        counters=[0] * (PLAYERS * 2 * GOODS),
        answers=[NOT_ASKED] * PLAYERS,
        owed=[0] * PLAYERS,
        returned=[0] * (PLAYERS * KINDS),
        less=[0] * (OBSERVERS * PLAYERS * KINDS),
        more=[0] * (OBSERVERS * PLAYERS * KINDS),
        agenda=[],
        over=0,
    )


def seat_on_turn(state: State) -> int:
    """The player whose turn it is in this phase: the start player first, then clockwise (SR-ROUND-03)."""
    return (state.start + state.turn) % state.tables.seats


def hand_size(state: State, seat: int) -> int:
    """Resource cards of a seat."""
    first = seat * KINDS
    return sum(state.hands[first : first + KINDS])


def stand(state: State, seat: int, place: int) -> None:
    """Put a piece of a seat on a crossroads."""
    state.holder[place] = seat + 1
    bit = 1 << seat
    guests = state.guests
    for hexagon in state.tables.geography.hexes_of[place]:
        guests[hexagon] |= bit


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
        state.guests[hexagon] = seats
