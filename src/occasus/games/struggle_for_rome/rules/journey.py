"""Journeys of wandering tribes: destinations, prices, and the Forced March."""

from __future__ import annotations

from typing import final

from occasus.core.agenda import Move
from occasus.core.basics import RuleId, Seat
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import CATALOGUE, MARCH, PAY, TRAVEL
from occasus.games.struggle_for_rome.agenda import AGENDA, Own
from occasus.games.struggle_for_rome.board.names import FORCED_MARCH, GOLD, GRAIN, KINDS
from occasus.games.struggle_for_rome.board.state import State, leave, stand
from occasus.games.struggle_for_rome.events import PAID, TRAVELLED
from occasus.games.struggle_for_rome.rules.development import acting_tribe, spend_card, why_not_card
from occasus.games.struggle_for_rome.rules.hands import hand_in
from occasus.games.struggle_for_rome.steps import S_PAY


@final
class Travel(Move[State]):
    """Travel to a free crossroads that can be paid for (SR-MOVE-02, SR-MOVE-08)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """One journey in a turn, before any attack, to a free place, for a price that one has."""
        here, goal = state.figure[acting_tribe(state, seat)], TRAVEL.of(code)
        if here < 0:
            return "SR-MOVE-01"
        if state.attacked:
            return "SR-TRIBE-05"
        if state.travelled:
            return "SR-MOVE-14" if state.card_played else "SR-MOVE-11"
        if not _is_free(state, goal):
            return "SR-MOVE-02"
        return None if payments(state, seat, goal) else "SR-MOVE-08"

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """By the table of what can be afforded."""
        here = state.figure[acting_tribe(state, seat)]
        grain = state.hands[seat * KINDS + GRAIN]
        holder = state.holder
        for place in state.tables.geography.affordable(here, grain, state.gold[seat]):
            if not holder[place]:
                found.append(TRAVEL.at(place))

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Choose a destination; the payment is asked for where the gold allows several (SR-DEC-17, SR-DEC-18).

        Whether the grain allows them is for the player to know, so it does not decide whether the question is asked.
        """
        goal = TRAVEL.of(code)
        here = state.figure[acting_tribe(state, seat)]
        ways = [price for price in state.tables.geography.prices_between(here, goal) if price[1] <= state.gold[seat]]
        if len(ways) == 1:
            _pay_and_go(state, seat, goal, ways[0][0], ways[0][1], log)
        else:
            state.agenda.append(S_PAY.at(seat, goal))


def _is_free(state: State, place: int) -> bool:
    """Nobody stands there, and it is no city (SR-MOVE-02)."""
    return not state.holder[place] and state.tables.geography.city_at[place] < 0


def payments(state: State, seat: int, goal: int) -> list[tuple[int, int]]:
    """What the player can pay for a journey, as (grain, gold); none is worse in both (SR-MOVE-05, SR-MOVE-06)."""
    here = state.figure[acting_tribe(state, seat)]
    grain, gold = state.hands[seat * KINDS + GRAIN], state.gold[seat]
    prices = state.tables.geography.prices_between(here, goal)
    return [price for price in prices if price[0] <= grain and price[1] <= gold]


@final
class Pay(Move[State]):
    """Pay so much grain and gold, then go (SR-MOVE-05)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """One of the prices."""
        _, goal = S_PAY.split(state.agenda[-1])
        grain, gold = PAY.split(code)
        return None if (grain, gold) in payments(state, seat, goal) else "SR-MOVE-05"

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """The prices."""
        _, goal = S_PAY.split(state.agenda[-1])
        for grain, gold in payments(state, seat, goal):
            found.append(PAY.at(grain, gold))

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Pay and go."""
        _, goal = S_PAY.split(state.agenda.pop())
        grain, gold = PAY.split(code)
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


@final
class ForcedMarch(Move[State]):
    """A Forced March: the journey of this turn, to any free crossroads, at no cost (SR-DEV-11, SR-MOVE-14)."""

    def why(self, state: State, seat: Seat, code: int) -> RuleId | None:
        """The card, the journey of this turn, and a free place."""
        reason = why_not_card(state, seat, FORCED_MARCH)
        if reason is not None:
            return reason
        if state.figure[acting_tribe(state, seat)] < 0 or state.attacked or state.travelled:
            return "SR-DEV-11"
        return None if _is_free(state, MARCH.of(code)) else "SR-MOVE-02"

    def offer(self, state: State, seat: Seat, found: list[int]) -> None:
        """Every free crossroads of the map."""
        holder = state.holder
        for place in state.tables.geography.all_open:
            if not holder[place]:
                found.append(MARCH.at(place))

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Spend the card and go."""
        spend_card(state, seat, FORCED_MARCH, log)
        _go(state, seat, MARCH.of(code), log)


def _go(state: State, seat: int, goal: int, log: Log | None) -> None:
    tribe = acting_tribe(state, seat)
    leave(state, state.figure[tribe])
    state.figure[tribe] = goal
    stand(state, seat, goal)
    state.travelled = 1
    if log is not None:
        log.add(TRAVELLED, tribe, goal)


AGENDA.bind(S_PAY, Own(CATALOGUE, Pay(PAY)))
