"""Rulings on when a game is won or lost (FR-RUL-74 to 78)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.fall_of_rome.board import offers, set_up, turn_of
from tests.rules import rule

BLUE: Final = ["blue_sinope", "blue_roma", "blue_aquileia"]
NOBODY: Final[dict[str, dict[str, int]]] = {"tyras": {}}


@rule("FR-RUL-74")
def test_an_event_wins_at_the_blow_that_makes_the_last_tribe_harmless() -> None:
    scene = turn_of("consul", "roma", ["mortui_non_mordent"], barbarians={"genua": {"huns": 1}}, allied=["huns"])
    scene.play("event mortui_non_mordent corruption")
    scene.play("strike visigoths tyras")  # three more blows are not dealt
    scene.expect(result={"reason": "won"}, actors=[], only={"barbarians": {"genua": {"huns": 1}}})


@rule("FR-RUL-74")
def test_the_alliance_that_makes_the_last_tribe_harmless_wins_at_once() -> None:
    board = {"tyras": {}, "sinope": {"ostrogoths": 2}}
    scene = turn_of("consul", "sinope", BLUE, barbarians=board)
    scene.play("ally ostrogoths")
    scene.expect(result={"reason": "won", "winners": [0, 1, 2]}, actors=[], barbarians={"sinope": {"ostrogoths": 2}})


@rule("FR-RUL-75")
def test_corruption_on_the_brink_may_be_chosen_and_loses_before_it_wins() -> None:
    scene = turn_of("consul", "roma", ["mors_tua_vita_mea"], decline=7)
    assert offers(scene, "event") == {"mors_tua_vita_mea standard", "mors_tua_vita_mea corruption"}
    scene.play("event mors_tua_vita_mea corruption")
    scene.expect(
        result={"reason": "decline"}, decline=8, only={"barbarians": {"tyras": {"visigoths": 1}}, "legions": {}}
    )


@rule("FR-RUL-76")
def test_the_last_action_wins_although_the_deck_is_empty() -> None:
    board = {"tyras": {}, "sinope": {"ostrogoths": 2}}
    position: dict[str, Any] = {"player_deck": {"size": 0}, "turn": {"actions": 1}}
    scene = turn_of("consul", "sinope", BLUE, barbarians=board, **position)
    scene.expect(result=None, actors=[0])
    scene.play("ally ostrogoths")
    scene.expect(result={"reason": "won"})
    other = turn_of("consul", "sinope", BLUE, barbarians=board, **position)
    other.play("march chersonesus 0")
    other.expect(result={"reason": "no_cards"})


@rule("FR-RUL-77")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_after_the_setup_every_tribe_is_a_threat(players: int) -> None:
    scene = set_up(players, seed=players)
    tribes = {tribe for horde in scene.describe()["barbarians"].values() for tribe in horde}
    assert tribes == {"anglo_saxons_franks", "vandals", "huns", "visigoths", "ostrogoths"}
    scene.expect(result=None, allied=[], turn={"phase": "actions"})


@rule("FR-RUL-78")
@pytest.mark.parametrize(
    ("card", "gate"),
    [
        ("anglo_saxons_franks roma", "mogontiacum"),
        ("vandals constantinopolis", "mogontiacum"),
        ("huns lutetia", "carnuntum"),
        ("visigoths patrae", "tyras"),
        ("ostrogoths roma", "carnuntum"),
    ],
)
def test_a_tribe_that_is_not_on_the_board_comes_in_at_the_gate(card: str, gate: str) -> None:
    scene = turn_of("consul", "eburacum", barbarians=NOBODY, turn={"phase": "invade"})
    scene.chance(f"reveal {card}")
    scene.expect(only={"barbarians": {gate: {card.split()[0]: 1}}})
