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
