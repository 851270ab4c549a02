"""The player deck, the first player, the order of turns (FR-SETUP)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import Even, idle, new_game, set_up
from tests.rules import rule

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

UNDEALT = {1: 47, 2: 45, 3: 45, 4: 47, 5: 47}
REVOLTS = {"novice": 5, "normal": 6, "heroic": 7}


def began(*hands: str, options: dict[str, object] | None = None) -> Scene:
    """A game in which these hands were dealt and everybody began in the first city offered."""
    scene = new_game(len(hands), options)
    for _ in range(9 + len(hands)):
        scene.chance()
    for card in " ".join(hands).split():
        scene.chance(f"draw {card}")
    for _ in hands:
        scene.play(scene.legal()[0])
    return scene


@rule("FR-SETUP-16")
@pytest.mark.parametrize(("difficulty", "revolts"), REVOLTS.items())
def test_the_difficulty_says_how_many_revolts_there_are(difficulty: str, revolts: int) -> None:
    piles = set_up(3, {"difficulty": difficulty}).describe()["player_deck"]["piles"]
    assert [pile["revolt"] for pile in piles] == [True] * revolts


@rule("FR-SETUP-17", "FR-SETUP-18", "FR-SETUP-19")
@pytest.mark.parametrize("players", UNDEALT)
@pytest.mark.parametrize(("difficulty", "revolts"), REVOLTS.items())
def test_the_deck_is_made_of_equal_piles_the_smaller_ones_below(players: int, difficulty: str, revolts: int) -> None:
    deck = set_up(players, {"difficulty": difficulty}).describe()["player_deck"]
    sizes = [pile["cards"] - 1 for pile in deck["piles"]]  # top first, without the revolt
    size, larger = divmod(UNDEALT[players], revolts)
    assert sizes == [size + 1] * larger + [size] * (revolts - larger)
    assert len(deck["cards"]) + deck["events"] == UNDEALT[players]
    assert deck["size"] == UNDEALT[players] + revolts


@rule("FR-SETUP-19")
def test_two_players_at_normal_have_51_cards_to_draw() -> None:
    deck = set_up(2).describe()["player_deck"]
    assert deck["size"] == 51
    assert [pile["cards"] for pile in deck["piles"]] == [9, 9, 9, 8, 8, 8]


@rule("FR-SETUP-17")
def test_a_revolt_may_be_any_card_of_its_pile() -> None:
    piles = [{"cards": 5, "revolt": True}, {"cards": 50, "revolt": True}]
    scene = Scene("fall_of_rome", 3, {"turn": {"phase": "draw"}, "player_deck": {"piles": piles, "events": 4}})
    odds = scene.odds()
    assert odds["draw revolt"] * 5 == sum(odds.values())
    samples = [scene.game.sample(scene.state, Even(place, 5)) for place in range(5)]
    assert [scene.game.catalogue.text(code) for code in samples].count("draw revolt") == 1


@rule("FR-SETUP-17")
@pytest.mark.parametrize("revolt_first", [True, False])
def test_each_pile_has_exactly_one_revolt(revolt_first: bool) -> None:
    """Once it has come, no other comes before the next pile; if it has not come, it is the last card."""
    piles = [{"cards": 2, "revolt": True}, {"cards": 53, "revolt": True}]
    scene = Scene("fall_of_rome", 3, {"turn": {"phase": "draw"}, "player_deck": {"piles": piles, "events": 4}})
    scene.chance("draw revolt" if revolt_first else "draw blue_roma")
    odds = scene.odds()
    assert ("draw revolt" in odds) is not revolt_first
    assert revolt_first or len(odds) == 1


@rule("FR-SETUP-18")
def test_larger_piles_are_drawn_first() -> None:
    scene = set_up(2, seed=3)
    idle(scene, "reveal")
    assert [pile["cards"] for pile in scene.describe()["player_deck"]["piles"]] == [7, 9, 9, 8, 8, 8]


@rule("FR-SETUP-20")
@pytest.mark.parametrize(
    ("hands", "first"),
    [
        (("white_genua orange_genua blue_roma white_roma", "black_tingi green_roma black_roma orange_roma"), 1),
        (("white_tyras orange_genua blue_roma white_roma", "black_tingi green_roma black_roma orange_roma"), 0),
        (
            ("white_roma black_roma", "green_iuvavum white_genua", "green_lutetia vae_victis", "white_tyras blue_roma"),
            2,
        ),
        (("green_brundisium white_roma blue_roma black_roma", "white_aquileia green_roma white_genua orange_roma"), 1),
        (("white_aquileia green_roma white_genua orange_roma", "white_patrae white_roma blue_roma black_roma"), 1),
        (("carpe_diem do_ut_des vae_victis alea_iacta_est", "black_roma green_roma white_roma orange_roma"), 1),
    ],
    ids=["farther", "one far card of four", "four players", "10.5 after 10", "10.5 before 11", "no city card"],
)
def test_the_farthest_opening_card_begins(hands: tuple[str, ...], first: int) -> None:
    scene = began(*hands)
    scene.expect(turn={"active": first, "phase": "actions"}, events=[f"first_player {first}"])


@rule("FR-SETUP-20")
def test_the_days_of_all_opening_cards_count_not_only_of_the_chosen_city() -> None:
    scene = began(
        "blue_roma orange_mogontiacum white_roma black_roma", "white_tyras white_genua green_roma blue_sinope"
    )
    cities = [player["city"] for player in scene.describe()["players"]]
    assert cities == ["mogontiacum", "genua"]
    scene.expect(turn={"active": 0})


@rule("FR-SETUP-21")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_round_to_the_left(first: int) -> None:
    scene = Scene("fall_of_rome", 4, {"turn": {"active": first}, "player_deck": {"size": 30}})
    order = []
    for _ in range(6):
        order.append(scene.describe()["turn"]["active"])
        idle(scene, "actions")
    assert order == [(first + turn) % 4 for turn in range(6)]


@rule("FR-RUL-08")
@pytest.mark.parametrize(("players", "challenge", "difficulty", "sizes"), PILES)
def test_the_first_piles_hold_what_is_left_over(
    players: int, challenge: str, difficulty: str, sizes: list[int]
) -> None:
    scene = set_up(players, {"challenge": challenge, "difficulty": difficulty})
    piles = scene.describe()["player_deck"]["piles"]
    assert [pile["cards"] - 1 for pile in piles] == sizes  # besides the revolt
    assert all(pile["revolt"] for pile in piles)
