"""The policy of Struggle for Rome: chances to win, a quick choice, and the actions worth considering."""

from __future__ import annotations

from random import Random
from typing import Final, final

from occasus.bots.struggle_for_rome.evaluation import chances, stage
from occasus.bots.struggle_for_rome.level_params import LevelParams
from occasus.bots.struggle_for_rome.map_stats import map_stats_of
from occasus.bots.struggle_for_rome.quick_policy import BUILD, gains
from occasus.bots.struggle_for_rome.trading import Trading
from occasus.bots.struggle_for_rome.tribe_turns import Gains
from occasus.bots.struggle_for_rome.tribe_value import Weights
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.steps import STEP_OF

TALKS: Final = (steps.DRAFT_STEP.index, steps.ANSWERS_STEP.index, steps.CHOOSE_STEP.index)


@final
class Policy:
    """One way to play: weights by stage, and the parameters of a level."""

    def __init__(self, weights: tuple[Weights, ...], params: LevelParams) -> None:
        self.weights: Final = weights
        self.params: Final = params

    def values(self, state: State) -> list[float]:
        """Each seat's estimated chance to win."""
        return chances(map_stats_of(state.facts), self.weights, state)

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """Return what a seat does at once, without making offers."""
        options = gains(map_stats_of(state.facts), self.weights[stage(state)], state, seat, legal)
        best, most = legal[0], -1e9
        for code, gain in options:
            if gain > most:
                best, most = code, gain
        return best

    def ranked(self, state: State, seat: int, legal: list[int]) -> Gains:
        """All that is worth considering with what it brings, offers included, best first."""
        w = self.weights[stage(state)]
        step = STEP_OF[state.agenda[-1]]
        if step in TALKS:
            return [(Trading(w, state, seat, self.params).answer(legal), 0.0)]
        result = gains(map_stats_of(state.facts), w, state, seat, legal)
        if step == BUILD:
            code, gain = Trading(w, state, seat, self.params).begin()
            if code in legal:
                result.append((code, gain))
        result.sort(key=lambda one: -one[1])
        return result

    def decide(self, state: State, seat: int, legal: list[int], rng: Random) -> int:
        """The best action as far as this player can judge."""
        options = self.ranked(state, seat, legal)
        if not self.params.noise:
            return options[0][0]
        return max(options, key=lambda one: one[1] + rng.gauss(0.0, self.params.noise))[0]
