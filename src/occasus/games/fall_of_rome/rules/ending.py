"""How a game ends (FR-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.core.game import Result
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.board.names import TRIBES
from occasus.games.fall_of_rome.board.state import (
    DECLINED,
    GOING_ON,
    NO_CARDS,
    NO_CUBES,
    ROMA_SACKED,
    WON,
    State,
)

REASONS: Final = ("", "won", "no_cubes", "decline", "no_cards", "roma_sacked")
RULES: Final = ("", "FR-END-01", "FR-END-03", "FR-END-04", "FR-END-05", "FR-END-06")


def is_threat(state: State, tribe: i64) -> bool:
    """A tribe is no threat while it is allied or has no barbarian on the board (FR-END-01, FR-END-02)."""
    return not state.allied[tribe] and state.supply[tribe] < state.facts.cubes[tribe]


def check_win(state: State, log: Log | None) -> None:
    """The players win as soon as no tribe is a threat, amid an effect too (FR-END-01, FR-END-08, FR-RUL-74)."""
    if state.over != GOING_ON:  # FR-END-09
        return
    for tribe in range(TRIBES):
        if is_threat(state, tribe):
            return
    state.over = WON
    if log is not None:
        log.add(events.WON)


def step_decline(state: State, log: Log | None) -> None:
    """Move the decline marker one space; its last space loses (FR-SACK-02, FR-END-04, FR-RUL-14)."""
    state.decline += 1
    if log is not None:
        log.add(events.DECLINED, state.decline)
    if state.decline >= state.facts.steps_to_lose:
        state.over = DECLINED
        if log is not None:
            log.add(events.LOST_DECLINE)


def lose_for_cubes(state: State, tribe: i64, log: Log | None) -> None:
    """A barbarian must be added, but the tribe's supply has none (FR-END-03)."""
    state.over = NO_CUBES
    if log is not None:
        log.add(events.LOST_CUBES, tribe)


def lose_for_cards(state: State, log: Log | None) -> None:
    """The active player cannot draw two player cards (FR-END-05)."""
    state.over = NO_CARDS
    if log is not None:
        log.add(events.LOST_DECK)


def lose_roma(state: State, tribe: i64, log: Log | None) -> None:
    """Roma is sacked (FR-END-06)."""
    state.over = ROMA_SACKED
    if log is not None:
        log.add(events.LOST_ROMA, tribe)


def result(state: State) -> Result | None:
    """The result, the same for everyone (FR-END-07); None while the game goes on."""
    if state.over == GOING_ON:
        return None
    won = state.over == WON
    seats = state.facts.seats
    return Result((1 if won else 2,) * seats, (1 if won else 0,) * seats, REASONS[state.over], RULES[state.over])
