"""SR-DICE and SR-PROD: four sums, and what the hexes bring."""

from __future__ import annotations

from tests.games.struggle_for_rome.board import at, building, due, player, rolling, seventh
from tests.rules import rule


@rule("SR-DICE-01", "SR-DICE-02", "SR-DICE-04", "SR-INV-07")
def test_the_start_player_rolls_until_four_sums_are_covered() -> None:
    scene = rolling()
    for total, covered in ((2, 1), (12, 2), (2, 2), (11, 3), (12, 3), (11, 3)):
        assert due(scene) == "roll"
        scene.chance(f"roll {total}")
        assert len(scene.describe()["covered"]) == covered
    scene.chance("roll 3")
    assert scene.describe()["covered"] == [2, 3, 11, 12]
    assert scene.describe()["turn"]["phase"] == "build"
    assert scene.actors == [0]


@rule("SR-DICE-02", "SR-DICE-07")
def test_each_sum_takes_effect_at_once_so_that_a_seven_can_block_the_next() -> None:
    players = {"red": {"horseman": {"figure": "c055"}}}
    scene = rolling(players, seats=3)
    scene.chance("roll 7")
    scene.play("move_legionnaire raetia")
    scene.chance("roll 11")
    assert player(scene)["hand"] == {}
    scene = rolling(players, seats=3)
    scene.chance("roll 11")
    assert player(scene)["hand"] == {"ore": 1}


@rule("SR-DICE-05", "SR-RUL-10", "SR-INV-07")
def test_a_seven_is_one_of_the_four_sums() -> None:
    scene = rolling(covered=[2, 11, 12])
    scene.chance("roll 7")
    assert scene.describe()["covered"] == [2, 7, 11, 12]
    scene.play("move_legionnaire latium")
    assert scene.describe()["turn"]["phase"] == "build"
    scene = rolling(covered=[7, 11])
    assert scene.chance("roll 7") == ["rolled_again 7"]
    assert scene.actors == [-1]


@rule("SR-RUL-10")
def test_by_option_every_seven_takes_effect_and_is_not_counted() -> None:
    scene = rolling(covered=[2, 11, 12], options={"every_seven": True})
    for hexagon in ("latium", "raetia"):
        assert scene.chance("roll 7") == ["rolled 7"]
        assert due(scene) == "legionnaire red"
        scene.play(f"move_legionnaire {hexagon}")
        assert scene.describe()["covered"] == [2, 11, 12]
    assert scene.describe()["turn"]["phase"] == "roll"
    scene.chance("roll 3")
    assert scene.describe()["turn"]["phase"] == "build"


@rule("SR-DICE-06")
def test_no_development_card_is_played_in_phase_one() -> None:
    scene = seventh({"red": {"cards": {"treasure_suebi": 1, "diplomat": 1}}})
    assert scene.refused("play treasure_suebi") == "SR-DICE-06"
    assert scene.refused("play diplomat") == "SR-DICE-06"
    assert "play treasure_suebi" in building({"cards": {"treasure_suebi": 1}}).legal()


@rule("SR-PROD-01", "SR-PROD-03")
def test_every_hex_with_the_number_pays_everybody_there() -> None:
    players = {
        "red": {"horseman": {"figure": "c036"}, "warrior": {"figure": "c037"}},
        "blue": {"horseman": {"figure": "c026"}, "warrior": {"figure": "c049"}},
        "white": {"horseman": {"figure": "c002"}, "warrior": {"figure": "c003"}},
    }
    scene = rolling(players)
    scene.chance("roll 6")  # Langobardi (c003, c026) and Boiohaemum (c036)
    assert player(scene, "red")["hand"] == {"grain": 1}
    assert player(scene, "blue")["hand"] == {"grain": 1}
    assert player(scene, "white")["hand"] == {"grain": 1}
    assert player(scene, "yellow")["hand"] == {}
    players = {"red": {"horseman": {"figure": "c003"}, "warrior": {"figure": "c056"}}}
    scene = rolling(players, seats=3)
    scene.chance("roll 6")
    assert player(scene)["hand"] == {"grain": 2}


@rule("SR-PROD-02")
def test_two_figures_at_one_hex_bring_one_card() -> None:
    scene = rolling({"red": {"horseman": {"figure": "c003"}, "warrior": {"figure": "c009"}}}, seats=3)
    scene.chance("roll 6")
    assert player(scene)["hand"] == {"grain": 1}


@rule("SR-PROD-04")
def test_figures_and_pieces_in_cities_of_either_tribe_count() -> None:
    players = {
        "red": {"horseman": {"cities": ["lutetia"]}, "warrior": {"figure": "c043"}},  # Parisii 6, and Remi 11
        "blue": {"horseman": {"figure": "c018"}, "warrior": {"cities": ["durocortorum"]}},  # Parisii 6, Remi 11
    }
    scene = rolling(players, seats=3)
    scene.chance("roll 11")
    assert player(scene, "red")["hand"] == {"grain": 2}  # Remi by the figure, Bituriges by the city
    assert player(scene, "blue")["hand"] == {"grain": 1}
    scene.chance("roll 6")
    assert player(scene, "red")["hand"] == {"grain": 3}


@rule("SR-PROD-05")
def test_fields_bring_grain_mountains_ore_pastures_a_pasture_card() -> None:
    scene = rolling({"red": {"horseman": {"figure": "c036"}, "warrior": {"figure": "c039"}}}, seats=3)
    scene.chance("roll 4")  # Hermunduri, a mountain; Semnones pays blue and white
    assert player(scene)["hand"] == {"ore": 1}
    scene.chance("draw horse")
    scene.chance("draw cattle")
    scene.chance("roll 6")
    assert player(scene)["hand"] == {"ore": 1, "grain": 1}
    scene.chance("roll 5")  # Vandali, a pasture: red c039
    assert due(scene) == "draw red" or "draw red" in scene.describe()["agenda"]
    assert scene.odds() == {"draw horse": 9, "draw cattle": 9}


@rule("SR-PROD-06")
def test_the_legionnaires_hex_produces_nothing() -> None:
    players = {"red": {"horseman": {"figure": "c055"}}}
    scene = rolling(players, legionnaire="raetia")
    scene.chance("roll 11")
    assert player(scene)["hand"] == {}


@rule("SR-PROD-07", "SR-RUL-11")
def test_pasture_cards_are_drawn_clockwise_from_the_start_player() -> None:
    players = {"white": {"horseman": {"figure": "c011"}, "warrior": {"figure": "c036"}}}
    scene = rolling(players, start="white")
    scene.chance("roll 9")  # Burgundiones: white, yellow; Marcomanni: red, blue, white
    assert scene.describe()["agenda"][::-1] == [
        "draw white",
        "draw white",
        "draw yellow",
        "draw red",
        "draw blue",
        "roll",
    ]


@rule("SR-PROD-08")
def test_an_empty_pasture_pile_is_renewed_from_the_discard() -> None:
    players = {
        "red": {"hand": {"horse": 9, "cattle": 6}},
        "blue": {"horseman": {"figure": "c055"}, "warrior": {"figure": "c049"}},
    }
    scene = at(
        "roll",
        players,
        seats=3,
        bank={"discard": {"horse": 1, "cattle": 4}},
    )
    assert scene.describe()["bank"]["pasture"] == {}
    events = scene.chance("roll 5")  # Quadi red c037, Vandali blue c049
    assert events == ["rolled 5", "renewed_pasture_pile"]
    assert scene.describe()["bank"] == {
        "ore": 14,
        "grain": 14,
        "pasture": {"horse": 1, "cattle": 4},
        "discard": {},
    }
    assert scene.odds() == {"draw horse": 1, "draw cattle": 4}
    spent = building({"hand": {"ore": 1, "horse": 1}})
    spent.play("build_fighters no_joker")
    assert spent.describe()["bank"]["discard"] == {"horse": 1}
    assert spent.describe()["bank"]["ore"] == 14
