"""SR-PLUN: who can plunder which city, and what it brings."""

from __future__ import annotations

import pytest

from tests.games.struggle_for_rome.board import THREE_COLOURS, at, due, offers, player, riding, tribe
from tests.rules import rule

RAIDER = {"figure": "c061", "fighters": 2, "wagons": 3}


@rule("SR-PLUN-01", "SR-BOARD-11")
def test_the_figure_must_stand_next_to_the_city() -> None:
    scene = riding(RAIDER)
    assert offers(scene, "plunder") == {"lutetia", "caesarodunum"}
    assert scene.refused("plunder durocortorum") == "SR-PLUN-01"
    assert riding({"figure": "c017", "fighters": 9 - 2}).refused("plunder lutetia") == "SR-PLUN-01"


@rule("SR-RUL-27")
def test_by_option_a_sea_route_makes_neighbours() -> None:
    scene = riding({"figure": "c135", "fighters": 5}, options={"attack_across_sea": True})
    assert offers(scene, "plunder") == {"roma", "neapolis"}
    assert offers(riding({"figure": "c135", "fighters": 5}), "plunder") == {"roma"}


@rule("SR-PLUN-02", "SR-PLUN-13")
def test_the_city_must_still_have_its_token() -> None:
    scene = riding(RAIDER, tokens_gone=["lutetia"])
    assert scene.refused("plunder lutetia") == "SR-PLUN-02"
    assert "plunder caesarodunum" in scene.legal()
    scene = at("horseman_actions", {"red": {"horseman": RAIDER}, "blue": {"warrior": {"cities": ["lutetia"]}}})
    assert scene.refused("plunder lutetia") == "SR-PLUN-02"


@rule("SR-PLUN-03", "SR-RUL-40")
def test_fighters_in_the_box_must_match_the_towers_and_the_figure_does_not_count() -> None:
    assert riding({**RAIDER, "fighters": 1}).refused("plunder lutetia") == "SR-PLUN-03"
    assert "plunder lutetia" in riding({**RAIDER, "fighters": 2}).legal()


@rule("SR-PLUN-04", "SR-RUL-22", "SR-INV-06")
def test_a_third_token_of_a_colour_is_refused() -> None:
    scene = riding({**RAIDER, "tokens": {"gallia": 2}})
    assert scene.refused("plunder lutetia") == "SR-PLUN-04"
    assert "plunder lutetia" in riding({**RAIDER, "tokens": {"gallia": 1, "germania": 2}}).legal()


@rule("SR-PLUN-05")
def test_an_arrow_to_the_city_costs_nothing_and_the_figure_stays() -> None:
    scene = riding({"figure": "c055", "fighters": 2, "wagons": 0})  # an arrow lies before Argentoratum
    scene.play("plunder argentoratum")
    scene.chance("turn pasture_card casualty")
    scene.chance("draw horse")
    assert tribe(scene)["figure"] == "c055"
    assert (player(scene)["gold"], player(scene)["hand"]) == (0, {"horse": 1})


@rule("SR-PLUN-06", "SR-PLUN-14", "SR-DEC-19")
@pytest.mark.parametrize(
    ("face", "fighters", "gold", "steps"),
    [
        ("development_card casualty", 1, 3, ["draw_card red"]),
        ("pasture_card casualty", 1, 3, ["draw red"]),
        ("gold_2 casualty", 1, 5, []),
        ("pasture_card", 2, 3, ["draw red"]),
        ("gold_2", 2, 5, []),
    ],
)
def test_all_symbols_of_the_token_are_carried_out(face: str, fighters: int, gold: int, steps: list[str]) -> None:
    scene = riding(RAIDER)
    scene.play("plunder lutetia")
    assert set(scene.odds()) == {
        "turn development_card casualty",
        "turn pasture_card casualty",
        "turn gold_2 casualty",
        "turn pasture_card",
        "turn gold_2",
    }
    scene.chance(f"turn {face}")
    for step in steps:
        assert due(scene) == step
        scene.chance()
    assert tribe(scene)["fighters"] == fighters
    assert player(scene)["gold"] == gold
    assert tribe(scene)["tokens"] == {"gallia": 1}
    assert due(scene) == "tribe red"


@rule("SR-PLUN-07")
def test_a_loss_returns_one_fighter_of_the_plundering_tribe_to_the_reserve() -> None:
    scene = at("warrior_actions", {"red": {"warrior": RAIDER, "horseman": {"fighters": 3}}})
    scene.play("plunder lutetia")
    scene.chance("turn gold_2 casualty")
    assert (tribe(scene)["fighters"], tribe(scene, kind="warrior")["fighters"]) == (3, 1)
    assert player(scene)["reserve"]["warrior"] == 7


@rule("SR-PLUN-08")
def test_a_resource_back_draws_the_top_pasture_card() -> None:
    scene = riding(RAIDER)
    scene.play("plunder lutetia")
    scene.chance("turn pasture_card")
    assert scene.odds() == {"draw horse": 10, "draw cattle": 10}
    scene.chance("draw cattle")
    assert player(scene)["hand"] == {"cattle": 1}


@rule("SR-PLUN-09")
def test_a_development_back_brings_a_development_card() -> None:
    scene = riding(RAIDER)
    scene.play("plunder lutetia")
    scene.chance("turn development_card casualty")
    scene.chance("draw_card victory_point")
    assert player(scene)["cards"] == {"victory_point": 1}


@rule("SR-PLUN-10", "SR-PLUN-11")
@pytest.mark.parametrize("wagons", [0, 1, 4])
def test_coins_bring_two_gold_and_every_wagon_of_the_tribe_one(wagons: int) -> None:
    red = {"horseman": {**RAIDER, "wagons": wagons}, "warrior": {"wagons": 3}}
    scene = at("horseman_actions", {"red": red})
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert player(scene)["gold"] == 2 + wagons


@rule("SR-PLUN-12", "SR-INV-03")
def test_the_token_goes_into_the_box_and_stays() -> None:
    scene = riding({**RAIDER, "tokens": {"germania": 1}}, seats=3, start="blue")
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert tribe(scene)["tokens"] == {"germania": 1, "gallia": 1}
    assert "lutetia" in scene.describe()["tokens_gone"]
    scene.play("end_turn")
    assert tribe(scene)["tokens"] == {"germania": 1, "gallia": 1}


@rule("SR-PLUN-13")
def test_a_plundered_city_can_still_be_conquered() -> None:
    scene = riding({**RAIDER, "tokens": THREE_COLOURS}, tokens_gone=["lutetia"])
    assert scene.refused("plunder lutetia") == "SR-PLUN-02"
    assert "conquer lutetia" in scene.legal()


@rule("SR-PLUN-15")
def test_fighters_are_not_used_up() -> None:
    scene = riding(RAIDER)
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert tribe(scene)["fighters"] == 2
    assert player(scene)["reserve"]["horseman"] == 6


@rule("SR-PLUN-07", "SR-RUL-28")
@pytest.mark.parametrize(("fighters", "lost"), [(1, 1), (0, 0)])
def test_the_last_fighter_is_lost_and_a_loss_with_an_empty_box_is_ignored(fighters: int, lost: int) -> None:
    scene = at(
        "horseman_actions",
        {"red": {"horseman": {"figure": "c061", "fighters": fighters}}},
        agenda=["tribe red", "turn red lutetia"],
        turn={"attacked": "plundered"},
    )
    reserve = player(scene)["reserve"]["horseman"]
    scene.chance("turn gold_2 casualty")
    assert tribe(scene)["fighters"] == 0
    assert player(scene)["reserve"]["horseman"] == reserve + lost
    assert player(scene)["gold"] == 3


@rule("SR-RUL-29")
def test_the_order_is_loss_cards_gold_token() -> None:
    scene = riding(
        {**RAIDER, "tokens": {"germania": 1, "hispania": 1, "italia_septentrionalis": 1, "italia_meridionalis": 1}}
    )
    scene.play("plunder lutetia")
    scene.chance("turn development_card casualty")
    assert (tribe(scene)["fighters"], player(scene)["gold"]) == (1, 0)
    assert "gallia" not in tribe(scene)["tokens"]
    scene.chance("draw_card traitor")
    assert scene.events[-5:] == [
        "turned lutetia development_card casualty",
        "lost_fighter red_horseman",
        "drew_card red traitor",
        "gained_gold red 3",
        "gained_scourge_of_rome red_horseman",
    ]
