"""FR-ACT-FORT: a fort for a card that names your city."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.fall_of_rome.board import broken, kinds, offers, turn_of
from tests.rules import rule

SIX_FORTS: Final = ["roma", "genua", "narbo", "tyras", "sinope", "patrae"]

ALL_FORTS = ["roma", "narbo", "tingi", "tyras", "sinope", "narona"]


@rule("FR-ACT-FORT-01")
def test_a_card_that_names_the_city_places_a_fort() -> None:
    scene = turn_of("consul", "genua", ["white_genua", "orange_genua", "white_narbo", "carpe_diem"], forts=["roma"])
    assert offers(scene, "fortify") == {"white_genua", "orange_genua"}  # of any colour
    scene.play("fortify orange_genua")
    scene.expect(
        forts=["roma", "genua"],
        supply={"forts": 4},
        player_discard=["orange_genua"],
        players={0: {"hand": ["white_genua", "white_narbo", "carpe_diem"]}},
        turn={"actions": 3},
        actors=[0],
    )
    assert broken(scene) == []


@rule("FR-ACT-FORT-01")
def test_a_card_of_another_city_does_not_help() -> None:
    """Its colour does not matter, and neither does who stands there."""
    scene = turn_of("consul", "genua", ["white_narbo"], others=[{"city": "narbo"}])
    assert offers(scene, "fortify") == set()
    scene.expect(illegal={"fortify white_narbo": "FR-ACT-FORT-01", "fortify white_genua": "FR-TURN-07"})


@rule("FR-ACT-FORT-02")
def test_without_forts_in_supply_one_is_moved() -> None:
    scene = turn_of("consul", "genua", ["white_genua"], forts=ALL_FORTS)
    scene.play("fortify white_genua")
    assert offers(scene, "take_fort") == set(ALL_FORTS)
    scene.expect(actors=[0], forts=ALL_FORTS, player_discard=["white_genua"])
    scene.play("take_fort tyras")
    scene.expect(
        forts=["roma", "narbo", "tingi", "sinope", "narona", "genua"], supply={"forts": 0}, turn={"actions": 3}
    )
    assert broken(scene) == []


@rule("FR-ACT-FORT-02")
@pytest.mark.parametrize("forts", [0, 1, 5])
def test_with_a_fort_in_supply_none_is_moved(forts: int) -> None:
    scene = turn_of("consul", "genua", ["white_genua"], forts=ALL_FORTS[:forts])
    scene.play("fortify white_genua")
    scene.expect(
        forts=[*ALL_FORTS[:forts], "genua"], supply={"forts": 5 - forts}, illegal={"take_fort roma": "FR-RUL-13"}
    )


@rule("FR-ACT-FORT-03")
@pytest.mark.parametrize("forts", [["genua"], ["genua", *ALL_FORTS[1:]]], ids=["supply", "no supply"])
def test_a_city_with_a_fort_gets_no_other(forts: list[str]) -> None:
    scene = turn_of("consul", "genua", ["white_genua", "orange_genua"], forts=forts)
    assert offers(scene, "fortify") == set()
    scene.expect(illegal={"fortify white_genua": "FR-ACT-FORT-03"})
    scene.play("march narbo 0") if "narbo" not in forts else scene.play("march ravenna 0")
    scene.expect(illegal={"fortify white_genua": "FR-ACT-FORT-01"})


@rule("FR-RUL-12")
def test_when_all_forts_stand_the_active_player_moves_any_of_them_also_that_of_roma() -> None:
    scene = turn_of("consul", "lutetia", ["green_lutetia"], forts=SIX_FORTS)
    scene.play("fortify green_lutetia")
    assert scene.actors == [0]
    assert offers(scene, "take_fort") == set(SIX_FORTS)
    assert kinds(scene) == {"take_fort"}
    scene.play("take_fort roma")
    scene.expect(forts=["lutetia", *SIX_FORTS[1:]], supply={"forts": 0}, turn={"actions": 3})


@rule("FR-RUL-13")
def test_while_a_fort_is_in_supply_none_is_moved() -> None:
    scene = turn_of("consul", "lutetia", ["green_lutetia"], forts=SIX_FORTS[:5])
    scene.play("fortify green_lutetia")
    assert scene.refused("take_fort roma") == "FR-RUL-13"
    scene.expect(forts=["lutetia", *SIX_FORTS[:5]], supply={"forts": 0}, legal="end_actions")
