"""Roles, opening hands, opening cities (FR-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS, EVENT_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import Even, deal, kinds, new_game, offers, set_up
from tests.rules import rule

ROLES: Final = ("consul", "mercator", "magister_militum")
LUTETIA: Final = ("green_lutetia", "black_carthago", "black_roma")  # 29 days at most
ALSO_LUTETIA: Final = ("orange_lutetia", "green_roma", "blue_roma")
GENUA: Final = ("orange_genua", "white_roma", "orange_roma")  # 3 days at most


def dealing(players: int, *roles: str, options: dict[str, object] | None = None) -> Scene:
    """A new game up to the first card of the opening hands; the roles are dealt as named."""
    scene = new_game(players, options)
    for _ in range(9):
        scene.chance()
    for role in roles:
        scene.chance(f"role {role}")
    for _ in range(players - len(roles)):
        scene.chance(next(text for text in scene.odds() if text != "role vestalis"))
    return scene


@rule("FR-SETUP-09")
def test_the_first_player_gets_the_role_of_the_option_and_nobody_else_does() -> None:
    scene = new_game(3, {"roles.first_seat": "vestalis"})
    for _ in range(9):
        scene.chance()
    assert list(scene.odds()) == ["role vestalis"]
    scene.chance("role vestalis")
    assert len(scene.odds()) == 6
    assert "role vestalis" not in scene.odds()
    alone = new_game(1, {"roles.first_seat": "vestalis"})
    for _ in range(9):
        alone.chance()
    assert len(alone.odds()) == 6, "a player alone has three roles, all dealt"


def placing(players: int, *hands: list[str]) -> Scene:
    """A new game up to the first opening city, with these hands."""
    scene = dealing(players)
    for hand in hands:
        for card in hand:
            scene.chance(f"draw {card}")
    return scene


@rule("FR-SETUP-09")
def test_each_player_gets_another_role_at_random() -> None:
    scene = new_game(3)
    for _ in range(9):
        scene.chance()
    assert list(scene.odds().values()) == [1] * 7
    scene.chance("role vestalis")
    scene.chance("role consul")
    seventh = scene.odds()
    assert len(seventh) == 5
    assert not {"role vestalis", "role consul"} & set(seventh)
    samples = {scene.game.sample(scene.state, Even(place, 5)) for place in range(5)}
    assert {scene.game.catalogue.text(code) for code in samples} == set(seventh)
    scene.chance("role mercator")
    roles = [player["role"] for player in scene.describe()["players"]]
    assert roles == ["vestalis", "consul", "mercator"]
    assert "draw orange_roma" in scene.odds()  # nobody gets a second role


@rule("FR-SETUP-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_revolt_is_dealt(players: int) -> None:
    scene = dealing(players)
    while scene.actors == [-1]:
        assert "draw revolt" not in scene.odds()
        scene.chance()
    scene.expect(player_deck={"piles": []})


@rule("FR-SETUP-11")
@pytest.mark.parametrize(("players", "events"), [(2, 4), (3, 5), (4, 6), (5, 8)])
def test_events_join_the_city_cards_by_number_of_players(players: int, events: int) -> None:
    scene = dealing(players)
    scene.expect(player_deck={"events": events, "cards": {"size": 49}})
    odds = scene.odds()
    assert {text.removeprefix("draw ") for text in odds} >= set(EVENT_WORDS)
    of_events = sum(weight for text, weight in odds.items() if text.removeprefix("draw ") in EVENT_WORDS)
    assert of_events * (49 + events) == sum(odds.values()) * events  # as likely as their share of the deck


@rule("FR-SETUP-11")
def test_no_more_events_are_dealt_than_were_shuffled_in() -> None:
    scene = dealing(2)
    for event in ("carpe_diem", "do_ut_des", "vae_victis", "veni_vidi_vici"):
        scene.chance(f"draw {event}")
    assert not {text.removeprefix("draw ") for text in scene.odds()} & set(EVENT_WORDS)


@rule("FR-SETUP-12")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_opening_hands_by_number_of_players(players: int, cards: int) -> None:
    scene = dealing(players)
    scene.settle()
    hands = [player["hand"] for player in scene.describe()["players"]]
    assert [len(hand) for hand in hands] == [cards] * players
    for seat in range(players):  # dealt face up
        assert [player["hand"] for player in scene.describe(seat)["players"]] == hands


@rule("FR-SETUP-13", "FR-ROLE-VESTALIS-01")
@pytest.mark.parametrize(("players", "events"), [(2, 10), (3, 9), (4, 8), (5, 6)])
def test_the_events_that_are_not_used_are_vestalis_deck(players: int, events: int) -> None:
    scene = dealing(players, "vestalis")
    scene.settle()
    while scene.describe()["turn"]["phase"] == "setup":
        scene.play(scene.legal()[0])
        scene.settle()
    scene.expect(player_deck={"event_deck": events})


@rule("FR-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_vestalis_there_is_no_event_deck(players: int) -> None:
    scene = dealing(players)
    scene.settle()
    while scene.describe()["turn"]["phase"] == "setup":
        scene.play(scene.legal()[0])
        scene.settle()
    scene.expect(player_deck={"event_deck": 0})


@rule("FR-SETUP-14")
def test_a_pawn_begins_with_two_legions_in_a_city_of_the_own_hand() -> None:
    """The card stays in hand."""
    hands = [["blue_sinope", "white_genua", "orange_genua", "carpe_diem"], ["black_tingi", "blue_roma"]]
    scene = placing(2, hands[0], [*hands[1], "white_roma", "green_roma"])
    scene.expect(actors=[0], only={"legal": ["start genua", "start sinope"]})
    scene.play("start genua")
    scene.expect(
        players={0: {"city": "genua", "hand": hands[0]}, 1: {"city": None}},
        legions={"genua": 2},
        supply={"legions": 14},
        actors=[1],
        only={"legal": ["start roma", "start tingi"]},
    )
    scene.play("start tingi")
    scene.expect(players={1: {"city": "tingi"}}, only={"legions": {"genua": 2, "tingi": 2}}, supply={"legions": 12})


@rule("FR-SETUP-15")
def test_without_a_city_card_any_city_may_be_chosen() -> None:
    scene = placing(2, ["carpe_diem", "do_ut_des", "vae_victis", "veni_vidi_vici"])
    scene.settle()
    assert offers(scene, "start") == set(CITY_WORDS)
    scene.play("start eburacum")
    scene.expect(players={0: {"city": "eburacum"}}, only={"legions": {"eburacum": 2}})
    assert len(offers(scene, "start")) <= 4


@rule("FR-SETUP-14", "FR-SETUP-15")
def test_another_city_than_those_of_the_hand_is_refused() -> None:
    scene = placing(3, ["carpe_diem", "do_ut_des", "blue_sinope"])
    scene.settle()
    scene.expect(illegal={"start roma": "FR-SETUP-14"}, legal=["start sinope"])


@rule("FR-SETUP-12", "FR-SETUP-14")
def test_everybody_has_begun_when_the_first_turn_begins() -> None:
    scene = set_up(4)
    found = scene.describe()
    assert sum(found["legions"].values()) == 8
    assert all(player["city"] in found["legions"] for player in found["players"])


def placed(*hands: tuple[str, ...], options: Mapping[str, object] | None = None) -> Scene:
    """A game whose opening hands are these, and whose pawns stand in the first cities offered."""
    scene = new_game(len(hands), options)
    deal(scene, ROLES[: len(hands)], *hands)
    for _ in hands:
        scene.play(scene.legal()[0])
    return scene


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
