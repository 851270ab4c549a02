"""How many turns a game took."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import WATCHER
from occasus.core.game import Game


def turns(game: Game[Any], state: Any) -> int:
    """The number of the last round or turn, if the game counts them in its description."""
    position = game.describe(state, WATCHER)
    turn = position.get("turn")
    number = turn.get("number") if isinstance(turn, dict) else None
    return int(number or position.get("round") or 0)
