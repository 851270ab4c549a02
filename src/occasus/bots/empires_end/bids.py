"""Secret bids in a conflict: what each bid is worth, and a mixed choice among the good ones."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from occasus.bots.empires_end.outlook import Outlook
from occasus.bots.empires_end.term_names import BID_OF_OTHERS, UPHEAVAL
from occasus.games.empires_end.conflict import base_strength
from occasus.games.empires_end.names import AXE, COIN, KINDS
from occasus.games.empires_end.state import State
from occasus.games.empires_end.tables import band_of

REFRESHED: Final = 0.8  # points that a removed exhaust marker is worth
MIXING: Final = 0.6  # points by which a bid may be worse and still be chosen now and then
SPREAD: Final = 6.0  # strengths between a sure defeat and a sure victory, if one knows little


def worths(outlook: Outlook, state: State, seat: int, most: int) -> list[float]:
    """What the band of each number of tokens is worth, without victory and without their price."""
    prices, card = outlook.prices(state, seat), state.conflict
    base = base_strength(state, seat)
    found: list[float] = []
    for tokens in range(most + 1):
        worth = 0.0
        band = band_of(state.tables, card, base + tokens)
        if band is not None:
            worth = band[2] + REFRESHED * band[4]
            for kind in range(KINDS):
                worth += band[3][kind] * prices[kind]
        found.append(worth)
    return found


def bonus(outlook: Outlook, state: State, seat: int) -> float:
    """What the highest strength is worth: points, tokens, and no upheaval."""
    prices, card = outlook.prices(state, seat), state.conflict
    worth = state.tables.victory_points[card] + outlook.weights[UPHEAVAL]
    for kind in range(KINDS):
        worth += state.tables.victory_gain[card][kind] * prices[kind]
    return worth


def likely_victory(outlook: Outlook, state: State, seat: int, most: int) -> list[float]:
    """The chance to be strongest by number of tokens, knowing only the base strengths."""
    seats = state.tables.seats
    rival = max(base_strength(state, other) for other in range(seats) if other != seat) + outlook.weights[BID_OF_OTHERS]
    base = base_strength(state, seat)
    return [min(1.0, max(0.0, 0.5 + (base + tokens - rival) / SPREAD)) for tokens in range(most + 1)]


def choose_bid(
    outlook: Outlook, state: State, seat: int, victory: list[float], mixing: float, rng: Random
) -> tuple[int, int]:
    """Axes and coins, mixed: the better a bid, the oftener it is made. Axes already chosen stay chosen."""
    start = seat * KINDS
    fixed = state.bids[2 * seat]
    coins = state.resources[start + COIN]
    numbers = range(state.resources[start + AXE] + 1) if fixed < 0 else range(fixed, fixed + 1)
    most = numbers[-1] + coins
    bands, prize = worths(outlook, state, seat, most), bonus(outlook, state, seat)
    prices = outlook.prices(state, seat)
    ways: list[tuple[int, int]] = []
    found: list[float] = []
    for axes in numbers:
        for more in range(coins + 1):
            tokens = axes + more
            worth = bands[tokens] + victory[tokens] * prize - axes * prices[AXE] - more * prices[COIN]
            ways.append((axes, more))
            found.append(worth - 0.01 * tokens)
    return ways[mixed(found, mixing, rng)]


def mixed(worths_found: list[float], mixing: float, rng: Random) -> int:
    """The number of one of them, the better ones oftener."""
    best = max(worths_found)
    weighed = [exp((worth - best) / mixing) for worth in worths_found]
    point = rng.random() * sum(weighed)
    for number, weight in enumerate(weighed):
        point -= weight
        if point <= 0.0:
            return number
    return len(weighed) - 1
