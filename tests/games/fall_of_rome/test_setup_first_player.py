"""Who begins (FR-SETUP-20, FR-RUL-01, FR-RUL-02, FR-RUL-03)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from occasus.core.match import Match, dice
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import deal, new_game
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
