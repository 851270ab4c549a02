"""Views from random games, for tests of texts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from occasus.core.basics import View
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find

TABLES = [(game, seats) for game in OURS for seats in (find(game).seat_counts[0], find(game).seat_counts[-1])]


def views(game: str, seats: int, seed: str, share: float = 0.1) -> Iterator[View]:
    """Some of the views of those who decide in a random game."""
    rules, rng = find(game), Random(seed)
    match = Match(rules, seats, complete(rules.options, {}), seed)
    match.settle()
    while actors := rules.actors(match.state):
        seen = match.view(actors[0])
        if rng.random() < share:
            yield seen
        match.play(actors[0], rng.choice(seen["legal"]))
