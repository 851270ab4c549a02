"""Reading the parts of a position: every mistake gets its place and one sentence."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import BadPosition, Json
from occasus.core.words import meant


def as_map(value: Json, where: str, keys: tuple[str, ...] = ()) -> dict[str, Any]:
    """A map, with known keys only (any, if none are given)."""
    if not isinstance(value, dict):
        raise BadPosition(where, f"a map was expected, not {value!r}.")
    for key in value:
        if keys and key not in keys:
            raise BadPosition(
                f"{where}.{key}" if where else str(key), f"this is not known here; {meant(str(key), keys)}"
            )
    return value


def as_list(value: Json, where: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise BadPosition(where, f"a list was expected, not {value!r}.")
    return value


def as_number(value: Json, where: str, most: int = 1 << 30) -> int:
    """A whole number from 0 up to `most`."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(where, f"a whole number was expected, not {value!r}.")
    if not 0 <= value <= most:
        limit = f" and at most {most}" if most < 1 << 30 else ""
        raise BadPosition(where, f"{value} cannot be; a number of at least 0{limit} was expected.")
    return value


def as_flag(value: Json, where: str) -> int:
    """Yes or no, as 1 or 0."""
    if not isinstance(value, bool):
        raise BadPosition(where, f"true or false was expected, not {value!r}.")
    return int(value)


def as_word(value: Json, words: tuple[str, ...], where: str) -> int:
    """The number of a word."""
    if value not in words:
        raise BadPosition(where, f"{value!r} is not known; {meant(str(value), words)}")
    return words.index(value)


def as_counts(value: Json, words: tuple[str, ...], where: str) -> list[int]:
    """A map of words to numbers, as a list of numbers."""
    numbers = [0] * len(words)
    for word, number in as_map(value, where).items():
        numbers[as_word(word, words, where)] = as_number(number, f"{where}.{word}")
    return numbers
