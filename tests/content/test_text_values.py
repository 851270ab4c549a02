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
