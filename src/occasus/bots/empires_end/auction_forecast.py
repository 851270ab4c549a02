"""The auction of a disaster: what taking the card means to each seat, and who will take it at what price.

All seats pay in turn until one takes. Who takes now and who pays is found from the end backwards: whoever runs out of
tokens must take; before that everyone weighs taking against paying and hoping, and is taken to err a little.
"""

from __future__ import annotations

from math import exp
from typing import Final

from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.placement import strike
from occasus.bots.empires_end.term_names import ENVY, ERRING, SKIP_READY, SKIP_SPENT
from occasus.games.empires_end.board.names import COIN, RESOURCES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.auction import can_skip

LONGEST: Final = 24  # turns of an auction that are thought through
BY_SKIP: Final = RESOURCES


def net_of_taking(evaluation: Evaluation, state: State, seat: int, card: int) -> float:
    """Return what taking a card without tokens changes in the final score that a seat can expect."""
    after = state.copy()
    strike(after, seat, card)
    return evaluation.value(after, seat) - evaluation.value(state, seat)


def purse(state: State, seat: int, card: int, prices: list[float]) -> list[int]:
    """Return how a seat would pay turn after turn: skips first, then its cheapest accepted tokens."""
    accepts = state.facts.accepts[card]
    result: list[int] = []
    for innovation in state.innovations[seat]:
        if can_skip(state, innovation, accepts):
            result.append(BY_SKIP)
    kinds = [*accepts, COIN]
    kinds.sort(key=prices.__getitem__)
    for kind in kinds:
        result.extend([kind] * state.resources[seat * RESOURCES + kind])
    return result


def foresee(
    state: State, seat: int, offer: int, nets: list[float], prices: list[list[float]], weights: list[float]
) -> tuple[list[float], list[float]]:
    """Return what every seat gains if the seat about to act takes the card, and if it does not."""
    seats = state.facts.seats
    card = state.offers[offer]
    pile = state.piles[offer * RESOURCES : offer * RESOURCES + RESOURCES]
    purses = [purse(state, other, card, prices[other]) for other in range(seats)]
    paid = [0] * seats
    gains: list[float] = []
    costs: list[float] = []
    order: list[int] = []
    actor = seat
    for _ in range(LONGEST):
        own = prices[actor]
        gain = nets[actor]
        for kind in range(RESOURCES):
            gain += own[kind] * float(pile[kind])
        gains.append(gain)
        order.append(actor)
        if paid[actor] >= len(purses[actor]):
            break
        kind = purses[actor][paid[actor]]
        paid[actor] += 1
        if kind == BY_SKIP:
            costs.append(weights[SKIP_READY] - weights[SKIP_SPENT])
        else:
            costs.append(own[kind])
            pile[kind] += 1
        actor = (actor + 1) % seats
    return _backwards(seats, order, gains, costs, weights[ENVY], weights[ERRING])


def _backwards(
    seats: int, order: list[int], gains: list[float], costs: list[float], envy: float, erring: float
) -> tuple[list[float], list[float]]:
    """From the last turn to the first: take, or pay and go on."""
    share = envy / (seats - 1)
    last = len(order) - 1
    taking = [0.0] * seats
    taking[order[last]] = gains[last]
    going_on = taking
    future = taking
    for turn in range(last - 1, -1, -1):
        actor = order[turn]
        going_on = future[:]
        going_on[actor] -= costs[turn]
        taking = [0.0] * seats
        taking[actor] = gains[turn]
        better = gains[turn] - going_on[actor] + share * (sum(going_on) - going_on[actor])
        likely = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, better / erring))))
        future = [likely * taking[other] + (1.0 - likely) * going_on[other] for other in range(seats)]
    return taking, going_on


def advantage(seat: int, taking: list[float], going_on: list[float], envy: float) -> float:
    """Return how much better it is for a seat to take than to go on, the others' gains counted."""
    share = envy / (len(taking) - 1)
    others = sum(going_on) - going_on[seat] - (sum(taking) - taking[seat])
    return taking[seat] - going_on[seat] + share * others
