"""Actions as sentences, in the course of games: each is told apart from the others, by what it is about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.text import Text

from occasus.cli.play.action_text import ActionText, Branch
from occasus.cli.play.menu import Menu
from occasus.cli.tui.action_tree import alike, fitted
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.locale import LANGUAGES, Words

GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")
NARROW = 37  # columns of an action inside a group inside a group, on a screen of 80


def deeds_of(game: str, language: str) -> ActionText:
    return ActionText(find(game).catalogue, Words(game, language, more=(f"{game}_board",)))


def positions(game: str, seed: int, most: int) -> list[dict[str, Any]]:
    """Views of seats that are asked, in the course of a game of luck."""
    found, rng = find(game), Random(seed)
    match = Match(found, 3, complete(found.options, {}), f"deeds{seed}")
    match.settle()
    views: list[dict[str, Any]] = []
    while len(views) < most and (actors := found.actors(match.state)):
        views.append(match.view(actors[0]))
        match.play(actors[0], rng.choice(found.legal(match.state, actors[0])))
    return views


@pytest.mark.parametrize("game", GAMES)
def test_actions_that_differ_are_told_apart(game: str) -> None:
    told = {language: deeds_of(game, language) for language in LANGUAGES}
    for seed in (1, 2):
        for view in positions(game, seed, 150):
            for language, deeds in told.items():
                sentences: dict[str, str] = {}
                for action in view["legal"]:
                    sentence = deeds.sentence(action, view)
                    assert sentences.setdefault(sentence, action) == action, (language, sentence)


def test_what_is_offered_is_named() -> None:
    """Not as the first and the second, as actions are typed, but as the cards that lie there."""
    views = positions("empires_end", 1, 400)
    double = next(view for view in views if {"take first", "take second"} <= set(view["legal"]))
    single = next(view for view in views if "take first" in view["legal"] and len(view["position"]["offers"]) == 1)
    for language in LANGUAGES:
        deeds = deeds_of("empires_end", language)
        cards = {name: deeds.words.name("card", offer["card"]) for name, offer in double["position"]["offers"].items()}
        assert deeds.sentence("take first", double) == deeds.words.say("ee-do-take-card", disaster=cards["first"])
        assert cards["second"] in deeds.sentence("pay second coin", double)
        coin = deeds.words.name("resource", "coin")
        assert deeds.sentence("pay first coin", single) == deeds.words.say(
            "ee-do-pay", resource=coin, resource_id="coin"
        )


def test_crowds_are_told_in_the_readers_words() -> None:
    told = {language: deeds_of("fall_of_rome", language).sentence("bring 2 visigoths 1 huns") for language in LANGUAGES}
    assert told["en"] == "Bring along: 2 Visigoths, 1 Hun"
    assert told["pl"] == "Zabierz ze sobą: 2 Wizygotów, 1 Hun"


def groups(branches: list[Branch]) -> list[list[str]]:
    """The actions that stand together below one word."""
    below = [labels for branch in branches for labels in groups(branch.branches)]
    return below + [[each.label for each in branch.branches if each.action] for branch in branches]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_actions_are_told_apart_on_a_narrow_screen_too(game: str, language: str) -> None:
    deeds = deeds_of(game, language)
    for view in positions(game, 3, 120):
        for labels in groups(deeds.tree(Menu(view["legal"]), "", view)):
            shown = [fitted(Text(label), alike(labels), NARROW).plain for label in labels]
            assert len(set(shown)) == len(set(labels)) and all(len(each) <= NARROW for each in shown)


def test_a_long_action_keeps_what_differs() -> None:
    march = [f"Maszeruj do miasta Caesaraugusta {legions}" for legions in ("bez legionistów", "z 2 legionistami")]
    assert alike(march) == 4 and alike(march[:1]) == 0 and alike(["Pay 1 coin", "Pay"]) == 0
    assert fitted(Text(march[1]), 4, NARROW).plain == "… z 2 legionistami"
    assert fitted(Text(march[1]), 4, 80).plain == march[1]
    assert fitted(Text(march[1]), 0, 12).plain == "Maszeruj do…"
