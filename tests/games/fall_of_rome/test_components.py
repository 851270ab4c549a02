"""FR-COMP: how much there is of everything, and what a city can hold."""

from __future__ import annotations

from collections import Counter

import pytest

from occasus.core.basics import BadPosition
from occasus.games.fall_of_rome.board.names import CITY_WORDS, ROLE_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import AWAY, Even, fight, new_game, offers, set_up, turn_of
from tests.rules import rule

TRIBES = ("anglo_saxons_franks", "vandals", "huns", "visigoths", "ostrogoths")


@rule("FR-COMP-01")
def test_there_are_seven_roles_with_a_pawn_each() -> None:
    scene = new_game(5)
    for _ in range(9):
        scene.chance()
    roles = ["consul", "magister_militum", "mercator", "praefectus_classis", "praefectus_fabrum"]
    seven = {*roles, "regina_foederata", "vestalis"}
    assert set(scene.odds()) == {f"role {role}" for role in seven}
    assert set(ROLE_WORDS) == seven
    for role in roles:
        scene.chance(f"role {role}")
    assert [player["role"] for player in scene.describe()["players"]] == roles


@rule("FR-COMP-02")
def test_there_are_70_player_cards() -> None:
    """49 city cards, 14 events, and 7 revolts when all are used."""
    scene = set_up(2, {"difficulty": "heroic"})
    found = scene.describe()
    cities = [*found["player_deck"]["cards"], *(card for player in found["players"] for card in player["hand"])]
    held = [card for card in cities if card.split("_")[0] not in ("orange", "black", "green", "white", "blue")]
    assert len(cities) - len(held) == len(set(cities) - set(held)) == 49
    assert len(found["player_deck"]["unseen_events"]) + len(held) == 14
    assert sum(pile["revolt"] for pile in found["player_deck"]["piles"]) == 7


@rule("FR-COMP-03")
def test_there_are_49_barbarian_cards_of_three_borders() -> None:
    found = new_game(3).describe()
    gold, others = found["barbarian_deck"]
    red = found["barbarian_discard"]
    assert (len(red), len(gold), len(others)) == (5, 9, 35)
    assert sorted(red) == sorted(f"{tribe} roma" for tribe in TRIBES)
    assert len({*red, *gold, *others}) == 49


@rule("FR-COMP-04")
def test_there_are_100_barbarians() -> None:
    supply = new_game(3).describe()["supply"]["barbarians"]
    assert supply == dict(zip(TRIBES, (20, 22, 20, 24, 14), strict=True))
    assert sum(supply.values()) == 100


@rule("FR-COMP-05")
def test_sixteen_legions_are_on_the_board_or_in_the_supply() -> None:
    scene = turn_of("consul", "roma", legions={"roma": 2, AWAY: 3}, forts=["roma"], barbarians={"genua": {"huns": 3}})
    moves = ["recruit", "levy roma", "march genua 3"]
    for move in moves:
        scene.play(move)
    fight(scene, "legion", "legion", "barbarian")
    found = scene.describe()
    assert found["legions"] == {"roma": 3, "genua": 1, AWAY: 3}
    assert found["supply"]["legions"] == 16 - 7


@rule("FR-COMP-05", "FR-COMP-06", "FR-COMP-08", "FR-COMP-09")
@pytest.mark.parametrize(
    ("position", "what"),
    [
        ({"legions": {"roma": 9, "genua": 8}}, "16 legions"),
        ({"forts": ["roma", "genua", "narbo", "tingi", "tyras", "sinope", "narona"]}, "6 forts"),
        ({"barbarians": {"roma": {"huns": 4}}}, "at most 3 huns in a city"),
        ({"forts": ["roma", "roma"]}, "two forts"),
    ],
    ids=["seventeen legions", "seven forts", "four of a tribe", "two forts"],
)
def test_more_than_there_is_cannot_be(position: dict[str, object], what: str) -> None:
    with pytest.raises(BadPosition, match=what):
        Scene("fall_of_rome", 3, position)


@rule("FR-COMP-05", "FR-COMP-06")
def test_sixteen_legions_and_six_forts_can_be() -> None:
    forts = ["genua", "narbo", "tingi", "tyras", "sinope", "narona"]
    scene = turn_of("consul", legions={"roma": 16}, forts=forts)
    scene.expect(supply={"legions": 0, "forts": 0})


@rule("FR-COMP-06")
def test_six_forts_are_on_the_board_or_in_the_supply() -> None:
    scene = turn_of("praefectus_fabrum", "genua", ["white_genua"], legions={"narbo": 2}, forts=["roma"])
    scene.expect(supply={"forts": 5})
    scene.play("fortify white_genua")
    scene.expect(supply={"forts": 4})
    scene.play("march narbo 0")
    scene.play("build_fort")
    scene.expect(forts=["roma", "genua", "narbo"], supply={"forts": 3})


@rule("FR-COMP-07")
def test_each_tribe_has_one_alliance_token() -> None:
    hand = ["blue_aquileia", "blue_carnuntum", "blue_chersonesus", "blue_constantinopolis", "blue_roma", "blue_sinope"]
    scene = turn_of("mercator", hand=hand)
    scene.play("ally ostrogoths")
    for card in hand[:3]:
        scene.play(f"pay {card}")
    scene.expect(allied=["ostrogoths"], illegal={"ally ostrogoths": "FR-ACT-ALLY-01"})


@rule("FR-COMP-07")
def test_there_are_three_dice_and_one_marker_on_each_track() -> None:
    scene = turn_of("consul", legions={"roma": 9}, barbarians={"roma": {"huns": 1}}, rate=2, decline=3)
    assert offers(scene, "battle") == {"1", "2", "3"}
    scene.expect(rate=2, decline=3, illegal={"battle 4": "unknown"})


@rule("FR-COMP-08")
def test_tribes_are_counted_separately() -> None:
    full = dict.fromkeys(TRIBES, 3)
    scene = Scene("fall_of_rome", 3, {"barbarians": {"genua": full}, "turn": {"phase": "invade"}})
    scene.expect(barbarians={"genua": full}, decline=0)
    most = {"genua": {**full, "visigoths": 2}, "ravenna": {"visigoths": 1}}
    scene = Scene("fall_of_rome", 3, {"barbarians": most, "turn": {"phase": "invade"}})
    scene.chance("reveal visigoths genua")
    scene.expect(barbarians={"genua": full}, decline=0)


@rule("FR-COMP-08")
def test_no_city_ever_holds_a_fourth_of_a_tribe() -> None:
    scene = Scene("fall_of_rome", 3, {"barbarians": {"lutetia": {"huns": 3}}, "turn": {"phase": "invade"}})
    scene.chance("reveal huns lutetia")
    scene.expect(barbarians={"lutetia": {"huns": 3}}, decline=1)


@rule("FR-COMP-09")
def test_a_second_fort_cannot_be_placed_in_a_city() -> None:
    scene = turn_of("praefectus_fabrum", "genua", ["white_genua"], legions={"genua": 2}, forts=["genua"])
    scene.expect(illegal={"fortify white_genua": "FR-ACT-FORT-03", "build_fort": "FR-ROLE-FABRUM-01"})


@rule("FR-COMP-10")
def test_all_legions_and_all_pawns_may_stand_in_one_city() -> None:
    crowd = [{"city": "roma"}] * 4
    scene = turn_of("consul", "genua", others=crowd, players=5, legions={"genua": 2, "roma": 13})
    scene.play("march roma 2")
    scene.play("levy roma")
    assert scene.describe()["legions"] == {"roma": 16}
    assert {player["city"] for player in scene.describe()["players"]} == {"roma"}


@rule("FR-COMP-11")
def test_a_die_has_six_faces() -> None:
    scene = turn_of("consul", legions={"roma": 3}, barbarians={"roma": {"huns": 3}})
    scene.play("battle 1")
    faces = {"legion": 1, "barbarian": 2, "barbarian_legion": 1, "two_barbarians_legion": 1, "special": 1}
    assert scene.odds() == {f"roll {face}": weight for face, weight in faces.items()}


@rule("FR-COMP-11")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_dice_fall_as_often_as_their_faces_say(dice: int) -> None:
    scene = turn_of("consul", legions={"roma": 3}, barbarians={"roma": {"huns": 3}})
    scene.play(f"battle {dice}")
    ways = 6**dice
    rolled = Counter(scene.game.sample(scene.state, Even(way, ways)) for way in range(ways))
    assert {scene.game.catalogue.text(code): times for code, times in rolled.items()} == scene.odds()
    first = scene.odds()[f"roll {' '.join(['barbarian'] * dice)}"]
    assert (first, sum(scene.odds().values())) == (2**dice, 6**dice)


@rule("FR-COMP-12")
def test_what_is_removed_can_be_used_again() -> None:
    legions = {"roma": 3, AWAY: 13}
    scene = turn_of("consul", legions=legions, forts=["roma"], barbarians={"roma": {"huns": 3}})
    scene.expect(supply={"legions": 0, "barbarians": {"huns": 17}}, illegal={"recruit": "FR-RUL-20"})
    fight(scene, "barbarian_legion", "barbarian_legion")
    scene.expect(supply={"legions": 2, "barbarians": {"huns": 19}}, legions={"roma": 1}, legal=["recruit"])
    scene.play("recruit")
    scene.expect(supply={"legions": 0}, legions={"roma": 3})


@rule("FR-COMP-12")
def test_a_fallen_fort_and_ambushed_legions_go_back_to_their_supplies() -> None:
    position = {
        "barbarians": {"lutetia": {"huns": 3}},
        "forts": ["lutetia"],
        "legions": {"lugdunum": 2},
        "turn": {"phase": "invade"},
    }
    scene = Scene("fall_of_rome", 3, position)
    scene.expect(supply={"forts": 5, "legions": 14})
    scene.chance("reveal huns lutetia")
    scene.expect(supply={"forts": 6, "legions": 16}, forts=[], only={"legions": {}})


@rule("FR-COMP-13")
@pytest.mark.parametrize("gate", ["carnuntum", "chersonesus", "gesoriacum", "mogontiacum", "philippopolis", "tyras"])
def test_the_supply_of_a_tribe_is_not_a_city(gate: str) -> None:
    scene = turn_of("praefectus_fabrum", gate, ["blue_roma"], forts=["roma", gate], legions={gate: 1})
    assert {text.split()[0] for text in offers(scene, "travel")} == set(CITY_WORDS) - {gate}
    assert len(CITY_WORDS) == 31
    scene.expect(illegal={"march supply 0": "unknown", "march huns 0": "unknown"})
    assert all(text.split()[0] in CITY_WORDS for text in offers(scene, "march"))
