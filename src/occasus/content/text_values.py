"""The values of a content file that texts name, so that a text says what is played with."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Any

import yaml

from occasus.content import Facts
from occasus.prepared import prepared


def text_values(game: str, facts: Facts) -> dict[str, int]:
    """Return the values for the messages of a game, by the name of their argument."""
    named = _paths().get(game, {}).items()
    return {name: sum(_value(facts, path) for path in paths.split(" + ")) for name, paths in named}


@cache
def _paths() -> dict[str, dict[str, str]]:
    with as_file(files("occasus.content").joinpath("text_values.yaml")) as file:
        known = prepared(file)
        paths: dict[str, dict[str, str]] = known[0] if known else yaml.safe_load(file.read_text(encoding="utf-8"))
    return paths


def _value(facts: Facts, path: str) -> int:
    place: Any = facts
    for key in path.removeprefix("-").split("."):
        place = _entry(place, key) if isinstance(place, list) else place[key]
    return -int(place) if path.startswith("-") else int(place)


def _entry(entries: list[dict[str, Any]], key: str) -> Any:
    """The entry of this id, or what one of several prices asks for of this resource."""
    return next(
        entry if entry.get("id") == key else entry[key] for entry in entries if key in (entry.get("id"), *entry)
    )
