"""The lightning setup (EE-LIGHT): everyone's own two disasters strike before the first phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import AlwaysLegal, Move, Question, Step
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, extend, remove, vec
from occasus.core.log import Log
from occasus.games.empires_end.actions import CATALOGUE, KEEP_HAND, REDRAW, STRIKE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.state import State, ask_all, seats_from_temple
from occasus.games.empires_end.events import CHOSE_STRIKE, REDREW, STRUCK
from occasus.games.empires_end.rules.drawing import draw_up
from occasus.games.empires_end.rules.empire import destroy, ruin_options
from occasus.games.empires_end.steps import (
    BEGIN_STRIKE_STEP,
    CHOOSE_HAND_STEP,
    CHOOSE_HOME_STEP,
    CHOOSE_RUIN_STEP,
    CHOOSE_STRIKE_STEP,
    DRAWING,
    END_STRIKE_STEP,
    STRIKE_ALL_STEP,
)


@final
class BeginStrike(Step[State]):
    """All look at their cards at the same time (EE-LIGHT-02, EE-LIGHT-10)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        ask_all(state, CHOOSE_HAND_STEP.at())
        return True


@final
class KeepHand(AlwaysLegal[State]):
    """Strike with these cards (EE-LIGHT-02)."""

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.ask(seat, CHOOSE_STRIKE_STEP.at())


@final
class Redraw(Move[State]):
    """Discard all cards for as many new ones, once (EE-LIGHT-02)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if state.facts.mulligans else "EE-LIGHT-02"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        if log is not None:
            log.add(REDREW, seat)
        draw_up(state, seat, len(state.hands[seat]))
        state.discards = extend(state.discards, state.hands[seat])
        state.hands[seat] = vec[i64]()
        state.ask(seat, CHOOSE_STRIKE_STEP.at())


@final
class Strike(Move[State]):
    """Choose a card that will strike, twice; no one else sees which (EE-LIGHT-03, EE-LIGHT-10)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return None if STRIKE.of(code) in state.hands[seat] else "EE-LIGHT-03"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        for card in state.hands[seat]:
            codes.append(STRIKE.at(card))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card = STRIKE.of(code)
        if log is not None:
            log.add_secret((seat,), CHOSE_STRIKE, seat, card)
        state.hands[seat] = remove(state.hands[seat], card)
        if state.struck[2 * seat] < 0:
            state.struck[2 * seat] = card
        else:
            state.struck[2 * seat + 1] = card
            state.answered(seat)


@final
class StrikeAll(Step[State]):
    """Both cards of everyone strike; each destroys a location (EE-LIGHT-03, EE-LIGHT-04, EE-LIGHT-06, EE-LIGHT-09)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        target = state.facts.target
        for seat in seats_from_temple(state):
            first, second = state.struck[2 * seat], state.struck[2 * seat + 1]
            if log is not None:
                log.add(STRUCK, seat, first)
                log.add(STRUCK, seat, second)
            destroy(state, seat, ruin_options(state, seat, target[first])[0], log)
            slots = ruin_options(state, seat, target[second])
            if len(slots) > 1:
                state.ask(seat, CHOOSE_RUIN_STEP.at(target[second]))
            else:
                destroy(state, seat, slots[0], log)
                after_ruin(state, seat)
        return True


def after_ruin(state: State, seat: i64) -> None:
    """Both destructions come first, then the cards are attached (EE-LIGHT-05)."""
    state.ask(seat, CHOOSE_HOME_STEP.at(state.struck[2 * seat]))


def after_attaching(state: State, seat: i64, card: i64) -> None:
    """One of the two cards got its location; the other one is next (EE-LIGHT-05)."""
    if card == state.struck[2 * seat]:
        state.struck[2 * seat] = -1
        state.ask(seat, CHOOSE_HOME_STEP.at(state.struck[2 * seat + 1]))
    else:
        state.struck[2 * seat + 1] = -1
        state.answered(seat)


@final
class EndStrike(Step[State]):
    """The other cards are discarded, and everyone draws two (EE-LIGHT-07)."""

    def run(self, state: State, log: Log | None) -> bool:
        state.agenda.pop()
        for seat in reversed(seats_from_temple(state)):
            state.discards = extend(state.discards, state.hands[seat])
            state.hands[seat] = vec[i64]()
            draw_up(state, seat, state.facts.hand_size)
        return True


AGENDA.bind(BEGIN_STRIKE_STEP, BeginStrike())
AGENDA.bind(STRIKE_ALL_STEP, StrikeAll())
AGENDA.bind(END_STRIKE_STEP, EndStrike())
AGENDA.bind(
    CHOOSE_HAND_STEP,
    Question(CATALOGUE, KeepHand(KEEP_HAND), Redraw(REDRAW)),
    waiting=f"end_strike strike_all {DRAWING}",
)
AGENDA.bind(CHOOSE_STRIKE_STEP, Question(CATALOGUE, Strike(STRIKE)), waiting=f"end_strike strike_all {DRAWING}")
