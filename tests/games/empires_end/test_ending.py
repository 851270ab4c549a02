"""Final scoring (EE-END) and end-game abilities (EE-ABIL)."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.core.basics import EVERYTHING
from occasus.scenes import Scene
from tests.games.empires_end.board import FACTS_ROW, auction, bid, conflict, over, points
from tests.rules import rule

RESCORE = {"id": "pestilence_01", "phase": "end_game", "ability": {"id": "endgame_rescore", "params": {"times": 1}}}


@rule("EE-END-02", "EE-END-03", "EE-END-04")
def test_track_intact_locations_and_innovations_count_and_nothing_else() -> None:
    own = {"score": 7, "destroyed": ["city_32"], "resources": {"coin": 30}, "hand": ["pestilence_03", "riot_02"]}
    assert points(own, {"score": -4}) == [7 + 118, 146]
    with_card = {**own, "innovations": {"farm_3": ["pestilence_04"]}}
    assert points(with_card, {}) == [7 + 118 + 60, 150]


@rule("EE-END-05")
def test_the_highest_score_wins() -> None:
    result = over({"score": 3}, {"score": 5}, {"score": 4}, players=3).result
    assert result == {
        "winners": [1],
        "places": [3, 1, 2],
        "scores": [153, 155, 154],
        "reason": "most_points",
        "rule": "EE-END-05",
    }


@rule("EE-END-06")
def test_a_tie_goes_to_more_intact_locations() -> None:
    result = over({"score": 3, "destroyed": ["farm_3"]}, {}, players=2).result
    assert result is not None
    assert (result["scores"], result["winners"], result["rule"]) == ([150, 150], [1], "EE-END-06")
    assert (result["places"], result["reason"]) == ([2, 1], "more_intact")


@rule("EE-END-07")
def test_a_full_tie_is_shared() -> None:
    result = over({"score": 2}, {"score": 2}, {}, players=3).result
    assert result is not None
    assert (result["winners"], result["places"], result["rule"]) == ([0, 1], [1, 1, 3], "EE-END-07")
    assert result["reason"] == "shared_victory"


@rule("EE-ABIL-26", "EE-LOC-06")
def test_points_for_each_own_ruin() -> None:
    own: dict[str, Any] = {"destroyed": ["farm_3", "camp_5"], "innovations": {"city_32": ["pestilence_03"]}}
    assert points(own, {"destroyed": ["farm_8"]}) == [142 + 4, 142]
    on_ruins = {"destroyed": ["farm_3", "camp_5"], "innovations": {"camp_5": ["pestilence_03"]}}
    assert points(on_ruins, {}) == [142, 150]


@rule("EE-ABIL-27")
def test_points_for_ruins_beside() -> None:
    own: dict[str, Any] = {"innovations": {"town_25": ["rat_plague_04"]}}
    assert points({**own, "destroyed": ["town_20", "farm_3"]}, {}) == [127 + 4, 150]
    assert points({**own, "destroyed": ["town_20", "city_32"]}, {}) == [98 + 8, 150]


@rule("EE-ABIL-29", "EE-RUL-21")
def test_points_for_intact_neighbours_of_a_kind() -> None:
    own: dict[str, Any] = {"innovations": {"farm_8": ["rat_plague_02"]}}
    assert points(own, {}) == [158, 150]
    ruin = {**own, "destroyed": ["road_6"]}
    assert points(ruin, {}) == [144 + 4, 150]
    assert points(ruin, {}, options={"ruins_keep_kind": True}) == [144 + 8, 150]


@rule("EE-END-02", "EE-INFO-01")
def test_what_would_count_now_is_told_as_far_as_a_reader_knows() -> None:
    own: dict[str, Any] = {
        "score": 2,
        "destroyed": ["farm_3"],
        "resources": {"coin": 3},
        "innovations": {"farm_8": ["rat_plague_02"], "city_32": ["pestilence_04"], "farm_3": ["pestilence_03"]},
    }
    scene = auction(own=own)
    for reader, counted, least in ((0, 2 + 147 + 8 + 6, False), (1, 2 + 147 + 8, True), (EVERYTHING, 163, False)):
        told = scene.game.describe(scene.state, reader)["empires"]
        assert told[0]["at_end"] == {"points": counted, "least": least}
        assert told[1]["at_end"] == {"points": 150, "least": False}
    assert scene.game.describe(over(own, {}).state, 0)["empires"][0]["at_end"]["points"] == counted


@rule("EE-ABIL-30")
@pytest.mark.parametrize(("others", "bonus"), [(0, 13), (1, 13), (2, 0)])
def test_points_if_nobody_has_more_ruins(others: int, bonus: int) -> None:
    own = {"destroyed": ["farm_3"], "innovations": {"city_32": ["pestilence_08"]}}
    assert points(own, {"destroyed": list(FACTS_ROW[:others])})[0] == 147 + bonus


@rule("EE-RUL-30")
def test_without_any_ruins_everybody_has_the_most() -> None:
    assert points({"innovations": {"city_32": ["pestilence_08"]}}, {}) == [163, 150]


@rule("EE-ABIL-31", "EE-END-08", "EE-DEC-24", "EE-RUL-22")
def test_a_rescore_takes_the_best_other_ability() -> None:
    homes = {"city_32": ["pestilence_06"], "town_25": ["pestilence_03"], "town_20": ["riot_05"]}
    own: dict[str, Any] = {"destroyed": ["farm_3"], "resources": {"axe": 4}, "innovations": homes}
    assert points(own, {}) == [147 + 2 + 8 + 8, 150]
    alone = {"innovations": {"city_32": ["pestilence_06"]}}
    assert points(alone, {}) == [150, 150]
    two: dict[str, Any] = {"disaster_cards": {"cards": [RESCORE]}}
    both = {**own, "innovations": {**homes, "camp_17": ["pestilence_01"]}}
    scene = Scene("empires_end", 2, {"empires": [both], "turn": {"phase": "end"}}, content=two)
    scene.expect(result={"scores": [147 + 2 + 8 + 8 + 8, 150]})


@rule("EE-ABIL-31")
def test_a_rescore_does_not_reach_abilities_on_ruins() -> None:
    homes = {"city_32": ["pestilence_06"], "farm_3": ["riot_05"]}
    assert points({"destroyed": ["farm_3"], "innovations": homes}, {}) == [147, 150]


@rule("EE-END-01", "EE-END-02")
def test_the_log_tells_how_the_scores_come_about() -> None:
    own = {"destroyed": ["farm_3"], "innovations": {"city_32": ["pestilence_03"]}, "resources": {"axe": 3}}
    scene = conflict("conflict_01", own, {}, hourglass=26)
    bid(scene, (3, 0), (0, 0))
    scene.expect(
        events=[
            "locations_counted 0 147",
            "innovation_counted 0 pestilence_03 2",
            "final_score 0 159",
            "locations_counted 1 150",
            "final_score 1 150",
            "won 0",
        ]
    )
