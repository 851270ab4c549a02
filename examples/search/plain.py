"""Knowledge of any game from its rules alone, for games that nobody has studied yet.

A position is judged by one game that is dreamed from it, by the points that one is ahead in the end. At first such
games are played by luck. Thousands of them are dreamed in a match, so it is remembered how they went with each action,
and what went well is taken more often: who dreams learns.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final, final

from examples.search.bot import Searcher
from examples.search.search import Settings
from occasus.bots.contract import Reason
from occasus.core.basics import CHANCE
from occasus.core.game import Game, Result

LONGEST: Final = 5000  # decisions of a dreamed game
LUCK: Final = 0.25  # the share of them that are left to luck
SOON: Final = 8  # games after which an action is believed half of what it seems to be worth
LATELY: Final = 400  # games that are remembered of an action; older ones fade
SLOWLY: Final = 0.02  # how much one game changes what is usual


@final
class PlainKnowledge:
    """Judges a position by a dreamed game, and learns from it what actions are worth."""

    def __init__(self, game: Game[Any], rng: Random | None = None) -> None:
        self._game: Final = game
        self._rng: Final = rng or Random(game.name)
        self._worth: Final = [0.0] * len(game.catalogue)  # by code: how much better a game went than others did
        self._games: Final = [0.0] * len(game.catalogue)  # by code: in how many it was taken
        self._lead = 1.0  # points between two players at the end, on average
        self._usual: dict[int, float] = {}  # by seat: how games go for it lately

    def values(self, state: Any) -> list[float]:
        """How a dreamed game ended for each seat: near 1 far ahead, near 0 far behind."""
        played = self._game.copy(state)
        taken = self._dream(played)
        result = self._game.result(played)
        if result is None:  # too long
            seats: int = self._game.describe(state, 0)["seats"]
            return [0.5] * seats
        leads = self._leads(result)
        self._lead += SLOWLY * (max(map(abs, leads)) - self._lead)
        values = [1.0 / (1.0 + exp(-lead / max(1.0, self._lead))) for lead in leads]
        self._learn(taken, values)
        return values

    def candidates(self, state: Any, seat: int, legal: list[int], width: int) -> list[tuple[int, float]]:
        """Those that went best."""
        return [(code, 1.0) for code in sorted(legal, key=self._worth.__getitem__, reverse=True)[:width]]

    def choose(self, state: Any, seat: int, legal: list[int], rng: Random) -> int:
        """Return the action that went best, or sometimes any other."""
        return rng.choice(legal) if rng.random() < LUCK else max(legal, key=self._worth.__getitem__)

    def reasons(self, before: Any, after: Any, seat: int) -> list[Reason]:
        """None: it only counts."""
        return []

    def _dream(self, state: Any) -> list[tuple[int, int]]:
        """Play a game to its end; who took what, where there was a choice."""
        game, rng = self._game, self._rng
        taken: list[tuple[int, int]] = []
        while (actors := game.actors(state)) and len(taken) < LONGEST:
            seat = actors[0]
            if seat == CHANCE:
                game.apply(state, CHANCE, game.sample(state, rng), None)
                continue
            legal = game.legal(state, seat)
            code = legal[0]
            if len(legal) > 1:
                code = self.choose(state, seat, legal, rng)
                taken.append((seat, code))
            game.apply(state, seat, code, None)
        return taken

    def _leads(self, result: Result) -> list[int]:
        """The points by which each seat is ahead of the best other one; of a common score, all of it."""
        scores = result.scores
        if self._game.cooperative or len(scores) == 1:
            return list(scores)
        return [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]

    def _learn(self, taken: list[tuple[int, int]], values: list[float]) -> None:
        usual = self._usual
        better = [value - usual.setdefault(seat, value) for seat, value in enumerate(values)]
        for seat, more in enumerate(better):
            usual[seat] += SLOWLY * more
        for seat, code in taken:
            games = self._games[code] = min(LATELY, self._games[code] + 1.0)
            self._worth[code] += (better[seat] - self._worth[code]) / (games + SOON)


def Scholar() -> Searcher:  # noqa: N802
    """A bot that begins every match with no knowledge but the rules."""
    return Searcher(PlainKnowledge, Settings(width=20, depth=6), usual=100)
