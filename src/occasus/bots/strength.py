"""Measured strength of the levels, from `strength.json`; docs/bots.md has the same numbers.

Of games against each other: one of a level at a table with three of the level below. Of games that all win or lose
together: three of a level at the lowest difficulty.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import log
from typing import Any, Final, final

from occasus.bots.levels import LEVELS

SCALE: Final = 400 / log(10)  # 400 points: ten to one
MIDDLE: Final = 1500.0  # where everyone begins; the bot of the second level has it too
ANCHOR: Final = LEVELS[1]
OTHERS: Final = 3  # bots of the level below, against which each level was measured


@final
class Strength:
    """How many games a level won, and against whom; no one where all win or lose together."""

    def __init__(self, against: str, won: int, games: int) -> None:
        self.against: Final = against
        self.won: Final = won
        self.games: Final = games

    def tenths(self) -> int:
        """Of ten games so many are won."""
        return round(10 * self.won / self.games)


@cache
def level_points(game: str) -> dict[str, float]:
    """The levels on the scale of ratings, where 400 points are ten to one; the second stands at the middle.

    One of a level at a table with three of the level below wins a share p of its games; by the model the odds
    p / (1 - p) are those of one against three, so the step between the levels is SCALE * log(3 p / (1 - p)).
    """
    steps = {
        level: SCALE * log(OTHERS * strength.won / (strength.games - strength.won))
        for level, strength in strengths(game).items()
        if strength.against
    }
    if not steps:
        return {}
    points = {LEVELS[0]: 0.0}
    for below, level in pairwise(LEVELS):
        points[level] = points[below] + steps[level]
    return {level: MIDDLE + point - points[ANCHOR] for level, point in points.items()}


@cache
def strengths(game: str) -> dict[str, Strength]:
    """The levels of a game that were measured, weakest first."""
    text = (files("occasus.bots") / "strength.json").read_text(encoding="utf-8")
    records: dict[str, dict[str, Any]] = json.loads(text).get(game, {})
    return {level: Strength(**record) for level, record in records.items()}
