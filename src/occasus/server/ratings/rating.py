"""Ratings of people in games against each other, and the fixed ratings of bots.

OpenSkill's model of Plackett and Luce takes the places of all at a table at once. It is set to the scale of chess and
of our arena: among players whose ratings are sure, 400 points are ten to one in every pair, however many sit there.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Any, Final

import msgspec

from occasus.bots.strength import MIDDLE, SCALE, level_points

UNSURE: Final = 350.0  # how little is known of someone new
SURE: Final = 1e-3  # nothing that happens changes what is known of a bot
DRIFT: Final = 5.0  # by so much a rating becomes less sure with each game: people learn


class Rating(msgspec.Struct, frozen=True):
    """How strong someone is thought to be, and how unsure that is (a standard deviation)."""

    points: float = MIDDLE
    spread: float = UNSURE


@cache
def bot_ratings(game: str) -> dict[str, Rating]:
    """The ratings of the levels that were measured; they follow from the games they won."""
    return {level: Rating(points, SURE) for level, points in level_points(game).items()}


@cache
def model(seats: int) -> Any:
    """OpenSkill's model for a table of so many; it is read when the first rated game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=UNSURE, beta=SCALE / sqrt(seats), tau=DRIFT)


def rated(before: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings of all at a table after a game in which they took these places."""
    using = model(len(before))
    teams = [[using.rating(mu=rating.points, sigma=rating.spread)] for rating in before]
    after = using.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, min(team[0].sigma, UNSURE)) for team in after]
