"""The random bot: every legal action is as good as another."""

from __future__ import annotations

from random import Random
from typing import Any, final

from occasus.bots.budget import Budget
from occasus.core.basics import View
from occasus.core.game import Game


@final
class RandomBot:
    """Chooses evenly among its legal actions."""

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        return rng.choice(legal)
