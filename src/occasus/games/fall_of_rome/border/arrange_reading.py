"""Reading a position: words, numbers, lists and maps, each refused with its place where it does not fit."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import BadPosition, Json, OccasusError
from occasus.core.words import look_up, meant
from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS, CARD_WORDS, PLAYER_CARD_WORDS


def read_word(given: Json, words: tuple[str, ...], where: str, what: str) -> int:
    """The number of a word."""
    try:
        return look_up(given, words, what)
    except OccasusError as error:
        raise BadPosition(f"position.{where}", str(error)) from error


def read_card(given: Json, where: str) -> int:
    """A city card, `white_tyras`."""
    return read_word(given, CARD_WORDS, where, "city card")


def read_player_card(given: Json, where: str) -> int:
    """A city card, an event or a revolt."""
    return read_word(given, PLAYER_CARD_WORDS, where, "card")


def read_barbarian_card(given: Json, where: str) -> int:
    """A barbarian card, `huns lutetia`."""
    return read_word(given, BARBARIAN_WORDS, where, "barbarian card")


def read_number(given: Json, most: int, where: str, least: int = 0) -> int:
    """A whole number in a range."""
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise BadPosition(f"position.{where}", f"a whole number from {least} to {most} was expected, not {given!r}")
    return given


def read_list(given: Json, where: str) -> list[Any]:
    """A list; nothing is an empty one."""
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadPosition(f"position.{where}", f"a list was expected, not {given!r}")
    return given


def read_map(given: Json, where: str, keys: tuple[str, ...] = (), like: str = "") -> dict[Any, Any]:
    """A map, with these keys only if some are named; nothing is an empty one."""
    if given is None:
        return {}
    if not isinstance(given, dict):
        hint = f" such as {like}" if like else ""
        raise BadPosition(f"position.{where}", f"a map{hint} was expected, not {given!r}")
    for key in given:
        if keys and key not in keys:
            raise BadPosition(f"position.{where}.{key}", f"this part is not known; {meant(str(key), keys)}")
    return given
