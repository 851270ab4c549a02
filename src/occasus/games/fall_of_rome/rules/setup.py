"""Setup: first invasion, roles, opening hands and cities, the player deck, the first player (FR-SETUP, FR-SOLO)."""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question, Step
from occasus.core.basics import CHANCE, RuleId
from occasus.core.catalogue import Family
from occasus.core.chance import Equally
from occasus.core.deck import deck_of
from occasus.core.int_arrays import Stack, append, has, remove, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import CATALOGUE, DEAL_ROLE, DRAW, FIRST, PICK_ROLE, REVEAL, START
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.facts import Facts
from occasus.games.fall_of_rome.board.names import (
    CARD_CITY,
    CARD_TRIBE,
    CARDS,
    CITIES,
    EVENTS,
    ROLES,
    ROMA,
    VESTALIS,
)
from occasus.games.fall_of_rome.board.state import State, seat_of
from occasus.games.fall_of_rome.rules.barbarian_deck import TopCard
from occasus.games.fall_of_rome.rules.draw import DeckCard, deck_size, pile_of, take_from_deck
from occasus.games.fall_of_rome.rules.troops import place_legions
from occasus.games.fall_of_rome.steps import (
    ADD_EVENTS_STEP,
    BUILD_DECK_STEP,
    DEAL_ROLE_STEP,
    DEAL_STEP,
    FIRST_STEP,
    GOLD_STEP,
    PICK_ROLE_STEP,
    START_STEP,
    TIE_STEP,
    TREASURE_STEP,
    TURN_STEP,
)


def start(facts: Facts) -> State:
    """The board before the first chance move (FR-SETUP-02, FR-SETUP-03), with all that is to come on the agenda."""
    state = State(facts)
    for city in facts.first_forts:  # FR-SETUP-01, FR-RCM-02
        state.forts[city] = 1
        state.fort_supply -= 1
    state.barbarian_discard = vec[i64](list(facts.red))  # FR-SETUP-04
    state.deck = deck_of([list(facts.gold), list(facts.other_cards)])  # FR-SETUP-05
    state.pool = vec[i64](list(range(CARDS)))  # the revolts come later (FR-SETUP-10)
    state.unseen_events = vec[i64](usable_events(facts))
    state.pool_events = 0 if facts.solo else facts.events_used  # FR-SETUP-11; solo: FR-SOLO-05
    state.agenda = Stack(reversed(_order_of_setup(facts)))
    return state


def usable_events(facts: Facts) -> list[int]:
    """All events, in solo without Do Ut Des (FR-SOLO-02)."""
    return [event for event in range(EVENTS) if not (facts.solo and event == facts.removed_event)]


def usable_roles(facts: Facts) -> list[int]:
    """All roles, in solo without the Mercator (FR-SOLO-02)."""
    return [role for role in range(ROLES) if not (facts.solo and role == facts.removed_role)]


def _order_of_setup(facts: Facts) -> list[int]:
    steps: list[int] = [GOLD_STEP.at(left) for left in range(len(facts.gold), 0, -1)]
    if not facts.choose_roles:
        steps.extend([DEAL_ROLE_STEP.at()] * facts.pawns)  # FR-SETUP-09, FR-SOLO-03
    if facts.choose_roles or facts.choose_order:
        steps.extend([PICK_ROLE_STEP.at()] * facts.pawns)
    for seat in range(facts.seats):
        steps.extend([DEAL_STEP.at(seat)] * facts.hand_dealt)  # FR-SETUP-12, FR-SOLO-05, FR-RUL-06
    if facts.solo:
        steps.extend([TREASURE_STEP.at()] * facts.treasury_dealt)
        steps.append(ADD_EVENTS_STEP.at())  # FR-SOLO-06
    steps.extend([START_STEP.at(pawn) for pawn in range(facts.pawns)])  # FR-RUL-05, FR-RCM-08
    return [*steps, BUILD_DECK_STEP.at(), FIRST_STEP.at(), TURN_STEP.at()]


@final
class RevealGold(TopCard):
    """Three cards with three cubes each, three with two, three with one (FR-SETUP-06, FR-SETUP-07, FR-SETUP-08)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        left = GOLD_STEP.of(state.agenda.pop())
        card = REVEAL.of(code)
        facts = state.facts
        cubes = facts.gold_cubes[(len(facts.gold) - left) // 3]
        tribe, city = CARD_TRIBE[card], CARD_CITY[card]
        state.deck.draw_top(card)
        state.barbarian_discard = append(state.barbarian_discard, card)
        state.hordes[tribe * CITIES + city] += cubes
        state.supply[tribe] -= cubes
        if log is not None:
            log.add(events.SETTLED, tribe, city, cubes)


@final
class DealRole(Equally[State]):
    """Deal a role, to the first player the one of the option; in solo with a chosen order it is picked up later."""

    def outcomes(self, state: State) -> list[int]:
        """Roles no one has yet."""
        if state.facts.first_role >= 0 and len(state.roles) == 0:
            return [DEAL_ROLE.at(state.facts.first_role)]
        taken = [*state.roles, *state.drawn]
        return [DEAL_ROLE.at(role) for role in usable_roles(state.facts) if role not in taken]

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        role = DEAL_ROLE.of(code)
        if PICK_ROLE_STEP.at() in state.agenda:
            state.drawn = append(state.drawn, role)
        else:
            _take_role(state, role, log)


def _take_role(state: State, role: i64, log: Log | None) -> None:
    state.roles = append(state.roles, role)
    if log is not None:
        log.add(events.ROLE_DEALT, role)


@final
class SoloPlayer(Question[State]):
    """A question to the only player."""

    def who(self, state: State, seats: Stack) -> None:
        seats.append(0)


def _roles_to_pick(state: State) -> list[int]:
    """Of those dealt, or of all (FR-ED-23, FR-RUL-10)."""
    if not state.facts.choose_roles:
        return list(state.drawn)
    return [role for role in usable_roles(state.facts) if not has(state.roles, role)]


@final
class PickRole(Move[State]):
    """Solo: put a role next in the row (FR-DEC-41)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if PICK_ROLE.of(code) in _roles_to_pick(state) else "FR-DEC-41"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for role in _roles_to_pick(state):
            codes.append(PICK_ROLE.at(role))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        role = PICK_ROLE.of(code)
        if has(state.drawn, role):
            state.drawn = remove(state.drawn, role)
        _take_role(state, role, log)


@final
class Deal(DeckCard):
    """Deal a card of the opening hand, face up (FR-SETUP-12)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        owner = DEAL_STEP.of(state.agenda.pop())
        card = DRAW.of(code)
        take_from_deck(state, card)
        if card < CARDS:
            state.hands[owner] = append(state.hands[owner], card)
        else:
            state.events[owner] = append(state.events[owner], card - CARDS)
        if log is not None:
            log.add(events.DEALT, owner, card)


@final
class DealTreasure(DeckCard):
    """Deal a card into the treasury (FR-SOLO-05)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        card = DRAW.of(code)
        take_from_deck(state, card)
        state.treasury = append(state.treasury, card)
        if log is not None:
            log.add(events.TREASURED, card)


@final
class AddEvents(Step[State]):
    """Solo: the events join the deck after the opening cards are dealt (FR-SOLO-06)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        state.pool_events = state.facts.events_used
        return True


@final
class PawnOwner(Question[State]):
    """A question to the owner of the pawn that is placed."""

    def who(self, state: State, seats: Stack) -> None:
        seats.append(seat_of(state, START_STEP.of(state.agenda[-1])))


def _start_cities(state: State, seat: i64) -> list[int]:
    """Cities of cards in hand, or any city without such cards (FR-SETUP-14, FR-SETUP-15); solo: each card once."""
    cities = [CARD_CITY[card] for card in state.hands[seat]]
    if state.facts.solo:  # FR-SOLO-07
        for city in state.cities:
            if city >= 0:
                cities.remove(city)
    return sorted(set(cities)) or list(range(CITIES))


@final
class Start(Move[State]):
    """Put the pawn and two legions into a city, where others may be; its card stays in hand
    (FR-SETUP-14, FR-RUL-04, FR-RUL-07, FR-RUL-09).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        city = START.of(code)
        if city in _start_cities(state, seat):
            return None
        return "FR-SOLO-07" if state.facts.solo and has(state.cities, city) else "FR-SETUP-14"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for city in _start_cities(state, seat):
            codes.append(START.at(city))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        pawn = START_STEP.of(state.agenda.pop())
        city = START.of(code)
        state.cities[pawn] = city
        placed = place_legions(state, city, state.facts.start_legions)  # FR-RCM-03
        if log is not None:
            log.add(events.STARTED, state.roles[pawn], city, placed)


@final
class BuildDeck(Step[State]):
    """Piles as equal as can be, a revolt in each, smaller ones lowest (FR-SETUP-16, FR-SETUP-17, FR-SETUP-18)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        facts = state.facts
        state.piles = vec[i64](piles_of(len(state.pool) + state.pool_events, facts.revolts))
        if has(state.roles, VESTALIS):  # FR-SETUP-13, FR-SOLO-08, FR-ROLE-VESTALIS-01
            state.event_deck = len(usable_events(facts)) - facts.events_used
        if log is not None:
            log.add(events.DECK_BUILT, deck_size(state), len(state.piles))
        return True


def piles_of(cards: int, revolts: int) -> list[int]:
    """The piles for so many cards, bottom first; the revolt in each is one card more (FR-RUL-08)."""
    if not revolts:
        return [pile_of(cards, 0)] if cards else []
    size, larger = divmod(cards, revolts)
    smaller: list[int] = [pile_of(size + 1, 1)] * (revolts - larger)
    return smaller + [pile_of(size + 2, 1)] * larger


def first_candidates(state: State) -> list[int]:
    """The seats whose opening hand shows the most days of travel (FR-SETUP-20, FR-RUL-02, FR-RUL-03)."""
    facts = state.facts
    dealt = [card for hand in state.hands for card in hand]
    unknown = [card for card in dealt if CARD_CITY[card] != ROMA and not facts.days_known[card]]
    if unknown and facts.days_by_chance:  # any but Roma might be the farthest
        return list(range(facts.seats))
    most = max(facts.half_days[card] for card in dealt)
    return [seat for seat in range(facts.seats) if any(facts.half_days[card] == most for card in state.hands[seat])]


@final
class FirstPlayer(Step[State]):
    """Find the first player; solo begins with the leftmost role (FR-SOLO-09)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        if state.facts.solo:
            return True
        seats = first_candidates(state)
        if len(seats) > 1:
            state.agenda.append(TIE_STEP.at())  # FR-RUL-01
        else:
            _begin_with(state, seats[0], log)
        return True


def _begin_with(state: State, seat: i64, log: Log | None) -> None:
    state.active = seat
    if log is not None:
        log.add(events.FIRST_PLAYER, seat)


@final
class Tie(Question[State]):
    """Chance or the team, by the option, says who of the tied seats begins (FR-RUL-01, FR-DEC-07)."""

    def who(self, state: State, seats: Stack) -> None:
        if state.facts.tie_by_chance:
            seats.append(CHANCE)
            return
        for seat in range(state.facts.seats):
            seats.append(seat)

    def odds(self, state: State) -> list[tuple[int, int]]:
        return [(FIRST.at(seat), 1) for seat in first_candidates(state)]

    def sample(self, state: State, rng: Random) -> i64:
        tied = self.odds(state)
        return tied[int(rng.random() * len(tied))][0]


@final
class BeFirst(Move[State]):
    """One of the tied seats begins."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if FIRST.of(code) in first_candidates(state) else "FR-DEC-07"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        _begin_with(state, FIRST.of(code), log)


_ORDER: Final[tuple[Family, ...]] = (  # of what is dealt before the deck is built, the last one lowest
    BUILD_DECK_STEP,
    START_STEP,
    ADD_EVENTS_STEP,
    TREASURE_STEP,
    DEAL_STEP,
    PICK_ROLE_STEP,
    DEAL_ROLE_STEP,
    GOLD_STEP,
)
AGENDA.bind(GOLD_STEP, RevealGold(), above=_ORDER[:8])
AGENDA.bind(DEAL_ROLE_STEP, DealRole(), above=_ORDER[:7])
AGENDA.bind(PICK_ROLE_STEP, SoloPlayer(CATALOGUE, PickRole(PICK_ROLE)), above=_ORDER[:6])
AGENDA.bind(DEAL_STEP, Deal(), above=_ORDER[:5])
AGENDA.bind(TREASURE_STEP, DealTreasure(), above=_ORDER[:4])
AGENDA.bind(ADD_EVENTS_STEP, AddEvents(), above=_ORDER[:3])
AGENDA.bind(START_STEP, PawnOwner(CATALOGUE, Start(START)), above=_ORDER[:2])
AGENDA.bind(BUILD_DECK_STEP, BuildDeck(), above=(FIRST_STEP,))
AGENDA.bind(FIRST_STEP, FirstPlayer(), above=(TURN_STEP,))
AGENDA.bind(TIE_STEP, Tie(CATALOGUE, BeFirst(FIRST)), above=(TURN_STEP,))
