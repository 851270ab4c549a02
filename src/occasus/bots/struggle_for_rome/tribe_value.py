"""The value of a tribe of Struggle for Rome: a nomadic one by its colours and journeys, a realm by its reach.

A tribe is judged by its parts, so that plans can ask what it would be worth elsewhere or with other pieces, without
playing on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.map_stats import MapStats
from occasus.core.int_arrays import append, has, sorted_in, vec
from occasus.games.struggle_for_rome.board.names import CITIES, PROVINCES
from occasus.games.struggle_for_rome.board.state import FREE, State
from occasus.games.struggle_for_rome.rules.points import SCOURGE_CARD

Weights = vec[float]

LOST_WAY: Final = 1.2  # the price of a colour that no city can give


def colours_of(state: State, tribe: i64) -> i64:
    """The colours of a tribe's tokens, one bit each."""
    first = tribe * PROVINCES
    result: i64 = 0
    one: i64 = 1
    for province in range(PROVINCES):
        if state.tokens[first + province]:
            result |= one << province
    return result


def wandering_worth(
    map_stats: MapStats, w: Weights, state: State, place: i64, fighters: i64, wagons: i64, colours: i64
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
    return worth + _ways(map_stats, w, state, place, fighters, wagons, colours, number)


def _ways(
    map_stats: MapStats, w: Weights, state: State, place: i64, fighters: i64, wagons: i64, colours: i64, number: i64
) -> float:
    """Return how far the missing colours are, and whether something can be attacked next time at no cost."""
    facts = map_stats.facts
    towers, token_on, owner = facts.towers, state.token_on, state.owner
    prices, cities = map_stats.near_prices, map_stats.near_cities
    first = facts.geography.district[place] * PROVINCES
    limit = max(fighters, 3)
    ways = vec[float]()
    at_hand = False
    founding = number >= facts.colours_needed and wagons > 0
    found_at_hand = False
    for province in range(PROVINCES):
        missing = not colours >> province & 1
        if missing:
            price = LOST_WAY
            for i in range(map_stats.near[first + province], map_stats.near[first + province + 1]):
                city = cities[i]
                if token_on[city] and owner[city] == FREE and towers[city] <= limit:
                    price = prices[i]
                    if price <= 0.0 and towers[city] <= fighters:
                        at_hand = True
                    break
            ways = sorted_in(ways, price)
        if founding and not found_at_hand:
            for i in range(map_stats.near[first + province], map_stats.near[first + province + 1]):
                if prices[i] > 0.0:
                    break
                city = cities[i]
                if owner[city] == FREE and towers[city] <= fighters:
                    found_at_hand = True
                    break
    worth = 0.0
    needed = facts.colours_needed - number
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
        scourge = share * float(facts.special_points[SCOURGE_CARD]) * w[terms.POINT] + further * w[terms.WAY_TO_FIVE]
        if scourge > 0.0:
            worth += scourge
    if at_hand:
        worth += w[terms.PLUNDER_AT_HAND]
    if found_at_hand:
        worth += w[terms.FOUNDING_AT_HAND]
    return worth


def realm_worth(map_stats: MapStats, w: Weights, state: State, cities: vec[i64], fighters: i64, wagons: i64) -> float:
    """A realm: its box, and what it can still reach; its cities count as points."""
    worth = w[terms.REALM]
    for i in range(1, min(fighters, 5) + 1):
        worth += w[terms.REALM_FIGHTER + i]
    for i in range(1, min(wagons, 3) + 1):
        worth += w[terms.REALM_WAGON + i]
    towers, reach, owner = map_stats.facts.towers, map_stats.facts.geography.reach, state.owner
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
    owner = state.owner
    result = vec[i64]()
    if state.realm[tribe]:
        for city in range(CITIES):
            if owner[city] == tribe:
                result = append(result, city)
    return result


def tribe_worth(map_stats: MapStats, w: Weights, state: State, tribe: i64) -> float:
    fighters, wagons = state.fighters[tribe], state.wagons[tribe]
    if state.figure[tribe] >= 0:
        return wandering_worth(map_stats, w, state, state.figure[tribe], fighters, wagons, colours_of(state, tribe))
    if state.realm[tribe]:
        return realm_worth(map_stats, w, state, cities_of(state, tribe), fighters, wagons)
    return 0.0  # before the figures are placed


def fighter_gain(w: Weights, state: State, tribe: i64, more: i64) -> float:
    """Return what another fighter brings to a tribe that has got `more` already."""
    if state.reserve[tribe] <= more:
        return 0.0
    number = state.fighters[tribe] + more + 1
    if number > 5:
        return 0.0
    return w[(terms.REALM_FIGHTER if state.figure[tribe] < 0 else terms.WANDERING_FIGHTER) + number]


def wagon_gain(w: Weights, state: State, tribe: i64, more: i64) -> float:
    """Return what another wagon brings to a tribe that has got `more` already."""
    number = state.wagons[tribe] + more + 1
    if number > 3:
        return 0.0
    return w[(terms.REALM_WAGON if state.figure[tribe] < 0 else terms.WANDERING_WAGON) + number]
