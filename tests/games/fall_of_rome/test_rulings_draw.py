"""Rulings on drawing, revolts and the hand limit (FR-RUL-53 to 61)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import THREAT, kinds, offers, turn_of
from tests.rules import rule

DRAW: Final = {"phase": "draw"}
REVOLT: Final = {"phase": "revolt"}
INVADE: Final = {"phase": "invade"}
SEVEN: Final = [
    "orange_genua",
    "orange_narbo",
    "black_tingi",
    "white_roma",
    "green_lutetia",
    "blue_sinope",
    "blue_roma",
]
OTHER_EIGHT: Final = [
    "orange_roma", "orange_lutetia", "black_roma", "black_athenae",
    "white_tyras", "green_roma", "green_patrae", "blue_aquileia",
]  # fmt: skip
THIRD_EIGHT: Final = [
    "black_corduba", "black_cesarea", "black_carthago", "white_genua",
    "white_narbo", "green_iuvavum", "green_brundisium", "blue_carnuntum",
]  # fmt: skip


@rule("FR-RUL-53")
def test_revolts_come_before_the_hand_limit() -> None:
    scene = turn_of("consul", "roma", SEVEN, player_deck={"top": ["white_tyras", "revolt"]}, turn=DRAW)
    scene.chance("draw white_tyras")
    scene.chance("draw revolt")
    scene.expect(actors=["chance"], rate=1, players={0: {"hand": {"size": 8}}})
    scene.chance("reveal huns lutetia")
    assert (scene.actors, kinds(scene)) == ([0], {"discard"})


@rule("FR-RUL-54", "FR-DEC-30")
def test_the_owner_of_the_hand_decides_what_is_discarded_also_in_anothers_turn() -> None:
    mercator = {
        "role": "mercator",
        "city": "genua",
        "hand": [card for card in SEVEN if card != "orange_genua"] + ["white_tyras"],
    }
    scene = turn_of("consul", "genua", ["orange_genua"], [mercator])
    scene.play("give mercator orange_genua")
    scene.play("accept", 1)
    assert scene.actors == [1]
    assert offers(scene, "discard", 1) == {*SEVEN, "white_tyras"}
    assert kinds(scene, 1) == {"discard"}
    assert scene.refused("discard orange_genua", 0) == "FR-RUL-100"
    scene.play("discard blue_roma", 1)
    scene.expect(players={1: {"hand": {"size": 7, "lacks": "blue_roma"}}}, player_discard=["blue_roma"], actors=[0])


@rule("FR-RUL-55")
def test_cards_are_discarded_until_seven_are_left() -> None:
    scene = turn_of("consul", "roma", SEVEN, turn=DRAW)
    scene.chance("draw white_tyras")
    scene.chance("draw abundans_cautela_non_nocet")
    scene.play("discard abundans_cautela_non_nocet")
    assert kinds(scene) == {"discard"}
    scene.play("discard blue_roma")
    scene.expect(
        players={0: {"hand": {"size": 7, "has": "white_tyras"}}},
        player_discard=["abundans_cautela_non_nocet", "blue_roma"],
        actors=["chance"],
    )


@rule("FR-RUL-56")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_several_over_the_limit_reduce_their_hands_from_the_active_player_on(active: int, order: list[int]) -> None:
    hands = [[*SEVEN, "white_aquileia"], OTHER_EIGHT, THIRD_EIGHT]
    scene = Scene(
        "fall_of_rome",
        3,
        {
            "players": [{"hand": hand} for hand in hands],
            "turn": {"active": active, "phase": "draw"},
            "agenda": ["end_turn", "invade", "after_draw", "hand_limit"],
        },
    )
    asked = []
    while scene.actors != [-1]:
        asked.extend(scene.actors)
        scene.play(scene.legal()[0])
    assert asked == order


@rule("FR-RUL-57")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (6, 7), (7, 7)])
def test_the_rate_marker_stays_on_its_last_space(before: int, after: int) -> None:
    scene = turn_of("consul", rate=before, turn=REVOLT)
    scene.expect(rate=after, actors=["chance"])
    scene.chance("reveal huns lutetia")
    scene.expect(rate=after, barbarians={"lutetia": {"huns": 3}})


@rule("FR-RUL-58")
def test_of_two_revolts_nobody_says_which_is_first() -> None:
    scene = turn_of("consul", player_deck={"top": ["revolt", "revolt"]}, turn=DRAW)
    for move in ("draw revolt", "draw revolt", "reveal huns lutetia", "reveal vandals tingi"):
        assert scene.actors == [-1]
        scene.chance(move)
    scene.expect(rate=2, barbarians={"lutetia": {"huns": 3}, "tingi": {"vandals": 3}})


@rule("FR-RUL-59")
def test_an_empty_barbarian_deck_is_made_anew_for_an_invasion() -> None:
    rest = [card for card in BARBARIAN_WORDS if card != "huns lutetia"]
    scene = turn_of("consul", barbarian_discard=rest, turn=INVADE)
    assert set(scene.odds()) == {"reveal huns lutetia"}
    scene.chance("reveal huns lutetia")
    assert set(scene.odds()) == {f"reveal {card}" for card in BARBARIAN_WORDS}
    scene.chance("reveal huns lutetia")
    scene.expect(barbarian_discard=["huns lutetia"], barbarian_deck={"size": 1, 0: {"size": 48}})


@rule("FR-RUL-59")
def test_an_empty_barbarian_deck_is_made_anew_for_a_revolt() -> None:
    scene = turn_of("consul", barbarian_discard=list(BARBARIAN_WORDS), turn=REVOLT)
    assert set(scene.odds()) == {f"reveal {card}" for card in BARBARIAN_WORDS}
    scene.chance("reveal vandals tingi")
    scene.expect(barbarian_deck={"size": 2, 0: ["vandals tingi"], 1: {"size": 48}}, barbarian_discard=[])


@rule("FR-RUL-60")
def test_a_revolt_sacks_a_full_city_once() -> None:
    scene = turn_of("consul", barbarians={"iuvavum": {"huns": 3}}, turn=REVOLT)
    scene.chance("reveal huns iuvavum")
    scene.expect(
        decline=1,
        only={"barbarians": {**THREAT, "iuvavum": {"huns": 3}, "carnuntum": {"huns": 1}, "mediolanum": {"huns": 1}}},
    )


@rule("FR-RUL-61")
def test_a_revolt_on_a_full_city_with_one_unsupported_legion_ambushes_sacks_and_is_spent() -> None:
    scene = turn_of("consul", barbarians={"iuvavum": {"huns": 3}}, legions={"iuvavum": 1}, turn=REVOLT)
    scene.chance("reveal huns iuvavum")
    scene.expect(
        exact_events=[
            "revolted huns iuvavum",
            "ambushed huns iuvavum 1",
            "sacked huns iuvavum",
            "declined 1",
            "added huns carnuntum",
            "added huns mediolanum",
            "intensified 1",
        ],
        barbarians={"iuvavum": {"huns": 3}},
        only={"legions": {}},
    )
