"""The four levels of Struggle for Rome: the same knowledge, clouded, plain, sharp, and playing out the end."""

from __future__ import annotations

from typing import Any, Final

from occasus.bots.contract import Adviser
from occasus.bots.struggle_for_rome.forecast import chances
from occasus.bots.struggle_for_rome.mind import Mind
from occasus.bots.struggle_for_rome.player import Player
from occasus.bots.struggle_for_rome.style import Style
from occasus.bots.struggle_for_rome.weights import BEGINNER, WEIGHTS
from occasus.core.game import Game
from occasus.games.struggle_for_rome.board.state import State

STYLES: Final = {
    "tiro": Style(offers=2, least=0.001, grudge=0.2, generous=True, noise=0.15),
    "miles": Style(offers=3, least=0.002, grudge=0.4, generous=False, noise=0.09),
    "centurio": Style(offers=3, least=0.003, grudge=0.6, generous=False, noise=0.03),
    "legatus": Style(offers=3, least=0.003, grudge=0.6, generous=False, looks_ahead=36),
}


def make(level: str) -> Adviser:
    """The bot of a level."""
    return Player(Mind(BEGINNER if level == "tiro" else WEIGHTS, STYLES[level]))


def values(_game: Game[Any], state: State) -> list[float]:
    """Each seat's chance to win in a state of which everything is known."""
    return chances(Mind(WEIGHTS, STYLES["legatus"]).values(state), state)
