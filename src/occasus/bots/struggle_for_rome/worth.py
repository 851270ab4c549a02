"""What a position of Struggle for Rome is worth to a player: tribes, supplies, cards, points.

Everything is a sum of terms of `weights.py`, in logits of the chance to win; a tribe is judged by its parts, so that
plans can ask what it would be worth elsewhere or with other pieces, without playing on.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.chart import Chart
from occasus.core.cells import append, has, sorted_in, vec
from occasus.games.struggle_for_rome.board.names import (
    CARDS,
    CATTLE,
    CITIES,
    DIPLOMAT,
    FORCED_MARCH,
    GRAIN,
    GREAT_WARRIOR,
    HORSE,
    ORE,
    PROVINCES,
    RESOURCES,
    SUPPLIES,
    TRAITOR,
    TREASURES,
    VICTORY_POINT,
)
from occasus.games.struggle_for_rome.board.state import FREE, State
from occasus.games.struggle_for_rome.board.tables import Tables
from occasus.games.struggle_for_rome.rules.points import DIPLOMATS_NEEDED, LEGACY_CITIES, SCOURGE_CARD

Weights = vec[float]

LOST_WAY: Final = 1.2  # the price of a colour that no city can give
ENOUGH_GOLD: Final = 6
SPARE_LATER: Final = 0.5  # a third card of a kind, beside the first
ON_THE_WAY: Final = vec[float](
    [0.0, 0.45, 0.18, 0.06]
)  # of a purchase that lacks so many cards; one that lacks none is at hand


def colours_of(state: State, tribe: i64) -> i64:
    """The colours of a tribe's tokens, one bit each."""
    first = tribe * PROVINCES
    found: i64 = 0
    one: i64 = 1
    for province in range(PROVINCES):
        if state.tokens[first + province]:
            found |= one << province
    return found


def wandering_worth(
    chart: Chart, w: Weights, state: State, place: i64, fighters: i64, wagons: i64, colours: i64
) -> float:
    """A tribe that wanders: its colours, its box, and the way to what it still needs."""
    number: i64 = 0
    for province in range(PROVINCES):
        number += colours >> province & 1
    worth = 0.0
    for i in range(1, min(number, 3) + 1):
        worth += w[terms.COLOUR + i]
    for i in range(1, min(fighters, 5) + 1):
        worth += w[terms.WANDERING_FIGHTER + i]
    for i in range(1, min(wagons, 3) + 1):
        worth += w[terms.WANDERING_WAGON + i]
    return worth + _ways(chart, w, state, place, fighters, wagons, colours, number)


def _ways(
    chart: Chart, w: Weights, state: State, place: i64, fighters: i64, wagons: i64, colours: i64, number: i64
) -> float:
    """How far the missing colours are, and whether something can be attacked next time at no cost."""
    tables = chart.tables
    towers, token_on, owner = tables.towers, state.token_on, state.owner
    prices, cities = chart.near_prices, chart.near_cities
    first = tables.geography.district[place] * PROVINCES
    limit = max(fighters, 3)
    ways = vec[float]()
    at_hand = False
    founding = number >= tables.colours_needed and wagons > 0
    found_at_hand = False
    for province in range(PROVINCES):
        missing = not colours >> province & 1
        if missing:
            way = LOST_WAY
            for i in range(chart.near[first + province], chart.near[first + province + 1]):
                city = cities[i]
                if token_on[city] and owner[city] == FREE and towers[city] <= limit:
                    way = prices[i]
                    if way <= 0.0 and towers[city] <= fighters:
                        at_hand = True
                    break
            ways = sorted_in(ways, way)
        if founding and not found_at_hand:
            for i in range(chart.near[first + province], chart.near[first + province + 1]):
                if prices[i] > 0.0:
                    break
                city = cities[i]
                if owner[city] == FREE and towers[city] <= fighters:
                    found_at_hand = True
                    break
    worth = 0.0
    needed = tables.colours_needed - number
    further = 0.0
    for i in range(len(ways)):
        if i < needed:
            worth += ways[i] * w[terms.WAY_TO_THREE]
        else:
            further += ways[i]
    if needed > 0:
        worth += further * w[terms.WAY_TO_FIVE]
    elif len(ways) > 0 and ways[len(ways) - 1] < LOST_WAY:
        share = w[terms.SCOURGE_AT_THREE] if len(ways) > 1 else w[terms.SCOURGE_AT_FOUR]
        scourge = share * float(tables.special_points[SCOURGE_CARD]) * w[terms.POINT] + further * w[terms.WAY_TO_FIVE]
        if scourge > 0.0:
            worth += scourge
    if at_hand:
        worth += w[terms.PLUNDER_AT_HAND]
    if found_at_hand:
        worth += w[terms.FOUNDING_AT_HAND]
    return worth


def realm_worth(chart: Chart, w: Weights, state: State, cities: vec[i64], fighters: i64, wagons: i64) -> float:
    """A realm: its box, and what it can still reach; its cities count as points."""
    worth = w[terms.REALM]
    for i in range(1, min(fighters, 5) + 1):
        worth += w[terms.REALM_FIGHTER + i]
    for i in range(1, min(wagons, 3) + 1):
        worth += w[terms.REALM_WAGON + i]
    towers, reach, owner = chart.tables.towers, chart.tables.geography.reach, state.owner
    weak: i64 = 0
    middling: i64 = 0
    strong: i64 = 0
    least: i64 = 9
    looked = vec[i64]()
    for city in cities:
        for other in reach[city]:
            if owner[other] == FREE and not has(looked, other) and not has(cities, other):
                looked = append(looked, other)
                height = towers[other]
                if height < least:
                    least = height
                if height <= 2:
                    weak += 1
                elif height == 3:
                    middling += 1
                else:
                    strong += 1
    if len(looked) == 0:
        return worth + w[terms.SHUT_IN]
    worth += w[terms.REACH_WEAK] * float(min(weak, 3)) + w[terms.REACH_MIDDLING] * float(min(middling, 3))
    worth += w[terms.REACH_STRONG] * float(min(strong, 3))
    if wagons and fighters >= least:
        worth += w[terms.CONQUEST_AT_HAND]
    return worth


def cities_of(state: State, tribe: i64) -> vec[i64]:
    """The cities of a tribe."""
    owner = state.owner
    found = vec[i64]()
    if state.realm[tribe]:
        for city in range(CITIES):
            if owner[city] == tribe:
                found = append(found, city)
    return found


def tribe_worth(chart: Chart, w: Weights, state: State, tribe: i64) -> float:
    """A tribe as it is."""
    fighters, wagons = state.fighters[tribe], state.wagons[tribe]
    if state.figure[tribe] >= 0:
        return wandering_worth(chart, w, state, state.figure[tribe], fighters, wagons, colours_of(state, tribe))
    if state.realm[tribe]:
        return realm_worth(chart, w, state, cities_of(state, tribe), fighters, wagons)
    return 0.0  # before the figures are placed


def fighter_gain(w: Weights, state: State, tribe: i64, more: i64) -> float:
    """What another fighter brings to a tribe that has got `more` already."""
    if state.reserve[tribe] <= more:
        return 0.0
    number = state.fighters[tribe] + more + 1
    if number > 5:
        return 0.0
    return w[(terms.REALM_FIGHTER if state.figure[tribe] < 0 else terms.WANDERING_FIGHTER) + number]


def wagon_gain(w: Weights, state: State, tribe: i64, more: i64) -> float:
    """What another wagon brings to a tribe that has got `more` already."""
    number = state.wagons[tribe] + more + 1
    if number > 3:
        return 0.0
    return w[(terms.REALM_WAGON if state.figure[tribe] < 0 else terms.WANDERING_WAGON) + number]


def income_worth(chart: Chart, w: Weights, state: State, seat: i64) -> float:
    """What the hexes around the own pieces bring in a round."""
    seats_around, yields, chance = state.seats_around, chart.tables.yields, chart.chance
    one: i64 = 1
    bit = one << seat
    blocked = state.legionnaire
    income = vec[float]([0.0] * SUPPLIES)
    for hexagon in chart.productive:
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
    worth += float(cards[first + VICTORY_POINT] * state.tables.hidden_points) * w[terms.POINT]
    for kind in TREASURES:
        if cards[first + kind]:
            worth += float(cards[first + kind] * state.tables.card_gold[kind]) * w[terms.TREASURE_HELD]
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
    if state.legacy[seat] or sum(state.legacy) >= state.tables.legacies:
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


def way_worth(w: Weights, tables: Tables, hand: vec[i64], goods: tuple[float, float, float, float, float]) -> float:
    """What a hand is on the way to: purchases that lack a few cards. It counts in trade alone."""
    worth = _on_the_way(tables.cost_fighters, hand) * goods[0]
    worth += _on_the_way(tables.cost_wagon, hand) * goods[2]
    worth += _on_the_way(tables.cost_card, hand) * goods[4]
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


def standing(chart: Chart, w: Weights, state: State, seat: i64) -> float:
    """Everything that a player has, in one number."""
    first = seat * RESOURCES
    gold = state.gold[seat]
    worth = float(state.points[seat]) * w[terms.POINT] + gold_worth(w, gold)
    worth += tribe_worth(chart, w, state, 2 * seat) + tribe_worth(chart, w, state, 2 * seat + 1)
    worth += income_worth(chart, w, state, seat) + cards_worth(w, state, seat) + legacy_worth(w, state, seat)
    return worth + hand_worth(w, state.hands[first : first + RESOURCES], gold, purchases(w, state, seat))


def stage(state: State) -> int:
    """Which weights count: by the points of the leader, until the last round is announced."""
    if state.announced:
        return terms.STEPS + 1
    most = max(state.points)
    return most if most < terms.STEPS else terms.STEPS


def chances(chart: Chart, weights: tuple[Weights, ...], state: State) -> list[float]:
    """Each seat's estimated chance to win."""
    w = weights[stage(state)]
    values = [standing(chart, w, state, seat) for seat in range(state.tables.seats)]
    top = max(values)
    parts = [exp(value - top) for value in values]
    whole = sum(parts)
    return [part / whole for part in parts]
