"""Secret bids in a conflict: what each bid is worth, and a mixed choice among the good ones."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from occasus.bots.empires_end.evaluation import Evaluation
from occasus.bots.empires_end.term_names import BID_AT_LAST, BID_OF_OTHERS, UPHEAVAL
from occasus.games.empires_end.board.facts import band_of
from occasus.games.empires_end.board.names import AXE, COIN, RESOURCES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.conflict import base_strength

REFRESHED: Final = 0.8  # points that a removed exhaust marker is worth
SPREAD: Final = 6.0  # strengths between a sure defeat and a sure victory, if one knows little
TROUBLE: Final = 0.01  # points against a token that changes nothing


def most_tokens(state: State, seat: int) -> int:
    """Return how many tokens a seat can commit, those already chosen counted."""
    start = seat * RESOURCES
    return state.resources[start + AXE] + state.resources[start + COIN] + max(0, state.bids[2 * seat])


def band_worths(state: State, seat: int, prices: list[float]) -> list[float]:
    """Return what the band of each number of tokens is worth, without victory and without their price."""
    card, base = state.conflict, base_strength(state, seat)
    result: list[float] = []
    for tokens in range(most_tokens(state, seat) + 1):
        worth = 0.0
        band = band_of(state.facts, card, base + tokens)
        if band is not None:
            worth = band.points + REFRESHED * band.refreshes
            for kind in range(RESOURCES):
                worth += float(band.resources[kind]) * prices[kind]
        result.append(worth)
    return result


def victory_worth(evaluation: Evaluation, state: State, prices: list[float]) -> float:
    """Return what the highest strength is worth: points, tokens, and no upheaval."""
    card = state.conflict
    worth = float(state.facts.victory_points[card]) + evaluation.weights[UPHEAVAL]
    for kind in range(RESOURCES):
        worth += float(state.facts.victory_gain[card][kind]) * prices[kind]
    return worth


def likely_victory(evaluation: Evaluation, state: State, seat: int) -> list[float]:
    """The chance to be strongest by number of tokens, knowing only the base strengths."""
    seats = state.facts.seats
    later = evaluation.horizon.conflicts[state.space] > 0
    rival = max([base_strength(state, other) for other in range(seats) if other != seat])
    lead = float(base_strength(state, seat) - rival) - evaluation.weights[BID_OF_OTHERS if later else BID_AT_LAST]
    return [min(1.0, max(0.0, 0.5 + (lead + tokens) / SPREAD)) for tokens in range(most_tokens(state, seat) + 1)]


def bid_worths(evaluation: Evaluation, state: State, seat: int, victory: list[float]) -> list[tuple[float, int, int]]:
    """Return what each bid is worth, with its axes and coins; axes already chosen stay chosen."""
    start = seat * RESOURCES
    fixed, coins = state.bids[2 * seat], state.resources[start + COIN]
    least, most = (0, state.resources[start + AXE]) if fixed < 0 else (fixed, fixed)
    prices = evaluation.prices(state, seat)
    bands, prize = band_worths(state, seat, prices), victory_worth(evaluation, state, prices)
    result: list[tuple[float, int, int]] = []
    for axes in range(least, most + 1):
        for more in range(coins + 1):
            tokens = axes + more
            price = float(axes) * prices[AXE] + float(more) * prices[COIN] + float(tokens) * TROUBLE
            result.append((bands[tokens] + victory[tokens] * prize - price, axes, more))
    return result


def mixed_bid(worths: list[tuple[float, int, int]], mixing: float, rng: Random) -> tuple[int, int]:
    """One of the bids, the better ones oftener: those worse by `mixing` points still now and then."""
    best = max(worths)[0]
    weighed = [exp((worth - best) / mixing) for worth, _, _ in worths]
    point = rng.random() * sum(weighed)
    for number, weight in enumerate(weighed):
        point -= weight
        if point <= 0.0:
            return worths[number][1], worths[number][2]
    return worths[-1][1], worths[-1][2]
