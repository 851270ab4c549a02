"""Texts name the values that are played with, in every language."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from occasus.cli.boards import find_board
from occasus.content import facts, overlaid
from occasus.content.text_values import text_values
from occasus.core.game import view
from occasus.games import find
from occasus.locale import LANGUAGES, Words

OVERLAY: dict[str, Any] = {
    "limits": {"hand": 5},
    "roles": {"entries": [{"id": "consul", "ability_params": {"levy": 2}}]},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_names_the_hand_limit_and_the_levy_of_the_table(language: str) -> None:
    game = find("fall_of_rome", OVERLAY)
    words = Words("fall_of_rome", language, more=("fall_of_rome_board",))
    assert "7" in words.say("action-discard")
    board = find_board(game, words)
    assert "5" in words.say("action-discard")
    assert "2" in words.say("deed-levy")
    state = game.from_position({}, 3, {}, Random(1))
    shown = io.StringIO()
    Console(file=shown, width=120).print(board.status(view(game, state, 0)))
    assert "5" in shown.getvalue()
    assert "7" not in shown.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_of_roles_name_the_values_of_the_table(language: str) -> None:
    changes = [
        {"id": "praefectus_classis", "ability_params": {"port_recruits": 3}},
        {"id": "praefectus_fabrum", "ability_params": {"legions_for_a_fort": 4}},
    ]
    game = find("fall_of_rome", {"limits": {"legions_carried": 1}, "roles": {"entries": changes}})
    words = Words("fall_of_rome", language, more=("fall_of_rome_board",))
    find_board(game, words)
    ports, forts = words.say("ability-praefectus_classis"), words.say("ability-praefectus_fabrum")
    assert all(number in ports for number in ("1", "3"))
    assert all(number in forts for number in ("1", "4"))
    assert "{" not in ports + forts


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_and_what_follows_them_name_the_values_of_the_table(language: str) -> None:
    changes = [
        {"id": "praefectus_classis", "ability_params": {"port_recruits": 3}},
        {"id": "praefectus_fabrum", "ability_params": {"legions_for_a_fort": 4}},
    ]
    overlay = {"limits": {"legions_carried": 1, "player_cards_drawn": 1}, "roles": {"entries": changes}}
    words = Words("fall_of_rome", language, more=("fall_of_rome_board",))
    find_board(find("fall_of_rome", overlay), words)
    values = {"march": ("1", "3"), "sail": ("1", "3"), "build_fort": ("4", "2"), "port_recruit": ("3", "2")}
    for action, (number, printed) in values.items():
        said = words.say(f"action-{action}")
        assert number in said
        assert printed not in said
    for left in (0, 1, 4):
        assert "2" not in words.say("fr-then-last", number=left)
        assert "1" in words.say("fr-then", number=left)
        assert "2" not in words.say("fr-then", number=left)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_points_are_asked_for_by_the_points_that_end_the_game(language: str) -> None:
    game = find("struggle_for_rome", {"rules_constants": {"victory_points_to_end": 12}})
    words = Words("struggle_for_rome", language, more=("struggle_for_rome_board",))
    find_board(game, words)
    for message, number in (
        ("claim", 1),
        ("claim", 2),
        ("claim-nothing", 0),
        ("claim-nothing", 1),
        ("claim-nothing", 5),
    ):
        said = words.say(f"sr-ask-{message}", number=number)
        assert "12" in said
        assert "10" not in said


def test_the_terminal_names_the_gold_of_a_treasure() -> None:
    overlay = {"development_cards": {"kinds": [{"id": "treasure_burgundians", "op": {"amount": 9}}]}}
    game = find("struggle_for_rome", overlay)
    board = find_board(game, Words("struggle_for_rome", "en"))
    state = game.from_position({}, 3, {}, Random(1))
    shown = io.StringIO()
    Console(file=shown, width=120).print(board.cards(view(game, state, 0)))
    assert "Take 9 gold." in shown.getvalue()
    assert "Take 7 gold." not in shown.getvalue()


def test_every_value_is_in_the_content_file_and_has_one_name() -> None:
    names = [name for game in ("fall_of_rome", "struggle_for_rome") for name in text_values(game, facts(game))]
    assert len(names) == len(set(names))
    changed = overlaid(facts("fall_of_rome"), OVERLAY)
    assert text_values("fall_of_rome", changed)["hand_limit"] == 5
