"""How many turns a game took."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.core.basics import WATCHER
from occasus.core.game import Game

COUNTED: Final = ("round", "hourglass")  # what games call the number in their description
FIRST_PHASE: Final = "actions"  # with which a turn begins where only its player and phase are described


def turns(game: Game[Any], state: Any) -> int:
    """The number of the last round or turn, if the game counts them in its description."""
    return _counted(game.describe(state, WATCHER))


@final
class TurnCount:
    """The turn of each position of a match that is gone through from its start."""

    def __init__(self) -> None:
        self._begun = 0
        self._before: tuple[Any, Any] = (None, None)

    def at(self, game: Game[Any], state: Any) -> int:
        """The turn of the next position; 0 before the first. Where a game does not count, current players are."""
        position = game.describe(state, WATCHER)
        counted, turn = _counted(position), position.get("turn")
        if counted or not isinstance(turn, dict):
            return counted
        now = (turn.get("active"), turn.get("phase"))
        if now[1] == FIRST_PHASE and now != self._before:
            self._begun += 1
        self._before = now
        return self._begun


def _counted(position: Any) -> int:
    turn = position.get("turn")
    number = turn.get("number") if isinstance(turn, dict) else None
    return int(number or next((position[name] for name in COUNTED if position.get(name)), 0))
