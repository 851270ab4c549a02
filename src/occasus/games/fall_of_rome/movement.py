"""Moving pawns with legions: march, sail, the Classis' free sail, the Fabrum's travel, the Regina's train."""

from __future__ import annotations

from typing import Final

from occasus.core.log import EventKind, Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import BRING, PAY, SAIL, SAIL_FREE, TRAVEL
from occasus.games.fall_of_rome.hand import spend_card
from occasus.games.fall_of_rome.names import CARD_TRIBE, CITIES, FULL, REGINA, ROMA, TRIBES, crowd_counts
from occasus.games.fall_of_rome.state import State, active_city, active_seat, legions_may_stand
from occasus.games.fall_of_rome.steps import BRING_STEP, PAY_SAIL_STEP, PAY_TRAVEL_STEP
from occasus.games.fall_of_rome.troops import barbarians_by_tribe, crowds

MARCHING: Final = 0
SAILING: Final = 1
EVERY_COLOUR: Final = (1 << TRIBES) - 1
FREE: Final = SAIL_FREE.base - SAIL.base  # from a code of sailing to that of sailing without a card
CARRIED: Final = 3  # legions that go along on a move (FR-RUL-101)


def move_pawn(state: State, pawn: int, to: int, legions: int, kind: EventKind, log: Log | None) -> None:
    """Move a pawn to a city with legions from the city it leaves."""
    start = state.cities[pawn]
    state.legions[start] -= legions
    state.legions[to] += legions
    state.cities[pawn] = to
    if log is not None:
        log.add(kind, state.roles[pawn], start, to, legions)


def most_legions(state: State, start: int, to: int) -> int:
    """How many legions may go along: those that are there, three at most, none into a Roma without legions."""
    return min(state.legions[start], CARRIED) if legions_may_stand(state, to) else 0


def march(state: State, to: int, legions: int, log: Log | None) -> None:
    """March to a neighbouring city (FR-ACT-MARCH)."""
    state.actions_left -= 1
    if not _ask_regina(state, to, legions, MARCHING):
        move_pawn(state, state.active, to, legions, events.MARCHED, log)


def sail(state: State, to: int, legions: int) -> None:
    """Sail from port to port; the card is chosen next (FR-ACT-SAIL)."""
    state.actions_left -= 1
    state.agenda.append(PAY_SAIL_STEP.code(to, legions))


def pay_sail_options(state: State, seat: int) -> list[int]:
    """The cards that pay for sailing: of a colour of the destination (FR-ACT-SAIL-02, FR-RUL-11)."""
    to = PAY_SAIL_STEP.args(state.agenda[-1])[0]
    mask = state.tables.colour_mask[to]
    return [PAY.base + card for card in state.hands[seat] if mask >> CARD_TRIBE[card] & 1]


def pay_sail(state: State, seat: int, action: int, log: Log | None) -> None:
    """Discard the card and sail."""
    to, legions = PAY_SAIL_STEP.args(state.agenda.pop())
    spend_card(state, seat, action - PAY.base, log)
    if not _ask_regina(state, to, legions, SAILING):
        move_pawn(state, state.active, to, legions, events.SAILED, log)


def sail_free_options(state: State) -> list[int]:
    """The Classis sails without a card (FR-ROLE-CLASSIS-01)."""
    start = active_city(state)
    if not state.tables.is_port[start]:
        return []
    carried = min(state.legions[start], CARRIED)
    return [code + FREE for code in state.tables.sail(start, EVERY_COLOUR, carried)]


def sail_free(state: State, to: int, legions: int, log: Log | None) -> None:
    """Sail without a card."""
    state.actions_left -= 1
    move_pawn(state, state.active, to, legions, events.SAILED_FREE, log)


def travel_options(state: State) -> list[int]:
    """The Fabrum travels from a fort to any city, or from any city to a fort (FR-ROLE-FABRUM-02)."""
    if not state.hands[active_seat(state)]:
        return []
    start = active_city(state)
    carried = min(state.legions[start], CARRIED)
    anywhere = state.tables.travel(start, carried)
    if state.forts[start]:
        return list(anywhere)
    return [code for code in anywhere if state.forts[(code - TRAVEL.base) // 4]]


def travel(state: State, to: int, legions: int) -> None:
    """Travel by way of a fort; the card is chosen next."""
    state.actions_left -= 1
    state.agenda.append(PAY_TRAVEL_STEP.code(to, legions))


def pay_travel_options(state: State, seat: int) -> list[int]:
    """Any city card of the own hand pays for travelling (FR-RUL-42)."""
    return [PAY.base + card for card in state.hands[seat]]


def pay_travel(state: State, seat: int, action: int, log: Log | None) -> None:
    """Discard the card and travel."""
    to, legions = PAY_TRAVEL_STEP.args(state.agenda.pop())
    spend_card(state, seat, action - PAY.base, log)
    move_pawn(state, state.active, to, legions, events.TRAVELLED, log)


def _ask_regina(state: State, to: int, legions: int, way: int) -> bool:
    """The Regina also takes barbarians along; asked only if she can (FR-ROLE-REGINA-01)."""
    if state.roles[state.active] != REGINA or legions == CARRIED or not any(_carriable(state, to)):
        return False
    state.agenda.append(BRING_STEP.code(to, legions, way))
    return True


def _carriable(state: State, to: int) -> list[int]:
    """By tribe, how many barbarians may go along: no city ends above three (FR-ROLE-REGINA-02)."""
    if to == ROMA and state.tables.rcm and state.tables.options["rcm.regina_into_roma"] == "forbid":  # FR-RUL-40
        return [0] * TRIBES
    here, there = barbarians_by_tribe(state, active_city(state)), barbarians_by_tribe(state, to)
    return [min(here[tribe], FULL - there[tribe]) for tribe in range(TRIBES)]


def bring_options(state: State, seat: int) -> list[int]:
    """Crowds the Regina may take along; with the legions three pieces at most (FR-ROLE-REGINA-01)."""
    to, legions, _ = BRING_STEP.args(state.agenda[-1])
    return [BRING.base + crowd for crowd in crowds(_carriable(state, to), 0, CARRIED - legions)]


def bring(state: State, seat: int, action: int, log: Log | None) -> None:
    """Move the Regina with her train; nothing defends against what is moved (FR-ROLE-REGINA-03, FR-DEF-07)."""
    to, legions, way = BRING_STEP.args(state.agenda.pop())
    start = active_city(state)
    move_pawn(state, state.active, to, legions, events.SAILED if way == SAILING else events.MARCHED, log)
    for tribe, count in enumerate(crowd_counts(action - BRING.base)):
        if count:
            state.hordes[tribe * CITIES + start] -= count
            state.hordes[tribe * CITIES + to] += count
            if log is not None:
                log.add(events.BROUGHT, tribe, count, start, to)
