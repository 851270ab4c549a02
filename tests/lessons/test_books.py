"""The books: every rule that players meet is told, every figure exists, and all languages have the same structure."""

from __future__ import annotations

from typing import Final

import pytest
from typer.testing import CliRunner

from occasus.cli.main import app
from occasus.ledger.translations import ENGLISH, TRANSLATED, players_rules
from occasus.lessons.book import expand, games_with_books, read_book, skeleton
from occasus.lessons.ledger_scenes import ledger_scenes, trial
from occasus.lessons.lesson import Attempt, lessons
from occasus.locale import LANGUAGES
from occasus.scenes.run import run_scene

NAMES: Final = games_with_books()
MINUTES: Final = 25
WORDS: Final = {"text": 75, "item": 40, "figure": 20, "word": 25, "forgotten": 30}  # in a block, at most


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_players_meet_is_told_and_no_other_is_named(game: str) -> None:
    met = {rule.id for rule in players_rules(game)}
    told = set().union(*(chapter.rules() for chapter in read_book(game, ENGLISH)))
    assert sorted(met - told) == []
    assert sorted(told - met) == []


@pytest.mark.parametrize("game", NAMES)
def test_every_statement_names_its_rules(game: str) -> None:
    bare = [
        block.text
        for chapter in read_book(game, ENGLISH)
        for idea in chapter.ideas
        for block in idea.blocks
        if block.kind in ("text", "item") and not block.rules
    ]
    assert bare == []
    assert all(idea.exactly for chapter in read_book(game, ENGLISH) for idea in chapter.ideas)


@pytest.mark.parametrize("game", NAMES)
def test_every_figure_is_a_scene_that_holds_or_a_puzzle(game: str) -> None:
    figures = [b for c in read_book(game, ENGLISH) for i in c.ideas for b in i.blocks if b.kind == "figure"]
    assert len(figures) >= 12
    for block in figures:
        if puzzle := block.part("lesson"):
            assert lessons()[puzzle].game == game
            continue
        scene = ledger_scenes()[block.part("scene")]
        assert scene["game"] == game
        assert run_scene(scene).complaint() == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_book_has_six_to_nine_short_chapters(game: str, language: str) -> None:
    book = read_book(game, language)
    assert 6 <= len(book) <= 9
    assert sum(chapter.minutes() for chapter in book) <= MINUTES
    assert all(chapter.title and chapter.lead and chapter.ideas for chapter in book)
    blocks = [block for chapter in book for idea in chapter.ideas for block in idea.blocks]
    assert [block.text for block in blocks if len(block.text.split()) > WORDS[block.kind]] == []
    assert [block.text for block in blocks if block.text.count("**") % 2 or "{" in block.text] == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", NAMES)
def test_all_languages_have_the_same_ideas_figures_and_rules(game: str, language: str) -> None:
    assert skeleton(game, language) == skeleton(game, ENGLISH)
    for first, second in zip(read_book(game, ENGLISH), read_book(game, language), strict=True):
        assert first.name == second.name
        assert first.rules() == second.rules()
        for one, other in zip(first.ideas, second.ideas, strict=True):
            assert [b.target for b in one.blocks] == [b.target for b in other.blocks]
            assert [b.text.count("**") for b in one.blocks] == [b.text.count("**") for b in other.blocks]


def test_rules_are_listed_by_numbers_and_ranges() -> None:
    assert list(expand("FR-END-01,04..06; FR-RUL-14", "fall_of_rome")) == [
        *("FR-END-01", "FR-END-04", "FR-END-05", "FR-END-06", "FR-RUL-14")
    ]
    assert "FR-RUL-15" not in expand("FR-RUL-14..16", "fall_of_rome")  # not for players


def test_scenes_of_one_name_are_numbered_and_those_with_a_decision_can_be_tried() -> None:
    assert ledger_scenes()["SR-EX-07-2"]["title"] == "Of five gold two are taken"
    assert trial("FR-EX-06") is None  # the cards decide
    free = trial("FR-EX-03")
    assert free is not None
    attempt = Attempt(free, [])
    assert attempt.verdict() == "open"
    assert any(text.startswith("enlist ") for text in attempt.scene.legal(free.seat))


def test_the_terminal_prints_a_book_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    run = CliRunner()
    monkeypatch.setenv("OCCASUS_LANGUAGE", "nl")
    shown = run.invoke(app, ["rules", "fall_of_rome", "--guide"])
    assert shown.exit_code == 0
    assert "4. De stammen trekken op" in shown.output
    lines = shown.output.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  - ") and len(line) > 70)
    assert lines[first + 1][:4].isspace()  # the lines of an item begin below its first word
    assert "{" not in shown.output
    assert "**" not in shown.output
    assert "hoort een spel" in run.invoke(app, ["rules", "--guide"]).output
