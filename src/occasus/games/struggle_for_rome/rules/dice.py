"""Phase 1: the dice, the white markers and what the hexes yield."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import ROLL_0
from occasus.games.struggle_for_rome.board.names import GRAIN, KINDS, LOWEST, ORE, PASTURE, PLAYERS, SEVEN, SUPPLIES
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import PRODUCED, ROLLED, ROLLED_AGAIN
from occasus.games.struggle_for_rome.rules.hands import pasture_left
from occasus.games.struggle_for_rome.rules.shortage import begin_shortage
from occasus.games.struggle_for_rome.steps import DRAW_STEP, LEGIONNAIRE_STEP

WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of rolling 2 to 12 with two dice
_FACES: Final = tuple(ROLL_0 + i for i, ways in enumerate(WAYS) for _ in range(ways))
SEATS_IN: Final = tuple(tuple(s for s in range(PLAYERS) if mask >> s & 1) for mask in range(1 << PLAYERS))


def roll_odds(state: State) -> list[tuple[int, int]]:
    """Both dice, covered sums included (SR-DICE-03)."""
    return [(ROLL_0 + i, ways) for i, ways in enumerate(WAYS)]


def sample_roll(state: State, rng: Random) -> int:
    """One of these."""
    return _FACES[int(rng.random() * 36)]


def roll(state: State, seat: int, action: int, log: Log | None) -> None:
    """A new sum is covered and takes effect at once; a covered one does nothing (SR-DICE-01 to 05)."""
    total = action - ROLL_0 + LOWEST
    tables = state.tables
    if total == SEVEN and tables.every_seven:  # SR-RUL-10, the alternative
        state.agenda.append(LEGIONNAIRE_STEP + state.start)
        if log is not None:
            log.add(ROLLED, total - LOWEST)
        return
    if state.covered >> total & 1:  # SR-DICE-03
        if log is not None:
            log.add(ROLLED_AGAIN, total - LOWEST)
        return
    state.covered |= 1 << total
    if log is not None:
        log.add(ROLLED, total - LOWEST)
    if state.covered.bit_count() == tables.sums:  # SR-DICE-04
        state.agenda.pop()
    if total == SEVEN:  # SR-LEG-08
        state.agenda.append(LEGIONNAIRE_STEP + state.start)
    else:
        state.rolled = total
        produce(state, log)


def dues(state: State) -> list[int]:
    """What the rolled sum owes, by seat * SUPPLIES + supply: one for each hex and player there (SR-PROD-01 to 06)."""
    owing = [0] * (PLAYERS * SUPPLIES)
    guests, tables = state.guests, state.tables
    for hexagon in tables.producing[state.rolled]:
        if guests[hexagon] and hexagon != state.legionnaire:  # SR-PROD-06
            what = tables.yields[hexagon]
            for seat in SEATS_IN[guests[hexagon]]:
                owing[seat * SUPPLIES + what] += 1
    return owing


def produce(state: State, log: Log | None) -> None:
    """Pay the rolled sum out, or begin a shortage (SR-SHORT-01)."""
    owing = dues(state)
    bank = state.bank
    short = sum(owing[ORE::SUPPLIES]) > bank[ORE] or sum(owing[GRAIN::SUPPLIES]) > bank[GRAIN]
    if short or sum(owing[PASTURE::SUPPLIES]) > pasture_left(state):
        begin_shortage(state, log)
    else:
        pay_out(state, owing, log)


def pay_out(state: State, owing: list[int], log: Log | None) -> None:
    """Hand out what is owed, clockwise from the start player (SR-PROD-07)."""
    seats, start = state.tables.seats, state.start
    draws: list[int] = []
    for i in range(seats):
        seat = (start + i) % seats
        for kind in (ORE, GRAIN):
            number = owing[seat * SUPPLIES + kind]
            if number:
                state.bank[kind] -= number
                state.hands[seat * KINDS + kind] += number
                if log is not None:
                    log.add(PRODUCED, seat, number, kind)
        for _ in range(owing[seat * SUPPLIES + PASTURE]):
            draws.append(DRAW_STEP + seat)
    draws.reverse()
    state.agenda.extend(draws)
