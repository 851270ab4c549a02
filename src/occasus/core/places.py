"""Places in a position: texts such as `players[0].hand[2]`, found, changed and removed in plain data."""

from __future__ import annotations

import re
from typing import Any, Final

from occasus.core.basics import Json

Key = str | int
ROOT: Final = "position"  # what some games begin their places with
STEP: Final = re.compile(r"([^.\[\]]+)|\[([^\]]*)\]")


def keys_of(place: str) -> list[str]:
    """Return the steps of a place, without the root."""
    keys = [word or index for word, index in STEP.findall(place)]
    return keys[1:] if keys[:1] == [ROOT] else keys


def place_of(keys: list[Key]) -> str:
    """Return the text of a place: words after dots, numbers in brackets."""
    text = ""
    for key in keys:
        text += f"[{key}]" if isinstance(key, int) else f".{key}" if text else str(key)
    return text


def existing(data: Json, place: str) -> list[Key]:
    """Return the keys of a place as they are written in the data, as far as it exists there."""
    keys: list[Key] = []
    for key in keys_of(place):
        known = _key(data, key)
        if known is None:
            break
        keys.append(known)
        data = data[known]
    return keys


def _key(data: Json, key: str) -> Key | None:
    """Return the key under which a part is written.

    A map may name players by number, by word or in their order; a word that is written there is a place as well.
    """
    if isinstance(data, list):  # by number, or by the word that is written there
        if key.isdigit() and int(key) < len(data):
            return int(key)
        return next((number for number, entry in enumerate(data) if str(entry) == key), None)
    if not isinstance(data, dict):
        return None
    if key in data:
        return key
    if key.isdigit():
        written: list[Any] = list(data)
        if int(key) in data:
            return int(key)
        if written and all(isinstance(word, str) and not word.isdigit() for word in written) and int(key) < len(data):
            return str(written[int(key)])
    return next((name for name, value in data.items() if value == key), None)


def value_at(data: Json, keys: list[Key]) -> Json:
    """Return what is written at a place."""
    for key in keys:
        data = data[key]
    return data


def written(data: Json, word: str, at: tuple[str, ...]) -> tuple[str, ...]:
    """Return all places below some parts of a position where a word is written in a list, a value or a key."""
    places: list[str] = []
    if isinstance(data, dict):
        for key in at:
            _collect(data.get(key), word, [key], places)
    return tuple(places)


def _collect(data: Json, word: str, keys: list[Key], places: list[str]) -> None:
    if data == word:
        places.append(place_of(keys))
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == word:
                places.append(place_of([*keys, key]))
            else:
                _collect(value, word, [*keys, key], places)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            _collect(value, word, [*keys, index], places)
