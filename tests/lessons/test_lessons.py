"""Every guide can be followed from its first step to its last, and every puzzle be solved and failed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import occasus.locale
from occasus.core.basics import Refused
from occasus.core.registry import OURS
from occasus.lessons.lesson import Attempt, Lesson, fits, lessons

ALL: Final = list(lessons().values())
GUIDES: Final = [lesson for lesson in ALL if lesson.steps]
PUZZLES: Final = [lesson for lesson in ALL if not lesson.steps]


def each(chosen: list[Lesson]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("lesson", chosen, ids=[lesson.id for lesson in chosen])


def test_every_game_has_a_guide_and_three_puzzles() -> None:
    assert {lesson.id for lesson in GUIDES} == set(OURS)
    assert all(sum(lesson.game == name for lesson in PUZZLES) >= 3 for name in OURS)


@each(GUIDES)
def test_a_guide_can_be_followed_to_its_end(lesson: Lesson) -> None:
    moves: list[str] = []
    for pattern in [step["do"] for step in lesson.steps if "do" in step]:
        attempt = Attempt(lesson, moves)
        assert attempt.verdict() == "open"
        asked = [text for text in attempt.scene.legal(lesson.seat) if fits(pattern, text)]
        assert asked, (pattern, moves, attempt.scene.legal(lesson.seat))
        moves.append(asked[0])
    end = Attempt(lesson, moves)
    assert end.verdict() == "solved"
    assert end.scene.actors == [lesson.seat]  # at one's own turn, not with an offer that others answer too


@each(PUZZLES)
def test_a_puzzle_is_open_then_solved_or_failed(lesson: Lesson) -> None:
    assert Attempt(lesson, []).verdict() == "open"
    assert Attempt(lesson, lesson.solution).verdict() == "solved"
    assert Attempt(lesson, lesson.mistake).verdict() == "failed"


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(Refused):
        Attempt(lessons()["save_roma"], ["march carthago 2"])


@each(ALL)
def test_a_lesson_has_its_words(lesson: Lesson) -> None:
    text = (Path(occasus.locale.__file__).parent / "en" / "learn.ftl").read_text(encoding="utf-8")
    said = [f"guide-{lesson.game}-{step['say']}" for step in lesson.steps]
    asked = [f"puzzle-{lesson.id}{part}" for part in ("", "-task", "-why")]
    for message in said if lesson.steps else asked:
        assert f"\n{message} = " in text, message
