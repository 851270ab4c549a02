"""The greedy bot: takes the action that looks best at once.

What looks best is told by one module per game, `occasus.bots.<game>.judge`, which has a class `Judge`: made from
the facts of the game and a view, it says what an action is worth. Equal actions are chosen by luck.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, final

from occasus.bots.budget import Budget
from occasus.core.basics import OccasusError, View
from occasus.core.game import Game


class Judge(Protocol):
    """What actions are worth in one position, to one seat."""

    def __init__(self, game: Game[Any], view: View) -> None:
        """Look at a position once, before its actions are judged."""

    def worth(self, action: str) -> float:
        """What an action is worth; more is better."""


@final
class Greedy:
    """Chooses the action that its game's judge likes best."""

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        judge = judge_of(game.name)(game, view)
        best: list[str] = []
        most = float("-inf")
        for action in legal:
            worth = judge.worth(action)
            if worth > most:
                best, most = [action], worth
            elif worth == most:
                best.append(action)
        return rng.choice(best)


def is_judged(game: str) -> bool:
    """Whether the greedy bot knows a game."""
    return find_spec(f"occasus.bots.{game}") is not None


def judge_of(game: str) -> type[Judge]:
    """The judge of a game."""
    if not is_judged(game):
        raise OccasusError(f"the greedy bot does not know {game} yet; `random` plays any game.")
    judge: type[Judge] = import_module(f"occasus.bots.{game}.judge").Judge
    return judge
