"""SR-BOARD: the map, its roads, districts and cities."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from occasus.content import facts
from occasus.core.basics import OccasusError
from occasus.core.options import complete
from occasus.games import find
from occasus.games.struggle_for_rome.board.names import CITY_WORDS, CROSSROADS_WORDS
from tests.games.struggle_for_rome.board import at, offers, player, riding, rolling
from tests.rules import rule

GAME = find("struggle_for_rome")
MAP: dict[str, Any] = facts("struggle_for_rome")["map"]
TABLES = GAME.start(4, complete(GAME.options, {})).facts
GEOGRAPHY = TABLES.geography


def place(word: str) -> int:
    return CROSSROADS_WORDS.index(word)


def one_way_map() -> dict[str, Any]:
    """The road from c055 to c064 works one way only."""
    roads = [
        [road[0], road[1], "land_one_way", *road[3:]] if road[:2] == ["c055", "c064"] else road for road in MAP["roads"]
    ]
    return {"map": {"roads": roads}}


@rule("SR-BOARD-01")
def test_every_hex_but_forests_bears_a_number() -> None:
    for entry in MAP["hexes"]:
        assert entry["terrain"] in ("field", "mountains", "pasture", "forest")
        assert (entry["number"] is None) == (entry["terrain"] == "forest")
        assert entry["number"] in (None, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
    scene = rolling({"red": {"horseman": {"figure": "c055"}}}, legionnaire="latium")
    scene.chance("roll 11")  # Raetia is a mountain of 11; Silva Nigra beside it is a forest
    scene.expect(players={"red": {"hand": {"ore": 1}}}, exact_events=["rolled 11", "produced red 1 ore"])


@rule("SR-BOARD-02", "SR-BOARD-03")
def test_roads_join_corners_and_may_bear_an_arrow_and_sea_routes_bear_one() -> None:
    arrows = Counter(road[2] for road in MAP["roads"])
    assert set(arrows) == {"none", "land"}
    assert {route["arrow"] for route in MAP["sea_routes"]} == {"sea"}
    assert GEOGRAPHY.prices_between(place("c017"), place("c002")) == ((0, 0),)  # plain roads cost nothing
    assert GEOGRAPHY.prices_between(place("c102"), place("c174")) == ((0, 1), (2, 0))  # two sea arrows, one paid


@rule("SR-BOARD-03", "SR-RUL-04")
def test_plain_connections_cost_nothing_however_long() -> None:
    scene = riding({"figure": "c002"})
    scene.play("travel c039")
    assert scene.events == ["travelled red_horseman c039"]


@rule("SR-BOARD-04", "SR-BOARD-05", "SR-BOARD-06")
def test_forty_cities_in_five_provinces_with_two_to_five_towers() -> None:
    assert Counter(TABLES.province) == dict.fromkeys(range(5), 8)
    assert Counter(TABLES.towers) == {2: 13, 3: 17, 4: 9, 5: 1}
    assert TABLES.towers[CITY_WORDS.index("roma")] == 5
    assert len(GAME.start(3, {}).facts.neutral) == 10


@rule("SR-BOARD-05")
def test_towers_are_the_defence() -> None:
    for fighters, city in ((5, "roma"), (4, None)):
        scene = riding({"figure": "c135", "fighters": fighters})
        assert offers(scene, "plunder") == ({city} if city else set())


@rule("SR-BOARD-07")
def test_hexes_beyond_the_limes_produce() -> None:
    scene = rolling()
    scene.chance("roll 6")  # Langobardi: red c017, blue c018
    scene.expect(players={"red": {"hand": {"grain": 1}}, "blue": {"hand": {"grain": 1}}})


@rule("SR-BOARD-08", "SR-RUL-35")
def test_marked_cities_have_no_rule_of_their_own() -> None:
    scene = riding(
        {"figure": "c061", "fighters": 9 - 1, "wagons": 2, "tokens": {"germania": 1, "gallia": 1, "hispania": 1}}
    )
    scene.play("conquer lutetia")
    scene = at("horseman_actions", {"red": {"horseman": {"cities": ["lutetia"], "fighters": 4, "wagons": 2}}})
    scene.play("conquer lugdunum")  # marked, four towers
    assert player(scene)["points"] == 2
    assert scene.events == ["expanded red_horseman lugdunum"]


@rule("SR-BOARD-09", "SR-INFO-06")
def test_boxes_gold_and_reserves_are_public() -> None:
    scene = riding({"fighters": 3, "wagons": 2, "tokens": {"gallia": 1}}, {"gold": 7, "diplomats": 1})
    for seat in (1, 2, 3, -2):
        seen = player(scene, "red", seat)
        assert seen["horseman"] == {
            "figure": "c017",
            "fighters": 3,
            "wagons": 2,
            "tokens": {"gallia": 1},
            "cities": [],
        }
        assert (seen["gold"], seen["diplomats"], seen["reserve"]["horseman"]) == (7, 1, 5)


@rule("SR-BOARD-10")
def test_districts_are_joined_by_plain_roads_and_parted_by_arrows() -> None:
    named: dict[int, set[str]] = {}
    for number, entry in enumerate(MAP["crossroads"]):
        named.setdefault(GEOGRAPHY.district[number], set()).add(entry["notes"]["district"])
    assert all(len(names) == 1 for names in named.values())
    assert len(named) == 49
    cities = [GEOGRAPHY.district[spot] for spot in GEOGRAPHY.crossroads_of]
    assert len(set(cities)) == 40
    for first, second, arrow, *_ in MAP["roads"]:
        same = GEOGRAPHY.district[place(first)] == GEOGRAPHY.district[place(second)]
        assert same == (arrow == "none")
    beyond = {GEOGRAPHY.district[n] for n, entry in enumerate(MAP["crossroads"]) if entry["notes"]["side"] == "beyond"}
    assert len(beyond) == 1


@rule("SR-BOARD-11")
def test_next_to_a_city_means_one_road_with_or_without_arrow() -> None:
    beside = {word for n, word in enumerate(CROSSROADS_WORDS) if CITY_WORDS.index("lutetia") in GEOGRAPHY.beside[n]}
    assert beside == {"c042", "c061", "c062"}
    assert riding({"figure": "c061", "fighters": 2}).legal().count("plunder lutetia") == 1  # over an arrow
    assert riding({"figure": "c042", "fighters": 2}).legal().count("plunder lutetia") == 1  # over a plain road


@rule("SR-MOVE-12", "SR-RUL-04")
def test_arrows_work_both_ways() -> None:
    there = GEOGRAPHY.prices
    assert all(there[a][b] == there[b][a] for a in range(49) for b in range(49) if a < b and _lands(a, b))
    out, back = riding({"figure": "c055"}), riding({"figure": "c054"})
    assert "travel c054" in out.legal()
    assert "travel c055" in back.legal()


def _lands(a: int, b: int) -> bool:
    return len(GEOGRAPHY.prices[a][b]) == 1


@rule("SR-RUL-04")
def test_one_way_arrows_need_a_map_with_directions() -> None:
    with pytest.raises(OccasusError, match="SR-RUL-04"):
        GAME.start(4, complete(GAME.options, {"one_way_arrows": True}))
    other = find("struggle_for_rome", one_way_map())
    both = other.start(4, complete(other.options, {})).facts.geography
    one = other.start(4, complete(other.options, {"one_way_arrows": True})).facts.geography
    argentoratum = CITY_WORDS.index("argentoratum")
    assert argentoratum in both.beside[place("c055")]
    assert argentoratum in one.beside[place("c055")]
    assert both.prices_between(place("c064"), place("c055")) == ((0, 0),)
    assert (0, 0) not in one.prices_between(place("c064"), place("c055"))
    assert one.prices_between(place("c055"), place("c064")) == ((0, 0),)
