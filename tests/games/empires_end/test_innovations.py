"""Exhaust markers (EE-EXH) and attaching innovations (EE-INNO)."""

from __future__ import annotations

from typing import Any

from tests.games.empires_end.board import FACTS_ROW, auction, bid, conflict, empire, held, table, take, work
from tests.rules import rule

FULL = {tile: [f"flood_{number:02d}"] for number, tile in enumerate(FACTS_ROW, 1)}


@rule("EE-EXH-01", "EE-EXH-02", "EE-ABIL-14")
def test_a_used_skip_is_exhausted_and_cannot_be_used_again() -> None:
    scene = auction("fire_04", own={"innovations": {"city_32": ["famine_01"]}})
    scene.play("skip first famine_01")
    scene.expect(empires={0: {"exhausted": ["famine_01"]}}, offers={"first": {"tokens": {"only": {}}}})
    scene.play("pay first wheat")
    assert scene.refused("skip first famine_01") == "EE-EXH-02"


@rule("EE-EXH-03")
def test_nothing_refreshes_by_itself() -> None:
    own = {"innovations": {"town_25": ["famine_01"]}, "exhausted": ["famine_01"]}
    scene = auction("fire_01", own=own)
    take(scene, 0, "city_32")
    for seat in (0, 1):
        scene.play("done", seat)
    scene.expect(phase="disaster", empires={0: {"exhausted": ["famine_01"]}})


@rule("EE-EXH-04", "EE-EXH-05", "EE-ABIL-09", "EE-RUL-05")
def test_a_road_refreshes_its_neighbours_and_not_itself() -> None:
    own = {
        "innovations": {
            "farm_8": ["famine_01"],
            "road_9": ["famine_03"],
            "farm_11": ["famine_05"],
            "city_32": ["fire_01"],
        },
        "exhausted": ["famine_01", "famine_03", "famine_05", "fire_01"],
    }
    scene = work("economy", own)
    scene.play("use road_9")
    scene.expect(
        empires={0: {"exhausted": ["famine_03", "fire_01"]}}, events=["refreshed 0 famine_01", "refreshed 0 famine_05"]
    )


@rule("EE-EXH-04", "EE-ABIL-13")
def test_an_innovation_refreshes_its_neighbours_in_industry() -> None:
    own = {"innovations": {"town_25": ["fire_02"], "city_32": ["famine_01"]}, "exhausted": ["famine_01"]}
    scene = work("industry", own)
    scene.play("use fire_02")
    scene.expect(empires={0: {"exhausted": []}}, illegal={"use fire_02": "EE-IND-29"})


@rule("EE-EXH-06", "EE-RUL-12")
def test_innovations_on_ruins_are_refreshed_but_ruins_refresh_nothing() -> None:
    marked = {"innovations": {"farm_8": ["famine_01"]}, "exhausted": ["famine_01"]}
    scene = work("economy", {**marked, "destroyed": ["farm_8"]})
    scene.play("use road_9")
    scene.expect(empires={0: {"exhausted": []}})
    assert work("economy", {**marked, "destroyed": ["road_9"]}).refused("use road_9") == "EE-LOC-06"


@rule("EE-EXH-07")
def test_a_conflict_removes_exactly_one_marker_anywhere() -> None:
    own: dict[str, Any] = {"destroyed": ["city_32"], "innovations": {"city_32": ["famine_01"]}}
    own |= {"exhausted": ["famine_01"], "resources": {"axe": 2}}
    scene = conflict("conflict_02", own)
    bid(scene, (2, 0), (0, 0))
    scene.expect(empires={0: {"exhausted": []}}, events=["marker_removed 0 famine_01"])
    none = conflict("conflict_02", {"resources": {"axe": 2}})
    bid(none, (2, 0), (0, 0))
    none.expect(no_events=["marker_removed"], hourglass=8)


@rule("EE-EXH-08", "EE-RUL-33", "EE-ABIL-24")
def test_an_earthquake_can_refresh_the_whole_empire() -> None:
    own = {"innovations": {"farm_3": ["earthquake_04"], "city_32": ["famine_01"], "town_20": ["fire_01"]}}
    scene = auction("riot_01", own=own)
    scene.play("skip first famine_01")
    scene.play("pay first wheat")
    scene.play("take first")
    scene.expect(empires={0: {"exhausted": []}}, events=["triggered 0 earthquake_04", "refreshed 0 famine_01"])


@rule("EE-EXH-09", "EE-RUL-13", "EE-LOC-05")
def test_markers_survive_destruction_rebuilding_and_moving() -> None:
    own = {
        "innovations": {"farm_3": ["famine_01"], "city_32": ["fire_06"]},
        "exhausted": ["famine_01"],
        "resources": {"hammer": 9},
    }
    scene = auction("riot_01", own=own, hourglass=3)
    take(scene, 0, "town_25")
    scene.expect(empires={0: {"exhausted": ["famine_01"]}}, phase="industry")
    scene.play("rebuild farm_3 0", 0)
    scene.expect(empires={0: {"exhausted": ["famine_01"]}})
    scene.play("use fire_06", 0)
    scene.play("move famine_01 town_20", 0)
    scene.expect(empires={0: {"exhausted": ["famine_01"], "innovations": {"town_20": ["famine_01"]}}})


@rule("EE-INNO-01", "EE-DEC-09", "EE-DIS-17")
def test_innovations_are_taken_or_built() -> None:
    scene = auction("fire_01", own={"resources": {}})
    take(scene, 0, "city_32")
    scene.expect(empires={0: {"innovations": {"city_32": ["fire_01"]}}})
    built = work("industry", {"hand": ["fire_02"]})
    built.play("build fire_02 without_town 0")
    built.play("attach farm_3")
    built.expect(empires={0: {"innovations": {"farm_3": ["fire_02"]}, "hand": []}})
    assert work("economy", {}).refused("attach city_32") == "EE-INNO-01"


@rule("EE-INNO-02")
def test_only_the_ability_of_an_attached_card_counts() -> None:
    scene = work("economy", {"resources": {}, "innovations": {"city_32": ["flood_01"]}})
    scene.play("use flood_01")
    assert held(scene)[0] == 1
    scene.expect(empires={1: {"destroyed": []}, 0: {"destroyed": []}}, offers={"only": {}})


@rule("EE-INNO-03", "EE-INNO-04", "EE-INNO-05", "EE-INNO-06", "EE-INV-03")
def test_a_card_goes_to_an_intact_location_with_the_fewest() -> None:
    homes = {"farm_3": ["flood_01"], "camp_5": ["flood_02", "flood_03"]}
    gone = [tile for tile in FACTS_ROW if tile not in ("farm_3", "camp_5", "town_25", "city_32")]
    scene = work("industry", {"hand": ["fire_02"], "innovations": homes, "destroyed": gone})
    scene.play("build fire_02 without_town 0")
    scene.expect(
        only={"legal": ["attach town_25", "attach city_32"]},
        illegal={"attach farm_3": "EE-INNO-04", "attach road_6": "EE-INNO-03"},
    )
    more = work("industry", {"hand": ["fire_02"], "innovations": homes, "destroyed": [*gone, "town_25", "city_32"]})
    more.play("build fire_02 without_town 0")
    more.expect(only={"legal": ["attach farm_3"]})


@rule("EE-INNO-07", "EE-INNO-11")
def test_several_innovations_of_one_location_are_all_active() -> None:
    cards = [f"flood_0{number}" for number in (1, 2, 3, 4)]
    scene = work("economy", {"resources": {}, "innovations": {"city_32": cards}})
    for card in cards:
        scene.play(f"use {card}")
    assert held(scene) == (1, 1, 1, 1)


@rule("EE-INNO-11", "EE-DEC-16")
def test_a_second_round_of_innovations_may_begin_anywhere() -> None:
    scene = work("industry", {"hand": ["fire_02"], "innovations": FULL})
    scene.play("build fire_02 without_town 0")
    assert len(scene.legal(0)) == 11
    scene.play("attach road_9")
    assert empire(scene)["innovations"]["road_9"] == ["fire_02", "flood_05"]


@rule("EE-INNO-10", "EE-ABIL-12", "EE-DEC-20")
def test_only_the_move_ability_shifts_an_innovation() -> None:
    own = {"innovations": {"city_32": ["fire_06"], "farm_3": ["flood_01"], "camp_5": ["flood_02"]}}
    scene = work("industry", own)
    assert scene.refused("move flood_01 road_6") == "EE-INNO-10"
    scene.play("use fire_06")
    scene.expect(
        legal=["move fire_06 road_6", "move flood_01 road_6"],
        illegal={
            "move flood_01 farm_3": "EE-ABIL-12",
            "move flood_03 road_6": "EE-ABIL-12",
            "move flood_01 camp_5": "EE-INNO-04",
            "done": "EE-IND-02",
        },
    )
    scene.play("move flood_01 road_6")
    scene.expect(
        events=["used 0 fire_06", "moved 0 flood_01 road_6"],
        empires={0: {"innovations": {"farm_3": [], "road_6": ["flood_01"], "camp_5": ["flood_02"]}}},
        illegal={"use fire_06": "EE-IND-29", "move flood_02 farm_8": "EE-INNO-10"},
    )


@rule("EE-ABIL-12", "EE-RUL-19")
def test_without_a_legal_move_the_ability_cannot_be_used() -> None:
    homes = {**FULL, "city_32": ["fire_06"]}
    assert work("industry", {"innovations": homes}).refused("use fire_06") == "EE-ABIL-12"


@rule("EE-RUL-19")
def test_the_moved_card_is_lifted_before_counting_unless_the_option_says_otherwise() -> None:
    homes = {**FULL, "city_32": ["fire_06", "riot_01"]}
    homes["farm_3"] = ["flood_01", "riot_02"]
    others = [tile for tile in FACTS_ROW if tile not in ("farm_3", "city_32")]
    scene = work("industry", {"innovations": homes})
    scene.play("use fire_06")
    assert {text for text in scene.legal(0) if "riot_02" in text} == {f"move riot_02 {tile}" for tile in others}
    assert not [text for text in scene.legal(0) if "flood_05" in text]
    scene.play("move riot_02 farm_8")
    scene.expect(empires={0: {"innovations": {"farm_3": ["flood_01"], "farm_8": ["flood_04", "riot_02"]}}})
    option = work("industry", {"innovations": homes}, {"count_before_lifting": True})
    option.play("use fire_06")
    assert "move flood_05 farm_8" in option.legal(0)
    assert "move flood_05 farm_3" not in option.legal(0)


@rule("EE-ABIL-12", "EE-INNO-04")
def test_another_seat_moves_within_its_own_empire() -> None:
    other: dict[str, Any] = {"innovations": {"city_32": ["fire_06"], "farm_3": ["flood_01", "flood_02"]}}
    scene = table({}, other, turn={"phase": "industry", "done": [0]})
    scene.play("use fire_06")
    places = [tile for tile in FACTS_ROW if tile not in ("farm_3", "city_32")]
    cards = ("fire_06", "flood_01", "flood_02")
    assert set(scene.legal(1)) == {f"move {card} {tile}" for card in cards for tile in places}
    scene.play("move flood_02 camp_5")
    scene.expect(empires={1: {"innovations": {"farm_3": ["flood_01"], "camp_5": ["flood_02"]}}})
