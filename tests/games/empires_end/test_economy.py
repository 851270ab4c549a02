"""The economy phase (EE-ECO) and its abilities (EE-ABIL)."""

from __future__ import annotations

import pytest

from tests.games.empires_end.board import FACTS_ROW, held, work
from tests.rules import rule


@rule("EE-ECO-01", "EE-ECO-08", "EE-DEC-11")
def test_every_economy_ability_may_be_used_or_nothing() -> None:
    scene = work("economy", {"innovations": {"city_32": ["flood_01"], "farm_3": ["pestilence_01"]}})
    scene.expect(
        only={
            "legal": [
                "done",
                "use farm_3",
                "use farm_8",
                "use farm_11",
                "use road_6",
                "use road_9",
                "use flood_01",
                "use pestilence_01",
                *(f"exchange road_14 {given} {taken}" for given in ("wheat", "coin") for taken in ("axe", "hammer")),
            ]
        },
        illegal={"use flood_02": "EE-ECO-01"},
    )


@rule("EE-ECO-02", "EE-IND-29", "EE-RUL-39")
def test_each_ability_is_used_once() -> None:
    scene = work("economy", {})
    scene.play("use farm_3")
    assert scene.refused("use farm_3") == "EE-ECO-02"


@rule("EE-ECO-03", "EE-ECO-05")
def test_the_player_chooses_the_order_and_uses_gains_at_once() -> None:
    scene = work("economy", {"resources": {}})
    scene.expect(illegal={"exchange road_14 wheat axe": "EE-RES-06"})
    scene.play("use farm_11")
    scene.play("use farm_3")
    scene.play("exchange road_14 wheat axe")
    assert held(scene) == (0, 1, 1, 0)


@rule("EE-ECO-04")
def test_nothing_need_be_used() -> None:
    scene = work("economy", {})
    scene.play("done")
    assert held(scene) == (2, 2, 2, 2)


@rule("EE-ECO-06")
def test_abilities_of_other_phases_are_not_used() -> None:
    own = {"innovations": {"farm_3": ["fire_02"], "farm_8": ["riot_01"], "farm_11": ["earthquake_01"]}}
    scene = work("economy", own)
    texts = ["use city_32", "use town_20", "use camp_5", "use fire_02", "use riot_01", "use earthquake_01"]
    scene.expect(illegal=dict.fromkeys(texts, "EE-ECO-06"))


@rule("EE-ECO-08", "EE-ABIL-01")
@pytest.mark.parametrize(
    ("bearer", "gain"),
    [
        ("farm_3", (1, 0, 0, 0)),
        ("farm_8", (0, 1, 0, 0)),
        ("farm_11", (0, 0, 1, 0)),
        ("flood_04", (0, 0, 0, 1)),
        ("flood_05", (2, 0, 0, 0)),
        ("flood_11", (0, 1, 1, 0)),
    ],
)
def test_a_gain_takes_the_printed_tokens(bearer: str, gain: tuple[int, ...]) -> None:
    own = {"resources": {}, "innovations": {"city_32": ["flood_04", "flood_05", "flood_11"]}}
    scene = work("economy", own)
    scene.play(f"use {bearer}")
    assert held(scene) == gain


@rule("EE-ABIL-02", "EE-DEC-12")
def test_the_road_exchanges_twice_and_each_time_as_one_likes() -> None:
    scene = work("economy", {"resources": {"wheat": 3}})
    scene.play("exchange road_14 wheat hammer")
    scene.play("exchange road_14 wheat axe")
    assert held(scene) == (1, 1, 1, 0)
    assert scene.refused("exchange road_14 wheat axe") == "EE-ABIL-02"


@rule("EE-ABIL-03", "EE-ABIL-04", "EE-RUL-24")
def test_an_exchange_innovation_has_its_own_limit_and_may_be_interleaved() -> None:
    own = {"resources": {"wheat": 9}, "innovations": {"city_32": ["barbarians_02", "barbarians_06"]}}
    scene = work("economy", own)
    scene.play("exchange barbarians_02 wheat coin")
    scene.play("exchange road_14 wheat axe")
    scene.play("exchange barbarians_02 wheat coin")
    scene.play("exchange barbarians_02 wheat coin")
    assert held(scene) == (5, 1, 0, 3)
    scene.play("exchange barbarians_06 wheat axe")
    assert held(scene) == (4, 2, 1, 3)
    scene.expect(
        illegal={
            "exchange barbarians_02 wheat coin": "EE-RUL-24",
            "exchange barbarians_06 wheat hammer": "EE-ABIL-03",
            "exchange farm_3 wheat axe": "EE-ABIL-03",
            "use barbarians_06": "EE-ABIL-03",
        }
    )


@rule("EE-RUL-25", "EE-RES-02")
def test_a_coin_may_be_the_wheat_of_an_exchange_unless_the_option_forbids_it() -> None:
    scene = work("economy", {"resources": {"coin": 1}})
    scene.play("exchange road_14 coin axe")
    assert held(scene) == (0, 1, 0, 0)
    strict = work("economy", {"resources": {"coin": 1}}, {"coins_in_exchanges": False})
    assert strict.refused("exchange road_14 coin axe") == "EE-RUL-25"
    own = {"resources": {"coin": 1}, "innovations": {"city_32": ["flood_09"]}}
    printed = work("economy", own, {"coins_in_exchanges": False})
    printed.play("exchange flood_09 coin axe")
    assert held(printed) == (0, 1, 1, 0)


@rule("EE-ABIL-05", "EE-RUL-29", "EE-DEC-13")
def test_a_reactivated_ability_can_be_used_twice_though_not_used_yet() -> None:
    scene = work("economy", {"resources": {}, "innovations": {"city_32": ["barbarians_04"]}})
    scene.play("use barbarians_04")
    scene.expect(
        legal=["reactivate farm_3", "reactivate road_14", "reactivate road_9"],
        illegal={"done": "EE-ABIL-05", "reactivate city_32": "EE-ECO-06", "reactivate barbarians_04": "EE-RUL-22"},
    )
    scene.play("reactivate farm_3")
    scene.play("use farm_3")
    scene.play("use farm_3")
    assert held(scene)[0] == 2
    scene.expect(illegal={"use farm_3": "EE-ECO-02", "use barbarians_04": "EE-ECO-02"})


@rule("EE-ABIL-05")
def test_only_usable_abilities_are_reactivated() -> None:
    homes = {"city_32": ["barbarians_04", "fire_02"], "farm_3": ["flood_01"], "farm_8": ["flood_02"]}
    scene = work("economy", {"destroyed": ["farm_3"], "innovations": homes})
    scene.play("use barbarians_04")
    scene.expect(
        legal=["reactivate flood_02"],
        illegal={
            "reactivate farm_3": "EE-LOC-06",
            "reactivate flood_01": "EE-LOC-06",
            "reactivate fire_02": "EE-ECO-06",
        },
    )
    gone = ["farm_3", "farm_8", "farm_11", "road_6", "road_9", "road_14"]
    nothing = work("economy", {"destroyed": gone, "innovations": {"city_32": ["barbarians_04"]}})
    assert nothing.refused("use barbarians_04") == "EE-ABIL-05"


@rule("EE-RUL-24")
def test_a_reactivated_exchange_has_its_full_limit_again() -> None:
    scene = work("economy", {"resources": {"wheat": 9}, "innovations": {"city_32": ["barbarians_04"]}})
    scene.play("exchange road_14 wheat axe")
    scene.play("use barbarians_04")
    scene.play("reactivate road_14")
    for _ in range(3):
        scene.play("exchange road_14 wheat axe")
    assert scene.refused("exchange road_14 wheat axe") == "EE-ABIL-02"


@rule("EE-RUL-22")
def test_reactivations_do_not_name_each_other_unless_chains_are_allowed() -> None:
    own = {"resources": {}, "innovations": {"city_32": ["barbarians_04", "barbarians_08"]}}
    scene = work("economy", own)
    scene.play("use barbarians_04")
    assert scene.refused("reactivate barbarians_08") == "EE-RUL-22"
    chain = work("economy", own, {"chains": True})
    chain.play("use barbarians_04")
    chain.expect(illegal={"reactivate barbarians_04": "EE-RUL-22"})
    chain.play("reactivate barbarians_08")
    for target in ("farm_3", "farm_8"):
        chain.play("use barbarians_08")
        assert chain.refused("reactivate barbarians_04") == "EE-RUL-22"
        chain.play(f"reactivate {target}")
    assert chain.refused("use barbarians_08") == "EE-ECO-02"


@rule("EE-ABIL-06")
def test_points_for_ruins_beside() -> None:
    own = {"destroyed": ["town_20", "city_32", "farm_3"], "innovations": {"town_25": ["rat_plague_03"]}}
    scene = work("economy", own)
    scene.play("use rat_plague_03")
    scene.expect(empires={0: {"score": 6}}, events=["scored 0 6"])


@rule("EE-ABIL-07")
@pytest.mark.parametrize(("gone", "wheat"), [([], 2), (["farm_3"], 1), (["farm_3", "farm_8"], 0)])
def test_tokens_for_intact_neighbours_of_a_kind(gone: list[str], wheat: int) -> None:
    row = ["farm_3", "camp_5", "farm_8", "road_6", *FACTS_ROW[4:]]
    own = {"resources": {}, "destroyed": gone, "innovations": {"camp_5": ["flood_06"]}}
    scene = work("economy", own, row=row)
    scene.play("use flood_06")
    assert held(scene) == (wheat, 0, 0, 0)
    assert [text for text in scene.events if text.startswith("gained")] == [f"gained 0 wheat {wheat}"] * bool(wheat)


@rule("EE-ABIL-07")
def test_points_for_intact_neighbours_of_a_kind() -> None:
    own = {"destroyed": ["road_14"], "innovations": {"farm_8": ["rat_plague_06"]}}
    scene = work("economy", own)
    scene.play("use rat_plague_06")
    scene.expect(empires={0: {"score": 4}}, events=["scored 0 4"])  # road_6 and road_9, two points each


@rule("EE-ABIL-08", "EE-ABIL-13")
def test_points_in_economy_and_in_industry() -> None:
    scene = work("economy", {"innovations": {"city_32": ["pestilence_05"]}})
    scene.play("use pestilence_05")
    scene.expect(empires={0: {"score": 3}}, events=["scored 0 3"])
    other = work("industry", {"innovations": {"city_32": ["pestilence_02"]}})
    other.play("use pestilence_02")
    other.expect(empires={0: {"score": 2}}, illegal={"use pestilence_02": "EE-IND-29"})
