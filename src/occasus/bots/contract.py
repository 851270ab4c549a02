"""What a bot is: somebody who chooses one of the legal actions, knowing only the view of its seat."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from occasus.core.basics import View
from occasus.core.game import Game


class Bot(Protocol):
    """A player. It gets the rules (the game), what its seat may know, and its legal actions as texts.

    It never gets the state. It answers with one of the texts. Whatever it wants to leave to luck it takes from
    `rng`, so that a game can be repeated from its seed.
    """

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random) -> str:
        """Choose one of the legal actions."""
