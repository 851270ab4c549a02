"""The industry phase (EE-IND) and its abilities; the combined phase (EE-CMB)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.empires_end.board import FACTS_ROW, empire, held, table, work
from tests.rules import rule

HAND = ["flood_01", "flood_02", "flood_03", "flood_05"]


def sell(scene: Any, *cards: str) -> None:
    for card in cards:
        scene.play(f"sell {card}")


@rule("EE-IND-01", "EE-DEC-14")
def test_cards_rebuilding_and_abilities_come_in_any_order_each_once() -> None:
    own = {"hand": ["flood_01"], "destroyed": ["farm_3"], "resources": {"hammer": 3}}
    scene = work("industry", own)
    scene.expect(legal=["sell flood_01", "rebuild farm_3 0", "use city_32", "done"])
    scene.play("use city_32")
    scene.play("swap farm_3 city_32")
    scene.play("rebuild farm_3 0")
    sell(scene, "flood_01")
    for _ in range(4):
        scene.chance("any")
    scene.expect(
        only={"legal": ["done"]},
        illegal={
            "use city_32": "EE-IND-29",
            "rebuild camp_5 0": "EE-IND-19",
            f"sell {empire(scene)['hand'][0]}": "EE-IND-17",
            "sell flood_01": "EE-IND-01",
        },
    )


@rule("EE-IND-02")
def test_nothing_interrupts_the_handling_of_cards() -> None:
    scene = work("industry", {"hand": HAND, "destroyed": ["farm_3"]})
    scene.play("build flood_01 without_town 0")
    scene.expect(illegal=dict.fromkeys(["use city_32", "rebuild farm_3 0", "done", "sell flood_02"], "EE-IND-02"))
    scene.play("attach city_32")
    scene.expect(illegal=dict.fromkeys(["use city_32", "rebuild farm_3 0", "done"], "EE-IND-02"))


@rule("EE-IND-03", "EE-RUL-14")
def test_abilities_stand_before_between_and_after() -> None:
    own = {"innovations": {"town_25": ["fire_02"]}, "destroyed": ["farm_3"], "hand": ["flood_01"]}
    scene = work("industry", own)
    scene.play("use city_32")
    scene.play("swap farm_3 camp_5")
    scene.play("rebuild farm_3 0")
    scene.play("use fire_02")
    scene.expect(legal=["sell flood_01"], illegal={"use town_20": "EE-IND-03"})


@rule("EE-RUL-14")
@pytest.mark.parametrize("other", ["rebuild farm_3 0", "sell flood_01", "throw_away", "build flood_01 without_town 0"])
def test_with_the_option_abilities_are_one_block(other: str) -> None:
    own = {"innovations": {"town_25": ["fire_02"]}, "destroyed": ["farm_3"], "hand": ["flood_01"]}
    options = {"abilities_in_one_block": True, "throw_away_early": True}
    scene = work("industry", own, options)
    scene.play("use city_32")
    scene.play("swap farm_3 camp_5")
    assert "use fire_02" in scene.legal(0)
    scene.play(other)
    if other.startswith("build"):
        scene.play("attach farm_8")
    scene.settle()
    assert scene.refused("use fire_02") == "EE-RUL-14"
    first = work("industry", own, options)
    first.play("rebuild farm_3 0")
    assert "use fire_02" in first.legal(0)


@rule("EE-IND-04")
def test_all_is_voluntary() -> None:
    scene = work("industry", {"hand": HAND, "destroyed": ["farm_3"]})
    scene.play("done")
    scene.expect(empires={0: {"hand": HAND, "destroyed": ["farm_3"]}}, hourglass=5)


@rule("EE-IND-05", "EE-DEC-15")
def test_up_to_two_cards_are_built_or_sold() -> None:
    scene = work("industry", {"hand": HAND})
    sell(scene, "flood_01")
    scene.expect(
        legal=["keep", "sell flood_02", "build flood_02 without_town 0"], illegal={"sell fire_01": "EE-IND-05"}
    )
    sell(scene, "flood_02")
    scene.expect(only={"legal": ["keep", "throw_away"]}, illegal={"sell flood_03": "EE-IND-05"})


@rule("EE-IND-06", "EE-IND-07", "EE-DEC-16")
def test_a_card_is_paid_in_hammers_or_coins() -> None:
    scene = work("industry", {"hand": HAND})
    ways = [text for text in scene.legal(0) if text.startswith("build flood_05")]
    assert ways == [
        "build flood_05 without_town 0",
        "build flood_05 without_town 1",
        "build flood_05 without_town 2",
        "build flood_05 with_town 0",
        "build flood_05 with_town 1",
    ]
    scene.play("build flood_05 without_town 1")
    scene.play("attach city_32")
    assert held(scene) == (2, 2, 1, 1)


@rule("EE-IND-08", "EE-IND-11", "EE-ABIL-10")
def test_each_town_helps_one_card() -> None:
    scene = work("industry", {"hand": HAND, "resources": {}, "destroyed": ["town_20"]})
    scene.play("build flood_01 with_town 0")
    scene.play("attach city_32")
    scene.expect(illegal={"build flood_02 with_town 0": "EE-IND-08", "build flood_02 without_town 0": "EE-RES-06"})
    both = work("industry", {"hand": HAND, "resources": {}})
    both.play("build flood_01 with_town 0")
    both.play("attach city_32")
    both.play("build flood_02 with_town 0")
    both.expect(empires={0: {"used": {"town_20": 1, "town_25": 1}}})


@rule("EE-IND-09", "EE-IND-10")
def test_one_town_per_card_and_no_refund() -> None:
    scene = work("industry", {"hand": HAND, "resources": {"coin": 1}})
    scene.expect(
        legal=["build flood_05 with_town 1"],
        illegal={"build flood_05 with_town 0": "EE-RES-06", "build flood_01 with_town 1": "EE-IND-10"},
    )
    scene.play("build flood_01 with_town 0")
    scene.play("attach city_32")
    assert held(scene) == (0, 0, 0, 1)


@rule("EE-IND-12", "EE-IND-13")
def test_a_sale_gives_a_coin_for_the_next_card() -> None:
    scene = work("industry", {"hand": HAND, "resources": {}, "destroyed": ["town_20", "town_25"]})
    scene.expect(illegal={"build flood_02 without_town 1": "EE-RES-06"})
    sell(scene, "flood_01")
    assert held(scene) == (0, 0, 0, 1)
    scene.expect(discards=["flood_01"])
    scene.play("build flood_02 without_town 1")
    assert held(scene) == (0, 0, 0, 0)


@rule("EE-IND-14", "EE-DEC-17")
@pytest.mark.parametrize(("choice", "kept"), [("keep", HAND[2:]), ("throw_away", [])])
def test_after_two_cards_all_or_nothing_is_thrown_away(choice: str, kept: list[str]) -> None:
    scene = work("industry", {"hand": HAND})
    sell(scene, "flood_01", "flood_02")
    scene.play(choice)
    assert empire(scene)["hand"] == kept
    scene.settle()
    assert len(empire(scene)["hand"]) == 4


@rule("EE-IND-15", "EE-RUL-15")
def test_with_fewer_cards_nothing_is_thrown_away_unless_the_option_allows_it() -> None:
    scene = work("industry", {"hand": HAND})
    assert scene.refused("throw_away") == "EE-IND-15"
    sell(scene, "flood_01")
    assert scene.refused("throw_away") == "EE-IND-15"
    early = work("industry", {"hand": HAND}, {"throw_away_early": True})
    early.play("throw_away")
    early.expect(discards=HAND, actors=["chance"])
    assert "throw_away" not in work("industry", {"hand": []}, {"throw_away_early": True}).legal(0)
    one = work("industry", {"hand": HAND}, {"throw_away_early": True})
    sell(one, "flood_01")
    one.play("throw_away")
    one.expect(discards=HAND)


@rule("EE-IND-16", "EE-RUL-28", "EE-INV-09")
def test_the_hand_is_refilled_to_four() -> None:
    scene = work("industry", {"hand": HAND})
    sell(scene, "flood_01")
    scene.play("keep")
    scene.chance("draw 0 riot_01")
    scene.expect(empires={0: {"hand": [*HAND[1:], "riot_01"]}}, actors=[0])
    none = work("industry", {"hand": HAND})
    none.play("done")
    none.expect(empires={0: {"hand": HAND}}, no_events=["drew"])


@rule("EE-IND-17")
def test_drawn_cards_wait_for_the_next_industry() -> None:
    scene = work("industry", {"hand": ["flood_01"]})
    sell(scene, "flood_01")
    for card in ("riot_01", "riot_02", "riot_03", "riot_04"):
        scene.chance(f"draw 0 {card}")
    scene.expect(illegal={"sell riot_01": "EE-IND-17", "build riot_01 without_town 0": "EE-IND-17"})


@rule("EE-IND-18")
def test_the_second_card_sees_where_the_first_went() -> None:
    gone = [tile for tile in FACTS_ROW if tile not in ("city_32", "town_25")]
    scene = work("industry", {"hand": HAND, "destroyed": gone})
    scene.play("build flood_01 without_town 0")
    scene.play("attach city_32")
    scene.play("build flood_02 without_town 0")
    scene.expect(only={"legal": ["attach town_25"]})


@rule("EE-IND-19", "EE-IND-20", "EE-IND-21", "EE-DEC-18")
def test_one_destroyed_location_is_rebuilt_for_its_cost() -> None:
    own = {"resources": {"hammer": 3, "coin": 2}, "destroyed": ["farm_3", "farm_11"]}
    scene = work("industry", own)
    assert [text for text in scene.legal(0) if text.startswith("rebuild")] == [
        "rebuild farm_3 0",
        "rebuild farm_3 1",
        "rebuild farm_11 0",
        "rebuild farm_11 1",
        "rebuild farm_11 2",
    ]
    scene.expect(illegal={"rebuild camp_5 0": "EE-IND-21", "rebuild farm_3 2": "EE-IND-20"})
    scene.play("rebuild farm_11 1")
    assert held(scene) == (0, 0, 1, 1)
    scene.expect(empires={0: {"destroyed": ["farm_3"]}}, illegal={"rebuild farm_3 0": "EE-IND-19"})


@rule("EE-IND-24")
def test_a_rebuilt_location_takes_innovations() -> None:
    homes = {tile: [f"riot_{number:02d}"] for number, tile in enumerate(FACTS_ROW[1:], 1)}
    scene = work("industry", {"hand": HAND, "destroyed": ["farm_3"], "innovations": homes})
    scene.play("rebuild farm_3 0")
    scene.play("build flood_01 with_town 0")
    scene.expect(only={"legal": ["attach farm_3"]})


@rule("EE-IND-25", "EE-IND-26")
def test_at_first_only_the_city_has_an_industry_action() -> None:
    scene = work("industry", {})
    scene.expect(
        only={"legal": ["done", "use city_32"]},
        illegal={"use farm_3": "EE-IND-25", "use fire_02": "EE-IND-25", "use town_25": "EE-IND-03"},
    )


@rule("EE-IND-27")
def test_a_built_industry_innovation_works_in_the_same_phase() -> None:
    scene = work("industry", {"hand": ["pestilence_02"]})
    scene.play("build pestilence_02 with_town 0")
    scene.play("attach city_32")
    scene.settle()
    scene.play("use pestilence_02")
    scene.expect(empires={0: {"score": 2}})


@rule("EE-IND-28", "EE-ABIL-10", "EE-DEC-19")
def test_the_city_swaps_any_two_locations() -> None:
    scene = work("industry", {"destroyed": ["farm_3"]})
    assert scene.refused("swap farm_3 city_32") == "EE-IND-28"
    scene.play("use city_32")
    assert len(scene.legal(0)) == 55
    scene.expect(illegal={"swap farm_3 farm_3": "EE-IND-28"})
    scene.play("swap farm_3 city_32")
    scene.expect(empires={0: {"row": {1: "city_32", 11: "farm_3"}}, 1: {"row": {1: "farm_3", 11: "city_32"}}})


@rule("EE-IND-29", "EE-RUL-39")
def test_a_swapped_or_moved_ability_stays_used() -> None:
    scene = work("industry", {"innovations": {"farm_3": ["fire_06"], "farm_8": ["flood_01"]}})
    scene.play("use city_32")
    scene.play("swap farm_3 city_32")
    assert scene.refused("use city_32") == "EE-IND-29"
    scene.play("use fire_06")
    scene.play("move fire_06 camp_5")
    assert scene.refused("use fire_06") == "EE-IND-29"


@rule("EE-ABIL-11", "EE-RUL-18")
@pytest.mark.parametrize(
    ("homes", "cost"),
    [
        ({}, 2),
        ({"camp_5": ["fire_04"]}, 1),
        ({"farm_8": ["fire_04", "fire_09"]}, 0),
        ({"camp_5": ["fire_04"], "farm_8": ["fire_09"]}, 0),
        ({"city_32": ["fire_04"]}, 2),
        ({"road_6": ["fire_04"]}, 2),
    ],
)
def test_neighbours_help_to_rebuild(homes: dict[str, list[str]], cost: int) -> None:
    scene = work("industry", {"resources": {"hammer": 9}, "destroyed": ["road_6"], "innovations": homes})
    scene.play("rebuild road_6 0")
    assert held(scene)[2] == 9 - cost


@rule("EE-ABIL-11")
def test_help_from_ruins_is_none_and_no_cost_falls_below_nothing() -> None:
    own = {"resources": {"hammer": 9}, "destroyed": ["road_6", "farm_8"], "innovations": {"farm_8": ["fire_04"]}}
    scene = work("industry", own)
    scene.play("rebuild road_6 0")
    assert held(scene)[2] == 7
    cheap = {"resources": {}, "destroyed": ["farm_3"], "innovations": {"camp_5": ["fire_04", "fire_09"]}}
    free = work("industry", cheap)
    free.play("rebuild farm_3 0")
    assert held(free) == (0, 0, 0, 0)


@rule("EE-ABIL-32", "EE-RUL-38")
def test_a_fire_innovation_swaps_like_the_city() -> None:
    scene = work("industry", {"innovations": {"town_25": ["fire_03"]}})
    scene.play("use fire_03")
    scene.play("swap farm_3 camp_5")
    scene.expect(empires={0: {"row": {1: "camp_5", 2: "farm_3"}}}, legal=["use city_32"])
    assert scene.refused("use fire_03") == "EE-IND-29"


@rule("EE-CMB-01", "EE-CMB-02", "EE-CMB-03", "EE-DEC-23")
def test_each_player_plays_both_parts_in_an_order_of_its_own() -> None:
    scene = table(turn={"phase": "economy_industry"}, players=3)
    for seat in range(3):
        assert scene.legal(seat) == ["begin_with economy", "begin_with industry"]
    assert scene.refused("use farm_3", 0) == "EE-CMB-02"
    scene.play("begin_with economy", 0)
    scene.play("begin_with industry", 1)
    assert "use farm_3" in scene.legal(0) and "use farm_3" not in scene.legal(1)
    assert scene.refused("build fire_01 without_town 0", 0) == "EE-CMB-03"
    assert scene.refused("begin_with economy", 0) == "EE-CMB-03"
    scene.play("done", 0)
    scene.play("done", 1)
    scene.expect(no_events=["finished"], actors=[0, 1, 2])
    assert "use city_32" in scene.legal(0) and "use farm_3" in scene.legal(1)
    assert scene.refused("exchange road_14 wheat axe", 0) == "EE-CMB-03"
    scene.play("done", 0)
    scene.play("done", 1)
    assert scene.actors == [2]


@rule("EE-CMB-04", "EE-CMB-05")
def test_the_first_part_is_in_force_in_the_second_and_limits_count_per_part() -> None:
    own = {"resources": {"hammer": 1}, "destroyed": ["farm_3"]}
    scene = table(own, turn={"phase": "economy_industry", "done": [1, 2]}, players=3)
    scene.play("begin_with industry")
    scene.play("rebuild farm_3 0")
    scene.play("use city_32")
    scene.play("swap farm_3 camp_5")
    scene.play("done")
    scene.play("use farm_3")
    assert held(scene) == (1, 0, 0, 0)
    assert scene.refused("use city_32") == "EE-ECO-06"
