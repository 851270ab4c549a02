"""The row: neighbours, destruction, ruins (EE-LOC)."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.games.empires_end.rules.empire import neighbours
from tests.games.empires_end.board import FACTS_ROW, auction, bid, conflict, empire, held, points, table, take, work
from tests.rules import rule


@rule("EE-LOC-01", "EE-RUL-05")
def test_neighbours_stand_directly_left_and_right_and_the_row_does_not_wrap() -> None:
    state = table({}).state
    assert list(neighbours(state, 0)) == [1]
    assert list(neighbours(state, 10)) == [9]
    assert list(neighbours(state, 5)) == [4, 6]
    assert list(neighbours(state, 11)) == [12]  # the first tile of seat 1


@rule("EE-LOC-02", "EE-RUL-05")
def test_its_own_location_is_not_adjacent_to_an_innovation() -> None:
    scene = work("economy", {"resources": {}, "innovations": {"farm_3": ["flood_06"]}})
    scene.play("use flood_06")
    assert held(scene)[0] == 0  # farm_3 itself does not count, camp_5 is no farm


@rule("EE-LOC-03")
def test_a_target_number_counts_ruins_too() -> None:
    scene = auction("fire_03", own={"destroyed": ["farm_3", "camp_5"]})
    scene.play("take first")
    scene.expect(empires={0: {"destroyed": ["farm_3", "camp_5", "road_6"]}})


@rule("EE-LOC-04", "EE-DIS-02")
def test_the_same_number_means_another_tile_in_another_row() -> None:
    other = ["city_32", *FACTS_ROW[:-1]]
    scene = auction("fire_01", others=({"row": other},), seat=1)
    scene.play("take first")
    scene.expect(empires={0: {"destroyed": []}, 1: {"destroyed": ["city_32"]}})


@rule("EE-LOC-05", "EE-INNO-13", "EE-INNO-08")
def test_a_destroyed_tile_keeps_its_place_and_its_innovations() -> None:
    scene = auction("fire_01", own={"innovations": {"farm_3": ["flood_01"]}})
    scene.play("take first")
    scene.expect(
        empires={0: {"row": {1: "farm_3"}, "destroyed": ["farm_3"], "innovations": {"farm_3": ["flood_01"]}}},
        discards=[],
    )


@rule("EE-LOC-06")
def test_nothing_on_ruins_can_be_used() -> None:
    own: dict[str, Any] = {
        "destroyed": ["camp_5", "farm_8", "city_32"],
        "innovations": {"camp_5": ["riot_03"], "farm_8": ["flood_01"], "city_32": ["famine_01", "pestilence_03"]},
    }
    work("economy", own).expect(illegal={"use farm_8": "EE-LOC-06", "use flood_01": "EE-LOC-06"})
    work("industry", own).expect(illegal={"use city_32": "EE-LOC-06"})
    auction("fire_04", own=own).expect(illegal={"skip first famine_01": "EE-LOC-06"})
    assert empire(conflict("conflict_01", own))["strength"] == 2
    assert points(own, {}) == [150 - 5 - 8 - 32, 150]


@rule("EE-LOC-07", "EE-INNO-08", "EE-IND-22")
def test_a_rebuilt_tile_works_at_once_with_its_innovations() -> None:
    own = {"resources": {"hammer": 9}, "destroyed": ["city_32"], "innovations": {"city_32": ["pestilence_02"]}}
    scene = work("industry", own)
    scene.play("rebuild city_32 0")
    scene.play("use pestilence_02")
    scene.expect(empires={0: {"score": 2, "destroyed": []}}, legal=["use city_32"])


@rule("EE-LOC-08", "EE-INNO-09", "EE-EXH-09", "EE-RUL-13")
def test_innovations_and_markers_travel_with_their_location() -> None:
    own = {"destroyed": ["farm_3"], "innovations": {"farm_3": ["famine_01"]}, "exhausted": ["famine_01"]}
    scene = work("industry", own)
    scene.play("use city_32")
    scene.play("swap farm_3 road_14")
    scene.expect(
        empires={
            0: {
                "row": {1: "road_14", 7: "farm_3"},
                "destroyed": ["farm_3"],
                "innovations": {"farm_3": ["famine_01"]},
                "exhausted": ["famine_01"],
            }
        }
    )


@rule("EE-LOC-09", "EE-DIS-15")
def test_an_intact_threatened_location_falls() -> None:
    scene = auction("fire_07")
    scene.play("take first")
    scene.expect(empires={0: {"destroyed": ["road_14"]}}, events=["destroyed 0 road_14"])


@rule("EE-LOC-10", "EE-DEC-08")
def test_of_two_intact_neighbours_the_owner_chooses_one() -> None:
    scene = auction("fire_07", own={"destroyed": ["road_14"]})
    scene.play("take first")
    scene.expect(
        only={"legal": ["destroy farm_11", "destroy camp_17"]},
        illegal={"destroy road_14": "EE-LOC-10", "destroy town_20": "EE-LOC-10"},
    )
    scene.play("destroy farm_11")
    scene.expect(empires={0: {"destroyed": ["farm_11", "road_14"]}}, events=["destroyed 0 farm_11"])


@rule("EE-LOC-10")
def test_a_single_intact_neighbour_falls_without_a_question() -> None:
    scene = auction("fire_07", own={"destroyed": ["road_14", "farm_11"]})
    scene.play("take first")
    scene.expect(empires={0: {"destroyed": ["farm_11", "road_14", "camp_17"]}}, no_events=["nothing_left"])


@rule("EE-LOC-11", "EE-RUL-06", "EE-DEC-08")
def test_the_nearest_intact_location_falls_and_a_tie_is_chosen() -> None:
    gone = ["road_9", "farm_11", "road_14"]
    scene = auction("fire_06", own={"destroyed": gone})
    scene.play("take first")
    scene.expect(only={"legal": ["destroy farm_8", "destroy camp_17"]}, illegal={"destroy road_6": "EE-LOC-11"})
    near = auction("fire_06", own={"destroyed": [*gone, "camp_17"]})
    near.play("take first")
    near.expect(empires={0: {"destroyed": ["farm_8", *gone, "camp_17"]}})


@rule("EE-LOC-12", "EE-INNO-12", "EE-RUL-07", "EE-INV-06")
def test_with_nothing_left_the_taker_gets_tokens_and_temple_only() -> None:
    own = {"destroyed": list(FACTS_ROW), "resources": {"wheat": 9}}
    scene = auction("fire_06", own=own, tokens={"axe": 2}, temple=1)
    scene.play("take first")
    scene.expect(
        temple=0,
        discards=["fire_06"],
        empires={0: {"resources": {"wheat": 9, "axe": 2}, "innovations": {"only": {}}, "destroyed": {"size": 11}}},
        events=["nothing_left 0", "card_lost 0 fire_06"],
    )


@rule("EE-INNO-12")
def test_without_an_intact_location_nothing_is_built() -> None:
    scene = work("industry", {"destroyed": list(FACTS_ROW), "hand": ["flood_01"]})
    scene.expect(legal=["sell flood_01"], illegal={"build flood_01 without_town 0": "EE-INNO-12"})


@rule("EE-RUL-37")
@pytest.mark.parametrize("place", ["city_32", "farm_3"])
def test_an_ability_on_the_destroyed_location_is_lost_for_the_phase(place: str) -> None:
    own = {"innovations": {place: ["famine_01"]}}
    scene = auction("fire_01", "flood_06", own=own, players=3)
    scene.play("take first")
    scene.play("attach town_25")
    scene.play("buy_coins 0")
    assert ("skip second famine_01" in scene.legal(0)) == (place == "city_32")


def test_rows_diverge_by_upheaval() -> None:
    scene = conflict("conflict_01", {"destroyed": ["camp_5"]}, {"resources": {"axe": 4}})
    bid(scene, (0, 0), (4, 0))
    assert empire(scene, 0)["row"] == empire(scene, 1)["row"]  # the City stands at 11 already
    other = conflict("conflict_04", {"destroyed": ["camp_5"]}, {"resources": {"axe": 4}})
    bid(other, (0, 0), (4, 0))
    other.expect(empires={0: {"row": {1: "city_32", 11: "farm_3"}}, 1: {"row": {1: "farm_3"}}})


def test_a_taken_card_is_attached_where_its_taker_says() -> None:
    scene = auction("fire_01")
    take(scene, 0, "camp_17")
    scene.expect(empires={0: {"innovations": {"camp_17": ["fire_01"]}}})
