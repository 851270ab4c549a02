"""Invasions, sacked cities and chains of them (FR-INV, FR-SACK)."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import CARD_CITY, CARD_TRIBE, CITIES, FULL, ROMA
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.ending import lose_for_cubes, lose_roma, step_decline
from occasus.games.fall_of_rome.rules.troops import defend


def invasion_target(hordes: list[int], tribe: int, path: tuple[int, ...]) -> int:
    """Find the city that a tribe invades along a path (FR-INV-03 to 07).

    The path runs from the city on the card back to the gate. A city may be invaded when
    the tribe stands in it or in its predecessor; the gate city is what is left.
    """
    base = tribe * CITIES
    for i in range(len(path) - 1):
        if hordes[base + path[i]] or hordes[base + path[i + 1]]:
            return path[i]
    return path[-1]


def invade(state: State, card: int, log: Log | None) -> None:
    """Resolve a revealed barbarian card (FR-INV-02, FR-INV-08, FR-INV-09)."""
    tribe = CARD_TRIBE[card]
    city = invasion_target(state.hordes, tribe, state.tables.paths[card])
    if log is not None:
        log.add(events.INVADED, tribe, city)
    add_barbarians(state, tribe, city, 1, log)
    state.barbarian_discard.append(card)


def revolt(state: State, card: int, log: Log | None) -> None:
    """Add the barbarians of a revolt to the city on the card, without migration (FR-REVOLT-03 to 06)."""
    add_barbarians(state, CARD_TRIBE[card], CARD_CITY[card], state.tables.revolt_cubes, log)
    state.barbarian_discard.append(card)


def add_barbarians(state: State, tribe: int, city: int, count: int, log: Log | None) -> None:
    """Add barbarians one by one, each with what follows from it (FR-SACK-11).

    The list of falling cities is both the queue of chain sacks and the memory of who has fallen, so
    that each city falls at most once a card (FR-SACK-08).
    """
    falling: list[int] = []
    done = 0
    for _ in range(count):
        _strike(state, tribe, city, falling, log)
        while done < len(falling) and not state.outcome:
            _sack(state, tribe, falling[done], falling, log)
            done += 1
        if state.outcome:  # FR-END-09
            return


def _strike(state: State, tribe: int, city: int, falling: list[int], log: Log | None) -> None:
    """One barbarian wants to come into a city."""
    if city == ROMA and state.tables.rcm:  # FR-RCM-05
        step_decline(state, log)
    elif city in falling:  # FR-SACK-07, FR-RUL-64
        return
    elif state.legions[city]:  # FR-DEF-01, FR-DEF-05
        defend(state, tribe, city, log)
    elif state.hordes[tribe * CITIES + city] == FULL:  # FR-SACK-01, FR-SACK-06
        falling.append(city)
    elif not state.supply[tribe]:  # FR-END-03
        lose_for_cubes(state, tribe, log)
    else:
        state.supply[tribe] -= 1
        state.hordes[tribe * CITIES + city] += 1
        if log is not None:
            log.add(events.ADDED, tribe, city)


def _sack(state: State, tribe: int, city: int, falling: list[int], log: Log | None) -> None:
    """A city is sacked: decline, its fort, its neighbours (FR-SACK-02 to 04)."""
    if log is not None:
        log.add(events.SACKED, tribe, city)
    if city == ROMA:  # FR-SACK-10, FR-RUL-70
        lose_roma(state, tribe, log)
        return
    step_decline(state, log)
    if state.outcome:
        return
    if state.forts[city]:  # FR-SACK-03
        state.forts[city] = 0
        state.fort_supply += 1
        if log is not None:
            log.add(events.FORT_FELL, city)
    for neighbour in state.tables.neighbours[city]:  # FR-RUL-63: alphabetical
        _strike(state, tribe, neighbour, falling, log)
        if state.outcome:
            return
