"""Counting lines of play: how many ways a known position can go on, to a fixed depth."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import CHANCE
from occasus.core.game import Game


def count_lines(game: Game[Any], state: Any, depth: int) -> int:
    """The number of different sequences of so many moves, chance's too."""
    if depth == 0:
        return 1
    found = 0
    for seat in game.actors(state):
        codes = [code for code, _ in game.odds(state)] if seat == CHANCE else game.legal(state, seat)
        if depth == 1:
            found += len(codes)
            continue
        for code in codes:
            after = game.copy(state)
            game.apply(after, seat, code, None)
            found += count_lines(game, after, depth - 1)
    return found
