"""What a player of Struggle for Rome knows: chances to win, a quick choice, and what else is worth considering."""

from __future__ import annotations

from random import Random
from typing import Final, final

from occasus.bots.struggle_for_rome.campaign import Gains
from occasus.bots.struggle_for_rome.chart import chart_of
from occasus.bots.struggle_for_rome.deals import Deals
from occasus.bots.struggle_for_rome.instinct import BUILD, gains
from occasus.bots.struggle_for_rome.style import Style
from occasus.bots.struggle_for_rome.tribes import Weights
from occasus.bots.struggle_for_rome.worth import chances, stage
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.steps import STEP_OF

TALKS: Final = (steps.DRAFT_STEP.index, steps.ANSWERS_STEP.index, steps.CHOOSE_STEP.index)


@final
class Mind:
    """One way to play: weights by stage, and a style."""

    def __init__(self, weights: tuple[Weights, ...], style: Style) -> None:
        self.weights: Final = weights
        self.style: Final = style

    def values(self, state: State) -> list[float]:
        """Each seat's estimated chance to win."""
        return chances(chart_of(state.tables), self.weights, state)

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """What a seat does at once, without making offers."""
        found = gains(chart_of(state.tables), self.weights[stage(state)], state, seat, legal)
        best, most = legal[0], -1e9
        for code, gain in found:
            if gain > most:
                best, most = code, gain
        return best

    def ranked(self, state: State, seat: int, legal: list[int]) -> Gains:
        """All that is worth considering with what it brings, offers included, best first."""
        w = self.weights[stage(state)]
        step = STEP_OF[state.agenda[-1]]
        if step in TALKS:
            return [(Deals(w, state, seat, self.style).answer(legal), 0.0)]
        found = gains(chart_of(state.tables), w, state, seat, legal)
        if step == BUILD:
            code, gain = Deals(w, state, seat, self.style).begin()
            if code in legal:
                found.append((code, gain))
        found.sort(key=lambda one: -one[1])
        return found

    def decide(self, state: State, seat: int, legal: list[int], rng: Random) -> int:
        """The best action as far as this player can judge."""
        found = self.ranked(state, seat, legal)
        if not self.style.noise:
            return found[0][0]
        return max(found, key=lambda one: one[1] + rng.gauss(0.0, self.style.noise))[0]
