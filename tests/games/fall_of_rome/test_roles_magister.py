"""FR-ROLE-MAGISTER: one legion fewer is lost, and the special removes two barbarians."""

from __future__ import annotations

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import fight, offers, turn_of
from tests.rules import rule


@rule("FR-ROLE-MAGISTER-01")
@pytest.mark.parametrize(
    ("faces", "lost"),
    [
        (["barbarian"], 0),
        (["legion"], 0),
        (["legion", "legion"], 1),
        (["legion", "barbarian_legion", "two_barbarians_legion"], 2),
        (["legion", "barbarian_legion", "special"], 1),
        (["legion", "legion", "legion"], 2),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_one_legion_fewer_is_lost_once_a_roll(faces: list[str], lost: int) -> None:
    scene = turn_of("magister_militum", legions={"roma": 3}, barbarians={"roma": {"huns": 3}})
    fight(scene, *faces)
    scene.expect(legions={"roma": 3 - lost}, supply={"legions": 13 + lost})


@rule("FR-ROLE-MAGISTER-01")
def test_each_battle_saves_a_legion_anew() -> None:
    scene = turn_of("magister_militum", legions={"roma": 2}, barbarians={"roma": {"huns": 3}})
    for _ in range(2):
        fight(scene, "legion")
    scene.expect(legions={"roma": 2})


@rule("FR-ROLE-MAGISTER-01")
def test_others_lose_what_they_roll() -> None:
    others = [{"role": "magister_militum", "city": "roma"}]
    scene = turn_of("consul", legions={"roma": 3}, barbarians={"roma": {"huns": 3}}, others=others)
    fight(scene, "legion", "legion")
    scene.expect(legions={"roma": 1})


@rule("FR-ROLE-MAGISTER-01")
def test_no_legion_is_saved_when_a_city_defends_itself() -> None:
    position = {
        "players": [{"role": "magister_militum", "city": "carnuntum"}],
        "legions": {"carnuntum": 2},
        "turn": {"phase": "invade"},
    }
    scene = Scene("fall_of_rome", 2, position)
    scene.chance("reveal huns carnuntum")
    scene.expect(legions={"carnuntum": 1})


@rule("FR-ROLE-MAGISTER-02")
def test_the_special_removes_two_barbarians_of_any_tribes() -> None:
    horde = {"huns": 2, "vandals": 2}
    scene = turn_of("magister_militum", legions={"roma": 1}, barbarians={"roma": horde, "genua": horde})
    fight(scene, "special")
    assert offers(scene, "remove") == {"2 huns", "2 vandals", "1 vandals 1 huns"}
    scene.play("remove 1 vandals 1 huns")
    scene.expect(barbarians={"roma": {"huns": 1, "vandals": 1}, "genua": horde}, legions={"roma": 1}, actors=[0])


@rule("FR-ROLE-MAGISTER-02")
@pytest.mark.parametrize(("present", "left"), [(1, 0), (2, 0), (3, 1)])
def test_the_special_removes_as_many_as_possible(present: int, left: int) -> None:
    scene = turn_of("magister_militum", legions={"roma": 1}, barbarians={"roma": {"huns": present}})
    fight(scene, "special")
    scene.expect(barbarians={"roma": {"huns": left}}, legions={"roma": 1})


@rule("FR-RUL-33")
@pytest.mark.parametrize(
    ("role", "faces", "left"),
    [
        ("magister_militum", ["legion"], 3),
        ("magister_militum", ["legion", "legion"], 2),
        ("magister_militum", ["legion", "legion", "legion"], 1),
        ("magister_militum", ["barbarian"], 3),
        ("consul", ["legion", "legion"], 1),
    ],
)
def test_the_magister_saves_one_legion_a_battle(role: str, faces: list[str], left: int) -> None:
    scene = turn_of(role, "carnuntum", barbarians={"carnuntum": {"huns": 3}}, legions={"carnuntum": 3})
    fight(scene, *faces)
    scene.expect(legions={"carnuntum": left})


@rule("FR-RUL-34")
def test_the_magister_saves_no_legion_when_his_city_is_attacked() -> None:
    scene = turn_of("magister_militum", "carnuntum", legions={"carnuntum": 2}, turn={"phase": "invade"})
    scene.chance("reveal huns carnuntum")
    scene.expect(legions={"carnuntum": 1}, events=["attacked huns carnuntum"])
