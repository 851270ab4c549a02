"""Errors in the reader's language. Help pages of commands are in English.

They are written in English where they are said, and looked up here by that sentence; `{a}`, `{b}` stand for what a
sentence names, and what it names is looked up as well (`unknown game 'x'; did you mean y?`). What is not there
stays English.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from occasus.locale import usual_language
from occasus.prepared import prepared

FILES: Final = ("commands.yaml", "positions.yaml")
EITHER: Final = re.compile(r"('[^']+'|\S+)( or ('[^']+'|\S+))+")
NAMED: Final = re.compile(r"\\\{([a-z])\\\}")  # `{a}` after re.escape


@cache
def sentences() -> dict[str, dict[str, str]]:
    """All sentences with their translations, by the English one."""
    texts: dict[str, dict[str, str]] = {}
    for name in FILES:
        file = Path(__file__).with_name(name)
        texts |= (prepared(file) or [_read(file)])[0] if file.is_file() else {}  # a browser has only positions.yaml
    return {" ".join(english.split()) if "\n" in english else english: said for english, said in texts.items()}


def _read(file: Path) -> dict[str, dict[str, str]]:
    import yaml  # takes a while, and is only needed where someone reads

    texts: dict[str, dict[str, str]] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return texts


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """The sentences that name something, those with most words of their own first."""
    named = [english for english in sentences() if "{a}" in english]
    named.sort(key=lambda english: -len(re.sub(r"\{[a-z]\}", "", english)))
    return [
        (re.compile(NAMED.sub(r"(?P<\1>.+?)", re.escape(sentence)) + r"\Z", re.DOTALL), sentence) for sentence in named
    ]


def told(text: str, language: str = "") -> str:
    """A sentence in the reader's language."""
    language = language or usual_language()
    if language == "en":
        return text
    whole = sentences().get(text) or sentences().get(" ".join(text.split()))
    if whole:
        return whole[language]
    if text.endswith(".") and text[:-1] in sentences():
        return f"{sentences()[text[:-1]][language]}."
    if EITHER.fullmatch(text):
        return text.replace(" or ", f" {sentences()['or'][language]} ")
    for pattern, english in _patterns():
        match = pattern.match(text)
        if match:
            parts: dict[str, Any] = {name: told(part, language) for name, part in match.groupdict().items()}
            return sentences()[english][language].format(**parts)
    where, colon, rest = text.partition(": ")  # a file, then what is wrong with it
    return f"{where}: {told(rest, language)}" if colon and rest else text
