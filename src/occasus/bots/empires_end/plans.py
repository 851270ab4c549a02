"""Plans for one's own part of a phase: what an action is worth if the rest is played by the quick policy."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.bots.budget import Thinking
from occasus.bots.empires_end.policy import Policy, Worths
from occasus.games.empires_end import deeds, flow
from occasus.games.empires_end.state import State
from occasus.games.empires_end.steps import FIRST_CHANCE

LONGEST: Final = 40  # own decisions in a phase


def finish(policy: Policy, state: State, seat: int, rng: Random) -> None:
    """Play a seat's decisions until the hourglass moves or others are to decide."""
    space = state.space
    for _ in range(LONGEST):
        while state.agenda and state.agenda[-1] >= FIRST_CHANCE:
            codes = flow.outcomes(state)
            flow.chance(state, codes[int(rng.random() * len(codes))], None)
            deeds.run(state, None)
        if not state.agenda or state.space != space or state.todo[seat] < 0:
            return
        legal = deeds.legal(state, seat)
        deeds.act(state, seat, policy.choose(state, seat, legal, rng), None)


def planned(
    policy: Policy, state: State, seat: int, worths: Worths, number: int, rng: Random, thinking: Thinking
) -> Worths:
    """The best few actions judged anew by where the seat stands at the end of its phase."""
    if number < 2 or state.takers:
        return worths
    ranked = sorted(worths, key=lambda pair: (-pair[0], pair[1]))[:number]
    now = policy.outlook.value(state, seat)
    quick = Policy(policy.outlook, False, policy.foresight, policy.mixing)
    found: Worths = []
    for worth, code in ranked:
        if found and not thinking.goes_on():
            break
        tried = state.copy()
        deeds.act(tried, seat, code, None)
        finish(quick, tried, seat, rng)
        found.append((policy.outlook.value(tried, seat) - now + 0.01 * worth, code))
    return found
