"""The few words that every other module uses: seats, rule ids, plain data."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, 0 to seats - 1, or one of the three below."""

CHANCE: Final = -1  # dice and decks decide
WATCHER: Final = -2  # sees what every seat may see
EVERYTHING: Final = -3  # sees all; for scenes, saves and tests, never for a player

RuleId: TypeAlias = str
"""An id of a ledger in docs/rules, such as FR-SACK-06."""

Json: TypeAlias = Any
"""Plain data: None, bool, int, float, str, lists and dicts of these."""

Position: TypeAlias = dict[str, Json]
"""A position in the words of the board, as in scenes."""

View: TypeAlias = dict[str, Json]
"""What one seat may know, with its legal actions."""

Saved: TypeAlias = dict[str, Json]
"""A state as plain data, for snapshots of one version."""


class OccasusError(Exception):
    """Something a user can fix; its text is one sentence for that user."""


class Refused(OccasusError):
    """A move that the rules forbid, with the id of the rule."""

    def __init__(self, text: str, rule: RuleId = "") -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.text = text
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.text, self.rule)


class BadPosition(OccasusError):
    """A position that cannot be: the place of the mistake, and where a board can mark and repair it."""

    def __init__(
        self, where: str, what: str, marks: tuple[str, ...] = (), repair: dict[str, Json] | None = None
    ) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what
        self.marks = marks  # all places that the mistake is about, if they say more than `where`
        self.repair = repair  # new values by place that repair it; None removes what is there

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.where, self.what, self.marks, self.repair)


class UnknownWord(BadPosition):
    """A word or a part of a position that does not exist: what was meant is not known."""
