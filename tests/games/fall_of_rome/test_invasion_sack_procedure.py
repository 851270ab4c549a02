"""The reference procedure of the ledger, written down once more and compared on random boards (FR-SACK-11)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from occasus.content import facts
from tests.games.fall_of_rome.board import THREAT, before, turn_of
from tests.games.fall_of_rome.paths import WAYS
from tests.rules import rule

INVADE: Final = {"phase": "invade"}
REVOLT: Final = {"phase": "revolt"}
ANGLES: Final = "anglo_saxons_franks"

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


def all_of(tribe: str, left: int) -> dict[str, dict[str, int]]:
    """Barbarians of a tribe in many cities, so that so many are left in supply."""
    cities = ["chersonesus", "sinope", "constantinopolis", "carnuntum", "narona", "patrae", "corduba"]
    count = {"ostrogoths": 14, "huns": 20}[tribe] - left
    return {city: {tribe: min(3, count - 3 * i)} for i, city in enumerate(cities) if count - 3 * i > 0}


@rule("FR-RUL-63", "FR-DEC-37")
def test_neighbours_come_in_alphabetical_order_and_chain_sacks_in_the_order_of_their_falling() -> None:
    full = {city: {ANGLES: 3} for city in ("lutetia", "mogontiacum", "burdigala")}
    scene = turn_of("consul", "tyras", players=2, barbarians=full, turn=INVADE)
    scene.chance(f"reveal {ANGLES} lutetia")
    order = [
        "sacked lutetia",
        "added gesoriacum", "added londinium", "added lugdunum",
        "sacked burdigala",
        "added caesaraugusta", "added lugdunum", "added narbo",
        "sacked mogontiacum",
        "added gesoriacum", "added lugdunum", "added mediolanum",
    ]  # fmt: skip
    happened = [text.replace(f" {ANGLES} ", " ") for text in scene.events]
    assert [text for text in happened if text.split()[0] in ("sacked", "added")] == order
    assert scene.actors == [-1]


@rule("FR-RUL-64")
def test_a_city_waiting_for_its_chain_sack_ignores_another_cube() -> None:
    full = {city: {ANGLES: 3} for city in ("lutetia", "mogontiacum", "lugdunum")}  # each the neighbour of the others
    scene = turn_of("consul", "tyras", players=2, barbarians=full, turn=INVADE)
    scene.chance(f"reveal {ANGLES} lutetia")
    scene.expect(decline=3)
    sacked = [text.split()[2] for text in scene.events if text.startswith("sacked")]
    assert sacked == ["lutetia", "lugdunum", "mogontiacum"]
    scene.expect(barbarians={city: {ANGLES: 3} for city in full})


@rule("FR-RUL-65")
@pytest.mark.parametrize(("before", "after", "decline"), [(0, 1, 2), (2, 3, 2), (3, 3, 3)])
def test_a_city_whose_legions_fell_can_be_filled_or_sacked_by_a_second_cube_of_the_card(
    before: int, after: int, decline: int
) -> None:
    full = {"lutetia": {ANGLES: 3}, "mogontiacum": {ANGLES: 3}, "gesoriacum": {ANGLES: before}}
    scene = turn_of("consul", "tyras", players=2, barbarians=full, legions={"gesoriacum": 3}, turn=INVADE)
    scene.chance(f"reveal {ANGLES} lutetia")  # Gesoriacum is ambushed first, then hit from Mogontiacum
    scene.expect(
        events=[f"ambushed {ANGLES} gesoriacum 3"],
        barbarians={"gesoriacum": {ANGLES: after}},
        legions={"gesoriacum": 0},
        decline=decline,
    )


@rule("FR-RUL-66")
def test_a_chain_sacked_city_loses_its_fort() -> None:
    full = {"sinope": {"ostrogoths": 3}, "chersonesus": {"ostrogoths": 3}}
    scene = turn_of("consul", barbarians=full, forts=["chersonesus", "tyras", "roma"], turn=INVADE)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(forts=["tyras", "roma"], supply={"forts": 4}, decline=2)


@rule("FR-RUL-67")
def test_a_pawn_and_a_fort_without_legions_do_not_stop_a_sack() -> None:
    scene = turn_of("consul", "sinope", barbarians={"sinope": {"ostrogoths": 3}}, forts=["sinope"], turn=INVADE)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=1, forts=[], players={0: {"city": "sinope"}}, events=["sacked ostrogoths sinope"])


@rule("FR-RUL-68")
def test_a_sacked_city_needs_no_cube_and_a_step_of_decline_neither() -> None:
    legions = {"chersonesus": 1, "constantinopolis": 1}
    scene = turn_of("consul", "eburacum", barbarians=all_of("ostrogoths", 0), legions=legions, turn=INVADE)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=1, result=None, events=["sacked ostrogoths sinope"])
    roma = {**all_of("ostrogoths", 2), "aquileia": {"ostrogoths": 2}}
    challenge = turn_of("consul", "eburacum", barbarians=roma, options={"challenge": "roma_caput_mundi"}, turn=INVADE)
    challenge.chance("reveal ostrogoths roma")
    challenge.expect(decline=1, result=None, supply={"barbarians": {"ostrogoths": 0}})


@rule("FR-RUL-70")
def test_a_sack_of_roma_on_the_brink_is_told_as_a_sack_of_roma() -> None:
    scene = turn_of("consul", barbarians={"roma": {"huns": 3}}, decline=7, turn=INVADE)
    scene.chance("reveal huns roma")
    scene.expect(result={"reason": "roma_sacked", "rule": "FR-END-06"}, decline=7)


@rule("FR-RUL-71")
def test_an_ally_still_sacks_cities() -> None:
    scene = turn_of("consul", barbarians={"sinope": {"ostrogoths": 3}}, allied=["ostrogoths"], turn=INVADE)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=1, barbarians={"chersonesus": {"ostrogoths": 1}, "constantinopolis": {"ostrogoths": 1}})


@rule("FR-RUL-71")
def test_an_ally_still_sacks_roma_and_still_runs_out_of_cubes() -> None:
    roma = turn_of("consul", barbarians={"roma": {"huns": 3}}, allied=["huns"], turn=INVADE)
    roma.chance("reveal huns roma")
    roma.expect(result={"reason": "roma_sacked"})
    cubes = turn_of("consul", barbarians=all_of("huns", 0), allied=["huns"], turn=REVOLT)
    cubes.chance("reveal huns lutetia")
    cubes.expect(result={"reason": "no_cubes"})


@rule("FR-RUL-72")
def test_a_sacked_gate_city_adds_cubes_to_its_neighbouring_cities_only() -> None:
    scene = turn_of("consul", barbarians={"carnuntum": {"huns": 3}}, turn=INVADE)
    scene.chance("reveal huns carnuntum")
    scene.expect(
        only={"barbarians": {**THREAT, "carnuntum": {"huns": 3}, "aquileia": {"huns": 1}, "iuvavum": {"huns": 1}}},
        supply={"barbarians": {"huns": 15}},
    )
