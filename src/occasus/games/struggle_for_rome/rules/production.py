"""The production of a rolled sum, and how it is handed out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.array_ops import nested
from occasus.core.int_arrays import vec
from occasus.core.log import Log
from occasus.games.struggle_for_rome.board.names import GRAIN, ORE, PASTURE, RESOURCES, SEATS_MOST, SUPPLIES
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import PRODUCED
from occasus.games.struggle_for_rome.rules.hands import pasture_left
from occasus.games.struggle_for_rome.steps import DRAW_STEP

SEATS_IN: Final = nested([[s for s in range(SEATS_MOST) if mask >> s & 1] for mask in range(1 << SEATS_MOST)])


def dues(state: State) -> vec[i64]:
    """Return what the rolled sum owes, by seat * SUPPLIES + supply: one for each hex and player there.

    SR-PROD-01, SR-PROD-02, SR-PROD-03, SR-PROD-04, SR-PROD-05, SR-PROD-06.
    """
    owing = vec[i64]([0] * (SEATS_MOST * SUPPLIES))
    seats_around, facts = state.seats_around, state.facts
    for hexagon in facts.producing[state.rolled]:
        if seats_around[hexagon] and hexagon != state.legionnaire:  # SR-PROD-06, SR-LEG-09
            what = facts.yields[hexagon]
            for seat in SEATS_IN[seats_around[hexagon]]:
                owing[seat * SUPPLIES + what] += 1
    return owing


def suffices(state: State, owing: vec[i64]) -> bool:
    """Return whether the bank has enough of every kind (SR-SHORT-01)."""
    ore: i64 = 0
    grain: i64 = 0
    pasture: i64 = 0
    for seat in range(state.facts.seats):
        ore += owing[seat * SUPPLIES + ORE]
        grain += owing[seat * SUPPLIES + GRAIN]
        pasture += owing[seat * SUPPLIES + PASTURE]
    return ore <= state.bank[ORE] and grain <= state.bank[GRAIN] and pasture <= pasture_left(state)


def hand_out(state: State, owing: vec[i64], log: Log | None) -> None:
    """Hand out what is owed, clockwise from the start player (SR-PROD-07, SR-RUL-11)."""
    seats, start = state.facts.seats, state.start
    for i in range(seats):
        seat = (start + i) % seats
        for kind in range(ORE, GRAIN + 1):
            number = owing[seat * SUPPLIES + kind]
            if number:
                state.bank[kind] -= number
                state.hands[seat * RESOURCES + kind] += number
                if log is not None:
                    log.add(PRODUCED, seat, number, kind)
    for i in range(seats - 1, -1, -1):  # the last one's draws lie lowest
        seat = (start + i) % seats
        for _ in range(owing[seat * SUPPLIES + PASTURE]):
            state.agenda.append(DRAW_STEP.at(seat))
    state.rolled = 0
