"""Who decides what before and during the setup, and what chance does (FR-DEC)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from occasus.core.basics import CHANCE, OccasusError
from occasus.core.match import Match
from occasus.core.match_file import verify
from occasus.games import find
from occasus.games.fall_of_rome.board.names import CITY_WORDS, ROLE_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import deal, kinds, new_game, offers, set_up, turn_of
from tests.rules import rule

SOLO_ROLES: Final = {role for role in ROLE_WORDS if role != "mercator"}


@rule("FR-DEC-01")
@pytest.mark.parametrize(("players", "pawns"), [(1, 3), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_game_is_for_one_to_five_players(players: int, pawns: int) -> None:
    scene = new_game(players)
    assert len(scene.describe()["players"]) == pawns
    scene.expect(seats=players)


@rule("FR-DEC-01")
@pytest.mark.parametrize("players", [0, 6])
def test_no_game_is_for_fewer_or_more_players(players: int) -> None:
    with pytest.raises(OccasusError, match="FR-DEC-01"):
        new_game(players)
    with pytest.raises(OccasusError, match="FR-DEC-01"):
        Scene("fall_of_rome", players, {})


@rule("FR-DEC-02")
@pytest.mark.parametrize(("challenge", "forts"), [("base", ["roma"]), ("roma_caput_mundi", [])])
def test_the_challenge_is_base_or_roma_caput_mundi(challenge: str, forts: list[str]) -> None:
    new_game(3, {"challenge": challenge}).expect(forts=forts, options={"challenge": challenge})
    new_game(3).expect(options={"challenge": "base"})
    with pytest.raises(OccasusError, match="challenge cannot be"):
        new_game(3, {"challenge": "solo"})


@rule("FR-DEC-03")
@pytest.mark.parametrize(
    ("challenge", "revolts"),
    [
        ("base", {"novice": 5, "normal": 6, "heroic": 7}),
        ("roma_caput_mundi", {"novice": 4, "normal": 5, "heroic": 6, "legendary": 7}),
    ],
)
def test_the_difficulty_says_how_many_revolts_come(challenge: str, revolts: dict[str, int]) -> None:
    for difficulty in ("novice", "normal", "heroic", "legendary"):
        options = {"challenge": challenge, "difficulty": difficulty}
        if difficulty in revolts:
            piles = set_up(2, options).describe()["player_deck"]["piles"]
            assert len(piles) == revolts[difficulty]
        else:
            with pytest.raises(OccasusError, match="FR-DIFF-03"):
                new_game(2, options)


SWITCHES: Final[dict[str, tuple[Any, set[Any]]]] = {
    "difficulty": ("normal", {"novice", "normal", "heroic", "legendary"}),
    "challenge": ("base", {"base", "roma_caput_mundi"}),
    "edition": ("default", {"default", "first_polish"}),
    "alliance_cost.orange": (4, {4, 5}),
    "decline.steps_to_lose": (8, set(range(1, 17))),
    "recruit.allow_fewer": (False, {False, True}),
    "roles.first_seat": ("dealt", {"dealt", *ROLE_WORDS}),
    "solo.choose_roles": (False, {False, True}),
    "solo.order": ("dealt", {"dealt", "choose"}),
    "first_player.tie": ("random", {"random", "choose"}),
    "first_player.days": ("stand_in", {"stand_in", "random"}),
    "mercator.consent": (True, {False, True}),
    "rcm.regina_into_roma": ("allow", {"allow", "forbid"}),
    "vestalis.may_return_revolt": (True, {False, True}),
    "audentes.short_deck": ("draw_rest", {"draw_rest", "loss"}),
}


@rule("FR-DEC-04")
def test_the_edition_and_every_switch_of_the_rulings_can_be_chosen_and_nothing_else() -> None:
    options = find("fall_of_rome").options
    assert {option.name: (option.default, set(option.values)) for option in options} == SWITCHES
    with pytest.raises(OccasusError, match="unknown"):
        new_game(3, {"house_rule": True})


@rule("FR-DEC-04")
@pytest.mark.parametrize(
    ("options", "cost"), [({}, 4), ({"edition": "first_polish"}, 5), ({"alliance_cost.orange": 5}, 5)]
)
def test_the_first_polish_edition_is_the_default_with_dearer_anglo_saxons(
    options: dict[str, object], cost: int
) -> None:
    orange = ["orange_roma", "orange_narbo", "orange_lutetia", "orange_eburacum", "orange_burdigala"]
    there = {"genua": {"anglo_saxons_franks": 1}}
    few = turn_of("consul", "genua", orange[: cost - 1], barbarians=there, options=options)
    assert few.refused("ally anglo_saxons_franks") == "FR-ACT-ALLY-02"
    enough = turn_of("consul", "genua", orange[:cost], barbarians=there, options=options)
    enough.play("ally anglo_saxons_franks")
    enough.expect(allied=["anglo_saxons_franks"], players={0: {"hand": []}})


@rule("FR-DEC-05")
def test_each_player_in_turn_chooses_an_opening_city_among_the_own_city_cards() -> None:
    scene = new_game(3)
    hands = [
        ("white_tyras", "blue_roma", "black_roma"),
        ("carpe_diem", "green_lutetia", "vae_victis"),
        ("veni_vidi_vici", "festina_lente", "alea_iacta_est"),
    ]
    deal(scene, ("consul", "mercator", "vestalis"), *hands)
    assert (scene.actors, set(scene.legal())) == ([0], {"start tyras", "start roma"})
    assert scene.refused("start lutetia") == "FR-SETUP-14"
    scene.play("start tyras")
    assert (scene.actors, scene.legal()) == ([1], ["start lutetia"])
    scene.play("start lutetia")
    assert (scene.actors, offers(scene, "start")) == ([2], set(CITY_WORDS))  # no city card: any city
    scene.play("start eburacum")
    assert "start" not in kinds(scene)


@rule("FR-DEC-41")
def test_alone_with_the_option_the_player_chooses_any_three_roles() -> None:
    scene = new_game(1, {"solo.choose_roles": True})
    for _ in range(9):
        scene.chance()
    left = set(SOLO_ROLES)
    for role in ("vestalis", "consul", "praefectus_fabrum"):
        assert (scene.actors, offers(scene, "pick_role")) == ([0], left)
        scene.play(f"pick_role {role}")
        left.discard(role)
    scene.settle()
    assert kinds(scene) == {"start"}
    scene.expect(players={0: {"role": "vestalis"}, 1: {"role": "consul"}, 2: {"role": "praefectus_fabrum"}})


@rule("FR-DEC-41")
def test_alone_without_the_options_nobody_is_asked_for_roles() -> None:
    scene = new_game(1)
    for _ in range(9):
        scene.chance()
    for _ in range(3):
        assert scene.actors == [CHANCE]
        scene.chance()
    assert all(text.startswith("draw ") for text in scene.odds())


@rule("FR-DEC-38")
@pytest.mark.parametrize(("players", "seed"), [(1, "a"), (2, "b"), (5, "c")])
def test_a_game_follows_from_its_seed_and_the_decisions(players: int, seed: str) -> None:
    game = find("fall_of_rome")
    options = new_game(players).match.options
    rng = Random(seed)
    match = Match(game, players, options, seed)
    match.settle()
    while game.actors(match.state) and len(match.moves) < 150:
        actor = game.actors(match.state)[0]
        match.play(actor, rng.choice(game.legal(match.state, actor)))
    again = Match(game, players, options, seed)
    again.settle()
    for seat, action in match.moves:
        if seat != CHANCE:
            again.play(seat, action)
    assert again.moves == match.moves
    verify(match)
    other = Match(game, players, options, seed + "x")
    other.settle()
    assert other.moves != match.moves[: len(other.moves)]


@rule("FR-DEC-38")
def test_roles_cards_dice_and_ties_are_up_to_chance() -> None:
    scene = new_game(2)
    assert {text.split()[0] for text in scene.odds()} == {"reveal"}
    for _ in range(9):
        scene.chance()
    assert set(scene.odds()) == {f"role {role}" for role in ROLE_WORDS}
    scene.chance()
    scene.chance()
    assert {text.split()[0] for text in scene.odds()} == {"draw"}
    assert len(scene.odds()) == 49 + 14  # any city card, any event
    battle = turn_of("consul", "carnuntum", barbarians={"carnuntum": {"huns": 1}}, legions={"carnuntum": 1})
    battle.play("battle 1")
    assert battle.odds() == {
        "roll legion": 1,
        "roll barbarian": 2,
        "roll barbarian_legion": 1,
        "roll two_barbarians_legion": 1,
        "roll special": 1,
    }
