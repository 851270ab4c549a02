"""The conflict phase (EE-CON) and strength (EE-ABIL-20, EE-ABIL-21, EE-ABIL-22)."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.games.empires_end.board.names import CONFLICT_WORDS
from tests.games.empires_end.board import FACTS_ROW, auction, bid, conflict, empire, held, table, take
from tests.rules import rule

WEAK: dict[str, Any] = {"destroyed": ["camp_5", "camp_17"], "resources": {"axe": 9, "coin": 9}}  # base strength 0


@rule("EE-CON-01")
def test_a_conflict_card_is_revealed() -> None:
    scene = table(turn={"phase": "conflict"}, conflict_discards=["conflict_02"])
    assert len(scene.odds()) == 10 and "reveal_conflict conflict_02" not in scene.odds()
    scene.chance("reveal_conflict conflict_05")
    scene.expect(conflict="conflict_05", events=["conflict_revealed conflict_05"], actors=[0, 1])


@rule("EE-RUL-27")
def test_an_empty_conflict_deck_is_made_of_its_discards() -> None:
    scene = table(turn={"phase": "conflict"}, conflict_discards=list(CONFLICT_WORDS))
    assert len(scene.odds()) == 11
    scene.expect(conflict_discards=[])
    before = auction("fire_01", hourglass=6, conflict_discards=list(CONFLICT_WORDS))
    take(before, 0, "city_32")
    before.expect(events=["hourglass_moved 7 conflict", "conflicts_reshuffled 11"], phase="conflict")
    before.chance("reveal_conflict conflict_05")
    bid(before, (0, 0), (0, 0))
    before.expect(events=["bid_shown 0", "bid_shown 1"], conflict_discards=["conflict_05"], hourglass=8)


@rule("EE-CON-02", "EE-CON-03", "EE-ABIL-20")
@pytest.mark.parametrize(
    ("own", "strength"),
    [
        ({}, 4),
        ({"destroyed": ["camp_5"]}, 2),
        ({"innovations": {"city_32": ["riot_01", "riot_03"]}}, 7),
        ({"innovations": {"city_32": ["riot_03"]}, "destroyed": ["city_32"]}, 4),
        ({"innovations": {"city_32": ["fire_02", "riot_01"]}}, 5),
    ],
)
def test_base_strength_is_the_sum_of_intact_camps_and_innovations(own: dict[str, Any], strength: int) -> None:
    assert empire(conflict("conflict_01", own), 0, 1)["strength"] == strength


@rule("EE-ABIL-21", "EE-ABIL-22")
@pytest.mark.parametrize(
    ("card", "home", "gone", "strength"),
    [
        ("rat_plague_01", "town_25", [], 4),
        ("rat_plague_01", "town_25", ["town_20"], 5),
        ("rat_plague_01", "town_25", ["town_20", "city_32"], 6),
        ("rat_plague_11", "farm_8", [], 6),
        ("rat_plague_11", "farm_8", ["road_6"], 5),
        ("rat_plague_11", "city_32", [], 4),
    ],
)
def test_strength_by_neighbours(card: str, home: str, gone: list[str], strength: int) -> None:
    scene = conflict("conflict_01", {"innovations": {home: [card]}, "destroyed": gone})
    assert empire(scene)["strength"] == strength


@rule("EE-CON-04")
def test_base_strength_is_told_before_the_bids() -> None:
    scene = table({"destroyed": ["camp_5"]}, turn={"phase": "conflict"})
    scene.chance("reveal_conflict conflict_01")
    seen = [event.seen_by(1).text() for event in scene.happened()]
    assert seen[1:] == ["base_strength 0 2", "base_strength 1 4"]


@rule("EE-CON-05", "EE-CON-06", "EE-RUL-16")
def test_any_number_of_axes_and_coins_and_nothing_else() -> None:
    scene = conflict("conflict_01", {"resources": {"wheat": 5, "axe": 2, "hammer": 5, "coin": 1}})
    assert scene.legal(0) == ["bid_axes 0", "bid_axes 1", "bid_axes 2"]
    scene.expect(illegal={0: {"bid_axes 3": "EE-CON-05", "bid_coins 0": "EE-RUL-42"}})
    scene.play("bid_axes 1", 0)
    assert scene.legal(0) == ["bid_coins 0", "bid_coins 1"]
    kinds = {family.name for family in scene.game.catalogue.families if family.name.startswith("bid_")}
    assert kinds == {"bid_axes", "bid_coins"}


@rule("EE-CON-07", "EE-CON-08")
@pytest.mark.parametrize(
    ("axes", "coins", "score"),
    [(0, 0, -3), (1, 1, -3), (0, 3, 0), (2, 2, 0), (4, 1, 4), (3, 3, 4), (0, 7, 7), (9, 9, 7)],
)
def test_final_strength_finds_its_one_band(axes: int, coins: int, score: int) -> None:
    strong = {"innovations": {"city_32": ["riot_03"]}, "resources": {"axe": 30}}
    scene = conflict("conflict_01", WEAK, strong)
    bid(scene, (axes, coins), (30, 0))
    scene.expect(empires={0: {"score": score}}, events=[f"bid_shown 0 {axes} {coins} {axes + coins}"])


@rule("EE-CON-08", "EE-CON-09")
def test_between_the_bands_there_is_neither_gain_nor_loss() -> None:
    marked = {**WEAK, "innovations": {"city_32": ["famine_01"]}, "exhausted": ["famine_01"]}
    scene = conflict("conflict_01", marked, {})
    bid(scene, (3, 0), (0, 0))
    scene.expect(no_events=["band_reached", "scored 0"], empires={0: {"exhausted": ["famine_01"]}})
    one = conflict("conflict_01", WEAK, {})
    bid(one, (9, 9), (0, 0))
    assert [text for text in one.events if text.startswith("band_reached")] == ["band_reached 0 18"]


@rule("EE-CON-10")
def test_a_band_gives_points_tokens_and_a_refresh() -> None:
    own = {**WEAK, "innovations": {"city_32": ["famine_01"]}, "exhausted": ["famine_01"]}
    scene = conflict("conflict_02", own, {"resources": {"axe": 9}})
    bid(scene, (6, 0), (9, 0))
    scene.expect(empires={0: {"score": 6, "exhausted": [], "resources": {"axe": 3, "hammer": 1, "coin": 9}}})


@rule("EE-CON-11", "EE-CON-13")
def test_all_who_share_the_highest_strength_get_the_whole_bonus() -> None:
    scene = conflict("conflict_04", {}, {}, {"destroyed": ["camp_5"], "resources": {"axe": 2}}, players=3)
    bid(scene, (0, 0), (0, 0), (2, 0))
    scene.expect(
        empires={seat: {"score": 5} for seat in range(3)},  # band 3 to 5: 2 points, bonus: 3
        no_events=["upheaved"],
        events=["scored 0 2", "gained 0 wheat 1", "victory 0", "scored 0 3", "gained 0 hammer 1", "victory 1"],
    )
    assert held(scene, 0) == (3, 2, 3, 2)
    assert held(scene, 2) == (1, 0, 1, 0)


@rule("EE-RUL-32")
def test_with_no_strength_at_all_everybody_is_highest() -> None:
    scene = conflict("conflict_01", WEAK, WEAK)
    bid(scene, (0, 0), (0, 0))
    scene.expect(events=["victory 0", "victory 1"], no_events=["upheaved"], empires={0: {"score": 0}, 1: {"score": 0}})


@rule("EE-CON-12", "EE-CON-14", "EE-CON-17")
@pytest.mark.parametrize(
    ("card", "gone", "swapped"),
    [
        ("conflict_04", [], ("city_32", "farm_3")),
        ("conflict_04", ["city_32"], ("town_25", "farm_3")),
        ("conflict_02", [], ("town_25", "camp_5")),
        ("conflict_03", [], ("town_20", "farm_8")),
        ("conflict_03", ["city_32", "town_25"], ("farm_11", "farm_8")),
    ],
)
def test_who_is_below_the_highest_suffers_the_upheaval(card: str, gone: list[str], swapped: tuple[str, str]) -> None:
    loser = {"destroyed": ["camp_17", *gone], "innovations": {swapped[0]: ["flood_01"]}}
    scene = conflict(card, loser, {})
    bid(scene, (0, 0), (0, 0))
    places = {tile: str(number) for number, tile in enumerate(FACTS_ROW, 1)}
    row = empire(scene)["row"]
    assert (row[places[swapped[0]]], row[places[swapped[1]]]) == (swapped[1], swapped[0])
    scene.expect(
        events=[f"upheaved 0 {swapped[0]} {swapped[1]}"],
        no_events=["upheaved 1"],
        empires={0: {"innovations": {swapped[0]: ["flood_01"]}}},
        phase="disaster",
    )


@rule("EE-CON-15")
def test_the_other_location_may_be_ruins_or_the_same_tile() -> None:
    scene = conflict("conflict_04", {"destroyed": ["camp_5", "farm_3"]}, {})
    bid(scene, (0, 0), (0, 0))
    scene.expect(empires={0: {"row": {1: "city_32", 11: "farm_3"}, "destroyed": ["camp_5", "farm_3"]}})
    same = conflict("conflict_01", {"destroyed": ["camp_5"]}, {})
    bid(same, (0, 0), (0, 0))
    same.expect(no_events=["upheaved"], empires={0: {"row": {11: "city_32"}}})


@rule("EE-CON-16", "EE-RUL-17")
def test_without_a_location_of_that_rank_nothing_is_swapped() -> None:
    gone = [tile for tile in FACTS_ROW if tile not in ("farm_3", "city_32")]
    scene = conflict("conflict_03", {"destroyed": gone}, {})
    bid(scene, (0, 0), (0, 0))
    scene.expect(no_events=["upheaved"])
    enough = conflict(
        "conflict_03", {"destroyed": [tile for tile in gone if tile != "camp_5"]}, {"resources": {"axe": 9}}
    )
    bid(enough, (0, 0), (9, 0))
    enough.expect(events=["upheaved 0 farm_3 farm_8"])


@rule("EE-CON-18", "EE-CON-19", "EE-CON-20")
def test_bids_and_card_go_away_and_rewards_come_too_late_to_be_bid() -> None:
    scene = conflict("conflict_01", {"resources": {"axe": 4}}, {"resources": {"coin": 2}})
    assert "bid_axes 5" not in scene.legal(0)
    bid(scene, (4, 0), (0, 2))
    assert held(scene, 0) == (2, 0, 0, 1)
    assert held(scene, 1) == (1, 0, 0, 0)
    scene.expect(conflict=None, conflict_discards=["conflict_01"], empires={0: {"bid": None}})


def test_the_tables_give_the_band_of_any_strength() -> None:
    scene = conflict("conflict_08", WEAK, {})
    bid(scene, (2, 0), (0, 0))
    scene.expect(empires={0: {"score": 0}, 1: {"score": 5}})
