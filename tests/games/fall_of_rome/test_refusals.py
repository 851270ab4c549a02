"""A refusal names the rule that really forbids: choices inside an action or an event that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fall_of_rome.board import fight, turn_of
from tests.rules import rule

CROWD: dict[str, Any] = {"carnuntum": {"huns": 2, "ostrogoths": 2}}


def refusals(scene: Any, expected: dict[str, str], seat: int = 0) -> None:
    assert {text: scene.refused(text, seat) for text in expected} == expected


@rule("FR-ACT-ALLY-03", "FR-TURN-07")
def test_an_alliance_is_paid_with_cards_of_its_colour_from_your_hand() -> None:
    hand = ["blue_sinope", "blue_roma", "blue_aquileia", "blue_chersonesus", "white_tyras"]
    scene = turn_of("consul", "sinope", hand, barbarians={"sinope": {"ostrogoths": 1}})
    scene.play("ally ostrogoths")
    refusals(scene, {"pay white_tyras": "FR-ACT-ALLY-03", "pay blue_constantinopolis": "FR-TURN-07"})


@rule("FR-RUL-108")
@pytest.mark.parametrize(("option", "too_many"), [("standard", "2 huns"), ("corruption", "2 huns 2 ostrogoths")])
def test_mors_tua_replaces_what_is_there_and_no_more_than_the_card_says(option: str, too_many: str) -> None:
    scene = turn_of("consul", "roma", ["mors_tua_vita_mea"], barbarians=CROWD)
    scene.play(f"event mors_tua_vita_mea {option}")
    refusals(scene, {"choose genua": "FR-DATA-10"})
    scene.play("choose carnuntum")
    refusals(scene, dict.fromkeys(("remove nothing", "remove 1 vandals", f"remove {too_many}"), "FR-RUL-108"))


@rule("FR-RUL-105")
def test_while_a_partner_is_over_the_limit_the_active_player_takes_no_action() -> None:
    seven = ["white_genua", "white_tyras", "white_narbo", "white_patrae", "white_athenae", "white_ravenna", "blue_roma"]
    scene = turn_of("consul", "aquileia", ["white_aquileia"], [{"role": "mercator", "city": "aquileia", "hand": seven}])
    scene.play("give mercator white_aquileia")
    scene.play("accept", 1)
    refusals(scene, {"march ravenna 0": "FR-RUL-105", "end_actions": "FR-RUL-105"})


@rule("FR-ROLE-REGINA-05", "FR-RUL-36")
def test_the_regina_removes_exactly_one_barbarian_of_her_city() -> None:
    scene = turn_of("regina_foederata", "carnuntum", barbarians=CROWD, legions={"carnuntum": 1})
    fight(scene, "special")
    expected = {"remove nothing": "FR-RUL-36", "remove 2 huns": "FR-RUL-36", "remove 1 vandals": "FR-ROLE-REGINA-05"}
    refusals(scene, expected)


@rule("FR-RUL-12")
def test_a_fort_comes_from_a_city_that_has_one() -> None:
    forts = ["roma", "narbo", "tyras", "sinope", "patrae", "corduba"]
    scene = turn_of("consul", "genua", ["white_genua"], forts=forts)
    scene.play("fortify white_genua")
    refusals(scene, {"take_fort lutetia": "FR-RUL-12"})


@rule("FR-RUL-95", "FR-DATA-10")
def test_hic_manebimus_places_legions_that_are_there_in_cities_with_a_fort() -> None:
    scene = turn_of("consul", "roma", ["hic_manebimus_optime"], forts=["roma", "narbo"], legions={"lutetia": 15})
    scene.play("event hic_manebimus_optime standard")
    refusals(scene, {"place narbo 2": "FR-RUL-95", "place genua 1": "FR-DATA-10", "place narbo 0": "FR-DATA-10"})


@rule("FR-RUL-101", "FR-RUL-106", "FR-RUL-112", "FR-DATA-10")
def test_festina_lente_moves_a_pawn_in_play_from_elsewhere_with_the_legions_there() -> None:
    scene = turn_of("consul", "roma", ["festina_lente"], [{"role": "mercator", "city": "genua"}], players=2)
    scene.play("event festina_lente corruption", 0)
    scene.play("choose genua")
    expected = {
        "move_pawn consul 1": "FR-RUL-101",
        "move_pawn mercator 0": "FR-RUL-106",
        "move_pawn vestalis 0": "FR-DATA-10",
        "done": "FR-RUL-112",
    }
    refusals(scene, expected)


@rule("FR-RUL-99", "FR-RUL-109")
def test_vae_victis_removes_no_more_than_the_battle_did() -> None:
    there = {"carnuntum": {"huns": 3}, "tyras": {"visigoths": 3}}
    scene = turn_of("consul", "carnuntum", ["vae_victis"], barbarians=there, legions={"carnuntum": 1})
    fight(scene, "barbarian")
    scene.play("event vae_victis standard")
    scene.play("choose tyras")
    refusals(scene, {"remove 2 visigoths": "FR-RUL-99", "remove nothing": "FR-RUL-109", "remove 1 huns": "FR-RUL-109"})
