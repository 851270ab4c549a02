"""The value of a position of Struggle for Rome to a player: tribes, supplies, cards, points.

Everything is a sum of terms of `weights.py`, in logits of the chance to win.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.bots.common.chances import softmax
from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.map_stats import MapStats
from occasus.bots.struggle_for_rome.tribe_value import Weights, fighter_gain, tribe_worth, wagon_gain
from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome.board.facts import Facts
from occasus.games.struggle_for_rome.board.names import (
    CARDS,
    CATTLE,
    DIPLOMAT,
    FORCED_MARCH,
    GRAIN,
    GREAT_WARRIOR,
    HORSE,
    ORE,
    RESOURCES,
    SUPPLIES,
    TRAITOR,
    TREASURES,
    VICTORY_POINT,
)
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules.points import DIPLOMATS_NEEDED, LEGACY_CITIES

ENOUGH_GOLD: Final = 6
SPARE_LATER: Final = 0.5  # a third card of a kind, beside the first
ON_THE_WAY: Final = vec[float](
    [0.0, 0.45, 0.18, 0.06]
)  # of a purchase that lacks so many cards; one that lacks none is at hand


def income_worth(map_stats: MapStats, w: Weights, state: State, seat: i64) -> float:
    """Return what the hexes around the own pieces bring in a round."""
    seats_around, yields, chance = state.seats_around, map_stats.facts.yields, map_stats.chance
    one: i64 = 1
    bit = one << seat
    blocked = state.legionnaire
    income = vec[float]([0.0] * SUPPLIES)
    for hexagon in map_stats.productive:
        if seats_around[hexagon] & bit:
            income[yields[hexagon]] += chance[hexagon] * (0.5 if hexagon == blocked else 1.0)
    return income[0] * w[terms.INCOME] + income[1] * w[terms.INCOME + 1] + income[2] * w[terms.INCOME + 2]


def cards_worth(w: Weights, state: State, seat: i64) -> float:
    """Development cards in the hand and Diplomats on the table."""
    first = seat * CARDS
    cards = state.cards
    worth = float(cards[first + TRAITOR]) * w[terms.TRAITOR_HELD]
    worth += float(cards[first + FORCED_MARCH]) * w[terms.FORCED_MARCH_HELD]
    worth += float(cards[first + GREAT_WARRIOR]) * w[terms.GREAT_WARRIOR_HELD]
    worth += float(cards[first + VICTORY_POINT] * state.facts.hidden_points) * w[terms.POINT]
    for kind in TREASURES:
        if cards[first + kind]:
            worth += float(cards[first + kind] * state.facts.card_gold[kind]) * w[terms.TREASURE_HELD]
    holder = state.diplomacy
    if holder == seat:
        return worth + 0.2 * float(cards[first + DIPLOMAT]) * w[terms.DIPLOMAT_HELD]
    needed = DIPLOMATS_NEEDED if holder < 0 else state.diplomats[holder] + 1
    lacking = needed - state.diplomats[seat]
    useful = 1.0 if lacking <= 3 else 0.3
    worth += float(min(cards[first + DIPLOMAT], 3)) * w[terms.DIPLOMAT_HELD] * useful
    return worth + float(min(state.diplomats[seat], 2)) * w[terms.OPEN_DIPLOMAT] * useful


def legacy_worth(w: Weights, state: State, seat: i64) -> float:
    """The way to the Legacy of Rome, once it is near."""
    if state.legacy[seat] or sum(state.legacy) >= state.facts.legacies:
        return 0.0
    steps = min(state.realm[2 * seat], LEGACY_CITIES) + min(state.realm[2 * seat + 1], LEGACY_CITIES)
    steps -= LEGACY_CITIES + 1
    return w[terms.LEGACY_NEAR] * float(steps) if steps > 0 else 0.0


def gold_worth(w: Weights, gold: i64) -> float:
    """Coins; more than a few help less."""
    if gold <= ENOUGH_GOLD:
        return float(gold) * w[terms.GOLD]
    return ENOUGH_GOLD * w[terms.GOLD] + float(min(gold - ENOUGH_GOLD, 9)) * w[terms.MUCH_GOLD]


def purchases(w: Weights, state: State, seat: i64) -> tuple[float, float, float, float, float]:
    """What a first and a second pair of fighters, a first and a second wagon, and a card are worth to a player."""
    one, other = 2 * seat, 2 * seat + 1
    first = fighter_gain(w, state, one, 0) + fighter_gain(w, state, other, 0)
    second = fighter_gain(w, state, one, 1) + fighter_gain(w, state, other, 1)
    a, b = wagon_gain(w, state, one, 0), wagon_gain(w, state, other, 0)
    left = state.reserve_wagons[seat]
    next_wagon = max(b, wagon_gain(w, state, one, 1)) if a >= b else max(a, wagon_gain(w, state, other, 1))
    wagon = max(a, b) if left else 0.0
    return first, second, wagon, next_wagon if left > 1 else 0.0, w[terms.CARD] if any(state.pile) else 0.0


def hand_worth(w: Weights, hand: vec[i64], gold: i64, goods: tuple[float, float, float, float, float]) -> float:
    """The best that cards and gold can buy in one turn, and what is left over."""
    ore, grain, horse, cattle = hand[ORE], hand[GRAIN], hand[HORSE], hand[CATTLE]
    rate, spare, coin = w[terms.PURCHASES], w[terms.SPARE], w[terms.GOLD]
    first, second, wagon, next_wagon, card = goods
    best = -1.0
    most: i64 = 3
    for pairs in range(most):
        if pairs > ore + 1 or pairs > horse + 1:
            break
        gained = (first + second if pairs == 2 else first) if pairs else 0.0
        for built in range(most):
            if built > grain + 1 or built > cattle + 1 or pairs + built > horse + 1:
                break
            bought = gained + ((wagon + next_wagon if built == 2 else wagon) if built else 0.0)
            for cards in range(most):
                need_horse, need_cattle = pairs + built, built + cards
                missing = (
                    _over(pairs, ore) + _over(built, grain) + _over(need_horse, horse) + _over(need_cattle, cattle)
                )
                paid = cards + 3 if missing else cards
                if missing > 1 or paid > gold:
                    break
                worth = rate * (bought + float(cards) * card) - float(paid) * coin
                worth += spare * (
                    _spare(ore - pairs)
                    + _spare(grain - built)
                    + _spare(horse - need_horse)
                    + _spare(cattle - need_cattle)
                )
                if worth > best:
                    best = worth
    return best


def way_worth(w: Weights, facts: Facts, hand: vec[i64], goods: tuple[float, float, float, float, float]) -> float:
    """Return what a hand is on the way to: purchases that lack a few cards. It counts in trade alone."""
    worth = _on_the_way(facts.cost_fighters, hand) * goods[0]
    worth += _on_the_way(facts.cost_wagon, hand) * goods[2]
    worth += _on_the_way(facts.cost_card, hand) * goods[4]
    return w[terms.PURCHASES] * worth


def _on_the_way(cost: vec[i64], hand: vec[i64]) -> float:
    missing: i64 = 0
    for kind in range(RESOURCES):
        missing += _over(cost[kind], hand[kind])
    return ON_THE_WAY[missing] if missing < len(ON_THE_WAY) else 0.0


def _over(need: i64, held: i64) -> i64:
    return need - held if need > held else 0


def _spare(number: i64) -> float:
    if number <= 0:
        return 0.0
    return float(number) if number <= 2 else 2.0 + SPARE_LATER * float(number - 2)


def standing(map_stats: MapStats, w: Weights, state: State, seat: i64) -> float:
    """Everything that a player has, in one number."""
    first = seat * RESOURCES
    gold = state.gold[seat]
    worth = float(state.points[seat]) * w[terms.POINT] + gold_worth(w, gold)
    worth += tribe_worth(map_stats, w, state, 2 * seat) + tribe_worth(map_stats, w, state, 2 * seat + 1)
    worth += income_worth(map_stats, w, state, seat) + cards_worth(w, state, seat) + legacy_worth(w, state, seat)
    return worth + hand_worth(w, state.hands[first : first + RESOURCES], gold, purchases(w, state, seat))


def stage(state: State) -> int:
    """Return which weights count: by the points of the leader, until the last round is announced."""
    if state.announced:
        return terms.STEPS + 1
    most = max(state.points)
    return most if most < terms.STEPS else terms.STEPS


def chances(map_stats: MapStats, weights: tuple[Weights, ...], state: State) -> list[float]:
    """Each seat's estimated chance to win."""
    w = weights[stage(state)]
    return softmax([standing(map_stats, w, state, seat) for seat in range(state.facts.seats)], 1.0)
