"""The terminal speaks the reader's language."""

from __future__ import annotations

import pytest

from occasus.core.log import Event
from occasus.games.empires_end.events import SCORED
from occasus.locale import LANGUAGES, Words, usual_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "nl_BE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "pl_PL.UTF-8", "OCCASUS_LANGUAGE": "nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
    ids=["system", "LC_ALL first", "ours before all", "a language we lack", "nothing"],
)
def test_the_language_is_that_of_the_reader(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("OCCASUS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert usual_language() == language


def test_every_language_has_its_own_words() -> None:
    told = {language: Words("fall_of_rome", language).say("due-actions") for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES) == 4


def test_a_thing_with_a_number_is_called_by_its_kind_and_number() -> None:
    words = Words("empires_end", "pl")
    assert words.name("innovation", "fire_01") == "Pożar 1"
    assert words.name("other_location", "town_25") == "Wioska 25"
    assert Words("struggle_for_rome", "nl").name("whom", "red blue") == "Rood, Blauw"


def test_a_loss_is_told_as_a_loss() -> None:
    words = Words("empires_end", "fr")
    words.seats = ["Livia"]
    lost, won = Event(SCORED, (0, -1)), Event(SCORED, (0, 3))
    assert words.event(lost) == "Livia perd 1 point."
    assert words.event(won) == "Livia marque 3 points."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["−1 point", "1 point", "−4 points"]),
        ("pl", ["−1 punktem", "1 punktem", "−4 punktami"]),
        ("fr", ["−1 point", "1 point", "−4 points"]),
        ("nl", ["−1 punt", "1 punt", "−4 punten"]),
    ],
)
def test_scores_below_0_have_a_true_minus_sign_and_their_own_number(language: str, told: list[str]) -> None:
    words = Words("empires_end", language)
    said = [words.say("told-final_score", seat="III-2 Livia", points=points) for points in (-1, 1, -4)]
    assert all(f" {end}." in each for each, end in zip(said, told, strict=True)), said
    assert all("III-2 Livia" in each for each in said)  # only a number has a sign
    assert [words.number(points) for points in (-4, 4)] == ["−4", "4"]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "1 point", "3 points"),
        ("pl", "1 punkt", "3 punkty"),
        ("fr", "1 point", "3 points"),
        ("nl", "1 punt", "3 punten"),
    ],
)
def test_one_point_is_one_point(language: str, one: str, several: str) -> None:
    words = Words("empires_end", language)
    for message in ("effect-gain_points", "effect-on_destroyed_points", "board-points"):
        told = [words.say(message, phase="x", points=points) for points in (1, 3)]
        assert [told[0].endswith(one), told[1].endswith(several)] == [True, True], (message, told)
