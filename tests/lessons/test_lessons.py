"""Every guide can be followed from its first step to its last, and every puzzle be solved and failed."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

import occasus.locale
from occasus.core.basics import EVERYTHING, Json, Refused
from occasus.core.registry import OURS
from occasus.ledger.translations import players_rules, rule_text
from occasus.lessons.lesson import Attempt, Lesson, fits, lessons
from occasus.locale import LANGUAGES, Words
from occasus.scenes.expect import check

WORDS_IN_A_BUBBLE: Final = 45
SPELLED: Final = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"]
ALL: Final = list(lessons().values())
GUIDES: Final = [lesson for lesson in ALL if lesson.steps]
PUZZLES: Final = [lesson for lesson in ALL if not lesson.steps and lesson.best is None]


def each(chosen: list[Lesson]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("lesson", chosen, ids=[lesson.id for lesson in chosen])


def test_every_game_has_a_guide_in_chapters_and_three_puzzles() -> None:
    assert {lesson.guide for lesson in GUIDES} == set(OURS)
    assert all(sum(lesson.guide == name for lesson in GUIDES) >= 3 for name in OURS)
    assert all(lesson.guide == lesson.game for lesson in GUIDES)
    assert all(sum(lesson.game == name for lesson in PUZZLES) >= 3 for name in OURS)


def followed(lesson: Lesson) -> Attempt:
    """A chapter at its end, every step done in the first way that fits."""
    moves: list[str] = []
    for step in lesson.steps:
        if pattern := step.get("do") or step.get("next"):
            legal = Attempt(lesson, moves).scene.legal(lesson.seat)
            moves.append(next(text for text in legal if fits(pattern, text)))
    return Attempt(lesson, moves)


def progress(attempt: Attempt) -> list[int]:
    """What only grows in a game: the rate, the decline and forts; the hourglass; tokens and cities of a tribe."""
    seen: Any = attempt.scene.match.game.describe(attempt.scene.match.state, EVERYTHING)
    match attempt.lesson.game:
        case "fall_of_rome":
            return [seen["rate"], seen["decline"], len(seen["forts"])]
        case "empires_end":
            return [seen["hourglass"]]
        case _:
            tribes = [seen["players"]["red"][tribe] for tribe in ("horseman", "warrior")]
            return [count for tribe in tribes for count in (sum(tribe["tokens"].values()), len(tribe["cities"]))]


@pytest.mark.parametrize("game", OURS)
def test_a_later_chapter_of_a_guide_never_goes_back(game: str) -> None:
    chapters = [lesson for lesson in GUIDES if lesson.guide == game]
    for earlier, later in pairwise(chapters):
        assert all(
            before <= after
            for before, after in zip(progress(followed(earlier)), progress(Attempt(later, [])), strict=True)
        ), later.id


@each(GUIDES)
def test_a_chapter_can_be_followed_to_its_end_and_what_it_says_holds(lesson: Lesson) -> None:
    """Every step is done in the first way that fits; what it claims is seen in the position and in the events.

    Every step claims something, so every step is checked; its events are those of the last move, so that a bubble
    speaks of what has just happened.
    """
    moves: list[str] = []
    attempt = Attempt(lesson, moves)
    told = 0
    for step in lesson.steps:
        if pattern := step.get("do") or step.get("next"):
            assert attempt.verdict() == "open"
            asked = [text for text in attempt.scene.legal(lesson.seat) if fits(pattern, text)]
            assert asked, (step["say"], moves, attempt.scene.legal(lesson.seat))
            moves.append(asked[0])
            attempt = Attempt(lesson, moves)
            told, known = len(attempt.scene.match.log), told
            del attempt.scene.match.log[:known]
        assert check(attempt.scene, step["expect"]) == [], step["say"]
    assert attempt.verdict() == "solved"
    # at one's own turn, not with an offer that others answer too; or the game is over
    assert attempt.scene.actors in ([lesson.seat], [])


@each(GUIDES)
def test_every_step_names_the_rules_that_it_states(lesson: Lesson) -> None:
    met = {rule.id for rule in players_rules(lesson.game)}
    for step in lesson.steps:
        assert step["rules"], step["say"]
        assert set(step["rules"]) <= met, step["say"]


@each(GUIDES)
def test_every_number_that_a_chapter_tells_is_one_that_was_checked(lesson: Lesson) -> None:
    """It stands in what the steps so far expect or ask for, is counted there, or stands in a rule that is named."""
    words = Words(language="en", part="learn")
    checked: set[int] = set()
    for step in lesson.steps:
        checked |= counted(step["expect"]) | counted(step.get("do", ""))
        ruled = set().union(*(numbers(rule_text(rule)) for rule in step["rules"]))
        told = {int(number) for number in re.findall(r"\d+", words.say(f"guide-{lesson.id}-{step['say']}"))}
        assert told <= checked | ruled, (step["say"], told - checked - ruled)


def numbers(text: str) -> set[int]:
    """All numbers of a text, in figures or words."""
    figures = {int(number) for number in re.findall(r"\d+", text)}
    return figures | {SPELLED.index(word) for word in re.findall(r"[a-z]+", text.lower()) if word in SPELLED}


def counted(claim: Json) -> set[int]:
    """All numbers of an expectation; of a list or a map also how many it has, how often one thing, and a sum."""
    if isinstance(claim, dict):
        return counted(list(claim.values()))
    if not isinstance(claim, list):
        return numbers(str(claim))
    found = set().union({len(claim)}, Counter(map(str, claim)).values(), *map(counted, claim))
    values = [re.findall(r"\d+", str(each)) for each in claim]
    return found | {sum(int(one) for (one,) in values)} if all(len(each) == 1 for each in values) else found


@pytest.mark.parametrize("game", OURS)
def test_a_guide_tells_what_its_game_is_about(game: str) -> None:
    """The heart of each game is met, not only told."""
    heart = {
        "fall_of_rome": ["battle", "fortify", "event", "take", "ally"],
        "empires_end": ["pay", "take", "build", "rebuild", "bid_axes"],
        "struggle_for_rome": ["deal", "plunder", "play", "conquer"],
    }
    done = {str(step.get("do", "")).split(" ")[0] for lesson in GUIDES if lesson.guide == game for step in lesson.steps}
    assert set(heart[game]) <= done


@pytest.mark.parametrize("language", LANGUAGES)
@each(GUIDES)
def test_a_chapter_says_the_same_in_every_language(lesson: Lesson, language: str) -> None:
    """All messages are there, short enough for a bubble, with the same numbers as in English."""
    words, english = (Words(language=one, part="learn") for one in (language, "en"))
    assert words.has(f"chapter-{lesson.id}")
    for step in lesson.steps:
        message = f"guide-{lesson.id}-{step['say']}"
        assert words.has(message), message
        text = words.say(message)
        assert len(text.split()) <= WORDS_IN_A_BUBBLE, message
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english.say(message))), message
        assert text.count("**") == english.say(message).count("**"), message


@each(PUZZLES)
def test_a_puzzle_is_open_then_solved_or_failed(lesson: Lesson) -> None:
    assert Attempt(lesson, []).verdict() == "open"
    assert Attempt(lesson, lesson.solution).verdict() == "solved"
    assert Attempt(lesson, lesson.mistake).verdict() == "failed"


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(Refused):
        Attempt(lessons()["save_roma"], ["march carthago 2"])


@each(PUZZLES)
def test_a_puzzle_has_its_words(lesson: Lesson) -> None:
    text = (Path(occasus.locale.__file__).parent / "en" / "learn.ftl").read_text(encoding="utf-8")
    for message in [f"puzzle-{lesson.id}{part}" for part in ("", "-task", "-why")]:
        assert f"\n{message} = " in text, message
