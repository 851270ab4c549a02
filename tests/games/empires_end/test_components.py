"""What is in the box (EE-COMP), as the tables see it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from occasus.content import facts
from occasus.core.basics import Refused
from occasus.core.options import complete
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.names import (
    ABILITY_WORDS,
    CARD_WORDS,
    CONFLICT_WORDS,
    ON_DESTRUCTION,
    TILE_WORDS,
    TILES,
)
from occasus.games.empires_end.game import EmpiresEnd
from tests.games.empires_end.board import GAME, auction, points, table, work
from tests.rules import rule

FACTS: dict[str, Any] = facts("empires_end")
TABLES = Facts(FACTS, {}, 2, complete(GAME.options, {}))


@rule("EE-COMP-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Refused, match="EE-COMP-01"):
        GAME.start(players, complete(GAME.options, {}))
    assert list(GAME.seat_counts) == [2, 3, 4]


@rule("EE-COMP-02", "EE-COMP-03", "EE-COMP-04")
def test_a_set_is_eleven_tiles_of_five_kinds_and_eleven_values() -> None:
    kinds = Counter(tile["type"] for tile in FACTS["locations"]["tiles"])
    assert kinds == {"city": 1, "town": 2, "camp": 2, "road": 3, "farm": 3}
    assert len(set(TABLES.value)) == len(TILE_WORDS) == 11
    assert [TABLES.value[tile] for tile in TABLES.by_value] == sorted(TABLES.value, reverse=True)
    state = GAME.start(4, complete(GAME.options, {}))
    assert len(state.row) == 44


@rule("EE-COMP-05", "EE-COMP-06")
def test_there_are_88_disaster_cards_and_11_conflict_cards() -> None:
    types = Counter((card["type"], card["number"]) for card in FACTS["disaster_cards"]["cards"])
    assert len(types) == 88 and max(types.values()) == 1
    assert len({kind for kind, _ in types}) == 8
    assert sorted(TABLES.target) == sorted(list(range(11)) * 8)
    assert len(CARD_WORDS) == 88 and len(CONFLICT_WORDS) == 11


@rule("EE-COMP-07")
def test_tokens_are_counted_and_do_not_run_out() -> None:
    assert list(TABLES.bank) == [36, 30, 30, 26]
    scene = work("economy", {"resources": {"wheat": 36}})
    scene.play("use farm_3")
    scene.expect(empires={0: {"resources": {"wheat": 37}}})


@rule("EE-COMP-08", "EE-RUL-01")
def test_exhaust_markers_do_not_run_out() -> None:
    skips = [card["id"] for card in FACTS["disaster_cards"]["cards"] if card["ability"]["id"] == "skip_bid"]
    homes = {"city_32": skips}
    scene = auction("flood_06", own={"innovations": homes, "exhausted": skips[:12]})
    assert FACTS["notes"]["other_components"]["exhaust_markers"] == 12 == len(skips[:12])
    scene.play("skip first famine_11")
    scene.expect(empires={0: {"exhausted": [*skips[:12], "famine_11"]}})


@rule("EE-COMP-09")
def test_each_player_marks_the_threatened_place_of_each_card() -> None:
    assert (
        FACTS["notes"]["other_components"]["disaster_tokens"]
        == 4 * FACTS["notes"]["other_components"]["disaster_tokens_per_player"]
    )
    scene = auction("fire_04", "flood_07", players=3)
    scene.expect(offers={"first": {"position": 4}, "second": {"position": 7}})


@rule("EE-COMP-10")
def test_a_disaster_card_has_a_place_bids_a_cost_and_an_ability() -> None:
    for card, accepts in enumerate(TABLES.accepts):
        assert accepts and set(accepts) <= {0, 1, 2}
        assert TABLES.cost[card] in (1, 2)
        assert 0 <= TABLES.target[card] <= 10
        assert TABLES.abilities.phase[TILES + card] > 0


@rule("EE-COMP-11", "EE-COMP-12")
def test_a_destroyed_tile_keeps_its_place_and_has_no_points_and_no_ability() -> None:
    scene = work("economy", {"destroyed": ["farm_3"]})
    scene.expect(empires={0: {"row": {1: "farm_3"}}}, illegal={"use farm_3": "EE-LOC-06"}, legal=["use farm_8"])
    assert points({"destroyed": ["farm_3"]}, {}) == [147, 150]
    assert list(TABLES.rebuild_cost) == [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6]


@rule("EE-COMP-13")
def test_a_conflict_card_has_a_bonus_three_bands_and_an_upheaval() -> None:
    for card in range(11):
        assert len(TABLES.bands[card]) == 3
        assert TABLES.victory_points[card] > 0 and sum(TABLES.victory_gain[card]) == 1
        assert TABLES.rank[card] in (1, 2, 3) and 0 <= TABLES.upheaval_place[card] <= 10
        limits = [limit for band in TABLES.bands[card] for limit in band[:2]]
        assert limits == sorted(limits) and len(set(limits[1::2]) & set(limits[2::2])) == 0


@rule("EE-ABIL-23")
def test_all_earthquakes_work_on_destruction() -> None:
    quakes = [card for card, word in enumerate(CARD_WORDS) if word.startswith("earthquake")]
    assert len(quakes) == 11
    assert {TABLES.abilities.phase[TILES + card] for card in quakes} == {ON_DESTRUCTION}


def test_every_ability_of_the_facts_is_used_by_a_tile_or_a_card() -> None:
    assert set(TABLES.abilities.kind) == set(range(len(ABILITY_WORDS)))


def test_a_user_can_type_in_a_printed_card() -> None:
    overlay = {"disaster_cards": {"cards": [{"id": "fire_01", "bid": ["wheat"], "cost": 2}]}}
    own = EmpiresEnd(overlay)
    facts = own.facts(2, complete(own.options, {}))
    assert list(facts.accepts[0]) == [0] and facts.cost[0] == 2
    assert list(TABLES.accepts[0]) == [2] and TABLES.cost[0] == 1


def test_the_row_of_a_scene_lies_by_value() -> None:
    assert list(table({}).describe()["empires"][0]["row"].values()) == list(TILE_WORDS)
