"""Forts: fortify, the Fabrum's building, and moving a fort when the supply has none (FR-ACT-FORT)."""

from __future__ import annotations

from occasus.core.log import EventKind, Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import FORTIFY, TAKE_FORT
from occasus.games.fall_of_rome.board.names import CARD_CITY, CITIES
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat
from occasus.games.fall_of_rome.rules.hand import spend_card
from occasus.games.fall_of_rome.rules.troops import remove_legions
from occasus.games.fall_of_rome.steps import TAKE_FORT_STEP


def fortify_options(state: State, city: int) -> list[int]:
    """A card naming your city, if it has no fort yet (FR-ACT-FORT-01, 03)."""
    if state.forts[city]:
        return []
    return [FORTIFY.base + card for card in state.hands[active_seat(state)] if CARD_CITY[card] == city]


def fortify(state: State, card: int, log: Log | None) -> None:
    """Discard the card and place a fort."""
    state.actions_left -= 1
    spend_card(state, active_seat(state), card, log)
    place_fort(state, active_city(state), active_seat(state), events.FORTIFIED, log)


def can_build_fort(state: State, city: int) -> bool:
    """The Fabrum turns two legions into a fort (FR-ROLE-FABRUM-01)."""
    return not state.forts[city] and state.legions[city] >= 2


def build_fort(state: State, log: Log | None) -> None:
    """Remove two legions from your city to place a fort there."""
    state.actions_left -= 1
    city = active_city(state)
    remove_legions(state, city, 2)
    if log is not None:
        log.add(events.LEGIONS_SPENT, city, 2)
    place_fort(state, city, active_seat(state), events.FORT_BUILT, log)  # FR-RUL-41


def place_fort(state: State, city: int, seat: int, kind: EventKind, log: Log | None) -> None:
    """Place a fort from the supply; if it has none, the seat moves one from elsewhere (FR-ACT-FORT-02, FR-RUL-13)."""
    if not state.fort_supply:
        state.agenda.append(TAKE_FORT_STEP.code(city, seat))
        return
    state.fort_supply -= 1
    state.forts[city] = 1
    if log is not None:
        log.add(kind, city)


def take_fort_options(state: State, seat: int) -> list[int]:
    """Any other city with a fort, Roma too (FR-RUL-12)."""
    return [TAKE_FORT.base + city for city in range(CITIES) if state.forts[city]]


def take_fort(state: State, seat: int, action: int, log: Log | None) -> None:
    """Move a fort to the city that asked for one."""
    city, _ = TAKE_FORT_STEP.args(state.agenda.pop())
    start = action - TAKE_FORT.base
    state.forts[start] = 0
    state.forts[city] = 1
    if log is not None:
        log.add(events.FORT_MOVED, start, city)
