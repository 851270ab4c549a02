"""The puzzle of the day: the same for everyone, another one every day, the games in turn."""

from __future__ import annotations

from datetime import date
from functools import cache
from itertools import zip_longest

from occasus.lessons.lesson import Lesson, lessons


def best_turns(game: str = "") -> list[Lesson]:
    """The puzzles that ask for the best turn, easy ones first; of one game or of all."""
    return [lesson for lesson in lessons().values() if lesson.best and (not game or lesson.game == game)]


def puzzle_of(day: date, game: str = "") -> Lesson:
    """The puzzle of a day; of one game, if it is named."""
    order = best_turns(game) if game else _order()
    return order[day.toordinal() % len(order)]


@cache
def _order() -> tuple[Lesson, ...]:
    """All puzzles, a game after the other."""
    games = dict.fromkeys(lesson.game for lesson in best_turns())
    rows = zip_longest(*(best_turns(game) for game in games))
    return tuple(lesson for row in rows for lesson in row if lesson is not None)
