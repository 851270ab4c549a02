"""Reading the parts of a position: words into numbers, each mistake with its place and one sentence.

What is left out is empty: a missing map or list reads as one without entries.
"""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import BadPosition, Json, OccasusError
from occasus.core.words import look_up, meant

IN_ORDER: Final = ("agenda", "top")  # the lists of words that have an order


def as_map(given: Json, where: str, keys: tuple[str, ...] = (), like: str = "") -> dict[Any, Any]:
    """A map; with these keys only, if some are named."""
    if given is None:
        return {}
    if not isinstance(given, dict):
        hint = f" such as {like}" if like else ""
        raise BadPosition(where, f"a map{hint} was expected, not {given!r}.")
    for key in given:
        if keys and key not in keys:
            raise BadPosition(part(where, key), f"this part is not known; {meant(str(key), keys)}")
    return given


def as_list(given: Json, where: str) -> list[Any]:
    """A list."""
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadPosition(where, f"a list was expected, not {given!r}.")
    return given


def as_number(given: Json, where: str, least: int = 0, most: int | None = None) -> int:
    """A whole number between two bounds."""
    if isinstance(given, bool) or not isinstance(given, int) or given < least or (most is not None and given > most):
        bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise BadPosition(where, f"a whole number {bounds} was expected, not {given!r}.")
    return given


def as_flag(given: Json, where: str) -> int:
    """Yes or no, as 1 or 0."""
    if not isinstance(given, bool):
        raise BadPosition(where, f"true or false was expected, not {given!r}.")
    return int(given)


def as_word(
    given: Json, words: tuple[str, ...], where: str, what: str = "", near: dict[str, tuple[str, ...]] | None = None
) -> int:
    """The number of a word; `what` it stands for is said in the refusal, with the words that another name may mean."""
    try:
        return look_up(given, words, what or where.rpartition(".")[2], near)
    except OccasusError as error:
        raise BadPosition(where, str(error)) from error


def as_seat(given: Json, words: tuple[str, ...], where: str) -> int:
    """A seat by its number, or by the word for its player."""
    if isinstance(given, str):
        return as_word(given, words, where, "player")
    return as_number(given, where, most=len(words) - 1)


def as_words(given: Json, words: tuple[str, ...], where: str, what: str = "") -> list[int]:
    """The numbers of the words in a list, none twice."""
    numbers = [as_word(entry, words, where, what) for entry in as_list(given, where)]
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadPosition(where, f"{words[number]} is listed twice.")
    return numbers


def as_counts(given: Json, words: tuple[str, ...], where: str) -> list[int]:
    """A map of words to whole numbers, as a list by word; words that are left out count 0."""
    counts = as_map(given, where, words)
    return [as_number(counts.get(word, 0), part(where, word)) for word in words]


def part(where: str, key: object) -> str:
    """The place of an entry of a map."""
    return f"{where}.{key}" if where else str(key)


def refuse_untold(written: Json, told: Json, where: str) -> None:
    """Refuse a part of a position that its own state tells otherwise: it contradicts the other parts.

    Words in a list have no order, but for the agenda and the known top of a deck; nothing is the same as empty.
    """
    if isinstance(written, dict) and isinstance(told, dict):
        for key, value in written.items():
            refuse_untold(value, told.get(key), part(where, key))
        return
    if isinstance(written, list) and isinstance(told, list):
        words = all(isinstance(word, str) for word in written)
        if words and where.rpartition(".")[2] not in IN_ORDER:
            written, told = sorted(written), sorted([str(word) for word in told])
            extra = [word for word in told if word not in written]
            if extra and len(told) > len(written):
                raise BadPosition(where, f"{extra[0]!r} lies there by the other parts, and is not written.")
        if len(written) == len(told):
            for number in range(len(written)):
                refuse_untold(written[number], told[number], f"{where}[{number}]")
            return
    if written != told and (written or told):
        raise BadPosition(where, f"{_short(written)} is written, but by the other parts it is {_short(told)}.")


def _short(value: Json) -> str:
    text = "nothing" if value is None or value in ([], {}) else str(value)
    return text if len(text) <= 80 else f"{text[:80]} ..."
