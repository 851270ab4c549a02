"""A bot that searches: all that a game's levels need besides its knowledge."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, final

from examples.search.knowledge import Knowledge
from examples.search.rank import advice, best
from examples.search.search import Search, Settings
from occasus.bots.budget import Budget
from occasus.bots.contract import Advice
from occasus.core.basics import View
from occasus.core.game import Game


@final
class Searcher:
    """Decides by tree search with a game's knowledge.

    `usual` is the number of simulations where the budget names none. `mixed` is for decisions at the same time as
    others (see `rank.best`).
    """

    def __init__(
        self, know: Callable[[Game[Any]], Knowledge[Any]], settings: Settings, usual: int, mixed: float = 0.0
    ) -> None:
        self._know: Final = know
        self._settings: Final = settings
        self._usual: Final = usual
        self._mixed: Final = mixed
        self._game: Game[Any] | None = None
        self._knowledge: Knowledge[Any] | None = None

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        search = self._search(game, view, legal, rng)
        if len(search.root.edges) > 1:
            search.run(budget.start(self._usual))
        return game.catalogue.text(best(search, rng, self._mixed))

    def advise(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> list[Advice]:
        """The best few actions, best first."""
        search = self._search(game, view, legal, rng)
        search.run(budget.start(self._usual), curious=True)
        return advice(search)

    def _search(self, game: Game[Any], view: View, legal: list[str], rng: Random) -> Search:
        if self._knowledge is None or self._game is not game:
            self._game, self._knowledge = game, self._know(game)
        codes = game.catalogue.codes()
        return Search(game, self._knowledge, self._settings, view, [codes[text] for text in legal], rng)
