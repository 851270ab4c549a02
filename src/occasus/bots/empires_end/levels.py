"""The four levels of Empire's End."""

from __future__ import annotations

from typing import Any, Final

from occasus.bots.contract import Adviser
from occasus.bots.empires_end.forecast import chances
from occasus.bots.empires_end.level_params import LevelParams
from occasus.bots.empires_end.player import Player
from occasus.bots.empires_end.weights import BEGINNER, WEIGHTS
from occasus.core.game import Game
from occasus.games.empires_end.board.state import State

LEVEL_PARAMS: Final = {
    "tiro": LevelParams(BEGINNER, worlds=1, foresight=False, swaps=False, noise=2.6, mixing=2.0),
    "miles": LevelParams(WEIGHTS, worlds=1, foresight=False, swaps=False, noise=2.0, mixing=1.5),
    "centurio": LevelParams(WEIGHTS, worlds=2, foresight=True, swaps=False, noise=1.3, mixing=1.0),
    "legatus": LevelParams(WEIGHTS, worlds=24, foresight=True, swaps=True, noise=0.0, mixing=0.5, looks_ahead=8),
}


def make(level: str) -> Adviser:
    return Player(LEVEL_PARAMS[level])


def values(_game: Game[Any], state: State) -> list[float]:
    """Each seat's chance to win in a state of which everything is known."""
    return chances(Player(LEVEL_PARAMS["legatus"]).policy(state.facts), state)
