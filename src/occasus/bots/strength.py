"""Measured strength of the levels, from `strength.json`; docs/bots.md has the same numbers.

Of games against each other: one of a level at a table with three of the level below. Of games that all win or lose
together: three of a level at the lowest difficulty.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, final


@final
class Strength:
    """How many games a level won, and against whom; nobody where all win or lose together."""

    def __init__(self, against: str, won: int, games: int) -> None:
        self.against: Final = against
        self.won: Final = won
        self.games: Final = games

    def tenths(self) -> int:
        """Of ten games so many are won."""
        return round(10 * self.won / self.games)


@cache
def strengths(game: str) -> dict[str, Strength]:
    """The levels of a game that were measured, weakest first."""
    text = (files("occasus.bots") / "strength.json").read_text(encoding="utf-8")
    records: dict[str, dict[str, Any]] = json.loads(text).get(game, {})
    return {level: Strength(**record) for level, record in records.items()}
