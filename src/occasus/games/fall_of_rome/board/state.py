"""The state of a game of Fall of Rome: small numbers and flat lists of them."""

from __future__ import annotations

from typing import Final, final

from occasus.core.agenda import Due
from occasus.core.deck import Deck
from occasus.games.fall_of_rome.board.names import CITIES, ROMA, TRIBES
from occasus.games.fall_of_rome.board.tables import Tables

# How a game stands
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

    def __init__(
        self,
        tables: Tables,
        roles: list[int],
        cities: list[int],
        hands: list[list[int]],
        events: list[list[int]],
        treasury: list[int],
        hordes: list[int],
        legions: list[int],
        forts: list[int],
        supply: list[int],
        legion_supply: int,
        fort_supply: int,
        allied: list[int],
        rate: int,
        decline: int,
        pool: list[int],
        pool_events: int,
        unseen_events: list[int],
        event_deck: int,
        piles: list[int],
        top: list[int],
        player_discard: list[int],
        deck: Deck,
        barbarian_discard: list[int],
        removed: list[int],
        active: int,
        phase: int,
        actions_left: int,
        traded: int,
        enlisted: int,
        invasions_left: int,
        revealed: int,
        fewer: int,
        skip_invasion: int,
        alea: int,
        alea_seat: int,
        victory: int,
        victory_city: int,
        passed: list[int],
        refused: list[int],
        drawn: list[int],
        chosen: list[int],
        agenda: list[int],
        outcome: int,
    ) -> None:
        super().__init__(agenda, outcome)
        self.tables = tables
        self.roles = roles  # by pawn, in turn order
        self.cities = cities  # by pawn; -1 before it is placed
        self.hands = hands  # city cards by seat
        self.events = events  # event cards by seat
        self.treasury = treasury  # city cards, solo only
        self.hordes = hordes  # by tribe * CITIES + city
        self.legions = legions  # by city
        self.forts = forts  # by city, 0 or 1
        self.supply = supply  # barbarians by tribe
        self.legion_supply = legion_supply
        self.fort_supply = fort_supply
        self.allied = allied  # by tribe, 0 or 1
        self.rate = rate  # space of the rate marker
        self.decline = decline  # steps of the decline marker
        self.pool = pool  # city cards of the player deck, whose order nobody knows
        self.pool_events = pool_events  # how many event cards are among them
        self.unseen_events = unseen_events  # the event cards that these may be
        self.event_deck = event_deck  # how many of the unseen ones are Vestalis' deck
        self.piles = piles  # of the player deck, top last: 2 * cards + whether the revolt is still in it
        self.top = top  # player cards put back on top, topmost last; everybody knows them
        self.player_discard = player_discard
        self.deck = deck  # barbarian cards
        self.barbarian_discard = barbarian_discard
        self.removed = removed  # barbarian cards out of the game
        self.active = active  # pawn on turn
        self.phase = phase
        self.actions_left = actions_left
        self.traded = traded  # the Mercator's trade was used this turn
        self.enlisted = enlisted  # the Regina's free enlisting was used this turn
        self.invasions_left = invasions_left
        self.revealed = revealed  # this turn's first invasion card was due
        self.fewer = fewer  # cards that the next invade phase reveals less
        self.skip_invasion = skip_invasion
        self.alea = alea  # Alea Iacta Est: 1 for the next battle, 2 for all of this turn
        self.alea_seat = alea_seat
        self.victory = victory  # barbarians removed by the battle just before this window
        self.victory_city = victory_city
        self.passed = passed  # by seat
        self.refused = refused  # proposals of this turn: role * 64 + player card
        self.drawn = drawn  # player or barbarian cards just drawn or looked at
        self.chosen = chosen  # of the event being played: seat, option, and its own choices
        self.outcome = outcome

    def copy(self) -> State:
        """An independent state; the tables are shared."""
        return State(
            self.tables,
            self.roles[:],
            self.cities[:],
            [hand[:] for hand in self.hands],
            [hand[:] for hand in self.events],
            self.treasury[:],
            self.hordes[:],
            self.legions[:],
            self.forts[:],
            self.supply[:],
            self.legion_supply,
            self.fort_supply,
            self.allied[:],
            self.rate,
            self.decline,
            self.pool[:],
            self.pool_events,
            self.unseen_events[:],
            self.event_deck,
            self.piles[:],
            self.top[:],
            self.player_discard[:],
            self.deck.copy(),
            self.barbarian_discard[:],
            self.removed[:],
            self.active,
            self.phase,
            self.actions_left,
            self.traded,
            self.enlisted,
            self.invasions_left,
            self.revealed,
            self.fewer,
            self.skip_invasion,
            self.alea,
            self.alea_seat,
            self.victory,
            self.victory_city,
            self.passed[:],
            self.refused[:],
            self.drawn[:],
            self.chosen[:],
            self.agenda[:],
            self.outcome,
        )


def empty(tables: Tables) -> State:
    """An empty board with full supplies: nothing dealt, nothing placed, nothing due."""
    return State(
        tables,
        roles=[],
        cities=[-1] * tables.pawns,
        hands=[[] for _ in range(tables.seats)],
        events=[[] for _ in range(tables.seats)],
        treasury=[],
        hordes=[0] * (TRIBES * CITIES),
        legions=[0] * CITIES,
        forts=[0] * CITIES,
        supply=list(tables.cubes),
        legion_supply=tables.legions,
        fort_supply=tables.forts,
        allied=[0] * TRIBES,
        rate=0,
        decline=0,
        pool=[],
        pool_events=0,
        unseen_events=[],
        event_deck=0,
        piles=[],
        top=[],
        player_discard=[],
        deck=Deck([], []),
        barbarian_discard=[],
        removed=[],
        active=0,
        phase=0,
        actions_left=0,
        traded=0,
        enlisted=0,
        invasions_left=0,
        revealed=0,
        fewer=0,
        skip_invasion=0,
        alea=0,
        alea_seat=0,
        victory=0,
        victory_city=0,
        passed=[OPEN] * tables.seats,
        refused=[],
        drawn=[],
        chosen=[],
        agenda=[],
        outcome=GOING_ON,
    )


def seat_of(state: State, pawn: int) -> int:
    """The seat that owns a pawn."""
    return 0 if state.tables.solo else pawn


def pawn_of_role(state: State, role: int) -> int:
    """The pawn of a role, or -1 if the role is not in play."""
    return state.roles.index(role) if role in state.roles else -1


def active_seat(state: State) -> int:
    """The seat whose turn it is."""
    return 0 if state.tables.solo else state.active


def active_city(state: State) -> int:
    """Your city: where the pawn on turn stands (FR-TURN-08)."""
    return state.cities[state.active]


def hand_size(state: State, seat: int) -> int:
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
