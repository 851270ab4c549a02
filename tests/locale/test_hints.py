"""Reasons of the bots: whole sentences, in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from occasus.locale import LANGUAGES

LINE = re.compile(r"^(?:[\w-]+ = |\s+\*?\[\w+\] )(\S.*)$", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_reasons_are_whole_sentences(game: str, language: str) -> None:
    text = files("occasus.locale").joinpath(language, f"{game}_hints.ftl").read_text(encoding="utf-8")
    lines = LINE.findall(text)
    assert len(lines) > 10
    assert [line for line in lines if not line.endswith((".", "!"))] == []
    assert [line for line in lines if line[0].islower()] == []
