"""Replacing a disaster on offer (EE-DIS-21, EE-ABIL-16, EE-ABIL-18, EE-ABIL-19): who is asked, and when (EE-RUL-20)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Move, Question, Step
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.empires_end.actions import CATALOGUE, DECLINE, REPLACE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.names import OFFERS, REPLACE_DISASTER, TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import DECLINED, REPLACED
from occasus.games.empires_end.rules.abilities import why_not_ready, why_not_working
from occasus.games.empires_end.steps import DRAW_DISASTER_STEP, IN_WINDOW_STEP, POLL_STEP, TURN_STEP, WINDOW_STEP


def why_no_replacement(state: State, seat: i64, card: i64) -> RuleId | None:
    """A usable replacement of one's own."""
    return why_not_ready(state, seat, card, REPLACE_DISASTER, "EE-ABIL-16")


def ask_holders(state: State, seat: i64) -> bool:
    """Ask all holders of a usable replacement, clockwise from the seat about to act, before it acts.

    Says whether there is anyone to ask. Without a card to draw no one is asked (EE-RUL-40).
    """
    if len(state.deck) + len(state.discards) == 0:
        return False
    seats, home = state.facts.seats, state.home
    after: list[int] = []
    for card in state.facts.replacers:
        if home[card] >= 0 and why_not_working(state, card) is None:
            holder = (home[card] // TILES - seat) % seats
            if holder not in after and not (holder and state.facts.replace_on_own_turn):  # EE-RUL-20
                after.append(holder)
    if not after:
        return False
    after.sort(reverse=True)
    state.agenda.append(TURN_STEP.at(seat))
    for holder in after:
        state.agenda.append(POLL_STEP.at((seat + holder) % seats))
    return True


def about_to_act(state: State) -> i64:
    """The seat that acts when all holders of a replacement were asked; -1 while no one is asked."""
    for step in reversed(state.agenda):
        if TURN_STEP.has(step):
            return TURN_STEP.of(step)
    return -1


@final
class Poll(Step[State]):
    """A seat is asked in its window."""

    def run(self, state: State, log: Log | None) -> bool:
        state.ask(POLL_STEP.of(state.agenda.pop()), IN_WINDOW_STEP.at())
        return True


@final
class Decline(AlwaysLegal[State]):
    """Replace nothing; the window closes when all holders in a row have declined (EE-RUL-20)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.answered(seat)
        if log is not None:
            log.add(DECLINED, seat)


@final
class Replace(Move[State]):
    """Exhaust an innovation and draw a new card in place of one on offer, not of one that was taken; then all holders
    are asked again, and whoever was about to act still is; a card that was handled in this turn stays handled
    (EE-ABIL-16, EE-ABIL-18, EE-ABIL-19, EE-DBL-11, EE-EXH-01, EE-RUL-34, EE-RUL-35).
    """

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        offer, card = REPLACE.split(code)
        reason = why_no_replacement(state, seat, card)
        if reason is None and state.offers[offer] < 0:
            reason = "EE-DBL-11"
        return reason

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        own = state.innovations[seat]
        for card in state.facts.replacers:
            if card in own and why_not_working(state, card) is None:
                for offer in range(OFFERS):
                    if state.offers[offer] >= 0:
                        codes.append(REPLACE.at(offer, card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        offer, card = REPLACE.split(code)
        state.exhausted[card] = 1
        if log is not None:
            log.add(REPLACED, seat, offer, card, state.offers[offer])
        state.answered(seat)
        agenda = state.agenda
        while POLL_STEP.has(agenda[-1]):
            agenda.pop()
        agenda.append(WINDOW_STEP.at(TURN_STEP.of(agenda.pop())))
        agenda.append(DRAW_DISASTER_STEP.at(offer))


AGENDA.bind(POLL_STEP, Poll())
AGENDA.bind(IN_WINDOW_STEP, Question(CATALOGUE, Decline(DECLINE), Replace(REPLACE)), waiting="turn (poll )*")
