"""Fixed facts about the map of Struggle for Rome: how often numbers come up, and distances.

Made once for the tables of a game.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome.board.facts import Facts
from occasus.games.struggle_for_rome.board.names import (
    CITIES,
    CROSSROADS,
    HIGHEST,
    LOWEST,
    PROVINCES,
    SEVEN,
    SUPPLIES,
)
from occasus.games.struggle_for_rome.rules.dice import WAYS

GRAIN_PRICE: Final = 0.22  # points that a grain is worth to a traveller
COIN_PRICE: Final = 0.08
FAR: Final = 9.0  # the price of what cannot be reached


@final
class MapStats:
    """The map of one game, measured."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Final = facts
        geography = facts.geography
        chances = round_chances(facts.sums)
        self.chance: Final = vec[float](
            [
                chances[number] if number and facts.yields[hexagon] >= 0 else 0.0
                for hexagon, number in enumerate(facts.numbers)
            ]
        )  # that a hex pays in a round
        self.productive: Final = vec[i64]([h for h in range(len(self.chance)) if self.chance[h] > 0.0])
        sites = [self._site(place) for place in range(CROSSROADS)]
        self.site: Final = vec[vec[float]]([vec[float](site) for site in sites])  # by crossroads: three supplies
        self.rich: Final = vec[float]([sum(site) for site in sites])  # cards in a round, by crossroads
        beside: list[list[int]] = [[] for _ in range(CITIES)]
        for place in geography.all_open:
            for city in geography.beside[place]:
                beside[city].append(place)
        self.camps: Final = vec[vec[i64]]([vec[i64](places) for places in beside])  # crossroads to attack a city from
        self.price: Final = tuple(
            tuple(self._price(start, goal) for goal in range(geography.districts))
            for start in range(geography.districts)
        )  # of a journey in points, by district, district
        near = [0]
        prices: list[float] = []
        cities: list[int] = []
        for start in range(geography.districts):
            for province in range(PROVINCES):
                for price, city in self._nearest(start, province):
                    prices.append(price)
                    cities.append(city)
                near.append(len(cities))
        self.near: Final = vec[i64](near)  # by district * PROVINCES + province: where in the next two its cities begin,
        self.near_prices: Final = vec[float](prices)  # the cheapest first
        self.near_cities: Final = vec[i64](cities)

    def _site(self, place: int) -> list[float]:
        income = [0.0] * SUPPLIES
        for hexagon in self.facts.geography.hexes_of[place]:
            if self.chance[hexagon] > 0.0:
                income[self.facts.yields[hexagon]] += self.chance[hexagon]
        return income

    def _price(self, start: int, goal: int) -> float:
        prices = self.facts.geography.prices[start][goal]
        return min([grain * GRAIN_PRICE + gold * COIN_PRICE for grain, gold in prices], default=FAR)

    def _nearest(self, start: int, province: int) -> list[tuple[float, int]]:
        geography = self.facts.geography
        result: list[tuple[float, int]] = []
        for city in range(CITIES):
            if self.facts.province[city] == province and city not in self.facts.neutral:
                prices = [self.price[start][geography.district[camp]] for camp in self.camps[city]]
                result.append((min(prices, default=FAR), city))
        result.sort()
        return result


def round_chances(sums: int) -> list[float]:
    """For every sum the chance to be among the first different ones of a round (SR-DICE-01)."""
    totals = [0.0] * (HIGHEST + 1)

    def draw(left: int, chance: float, free: int, taken: int) -> None:
        for total in range(LOWEST, HIGHEST + 1):
            if not taken >> total & 1:
                ways = WAYS[total - LOWEST]
                share = chance * ways / free
                totals[total] += share
                if left > 1:
                    draw(left - 1, share, free - ways, taken | 1 << total)

    draw(min(sums, HIGHEST - LOWEST), 1.0, 36, 0)
    totals[SEVEN] = 0.0
    return totals


_KEPT: Final = 16  # of different content, seats and options
_charts: dict[int, MapStats] = {}  # by the identity of the tables


def map_stats_of(facts: Facts) -> MapStats:
    """The chart of some tables, made once. It keeps its tables, so that no others can take their identity."""
    map_stats = _charts.get(id(facts))
    if map_stats is None:
        if len(_charts) >= _KEPT:
            _charts.clear()
        map_stats = _charts[id(facts)] = MapStats(facts)
    return map_stats
