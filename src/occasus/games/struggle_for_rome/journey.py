"""Journeys of wandering tribes: destinations, prices, and the Forced March."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import MARCH_0, PAY_0, TRAVEL_0
from occasus.games.struggle_for_rome.cards import acting_tribe, spend_card
from occasus.games.struggle_for_rome.events import PAID, TRAVELLED
from occasus.games.struggle_for_rome.hands import hand_in
from occasus.games.struggle_for_rome.names import CROSSROADS, FORCED_MARCH, GOLD, GRAIN, KINDS, PAID_GOLD_MOST
from occasus.games.struggle_for_rome.state import State, leave, stand
from occasus.games.struggle_for_rome.steps import PAY_STEP, pay_step


def add_journeys(state: State, seat: int, here: int, codes: list[int]) -> None:
    """Append every free crossroads that can be paid for (SR-MOVE-02, SR-MOVE-08)."""
    grain = state.hands[seat * KINDS + GRAIN]
    holder = state.holder
    for place in state.tables.geography.affordable(here, grain, state.gold[seat]):
        if not holder[place]:
            codes.append(TRAVEL_0 + place)


def add_marches(state: State, codes: list[int]) -> None:
    """Append every free crossroads of the map (SR-DEV-11)."""
    holder = state.holder
    for place in state.tables.geography.all_open:
        if not holder[place]:
            codes.append(MARCH_0 + place)


def payments(state: State, seat: int, goal: int) -> list[tuple[int, int]]:
    """What the player can pay for a journey, as (grain, gold); none is worse in both (SR-MOVE-05, SR-MOVE-06)."""
    here = state.figure[acting_tribe(state, seat)]
    grain, gold = state.hands[seat * KINDS + GRAIN], state.gold[seat]
    prices = state.tables.geography.prices_between(here, goal)
    return [price for price in prices if price[0] <= grain and price[1] <= gold]


def travel(state: State, seat: int, action: int, log: Log | None) -> None:
    """Choose a destination; the payment is asked for where the gold allows several (SR-DEC-17, SR-DEC-18).

    Whether the grain allows them is for the player to know, so it does not decide whether the question is asked.
    """
    goal = action - TRAVEL_0
    here = state.figure[acting_tribe(state, seat)]
    ways = [price for price in state.tables.geography.prices_between(here, goal) if price[1] <= state.gold[seat]]
    if len(ways) == 1:
        _pay_and_go(state, seat, goal, ways[0][0], ways[0][1], log)
    else:
        state.agenda.append(pay_step(seat, goal))


def pay_options(state: State, seat: int) -> list[int]:
    """The payments for the chosen destination."""
    goal = (state.agenda[-1] - PAY_STEP) % CROSSROADS
    return [PAY_0 + grain * (PAID_GOLD_MOST + 1) + gold for grain, gold in payments(state, seat, goal)]


def pay(state: State, seat: int, action: int, log: Log | None) -> None:
    """Pay so much grain and gold, then go."""
    goal = (state.agenda.pop() - PAY_STEP) % CROSSROADS
    grain, gold = divmod(action - PAY_0, PAID_GOLD_MOST + 1)
    _pay_and_go(state, seat, goal, grain, gold, log)


def _pay_and_go(state: State, seat: int, goal: int, grain: int, gold: int, log: Log | None) -> None:
    """The whole price is paid before the figure moves (SR-MOVE-09)."""
    if grain:
        hand_in(state, seat, GRAIN, grain)
        if log is not None:
            log.add(PAID, seat, grain, GRAIN)
    if gold:
        state.gold[seat] -= gold
        if log is not None:
            log.add(PAID, seat, gold, GOLD)
    _go(state, seat, goal, log)


def march(state: State, seat: int, action: int, log: Log | None) -> None:
    """A Forced March: the journey of this turn, at no cost (SR-DEV-11, SR-MOVE-14)."""
    spend_card(state, seat, FORCED_MARCH, log)
    _go(state, seat, action - MARCH_0, log)


def _go(state: State, seat: int, goal: int, log: Log | None) -> None:
    tribe = acting_tribe(state, seat)
    leave(state, state.figure[tribe])
    state.figure[tribe] = goal
    stand(state, seat, goal)
    state.travelled = 1
    if log is not None:
        log.add(TRAVELLED, tribe, goal)
