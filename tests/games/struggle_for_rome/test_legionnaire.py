"""SR-LEG: the 7, where the legionnaire goes, and who is robbed."""

from __future__ import annotations

from tests.games.struggle_for_rome.board import due, offers, player, riding, rolling, seventh
from tests.rules import rule

AT_RAETIA = {"horseman": {"figure": "c055"}}


@rule("SR-LEG-01", "SR-LEG-02", "SR-DEC-02")
def test_on_a_seven_the_start_player_moves_him_to_any_hex_of_the_empire() -> None:
    scene = rolling(start="blue")
    scene.chance("roll 7")
    assert scene.actors == [1]
    hexes = offers(scene, "move_legionnaire")
    assert len(hexes) == 56  # 57 hexes of the Empire but his own
    beyond = {"chauci", "langobardi", "semnones", "burgundiones", "chatti", "hermunduri", "marcomanni", "lugii"}
    assert not hexes & (beyond | {"vandali", "boiohaemum", "quadi", "gothi"})
    for hexagon in beyond:
        assert scene.refused(f"move_legionnaire {hexagon}") == "SR-LEG-02"
    scene.play("move_legionnaire ubii")
    assert scene.describe()["legionnaire"] == "ubii"


@rule("SR-LEG-03", "SR-RUL-13")
def test_he_must_change_his_hex_and_forests_are_allowed() -> None:
    scene = seventh(legionnaire="ubii")
    assert scene.refused("move_legionnaire ubii") == "SR-LEG-03"
    scene.play("move_legionnaire silva_nigra")
    assert scene.describe()["legionnaire"] == "silva_nigra"


@rule("SR-LEG-04", "SR-RUL-34")
def test_a_card_is_drawn_at_random_from_the_one_opponent_there() -> None:
    scene = seventh({"blue": {**AT_RAETIA, "hand": {"ore": 1, "grain": 2, "cattle": 3}}})
    scene.play("move_legionnaire raetia")
    assert due(scene) == "steal red blue"
    assert scene.odds() == {"steal ore": 1, "steal grain": 2, "steal cattle": 3}
    scene.chance("steal cattle")
    assert player(scene, "blue")["hand"] == {"ore": 1, "grain": 2, "cattle": 2}
    assert player(scene, "red")["hand"] == {"cattle": 1}


@rule("SR-LEG-04", "SR-RUL-13", "SR-DEC-03")
def test_of_several_opponents_the_mover_chooses_also_one_without_cards() -> None:
    scene = seventh(
        {
            "red": {"horseman": {"figure": "c073"}},
            "blue": {**AT_RAETIA, "hand": {"ore": 1}},
            "white": {"horseman": {"figure": "c074"}},
        }
    )
    scene.play("move_legionnaire raetia")
    assert scene.legal() == ["rob blue", "rob white"]
    assert scene.refused("rob red") == scene.refused("rob yellow") == "SR-LEG-04"
    scene.play("rob white")
    assert scene.actors == [-1]
    assert player(scene)["hand"] == {}


@rule("SR-LEG-04")
def test_a_piece_in_a_city_on_the_corner_counts() -> None:
    scene = seventh({"blue": {"warrior": {"cities": ["argentoratum"]}, "hand": {"ore": 1}}})
    scene.play("move_legionnaire raetia")
    assert due(scene) == "steal red blue"


@rule("SR-LEG-05", "SR-RUL-13")
def test_gold_is_taken_only_from_somebody_without_cards() -> None:
    scene = seventh({"blue": {**AT_RAETIA, "gold": 9, "hand": {"ore": 1}}})
    scene.play("move_legionnaire raetia")
    assert due(scene) == "steal red blue"
    scene = seventh({"blue": {**AT_RAETIA, "gold": 9}})
    scene.play("move_legionnaire raetia")
    assert scene.legal() == ["take_gold 0", "take_gold 1", "take_gold 2"]
    assert scene.refused("take_gold 3") == "SR-LEG-05"
    scene.play("take_gold 0")
    assert (player(scene)["gold"], player(scene, "blue")["gold"]) == (0, 9)


@rule("SR-LEG-06")
def test_nobody_there_or_only_the_mover_means_nothing_is_taken() -> None:
    scene = seventh({"red": AT_RAETIA, "blue": {"hand": {"ore": 3}, "gold": 3}})
    scene.play("move_legionnaire raetia")
    assert scene.actors == [-1]
    assert due(scene) == "roll"
    scene = seventh({"blue": {**AT_RAETIA}})  # neither cards nor gold
    scene.play("move_legionnaire raetia")
    assert due(scene) == "roll"


@rule("SR-LEG-07", "SR-LEG-08")
def test_a_seven_produces_nothing_and_nobody_discards() -> None:
    scene = rolling({"blue": {"hand": {"ore": 9, "grain": 3}}})
    assert scene.chance("roll 7") == ["rolled 7"]
    assert scene.actors == [0]
    assert player(scene, "blue")["hand"] == {"ore": 9, "grain": 3}


@rule("SR-LEG-09")
def test_he_hinders_neither_journeys_nor_attacks() -> None:
    tribe = {"figure": "c055", "fighters": 2, "wagons": 1, "tokens": {"gallia": 1, "hispania": 1, "germania": 1}}
    free, blocked = riding(tribe, legionnaire="latium"), riding(tribe, legionnaire="raetia")
    assert free.legal() == blocked.legal()
    assert {"plunder argentoratum", "conquer argentoratum"} <= set(blocked.legal())
