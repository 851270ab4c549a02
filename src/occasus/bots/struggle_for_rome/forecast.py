"""Calibrated chances of winning, from what the bots of Struggle for Rome expect.

The values were fitted to games of legatus with even numbers and checked on odd ones (docs/appendix/calibration.md).
"""

from __future__ import annotations

from math import log
from typing import Final

from occasus.bots.common.chances import logistic
from occasus.games.struggle_for_rome.board.state import State

SURE_AT_FIRST: Final = 0.6  # how much of a difference between seats counts before anyone has a point,
SURER: Final = 0.12  # and how much more for each point of the leader
HINT: Final = (-0.44, 0.033)  # of a hint, on the logistic scale: what is added, and for each point of the leader,
HINT_SLOPE: Final = (0.65, 0.071)  # and what it is multiplied by
NEARLY: Final = 1  # points before the end, from which on it stays the same
LEAST: Final = 0.01


def chances(shares: list[float], state: State) -> list[float]:
    """Each seat's chance to win, from the shares of the evaluation."""
    power = SURE_AT_FIRST + SURER * _leader(state)
    raised = [max(1e-6, share) ** power for share in shares]
    total = sum(raised)
    return [part / total for part in raised]


def hint(chance: float, state: State) -> float:
    """The chance to win after an action, from what came of trying it."""
    points = _leader(state)
    known = min(1.0 - LEAST, max(LEAST, chance))
    logit = HINT[0] + HINT[1] * points + (HINT_SLOPE[0] + HINT_SLOPE[1] * points) * log(known / (1.0 - known))
    return logistic(logit)


def _leader(state: State) -> int:
    return min(state.facts.points_to_end - NEARLY, max(state.points))
