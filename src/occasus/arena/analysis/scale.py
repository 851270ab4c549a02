"""The scales of an analysis: points, logits, accuracy, labels."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

LEAST, MOST = 0.002, 0.998  # chances beyond these are as good as decided
EVEN: Final = 25.0  # points of an even game that one logit is worth
OPEN: Final = (0.03, 0.97)  # a game outside these is all but decided: its turns are neither labelled nor counted
WORTH_A_WORD: Final = 0.04  # less is never called a mistake
LABELS: Final = ("best", "good", "inaccuracy", "mistake", "serious")
NO_MISTAKE: Final = 1  # place of the worst label for less than that


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def columns(rows: list[list[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def standard_error(numbers: list[float]) -> float:
    """The standard error of a mean."""
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))


def certain(effect: float, error: float) -> float:
    """What is left of an effect less a standard error."""
    sure = max(0.0, abs(effect) - error)
    return sure if effect > 0.0 else -sure


def scaled(chance: float, best: float, effect: float) -> float:
    """A chance after an effect of rollouts in which the best turn led to `best`.

    Where that is more than the chance, the same share of it is lost (or of what was missing is won): one number for
    one moment. The change is never larger than what the rollouts found.
    """
    room, most = (chance, best) if effect < 0.0 else (1.0 - chance, 1.0 - best)
    return chance + effect * min(1.0, room / most if most > 0.0 else 1.0)


def logit(chance: float) -> float:
    clipped = min(MOST, max(LEAST, chance))
    return log(clipped / (1.0 - clipped))


def accuracy(odds: float) -> float:
    """How close to the best a turn came, 0 to 100, from what it lost on the logistic scale (the curve of Lichess)."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * EVEN * max(0.0, odds)) - 3.1669))


def is_open(chance: float) -> bool:
    return OPEN[0] <= chance <= OPEN[1]


def label(cost: float, odds: float, error: float, thresholds: tuple[float, ...]) -> str:
    """A word for a turn: by what it would have cost in an even game, less a standard error."""
    worth = EVEN * (odds - error)
    place = sum(worth >= threshold for threshold in thresholds)
    return LABELS[min(place, NO_MISTAKE) if cost < WORTH_A_WORD else place]
