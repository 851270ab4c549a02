"""The reference procedure of the ledger, written down once more and compared on random boards (FR-SACK-11)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from occasus.content import facts
from tests.games.fall_of_rome.board import before
from tests.games.fall_of_rome.paths import WAYS
from tests.rules import rule

FACTS: Final = facts("fall_of_rome")
NEIGHBOURS: Final = {entry["id"]: sorted(entry["neighbours"]) for entry in FACTS["cities"]["entries"]}
CUBES: Final = {entry["id"]: entry["cubes"] for entry in FACTS["tribes"]["entries"]}


class Lost(Exception):
    """The game is lost; the text says why."""


class Board:
    """A board in words, and one tribe that comes."""

    def __init__(self, tribe: str, rng: Random, caput_mundi: bool) -> None:
        self.tribe, self.caput_mundi = tribe, caput_mundi
        cities = rng.sample(sorted(NEIGHBOURS), len(NEIGHBOURS))
        self.supply = CUBES[tribe]
        self.cubes: dict[str, int] = {}
        for city in cities[: rng.randint(0, 12)]:
            if city != "roma" or not caput_mundi:
                self.cubes[city] = min(rng.choice((1, 2, 3, 3, 3)), self.supply)
                self.supply -= self.cubes[city]
        rng.shuffle(cities)
        self.legions = {city: rng.randint(1, 3) for city in cities[: rng.randint(0, 5)]}
        if caput_mundi:
            self.legions.pop("roma", None)
        self.forts = rng.sample(cities, rng.randint(0, 6))
        self.pawns = rng.sample(cities, 3)
        self.decline = rng.choice((0, 0, 0, 3, 5, 7))
        self.sacked: list[str] = []
        self.queue: list[str] = []

    def position(self) -> dict[str, Any]:
        """The board as a scene knows it."""
        return {
            "barbarians": {city: {self.tribe: count} for city, count in self.cubes.items() if count},
            "legions": {city: count for city, count in self.legions.items() if count},
            "forts": sorted(self.forts),
            "decline": self.decline,
        }

    def add(self, city: str) -> None:
        """One cube wants to come in."""
        if self.caput_mundi and city == "roma":
            self.step()
        elif city in self.sacked or city in self.queue:
            pass
        elif self.legions.get(city, 0):
            supported = city in self.pawns or city in self.forts
            self.legions[city] -= 1 if supported else self.legions[city]
        elif self.cubes.get(city, 0) == 3:
            self.queue.append(city)
        elif self.supply == 0:
            raise Lost("no_cubes")
        else:
            self.supply -= 1
            self.cubes[city] = self.cubes.get(city, 0) + 1

    def step(self) -> None:
        """One step of decline."""
        self.decline += 1
        if self.decline == 8:
            raise Lost("decline")

    def resolve(self, target: str, times: int) -> str:
        """A card brings so many cubes; returns how the game stands."""
        try:
            for _ in range(times):
                self.add(target)
                while self.queue:
                    self.sack(self.queue.pop(0))
        except Lost as loss:
            return str(loss)
        return "going_on"

    def sack(self, city: str) -> None:
        """A city falls."""
        self.sacked.append(city)
        if city == "roma":
            raise Lost("roma_sacked")
        self.step()
        if city in self.forts:
            self.forts.remove(city)
        for neighbour in NEIGHBOURS[city]:
            self.add(neighbour)

    def target(self, city: str) -> str:
        """The city that a card for this city invades."""
        way = WAYS[self.tribe, city]
        for place in range(len(way) - 1, 0, -1):
            if self.cubes.get(way[place]) or self.cubes.get(way[place - 1]):
                return way[place]
        return way[0]


@rule("FR-SACK-11")
@pytest.mark.parametrize("challenge", ["base", "roma_caput_mundi"])
@pytest.mark.parametrize("phase", ["invade", "revolt"])
def test_random_boards_come_out_as_the_reference_procedure_says(phase: str, challenge: str) -> None:
    ends = set()
    for number in range(150):
        rng = Random(f"{phase} {challenge} {number}")
        tribe, city = rng.choice(sorted(WAYS))
        board = Board(tribe, rng, challenge == "roma_caput_mundi")
        table = {**board.position(), "players": [{"city": pawn} for pawn in board.pawns]}
        scene = before(phase, f"{tribe} {city}", options={"challenge": challenge}, **table)
        outcome = board.resolve(city, 3) if phase == "revolt" else board.resolve(board.target(city), 1)
        after = board.position()
        scene.expect(outcome=outcome, only={name: after[name] for name in after})
        ends.add(outcome)
    assert {"going_on", "decline"} <= ends
    assert ("roma_sacked" in ends) == (challenge == "base")
