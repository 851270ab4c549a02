"""Lightning mode (EE-LIGHT)."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import CHANCE
from occasus.scenes import Scene
from tests.games.empires_end.board import empire, held, table, take
from tests.rules import rule

FAST = {"mode": "lightning"}
HANDS: tuple[dict[str, Any], ...] = (
    {"hand": ["fire_01", "fire_02", "fire_03", "fire_04"]},
    {"hand": ["riot_05", "riot_06", "riot_07", "riot_08"]},
)


def setup() -> Scene:
    return table(*HANDS, options=FAST, turn={"phase": "setup"})


def struck() -> Scene:
    """Both have chosen: seat 0 strikes 1 and 2, seat 1 strikes 5 and 6."""
    scene = setup()
    for seat, cards in enumerate((["fire_01", "fire_02"], ["riot_05", "riot_06"])):
        scene.play("keep_hand", seat)
        for card in cards:
            scene.play(f"strike {card}", seat)
    return scene


@rule("EE-LIGHT-01", "EE-RUL-23", "EE-SETUP-02")
def test_the_first_phase_is_the_one_under_the_mark() -> None:
    for players in (2, 3):
        scene = Scene("empires_end", players, None, FAST)
        while not scene.describe()["offers"]:
            actors = scene.actors
            if actors == [CHANCE]:
                scene.chance("any")
            else:
                scene.play(scene.legal(actors[0])[0], actors[0])
        scene.expect(hourglass=8, phase="disaster")
    standard = Scene("empires_end", 2)
    standard.settle()
    standard.expect(hourglass=1)


@rule("EE-LIGHT-02", "EE-DEC-01", "EE-SIM-01")
def test_four_cards_may_once_be_exchanged_for_four_others() -> None:
    scene = setup()
    assert scene.actors == [0, 1]
    assert scene.legal(0) == ["keep_hand", "redraw"]
    scene.play("redraw", 1)
    assert scene.actors == [CHANCE]
    for card in ("flood_01", "flood_02", "flood_03", "flood_04"):
        scene.chance(f"draw 1 {card}")
    scene.expect(
        actors=[0, 1],
        discards=HANDS[1]["hand"],
        empires={1: {"hand": ["flood_01", "flood_02", "flood_03", "flood_04"]}},
    )
    assert scene.refused("redraw", 1) == "EE-LIGHT-02"


@rule("EE-LIGHT-02")
def test_four_cards_are_dealt_at_first() -> None:
    scene = Scene("empires_end", 3, None, FAST)
    scene.settle()
    assert [len(empire(scene, seat)["hand"]) for seat in range(3)] == [4, 4, 4]
    assert held(scene) == (2, 2, 2, 2)


@rule("EE-LIGHT-03", "EE-DEC-02")
def test_two_of_the_four_cards_strike() -> None:
    scene = setup()
    scene.play("keep_hand", 0)
    scene.expect(illegal={0: {"strike riot_05": "EE-LIGHT-03", "keep_hand": "EE-LIGHT-02"}})
    scene = struck()
    scene.expect(
        empires={0: {"destroyed": ["farm_3", "camp_5"]}, 1: {"destroyed": ["road_9", "farm_11"]}},
        events=[
            *("struck 0 fire_01", "struck 0 fire_02", "destroyed 0 farm_3", "destroyed 0 camp_5"),
            *("struck 1 riot_05", "struck 1 riot_06", "destroyed 1 road_9", "destroyed 1 farm_11"),
        ],
    )


@rule("EE-LIGHT-10", "EE-INV-08", "EE-RUL-23")
def test_nobody_sees_what_the_others_choose() -> None:
    scene = setup()
    scene.play("keep_hand", 0)
    scene.play("strike fire_03", 0)
    assert empire(scene, 0, 1)["struck"] == 1 and empire(scene, 0, 0)["struck"] == ["fire_03"]
    scene.play("strike fire_04", 0)
    assert empire(scene, 0, 1)["struck"] == 2
    assert [event.seen_by(1).text() for event in scene.happened()] == ["chose_strike 0 ?", "chose_strike 0 ?"]
    scene.expect(no_events=["struck", "destroyed"])


@rule("EE-LIGHT-04", "EE-DEC-03")
def test_equal_targets_destroy_two_locations_all_the_same() -> None:
    scene = table({"hand": ["fire_04", "riot_04"]}, HANDS[1], options=FAST, turn={"phase": "setup"})
    for text in ("keep_hand", "strike fire_04", "strike riot_04"):
        scene.play(text, 0)
    for text in ("keep_hand", "strike riot_05", "strike riot_06"):
        scene.play(text, 1)
    scene.expect(only={"legal": {0: ["destroy road_6", "destroy road_9"]}}, actors=[0, 1])
    scene.play("destroy road_6", 0)
    scene.expect(empires={0: {"destroyed": ["farm_8", "road_6"]}}, actors=[0, 1])
    edge = table({"hand": ["fire_01", "earthquake_01"]}, HANDS[1], options=FAST, turn={"phase": "setup"})
    for text in ("keep_hand", "strike fire_01", "strike earthquake_01"):
        edge.play(text, 0)
    for text in ("keep_hand", "strike riot_05", "strike riot_06"):
        edge.play(text, 1)
    edge.expect(empires={0: {"destroyed": ["farm_3", "camp_5"]}})


@rule("EE-LIGHT-05", "EE-LIGHT-06", "EE-DEC-04", "EE-INV-06")
def test_both_cards_are_attached_after_both_destructions() -> None:
    scene = struck()
    scene.expect(
        actors=[0, 1],
        illegal={0: {"attach farm_3": "EE-INNO-03", "attach camp_5": "EE-INNO-03"}},
        empires={0: {"decides": "choose_home fire_01"}},
    )
    scene.play("attach city_32", 0)
    scene.expect(illegal={0: {"attach city_32": "EE-INNO-04"}}, empires={0: {"decides": "choose_home fire_02"}})
    scene.play("attach farm_8", 0)
    assert list(scene.state.struck) == [-1, -1, scene.state.struck[2], scene.state.struck[3]]
    scene.expect(events=["attached 0 fire_01 city_32", "attached 0 fire_02 farm_8"], empires={0: {"struck": []}})
    scene.play("attach farm_3", 1)
    scene.play("attach camp_5", 1)
    for seat, homes in enumerate(
        ({"city_32": ["fire_01"], "farm_8": ["fire_02"]}, {"farm_3": ["riot_05"], "camp_5": ["riot_06"]})
    ):
        assert empire(scene, seat)["innovations"] == homes
        assert len(empire(scene, seat)["destroyed"]) == 2


@rule("EE-LIGHT-07")
def test_the_others_are_discarded_and_two_drawn() -> None:
    scene = struck()
    for seat in (0, 1):
        for home in ("city_32", "town_25"):
            scene.play(f"attach {home}", seat)
    scene.expect(discards=["fire_03", "fire_04", "riot_07", "riot_08"], actors=["chance"])
    scene.settle()
    assert [len(empire(scene, seat)["hand"]) for seat in (0, 1)] == [2, 2]


@rule("EE-LIGHT-08", "EE-IND-16", "EE-INV-09")
def test_industry_empties_the_hand_and_refills_it_to_two() -> None:
    own = {"hand": ["fire_01", "fire_02"]}
    scene = table(own, options=FAST, turn={"phase": "industry", "done": [1]})
    scene.play("sell fire_01")
    scene.play("sell fire_02")
    assert scene.actors == [CHANCE]
    scene.settle()
    assert len(empire(scene)["hand"]) == 2
    assert "throw_away" not in scene.legal(0)


@rule("EE-LIGHT-09")
def test_the_strike_moves_no_temple_and_asks_for_no_relief() -> None:
    scene = struck()
    for seat in (0, 1):
        for home in ("city_32", "town_25"):
            scene.play(f"attach {home}", seat)
    scene.expect(no_events=["temple_moved", "took", "bought_coins"], temple=0)
    scene.settle()
    take(scene, 0, "town_20")
    scene.expect(phase="economy", hourglass=9)
    assert held(scene) == (2, 2, 2, 2)
