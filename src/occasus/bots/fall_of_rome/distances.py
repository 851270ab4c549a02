"""How far cities lie from each other, for each way of moving: on foot, and with the Classis' free ships."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.int_arrays import pack_bytes, vec
from occasus.games.fall_of_rome.board.facts import Facts
from occasus.games.fall_of_rome.board.names import CARD_TRIBE, CARDS, CITIES, CLASSIS, FABRUM, TRIBES

FAR: Final = 99
MANY: Final = 4096  # ways that are remembered, by where forts are
FARE: Final = 1.5  # actions that a passage for a card counts for
CARDS_OF: Final = tuple(tuple(card for card in range(CARDS) if CARD_TRIBE[card] == tribe) for tribe in range(TRIBES))


@final
class Distances:
    """Distances in actions, city by city."""

    def __init__(self, facts: Facts) -> None:
        ports = facts.ports
        self.walk: Final = _distances([list(row) for row in facts.neighbours])
        sailing = [
            sorted({*facts.neighbours[city], *(ports if facts.is_port[city] else ())} - {city})
            for city in range(CITIES)
        ]
        self.ship: Final = _distances(sailing)
        self.pressure: Final = vec[float](
            [0.0] * CITIES
        )  # how many barbarian cards lead here, those near the gates counting most
        for path in facts.paths:
            for depth, city in enumerate(reversed(list(path))):
                self.pressure[city] += (depth + 1) ** -1.5
        self.markets: Final = vec[vec[i64]](
            [
                vec[i64]([city for city in range(CITIES) if facts.colour_mask[city] >> tribe & 1])
                for tribe in range(TRIBES)
            ]
        )  # where the Mercator passes cards of a colour
        self.facts: Final = facts
        self._nearness: Final[dict[float, vec[float]]] = {}
        self._forts: Final[dict[bytes, vec[i64]]] = {}
        self._ways: Final[dict[int, vec[float]]] = {}

    def nearness(self, step: float) -> vec[float]:
        """By distance, what is left of something that loses the same share of its worth with every action."""
        result = self._nearness.get(step)
        if result is None:
            result = vec[float]([step**distance for distance in range(2 * FAR + 2)])
            self._nearness[step] = result
        return result

    def of_role(self, role: i64) -> vec[vec[i64]]:
        """The distances for the pawn of a role."""
        return self.ship if role == CLASSIS else self.walk

    def ways(self, role: i64, mask: i64, city: i64, forts: vec[i64]) -> vec[float]:
        """Return how many actions every city is away for a pawn with spare cards of the colours in the mask."""
        place = city + 1  # 0: not on the map yet
        key = place * 64 + mask
        if role == CLASSIS:
            key = -1 - place
        elif role == FABRUM and mask:
            key = place * 64 + 32
            for fort in range(CITIES):
                if forts[fort]:
                    key += 1 << (fort + 12)
        result = self._ways.get(key)
        if result is None:
            result = vec[float]([float(distance) for distance in self.of_role(role)[city]])
            if role == FABRUM and mask:
                self._by_fort(city, forts, result)
            elif role != CLASSIS and mask:
                self._by_sea(city, mask, result)
            if len(self._ways) >= MANY:
                self._ways.clear()
            self._ways[key] = result
        return result

    def _by_sea(self, city: i64, mask: i64, result: vec[float]) -> None:
        port = float(min(self.walk[city][port] for port in self.facts.ports))
        for to in range(CITIES):
            for landing in self.facts.ports:
                if self.facts.colour_mask[landing] & mask:
                    result[to] = min(result[to], port + FARE + float(self.walk[landing][to]))

    def _by_fort(self, city: i64, forts: vec[i64], result: vec[float]) -> None:
        ways = self.to_forts(forts)
        for to in range(CITIES):
            result[to] = min(result[to], float(ways[city]) + FARE, FARE + float(ways[to]))

    def to_forts(self, forts: vec[i64]) -> vec[i64]:
        """By city, the distance to the nearest fort."""
        key = pack_bytes(forts)
        result = self._forts.get(key)
        if result is None:
            result = vec[i64](
                [
                    min([self.walk[city][other] for other in range(CITIES) if forts[other]], default=FAR)
                    for city in range(CITIES)
                ]
            )
            if len(self._forts) >= MANY:
                self._forts.clear()
            self._forts[key] = result
        return result


def _distances(neighbours: list[list[int]]) -> vec[vec[i64]]:
    rows: list[vec[i64]] = []
    for start in range(CITIES):
        row = [FAR] * CITIES
        row[start] = 0
        reached = [start]
        for city in reached:
            for neighbour in neighbours[city]:
                if row[neighbour] == FAR:
                    row[neighbour] = row[city] + 1
                    reached.append(neighbour)
        rows.append(vec[i64](row))
    return vec[vec[i64]](rows)


_KEPT: Final = 16  # of different content, seats and options
_atlases: dict[int, Distances] = {}  # by the identity of the tables


def distances_of(facts: Facts) -> Distances:
    """The atlas of some tables, made once. It keeps its tables, so that no others can take their identity."""
    distances = _atlases.get(id(facts))
    if distances is None:
        if len(_atlases) >= _KEPT:
            _atlases.clear()
        distances = _atlases[id(facts)] = Distances(facts)
    return distances
