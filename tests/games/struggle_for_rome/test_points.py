"""SR-VP: points and special cards."""

from __future__ import annotations

from occasus.core.array_ops import overwrite
from tests.games.struggle_for_rome.board import PLAYERS, at, building, player, result, riding
from tests.games.struggle_for_rome.realms import FIVE_COLOURS, last_turn, realm
from tests.rules import rule


@rule("SR-VP-01", "SR-INV-09")
def test_points_are_counted_from_cities_and_cards() -> None:
    scene = building(
        {
            "horseman": realm("gaul", tokens=FIVE_COLOURS),
            "warrior": realm("spain"),
            "diplomats": 3,
            "cards": {"victory_point": 2},
        }
    )
    assert player(scene)["points"] == 8 + 2 + 2 + 2
    assert scene.describe()["announced"]


@rule("SR-VP-02")
def test_plunder_as_such_brings_no_points() -> None:
    scene = riding({"figure": "c061", "fighters": 2})
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert player(scene)["points"] == 0


@rule("SR-VP-03")
def test_diplomacy_goes_to_the_first_with_three_diplomats() -> None:
    scene = building({"diplomats": 1, "cards": {"diplomat": 2}})
    scene.play("play diplomat")
    assert scene.describe()["diplomacy"] is None
    scene = building({"diplomats": 2, "cards": {"diplomat": 1}})
    assert scene.play("play diplomat") == ["played red diplomat", "gained_diplomacy red"]
    assert scene.describe()["diplomacy"] == "red"
    assert player(scene)["points"] == 2
    scene = building({"diplomats": 3, "cards": {"diplomat": 1}})
    scene.play("play diplomat")
    assert player(scene)["points"] == 2


@rule("SR-VP-04", "SR-RUL-43")
def test_strictly_more_diplomats_take_it_and_a_tie_does_not() -> None:
    others = {"blue": {"diplomats": 3}}
    scene = building({"diplomats": 2, "cards": {"diplomat": 1}}, others=others, diplomacy="blue")
    scene.play("play diplomat")
    assert scene.describe()["diplomacy"] == "blue"
    scene = building({"diplomats": 3, "cards": {"diplomat": 1}}, others=others, diplomacy="blue")
    scene.play("play diplomat")
    assert scene.describe()["diplomacy"] == "red"
    assert (player(scene)["points"], player(scene, "blue")["points"]) == (2, 0)


@rule("SR-RUL-43")
def test_without_three_diplomats_the_card_stays_on_the_board() -> None:
    scene = building({"diplomats": 1, "cards": {"diplomat": 1}}, others={"blue": {"diplomats": 1}})
    scene.play("play diplomat")
    assert scene.describe()["diplomacy"] is None
    assert player(scene)["points"] == 0


@rule("SR-VP-05")
def test_the_fifth_colour_of_a_tribe_brings_a_scourge_at_once_and_only_once() -> None:
    tokens = {name: 1 for name in FIVE_COLOURS if name != "gallia"}
    scene = riding({"figure": "c061", "fighters": 2, "tokens": tokens})
    scene.play("plunder lutetia")
    assert scene.chance("turn gold_2")[-1] == "gained_scourge_of_rome red_horseman"
    assert player(scene)["points"] == 2
    scene = riding({"figure": "c061", "fighters": 2, "tokens": FIVE_COLOURS})
    scene.play("plunder lutetia")
    assert "gained_scourge_of_rome red_horseman" not in scene.chance("turn gold_2")
    assert player(scene)["points"] == 2


@rule("SR-VP-05", "SR-VP-06", "SR-VP-07")
def test_scourges_are_counted_by_tribe_and_never_lost() -> None:
    half = {"germania": 1, "gallia": 1, "hispania": 1}
    rest = {"italia_septentrionalis": 1, "italia_meridionalis": 1}
    scene = building({"horseman": {"tokens": half}, "warrior": {"tokens": rest}})
    assert player(scene)["points"] == 0
    scene = building({"horseman": realm("gaul", cities=1, tokens=FIVE_COLOURS), "warrior": {"tokens": FIVE_COLOURS}})
    assert player(scene)["points"] == 5


@rule("SR-VP-08", "SR-VP-10")
def test_legacy_comes_with_four_cities_of_each_tribe() -> None:
    red = {"horseman": realm("gaul"), "warrior": {**realm("spain", cities=3), "fighters": 3, "wagons": 1}}
    scene = at("warrior_actions", {"red": red})
    assert not player(scene)["legacy"]
    scene.play("conquer hispalis")
    assert player(scene)["legacy"]
    assert player(scene)["points"] == 10
    many = {
        "horseman": realm("gaul", "germany", cities=6),
        "warrior": {**realm("spain", cities=2), "fighters": 3, "wagons": 1},
    }
    scene = at("warrior_actions", {"red": many})
    scene.play("conquer toletum")
    assert not player(scene)["legacy"]


@rule("SR-VP-08")
def test_a_fifth_city_brings_no_second_legacy() -> None:
    red = {"horseman": realm("gaul"), "warrior": {**realm("spain"), "fighters": 3, "wagons": 1}}
    scene = at("warrior_actions", {"red": red})
    scene.play("conquer carthago_nova")
    assert player(scene)["points"] == 11


@rule("SR-VP-09", "SR-RUL-03", "SR-COMP-07")
def test_a_fourth_claimant_gets_no_legacy() -> None:
    """Only the cards of the others are set by hand: 24 cities of theirs would leave nothing to conquer."""
    mine = {"horseman": realm("gaul"), "warrior": {**realm("spain", cities=3), "fighters": 3, "wagons": 1}}
    for seat, taken, points in ((0, [0, 1, 1, 1], 8), (0, [0, 1, 1, 0], 10), (1, [1, 0, 1, 1], 8)):
        scene = at("warrior_actions", {PLAYERS[seat]: mine}, player=PLAYERS[seat])
        scene.checked = False
        overwrite(scene.state.legacy, 0, taken)
        scene.play("conquer hispalis")
        assert scene.state.points[seat] == points


@rule("SR-VP-11", "SR-RUL-18")
def test_hidden_points_count_for_the_winner() -> None:
    players = {
        "red": {"horseman": realm("gaul", "spain", cities=7), "warrior": realm("germany", cities=3)},
        "blue": {"horseman": realm("italy", cities=2), "diplomats": 3, "cards": {"victory_point": 3}},
    }
    scene = last_turn(players)
    assert scene.describe()["announced"]
    scene.play("end_turn")
    assert result(scene)["scores"] == [10, 7, 0]
