"""SR-DEV: development cards."""

from __future__ import annotations

import pytest

from tests.games.struggle_for_rome.board import at, building, due, kinds, offers, player, riding, tribe
from tests.rules import rule

TREASURES = {"treasure_burgundians": 7, "treasure_visigoths": 6, "treasure_vandals": 5, "treasure_suebi": 4}


@rule("SR-DEV-01", "SR-RUL-17", "SR-DEC-14")
@pytest.mark.parametrize("phase", ["build", "horseman_actions", "warrior_actions"])
def test_at_most_one_card_is_played_in_a_phase(phase: str) -> None:
    scene = at(phase, {"red": {"cards": {"treasure_suebi": 1, "treasure_vandals": 1}}})
    assert offers(scene, "play") == {"treasure_suebi", "treasure_vandals"}
    scene.play("play treasure_suebi")
    assert scene.refused("play treasure_vandals") == "SR-DEV-01"
    assert "end_turn" in scene.legal()


@rule("SR-DEV-01")
def test_every_kind_of_play_is_the_one_of_the_phase() -> None:
    cards = {"treasure_suebi": 1, "traitor": 1, "great_warrior": 1, "forced_march": 1}
    for play in ("play great_warrior", "forced_march c061", "plunder_with_traitor argentoratum"):
        scene = riding({"figure": "c055", "fighters": 2}, {"cards": cards})
        scene.play(play)
        if scene.actors == [-1]:
            scene.chance("turn gold_2")
        assert scene.describe()["turn"]["card_played"]
        assert scene.refused("play treasure_suebi") == "SR-DEV-01"


@rule("SR-DEV-02", "SR-RUL-17")
def test_playing_is_voluntary() -> None:
    scene = building({"cards": {"diplomat": 1}})
    scene.play("end_turn")
    assert player(scene)["cards"] == {"diplomat": 1}


@rule("SR-DEV-03")
def test_a_card_just_bought_may_be_played_at_once() -> None:
    scene = building({"hand": {"cattle": 1}, "gold": 1})
    scene.play("buy_card no_joker")
    scene.chance("draw_card treasure_vandals")
    scene.play("play treasure_vandals")
    assert player(scene)["gold"] == 5


@rule("SR-DEV-03", "SR-RUL-17", "SR-TRIBE-03")
def test_a_card_gained_by_plunder_may_be_played_in_the_same_phase() -> None:
    scene = riding({"figure": "c055", "fighters": 2})
    scene.play("plunder argentoratum")
    scene.chance("turn development_card casualty")
    scene.chance("draw_card treasure_suebi")
    assert "play treasure_suebi" in scene.legal()


@rule("SR-RUL-17")
def test_by_option_a_card_gained_by_plunder_waits_for_the_next_phase() -> None:
    scene = riding({"figure": "c055", "fighters": 2}, options={"plundered_card_waits": True}, seats=3, start="blue")
    scene.play("plunder argentoratum")
    scene.chance("turn development_card casualty")
    scene.chance("draw_card treasure_suebi")
    assert scene.refused("play treasure_suebi") == "SR-RUL-17"
    scene.play("end_turn")
    scene.play("end_turn")
    scene.play("end_turn")
    assert scene.actors == [0]
    assert "play treasure_suebi" in scene.legal()
    scene = riding(
        {"figure": "c055", "fighters": 2},
        {"cards": {"treasure_suebi": 0, "traitor": 1}},
        options={"plundered_card_waits": True},
    )
    scene.play("plunder argentoratum")
    scene.chance("turn development_card casualty")
    scene.chance("draw_card great_warrior")
    assert scene.refused("play great_warrior") == "SR-RUL-17"


@rule("SR-DEV-04", "SR-INV-11")
def test_played_diplomats_stay_open() -> None:
    scene = building({"cards": {"diplomat": 2}})
    scene.play("play diplomat")
    assert player(scene)["diplomats"] == 1
    assert player(scene)["cards"] == {"diplomat": 1}
    assert scene.describe()["development"]["played"] == {}


@rule("SR-DEV-05", "SR-RUL-17")
def test_other_cards_leave_the_game() -> None:
    scene = building({"cards": {"treasure_suebi": 1}})
    scene.play("play treasure_suebi")
    assert scene.describe()["development"] == {
        "pile": {
            "diplomat": 9,
            "traitor": 5,
            "great_warrior": 5,
            "forced_march": 4,
            "treasure_burgundians": 1,
            "treasure_visigoths": 1,
            "treasure_vandals": 1,
            "victory_point": 3,
        },
        "played": {"treasure_suebi": 1},
    }


@rule("SR-DEV-06", "SR-RUL-32", "SR-RUL-42", "SR-DEC-15")
def test_a_diplomat_moves_the_legionnaire_and_robs_as_a_seven_does() -> None:
    scene = building(
        {"cards": {"diplomat": 1}},
        others={"white": {"horseman": {"figure": "c055"}, "hand": {"ore": 2}}},
        player="red",
        start="yellow",
    )
    scene.play("play diplomat")
    assert due(scene) == "legionnaire red"
    assert scene.refused("move_legionnaire chatti") == "SR-LEG-02"
    scene.play("move_legionnaire raetia")
    assert due(scene) == "steal red white"
    scene.chance("steal ore")
    assert player(scene)["hand"] == {"ore": 1}
    assert due(scene) == "build red"


@rule("SR-DEV-06", "SR-RUL-32")
def test_a_diplomat_is_for_phase_two_only() -> None:
    for phase in ("horseman_actions", "warrior_actions"):
        assert at(phase, {"red": {"cards": {"diplomat": 1}}}).refused("play diplomat") == "SR-DEV-06"


@rule("SR-DEV-07", "SR-RUL-42", "SR-DEC-22")
@pytest.mark.parametrize(
    ("figure", "city", "fighters", "possible"),
    [
        ("c055", "argentoratum", 1, True),  # 2 towers count 1, not 0
        ("c055", "argentoratum", 0, False),
        ("c034", "colonia_agrippina", 1, True),  # 3 towers count 1
        ("c034", "augusta_treverorum", 1, False),  # 4 towers count 2
        ("c034", "augusta_treverorum", 2, True),
        ("c135", "roma", 3, True),
        ("c135", "roma", 2, False),
    ],
)
def test_a_traitor_makes_two_towers_less_but_leaves_one(figure: str, city: str, fighters: int, possible: bool) -> None:
    scene = riding({"figure": figure, "fighters": fighters}, {"cards": {"traitor": 1}})
    assert (city in offers(scene, "plunder_with_traitor")) == possible
    if not possible:
        assert scene.refused(f"plunder_with_traitor {city}") == "SR-PLUN-03"


@rule("SR-DEV-07")
def test_a_traitor_serves_conquests_too_and_gives_no_second_city() -> None:
    tribe_given = {"cities": ["lutetia"], "fighters": 2, "wagons": 2}
    scene = riding(tribe_given, {"cards": {"traitor": 2}})
    assert scene.refused("conquer lugdunum") == "SR-EXP-05"
    scene.play("conquer_with_traitor lugdunum")
    assert tribe(scene)["cities"] == ["lutetia", "lugdunum"]
    assert scene.refused("conquer_with_traitor durocortorum") == "SR-DEV-01"
    assert scene.refused("conquer durocortorum") == "SR-TRIBE-08"
    founder = {"figure": "c034", "fighters": 1, "wagons": 1, "tokens": {"gallia": 1, "germania": 1, "hispania": 1}}
    scene = riding(founder, {"cards": {"traitor": 1}})
    assert scene.refused("conquer colonia_agrippina") == "SR-CONQ-03"
    scene.play("conquer_with_traitor colonia_agrippina")
    assert tribe(scene)["cities"] == ["colonia_agrippina"]
    assert scene.describe()["development"]["played"] == {"traitor": 1}
    assert riding(founder).refused("conquer_with_traitor colonia_agrippina") == "SR-DEV-12"
    assert building({"cards": {"traitor": 1}}).refused("play traitor") == "SR-DEV-07"


@rule("SR-DEV-08", "SR-DEV-12")
@pytest.mark.parametrize("phase", ["build", "horseman_actions", "warrior_actions"])
def test_a_treasure_brings_its_gold_in_any_own_turn(phase: str) -> None:
    for card, gold in TREASURES.items():
        scene = at(phase, {"red": {"cards": {card: 1}}})
        scene.play(f"play {card}")
        assert player(scene)["gold"] == gold


@rule("SR-DEV-09", "SR-RUL-42")
def test_a_great_warrior_brings_a_fighter_of_the_phases_tribe_for_good() -> None:
    scene = riding({"figure": "c055", "fighters": 1}, {"cards": {"great_warrior": 1}})
    assert scene.refused("plunder argentoratum") == "SR-PLUN-03"
    scene.play("play great_warrior")
    assert (tribe(scene)["fighters"], tribe(scene, kind="warrior")["fighters"]) == (2, 1)
    assert player(scene)["reserve"]["horseman"] == 6
    scene.play("plunder argentoratum")
    scene.chance("turn gold_2")
    assert tribe(scene)["fighters"] == 2
    scene = at("warrior_actions", {"red": {"cards": {"great_warrior": 1}}})
    scene.play("play great_warrior")
    assert (tribe(scene)["fighters"], tribe(scene, kind="warrior")["fighters"]) == (1, 2)


@rule("SR-DEV-09", "SR-DEV-12")
def test_a_great_warrior_needs_a_piece_in_the_reserve_and_a_tribe_phase() -> None:
    scene = riding({"fighters": 8}, {"cards": {"great_warrior": 1}})
    assert scene.refused("play great_warrior") == "SR-DEV-09"
    assert building({"cards": {"great_warrior": 1}}).refused("play great_warrior") == "SR-DEV-09"


@rule("SR-DEV-10")
def test_victory_points_are_not_played() -> None:
    scene = building({"cards": {"victory_point": 1}})
    assert scene.refused("play victory_point") == "SR-DEV-10"
    assert player(scene)["points"] == 0
    assert player(scene, "red", 1)["points"] == 0


@rule("SR-DEV-11", "SR-MOVE-14", "SR-DEC-25", "SR-RUL-30", "SR-RUL-42")
def test_a_forced_march_goes_to_any_free_crossroads_at_no_cost() -> None:
    scene = riding({"figure": "c017", "fighters": 5}, {"cards": {"forced_march": 1}})
    goals = offers(scene, "forced_march")
    assert len(goals) == 149 - 8
    assert scene.refused("forced_march c018") == scene.refused("forced_march c128") == "SR-MOVE-02"
    assert scene.refused("forced_march c017") == "SR-RUL-30"
    scene.play("forced_march c135")
    assert tribe(scene)["figure"] == "c135"
    assert player(scene)["gold"] == 0
    assert scene.refused("travel c002") == "SR-MOVE-14"
    assert "plunder roma" in scene.legal()


@rule("SR-DEV-11", "SR-MOVE-14")
def test_no_forced_march_after_a_journey_or_an_attack_or_for_a_realm() -> None:
    card = {"cards": {"forced_march": 1}}
    scene = riding({"figure": "c017"}, card)
    scene.play("travel c002")
    assert scene.refused("forced_march c135") == "SR-DEV-11"
    scene = riding({"figure": "c055", "fighters": 2}, card)
    scene.play("plunder argentoratum")
    scene.chance("turn gold_2")
    assert scene.refused("forced_march c135") == "SR-DEV-11"
    scene = riding({"cities": ["lutetia"]}, card)
    assert scene.refused("forced_march c135") == "SR-DEV-11"
    assert "forced_march" not in kinds(scene)
    assert riding().refused("forced_march c135") == "SR-DEV-12"


@rule("SR-DEV-12")
def test_cards_have_the_times_of_the_data() -> None:
    cards = {
        "diplomat": 1,
        "great_warrior": 1,
        "forced_march": 1,
        "treasure_suebi": 1,
        "traitor": 1,
        "victory_point": 1,
    }
    assert offers(building({"cards": cards}), "play") == {"diplomat", "treasure_suebi"}
    scene = riding({}, {"cards": cards})
    assert offers(scene, "play") == {"great_warrior", "treasure_suebi"}
    assert building().refused("play diplomat") == "SR-DEV-12"
