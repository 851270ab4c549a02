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
WEB: Final = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize("game", OURS)
def test_every_deed_names_a_rule_and_an_action_that_exist(game: str) -> None:
    deeds = json.loads((WEB / "deed_rules.json").read_text(encoding="utf-8"))[game]
    met = {rule.id for rule in players_rules(game)}
    texts = find(game).catalogue.codes()
    kinds = {text.split(" ")[0] for text in texts}
    assert set(deeds) <= kinds
    for kind, deed in deeds.items():
        assert deed["rule"] in met, kind
        own = {"hand": "flood_01", "ruin": "farm_3", "tile": "farm_3", "city": "roma"}  # or near
        ask = deed.get("ask", "").format(**own)
        assert ask in {"", *texts}, kind
    for language in LANGUAGES:
        said = Words(game, language)
        named = [Words(language=language, part=part) for part in (f"{game}_board", "moments")]
        for kind in deeds:
            assert said.has(f"action-{kind}"), (language, kind)
            assert any(words.has(f"{PREFIX[game]}{kind}") for words in named), (language, kind)


@pytest.mark.parametrize("game", OURS)
def test_whatever_costs_something_is_shown_by_a_scene_to_try(game: str) -> None:
    """Of its rule, or of one beside it, as the panel looks for it."""
    deeds = json.loads((WEB / "deed_rules.json").read_text(encoding="utf-8"))[game]
    shown = {
        rule.rsplit("-", 1)[0]
        for name, scene in ledger_scenes().items()
        for rule in (scene["scene"], *scene.get("rules", []))
        if trial(name)
    }
    missing = [kind for kind, deed in deeds.items() if "price" in deed and deed["rule"].rsplit("-", 1)[0] not in shown]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_price_and_phase_of_a_deed_has_its_words(language: str) -> None:
    deeds = json.loads((WEB / "deed_rules.json").read_text(encoding="utf-8"))
    words = Words(language=language, part="moments")
    all_deeds = [deed for game in OURS for deed in deeds[game].values()]
    assert all(words.has(f"price-{deed['price']}") for deed in all_deeds if "price" in deed)
    assert all(words.has(f"what-now-in-{deed['phase']}") for deed in all_deeds if "phase" in deed)
    assert all(words.has(f"begins-{deed['begins']}") for deed in all_deeds if "begins" in deed)
    for game in OURS:
        assert any("ask" in deed for deed in deeds[game].values()), game  # what is not possible, and why


@pytest.mark.parametrize("game", OURS)
def test_every_way_to_lose_names_a_chapter_that_helps(game: str) -> None:
    chapters = json.loads((WEB / "helpful_chapters.json").read_text(encoding="utf-8"))[game]
    assert set(chapters.values()) <= {chapter.name for chapter in read_book(game, "en")}
    words = (Path(occasus.locale.__file__).parent / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    lost = set(re.findall(r"^result-(\w+) =", words, re.MULTILINE)) - {"won", "shared_victory"}
    assert set(chapters) == lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_first_time_has_its_words_and_a_rule(language: str) -> None:
    text = (WEB / "first_times.ts").read_text(encoding="utf-8")
    found = re.findall(r"(\w+): \{ message: '([\w-]+)', rule: '([\w-]+)' \}", text)
    assert len(found) >= len(OURS) * 3
    words = Words(language=language, part="moments")
    met = {rule.id for game in OURS for rule in players_rules(game)}
    for _, message, rule in found:
        assert words.has(message)
        assert rule in met, rule
