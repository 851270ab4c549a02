"""A shortage: when the bank cannot pay a roll, everyone hands back half of their cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, total, vec
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CATALOGUE, RETURN
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.names import GRAIN, ORE, RESOURCES, SEATS_MOST
from occasus.games.struggle_for_rome.board.state import State, hand_size
from occasus.games.struggle_for_rome.events import RETURNED, SHORTAGE
from occasus.games.struggle_for_rome.rules.hands import hand_in, pasture_left
from occasus.games.struggle_for_rome.rules.production import dues, hand_out
from occasus.games.struggle_for_rome.steps import ROLL_STEP, SHORTAGE_STEP


def begin_shortage(state: State, log: Log | None) -> None:
    """Everyone owes half of their resource cards, once for all kinds (SR-SHORT-02, SR-RUL-12, SR-RUL-44)."""
    if log is not None:
        log.add(SHORTAGE)
    for seat in range(state.facts.seats):
        state.owed[seat] = half_of(state, hand_size(state, seat))
    state.agenda.append(SHORTAGE_STEP.at())


def half_of(state: State, number: i64) -> i64:
    """Half of a number of cards, an odd one rounded down or, by the option, up (SR-RUL-12)."""
    return (number + 1) // 2 if state.facts.round_up else number // 2


@final
class Shortage(Question[State]):
    """Whoever still has cards to choose does so at the same time as the others (SR-SHORT-03, SR-ROUND-06)."""

    def who(self, state: State, seats: Stack) -> None:
        for seat in range(state.facts.seats):
            if state.owed[seat]:
                seats.append(seat)

    def run(self, state: State, log: Log | None) -> bool:
        if total(state.owed, 0, SEATS_MOST) > 0:
            return False
        _end_shortage(state, log)
        return True


@final
class Return(Move[State]):
    """Choose one card to hand back, unseen by the others (SR-SHORT-03)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        place = seat * RESOURCES + RETURN.of(code)
        return None if state.hands[place] > state.returned[place] else "SR-SHORT-03"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.returned[seat * RESOURCES + RETURN.of(code)] += 1
        state.owed[seat] -= 1


def _end_shortage(state: State, log: Log | None) -> None:
    """All have chosen: cards go back, then the roll is paid out as far as it goes (SR-SHORT-04, SR-SHORT-05)."""
    state.agenda.pop()
    _return_all(state, log)
    left = vec[i64]([state.bank[ORE], state.bank[GRAIN], pasture_left(state)])
    hand_out(state, as_far_as_it_goes(dues(state), state.facts.seats, state.start, left), log)


def _return_all(state: State, log: Log | None) -> None:
    """What was chosen goes back together (SR-SHORT-03)."""
    for seat in range(state.facts.seats):
        for kind in range(RESOURCES):
            number = state.returned[seat * RESOURCES + kind]
            if number:
                hand_in(state, seat, kind, number)
                if log is not None:
                    log.add(RETURNED, seat, number, kind)
            state.returned[seat * RESOURCES + kind] = 0


def as_far_as_it_goes(owing: vec[i64], seats: i64, start: i64, left: vec[i64]) -> vec[i64]:
    """Return what can be handed out of what is owed, card by card clockwise from the start player (SR-SHORT-05)."""
    given = vec[i64]([0] * len(owing))
    kinds = len(left)
    for kind in range(kinds):
        supply = left[kind]
        again = True
        while supply and again:
            again = False
            for i in range(seats):
                place = (start + i) % seats * kinds + kind
                if supply and given[place] < owing[place]:
                    given[place] += 1
                    supply -= 1
                    again = True
    return given


AGENDA.bind(SHORTAGE_STEP, Shortage(CATALOGUE, Return(RETURN)), above=(ROLL_STEP,))
