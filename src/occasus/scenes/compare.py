"""Compare expectations with a position: only named parts count, and differences are sentences.

- A map is compared key by key; a key that is not found counts as nothing (0, no, empty).
- A list of words is a heap: it is compared whole, in any order. Only the agenda and the top of a deck have an order.
- A list of numbers, lists or maps is compared whole, in order, entry by entry.
- Of a list one may also ask `{has: [...]}`, `{lacks: [...]}`, `{size: n}`, or single entries, `{1: ...}`.
- `{only: ...}` anywhere asks that this is all that is found there.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from occasus.core.basics import Json

NOTHING: Final = object()  # what is found at a key that is not there
IN_ORDER: Final = ("agenda", "actors", "top")
ONLY: Final = "only"  # anywhere inside an expectation: this, and nothing else
MOST_SHOWN: Final = 12  # words of a list that are told beside a difference
QUESTIONS: Final = ("has", "lacks", "size")


def differences(expected: Json, actual: Any, where: str, whole: bool = False) -> list[str]:
    """Sentences on whatever differs; `whole` also asks that nothing else is found."""
    if isinstance(expected, dict):
        if list(expected) == [ONLY]:
            return differences(expected[ONLY], actual, where, whole=True)
        return _in_map(expected, actual, where, whole)
    if actual is NOTHING:
        return [] if is_nothing(expected) else [_differ(where, expected, actual)]
    if isinstance(expected, list) and isinstance(actual, list):
        return _in_list(expected, actual, where, whole)
    return [] if same(expected, actual) else [_differ(where, expected, actual)]


def is_nothing(value: Any) -> bool:
    """Return whether a value says that nothing is there."""
    if isinstance(value, dict):
        return all(is_nothing(part) for part in value.values())
    return value is NOTHING or value is None or value in (0, "", [])


def same(expected: Json, actual: Json) -> bool:
    """Return whether two single values mean the same; yes and 1 do not."""
    if isinstance(expected, str) and isinstance(actual, str):
        return expected.split() == actual.split()
    return isinstance(expected, bool) == isinstance(actual, bool) and bool(expected == actual)


def said(value: Any) -> str:
    """A value as it would be written in a scene."""
    if value is NOTHING:
        return "nothing"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {said(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(said(part) for part in value) + "]"
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    return str(value)


def shown(actual: list[Any]) -> str:
    """A list beside a difference: whole if it is short, else how long it is."""
    return said(actual) if len(actual) <= MOST_SHOWN else str(len(actual))


def _differ(where: str, expected: Json, actual: Any) -> str:
    return f"{where}: {said(expected)} expected, {said(actual)} found"


def _in_map(expected: dict[Any, Json], actual: Any, where: str, whole: bool) -> list[str]:
    if isinstance(actual, list):
        return _questions(expected, actual, where, whole)
    if actual is not NOTHING and not isinstance(actual, dict):
        return [_differ(where, expected, actual)]
    parts = {str(key): part for key, part in actual.items()} if isinstance(actual, dict) else {}
    mistakes = [
        line
        for key, part in expected.items()
        for line in differences(part, parts.get(str(key), NOTHING), f"{where}.{key}", whole)
    ]
    if whole:
        named = {str(key) for key in expected}
        rest = {key: part for key, part in parts.items() if key not in named and not is_nothing(part)}
        mistakes += [f"{where}.{key}: nothing expected, {said(part)} found" for key, part in rest.items()]
    return mistakes


def _questions(expected: dict[Any, Json], actual: list[Any], where: str, whole: bool) -> list[str]:
    mistakes: list[str] = []
    for key, part in expected.items():
        if key == "size":
            mistakes += differences(part, len(actual), f"{where}.size")
        elif key in ("has", "lacks"):
            wanted = part if isinstance(part, list) else [part]
            there = Counter(map(said, actual))
            for word, number in Counter(map(said, wanted)).items():
                if key == "has" and there[word] < number:
                    mistakes.append(f"{where}: {word} is missing, {shown(actual)} found")
                if key == "lacks" and there[word]:
                    mistakes.append(f"{where}: {word} should not be there, {shown(actual)} found")
        elif str(key).isdigit():
            entry = actual[int(key)] if int(key) < len(actual) else NOTHING
            mistakes += differences(part, entry, f"{where}[{key}]", whole)
        else:
            mistakes.append(
                f"{where}: this is a list; ask for the whole list, for has, lacks or size, or for {{0: ...}}"
            )
    return mistakes


def _in_list(expected: list[Json], actual: list[Any], where: str, whole: bool) -> list[str]:
    heap = all(isinstance(part, str) for part in [*expected, *actual])
    if heap and where.rpartition(".")[2] not in IN_ORDER:
        wanted, there = Counter(map(said, expected)), Counter(map(said, actual))
        missing, extra = list((wanted - there).elements()), list((there - wanted).elements())
        mistakes = [f"{', '.join(missing)} missing"] if missing else []
        mistakes += [f"{', '.join(extra)} not expected"] if extra else []
        return [f"{where}: {' and '.join(mistakes)}, {shown(actual)} found"] if mistakes else []
    if len(expected) != len(actual):
        return [f"{where}: {len(expected)} entries expected, {len(actual)} found: {said(actual)}"]
    pairs = enumerate(zip(expected, actual, strict=True))
    return [line for number, (one, other) in pairs for line in differences(one, other, f"{where}[{number}]", whole)]
