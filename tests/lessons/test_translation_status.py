"""No translation of a book, a guide or a title of a scene is older than its English original."""

from __future__ import annotations

import pytest

from occasus.ledger.translations import TRANSLATED
from occasus.lessons.ledger_scenes import ledger_scenes
from occasus.lessons.scene_titles import translated_titles
from occasus.lessons.translation_status import Marks, kept_marks, marks_now, renewed, too_old


def marks(english: str, translated: str) -> Marks:
    return {"fall_of_rome/1": {"pl": f"{translated} of {english}"}}


def test_no_translation_of_a_book_or_a_guide_is_older_than_its_original() -> None:
    """`python -m occasus.lessons.translation_status --write` writes the marks of what was translated anew."""
    assert too_old(kept_marks(), marks_now()) == []
    assert set(kept_marks()) == set(marks_now())


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_scene_has_its_title_in_every_language(language: str) -> None:
    titled = {name for name, data in ledger_scenes().items() if data.get("title")}
    assert {name for name, title in translated_titles(language).items() if title.strip()} == titled


def test_a_changed_original_makes_its_translation_too_old_until_it_is_changed_as_well() -> None:
    kept = marks("old", "stary")
    assert too_old(kept, marks("old", "lepszy")) == []  # a better word needs no other original
    assert too_old(kept, marks("new", "stary")) == ["fall_of_rome/1 pl"]
    assert too_old(kept, marks("new", "nowy")) == ["fall_of_rome/1 pl"]  # its marks are not written yet
    assert renewed(kept, marks("new", "nowy"), []) == marks("new", "nowy")


def test_marks_are_not_written_for_a_translation_that_is_as_it_was() -> None:
    kept, now = marks("old", "stary"), marks("new", "stary")
    assert renewed(kept, now, []) == kept
    assert renewed(kept, now, ["fall_of_rome/1"]) == now


def test_a_new_piece_has_no_marks_before_they_are_written() -> None:
    assert too_old({}, marks("new", "nowy")) == ["fall_of_rome/1 pl"]
    assert renewed({}, marks("new", "nowy"), []) == marks("new", "nowy")
