"""Looking ahead in Fall of Rome: what the partners could make of the best plans of a turn.

After a plan each partner plans a quick turn of its own, with no card drawn between, so that a plan counts by the
meetings, alliances and battles that it makes possible. Luck is left out: where it was sampled instead, few trials told
nothing and many took too long.
"""

from __future__ import annotations

from typing import Final, final

from occasus.bots.budget import Thinking
from occasus.bots.fall_of_rome.planner import Node, Planner, position_key
from occasus.bots.fall_of_rome.style import Style
from occasus.games.fall_of_rome.flow import advance
from occasus.games.fall_of_rome.steps import END_TURN_STEP

ENOUGH: Final = 1000  # positions of a quick turn: no limit


@final
class Prospect:
    """A plan, and what it is worth with what the partners make of it."""

    def __init__(self, plan: Node, worth: float) -> None:
        self.plan: Final = plan
        self.worth: Final = worth


@final
class Foresight:
    """Tries the best plans of one position."""

    def __init__(self, planner: Planner, style: Style) -> None:
        self.style: Final = style
        self.quick: Final = Planner(planner.evaluation, Style(style.quick), planner.rng)

    def ranked(self, plans: list[Node], thinking: Thinking) -> list[Prospect]:
        """The plans that end differently, best first: those that were tried before the others."""
        tried: list[Prospect] = []
        others: list[Prospect] = []
        seen: set[tuple[int, ...]] = set()
        for plan in plans:
            key = position_key(plan.state)
            if key in seen:
                continue
            seen.add(key)
            if thinking.goes_on() or not tried:
                tried.append(Prospect(plan, (plan.worth + self.tried(plan, thinking)) / 2.0))
            else:
                others.append(Prospect(plan, plan.worth))
        tried.sort(key=_worth, reverse=True)
        most = tried[0].plan.worth - tried[0].worth  # so that the best is worth what its own turn is
        found = [Prospect(one.plan, one.worth + most) for one in tried]
        for one in others:
            found.append(Prospect(one.plan, min(one.worth, found[-1].worth)))
        return found

    def tried(self, plan: Node, thinking: Thinking) -> float:
        """What a plan leads to when the partners have had their turns."""
        state, luck, worth = plan.state, plan.luck, plan.worth
        for _ in range(state.tables.pawns - 1):
            if state.outcome:
                break
            state = state.copy()
            while state.agenda[-1] != END_TURN_STEP.base:
                state.agenda.pop()
            advance(state, None)
            best = self.quick.plans(state, Thinking(ENOUGH, thinking.until))[0]
            worth = best.worth + luck
            luck += best.luck
            state = best.state
        return worth


def _worth(one: Prospect) -> float:
    return one.worth
