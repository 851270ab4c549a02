"""From scores, logits and results to chances to win."""

from __future__ import annotations

from math import exp
from typing import Final

from occasus.core.game import Result

LOGIT_LEAST: Final = -30.0  # below it a chance is nothing, and the exponential may overflow


def logistic(logit: float) -> float:
    """The chance of a number on the logistic scale."""
    return 1.0 / (1.0 + exp(-logit)) if logit > LOGIT_LEAST else 0.0


def softmax(scores: list[float], spread: float) -> list[float]:
    """Chances to win from expected scores: a lead of `spread` makes a seat e times as likely to win as another."""
    best = max(scores)
    parts = [exp((score - best) / spread) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def shares(result: Result, cooperative: bool) -> list[float]:
    """Each seat's share of the victory when a game is over; a cooperative one is won whole by everyone."""
    winners = result.winners()
    share = 1.0 if cooperative or not winners else 1.0 / len(winners)
    return [share if place == 1 else 0.0 for place in result.places]
