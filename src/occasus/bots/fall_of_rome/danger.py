"""What barbarians are worth fighting, where, and how far away: the eyes of the greedy bot of Fall of Rome.

Values are in one unit: about how much harm a barbarian in that place will do. A value that needs more actions to
reach counts less for each of them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, final

from occasus.bots.fall_of_rome.outlook import Outlook
from occasus.core.basics import Position

STANDING: Final = (0.0, 0.8, 2.2, 6.0)  # harm of so many barbarians of a tribe in a city
NEXT: Final = (0.3, 0.8, 2.5, 10.0)  # harm of one more, when it comes
ROMA: Final = 3.0  # Roma counts so much more
LATER: Final = 0.72  # what a value is worth an action later
SPECIAL: Final = 0.7  # barbarians that a special removes, about
LEGION: Final = 0.35  # what a legion is worth in itself
SCARCE: Final = 5  # a supply below this is a danger of its own


@final
class Danger:
    """The dangers of one position."""

    def __init__(self, position: Position, outlook: Outlook, ways: Ways) -> None:
        self.position: Final = position
        self.ways: Final = ways
        self.legions: Final[dict[str, int]] = position["legions"]
        self.forts: Final[list[str]] = position["forts"]
        self.recruits: Final = int(ways.recruits[position["rate"]])
        self.coming: Final[dict[tuple[str, str], float]] = {}  # how often a tribe is expected in a city this turn
        for card, chance in outlook.coming(position, outlook.rate(position)).items():
            tribe, city = outlook.target(position, card)
            self.coming[tribe, city] = self.coming.get((tribe, city), 0.0) + chance
        self._reliefs: dict[str, list[float]] = {}
        self._best: dict[tuple[str, int], float] = {}

    def harm(self, tribe: str, city: str, count: int) -> float:
        """The harm of so many barbarians of a tribe in a city."""
        left: int = self.position["supply"]["barbarians"].get(tribe, 0)
        scarce = max(0, SCARCE - left) * 0.5 * count
        more = self.coming.get((tribe, city), 0.0) * NEXT[count]
        return (STANDING[count] + more) * (ROMA if city == "roma" else 1.0) + scarce

    def relief(self, tribe: str, city: str, removed: int = 1) -> float:
        """What it is worth to remove so many barbarians of a tribe from a city."""
        count = self.position["barbarians"].get(city, {}).get(tribe, 0)
        return self.harm(tribe, city, count) - self.harm(tribe, city, max(0, count - removed))

    def reliefs(self, city: str) -> list[float]:
        """What the barbarians of a city are worth removing, one after another, the worst first."""
        if city not in self._reliefs:
            found: list[float] = []
            for tribe, count in self.position["barbarians"].get(city, {}).items():
                harms = [self.harm(tribe, city, number) for number in range(count + 1)]
                found += [after - before for before, after in pairwise(harms)]
            self._reliefs[city] = sorted(found, reverse=True)
        return self._reliefs[city]

    def exposed(self, city: str) -> float:
        """The harm that is expected in a city this turn if no legion stands there."""
        crowd = self.position["barbarians"].get(city, {})
        harm = sum(
            chance * NEXT[crowd.get(tribe, 0)] for (tribe, where), chance in self.coming.items() if where == city
        )
        return harm * (ROMA if city == "roma" else 1.0)

    def fight(self, city: str, dice: int) -> float:
        """What a battle with so many dice is worth."""
        hits = self.ways.hits * dice
        worth = -self.ways.losses * LEGION * dice
        for relief in self.reliefs(city):
            worth += relief * min(1.0, hits)
            hits -= 1
            if hits <= 0:
                break
        return worth

    def best(self, city: str, legions: int) -> float:
        """The best fight within reach of a pawn that stands in a city with so many legions."""
        key = (city, legions)
        if key not in self._best:
            self._best[key] = max(self._fights(city, legions), self._recruited(city, legions))
        return self._best[key]

    def _fights(self, city: str, legions: int) -> float:
        ways = self.ways
        worth = self.fight(city, min(ways.dice, legions)) if legions else 0.0
        carried = min(ways.carried, legions)
        for place, distance in ways.distances[city].items():
            dice = min(ways.dice, carried + self.legions.get(place, 0))
            if distance and dice:
                worth = max(worth, LATER**distance * self.fight(place, dice))
        return worth

    def _recruited(self, city: str, legions: int) -> float:
        worth = 0.0
        for fort in self.forts:
            distance = self.ways.distances[city][fort]
            brought = legions if fort == city else min(self.ways.carried, legions) + self.legions.get(fort, 0)
            there = self.recruits + brought
            if self.position["supply"]["legions"]:
                worth = max(worth, LATER ** (distance + 1) * self._fights(fort, there))
        return worth


@final
class Ways:
    """The map: neighbours, distances, ports, tracks. Made once for some facts."""

    def __init__(self, facts: dict[str, Any]) -> None:
        cities = facts["cities"]["entries"]
        self.neighbours: Final[dict[str, list[str]]] = {city["id"]: city["neighbours"] for city in cities}
        self.colours: Final[dict[str, list[str]]] = {city["id"]: city["colours"] for city in cities}
        self.recruits: Final[list[int]] = facts["tracks"]["recruit_rate"]["values"]
        self.distances: Final = {city: self._from(city) for city in self.neighbours}
        self.carried: Final[int] = facts["limits"]["legions_carried"]
        self.dice: Final[int] = facts["battle_dice"]["max_per_battle"]
        faces = [face for face in facts["battle_dice"]["faces"] for _ in range(face["count"])]
        hits = [SPECIAL if face["special"] else -face["barbarians"] for face in faces]
        self.hits: Final[float] = sum(hits) / len(faces)  # barbarians that a die removes
        self.losses: Final[float] = sum(-face["legions"] for face in faces) / len(faces)  # legions that it costs
        roles = {role["id"]: role.get("ability_params", {}) for role in facts["roles"]["entries"]}
        self.levy: Final[int] = roles["consul"]["levy"]
        self.fort_legions: Final[int] = roles["praefectus_fabrum"]["legions_for_a_fort"]
        self.start_legions: Final[int] = facts["setup"]["start"]["legions_with_each_pawn"]

    def _from(self, city: str) -> dict[str, int]:
        found = {city: 0}
        for place in (queue := [city]):
            for neighbour in self.neighbours[place]:
                if neighbour not in found:
                    found[neighbour] = found[place] + 1
                    queue.append(neighbour)
        return found
