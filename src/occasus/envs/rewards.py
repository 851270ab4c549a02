"""The rewards of a finished game, by seat.

Who wins a cooperative game gets 1, who loses it -1. In a competitive game the winners share what the others lose: a
sole winner gets 1, everyone else -1 / (seats - 1); the sum is always 0.
"""

from __future__ import annotations

from typing import Any

from occasus.core.game import Game, Result


def rewards_of(game: Game[Any], result: Result) -> list[float]:
    winners, seats = result.winners(), len(result.places)
    if game.cooperative:
        return [1.0 if seat in winners else -1.0 for seat in range(seats)]
    won = (seats - len(winners)) / (len(winners) * (seats - 1))
    return [won if seat in winners else -1.0 / (seats - 1) for seat in range(seats)]
