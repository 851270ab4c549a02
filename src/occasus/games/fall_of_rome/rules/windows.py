"""Windows, in which event cards may be played, passing, and Vestalis' exchange (FR-EVENT-09, FR-RUL-105)."""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Chance, Move, Question
from occasus.core.array_ops import choose
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, append, has, remove
from occasus.core.log import Log
from occasus.games.fall_of_rome import events, steps
from occasus.games.fall_of_rome.actions import CATALOGUE, DISCARD, DRAW_EVENT, EXCHANGE, PASS, PASS_TURN, PLAY_EVENT
from occasus.games.fall_of_rome.agenda import AGENDA, Forget
from occasus.games.fall_of_rome.board.names import VESTALIS
from occasus.games.fall_of_rome.board.state import (
    OPEN,
    PASSED,
    PASSED_TURN,
    State,
    active_seat,
    any_events,
    pawn_of_role,
    reopen,
)
from occasus.games.fall_of_rome.rules.consent import lift_refusals
from occasus.games.fall_of_rome.rules.event_cards import PlayEvent, may_play_event
from occasus.games.fall_of_rome.rules.hand import Discard, is_over_limit, pays_for, spend_card


def vestalis_of(state: State, seat: i64) -> i64:
    """The Vestalis' pawn if it is this seat's, else -1."""
    if state.facts.solo:
        return pawn_of_role(state, VESTALIS)
    return seat if state.roles[seat] == VESTALIS else -1


@final
class Exchange(Move[State]):
    """Vestalis discards a card of a colour of her city for an event card, also over the
    hand limit (FR-ROLE-VESTALIS-02, FR-RUL-50, FR-RUL-51, FR-RUL-92).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card, pawn = EXCHANGE.of(code), vestalis_of(state, seat)
        if pawn < 0 or not has(state.hands[seat], card) or not pays_for(state, card, state.cities[pawn]):
            return "FR-ROLE-VESTALIS-02"
        return None if state.event_deck else "FR-RUL-51"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if not state.event_deck or len(state.hands[seat]) == 0:
            return
        pawn = vestalis_of(state, seat)
        if pawn >= 0:
            for card in state.hands[seat]:
                if pays_for(state, card, state.cities[pawn]):
                    codes.append(EXCHANGE.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = EXCHANGE.of(code)
        reopen(state)
        lift_refusals(state)
        spend_card(state, seat, card, log)
        state.agenda.append(steps.EXCHANGE_STEP.at(seat))


@final
class DrawEvent(Chance[State]):
    """Vestalis draws the top card of the event deck."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        """Any event that no one has seen yet."""
        return [(DRAW_EVENT.at(event), 1) for event in state.unseen_events]

    def sample(self, state: State, rng: Random) -> i64:
        return DRAW_EVENT.at(choose(state.unseen_events, rng))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        owner = steps.EXCHANGE_STEP.of(state.agenda.pop())
        event = DRAW_EVENT.of(code)
        state.unseen_events = remove(state.unseen_events, event)
        state.event_deck -= 1
        state.events[owner] = append(state.events[owner], event)
        if log is not None:
            log.add(events.EXCHANGED, owner, state.player_discard[-1], event)


def _may_exchange(state: State, seat: i64) -> bool:
    pawn = vestalis_of(state, seat)
    if pawn >= 0:
        for card in state.hands[seat]:
            if pays_for(state, card, state.cities[pawn]):
                return True
    return False


def may_interrupt(state: State, seat: i64) -> bool:
    """Return whether a seat that has not passed holds something playable."""
    if state.passed[seat] != OPEN:
        return False
    if may_play_event(state, seat):
        return True
    return state.event_deck > 0 and _may_exchange(state, seat)


@final
class Pass(AlwaysLegal[State]):
    """Pass until something happens, or for the rest of the turn (FR-DEC-36)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.passed[seat] = PASSED_TURN if PASS_TURN.has(code) else PASSED


PLAYING: Final[PlayEvent] = PlayEvent(PLAY_EVENT)
EXCHANGING: Final[Exchange] = Exchange(EXCHANGE)


class Window(Question[State]):
    """Whoever holds something playable and has not passed may play it, the active seat first; one event
    is over before the next (FR-EVENT-04, FR-EVENT-09, FR-RUL-80).
    """

    def who(self, state: State, seats: Stack) -> None:
        if not state.event_deck and not any_events(state):
            return
        count = state.facts.seats
        seat = active_seat(state)
        for _ in range(count):
            if may_interrupt(state, seat):
                seats.append(seat)
            seat = seat + 1 if seat + 1 < count else 0

    def legal(self, state: State, seat: i64, codes: Stack) -> None:
        if may_interrupt(state, seat):
            self.offer(state, seat, codes)

    def run(self, state: State, log: Log | None) -> bool:
        """A window closes when no one has anything to play or everyone has passed (FR-DEC-36)."""
        if state.event_deck or any_events(state):
            for seat in range(state.facts.seats):
                if may_interrupt(state, seat):
                    return False
        state.agenda.pop()
        return True


WINDOW: Final[Window] = Window(CATALOGUE, PLAYING, EXCHANGING, Pass(PASS, PASS_TURN))


@final
class OverLimit(Question[State]):
    """Only whoever holds too many cards acts, until the hand is small enough (FR-HAND-03, FR-RUL-55, FR-RUL-105)."""

    def who(self, state: State, seats: Stack) -> None:
        seats.append(steps.DISCARD_STEP.of(state.agenda[-1]))

    def run(self, state: State, log: Log | None) -> bool:
        if is_over_limit(state, steps.DISCARD_STEP.of(state.agenda[-1])):
            return False
        state.agenda.pop()
        return True


AGENDA.bind(steps.BEFORE_DRAW_STEP, WINDOW, above=(steps.DRAW_STEP,))
AGENDA.bind(steps.BETWEEN_REVOLTS_STEP, WINDOW, above=(steps.REVOLT_STEP,))
AGENDA.bind(steps.AFTER_DRAW_STEP, WINDOW, above=(steps.INVADE_STEP,))
AGENDA.bind(steps.BEFORE_INVASION_STEP, WINDOW, above=(steps.COUNT_INVASIONS_STEP,))
AGENDA.bind(
    steps.DISCARD_STEP, OverLimit(CATALOGUE, Discard(DISCARD), PLAYING, EXCHANGING), above=(steps.HAND_LIMIT_STEP,)
)
AGENDA.bind(steps.EXCHANGE_STEP, DrawEvent(), above=steps.WINDOWS)
AGENDA.bind(steps.PLAYED_STEP, Forget(), above=steps.WINDOWS)
