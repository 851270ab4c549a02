"""FR-ACT-ENLIST: the barbarians of an ally become legions."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.fall_of_rome.board import AWAY, THREAT, kinds, offers, turn_of
from tests.rules import rule

ALL_ON_BOARD: Final = {"narona": 16}


@rule("FR-ACT-ENLIST-01")
def test_enlisting_needs_an_alliance() -> None:
    barbarians = {"roma": {"huns": 2, "vandals": 1}}
    scene = turn_of("consul", hand=["green_iuvavum", "black_tingi"], barbarians=barbarians, allied=["vandals"])
    assert offers(scene, "enlist") == {"black_tingi 0", "black_tingi 1"}
    scene.expect(illegal={"enlist green_iuvavum 1": "FR-ACT-ENLIST-01"})


@rule("FR-ACT-ENLIST-01")
def test_enlisting_needs_a_barbarian_in_the_own_city() -> None:
    scene = turn_of("consul", hand=["green_iuvavum"], barbarians={"genua": {"huns": 3}}, allied=["huns"])
    assert offers(scene, "enlist") == set()
    scene.expect(illegal={"enlist green_iuvavum 0": "FR-RUL-29"})


@rule("FR-ACT-ENLIST-01")
def test_enlisting_costs_one_card_of_the_colour() -> None:
    hand = ["green_iuvavum", "green_roma", "blue_roma", "carpe_diem"]
    scene = turn_of("consul", hand=hand, barbarians={"roma": {"huns": 1}}, allied=["huns"])
    assert {text.split()[0] for text in offers(scene, "enlist")} == {"green_iuvavum", "green_roma"}
    scene.expect(illegal={"enlist green_lutetia 1": "FR-TURN-07", "enlist blue_roma 1": "FR-ACT-ENLIST-01"})
    scene.play("enlist green_roma 1")
    scene.expect(
        player_discard=["green_roma"],
        players={0: {"hand": ["green_iuvavum", "blue_roma", "carpe_diem"]}},
        turn={"actions": 3},
    )


@rule("FR-ACT-ENLIST-02")
@pytest.mark.parametrize("here", [1, 2, 3])
def test_all_of_the_tribe_leave_the_city_and_nobody_else(here: int) -> None:
    barbarians = {"roma": {"huns": here, "vandals": 2, "ostrogoths": 1}, "genua": {"huns": 2}}
    scene = turn_of("consul", hand=["green_iuvavum"], barbarians=barbarians, allied=["huns", "vandals"])
    scene.play("enlist green_iuvavum 0")
    scene.expect(
        barbarians={"roma": {"huns": 0, "vandals": 2, "ostrogoths": 1}, "genua": {"huns": 2}},
        supply={"barbarians": {"huns": 18, "vandals": 20, "ostrogoths": 13}},
    )


@rule("FR-ACT-ENLIST-03")
@pytest.mark.parametrize("here", [1, 2, 3])
def test_up_to_as_many_legions_come(here: int) -> None:
    barbarians = {"roma": {"huns": here, "vandals": 3}}
    scene = turn_of("consul", hand=["green_iuvavum"], barbarians=barbarians, allied=["huns"], legions={"roma": 1})
    assert offers(scene, "enlist") == {f"green_iuvavum {count}" for count in range(here + 1)}
    if here < 3:
        scene.expect(illegal={f"enlist green_iuvavum {here + 1}": "FR-ACT-ENLIST-03"})
    scene.play(f"enlist green_iuvavum {here}")
    scene.expect(only={"legions": {"roma": 1 + here}}, supply={"legions": 15 - here})


@rule("FR-ACT-ENLIST-03")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_fewer_legions_may_be_placed(placed: int) -> None:
    scene = turn_of("consul", hand=["green_iuvavum"], barbarians={"roma": {"huns": 3}}, allied=["huns"])
    scene.play(f"enlist green_iuvavum {placed}")
    scene.expect(only={"legions": {"roma": placed}}, barbarians={"roma": {"huns": 0}})


@rule("FR-ACT-ENLIST-04")
@pytest.mark.parametrize("supply", [0, 1, 2])
def test_a_short_supply_gives_what_it_has(supply: int) -> None:
    legions = {AWAY: 16 - supply}
    scene = turn_of(
        "consul", hand=["green_iuvavum"], barbarians={"roma": {"huns": 3}}, allied=["huns"], legions=legions
    )
    assert offers(scene, "enlist") == {f"green_iuvavum {count}" for count in range(supply + 1)}
    scene.expect(illegal={"enlist green_iuvavum 3": "FR-ACT-ENLIST-04"})
    scene.play(f"enlist green_iuvavum {supply}")
    scene.expect(legions={AWAY: 16 - supply, "roma": supply}, barbarians={"roma": {"huns": 0}})


@rule("FR-RUL-20")
def test_with_an_empty_supply_enlisting_still_removes_barbarians() -> None:
    there = {"lutetia": {"huns": 2}}
    scene = turn_of("consul", "lutetia", ["green_roma"], barbarians=there, legions=ALL_ON_BOARD, allied=["huns"])
    assert offers(scene, "enlist") == {"green_roma 0"}
    scene.play("enlist green_roma 0")
    scene.expect(only={"barbarians": THREAT, "legions": ALL_ON_BOARD})


@rule("FR-RUL-28")
@pytest.mark.parametrize("legions", [0, 1, 3])
def test_enlisting_places_as_many_legions_as_the_player_likes_up_to_the_barbarians(legions: int) -> None:
    scene = turn_of("consul", "lutetia", ["green_roma"], barbarians={"lutetia": {"huns": 3}}, allied=["huns"])
    assert offers(scene, "enlist") == {f"green_roma {count}" for count in range(4)}
    scene.play(f"enlist green_roma {legions}")
    scene.expect(legions={"lutetia": legions}, barbarians={"lutetia": {"huns": 0}}, player_discard=["green_roma"])


@rule("FR-RUL-29")
def test_nobody_enlists_where_no_barbarian_of_the_tribe_is() -> None:
    there = {"lutetia": {"vandals": 2}, "lugdunum": {"huns": 2}}
    scene = turn_of("consul", "lutetia", ["green_roma"], barbarians=there, allied=["huns"])
    assert "enlist" not in kinds(scene)
    assert scene.refused("enlist green_roma 0") == "FR-RUL-29"
