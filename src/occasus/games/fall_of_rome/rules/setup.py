"""Setup: first invasion, roles, opening hands and cities, the player deck, the first player (FR-SETUP, FR-SOLO)."""

from __future__ import annotations

from random import Random
from typing import final

from occasus.core.agenda import Step
from occasus.core.basics import CHANCE, Seat
from occasus.core.deck import deck_of
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import DEAL_ROLE, DRAW, FIRST, PICK_ROLE, REVEAL, START
from occasus.games.fall_of_rome.board.names import (
    CARD_CITY,
    CARD_TRIBE,
    CARDS,
    CITIES,
    DO_UT_DES,
    EVENTS,
    MERCATOR,
    ROLES,
    ROMA,
    VESTALIS,
)
from occasus.games.fall_of_rome.board.state import State, empty, seat_of
from occasus.games.fall_of_rome.board.tables import Tables
from occasus.games.fall_of_rome.rules.draw import take_from_deck
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


def begin(tables: Tables) -> State:
    """The board before the first chance move (FR-SETUP-01 to 05), with all that is to come on the agenda."""
    state = empty(tables)
    for city in tables.first_forts:  # FR-SETUP-01, FR-RCM-02
        state.forts[city] = 1
        state.fort_supply -= 1
    state.barbarian_discard = list(tables.red)  # FR-SETUP-04
    state.deck = deck_of([list(tables.gold), list(tables.other_cards)])  # FR-SETUP-05
    state.pool = list(range(CARDS))
    state.unseen_events = usable_events(tables)
    state.pool_events = 0 if tables.solo else tables.events_used  # FR-SETUP-11; solo: FR-SOLO-05
    state.agenda = list(reversed(_order_of_setup(tables)))
    return state


def usable_events(tables: Tables) -> list[int]:
    """All events, in solo without Do Ut Des (FR-SOLO-02)."""
    return [event for event in range(EVENTS) if not (tables.solo and event == DO_UT_DES)]


def usable_roles(tables: Tables) -> list[int]:
    """All roles, in solo without the Mercator (FR-SOLO-02)."""
    return [role for role in range(ROLES) if not (tables.solo and role == MERCATOR)]


def _order_of_setup(tables: Tables) -> list[int]:
    steps = [GOLD_STEP.base + left for left in range(len(tables.gold), 0, -1)]
    choose_roles = tables.solo and tables.options["solo.choose_roles"]  # FR-ED-23
    if not choose_roles:
        steps.extend([DEAL_ROLE_STEP.base] * tables.pawns)  # FR-SETUP-09, FR-SOLO-03
    if choose_roles or (tables.solo and tables.options["solo.order"] == "choose"):  # FR-RUL-10
        steps.extend([PICK_ROLE_STEP.base] * tables.pawns)
    for seat in range(tables.seats):
        steps.extend([DEAL_STEP.base + seat] * tables.hand_dealt)  # FR-SETUP-12, FR-SOLO-05
    if tables.solo:
        steps.extend([TREASURE_STEP.base] * tables.treasury_dealt)
        steps.append(ADD_EVENTS_STEP.base)  # FR-SOLO-06
    steps.extend(START_STEP.base + pawn for pawn in range(tables.pawns))  # FR-RUL-05
    return [*steps, BUILD_DECK_STEP.base, FIRST_STEP.base, TURN_STEP.base]


def gold_odds(state: State) -> list[tuple[int, int]]:
    """The gold cards, which lie on top of the others."""
    return [(REVEAL.base + card, 1) for card in state.deck.top()]


def reveal_gold(state: State, action: int, log: Log | None) -> None:
    """Three cards with three cubes each, three with two, three with one (FR-SETUP-06 to 08)."""
    left = state.agenda.pop() - GOLD_STEP.base
    card = action - REVEAL.base
    tables = state.tables
    cubes = tables.gold_cubes[(len(tables.gold) - left) // 3]
    tribe, city = CARD_TRIBE[card], CARD_CITY[card]
    state.deck.draw_top(card)
    state.barbarian_discard.append(card)
    state.hordes[tribe * CITIES + city] += cubes
    state.supply[tribe] -= cubes
    if log is not None:
        log.add(events.SETTLED, tribe, city, cubes)


def role_odds(state: State) -> list[tuple[int, int]]:
    """Roles nobody has yet."""
    taken = [*state.roles, *state.drawn]
    return [(DEAL_ROLE.base + role, 1) for role in usable_roles(state.tables) if role not in taken]


def deal_role(state: State, action: int, log: Log | None) -> None:
    """Deal a role; in solo with a chosen order it is picked up later."""
    state.agenda.pop()
    role = action - DEAL_ROLE.base
    if PICK_ROLE_STEP.base in state.agenda:
        state.drawn.append(role)
    else:
        _take_role(state, role, log)


def _take_role(state: State, role: int, log: Log | None) -> None:
    state.roles.append(role)
    if log is not None:
        log.add(events.ROLE_DEALT, role)


def pick_role_options(state: State, seat: int) -> list[int]:
    """The next role of the row: of those dealt, or of all (FR-DEC-41)."""
    if not state.tables.options["solo.choose_roles"]:
        return [PICK_ROLE.base + role for role in state.drawn]
    return [PICK_ROLE.base + role for role in usable_roles(state.tables) if role not in state.roles]


def pick_role(state: State, seat: int, action: int, log: Log | None) -> None:
    """Put a role next in the row."""
    state.agenda.pop()
    role = action - PICK_ROLE.base
    if role in state.drawn:
        state.drawn.remove(role)
    _take_role(state, role, log)


def deal(state: State, action: int, log: Log | None) -> None:
    """Deal a card of the opening hand, face up (FR-SETUP-12)."""
    seat = state.agenda.pop() - DEAL_STEP.base
    card = action - DRAW.base
    take_from_deck(state, card)
    if card < CARDS:
        state.hands[seat].append(card)
    else:
        state.events[seat].append(card - CARDS)
    if log is not None:
        log.add(events.DEALT, seat, card)


def deal_treasure(state: State, action: int, log: Log | None) -> None:
    """Deal a card into the treasury (FR-SOLO-05)."""
    state.agenda.pop()
    card = action - DRAW.base
    take_from_deck(state, card)
    state.treasury.append(card)
    if log is not None:
        log.add(events.TREASURED, card)


def run_add_events(state: State, log: Log | None) -> bool:
    """Solo: the events join the deck after the opening cards are dealt (FR-SOLO-06)."""
    state.agenda.pop()
    state.pool_events = state.tables.events_used
    return True


def start_options(state: State, seat: int) -> list[int]:
    """A city of an own card, or any city without one (FR-SETUP-14, 15); solo: each card once (FR-SOLO-07)."""
    cities = [CARD_CITY[card] for card in state.hands[seat]]
    if state.tables.solo:
        for city in state.cities:
            if city >= 0:
                cities.remove(city)
    return [START.base + city for city in sorted(set(cities)) or range(CITIES)]


def start(state: State, seat: int, action: int, log: Log | None) -> None:
    """Put the pawn and two legions there; the card stays in hand (FR-SETUP-14, FR-RUL-07)."""
    pawn = state.agenda.pop() - START_STEP.base
    city = action - START.base
    state.cities[pawn] = city
    placed = place_legions(state, city, state.tables.start_legions)  # FR-RCM-03
    if log is not None:
        log.add(events.STARTED, state.roles[pawn], city, placed)


def start_seat(state: State) -> int:
    """The seat that places a pawn."""
    return seat_of(state, state.agenda[-1] - START_STEP.base)


def run_build_deck(state: State, log: Log | None) -> bool:
    """Piles as equal as can be, a revolt in each, the smaller ones at the bottom (FR-SETUP-16 to 18, FR-RUL-08)."""
    state.agenda.pop()
    tables = state.tables
    state.piles = piles_of(len(state.pool) + state.pool_events, tables.revolts)
    if VESTALIS in state.roles:  # FR-SETUP-13, FR-SOLO-08
        state.event_deck = len(usable_events(tables)) - tables.events_used
    if log is not None:
        log.add(events.DECK_BUILT, sum(pile >> 1 for pile in state.piles), len(state.piles))
    return True


def piles_of(cards: int, revolts: int) -> list[int]:
    """The piles for so many cards, bottom first: 2 * cards + 1 for the revolt that is in each."""
    if not revolts:
        return [2 * cards] if cards else []
    size, larger = divmod(cards, revolts)
    return [2 * (size + 1) + 1] * (revolts - larger) + [2 * (size + 2) + 1] * larger


def first_candidates(state: State) -> list[int]:
    """The seats whose opening hand shows the most days of travel (FR-SETUP-20, FR-RUL-02, 03)."""
    tables = state.tables
    dealt = [card for hand in state.hands for card in hand]
    unknown = [card for card in dealt if CARD_CITY[card] != ROMA and not tables.days_known[card]]
    if unknown and tables.options["first_player.days"] == "random":  # any but Roma might be the farthest
        return list(range(tables.seats))
    most = max(tables.half_days[card] for card in dealt)
    return [seat for seat in range(tables.seats) if any(tables.half_days[card] == most for card in state.hands[seat])]


def run_first(state: State, log: Log | None) -> bool:
    """Find the first player; solo begins with the leftmost role (FR-SOLO-09)."""
    state.agenda.pop()
    if state.tables.solo:
        return True
    seats = first_candidates(state)
    if len(seats) > 1:
        state.agenda.append(TIE_STEP.base)  # FR-RUL-01
    else:
        _begin_with(state, seats[0], log)
    return True


def tie_is_chance(state: State) -> bool:
    """Whether chance breaks the tie, or the team."""
    return state.tables.options["first_player.tie"] == "random"


def tie_odds(state: State) -> list[tuple[int, int]]:
    """The tied seats, each as likely."""
    return [(FIRST.base + seat, 1) for seat in first_candidates(state)]


def tie_options(state: State, seat: int) -> list[int]:
    """Any seat may choose for the team (FR-DEC-07)."""
    return [FIRST.base + candidate for candidate in first_candidates(state)]


@final
class Tie(Step[State]):
    """Chance or the team says who begins."""

    def who(self, state: State) -> list[Seat]:
        """By the option."""
        return [CHANCE] if tie_is_chance(state) else list(range(state.tables.seats))

    def offer(self, state: State, seat: Seat) -> list[int]:
        """Any of the tied seats."""
        return tie_options(state, seat)

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """The chosen seat begins."""
        state.agenda.pop()
        _begin_with(state, FIRST.of(code), log)

    def odds(self, state: State) -> list[tuple[int, int]]:
        """The tied seats."""
        return tie_odds(state)

    def sample(self, state: State, rng: Random) -> int:
        """One of them."""
        return sample_even(tie_odds(state), rng)


def _begin_with(state: State, seat: int, log: Log | None) -> None:
    state.active = seat
    if log is not None:
        log.add(events.FIRST_PLAYER, seat)


def sample_even(odds: list[tuple[int, int]], rng: Random) -> int:
    """One of several outcomes of equal weight."""
    return odds[int(rng.random() * len(odds))][0]
