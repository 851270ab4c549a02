"""Rulings on the setup and the first player (FR-RUL-01 to 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from occasus.core.match import Match, dice
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import deal, kinds, new_game, offers, set_up
from tests.rules import rule

ROLES: Final = ("consul", "mercator", "magister_militum")
LUTETIA: Final = ("green_lutetia", "black_carthago", "black_roma")  # 29 days at most
ALSO_LUTETIA: Final = ("orange_lutetia", "green_roma", "blue_roma")
GENUA: Final = ("orange_genua", "white_roma", "orange_roma")  # 3 days at most


def placed(*hands: tuple[str, ...], options: Mapping[str, object] | None = None) -> Scene:
    """A game whose opening hands are these, and whose pawns stand in the first cities offered."""
    scene = new_game(len(hands), options)
    deal(scene, ROLES[: len(hands)], *hands)
    for _ in hands:
        scene.play(scene.legal()[0])
    return scene


@rule("FR-RUL-01")
def test_chance_chooses_the_first_player_among_those_with_the_farthest_city() -> None:
    scene = placed(LUTETIA, ALSO_LUTETIA, GENUA)
    assert scene.odds() == {"first 0": 1, "first 1": 1}
    scene.chance("first 1")
    scene.expect(turn={"active": 1, "phase": "actions"}, events=["first_player 1"])


@rule("FR-RUL-01")
def test_the_choice_of_chance_is_that_of_the_seed() -> None:
    scene = placed(LUTETIA, ALSO_LUTETIA, GENUA)
    drawn = {scene.game.sample(scene.state, dice(str(seed), 20)) for seed in range(20)}
    assert {scene.game.catalogue.text(code) for code in drawn} == {"first 0", "first 1"}
    moves = []
    for _ in range(2):
        match: Match[object] = Match(scene.game, 3, scene.match.options, "7", scene.game.copy(scene.state))
        match.settle()
        moves.append(match.moves)
    assert moves[0] == moves[1]


@rule("FR-RUL-01", "FR-DEC-07")
def test_with_the_option_any_seat_chooses_for_the_team_among_the_tied() -> None:
    scene = placed(LUTETIA, ALSO_LUTETIA, GENUA, options={"first_player.tie": "choose"})
    assert scene.actors == [0, 1, 2]
    assert [scene.legal(seat) for seat in range(3)] == [["first 0", "first 1"]] * 3
    assert scene.refused("first 2", 2) == "FR-DEC-07"
    scene.play("first 1", 2)
    scene.expect(turn={"active": 1})


@rule("FR-RUL-02")
def test_a_player_without_city_cards_is_ignored_when_days_are_compared() -> None:
    scene = new_game(2)
    events = ("carpe_diem", "vae_victis", "veni_vidi_vici", "festina_lente")
    deal(scene, ROLES[:2], events, ("orange_roma", "white_roma", "blue_roma", "black_roma"))
    scene.play("start tyras")
    scene.play("start roma")
    scene.expect(turn={"active": 1})


@rule("FR-RUL-03")
def test_a_day_that_is_not_documented_has_a_stand_in() -> None:
    scene = placed(LUTETIA, GENUA, ("orange_mogontiacum", "green_roma", "blue_roma"))  # 32.5 is a stand-in
    scene.expect(turn={"active": 2})


@rule("FR-RUL-03")
def test_with_the_option_undocumented_days_leave_the_first_player_to_chance() -> None:
    hands = (("green_lutetia", "white_aquileia", "white_tyras"), GENUA, ("white_narona", "green_roma", "blue_roma"))
    scene = placed(*hands, options={"first_player.days": "random"})
    assert scene.odds() == {"first 0": 1, "first 1": 1, "first 2": 1}


@rule("FR-RUL-03")
def test_with_the_option_documented_days_still_decide() -> None:
    documented = ("white_tyras", "white_corduba", "green_iuvavum")  # 27 days at most
    hands = (documented, ("green_lutetia", "white_aquileia", "orange_genua"))
    scene = new_game(2, {"first_player.days": "random"})
    deal(scene, ROLES[:2], (*hands[0], "blue_aquileia"), (*hands[1], "white_roma"))  # Roma cannot be the farthest
    scene.play("start tyras")
    scene.play("start genua")
    scene.expect(turn={"active": 1, "phase": "actions"})


@rule("FR-RUL-04")
def test_two_players_may_begin_in_the_same_city() -> None:
    scene = new_game(3)
    deal(scene, ROLES, LUTETIA, ALSO_LUTETIA, GENUA)
    scene.play("start roma")
    assert offers(scene, "start") == {"lutetia", "roma"}
    scene.play("start roma")
    scene.play("start genua")
    scene.expect(only={"legions": {"roma": 4, "genua": 2}}, supply={"legions": 10})


@rule("FR-RUL-05")
def test_opening_cities_are_chosen_in_seat_order_and_then_the_first_player_is_found() -> None:
    scene = new_game(3)
    deal(scene, ROLES, GENUA, LUTETIA, ("white_tyras", "green_roma", "blue_roma"))
    for seat, city in enumerate(("genua", "lutetia", "tyras")):
        assert scene.actors == [seat]
        scene.expect(no_events=["first_player"])
        scene.play(f"start {city}")
    scene.expect(events=["started magister_militum tyras", "first_player 1"], turn={"active": 1})


@rule("FR-RUL-06")
@pytest.mark.parametrize(("players", "cards"), [(1, 3), (2, 4), (3, 3), (4, 2), (5, 2)])
def test_opening_hands_are_below_the_hand_limit(players: int, cards: int) -> None:
    scene = new_game(players)
    scene.settle()
    assert kinds(scene) == {"start"}
    hands = [player["hand"] for player in scene.describe()["players"][:players]]
    assert [len(hand) for hand in hands] == [cards] * players


@rule("FR-RUL-07")
def test_the_card_of_the_opening_city_stays_in_hand() -> None:
    scene = placed(LUTETIA, GENUA, ("white_tyras", "green_roma", "blue_roma"))
    scene.expect(players={0: {"hand": list(LUTETIA)}, 1: {"hand": list(GENUA)}}, player_discard=[])


PILES: Final = [
    (2, "base", "novice", [9, 9, 9, 9, 9]),
    (2, "base", "normal", [8, 8, 8, 7, 7, 7]),
    (3, "base", "heroic", [7, 7, 7, 6, 6, 6, 6]),
    (4, "base", "novice", [10, 10, 9, 9, 9]),
    (5, "base", "normal", [8, 8, 8, 8, 8, 7]),
    (1, "base", "heroic", [7, 7, 7, 7, 7, 6, 6]),
    (3, "roma_caput_mundi", "novice", [12, 11, 11, 11]),
    (4, "roma_caput_mundi", "legendary", [7, 7, 7, 7, 7, 6, 6]),
]


@rule("FR-RUL-08")
@pytest.mark.parametrize(("players", "challenge", "difficulty", "sizes"), PILES)
def test_the_first_piles_hold_what_is_left_over(
    players: int, challenge: str, difficulty: str, sizes: list[int]
) -> None:
    scene = set_up(players, {"challenge": challenge, "difficulty": difficulty})
    piles = scene.describe()["player_deck"]["piles"]
    assert [pile["cards"] - 1 for pile in piles] == sizes  # besides the revolt
    assert all(pile["revolt"] for pile in piles)


@rule("FR-RUL-09", "FR-DEC-06")
def test_alone_two_pawns_begin_in_the_city_of_two_cards() -> None:
    scene = new_game(1)
    deal(scene, ("consul", "vestalis", "magister_militum"), ("blue_aquileia", "white_aquileia", "green_lutetia"))
    scene.settle()
    assert offers(scene, "start") == {"aquileia", "lutetia"}
    scene.play("start aquileia")
    assert offers(scene, "start") == {"aquileia", "lutetia"}
    scene.play("start aquileia")
    assert offers(scene, "start") == {"lutetia"}
    scene.play("start lutetia")
    scene.expect(
        only={"legions": {"aquileia": 4, "lutetia": 2}},
        players={0: {"city": "aquileia"}, 1: {"city": "aquileia"}, 2: {"city": "lutetia"}},
    )


@rule("FR-RUL-09")
def test_alone_three_pawns_begin_in_the_city_of_three_cards() -> None:
    scene = new_game(1)
    deal(scene, ("consul", "vestalis", "magister_militum"), ("black_roma", "white_roma", "green_roma"))
    scene.settle()
    for _ in range(3):
        assert offers(scene, "start") == {"roma"}
        scene.play("start roma")
    scene.expect(only={"legions": {"roma": 6}})


@rule("FR-RUL-10")
def test_alone_the_roles_stand_in_the_order_in_which_they_were_dealt() -> None:
    scene = new_game(1)
    deal(scene, ("vestalis", "consul", "regina_foederata"))
    scene.settle()
    assert kinds(scene) == {"start"}
    scene.expect(players={0: {"role": "vestalis"}, 1: {"role": "consul"}, 2: {"role": "regina_foederata"}})


@rule("FR-RUL-10", "FR-DEC-41")
def test_alone_with_the_option_the_player_orders_the_roles_that_were_dealt() -> None:
    scene = new_game(1, {"solo.order": "choose"})
    deal(scene, ("vestalis", "consul", "regina_foederata"))
    assert scene.actors == [0]
    assert set(scene.legal()) == {"pick_role vestalis", "pick_role consul", "pick_role regina_foederata"}
    scene.play("pick_role consul")
    assert set(scene.legal()) == {"pick_role vestalis", "pick_role regina_foederata"}
    assert scene.refused("pick_role consul") == "FR-DEC-41"
    scene.play("pick_role regina_foederata")
    scene.play("pick_role vestalis")
    scene.settle()
    scene.expect(players={0: {"role": "consul"}, 1: {"role": "regina_foederata"}, 2: {"role": "vestalis"}})
