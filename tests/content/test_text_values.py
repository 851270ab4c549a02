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
from occasus.scenes import run_scene

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


EVENTS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "abundans_cautela_non_nocet": ({"invade_cards_delta": -1}, {}),
    "audentes_fortuna_iuvat": ({"extra_draw": 3}, {"extra_draw": 5}),
    "carpe_diem": ({"extra_actions": 3}, {"extra_actions": 5}),
    "festina_lente": ({"legions_per_pawn": 2}, {"legions_per_pawn": 2}),
    "hic_manebimus_optime": ({"max_cities": 4, "legions_each": 3}, {"max_cities": 5, "legions_each": 2}),
    "melius_cavere_quam_pavere": ({"look": 5}, {"look": 4, "remove": 2}),
    "mors_tua_vita_mea": ({"max_barbarians": 2}, {"max_barbarians": 5}),
    "mortui_non_mordent": ({"max_barbarians": 3}, {"max_barbarians": 5}),
    "si_vis_pacem_para_bellum": ({}, {"legions_per_pawn": 2}),
    "veni_vidi_vici": ({"legions": 2}, {"legions": 2}),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_event_cards_name_the_values_of_the_table(language: str) -> None:
    entries = [
        {"id": name, "params": {"standard": kept, "corruption": worse}} for name, (kept, worse) in EVENTS.items()
    ]
    words = Words("fall_of_rome", language)
    find_board(find("fall_of_rome", {"event_cards": {"entries": entries}}), words)
    for name, params in EVENTS.items():
        for effect, values in zip(("standard", "corruption"), params, strict=True):
            said = words.say(f"{effect}-{name}")
            assert all(str(abs(value)) in said for value in values.values()), said
            assert "{" not in said


SPECIALS: dict[str, dict[str, int]] = {
    "consul": {"add_legions": 0},
    "magister_militum": {"remove_barbarians": 3},
    "mercator": {"remove_barbarians": 2, "remove_legions": 0},
    "praefectus_classis": {"remove_barbarians": 2},
    "praefectus_fabrum": {"remove_barbarians": 3},
    "regina_foederata": {"remove_barbarians": 2, "then_may_add_legions": 3},
    "vestalis": {"remove_legions": 0},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_battle_specials_name_the_values_of_the_table(language: str) -> None:
    entries = [{"id": role, "battle_special_params": values} for role, values in SPECIALS.items()]
    words = Words("fall_of_rome", language)
    find_board(find("fall_of_rome", {"roles": {"entries": entries}}), words)
    for role, values in SPECIALS.items():
        assert all(str(value) in words.say(f"special-{role}") for value in values.values())


COSTS: dict[str, Any] = {
    "build": {
        "horseman_and_warrior": {"ore": 4, "horse": 5},
        "supply_wagon": {"horse": 4, "grain": 5, "cattle": 6},
        "development_card": {"cattle": 4, "gold": 5},
    },
    "bank_trade": {"give_equal_cards": 4},
    "gold_joker": {"gold": 7},
    "travel": {"land_arrow": [{"grain": 4, "gold": 5}], "sea_arrow": [{"gold": 6}]},
    "idle_tribe_phase": {"choose_one": [{"gold": 4, "resource_card": 5}]},
}
PRICES: dict[str, str] = {
    "action-bank": "4",
    "action-build_fighters": "457",
    "action-build_wagon": "456",
    "action-buy_card": "45",
    "action-take": "45",
    "sr-legend-land": "45",
    "sr-legend-sea": "6",
    "sr-note-take": "45",
    "why-SR-BUILD-01": "45",
    "why-SR-BUILD-05": "456",
    "why-SR-BUILD-07": "45",
    "why-SR-BUILD-10": "7",
    "why-SR-TRADE-04": "4",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_are_those_of_the_table(language: str) -> None:
    printed = text_values("struggle_for_rome", facts("struggle_for_rome"))
    assert {printed["land_grain"], printed["sea_gold"]} == {1}
    assert printed["land_gold"] == printed["joker_gold"] == 3
    words = Words("struggle_for_rome", language, more=("struggle_for_rome_board", "struggle_for_rome_why"))
    words.values = text_values("struggle_for_rome", facts("struggle_for_rome") | {"costs": COSTS})
    for message, numbers in PRICES.items():
        said = words.say(message)
        assert all(number in said for number in numbers), said
        assert "{" not in said


SCENES: dict[str, dict[str, Any]] = {
    "Carpe Diem brings the actions that its text names": {
        "game": "fall_of_rome",
        "players": 2,
        "content": {"event_cards": {"entries": [{"id": "carpe_diem", "params": {"standard": {"extra_actions": 3}}}]}},
        "position": {
            "players": [{"role": "consul", "city": "roma", "hand": ["carpe_diem"]}, {"role": "mercator"}],
            "barbarians": {"genua": {"visigoths": 1}},
        },
        "moves": ["event carpe_diem standard"],
        "expect": {"turn": {"actions": 7}},
    },
    "A land arrow costs the gold that the legend names": {
        "game": "struggle_for_rome",
        "players": 4,
        "content": {"costs": {"travel": {"land_arrow": [{"grain": 1, "gold": 5}]}}},
        "position": {
            "turn": {"player": "red", "phase": "warrior_actions"},
            "players": {"red": {"gold": 10, "hand": {"grain": 2}, "warrior": {"figure": "c055"}}},
        },
        "moves": ["travel c071", {"expect": {"only": {"legal": ["pay 0 10", "pay 1 5", "pay 2 0"]}}}, "pay 1 5"],
        "expect": {"players": {"red": {"gold": 5, "hand": {"grain": 1}}}},
    },
}


@pytest.mark.parametrize("title", SCENES)
def test_rules_and_texts_follow_one_content_file(title: str) -> None:
    outcome = run_scene({"scene": "TEXTS", "title": title} | SCENES[title])
    assert (outcome.mistake, outcome.differences) == (None, [])
