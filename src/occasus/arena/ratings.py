"""Ratings: how strong each bot is by everyone's places (Bradley and Terry's model), on the scale of chess."""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final

from occasus.arena.outcome import Outcome

MIDDLE: Final = 1500.0  # the average of all bots
SCALE: Final = 400 / log(10)  # 400 points: ten to one
RESAMPLES: Final = 200
ROUNDS: Final = 400
CLOSE: Final = 1e-5

Table = dict[tuple[int, int], float]  # wins of the first over the second


def ratings(outcomes: list[Outcome], bots: list[str], seed: str) -> dict[str, tuple[float, float, float]]:
    """Each bot's rating with its 95 % interval, found by drawing the games again and again (bootstrap)."""
    games = [_duels(outcome, bots) for outcome in sorted(outcomes, key=lambda outcome: outcome.number)]
    games = [duels for duels in games if duels]
    if not games or len(bots) < 2:
        return {}
    points = _fit(games, len(bots), None)
    rng = Random(f"{seed}/ratings")
    drawn = [_fit(rng.choices(games, k=len(games)), len(bots), rng) for _ in range(RESAMPLES)]
    result: dict[str, tuple[float, float, float]] = {}
    for place, bot in enumerate(bots):
        values = sorted(draw[place] for draw in drawn)
        cut = round(0.025 * (RESAMPLES - 1))
        result[bot] = points[place], min(values[cut], points[place]), max(values[-1 - cut], points[place])
    return result


def _duels(outcome: Outcome, bots: list[str]) -> list[tuple[int, int, float]]:
    """A game as duels between its seats: who met whom, and what the first one got."""
    duels: list[tuple[int, int, float]] = []
    seats = [bots.index(bot) for bot in outcome.bots]
    for one in range(len(seats)):
        for other in range(one + 1, len(seats)):
            if seats[one] != seats[other]:
                mine, yours = outcome.places[one], outcome.places[other]
                duels.append((seats[one], seats[other], 1.0 if mine < yours else 0.0 if mine > yours else 0.5))
    return duels


def _fit(games: list[list[tuple[int, int, float]]], count: int, rng: Random | None) -> list[float]:
    """Ratings by some games, and by one more of each pair that met, so that no rating is without end.

    That one is shared evenly, or by luck, which tells how little is known about someone who never lost.
    """
    wins: Table = {}
    for duels in games:
        for one, other, got in duels:
            wins[one, other] = wins.get((one, other), 0.0) + got
            wins[other, one] = wins.get((other, one), 0.0) + 1.0 - got
    for one, other in [pair for pair in wins if pair[0] < pair[1]]:
        share = 0.5 if rng is None else rng.random()
        wins[one, other] += share
        wins[other, one] += 1.0 - share
    return _strengths(wins, count)


def _strengths(wins: Table, count: int) -> list[float]:
    """The strengths that make these wins likeliest, by the usual iteration (minorisation and maximisation)."""
    won = [sum([number for (one, _), number in wins.items() if one == me]) for me in range(count)]
    met = [
        [(other, number + wins[other, one]) for (one, other), number in wins.items() if one == me]
        for me in range(count)
    ]
    strong = [1.0] * count
    for _ in range(ROUNDS):
        fresh: list[float] = []
        for me in range(count):
            weight = sum([games / (strong[me] + strong[other]) for other, games in met[me]])
            fresh.append(won[me] / weight if weight else 1.0)
        mean = exp(sum([log(strength) for strength in fresh]) / count)
        fresh = [strength / mean for strength in fresh]
        change = max([abs(now / before - 1.0) for now, before in zip(fresh, strong, strict=True)])
        strong = fresh
        if change < CLOSE:
            break
    return [MIDDLE + SCALE * log(strength) for strength in strong]
