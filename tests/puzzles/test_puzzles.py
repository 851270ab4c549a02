"""Every puzzle that asks for the best turn: its position loads, its solution is legal and the best, others are not."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest
import yaml

from occasus.bots.registry import strongest_bot
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.lessons.daily import best_turns, puzzle_of
from occasus.lessons.lesson import Attempt, Lesson
from occasus.locale import LANGUAGES, Words
from occasus.puzzles.choosing import choose, write
from occasus.puzzles.finding import TABLES, checked, holds, puzzles_of
from occasus.puzzles.judging import finds
from occasus.scenes.run import open_scene

ENOUGH: Final = 12  # for each game
ALL: Final = best_turns()


def each() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("lesson", ALL, ids=[lesson.id for lesson in ALL])


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_enough_puzzles_of_three_degrees(game: str) -> None:
    mine = best_turns(game)
    assert len(mine) >= ENOUGH
    assert {lesson.best.degree for lesson in mine if lesson.best} == {1, 2, 3}


@each()
def test_a_puzzle_is_open_until_the_turn_is_over_then_solved_or_failed_with_reasons(lesson: Lesson) -> None:
    begun = Attempt(lesson, [])
    assert begun.verdict() == "open"
    assert begun.review() is None  # nothing is told before it is decided
    solved, failed = Attempt(lesson, lesson.solution), Attempt(lesson, lesson.mistake)
    assert solved.verdict() == "solved"
    assert failed.verdict() == "failed"
    said = failed.review()
    assert said is not None
    assert said.why
    assert said.yours is None or said.yours < said.best


@each()
def test_the_reasons_of_a_puzzle_have_all_their_words(lesson: Lesson) -> None:
    assert lesson.best is not None
    words = Words(lesson.game, "en")
    for reason in lesson.best.why:
        assert words.has(reason["key"])
        words.say(reason["key"], **reason["words"])  # refuses a sentence whose argument is missing


@each()
def test_a_puzzle_holds_only_what_its_seat_sees(lesson: Lesson) -> None:
    """Its position is the view of the seat, word by word, whatever is sampled for what is hidden.

    Options that came after the puzzle have their default.
    """
    scene, seen = open_scene({**lesson.scene, "seed": 7}), lesson.scene["position"]
    whole = {**seen, "options": complete(scene.game.options, seen["options"])} if "options" in seen else seen
    assert scene.game.describe(scene.state, lesson.seat) == whole


@each()
def test_the_strongest_bot_prefers_the_solution(lesson: Lesson) -> None:
    """The first decision, at the usual budget: the solution is liked better than the mistake."""
    assert holds({**lesson.scene, "seat": lesson.seat, "solution": lesson.solution, "mistake": lesson.mistake})


@pytest.mark.long
@each()
def test_a_puzzle_holds_with_a_larger_budget_and_other_dice(lesson: Lesson) -> None:
    assert lesson.best is not None
    scene = open_scene(lesson.scene)
    end = Attempt(lesson, lesson.solution).scene.describe()
    seed, budget = f"again/{lesson.id}", TABLES[lesson.game].larger
    assert finds(scene.game, strongest_bot(lesson.game), scene.state, lesson.seat, end, seed, budget)
    assert checked(scene.game, scene.state, lesson.seat, lesson.solution, lesson.best.margin / 2, seed) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_its_words(language: str) -> None:
    for game in OURS:
        words = Words(game, language, part="puzzles")
        for lesson in best_turns(game):
            assert lesson.best is not None
            assert words.has(f"puzzle-kind-{lesson.best.kind}")
            assert words.has(f"puzzle-title-{lesson.id}")
            assert all(words.has(str(reason["key"])) for reason in lesson.best.why)


def test_another_puzzle_every_day_and_every_game_in_three_days() -> None:
    days = [puzzle_of(date(2026, 11, 16) + timedelta(days=number)) for number in range(len(ALL))]
    assert len({lesson.id for lesson in days}) == len(ALL)
    assert {lesson.game for lesson in days[:4]} == set(OURS)


def test_the_same_seed_makes_the_same_puzzles_and_the_file_says_how(tmp_path: Path) -> None:
    found = puzzles_of("empires_end", "test", 2)
    assert found == puzzles_of("empires_end", "test", 2)
    path = write("empires_end", choose(found), "test", 1, tmp_path)
    text = path.read_text(encoding="utf-8")
    assert "python -m occasus.puzzles empires_end --seed test --games 1" in text
    assert [puzzle["lesson"] for puzzle in yaml.safe_load(text)] == [f"ee-{n}" for n in range(1, len(found) + 1)]
