"""Reading the parts of a position: words into numbers, each mistake with its place and one sentence.

What is left out is empty: a missing map or list reads as one without entries.
"""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import BadPosition, Json, OccasusError, UnknownWord
from occasus.core.catalogue import Catalogue
from occasus.core.suggestions import look_up, meant, nearest

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
            place = part(where, key)
            raise UnknownWord(place, f"unknown part; {meant(str(key), keys)}", repair={place: None})
    return given


def as_list(given: Json, where: str) -> list[Any]:
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadPosition(where, f"a list was expected, not {given!r}.")
    return given


def as_number(given: Json, where: str, least: int = 0, most: int | None = None, too_many: str = "") -> int:
    """A whole number between two bounds; `too_many` says in the words of the board why there are not more."""
    if isinstance(given, bool) or not isinstance(given, int) or given < least or (most is not None and given > most):
        number = isinstance(given, int) and not isinstance(given, bool)
        closest = least if most is None or not number or given < least else most
        bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
        expected = f"a whole number {bounds} was expected, not {given!r}."
        what = too_many if too_many and number and given >= least else expected
        raise BadPosition(where, what, (part(where, given),), {where: closest} if number else None)
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
        near_words = nearest(str(given), words, 1)
        repair = {where: near_words[0]} if near_words else None
        raise UnknownWord(where, str(error), (part(where, given),), repair) from error


def as_step(given: Json, catalogue: Catalogue, where: str) -> int:
    """A step of an agenda."""
    try:
        return catalogue.parse(str(given))
    except OccasusError as error:
        what = (
            str(error).replace("an action of this game", "a step of this game").replace("actions start", "steps start")
        )
        raise BadPosition(where, what, (part(where, given),)) from error


def as_seat(given: Json, words: tuple[str, ...], where: str) -> int:
    """A seat by its number, or by the word for its player."""
    if isinstance(given, str):
        return as_word(given, words, where, "player")
    return as_number(given, where, most=len(words) - 1)


def as_words(given: Json, words: tuple[str, ...], where: str, what: str = "") -> list[int]:
    """The numbers of the words in a list, none twice."""
    called = what or where.rpartition(".")[2]
    numbers = [as_word(entry, words, where, called) for entry in as_list(given, where)]
    for number in numbers:
        if numbers.count(number) > 1:
            places = tuple(f"{where}[{place}]" for place, other in enumerate(numbers) if other == number)
            raise BadPosition(where, f"{words[number]} is listed twice.", places, {places[-1]: None})
    return numbers


def as_counts(given: Json, words: tuple[str, ...], where: str) -> list[int]:
    """A map of words to whole numbers, as a list by word; words that are left out count 0."""
    counts = as_map(given, where, words)
    return [as_number(counts.get(word, 0), part(where, word)) for word in words]


def too_many_pieces(where: str, what: str, counts: dict[str, int], over: int) -> BadPosition:
    """A refusal of so many pieces too many: it marks all places with some, and takes them from the fullest."""
    repair: dict[str, Json] = {}
    for place in sorted(counts, key=lambda place: -counts[place]):
        taken = min(over, counts[place])
        if taken:
            repair[place] = counts[place] - taken
            over -= taken
    return BadPosition(where, what, tuple(place for place in counts if counts[place]), repair)


def part(where: str, key: object) -> str:
    """The place of an entry of a map."""
    return f"{where}.{key}" if where else str(key)


def refuse_untold(written: Json, described: Json, where: str) -> None:
    """Refuse a part of a position that its own state tells otherwise: it contradicts the other parts.

    Words in a list have no order, but for the agenda and the known top of a deck; nothing is the same as empty.
    """
    if isinstance(written, dict) and isinstance(described, dict):
        for key, value in written.items():
            refuse_untold(value, described.get(key), part(where, key))
        return
    if isinstance(written, list) and isinstance(described, list):
        words = all(isinstance(word, str) for word in written)
        if words and where.rpartition(".")[2] not in IN_ORDER:
            written, described = sorted(written), sorted([str(word) for word in described])
            extra = [word for word in described if word not in written]
            if extra and len(described) > len(written):
                raise BadPosition(where, f"{extra[0]!r} should be there according to the other parts, but is missing.")
        if len(written) == len(described):
            for number in range(len(written)):
                refuse_untold(written[number], described[number], f"{where}[{number}]")
            return
    if written != described and (written or described):
        raise BadPosition(where, f"{_short(written)} is given, but the other parts make it {_short(described)}.")


def _short(value: Json) -> str:
    text = "nothing" if value is None or value in ([], {}) else str(value)
    return text if len(text) <= 80 else f"{text[:80]} ..."
