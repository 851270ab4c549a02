"""The map as tables: districts, journeys with their prices, cities beside a crossroads, cities within reach.

Crossroads that plain roads join form a district (SR-BOARD-10): inside it moving is free, so that a journey is
a path from district to district, and its price depends on nothing but these two.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from occasus.core.array_ops import nested
from occasus.core.basics import OccasusError
from occasus.core.int_arrays import append, vec
from occasus.core.suggestions import look_up
from occasus.games.struggle_for_rome.board.names import (
    CITIES,
    CITY_WORDS,
    CROSSROADS,
    CROSSROADS_WORDS,
    HEX_WORDS,
    HEXES,
    PAID_GOLD_MOST,
    PAID_GRAIN_MOST,
)

PLAIN: Final = 0
LAND: Final = 1
SEA: Final = 2
ARROWS: Final = {
    "none": (PLAIN, False),
    "land": (LAND, False),
    "land_one_way": (LAND, True),
    "sea": (SEA, False),
    "sea_one_way": (SEA, True),
}

Prices = tuple[tuple[int, int], ...]
"""The payments that none beats, as (grain, gold), least grain first."""


@final
class Geography:
    """Where everything lies, and what is next to what."""

    def __init__(self, facts: dict[str, Any], one_way: bool, across_sea: bool) -> None:
        roads = _roads(facts["map"], one_way)
        self.city_at: Final = vec[i64]([-1] * CROSSROADS)  # by crossroads
        self.crossroads_of: Final = vec[i64](
            [
                look_up(entry["crossroad"], CROSSROADS_WORDS, f"city {entry['id']}: crossroads")
                for entry in facts["map"]["cities"]
            ]
        )
        for city, place in enumerate(self.crossroads_of):
            if self.city_at[place] >= 0:
                raise OccasusError(
                    f"cities {CITY_WORDS[city]} and {CITY_WORDS[self.city_at[place]]} share a crossroads."
                )
            self.city_at[place] = city
        corners: list[list[int]] = [[] for _ in range(HEXES)]
        hexes_of: list[list[int]] = []
        for place, entry in enumerate(facts["map"]["crossroads"]):
            around = [look_up(word, HEX_WORDS, f"crossroads {entry['id']}: hex") for word in entry["hexes"]]
            hexes_of.append(around)
            for hexagon in around:
                corners[hexagon].append(place)
        self.hexes_of: Final = nested(hexes_of)  # by crossroads
        self.corners: Final = nested(corners)  # by hex
        district = _districts(roads)
        self.district: Final = vec[i64](district)  # by crossroads
        self.districts: Final = max(district) + 1
        self.beside: Final = self._beside(roads, across_sea)  # cities by crossroads (SR-BOARD-11)
        arrows = _arrows(roads, district, self.districts)
        self.reach: Final = self._reach(arrows)  # cities by city (SR-EXP-01)
        self.prices: Final = _prices(arrows, facts["costs"]["travel"])  # by district, district
        self.open: Final = nested(
            [
                [p for p in range(CROSSROADS) if self.district[p] == d and self.city_at[p] < 0]
                for d in range(self.districts)
            ]
        )  # crossroads without a city, by district
        self.all_open: Final = vec[i64]([p for p in range(CROSSROADS) if self.city_at[p] < 0])
        size = self.districts * (PAID_GRAIN_MOST + 1) * (PAID_GOLD_MOST + 1)
        self._affordable = vec[i64]([-1] * size)  # by district, grain and gold: which of these, once it was looked for
        self._reached = vec[vec[i64]]()  # sets of crossroads that a journey can reach
        self._number: dict[tuple[int, ...], int] = {}  # of such a set

    def _beside(self, roads: list[tuple[int, int, int]], across_sea: bool) -> vec[vec[i64]]:
        beside: list[list[int]] = [[] for _ in range(CROSSROADS)]
        for here, there, arrow in roads:
            city = self.city_at[there]
            if city >= 0 and (arrow != SEA or across_sea) and city not in beside[here]:  # SR-BOARD-11, SR-RUL-27
                beside[here].append(city)
        return nested([sorted(cities) for cities in beside])

    def _reach(self, arrows: list[list[tuple[int, int]]]) -> vec[vec[i64]]:
        reach: list[list[int]] = []
        for city in range(CITIES):
            home = self.district[self.crossroads_of[city]]
            near = {home} | {there for there, _ in arrows[home]}  # at most one arrow: SR-EXP-02
            within = [c for c in range(CITIES) if c != city and self.district[self.crossroads_of[c]] in near]
            reach.append(within)
        return nested(reach)

    def prices_between(self, start: i64, goal: i64) -> Prices:
        """The payments for a journey from one crossroads to another."""
        return self.prices[self.district[start]][self.district[goal]]

    def affordable(self, start: i64, grain: i64, gold: i64) -> vec[i64]:
        """The crossroads without a city that a journey can reach with this grain and gold (SR-MOVE-08).

        Looked for once for each district, grain and gold, then remembered.
        """
        grain, gold = min(grain, PAID_GRAIN_MOST), min(gold, PAID_GOLD_MOST)
        key = (self.district[start] * (PAID_GRAIN_MOST + 1) + grain) * (PAID_GOLD_MOST + 1) + gold
        if self._affordable[key] < 0:
            self._affordable[key] = self._look(self.district[start], grain, gold)
        return self._reached[self._affordable[key]]

    def _look(self, home: int, grain: int, gold: int) -> int:
        """The number of the set of crossroads within reach of a district, which may be a new one."""
        places: list[int] = []
        for goal in range(self.districts):
            if any(paid[0] <= grain and paid[1] <= gold for paid in self.prices[home][goal]):
                places.extend(self.open[goal])
        if tuple(places) not in self._number:
            self._number[tuple(places)] = len(self._reached)
            self._reached = append(self._reached, vec[i64](places))
        return self._number[tuple(places)]


def _roads(chart: dict[str, Any], one_way: bool) -> list[tuple[int, int, int]]:
    """Every connection in the directions in which it may be used, with its arrow (SR-BOARD-03, SR-MOVE-12)."""
    listed = [(entry[0], entry[1], entry[2]) for entry in chart["roads"]]
    listed += [(route["from"], route["to"], route["arrow"]) for route in chart["sea_routes"]]
    roads: list[tuple[int, int, int]] = []
    directed = False
    for first, second, word in listed:
        if word not in ARROWS:
            raise OccasusError(f"road {first} {second}: arrow {word!r} is not one of {', '.join(ARROWS)}.")
        arrow, single = ARROWS[word]
        directed = directed or single
        here = look_up(first, CROSSROADS_WORDS, "road: crossroads")
        there = look_up(second, CROSSROADS_WORDS, "road: crossroads")
        roads.append((here, there, arrow))
        if not (single and one_way):
            roads.append((there, here, arrow))
    if one_way and not directed:
        raise OccasusError(
            "option one_way_arrows needs a map that gives its arrows directions (land_one_way, sea_one_way); "
            "this map has none. (SR-RUL-04)"
        )
    return roads


def _districts(roads: list[tuple[int, int, int]]) -> list[int]:
    """The number of the district of each crossroads."""
    plain: list[list[int]] = [[] for _ in range(CROSSROADS)]
    for here, there, arrow in roads:
        if arrow == PLAIN:
            plain[here].append(there)
    district = [-1] * CROSSROADS
    number = 0
    for start in range(CROSSROADS):
        if district[start] >= 0:
            continue
        district[start] = number
        queue = [start]
        for place in queue:
            for there in plain[place]:
                if district[there] < 0:
                    district[there] = number
                    queue.append(there)
        number += 1
    return district


def _arrows(roads: list[tuple[int, int, int]], district: list[int], districts: int) -> list[list[tuple[int, int]]]:
    """The districts that one arrow leads to from each district, with the kind of the arrow."""
    arrows: list[list[tuple[int, int]]] = [[] for _ in range(districts)]
    for here, there, arrow in roads:
        step = (district[there], arrow)
        if arrow != PLAIN and district[here] != district[there] and step not in arrows[district[here]]:
            arrows[district[here]].append(step)
    return arrows


def _prices(arrows: list[list[tuple[int, int]]], travel: dict[str, Any]) -> list[list[Prices]]:
    grain = price_of(travel["land_arrow"], "grain", "costs.travel.land_arrow")
    gold = price_of(travel["land_arrow"], "gold", "costs.travel.land_arrow")
    sea = price_of(travel["sea_arrow"], "gold", "costs.travel.sea_arrow")
    return [
        [_cheapest(counts, grain, gold, sea) for counts in _paid_arrows(arrows, start)] for start in range(len(arrows))
    ]


def price_of(ways: list[dict[str, int]], what: str, where: str) -> int:
    """The amount of one resource in a list of alternatives, such as one grain or three gold."""
    prices = [price[what] for price in ways if what in price]
    if len(prices) != 1 or not 0 <= prices[0] <= PAID_GRAIN_MOST:
        raise OccasusError(f"{where}: one entry with {what} from 0 to {PAID_GRAIN_MOST} was expected, not {ways!r}.")
    return int(prices[0])


def _paid_arrows(arrows: list[list[tuple[int, int]]], start: int) -> list[list[tuple[int, int]]]:
    """For each district the fewest arrows to pay on one path, as pairs (land, sea) of which none beats another.

    SR-MOVE-03, SR-MOVE-07, SR-RUL-21.

    The first arrow on the path is free, whichever kind it is (SR-MOVE-04, SR-MOVE-10).
    """
    fewest: list[list[tuple[int, int]]] = [[] for _ in arrows]
    fewest[start].append((0, 0))
    queue: list[tuple[int, int, int]] = []
    for there, _ in arrows[start]:
        if (0, 0) not in fewest[there]:
            fewest[there].append((0, 0))
            queue.append((there, 0, 0))
    for here, land, sea in queue:  # in the order of the number of arrows
        for there, arrow in arrows[here]:
            more_land = land + (arrow == LAND)
            more_sea = sea + (arrow == SEA)
            if not any(a <= more_land and b <= more_sea for a, b in fewest[there]):
                fewest[there].append((more_land, more_sea))
                queue.append((there, more_land, more_sea))
    return fewest


def _cheapest(counts: list[tuple[int, int]], grain: int, gold: int, sea: int) -> Prices:
    """The payments that none beats: each land arrow with grain or with gold (SR-MOVE-05, SR-MOVE-06)."""
    payments = {
        (grain * with_grain, gold * (land - with_grain) + sea * at_sea)
        for land, at_sea in counts
        for with_grain in range(land + 1)
    }
    best: list[tuple[int, int]] = []
    for paid_grain, paid_gold in sorted(payments):
        within = paid_grain <= PAID_GRAIN_MOST and paid_gold <= PAID_GOLD_MOST
        if within and (not best or paid_gold < best[-1][1]):
            best.append((paid_grain, paid_gold))
    return tuple(best)
