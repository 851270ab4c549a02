"""Figures from many games: rates with their uncertainty, and how long games last."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import mean, quantiles
from typing import Final, final

from occasus.arena.outcome import Outcome
from occasus.core.basics import Json

SURE: Final = 1.959964  # standard deviations on each side of a 95 % interval


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The 95 % interval (Wilson's) of a rate of which `hits` out of `of` were seen."""
    if of == 0:
        return 0.0, 1.0
    rate, z2 = hits / of, SURE * SURE
    middle = (rate + z2 / (2 * of)) / (1 + z2 / of)
    half = SURE * sqrt(rate * (1 - rate) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return (0.0 if hits == 0 else max(0.0, middle - half)), (1.0 if hits == of else min(1.0, middle + half))


def rate(hits: int, of: int) -> dict[str, Json]:
    """A rate with its interval, as plain data."""
    low, high = wilson(hits, of)
    return {"count": hits, "of": of, "rate": hits / of if of else 0.0, "low": low, "high": high}


def spread(values: list[int]) -> dict[str, Json]:
    """Mean, quartiles and ends of some numbers."""
    if not values:
        return {}
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return {
        "mean": mean(values),
        "least": min(values),
        "quartiles": [low, middle, high],
        "most": max(values),
    }


def endings(outcomes: list[Outcome]) -> list[dict[str, Json]]:
    """Return how games ended, and how often each way, the commonest first."""
    reasons = Counter((outcome.reason, outcome.rule, bool(outcome.winners())) for outcome in outcomes)
    return [
        {"reason": reason, "rule": rule, "won": won, **rate(count, len(outcomes))}
        for (reason, rule, won), count in sorted(reasons.items(), key=lambda item: (-item[1], item[0]))
    ]


def lengths(outcomes: list[Outcome]) -> dict[str, Json]:
    """Return how long games were, in decisions and in turns."""
    return {
        "decisions": spread([outcome.decisions for outcome in outcomes]),
        "turns": spread([outcome.turns for outcome in outcomes if outcome.turns]),
    }


@final
class Summary:
    """Summary of a number of games."""

    def __init__(self, seats: int, cooperative: bool, bots: tuple[str, ...]) -> None:
        self.seats: Final = seats
        self.cooperative: Final = cooperative
        self.bots: Final = bots
        self.outcomes: Final[list[Outcome]] = []

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)

    def record(self) -> dict[str, Json]:
        """The figures as plain data; the same for the same games in whatever order they were added."""
        outcomes = sorted(self.outcomes, key=lambda outcome: outcome.number)
        games = len(outcomes)
        decisions = sum(outcome.decisions for outcome in outcomes)
        choices = sum(outcome.choices for outcome in outcomes)
        result: dict[str, Json] = {
            "games": games,
            "bots": list(self.bots),
            "reasons": endings(outcomes),
            **lengths(outcomes),
            "branching": choices / decisions if decisions else 0.0,
            "scores": [spread([outcome.scores[seat] for outcome in outcomes]) for seat in range(self.seats)],
        }
        if self.cooperative:
            result["wins"] = rate(sum(bool(outcome.winners()) for outcome in outcomes), games)
        else:
            result["seats"] = [self._seat(outcomes, seat) for seat in range(self.seats)]
        return result

    def _seat(self, outcomes: list[Outcome], seat: int) -> dict[str, Json]:
        places = Counter(outcome.places[seat] for outcome in outcomes)
        return {
            "seat": seat,
            "bot": self.bots[seat],
            "wins": rate(sum(seat in outcome.winners() for outcome in outcomes), len(outcomes)),
            "places": {str(place): count for place, count in sorted(places.items())},
        }

    def speed(self) -> float:
        """Decisions per second of one process."""
        seconds = sum(outcome.seconds for outcome in self.outcomes)
        return sum(outcome.decisions for outcome in self.outcomes) / seconds if seconds else 0.0
