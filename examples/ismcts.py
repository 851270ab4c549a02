"""OpenSpiel's own ISMCTS as a bot of ours: the search of another library, on what one seat may know.

    occasus bench fall-of-rome-1-novice --agent examples.ismcts:Ismcts --quick

It expects nothing of a game but its rules: each new position is judged by one random game.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from occasus import Budget, Game, View, imagine, playout
from occasus.envs.open_spiel import Held

SIMULATIONS: Final = 20  # per decision, unless the budget says otherwise


class RandomGame:
    """Judges a position by playing it to its end at random, by our playouts instead of OpenSpiel's."""

    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng

    def evaluate(self, position: Any) -> Any:
        ended = position.clone()
        playout(ended.held.rules, ended.held.state, self.rng)
        return np.array(ended.returns())

    def prior(self, position: Any) -> list[tuple[int, float]]:
        legal = position.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class Ismcts:
    """Searches every decision from scratch."""

    def decide(self, game: Game, view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        if len(legal) == 1:
            return legal[0]
        seats, chosen = view["position"]["seats"], view["position"]["options"]
        options = {
            option.name: type(option.default)(chosen[option.name]) for option in game.options
        }  # of OpenSpiel's type
        rules = pyspiel.load_game(f"occasus_{game.name}", {"players": seats} | options)
        position = rules.new_initial_state()
        position.held = Held(game, seats, imagine(game, view, rng))
        searching = ISMCTSBot(
            game=rules,
            evaluator=RandomGame(rng),
            uct_c=1.4,
            max_simulations=budget.simulations or SIMULATIONS,
            use_observation_string=True,
            random_state=np.random.RandomState(rng.getrandbits(32)),
        )
        policy = dict(searching.run_search(position))
        codes = {game.catalogue.parse(text): text for text in legal}
        return codes[max(codes, key=lambda code: policy.get(code, 0.0))]
