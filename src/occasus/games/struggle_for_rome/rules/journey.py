"""Journeys of wandering tribes: destinations and prices."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CATALOGUE, PAY, TRAVEL
from occasus.games.struggle_for_rome.agenda import AGENDA, SeatOfStep
from occasus.games.struggle_for_rome.board.names import GOLD, GRAIN, RESOURCES
from occasus.games.struggle_for_rome.board.state import State, acting_tribe, leave, stand
from occasus.games.struggle_for_rome.events import PAID, TRAVELLED
from occasus.games.struggle_for_rome.rules.hands import hand_in
from occasus.games.struggle_for_rome.steps import PAY_STEP, TRIBE_STEP


def why_not_there(state: State, tribe: i64, place: i64) -> RuleId | None:
    """A journey leads to another crossroads, which has no city and no one on it (SR-RUL-30, SR-MOVE-02)."""
    if place == state.figure[tribe]:
        return "SR-RUL-30"
    return "SR-MOVE-02" if state.holder[place] or state.facts.geography.city_at[place] >= 0 else None


def payments(state: State, seat: i64, goal: i64) -> list[tuple[int, int]]:
    """What the player can pay for a journey, as (grain, gold); none is worse in both (SR-MOVE-05, SR-MOVE-06)."""
    here = state.figure[acting_tribe(state, seat)]
    grain, gold = state.hands[seat * RESOURCES + GRAIN], state.gold[seat]
    prices = state.facts.geography.prices_between(here, goal)
    return [price for price in prices if price[0] <= grain and price[1] <= gold]


@final
class Travel(Move[State]):
    """One journey in a turn, before any attack, to a free crossroads that can be paid for (SR-MOVE-02, SR-MOVE-08)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        tribe, goal = acting_tribe(state, seat), TRAVEL.of(code)
        if state.figure[tribe] < 0:
            return "SR-MOVE-01"
        if state.attacked:
            return "SR-TRIBE-05"
        if state.travelled:
            return "SR-MOVE-14" if state.card_played else "SR-MOVE-11"
        reason = why_not_there(state, tribe, goal)
        if reason is None and not payments(state, seat, goal):
            reason = "SR-MOVE-08"
        return reason

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        here = state.figure[acting_tribe(state, seat)]
        if here < 0 or state.attacked or state.travelled:
            return
        grain = state.hands[seat * RESOURCES + GRAIN]
        holder = state.holder
        for place in state.facts.geography.affordable(here, grain, state.gold[seat]):
            if not holder[place]:
                codes.append(TRAVEL.at(place))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        """The payment is asked for where the gold allows several (SR-DEC-17, SR-DEC-18).

        Whether the grain allows them is for the player to know, so it does not decide whether the question is asked.
        """
        goal = TRAVEL.of(code)
        here = state.figure[acting_tribe(state, seat)]
        ways = [price for price in state.facts.geography.prices_between(here, goal) if price[1] <= state.gold[seat]]
        if len(ways) == 1:
            _pay_and_go(state, seat, goal, ways[0][0], ways[0][1], log)
        else:
            state.agenda.append(PAY_STEP.at(seat, goal))


@final
class Pay(Move[State]):
    """Pay so much grain and gold, then go (SR-MOVE-05)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        _, goal = PAY_STEP.split(state.agenda[-1])
        grain, gold = PAY.split(code)
        return None if (grain, gold) in payments(state, seat, goal) else "SR-MOVE-05"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        _, goal = PAY_STEP.split(state.agenda[-1])
        for grain, gold in payments(state, seat, goal):
            codes.append(PAY.at(grain, gold))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _, goal = PAY_STEP.split(state.agenda.pop())
        grain, gold = PAY.split(code)
        _pay_and_go(state, seat, goal, grain, gold, log)


def _pay_and_go(state: State, seat: i64, goal: i64, grain: i64, gold: i64, log: Log | None) -> None:
    """The whole price is paid before the figure moves (SR-MOVE-09)."""
    if grain:
        hand_in(state, seat, GRAIN, grain)
        if log is not None:
            log.add(PAID, seat, grain, GRAIN)
    if gold:
        state.gold[seat] -= gold
        if log is not None:
            log.add(PAID, seat, gold, GOLD)
    go(state, seat, goal, log)


def go(state: State, seat: i64, goal: i64, log: Log | None) -> None:
    """The figure of the acting tribe moves, and its box with it; this is the journey of the turn
    (SR-MOVE-11, SR-MOVE-13).
    """
    tribe = acting_tribe(state, seat)
    leave(state, state.figure[tribe])
    state.figure[tribe] = goal
    stand(state, seat, goal)
    state.travelled = 1
    if log is not None:
        log.add(TRAVELLED, tribe, goal)


AGENDA.bind(PAY_STEP, SeatOfStep(CATALOGUE, Pay(PAY)), above=(TRIBE_STEP,))
