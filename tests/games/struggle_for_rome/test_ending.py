"""SR-END: how the game ends, and who has won."""

from __future__ import annotations

import pytest

from tests.games.struggle_for_rome.board import at, due, kinds, player, result, tribe
from tests.games.struggle_for_rome.realms import FIVE_COLOURS, RHINE, last_turn, realm
from tests.rules import rule


@rule("SR-END-01", "SR-END-02")
def test_with_ten_points_the_round_is_played_to_its_end_and_others_may_pass_them() -> None:
    players = {
        "red": {
            "horseman": realm("gaul", "spain", cities=7),
            "warrior": {**realm("germany", cities=2), "fighters": 2, "wagons": 1},
        },
        "white": {
            "horseman": realm("italy", tokens=FIVE_COLOURS),
            "warrior": {"cities": ["bracara_augusta", "asturica_augusta", "narbo_martius"], "fighters": 4, "wagons": 1},
        },
    }
    scene = at("warrior_actions", players, seats=4)
    assert not scene.describe()["announced"]
    assert "announced_end red" in scene.play("conquer iuvavum")
    scene.play("end_turn")
    assert scene.result is None
    scene.play("end_turn")
    scene.play("conquer emerita_augusta")
    assert scene.events.count("announced_end red") == 1
    assert "announced_end white" not in scene.events
    scene.play("end_turn")
    assert scene.result is None
    scene.play("end_turn")
    assert scene.actors == []
    assert result(scene)["winners"] == [2]
    assert result(scene)["scores"] == [10, 0, 12, 0]
    assert result(scene)["rule"] == "SR-END-01"


@rule("SR-END-03", "SR-END-05", "SR-RUL-25")
@pytest.mark.parametrize(("red", "blue", "winners"), [(6, 9, [1]), (9, 6, [0]), (7, 7, [0, 1])])
def test_equal_points_are_decided_by_gold_and_equal_gold_shares(red: int, blue: int, winners: list[int]) -> None:
    players = {
        "red": {"gold": red, "horseman": realm("gaul", "spain", cities=7), "warrior": realm("germany", cities=3)},
        "blue": {"gold": blue, "horseman": realm("italy", "north", cities=7), "warrior": {**RHINE, "wagons": 0}},
    }
    scene = last_turn(players)
    scene.play("end_turn")
    assert result(scene)["winners"] == winners
    assert result(scene)["scores"] == [10, 10, 0]


@rule("SR-END-04", "SR-DEC-24", "SR-DEV-08")
def test_treasures_are_shown_at_the_end_beyond_the_cards_of_the_round() -> None:
    players = {
        "red": {"gold": 8, "horseman": realm("italy", "north", cities=7), "warrior": {**RHINE, "wagons": 0}},
        "white": {
            "gold": 2,
            "horseman": realm("gaul", "spain", cities=7),
            "warrior": realm("germany", cities=3),
            "cards": {"treasure_burgundians": 1},
        },
    }
    scene = last_turn(players, turn={"card_played": True})
    scene.play("end_turn")
    assert player(scene, "white")["gold"] == 9
    assert result(scene)["winners"] == [2]
    assert "showed_treasure white treasure_burgundians" in scene.events


@rule("SR-END-06", "SR-DEV-10", "SR-DEC-23", "SR-RUL-45")
@pytest.mark.parametrize("phase", ["build", "horseman_actions", "warrior_actions"])
def test_hidden_points_end_the_game_only_when_they_are_shown(phase: str) -> None:
    cities = {"horseman": realm("gaul", "spain", cities=7), "warrior": realm("germany", cities=1)}
    scene = at(phase, {"red": {**cities, "cards": {"victory_point": 2}}})
    assert not scene.describe()["announced"]
    assert "show_points" in scene.legal()
    assert scene.play("show_points") == ["showed_points red 2", "announced_end red"]
    assert player(scene)["points"] == 10
    assert player(scene)["shown_points"] == 2
    assert scene.describe()["turn"]["card_played"] is False
    scene = at(phase, {"red": {**cities, "cards": {"victory_point": 1}}})
    assert scene.refused("show_points") == "SR-RUL-45"
    scene = at(phase, {"red": {**cities, "warrior": realm("germany", cities=2), "cards": {"victory_point": 1}}})
    assert scene.play("show_points") == ["showed_points red 1", "announced_end red"]


@rule("SR-END-06", "SR-RUL-18", "SR-RUL-45", "SR-DEC-23")
def test_at_the_end_of_a_round_whoever_might_have_ten_is_asked() -> None:
    eight = {"horseman": realm("gaul", "spain", cities=7), "warrior": realm("germany", cities=1)}
    for cards, options in (
        ({"victory_point": 2}, ["keep_hidden", "show_points"]),
        ({"traitor": 2}, ["keep_hidden"]),
    ):
        scene = last_turn({"red": {**eight, "cards": cards}})
        scene.play("end_turn")
        assert due(scene) == "claim red"
        assert scene.legal() == options
        scene.play(options[-1])
        assert (scene.result is not None) == (options[-1] == "show_points")
        assert scene.describe()["round"] == (1 if scene.result else 2)
    scene = last_turn({"red": {**eight, "cards": {"traitor": 1}}})
    scene.play("end_turn")  # one card cannot make 10 of 8
    assert due(scene) == "roll"
    for shown in (1, 2):  # there are three such cards, and what others have shown nobody hides
        scene = last_turn({"red": {**eight, "cards": {"traitor": 2}}, "blue": {"shown_points": shown}})
        scene.play("end_turn")
        assert due(scene) == ("claim red" if shown == 1 else "roll")


@rule("SR-RUL-45", "SR-RUL-18")
def test_points_kept_hidden_do_not_end_the_game() -> None:
    scene = last_turn({"red": {"horseman": realm("gaul", "spain"), "cards": {"victory_point": 2}}})
    scene.play("end_turn")
    scene.play("keep_hidden")
    assert scene.describe()["round"] == 2
    assert scene.result is None


@rule("SR-END-07", "SR-RUL-25")
def test_the_end_stays_announced_when_points_are_lost() -> None:
    players = {
        "red": {"diplomats": 3, "horseman": realm("gaul", "spain")},
        "blue": {"diplomats": 3, "cards": {"diplomat": 1}},
    }
    scene = at("build", players, seats=3, diplomacy="red")
    assert player(scene)["points"] == 10
    assert scene.describe()["announced"]
    scene.play("end_turn")
    scene.play("play diplomat")
    assert (player(scene)["points"], player(scene, "blue")["points"]) == (8, 2)
    assert scene.describe()["announced"]
    scene.play("move_legionnaire raetia")
    while scene.actors:
        scene.play("end_turn")
    assert result(scene)["scores"] == [8, 2, 0]
    assert result(scene)["winners"] == [0]


@rule("SR-END-08", "SR-RUL-41")
def test_the_game_stops_after_the_round_limit() -> None:
    scene = last_turn({"blue": {"gold": 3}}, round=100)
    scene.play("end_turn")
    assert result(scene)["reason"] == "round_limit"
    assert result(scene)["winners"] == [1]
    scene = last_turn({}, round=99)
    scene.play("end_turn")
    assert scene.result is None
    scene = last_turn({}, round=7, options={"round_limit": 7})
    scene.play("end_turn")
    assert result(scene)["rule"] == "SR-END-08"


@rule("SR-DEV-10")
def test_showing_is_not_playing() -> None:
    red = {"horseman": realm("gaul", "spain"), "cards": {"victory_point": 2, "treasure_suebi": 1}}
    scene = at("horseman_actions", {"red": red})
    scene.play("show_points")
    assert {"play", "take"} <= kinds(scene)
    assert tribe(scene)["cities"]
