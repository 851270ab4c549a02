"""Reading the parts of a position: words into numbers, with the place of every mistake."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from occasus.core.basics import BadPosition, Json, OccasusError
from occasus.core.words import look_up, meant
from occasus.games.empires_end.board.names import RESOURCE_WORDS


def refuse_unknown(given: dict[Any, Json], known: Iterable[str], where: str) -> None:
    """Refuse a key that means nothing here."""
    words = list(known)
    for key in given:
        if str(key) not in words:
            raise BadPosition(f"{where}.{key}" if where else str(key), f"this is not known; {meant(str(key), words)}")


def a_map(given: Json, where: str) -> dict[str, Json]:
    """A map with its keys as words."""
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise BadPosition(where, f"a map was expected, not {given!r}.")
    return {str(key): value for key, value in given.items()}


def a_list(given: Json, where: str) -> list[Json]:
    """A list."""
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadPosition(where, f"a list was expected, not {given!r}.")
    return given


def number(given: Json, where: str, least: int | None, most: int | None = None) -> int:
    """A whole number between two bounds."""
    if not isinstance(given, int) or isinstance(given, bool):
        raise BadPosition(where, f"a whole number was expected, not {given!r}.")
    if (least is not None and given < least) or (most is not None and given > most):
        bounds = f"from {least} to {most}" if most is not None else f"from {least} on"
        raise BadPosition(where, f"a number {bounds} was expected, not {given}.")
    return given


def word(given: Json, words: tuple[str, ...], where: str) -> int:
    """The number of a word."""
    try:
        return look_up(given, words, where.rpartition(".")[2])
    except OccasusError as error:
        raise BadPosition(where, str(error)) from error


def words_in(given: Json, words: tuple[str, ...], where: str) -> list[int]:
    """The numbers of the words in a list, none twice."""
    found = [word(entry, words, where) for entry in a_list(given, where)]
    for entry in found:
        if found.count(entry) > 1:
            raise BadPosition(where, f"{words[entry]} stands there twice.")
    return found


def tokens(given: Json, where: str) -> list[int]:
    """Tokens by kind; kinds that are left out are 0."""
    counts = a_map(given, where)
    refuse_unknown(counts, RESOURCE_WORDS, where)
    return [number(counts.get(name, 0), f"{where}.{name}", 0) for name in RESOURCE_WORDS]
