"""A refusal names the rule that really forbids: choices inside an action or an event that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.scenes import Scene
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


@rule("FR-RUL-105", "FR-RUL-54")
def test_while_a_partner_is_over_the_limit_the_active_player_takes_no_action() -> None:
    seven = ["white_genua", "white_tyras", "white_narbo", "white_patrae", "white_athenae", "white_ravenna", "blue_roma"]
    scene = turn_of("consul", "aquileia", ["white_aquileia"], [{"role": "mercator", "city": "aquileia", "hand": seven}])
    scene.play("give mercator white_aquileia")
    scene.play("accept", 1)
    refusals(scene, {"march ravenna 0": "FR-RUL-105", "end_actions": "FR-RUL-105"})
    refusals(scene, {"discard blue_sinope": "FR-RUL-54"}, 1)


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


RCM = {"challenge": "roma_caput_mundi"}
ALLY: dict[str, Any] = {"allied": ["huns"], "barbarians": {"genua": {"huns": 1}}}
IN_ROMA: dict[str, Any] = {"allied": ["huns"], "barbarians": {"roma": {"huns": 1}}, "options": RCM}
FEWER = {"recruit.allow_fewer": True}


def played(scene: Any, *moves: str) -> Any:
    """The scene after moves, each by whoever is asked."""
    for move in moves:
        scene.play(move, scene.actors[0])
    return scene


REFUSED: dict[str, tuple[Any, str, str]] = {
    "the Regina enlists whom she finds": (
        lambda: turn_of("regina_foederata", "genua", **ALLY),
        "enlist_free huns 2",
        "FR-ACT-ENLIST-03",
    ),
    "the Regina enlists as many as legions are left": (
        lambda: turn_of("regina_foederata", "genua", legions={"lutetia": 15, "narbo": 1}, **ALLY),
        "enlist_free huns 1",
        "FR-ACT-ENLIST-04",
    ),
    "no ally's barbarians become legions in Roma": (
        lambda: turn_of("regina_foederata", "roma", **IN_ROMA),
        "enlist_free huns 1",
        "FR-RCM-04",
    ),
    "fewer legions need a fort too": (
        lambda: turn_of("consul", "genua", options=FEWER),
        "recruit_only 1",
        "FR-ACT-RECRUIT-01",
    ),
    "fewer legions do not stand in Roma either": (
        lambda: turn_of("consul", "roma", options={**RCM, **FEWER}, forts=["roma"]),
        "recruit_only 1",
        "FR-RCM-04",
    ),
    "fewer legions come from the supply too": (
        lambda: turn_of("consul", "genua", options=FEWER, forts=["genua"], legions={"lutetia": 15, "narbo": 1}),
        "recruit_only 1",
        "FR-RUL-20",
    ),
    "Veni moves legions that are there": (
        lambda: played(
            turn_of("consul", "genua", ["veni_vidi_vici"]), "event veni_vidi_vici standard", "choose lutetia"
        ),
        "go 1",
        "FR-RUL-101",
    ),
    "Veni takes no legion into Roma": (
        lambda: played(
            turn_of("consul", "genua", ["veni_vidi_vici"], options=RCM, legions={"genua": 2}),
            "event veni_vidi_vici standard",
            "choose roma",
        ),
        "go 1",
        "FR-RCM-04",
    ),
    "Festina takes no legion into Roma": (
        lambda: played(
            turn_of("consul", "genua", ["festina_lente"], options=RCM, legions={"genua": 2}),
            "event festina_lente standard",
            "choose roma",
        ),
        "move_pawn consul 1",
        "FR-RCM-04",
    ),
    "whoever said no does not follow": (
        lambda: played(
            turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], players=2),
            "event si_vis_pacem_para_bellum corruption",
            "choose lutetia",
            "move_pawn magister_militum 0",
            "refuse",
        ),
        "move_pawn magister_militum 0",
        "FR-RUL-116",
    ),
    "Hic Manebimus places none in Roma": (
        lambda: played(
            turn_of("consul", "genua", ["hic_manebimus_optime"], options=RCM, forts=["roma", "genua"]),
            "event hic_manebimus_optime standard",
        ),
        "place roma 1",
        "FR-RCM-04",
    ),
    "one swaps a card of one's own hand": (
        lambda: played(
            turn_of("consul", "roma", ["do_ut_des", "green_roma"], [{"role": "mercator", "hand": ["blue_roma"]}]),
            "event do_ut_des corruption",
            "swap consul mercator",
        ),
        "offer blue_sinope",
        "FR-RUL-113",
    ),
    "a swap that was refused": (
        lambda: played(
            turn_of(
                "consul",
                "roma",
                ["do_ut_des", "green_roma"],
                [{"role": "mercator", "hand": ["blue_roma"]}, {"role": "vestalis", "hand": ["white_genua"]}],
            ),
            "event do_ut_des corruption",
            "swap consul mercator",
            "offer green_roma",
            "refuse",
            "event do_ut_des corruption",
        ),
        "swap consul mercator",
        "FR-RUL-116",
    ),
    "Mortui Non Mordent finds nobody there": (
        lambda: played(
            turn_of("consul", "roma", ["mortui_non_mordent"], barbarians={"tyras": {"visigoths": 1}}),
            "event mortui_non_mordent standard",
        ),
        "strike huns genua",
        "FR-DATA-10",
    ),
    "Homo Faber takes what was discarded": (
        lambda: played(
            turn_of("consul", "roma", ["homo_faber_fortunae_suae"], player_discard=["white_genua"]),
            "event homo_faber_fortunae_suae corruption",
        ),
        "take_card blue_roma",
        "FR-DATA-10",
    ),
    "a card that was refused is not taken": (
        lambda: played(
            turn_of("consul", "genua", [], [{"role": "mercator", "city": "genua", "hand": ["white_genua"]}]),
            "take mercator white_genua",
            "refuse",
        ),
        "take mercator white_genua",
        "FR-RUL-116",
    ),
    "a trade that was refused": (
        lambda: played(
            turn_of("mercator", "genua", ["white_ravenna"], [{"role": "vestalis", "city": "genua"}]),
            "trade_give vestalis white_ravenna",
            "refuse",
        ),
        "trade_give vestalis white_ravenna",
        "FR-RUL-116",
    ),
    "roles are not dealt yet": (lambda: new_game(), "exchange white_genua", "FR-ROLE-VESTALIS-02"),
}


def new_game() -> Any:
    """The very beginning, before chance has dealt anything."""
    return Scene("fall_of_rome", 3, None)


@rule("FR-RCM-04", "FR-RUL-116", "FR-DATA-10")
@pytest.mark.parametrize("why", REFUSED)
def test_each_reason_names_the_rule_that_forbids(why: str) -> None:
    scene, text, forbidden = REFUSED[why]
    made = scene()
    assert made.refused(text, max(made.actors[0], 0)) == forbidden
