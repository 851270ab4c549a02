"""Chances to win at a table: an estimate supposes that everyone plays on well, and most tables do not.

What the levels make of a chance was fitted to games (docs/appendix/chances_at_table.md); `table_chances.json` has the
figures. A difference in strength counts for most at the start, and fades with what is left of the game.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from statistics import median_low
from typing import Any, Final

from occasus.bots.common.chances import logistic
from occasus.bots.levels import LEVELS
from occasus.core.base_game import BaseGame
from occasus.core.basics import Position
from occasus.core.game import Game

USUAL: Final = LEVELS[-1]  # what an estimate supposes of everyone
CLIP: Final = 0.002

Shifts = dict[str, tuple[float, float]]
"""By level: what it adds to a chance on the logistic scale at any time, and what more at the start."""


def at_table(game: Game[Any], chance: float, seat: int, levels: list[str], left: float) -> float:
    """A seat's chance to win among such levels, when so much of the game is left (1 to 0)."""
    fitted = shifts(game.name)
    if fitted is None or not 0.0 < chance < 1.0:
        return chance
    return shifted(chance, fitted, seat, levels, left, game.cooperative)


def shifted(chance: float, fitted: Shifts, seat: int, levels: list[str], left: float, together: bool) -> float:
    """A chance moved by the levels: by their mean where all win together, else by one's own against the others'."""
    moves = [always + fading * left for always, fading in (fitted.get(level, (0.0, 0.0)) for level in levels)]
    if together:
        move = sum(moves) / len(moves)
    else:
        others = [exp(move) for place, move in enumerate(moves) if place != seat]
        move = moves[seat] - log(sum(others) / len(others)) if others else 0.0
    known = min(1.0 - CLIP, max(CLIP, chance))
    return logistic(log(known / (1.0 - known)) + move)


def counted(levels: list[str | None]) -> list[str]:
    """The level of each seat; one that no one knows counts as the bots at its table, or without any as a strong one."""
    known = [LEVELS.index(level) for level in levels if level in LEVELS]
    usual = LEVELS[median_low(known)] if known else USUAL
    return [level if level in LEVELS else usual for level in levels]


def left_of(game: Game[Any], position: Position) -> float:
    """Return how much of a game is still to come, from 1 to 0."""
    return game.share_left(position) if isinstance(game, BaseGame) else 1.0


@cache
def shifts(game: str) -> Shifts | None:
    """Return what the levels of a game make of a chance; None where no one has measured it."""
    record = json.loads((files("occasus.bots") / "table_chances.json").read_text(encoding="utf-8")).get(game)
    return None if record is None else {level: (always, fading) for level, (always, fading) in record.items()}


def record_of(fitted: Shifts) -> dict[str, Any]:
    """Shifts as they are kept."""
    return {level: [round(always, 2), round(fading, 2)] for level, (always, fading) in fitted.items()}
