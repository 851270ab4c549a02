"""SR-TRIBE and SR-PASS: the turn of a tribe, and what comes of doing nothing."""

from __future__ import annotations

import pytest

from tests.games.struggle_for_rome.board import THREE_COLOURS, at, due, kinds, offers, player, riding, tribe
from tests.rules import rule

FOUNDER = {"figure": "c061", "fighters": 2, "wagons": 1, "tokens": THREE_COLOURS}


@rule("SR-TRIBE-01")
def test_phase_three_is_for_horsemen_and_phase_four_for_warriors() -> None:
    red = {"horseman": {"figure": "c061", "fighters": 2}, "warrior": {"figure": "c055", "fighters": 2}}
    assert offers(at("horseman_actions", {"red": red}), "plunder") == {"lutetia", "caesarodunum"}
    assert "augusta_vindelicorum" in offers(at("warrior_actions", {"red": red}), "plunder")
    assert "lutetia" not in offers(at("warrior_actions", {"red": red}), "plunder")
    scene = at("warrior_actions", {"red": red})
    scene.play("travel c054")
    assert (tribe(scene)["figure"], tribe(scene, kind="warrior")["figure"]) == ("c061", "c054")


@rule("SR-TRIBE-02", "SR-CONQ-11")
def test_a_tribe_is_nomadic_until_its_first_conquest_and_then_a_realm_for_good() -> None:
    scene = riding(FOUNDER, seats=3, start="blue")
    assert "travel" in kinds(scene)
    scene.play("conquer lutetia")
    scene = riding({"cities": ["lutetia"], "fighters": 9 - 2, "wagons": 1})
    assert not {"travel", "plunder", "forced_march"} & kinds(scene)


@rule("SR-TRIBE-03", "SR-DEC-17", "SR-DEC-19", "SR-DEC-20")
def test_a_nomadic_turn_is_a_journey_then_an_attack_and_a_card_at_any_point() -> None:
    cards = {"cards": {"treasure_suebi": 1}}
    scene = riding({**FOUNDER, "figure": "c042"}, cards)
    scene.play("travel c062")
    assert {"plunder lutetia", "conquer lutetia", "play treasure_suebi", "end_turn"} <= set(scene.legal())
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert set(scene.legal()) == {"end_turn", "play treasure_suebi"}
    assert scene.refused("plunder durocortorum") == "SR-TRIBE-03"
    scene.play("play treasure_suebi")
    assert scene.legal() == ["end_turn"]


@rule("SR-TRIBE-04")
def test_an_attack_needs_no_journey() -> None:
    assert {"plunder lutetia", "conquer lutetia"} <= set(riding(FOUNDER).legal())


@rule("SR-TRIBE-05")
def test_no_journey_after_an_attack() -> None:
    scene = riding(FOUNDER)
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert scene.refused("travel c062") == "SR-TRIBE-05"
    assert "travel" not in kinds(scene)


@rule("SR-TRIBE-06", "SR-RUL-36")
def test_plunder_and_conquest_exclude_each_other() -> None:
    scene = riding({**FOUNDER, "fighters": 4}, {"cards": {"traitor": 1}})
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert scene.refused("conquer lutetia") == "SR-TRIBE-06"
    assert scene.refused("conquer_with_traitor caesarodunum") == "SR-TRIBE-06"
    scene = at("horseman_actions", {"red": {"horseman": FOUNDER}}, turn={"attacked": "conquered"})
    assert scene.refused("plunder lutetia") == "SR-TRIBE-06"


@rule("SR-TRIBE-07", "SR-RUL-23")
def test_a_realm_neither_travels_nor_plunders() -> None:
    scene = riding({"cities": ["lutetia"], "fighters": 2, "wagons": 1})
    assert scene.refused("travel c061") == "SR-MOVE-01"
    assert scene.refused("plunder durocortorum") == "SR-TRIBE-07"
    assert "conquer durocortorum" in scene.legal()


@rule("SR-TRIBE-08", "SR-RUL-19")
def test_one_city_is_conquered_in_a_turn() -> None:
    scene = riding({"cities": ["lutetia"], "fighters": 4, "wagons": 3})
    scene.play("conquer durocortorum")
    assert scene.refused("conquer caesarodunum") == "SR-TRIBE-08"
    assert scene.legal() == ["end_turn"]


@rule("SR-TRIBE-09", "SR-INV-04")
def test_nomads_stand_beside_cities_and_realms_in_them() -> None:
    scene = riding(FOUNDER)
    assert scene.refused("travel c052") == "SR-MOVE-02"  # Lutetia itself
    scene.play("conquer lutetia")
    assert tribe(scene)["figure"] is None
    assert tribe(scene)["cities"] == ["lutetia"]
    state = scene.state
    assert state.holder[51] == 1  # c052
    assert state.holder[60] == 0  # c061 is free again


@rule("SR-TRIBE-10", "SR-VP-07")
def test_the_two_tribes_of_a_player_are_independent() -> None:
    red = {
        "horseman": {"figure": "c061", "fighters": 1, "wagons": 0, "tokens": {"germania": 1, "gallia": 1}},
        "warrior": {"figure": "c055", "fighters": 4, "wagons": 3, "tokens": {"hispania": 1}},
    }
    scene = at("horseman_actions", {"red": red})
    assert scene.refused("plunder lutetia") == "SR-PLUN-03"
    assert scene.refused("conquer lutetia") == "SR-CONQ-01"
    red["horseman"]["tokens"] = THREE_COLOURS
    red["horseman"]["fighters"] = 2
    assert at("horseman_actions", {"red": red}).refused("conquer lutetia") == "SR-CONQ-04"


@rule("SR-PASS-01", "SR-DEC-16")
@pytest.mark.parametrize(
    ("choice", "gold", "hand"), [("two_gold", 2, {}), ("grain", 0, {"grain": 1}), ("ore", 0, {"ore": 1})]
)
def test_who_does_nothing_may_take_two_gold_or_a_card(choice: str, gold: int, hand: dict[str, int]) -> None:
    scene = riding()
    assert offers(scene, "take") == {"two_gold", "grain", "ore", "pasture"}
    scene.play(f"take {choice}")
    assert (player(scene)["gold"], player(scene)["hand"]) == (gold, hand)


@rule("SR-PASS-01", "SR-RUL-31")
def test_whoever_travels_attacks_or_plays_a_card_gets_no_compensation() -> None:
    given = {"figure": "c055", "fighters": 2, "wagons": 1, "tokens": THREE_COLOURS}
    cards = {"cards": {"treasure_suebi": 1}}
    for action in ("travel c054", "conquer argentoratum", "play treasure_suebi", "plunder argentoratum"):
        scene = riding(given, cards)
        scene.play(action)
        if scene.actors == [-1]:
            scene.chance("turn gold_2")
        assert scene.refused("take two_gold") == "SR-PASS-01"
        assert "take" not in kinds(scene)


@rule("SR-PASS-02")
@pytest.mark.parametrize("phase", ["horseman_actions", "warrior_actions"])
def test_compensation_is_for_each_tribe_phase_and_forced_idleness_too(phase: str) -> None:
    stuck = {"cities": ["lutetia"], "fighters": 0, "wagons": 0}
    scene = at(phase, {"red": {"horseman": stuck, "warrior": {**stuck, "cities": ["tarraco"]}}})
    assert kinds(scene) == {"end_turn", "take"}
    scene.play("end_turn")  # nobody must take it
    assert player(scene)["gold"] == 0


@rule("SR-PASS-03", "SR-RUL-20")
def test_a_pasture_card_is_drawn_blind() -> None:
    scene = riding(seats=3)
    assert scene.refused("take horse") == scene.refused("take cattle") == "SR-RUL-20"
    scene.play("take pasture")
    assert due(scene) == "draw red"
    assert scene.odds() == {"draw horse": 10, "draw cattle": 10}
    scene.chance("draw horse")
    assert player(scene)["hand"] == {"horse": 1}
    assert scene.actors == [1]


@rule("SR-RUL-20")
def test_by_option_horse_or_cattle_is_taken_by_name() -> None:
    scene = riding(options={"named_pasture": True}, bank={"discard": {"horse": 2}})
    assert offers(scene, "take") == {"two_gold", "grain", "ore", "horse", "cattle"}
    assert scene.refused("take pasture") == "SR-RUL-20"
    scene.play("take horse")  # from the discard
    assert player(scene)["hand"] == {"horse": 1}
    assert scene.describe()["bank"]["discard"] == {"horse": 1}
    scene = riding(options={"named_pasture": True})
    scene.play("take cattle")  # from the pile
    assert scene.describe()["bank"]["pasture"] == {"horse": 10, "cattle": 9}
    scene = riding(options={"named_pasture": True}, others={"blue": {"hand": {"cattle": 10}}})
    scene.play("take cattle")  # the pile has none
    assert player(scene)["hand"] == {"horse": 1}


@rule("SR-PASS-04")
def test_compensation_ends_the_turn() -> None:
    scene = riding(seats=3)
    scene.play("take two_gold")
    assert scene.actors == [1]


@rule("SR-RUL-30")
def test_a_journey_needs_a_change_of_place() -> None:
    scene = riding()
    assert scene.refused("travel c017") == "SR-RUL-30"
    assert "take" in kinds(scene)
