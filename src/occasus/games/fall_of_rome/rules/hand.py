"""Cards in hand, spending and discarding them, and the hand limit (FR-HAND)."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import DISCARD
from occasus.games.fall_of_rome.board.names import CARDS
from occasus.games.fall_of_rome.board.state import State, active_seat, hand_size
from occasus.games.fall_of_rome.steps import DISCARD_STEP, HAND_LIMIT_STEP


def spend_card(state: State, seat: int, card: int, log: Log | None) -> None:
    """A city card goes from a hand to the player discard pile (FR-TURN-06, FR-TURN-07)."""
    state.hands[seat].remove(card)
    state.player_discard.append(card)
    if log is not None:
        log.add(events.DISCARDED, seat, card)


def check_hand_limit(state: State) -> None:
    """Let whoever holds too many cards reduce them next (FR-HAND-02)."""
    state.agenda.append(HAND_LIMIT_STEP.base)


def run_hand_limit(state: State, log: Log | None) -> bool:
    """Find the next seat over the limit: the active player first, then clockwise (FR-RUL-56)."""
    seats, limit = state.tables.seats, state.tables.hand_limit
    seat = active_seat(state)
    for _ in range(seats):
        if hand_size(state, seat) > limit:
            state.agenda.append(DISCARD_STEP.base + seat)
            return True
        seat = seat + 1 if seat + 1 < seats else 0
    state.agenda.pop()
    return True


def discard_options(state: State, seat: int) -> list[int]:
    """Any card of the own hand (FR-HAND-03)."""
    base = DISCARD.base
    return [base + card for card in state.hands[seat]] + [base + CARDS + event for event in state.events[seat]]


def discard(state: State, seat: int, card: int, log: Log | None) -> None:
    """Discard a city or event card, face up (FR-HAND-04)."""
    if card < CARDS:
        spend_card(state, seat, card, log)
        return
    state.events[seat].remove(card - CARDS)
    state.player_discard.append(card)
    if log is not None:
        log.add(events.DISCARDED, seat, card)
