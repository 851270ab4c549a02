"""The invade phase, invasions, sacked cities and chains of them (FR-INV, FR-SACK)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Step
from occasus.core.int_arrays import Stack, append, vec
from occasus.core.log import Log
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import CATALOGUE, REVEAL
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import (
    CARD_CITY,
    CARD_TRIBE,
    CITIES,
    FULL,
    INVADE_PHASE,
    REACH_GATE,
    REACH_NEXT_DOOR,
    ROMA,
)
from occasus.games.fall_of_rome.board.state import State, reopen
from occasus.games.fall_of_rome.rules.barbarian_deck import TopCard, renew_barbarian_deck
from occasus.games.fall_of_rome.rules.consent import lift_refusals
from occasus.games.fall_of_rome.rules.ending import lose_for_cubes, lose_roma, step_decline
from occasus.games.fall_of_rome.rules.troops import defend
from occasus.games.fall_of_rome.rules.windows import WINDOW, Window


def invasion_target(hordes: vec[i64], tribe: i64, path: vec[i64]) -> i64:
    """Find the city that a tribe invades along a path (FR-INV-03, FR-INV-04, FR-INV-05, FR-INV-06, FR-INV-07).

    The path runs from the city on the card back to the gate. A city may be invaded when the tribe, however it came
    there, stands in it or in its predecessor; legions and other tribes do not matter. The gate city is what is left.
    FR-INV-10, FR-INV-11, FR-INV-12, FR-INV-13, FR-RCM-07, FR-RUL-78, FR-DEC-37.
    """
    first = tribe * CITIES
    for i in range(len(path) - 1):
        if hordes[first + path[i]] or hordes[first + path[i + 1]]:
            return path[i]
    return path[-1]


def invade(state: State, card: i64, log: Log | None) -> None:
    """Resolve a revealed barbarian card (FR-INV-02, FR-INV-08, FR-INV-09)."""
    tribe = CARD_TRIBE[card]
    city = invasion_target(state.hordes, tribe, state.facts.paths[card])
    state.barbarian_discard = append(state.barbarian_discard, card)
    if log is not None:
        _tell_target(state, card, city, log)
    add_barbarians(state, tribe, city, 1, log)


def _tell_target(state: State, card: i64, city: i64, log: Log) -> None:
    """Say which city a card invades, and where its own is out of reach, why it is this one.

    The tribe is never in that one already: then the next city on the path could have been invaded.
    """
    tribe, path = CARD_TRIBE[card], state.facts.paths[card]
    if city == path[0]:
        log.add(events.INVADED, tribe, city)
    elif city == path[-1]:
        log.add(events.MIGRATED_TO_GATE, tribe, path[0], city, REACH_GATE)
    else:
        log.add(events.MIGRATED, tribe, path[0], city, REACH_NEXT_DOOR)


def revolt(state: State, card: i64, log: Log | None) -> None:
    """Add barbarians to the city on the card one by one, without migration
    (FR-REVOLT-03, FR-REVOLT-04, FR-REVOLT-05, FR-REVOLT-06).
    """
    state.barbarian_discard = append(state.barbarian_discard, card)
    add_barbarians(state, CARD_TRIBE[card], CARD_CITY[card], state.facts.revolt_cubes, log)


def add_barbarians(state: State, tribe: i64, city: i64, count: i64, log: Log | None) -> None:
    """Add barbarians one by one, each with what follows from it (FR-SACK-11, FR-DEF-06, FR-RUL-61, FR-RUL-69).

    The list of falling cities is both the queue of chain sacks and the memory of who has fallen, so
    that each city falls at most once per card (FR-SACK-08, FR-RUL-60).
    """
    falling = Stack()
    done: i64 = 0
    for _ in range(count):
        _strike(state, tribe, city, falling, log)
        while done < len(falling) and not state.over:
            _sack(state, tribe, falling[done], falling, log)
            done += 1
        if state.over:  # FR-END-09
            return


def _strike(state: State, tribe: i64, city: i64, falling: Stack, log: Log | None) -> None:
    """One barbarian wants to come into a city; an ally's does too (FR-ACT-ALLY-04, FR-RUL-65, FR-RUL-71)."""
    if city == ROMA and state.facts.rcm:  # FR-RCM-05, FR-RCM-06, FR-RUL-87, FR-RUL-88
        step_decline(state, log)
    elif city in falling:  # FR-SACK-07, FR-RUL-64
        return
    elif state.legions[city]:  # FR-DEF-01, FR-DEF-04, FR-DEF-05, FR-SACK-05, FR-RUL-67
        defend(state, tribe, city, log)
    elif state.hordes[tribe * CITIES + city] == FULL:  # FR-SACK-01, FR-SACK-06
        falling.append(city)
    elif not state.supply[tribe]:  # FR-END-03, FR-RUL-68
        lose_for_cubes(state, tribe, log)
    else:
        state.supply[tribe] -= 1
        state.hordes[tribe * CITIES + city] += 1
        if log is not None:
            log.add(events.ADDED, tribe, city)


def _sack(state: State, tribe: i64, city: i64, falling: Stack, log: Log | None) -> None:
    """A city is sacked: decline, its fort, its neighbours; pawns and barbarians there stay
    (FR-SACK-02, FR-SACK-03, FR-SACK-04, FR-SACK-09).
    """
    if log is not None:
        log.add(events.SACKED, tribe, city)
    if city == ROMA:  # FR-SACK-10, FR-RUL-70
        lose_roma(state, tribe, log)
        return
    step_decline(state, log)
    if state.over:
        return
    if state.forts[city]:  # FR-SACK-03, FR-RUL-66
        state.forts[city] = 0
        state.fort_supply += 1
        if log is not None:
            log.add(events.FORT_FELL, city)
    for neighbour in state.facts.neighbours[city]:  # FR-RUL-63: alphabetical; FR-RUL-30, FR-RUL-72
        _strike(state, tribe, neighbour, falling, log)
        if state.over:
            return


@final
class BeginPhase(Step[State]):
    """The invade phase begins with a window; whoever passed just before has passed (FR-EVENT-09)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        state.phase = INVADE_PHASE
        state.agenda.append(steps.COUNT_INVASIONS_STEP.at())
        state.agenda.append(steps.BEFORE_INVASION_STEP.at())
        return True


@final
class CountInvasions(Step[State]):
    """The number of invasions is read once, when the first card is due (FR-INV-01, FR-RUL-62)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        state.revealed = 1
        if state.skip_invasion:
            if log is not None:
                log.add(events.INVASION_SKIPPED)
            return True
        state.invasions_left = max(0, state.facts.invasion_rate[state.rate] - state.fewer_invasions)
        state.fewer_invasions = 0
        if state.invasions_left:
            _next_card(state)
        return True


def _next_card(state: State) -> None:
    renew_barbarian_deck(state)
    state.agenda.append(steps.REVEAL_STEP.at())


@final
class Reveal(TopCard):
    """Reveal a barbarian card and resolve it fully; then there is a window (FR-INV-01)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = REVEAL.of(code)
        state.deck.draw_top(card)
        state.invasions_left -= 1
        if log is not None:
            log.add(events.REVEALED, card)
        state.agenda[-1] = steps.BETWEEN_INVASIONS_STEP.at()
        reopen(state)
        lift_refusals(state)
        invade(state, card, log)


@final
class BetweenInvasions(Window):
    """After the window the next card is due, if there is one."""

    def run(self, state: State, log: Log | None) -> bool:
        if not super().run(state, log):
            return False
        if state.invasions_left:
            _next_card(state)
        return True


AGENDA.bind(steps.INVADE_STEP, BeginPhase(), above=(steps.END_TURN_STEP,))
AGENDA.bind(steps.COUNT_INVASIONS_STEP, CountInvasions(), above=(steps.END_TURN_STEP,))
AGENDA.bind(steps.REVEAL_STEP, Reveal(), above=(steps.END_TURN_STEP,))
AGENDA.bind(steps.BETWEEN_INVASIONS_STEP, BetweenInvasions(CATALOGUE, *WINDOW.listed()), above=(steps.END_TURN_STEP,))
