"""How much a rated game counts for each of its people: less against the same opponents, and against newcomers.

The rule (docs/ratings.md): the first game of two people within a day counts fully, each further one half as much as the
one before. Each 5 games of the 30 days before divide it again: after 5 it counts a half, after 10 a third. A game
against someone who is still provisional, or whose account has been deleted, counts a quarter. With several opponents,
the mean counts. Games against people raise a rating by 50 points within a day at most; in the first five rated games,
by so much each.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import Final

from occasus.server.ratings.game_scores import Player, Score

DAY: Final = 86_400.0
MONTH: Final = 30 * DAY
AGAIN: Final = 0.5  # of what the game before counted
USUAL: Final = 5  # games in a month, after which the next one counts a half
NEW: Final = 0.25
MOST: Final = 50.0  # points within a day from games against people
FIRST: Final = 5  # rated games, each of which may raise a rating by so much
OPPONENTS: Final = 5  # different ones, people and bots, after which a rating is no longer provisional
Together = Callable[[str, str], tuple[int, int]]
"""How many rated games two people have finished within a day, and within a month."""


def weights(seated: list[Player], together: Together, is_provisional: Callable[[str], bool]) -> list[float]:
    """Return how much a game counts for each seat."""
    return [fmean(_weight(me, other, together, is_provisional) for other in _others(seated, me)) for me in seated]


def _others(seated: list[Player], me: Player) -> list[Player]:
    return [other for other in seated if other is not me] or [me]


def _weight(me: Player, other: Player, together: Together, is_provisional: Callable[[str], bool]) -> float:
    if other is not me and other.is_deleted:
        return NEW
    if not me.person or not other.person or other is me:
        return 1.0
    today, month = together(me.person, other.person)
    again: float = AGAIN**today / (1 + (month - today) / USUAL)
    return again * (NEW if is_provisional(other.person) else 1.0)


def limit(seated: list[Player], results: list[Score], gained: Callable[[str], float]) -> None:
    """Let no one gain more than so much within a day; `gained` is what they have already, nothing for beginners."""
    for score in results:
        people = any(player.is_deleted or player.person not in ("", score.person) for player in seated)
        if score.points is None or score.before is None or score.spread is None or not people:
            continue
        change, allowed = score.points - score.before, max(0.0, MOST - gained(score.person))
        if change > allowed:
            score.points, score.weight = score.before + allowed, score.weight * allowed / change
