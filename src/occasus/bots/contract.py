"""The contract of bots: choose one of the legal actions, knowing only the view of a seat."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, cast

from occasus.bots.budget import Budget
from occasus.core.basics import Json, View
from occasus.core.game import Game


class Bot(Protocol):
    """A player. It gets the rules (the game), what its seat may know, and its legal actions as texts.

    It never gets the state. It answers with one of the texts. Whatever it wants to leave to luck it takes from
    `rng`, so that a game can be repeated from its seed. The budget says how long it may think.
    """

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose one of the legal actions."""


class Reason:
    """One line of why: a message of the locale files with its words, and what it weighs (of a chance to win)."""

    def __init__(self, key: str, words: dict[str, Json], weight: float) -> None:
        self.key = key
        self.words = words
        self.weight = weight

    def record(self) -> dict[str, Json]:
        return {"key": self.key, "words": self.words, "weight": round(self.weight, 4)}


class Advice:
    """An action with the estimated chance to win after it (0 to 1), and why."""

    def __init__(self, action: str, chance: float, reasons: list[Reason]) -> None:
        self.action = action
        self.chance = chance
        self.reasons = reasons

    def record(self) -> dict[str, Json]:
        reasons = [reason.record() for reason in self.reasons]
        return {"action": self.action, "chance": round(self.chance, 4), "reasons": reasons}


class Adviser(Bot, Protocol):
    """A bot that can say what it thinks."""

    def advise(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> list[Advice]:
        """The best few actions, best first."""


class Speaker(Bot, Protocol):
    """A bot that says something with some of its actions."""

    def remark(self, game: Game[Any], view: View, action: str) -> str:
        """A remark of the game (an event that is spoken) without its speaker, `spares_none horse`; empty for none."""


def remark_of(bot: Bot, game: Game[Any], view: View, action: str) -> str:
    """Return what a bot says with an action that it has chosen; empty if it says nothing."""
    return str(cast("Speaker", bot).remark(game, view, action)) if callable(getattr(bot, "remark", None)) else ""
