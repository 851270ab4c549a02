"""Advice on any game from its rules alone: every action is tried in random games. For games that no one has studied."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.bots.budget import Budget
from occasus.bots.common.chances import shares
from occasus.bots.common.worlds import ADVISED
from occasus.bots.contract import Advice
from occasus.core.basics import View
from occasus.core.game import Game, imagine
from occasus.core.playout import playout

USUAL: Final = 300  # games for a decision
LONGEST: Final = 5000  # decisions of a game


def played_out(game: Game[Any], state: Any, rng: Random) -> list[float]:
    """Return who won a random game from a state; everyone a little if it did not end."""
    played = game.copy(state)
    playout(game, played, rng, LONGEST)
    result = game.result(played)
    if result is not None:
        return shares(result, game.cooperative)
    seats: int = game.describe(state, 0)["seats"]
    return [1.0 / seats] * seats


@final
class RandomGames:
    """Takes the action after which random games were won most often."""

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        return legal[0] if len(legal) == 1 else self.advise(game, view, legal, rng, budget)[0].action

    def advise(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> list[Advice]:
        """The best few actions, best first; it only counts, and cannot say why."""
        seat: int = view["seat"]
        won = dict.fromkeys(legal, 0.0)
        tried = dict.fromkeys(legal, 0)
        thinking = budget.start(USUAL)
        number = 0
        first = imagine(game, view, rng)
        while thinking.has_time_left() or (number < len(legal) and not thinking.is_late()):
            action = legal[number % len(legal)]
            state = game.resample_hidden(first, seat, rng) if number else game.copy(first)
            game.apply(state, seat, game.catalogue.parse(action), None)
            won[action] += played_out(game, state, rng)[seat]
            tried[action] += 1
            number += 1
        chances = {action: won[action] / max(1, tried[action]) for action in legal}
        best = sorted(legal, key=lambda action: -chances[action])
        return [Advice(action, chances[action], []) for action in best[:ADVISED]]
