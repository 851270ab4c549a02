"""The score during a game, for bots that look one move ahead."""

from __future__ import annotations

from typing import Any

from occasus.core.base_game import BaseGame
from occasus.core.basics import Seat
from occasus.core.game import Game


def scores(game: Game[Any], state: Any, seat: Seat) -> list[int]:
    """Return what each seat would have if the game ended now, as far as one seat may know.

    In Fall of Rome, where the team wins or loses, it is the number of tribes that are allied or off the map; 0 is lost.
    """
    ended = game.result(state)
    if ended is not None and not game.cooperative:
        return list(ended.scores)
    position: Any = game.describe(state, seat)
    if not isinstance(game, BaseGame) or (ended is not None and not ended.winners()):
        return [0] * int(position["seats"])
    return game.scores_now(position)
