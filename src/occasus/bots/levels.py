"""The four levels of bots, from a first game to the strongest: one name each, for every game.

What a level is in a game is told by `occasus.bots.<game>.levels`: a function `make(level)` gives its bot.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from occasus.bots.budget import Budget
from occasus.bots.contract import Advice, Adviser, remark_of
from occasus.core.basics import OccasusError, View
from occasus.core.game import Game
from occasus.core.registry import others

LEVELS: Final = ("tiro", "miles", "centurio", "legatus")  # weakest first


def has_levels(game: str) -> bool:
    package = _package(game)
    return find_spec(package) is not None and find_spec(f"{package}.levels") is not None


def _package(game: str) -> str:
    """Return where the levels of a game live: with our bots, or with the game of another package."""
    return others().get(game, f"occasus.bots.{game}")


class Level:
    """A bot that becomes its game's bot of this level when it sees the game."""

    name = ""

    def __init__(self) -> None:
        self._bots: dict[str, Adviser] = {}  # by game

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        return legal[0] if len(legal) == 1 else self._bot(game).decide(game, view, legal, rng, budget)

    def advise(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> list[Advice]:
        return self._bot(game).advise(game, view, legal, rng, budget)

    def remark(self, game: Game[Any], view: View, action: str) -> str:
        return remark_of(self._bot(game), game, view, action)

    def _bot(self, game: Game[Any]) -> Adviser:
        bot = self._bots.get(game.name)
        if bot is None:
            if not has_levels(game.name):
                raise OccasusError(f"{self.name} can't play {game.name} yet; `random` plays any game.")
            bot = self._bots[game.name] = import_module(f"{_package(game.name)}.levels").make(self.name)
        return bot


class Tiro(Level):
    """A beginner: plays like a person's first game."""

    name = "tiro"


class Miles(Level):
    """Knows its trade."""

    name = "miles"


class Centurio(Level):
    """Looks ahead."""

    name = "centurio"


class Legatus(Level):
    """The strongest."""

    name = "legatus"
