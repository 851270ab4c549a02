"""The ladder of games against each other: one of a level beats three of the level below more often than by chance.

Fall of Rome, which all win or lose together, has its ladder in test_fall_of_rome.py.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from occasus.arena.simulate import play_all
from occasus.arena.tournament import Tournament
from occasus.bots.levels import LEVELS
from occasus.core.options import complete
from occasus.games import find

SEATS = 4
GAMES = {"tiro": 40, "miles": 40, "centurio": 24}  # against so weak ones; the strongest thinks long


def won(game: str, high: str, low: str, games: int) -> int:
    """How many games one of a level wins against three of another, on every seat in turn."""
    rules = find(game)
    tournament = Tournament(rules, SEATS, complete(rules.options, {}), [low, high], "steps", 0, False)
    tasks = [task for task in tournament.tasks(games, set()) if task[1] % 2]  # the series of the higher one
    outcomes = play_all(tournament.plans(), tasks)
    return sum(outcome.bots[seat] == high for outcome in outcomes for seat in outcome.winners())


@pytest.mark.long
@pytest.mark.parametrize(("low", "high"), list(pairwise(LEVELS)))
@pytest.mark.parametrize("game", ["empires_end", "struggle_for_rome"])
def test_a_level_beats_the_one_below(game: str, low: str, high: str) -> None:
    games = GAMES[low]
    assert won(game, high, low, games) > games * 0.3, "an even share is a quarter"
