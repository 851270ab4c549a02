"""The changes between two positions: a list of places with their new values.

A place is the way to it, keys and numbers one after another: `["players", 0, "city"]`. A change without a value says
that what was there has gone. The changes of a seat are made from two descriptions for that seat, so they tell nothing
that its next whole view would not.
"""

from __future__ import annotations

from typing import Any

from occasus.core.basics import Json

Place = list[str | int]
Change = list[Any]
"""A place and what stands there now, or a place alone."""


def diff(before: Json, after: Json) -> list[Change]:
    """The changes that lead from one position to another."""
    changes: list[Change] = []
    _compare(before, after, [], changes)
    return changes


def _compare(before: Any, after: Any, place: Place, changes: list[Change]) -> None:
    """Keys are compared one by one, and so are lists of equal length that hold more than words and numbers."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in after.items():
            if key not in before:
                changes.append([[*place, key], value])
            elif before[key] != value:
                _compare(before[key], value, [*place, key], changes)
        for key in before:
            if key not in after:
                changes.append([[*place, key]])
    elif isinstance(before, list) and isinstance(after, list) and 0 < len(before) == len(after) and _deep(after):
        for number, value in enumerate(after):
            if before[number] != value:
                _compare(before[number], value, [*place, number], changes)
    else:
        changes.append([place, after])


def _deep(values: list[Any]) -> bool:
    return isinstance(values[0], dict | list)


def apply_patch(position: Any, changes: list[Change]) -> Any:
    """A position after some changes; what it was made from stays as it was."""
    for change in changes:
        position = _put(position, change[0], change[1:])
    return position


def _put(part: Any, place: Place, value: list[Any]) -> Any:
    if not place:
        return value[0]
    key, rest = place[0], place[1:]
    copy: Any = list(part) if isinstance(part, list) else dict(part)
    if rest:
        copy[key] = _put(copy[key], rest, value)
    elif value:
        copy[key] = value[0]
    else:
        del copy[key]
    return copy
