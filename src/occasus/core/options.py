"""Options: every edition, variant, difficulty and ruling that can be chosen before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, final

from occasus.core.basics import Json, OccasusError, RuleId
from occasus.core.suggestions import meant

Choice: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, Choice]
"""A value for every option of a game; made by `complete`."""


@final
class Option:
    """One option: its values (or the range of a number), its default, the rule behind it, one line on it."""

    def __init__(self, name: str, default: Choice, values: tuple[Choice, ...], rule: RuleId, text: str) -> None:
        assert default in values, name
        self.name: Final = name
        self.default: Final = default
        self.values: Final = values
        self.rule: Final = rule
        self.text: Final = text

    def parse(self, given: object) -> Choice:
        """The value meant by a word or a value; anything else is refused."""
        for value in self.values:
            if given is value or (given == value and isinstance(given, bool) == isinstance(value, bool)):
                return value
            if isinstance(given, str) and given.lower() == str(value).lower():
                return value
        words = ", ".join(str(value).lower() for value in self.values)
        raise OccasusError(f"option {self.name} cannot be {given!r}; it can be {words}. ({self.rule})")

    def record(self) -> dict[str, Json]:
        """The option as plain data, so that a client can draw it."""
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "rule": self.rule,
            "text": self.text,
        }


def flag(name: str, rule: RuleId, text: str, default: bool = False) -> Option:
    return Option(name, default, (False, True), rule, text)


def complete(schema: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """A value for every option: the given ones, checked, and the defaults."""
    result = {
        option.name: option.parse(given[option.name]) if option.name in given else option.default for option in schema
    }
    for name in given:
        if name not in result:
            raise OccasusError(f"unknown option {name!r}; {meant(name, list(result))}")
    return result
