"""Knowledge of any game: its rules, and random play to the end. For games that nobody has studied yet."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from examples.search.bot import Searcher
from examples.search.search import Settings
from occasus.bots.contract import Reason
from occasus.bots.victory import shares
from occasus.core.game import Game
from occasus.core.playout import playout

LONGEST: Final = 5000  # decisions of a playout


@final
class PlainKnowledge:
    """Judges a position by one random game from it; all actions look alike."""

    def __init__(self, game: Game[Any], rng: Random | None = None) -> None:
        self._game: Final = game
        self._rng: Final = rng or Random(game.name)

    def values(self, state: Any) -> list[float]:
        """Who won a random game; everybody a little if it did not end."""
        game = self._game
        played = game.copy(state)
        playout(game, played, self._rng, LONGEST)
        result = game.result(played)
        if result is not None:
            return shares(result, game.cooperative)
        seats: int = game.describe(state, 0)["seats"]
        return [1.0 / seats] * seats

    def candidates(self, state: Any, seat: int, legal: list[int], width: int) -> list[tuple[int, float]]:
        """All of them, or the first few."""
        return [(code, 1.0) for code in legal[:width]]

    def choose(self, state: Any, seat: int, legal: list[int], rng: Random) -> int:
        """Any of them."""
        return rng.choice(legal)

    def reasons(self, before: Any, after: Any, seat: int) -> list[Reason]:
        """None: it only counts."""
        return []


def Scholar() -> Searcher:  # noqa: N802
    """A bot that searches with no knowledge but the rules."""
    return Searcher(PlainKnowledge, Settings(width=20, depth=6), usual=200)
