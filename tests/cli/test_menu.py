"""The menu: numbers, and what beginnings mean."""

from __future__ import annotations

from occasus.cli.play.action_text import ActionText
from occasus.cli.play.menu import Menu
from occasus.cli.play.prompt import beginning_with, understand
from occasus.core.basics import View
from occasus.games import find
from occasus.locale import Words

LEGAL = [
    "march genua 0",
    "march genua 1",
    "march genua 2",
    "march roma 0",
    "recruit",
    "march narbo 0",
    "remove 2 huns 1 vandals",
    "remove 3 huns",
    "battle 1",
    "battle 2",
]


def test_numbers_lead_to_the_actions_they_stand_for() -> None:
    actions = Menu(LEGAL).actions
    assert [actions[number - 1] for number in (3, 5, 6, 10)] == [
        "march genua 2",
        "march narbo 0",
        "recruit",
        "battle 2",
    ]


def test_beginnings_are_enough_when_they_are_clear() -> None:
    assert beginning_with(["mar", "ge", "2"], LEGAL) == ["march genua 2"]
    assert beginning_with(["march", "r"], LEGAL) == ["march roma 0"]
    assert beginning_with(["rec"], LEGAL) == ["recruit"]
    assert beginning_with(["re"], LEGAL) == ["recruit", "remove 2 huns 1 vandals", "remove 3 huns"]
    assert beginning_with(["march", "genua"], LEGAL) == ["march genua 0", "march genua 1", "march genua 2"]
    assert beginning_with(["march", "x"], LEGAL) == []


def test_a_whole_word_is_preferred_to_a_longer_one() -> None:
    assert beginning_with(["pass"], ["pass", "pass_turn"]) == ["pass"]
    assert beginning_with(["sail", "roma", "1"], ["sail roma 1", "sail_free roma 1"]) == ["sail roma 1"]


def test_what_only_goes_on_stands_last() -> None:
    assert Menu(["end_actions", "pass", "recruit", "march roma 1"]).actions == [
        "recruit",
        "march roma 1",
        "end_actions",
        "pass",
    ]


def test_where_the_order_of_two_words_does_not_matter_both_are_understood() -> None:
    game, menu = find("fall_of_rome"), Menu(["swap consul mercator", "pass"])
    deeds = ActionText(game.catalogue, Words("fall_of_rome"))
    seen: View = {"position": {}}
    for line in ("swap consul mercator", "swap mercator consul", "swap mer con"):
        assert understand(line, menu, deeds, game, None, 0, seen) == "swap consul mercator"
