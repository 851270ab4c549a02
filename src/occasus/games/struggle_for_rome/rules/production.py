"""What a rolled sum owes to whom, and how it is handed out."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.struggle_for_rome.board.names import GRAIN, ORE, PASTURE, RESOURCES, SEATS_MOST, SUPPLIES
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import PRODUCED
from occasus.games.struggle_for_rome.rules.hands import pasture_left
from occasus.games.struggle_for_rome.steps import DRAW_STEP

SEATS_IN: Final = tuple(tuple(s for s in range(SEATS_MOST) if mask >> s & 1) for mask in range(1 << SEATS_MOST))


def dues(state: State) -> list[int]:
    """What the rolled sum owes, by seat * SUPPLIES + supply: one for each hex and player there.

    SR-PROD-01, SR-PROD-02, SR-PROD-03, SR-PROD-04, SR-PROD-05, SR-PROD-06.
    """
    owing = [0] * (SEATS_MOST * SUPPLIES)
    seats_around, tables = state.seats_around, state.tables
    for hexagon in tables.producing[state.rolled]:
        if seats_around[hexagon] and hexagon != state.legionnaire:  # SR-PROD-06, SR-LEG-09
            what = tables.yields[hexagon]
            for seat in SEATS_IN[seats_around[hexagon]]:
                owing[seat * SUPPLIES + what] += 1
    return owing


def suffices(state: State, owing: list[int]) -> bool:
    """Whether the bank has enough of every kind (SR-SHORT-01)."""
    bank = state.bank
    if sum(owing[ORE::SUPPLIES]) > bank[ORE] or sum(owing[GRAIN::SUPPLIES]) > bank[GRAIN]:
        return False
    return sum(owing[PASTURE::SUPPLIES]) <= pasture_left(state)


def hand_out(state: State, owing: list[int], log: Log | None) -> None:
    """Hand out what is owed, clockwise from the start player (SR-PROD-07, SR-RUL-11)."""
    seats, start = state.tables.seats, state.start
    draws: list[int] = []
    for i in range(seats):
        seat = (start + i) % seats
        for kind in (ORE, GRAIN):
            number = owing[seat * SUPPLIES + kind]
            if number:
                state.bank[kind] -= number
                state.hands[seat * RESOURCES + kind] += number
                if log is not None:
                    log.add(PRODUCED, seat, number, kind)
        for _ in range(owing[seat * SUPPLIES + PASTURE]):
            draws.append(DRAW_STEP.at(seat))
    draws.reverse()
    state.agenda.extend(draws)
    state.rolled = 0
