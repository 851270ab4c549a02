"""The four levels of Struggle for Rome: the same knowledge, clouded, plain, sharp, and playing out the end."""

from __future__ import annotations

from typing import Any, Final

from occasus.bots.contract import Adviser
from occasus.bots.struggle_for_rome.forecast import chances
from occasus.bots.struggle_for_rome.level_params import LevelParams
from occasus.bots.struggle_for_rome.player import Player
from occasus.bots.struggle_for_rome.policy import Policy
from occasus.bots.struggle_for_rome.weights import BEGINNER, WEIGHTS
from occasus.core.game import Game
from occasus.games.struggle_for_rome.board.state import State

LEVEL_PARAMS: Final = {
    "tiro": LevelParams(offers=2, least=0.001, grudge=0.2, generous=True, noise=0.15),
    "miles": LevelParams(offers=3, least=0.002, grudge=0.4, generous=False, noise=0.09),
    "centurio": LevelParams(offers=3, least=0.003, grudge=0.6, generous=False, noise=0.03),
    "legatus": LevelParams(offers=3, least=0.003, grudge=0.6, generous=False, looks_ahead=36),
}


def make(level: str) -> Adviser:
    return Player(Policy(BEGINNER if level == "tiro" else WEIGHTS, LEVEL_PARAMS[level]))


def values(_game: Game[Any], state: State) -> list[float]:
    """Each seat's chance to win in a state of which everything is known."""
    return chances(Policy(WEIGHTS, LEVEL_PARAMS["legatus"]).values(state), state)
