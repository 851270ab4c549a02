"""Cards in hand, spending and discarding them, and the hand limit (FR-HAND)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move, Step
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, append, has, remove
from occasus.core.log import Log
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import DISCARD
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import CARD_TRIBE, CARDS
from occasus.games.fall_of_rome.board.state import State, active_seat, hand_size


def spend_card(state: State, seat: i64, card: i64, log: Log | None) -> None:
    """A city card goes from a hand to the player discard pile (FR-TURN-06, FR-TURN-07)."""
    state.hands[seat] = remove(state.hands[seat], card)
    state.player_discard = append(state.player_discard, card)
    if log is not None:
        log.add(events.DISCARDED, seat, card)


def holds(state: State, seat: i64, card: i64) -> bool:
    """Return whether a city or event card is in a hand."""
    return has(state.hands[seat], card) if card < CARDS else has(state.events[seat], card - CARDS)


def pays_for(state: State, card: i64, city: i64) -> bool:
    """Return whether a card has a colour of a city (FR-ACT-SAIL-02, FR-RUL-11); its name does not matter."""
    return state.facts.colour_mask[city] >> CARD_TRIBE[card] & 1 != 0


def check_hand_limit(state: State) -> None:
    """Let whoever holds too many cards reduce them next (FR-HAND-02)."""
    state.agenda.append(steps.HAND_LIMIT_STEP.at())


def is_over_limit(state: State, seat: i64) -> bool:
    """Return whether a seat holds more cards than it may (FR-HAND-01, FR-SOLO-10)."""
    return hand_size(state, seat) > state.facts.hand_limit


@final
class NextOverLimit(Step[State]):
    """Find the next seat over the limit: the active player first, then clockwise (FR-RUL-56)."""

    def run(self, state: State, log: Log | None) -> bool:
        seats, limit = state.facts.seats, state.facts.hand_limit
        seat = active_seat(state)
        for _ in range(seats):
            if hand_size(state, seat) > limit:
                state.agenda.append(steps.DISCARD_STEP.at(seat))
                return True
            seat = seat + 1 if seat + 1 < seats else 0
        state.agenda.pop()
        return True


@final
class Discard(Move[State]):
    """Over the limit: discard any card of your own hand, face up (FR-HAND-03, FR-HAND-04)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if holds(state, seat, DISCARD.of(code)) else "FR-RUL-54"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for card in state.hands[seat]:
            codes.append(DISCARD.at(card))
        for event in state.events[seat]:
            codes.append(DISCARD.at(CARDS + event))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = DISCARD.of(code)
        if card < CARDS:
            spend_card(state, seat, card, log)
            return
        state.events[seat] = remove(state.events[seat], card - CARDS)
        state.player_discard = append(state.player_discard, card)
        if log is not None:
            log.add(events.DISCARDED, seat, card)


AGENDA.bind(
    steps.HAND_LIMIT_STEP, NextOverLimit(), above=(steps.AFTER_DRAW_STEP, steps.ACTIONS_STEP, steps.PLAYED_STEP)
)
