"""SR-BUILD: fighters, wagons, development cards, and gold as joker."""

from __future__ import annotations

import pytest

from tests.games.struggle_for_rome.board import building, due, kinds, offers, player, riding, tribe
from tests.rules import rule


@rule("SR-BUILD-01", "SR-BUILD-14", "SR-DEC-11")
def test_one_ore_and_one_horse_bring_one_horseman_and_one_warrior() -> None:
    scene = building({"hand": {"ore": 1, "horse": 1, "grain": 1}})
    assert scene.play("build_fighters no_joker") == ["built_fighter red_horseman", "built_fighter red_warrior"]
    assert player(scene)["hand"] == {"grain": 1}
    assert (tribe(scene)["fighters"], tribe(scene, kind="warrior")["fighters"]) == (2, 2)
    assert player(scene)["reserve"] == {"horseman": 6, "warrior": 6, "wagons": 8}
    assert scene.describe()["bank"] == {
        "ore": 14,
        "grain": 13,
        "pasture": {"horse": 9, "cattle": 10},
        "discard": {"horse": 1},
    }


@rule("SR-BUILD-01", "SR-RUL-26")
@pytest.mark.parametrize("hand", [{"ore": 1}, {"horse": 1}, {"ore": 1, "cattle": 1}, {"ore": 2}])
def test_fighters_need_ore_and_horse(hand: dict[str, int]) -> None:
    assert building({"hand": hand, "gold": 2}).refused("build_fighters no_joker") == "SR-BUILD-01"


@rule("SR-BUILD-02", "SR-RUL-38")
def test_two_of_a_kind_cannot_be_chosen() -> None:
    scene = building({"hand": {"ore": 1, "horse": 1}})
    assert offers(scene, "build_fighters") == {"no_joker"}
    scene.play("build_fighters no_joker")
    assert tribe(scene)["fighters"] == tribe(scene, kind="warrior")["fighters"] == 2


@rule("SR-BUILD-03", "SR-RUL-26")
def test_with_one_kind_left_only_that_one_comes_for_the_full_price() -> None:
    scene = building({"hand": {"ore": 1, "horse": 1}, "warrior": {"fighters": 8}})
    assert scene.play("build_fighters no_joker") == ["built_fighter red_horseman"]
    assert player(scene)["hand"] == {}


@rule("SR-BUILD-04")
def test_with_neither_kind_left_nothing_is_built() -> None:
    scene = building({"hand": {"ore": 1, "horse": 1}, "warrior": {"fighters": 8}, "horseman": {"fighters": 8}})
    assert scene.refused("build_fighters no_joker") == "SR-BUILD-04"


@rule("SR-BUILD-05", "SR-DEC-13", "SR-BUILD-14")
@pytest.mark.parametrize("kind", ["horseman", "warrior"])
def test_a_wagon_costs_horse_grain_and_cattle_and_goes_to_either_box(kind: str) -> None:
    scene = building({"hand": {"horse": 1, "grain": 1, "cattle": 1}})
    assert offers(scene, "build_wagon") == {"horseman no_joker", "warrior no_joker"}
    scene.play(f"build_wagon {kind} no_joker")
    other = {"horseman": "warrior", "warrior": "horseman"}[kind]
    assert (tribe(scene, kind=kind)["wagons"], tribe(scene, kind=other)["wagons"]) == (2, 1)
    assert player(scene)["reserve"]["wagons"] == 7
    assert player(scene)["hand"] == {}
    assert scene.describe()["bank"]["discard"] == {"horse": 1, "cattle": 1}
    assert scene.describe()["bank"]["grain"] == 14


@rule("SR-BUILD-05")
@pytest.mark.parametrize("missing", ["horse", "grain", "cattle"])
def test_a_wagon_needs_all_three(missing: str) -> None:
    hand = {kind: 1 for kind in ("horse", "grain", "cattle") if kind != missing}
    assert building({"hand": hand}).refused("build_wagon horseman no_joker") == "SR-BUILD-05"


@rule("SR-BUILD-06")
def test_no_wagon_without_one_in_the_reserve() -> None:
    scene = building(
        {"hand": {"horse": 1, "grain": 1, "cattle": 1}, "horseman": {"wagons": 5}, "warrior": {"wagons": 5}}
    )
    assert scene.refused("build_wagon horseman no_joker") == "SR-BUILD-06"


@rule("SR-BUILD-07", "SR-BUILD-14")
def test_a_development_card_costs_one_cattle_and_one_gold() -> None:
    scene = building({"hand": {"cattle": 1}, "gold": 1})
    scene.play("buy_card no_joker")
    assert due(scene) == "draw_card red"
    assert scene.odds()["draw_card diplomat"] == 9
    scene.chance("draw_card diplomat")
    assert (player(scene)["gold"], player(scene)["hand"]) == (0, {})
    assert player(scene)["cards"] == {"diplomat": 1}
    assert scene.describe()["bank"]["discard"] == {"cattle": 1}
    assert building({"hand": {"cattle": 1}}).refused("buy_card no_joker") == "SR-BUILD-07"
    assert building({"gold": 3}).refused("buy_card no_joker") == "SR-BUILD-07"


ALL_CARDS = {
    "diplomat": 9,
    "traitor": 5,
    "great_warrior": 5,
    "forced_march": 4,
    "treasure_burgundians": 1,
    "treasure_visigoths": 1,
    "treasure_vandals": 1,
    "treasure_suebi": 1,
    "victory_point": 3,
}


@rule("SR-BUILD-08", "SR-PLUN-09")
def test_an_empty_pile_gives_no_card_and_is_never_renewed() -> None:
    scene = building({"hand": {"cattle": 1}, "gold": 4}, others={"blue": {"cards": ALL_CARDS}})
    assert scene.refused("buy_card no_joker") == "SR-BUILD-08"
    scene = riding(
        {"figure": "c061", "fighters": 2},
        others={"blue": {"cards": {**ALL_CARDS, "traitor": 0}}},
        development={"played": {"traitor": 5}},
    )
    scene.play("plunder lutetia")
    assert "no_card_left red" in scene.chance("turn development_card casualty")
    assert player(scene)["cards"] == {}


@rule("SR-BUILD-09")
def test_builds_may_be_repeated() -> None:
    scene = building({"hand": {"ore": 3, "horse": 3}})
    for _ in range(3):
        scene.play("build_fighters no_joker")
    assert tribe(scene)["fighters"] == 4


@rule("SR-BUILD-10", "SR-RUL-16", "SR-DEC-12")
def test_once_a_turn_three_gold_replace_one_resource_of_a_cost() -> None:
    scene = building({"hand": {"ore": 1}, "gold": 6})
    assert offers(scene, "build_fighters") == {"joker_horse"}
    scene.play("build_fighters joker_horse")
    assert (player(scene)["gold"], player(scene)["hand"]) == (3, {})
    scene = building({"hand": {"ore": 2}, "gold": 6}, turn={"joker_used": True})
    assert scene.refused("build_fighters joker_horse") == "SR-BUILD-10"
    scene = building({"gold": 6})
    assert "build_fighters" not in kinds(scene)  # two jokers for one cost are not possible
    assert building({"hand": {"ore": 1}, "gold": 2}).refused("build_fighters joker_horse") == "SR-BUILD-01"
    assert building({"gold": 9}).refused("build_fighters joker_grain") == "SR-BUILD-10"


@rule("SR-BUILD-10")
@pytest.mark.parametrize("missing", ["horse", "grain", "cattle"])
def test_the_joker_stands_for_any_card_of_a_wagon(missing: str) -> None:
    hand = {kind: 1 for kind in ("horse", "grain", "cattle") if kind != missing}
    scene = building({"hand": hand, "gold": 3})
    assert offers(scene, "build_wagon") == {f"horseman joker_{missing}", f"warrior joker_{missing}"}
    scene.play(f"build_wagon warrior joker_{missing}")
    assert tribe(scene, kind="warrior")["wagons"] == 2
    assert player(scene)["gold"] == 0


@rule("SR-BUILD-10", "SR-RUL-16")
def test_the_joker_comes_back_in_the_next_turn() -> None:
    scene = building({"hand": {"ore": 1}, "gold": 6}, seats=3, player="red", start="white")
    scene.play("build_fighters joker_horse")
    assert scene.describe()["turn"]["joker_used"]
    scene.play("end_turn")
    assert not scene.describe()["turn"]["joker_used"]


@rule("SR-BUILD-11")
def test_the_joker_draws_no_card() -> None:
    scene = building({"hand": {"ore": 1}, "gold": 3})
    before = scene.describe()["bank"]
    scene.play("build_fighters joker_horse")
    after = scene.describe()["bank"]
    assert (after["pasture"], after["discard"], after["ore"]) == (before["pasture"], {}, before["ore"] + 1)


@rule("SR-BUILD-12", "SR-RUL-16")
def test_a_development_card_may_cost_four_gold_and_its_gold_is_fixed() -> None:
    assert "buy_card joker_cattle" in building({"gold": 4}).legal()
    assert building({"gold": 3}).refused("buy_card joker_cattle") == "SR-BUILD-07"
    assert building({"hand": {"cattle": 9}}).refused("buy_card no_joker") == "SR-BUILD-07"


@rule("SR-BUILD-13")
def test_the_joker_serves_neither_trade_nor_travel() -> None:
    scene = building({"hand": {"ore": 2}, "gold": 9})
    assert offers(scene, "bank") == set()
    scene = riding({"figure": "c055"}, {"gold": 5}, turn={"joker_used": False})
    assert "travel c071" not in scene.legal()  # two paid land arrows: six gold, not three


@rule("SR-BUILD-15")
def test_boxes_of_realms_can_be_reinforced() -> None:
    scene = building(
        {"hand": {"ore": 1, "horse": 2, "grain": 1, "cattle": 1}, "horseman": {"cities": ["lutetia"]}},
    )
    scene.play("build_fighters no_joker")
    scene.play("build_wagon horseman no_joker")
    assert (tribe(scene)["fighters"], tribe(scene)["wagons"]) == (2, 2)
