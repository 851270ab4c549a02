"""Help in the moment: what can be done now and what is explained once have their words and their rules."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

import occasus.locale
from occasus.core.registry import OURS
from occasus.games import find
from occasus.ledger.translations import players_rules
from occasus.lessons.book import read_book
from occasus.lessons.ledger_scenes import ledger_scenes, trial
from occasus.locale import LANGUAGES, Words

PREFIX: Final = {"fall_of_rome": "deed-", "empires_end": "ee-deed-", "struggle_for_rome": "sr-deed-"}
WEB: Final = Path(__file__).parents[2] / "web" / "src"


def action_rules(game: str) -> dict[str, str]:
    """The rule of each kind of action that players choose."""
    return {family.name: family.rule for family in find(game).catalogue.families if family.rule}


def action_help(game: str) -> dict[str, dict[str, str]]:
    """What the client says of each kind of action: price, phase, and an action to ask about."""
    text = (WEB / "boards" / game / "actions" / "action_help.ts").read_text(encoding="utf-8")
    entries = re.findall(r"^\t(\w+): \{(.*?)\}(?:,|$)", text, re.MULTILINE | re.DOTALL)
    return {kind: dict(re.findall(r"(\w+): '((?:[^']|\{\w+\})*)'", body)) for kind, body in entries}


@pytest.mark.parametrize("game", OURS)
def test_every_action_names_a_rule_and_an_action_that_exist(game: str) -> None:
    rules, helps = action_rules(game), action_help(game)
    met = {rule.id for rule in players_rules(game)}
    texts = find(game).catalogue.codes()
    kinds = {text.split(" ")[0] for text in texts}
    assert helps and set(helps) <= set(rules) <= kinds
    assert not [kind for kind, rule in rules.items() if rule not in met]
    for kind, entry in helps.items():
        own = {"hand": "flood_01", "ruin": "farm_3", "tile": "farm_3", "city": "roma"}  # or near
        ask = entry.get("ask", "").format(**own)
        assert ask in {"", *texts}, kind
    for language in LANGUAGES:
        said = Words(game, language)
        named = [Words(language=language, part=part) for part in (f"{game}_board", "moments")]
        for kind in rules:
            assert said.has(f"action-{kind}"), (language, kind)
            assert any(words.has(f"{PREFIX[game]}{kind}") for words in named), (language, kind)


@pytest.mark.parametrize("game", OURS)
def test_whatever_costs_something_is_shown_by_a_scene_to_try(game: str) -> None:
    """Of its rule, or of one beside it, as the panel looks for it."""
    rules = action_rules(game)
    shown = {
        rule.rsplit("-", 1)[0]
        for name, scene in ledger_scenes().items()
        for rule in (scene["scene"], *scene.get("rules", []))
        if trial(name)
    }
    priced = [kind for kind, entry in action_help(game).items() if "price" in entry]
    missing = [kind for kind in priced if rules[kind].rsplit("-", 1)[0] not in shown]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_price_and_phase_of_an_action_has_its_words(language: str) -> None:
    words = Words(language=language, part="moments")
    helps = [entry for game in OURS for entry in action_help(game).values()]
    for key, message in {"price": "price-", "phase": "what-now-in-", "begins": "begins-"}.items():
        values = {entry[key] for entry in helps if key in entry}
        assert values and all(words.has(message + value) for value in values), key
    for game in OURS:
        assert any("ask" in entry for entry in action_help(game).values()), game  # what is not possible, and why


@pytest.mark.parametrize("game", OURS)
def test_every_way_to_lose_names_a_chapter_that_helps(game: str) -> None:
    chapters = json.loads((WEB / "lib" / "learn" / "helpful_chapters.json").read_text(encoding="utf-8"))[game]
    assert set(chapters.values()) <= {chapter.name for chapter in read_book(game, "en")}
    words = (Path(occasus.locale.__file__).parent / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    lost = set(re.findall(r"^result-(\w+) =", words, re.MULTILINE)) - {"won", "shared_victory"}
    assert set(chapters) == lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_first_time_has_its_words_and_a_rule(language: str) -> None:
    text = (WEB / "lib" / "learn" / "first_time_notes.ts").read_text(encoding="utf-8")
    notes = re.findall(r"(\w+): \{ message: '([\w-]+)', rule: '([\w-]+)' \}", text)
    assert len(notes) >= len(OURS) * 3
    words = Words(language=language, part="moments")
    met = {rule.id for game in OURS for rule in players_rules(game)}
    for _, message, rule in notes:
        assert words.has(message)
        assert rule in met, rule
