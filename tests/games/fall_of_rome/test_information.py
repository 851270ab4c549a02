"""Everything lies open but the order of the decks (FR-INFO)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from occasus.content import facts
from occasus.core.basics import WATCHER
from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS, CARD_TRIBE, CARD_WORDS, COLOUR_WORDS, EVENT_WORDS
from tests.games.fall_of_rome.board import before, set_up
from tests.rules import rule

HANDS = [["blue_roma", "carpe_diem"], ["white_tyras"], ["vae_victis"]]


@rule("FR-INFO-01")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_all_hands_and_roles_are_seen_by_everybody(seat: int) -> None:
    roles = ["vestalis", "mercator", "regina_foederata"]
    players = [{"role": role, "hand": hand} for role, hand in zip(roles, HANDS, strict=True)]
    seen = before("actions", players=players).match.view(seat)["position"]["players"]
    assert [player["role"] for player in seen] == roles
    assert [player["hand"] for player in seen] == HANDS


@rule("FR-INFO-02")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_both_discard_piles_are_seen_by_everybody(seat: int) -> None:
    """While somebody acts, and while chance does."""
    piles: dict[str, Any] = {
        "player_discard": ["blue_roma", "vae_victis"],
        "barbarian_discard": ["huns roma", "vandals tingi"],
    }
    for phase in ("actions", "draw", "invade"):
        seen = before(phase, **piles).match.view(seat)["position"]
        assert {key: seen[key] for key in piles} == piles


@rule("FR-INFO-03", "FR-DATA-04")
def test_each_city_card_tells_how_many_cards_have_its_colour() -> None:
    """White 13, black 12, orange 9, green 9, blue 6; the numbers printed are those of the cards."""
    numbers = {"white": 13, "black": 12, "orange": 9, "green": 9, "blue": 6}
    assert facts("fall_of_rome")["player_city_cards"]["notes"]["counts_by_colour"] == numbers
    assert Counter(card.split("_")[0] for card in CARD_WORDS) == numbers
    assert [COLOUR_WORDS[tribe] for tribe in CARD_TRIBE] == [card.split("_")[0] for card in CARD_WORDS]


@rule("FR-INFO-04")
def test_a_face_down_deck_shows_its_cards_in_no_order() -> None:
    """However the discards came, the shuffled cards look the same, and each is as likely to be on top."""
    looks = []
    for discard in (
        ["vandals tingi", "huns roma", "ostrogoths sinope"],
        ["ostrogoths sinope", "vandals tingi", "huns roma"],
    ):
        scene = before("revolt", "huns lutetia", barbarian_discard=discard)
        looks.append(scene.match.view(0)["position"]["barbarian_deck"])
        assert set(scene.odds().values()) == {1}
        assert len(scene.odds()) == 4
    assert looks[0] == looks[1]
    assert all(layer == sorted(layer, key=BARBARIAN_WORDS.index) for layer in looks[0])


@rule("FR-INFO-04")
@pytest.mark.parametrize("players", [2, 5])
def test_the_player_deck_shows_counts_and_what_has_not_been_seen(players: int) -> None:
    """Which of the unseen events are in it stays open: far more of them are listed than it holds."""
    scene = set_up(players, seed=1)
    deck = scene.match.view(0)["position"]["player_deck"]
    seen = [card for player in scene.describe()["players"] for card in player["hand"]]
    assert deck["cards"] == [card for card in CARD_WORDS if card not in seen]
    assert sum(pile["cards"] for pile in deck["piles"]) == deck["size"] == len(deck["cards"]) + deck["events"] + 6
    assert len(deck["unseen_events"]) == 14 - sum(card not in CARD_WORDS for card in seen)
    assert deck["events"] < len(deck["unseen_events"])


@rule("FR-RUL-104")
@pytest.mark.parametrize(("players", "events"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 8)])
def test_how_many_events_are_in_the_deck_is_public_but_not_which(players: int, events: int) -> None:
    scene = set_up(players, {"difficulty": "novice"})
    position = scene.describe(0)
    held = [card for player in position["players"][:players] for card in player["hand"] if card in EVENT_WORDS]
    assert position["player_deck"]["events"] + len(held) == events
    unseen = [event for event in EVENT_WORDS if event not in held and (players > 1 or event != "do_ut_des")]
    assert sorted(position["player_deck"]["unseen_events"]) == sorted(unseen)
    scene.play("end_actions")
    while scene.actors != [-1]:
        seat = scene.actors[0]
        scene.play("pass" if "pass" in scene.legal(seat) else "draw_cards 2", seat)
    weights = {scene.odds()[f"draw {event}"] for event in unseen}
    assert len(weights) == 1
