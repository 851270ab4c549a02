"""SR-MOVE: journeys, their prices and their limits."""

from __future__ import annotations

import pytest

from occasus.games import find
from occasus.games.struggle_for_rome.board.names import CROSSROADS_WORDS
from tests.games.struggle_for_rome.board import at, offers, player, riding, tribe
from tests.rules import rule

GEOGRAPHY = find("struggle_for_rome").start(4, {}).facts.geography


def price(start: str, goal: str) -> tuple[tuple[int, int], ...]:
    """The payments for a journey, as (grain, gold)."""
    found: tuple[tuple[int, int], ...] = GEOGRAPHY.prices_between(
        CROSSROADS_WORDS.index(start), CROSSROADS_WORDS.index(goal)
    )
    return found


@rule("SR-MOVE-01")
def test_only_nomads_travel() -> None:
    assert riding({"cities": ["lutetia"]}, {"gold": 20}).refused("travel c061") == "SR-MOVE-01"


@rule("SR-MOVE-02")
def test_the_goal_has_neither_a_city_nor_a_figure_own_ones_included() -> None:
    scene = riding(
        {"figure": "c055"},
        {"gold": 20, "warrior": {"figure": "c054"}},
        others={
            "blue": {"horseman": {"figure": "c056"}, "warrior": {"cities": ["lauriacum"]}},
        },
    )
    for goal in ("c054", "c056", "c064", "c057", "c045"):  # figures, a free city, a conquered one, a city beside
        assert scene.refused(f"travel {goal}") == "SR-MOVE-02"
    assert "travel c073" in scene.legal()


@rule("SR-MOVE-03")
def test_cities_and_tribes_on_the_way_do_not_hinder() -> None:
    scene = riding(
        {"figure": "c055"},
        others={"blue": {"horseman": {"figure": "c073"}, "warrior": {"cities": ["argentoratum"]}}},
    )
    assert "travel c054" in scene.legal()  # only through Argentoratum or past Mogontiacum
    scene.play("travel c054")
    assert player(scene)["gold"] == 0


@rule("SR-MOVE-04", "SR-MOVE-10", "SR-RUL-21")
def test_the_first_arrow_is_free_land_or_sea() -> None:
    assert price("c055", "c054") == ((0, 0),)  # one land arrow
    assert price("c147", "c102") == ((0, 0),)  # one sea arrow
    assert price("c055", "c071") == ((0, 6), (1, 3), (2, 0))  # three land arrows


@rule("SR-MOVE-05", "SR-DEC-18")
def test_each_further_land_arrow_costs_one_grain_or_three_gold() -> None:
    for paid, gold, grain in ((0, 1, 2), (1, 4, 1), (2, 7, 0)):
        scene = riding({"figure": "c055"}, {"gold": 7, "hand": {"grain": 2}})
        scene.play("travel c071")
        assert scene.legal() == ["pay 0 6", "pay 1 3", "pay 2 0"]
        assert scene.refused("pay 2 3") == "SR-MOVE-05"
        scene.play(f"pay {paid} {6 - 3 * paid}")
        assert player(scene)["gold"] == gold
        assert player(scene)["hand"].get("grain", 0) == 2 - paid
        assert grain == 2 - paid
        assert tribe(scene)["figure"] == "c071"


@rule("SR-MOVE-06")
def test_each_further_sea_arrow_costs_one_gold() -> None:
    scene = riding({"figure": "c102"}, {"gold": 2})
    scene.play("travel c174")  # Brigantium, Olisipo, Gades: two sea arrows
    scene.play("pay 0 1")
    assert player(scene)["gold"] == 1


@rule("SR-MOVE-07", "SR-MOVE-10")
def test_land_and_sea_may_be_mixed_and_the_path_decides_which_arrow_is_free() -> None:
    """From wild Batavia by sea and on by land: either the sea arrow or the land arrow is the first."""
    mixed = [
        (first, second)
        for first in ("c006", "c013", "c040", "c086")
        for second in CROSSROADS_WORDS
        if any(grain and gold % 3 for grain, gold in price(first, second))
    ]
    assert mixed
    start, goal = "c127", "c107"  # Cosa to the place of Massilia: sea to Genua, sea on to Massilia
    assert price(start, goal) == ((0, 1), (1, 0)) or price(start, goal)[0][1] == 1
    assert price("c118", "c117") == ((0, 0),)
    assert price("c127", "c117")[0] in ((0, 0), (0, 1))


@rule("SR-MOVE-10")
def test_a_path_by_sea_first_and_land_then_pays_the_land_arrow() -> None:
    """Wild Etruria by sea to Genua, by land to Augusta Taurinorum's district: the land arrow is paid."""
    for grain, gold in price("c127", "c098"):
        assert (grain, gold) != (0, 0)
    scene = riding({"figure": "c127"}, {"gold": 0, "hand": {"grain": 1}})
    assert "travel c097" in scene.legal() or "travel c098" in scene.legal()


@rule("SR-MOVE-08")
@pytest.mark.parametrize(("gold", "grain", "possible"), [(6, 0, True), (5, 0, False), (3, 1, True), (0, 1, False)])
def test_distance_is_limited_only_by_what_can_be_paid(gold: int, grain: int, possible: bool) -> None:
    scene = riding({"figure": "c055"}, {"gold": gold, "hand": {"grain": grain}})
    assert ("travel c071" in scene.legal()) == possible
    if not possible:
        assert scene.refused("travel c071") == "SR-MOVE-08"
    far = riding({"figure": "c017"}, {"gold": 40})
    assert len(offers(far, "travel")) == 149 - 8  # everywhere


@rule("SR-MOVE-09")
def test_the_price_is_paid_before_the_figure_moves() -> None:
    scene = riding({"figure": "c055"}, {"gold": 6})
    scene.play("travel c071")
    assert scene.legal() == ["pay 0 6"]
    assert scene.play("pay 0 6") == ["paid red 6 gold", "travelled red_horseman c071"]
    scene = riding({"figure": "c055"}, {"gold": 6, "hand": {"grain": 2}})
    scene.play("travel c071")
    assert tribe(scene)["figure"] == "c055"
    assert scene.refused("end_turn") == "SR-ROUND-06"
    assert scene.refused("travel c054") == "SR-MOVE-09"


@rule("SR-MOVE-11", "SR-RUL-21")
def test_one_journey_in_a_turn() -> None:
    scene = riding({"figure": "c055"}, {"gold": 9})
    scene.play("travel c054")
    assert scene.refused("travel c055") == "SR-MOVE-11"


@rule("SR-MOVE-12")
def test_the_way_back_costs_the_same() -> None:
    assert price("c055", "c071") == price("c071", "c055")
    assert price("c102", "c174") == price("c174", "c102")


@rule("SR-MOVE-13")
def test_the_box_travels_with_the_figure() -> None:
    scene = riding({"figure": "c002", "fighters": 2, "wagons": 2})
    scene.play("travel c047")  # beside Lauriacum
    assert (tribe(scene)["fighters"], tribe(scene)["wagons"]) == (2, 2)
    scene.play("plunder lauriacum")
    scene.chance("turn gold_2")
    assert player(scene)["gold"] == 4


@rule("SR-MOVE-14")
def test_a_forced_march_takes_the_place_of_the_journey() -> None:
    scene = at("horseman_actions", {"red": {"gold": 9, "cards": {"forced_march": 1}}})
    scene.play("forced_march c055")
    assert scene.refused("travel c054") == "SR-MOVE-14"
