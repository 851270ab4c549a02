"""What a text states: its numbers, the things and places that it names, and whether it denies something.

`vocabulary.yaml` has the words of the four languages. One is left out, because in most languages it is an article too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import yaml

WORDS: Final[dict[str, Any]] = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))
NUMBERS: Final[dict[str, dict[int, str]]] = WORDS["numbers"]
THINGS: Final[dict[str, dict[str, dict[str, str]]]] = WORDS["things"]


def numbers(text: str, language: str) -> set[int]:
    """The numbers of a text from two on, in figures and in words; of `dix-huit` not the ten and the eight."""
    rest = _without(text, WORDS["loosely_two"][language])
    found = {int(figure) for figure in re.findall(r"\d+", text)}
    for value, pattern in sorted(NUMBERS[language].items(), reverse=True):
        if _has(rest, pattern):
            found.add(value)
            rest = _without(rest, pattern)
    return found - {0, 1}


def perhaps(text: str, language: str) -> set[int]:
    """Numbers that another language may tell where this one need not: both are two."""
    return {2} if _has(text, WORDS["loosely_two"][language]) else set()


def things(text: str, language: str, game: str) -> set[str]:
    """The things of a game that a text names. What begins with a capital letter does so in every text."""
    return {
        name
        for name, called in THINGS[game].items()
        if _has(text, called.get(language, called["en"]), exactly=name.istitle())
    }


def places(text: str, names: Iterable[str]) -> set[str]:
    """The places that a text names, whatever their endings: Genua, Genui."""
    return {name for name in names if _has(text, rf"{name[: max(4, len(name) - 2)]}\w{{0,3}}", exactly=True)}


def denies(text: str, language: str) -> set[bool]:
    """Whether a text says no: yes, no, or perhaps."""
    rest = _without(text, WORDS["loosely_no"][language])
    if _has(rest, WORDS["denials"][language]):
        return {True}
    return {False} if rest == text else {False, True}


def _has(text: str, pattern: str, *, exactly: bool = False) -> bool:
    return re.search(rf"\b(?:{pattern})\b", text, re.NOFLAG if exactly else re.IGNORECASE) is not None


def _without(text: str, pattern: str) -> str:
    return re.sub(rf"\b(?:{pattern})\b", "", text, flags=re.IGNORECASE)
