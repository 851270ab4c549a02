"""Actions tried by playing on for some spaces of the track with the quick policy, the chances judged at the end.

All actions of a decision are tried in the same imagined worlds, and meet the same luck on each space.
"""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.bots.budget import Thinking
from occasus.bots.empires_end.forecast import chances
from occasus.bots.empires_end.policy import Policy, Worths
from occasus.core.basics import CHANCE
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.state import State

TRIED: Final = 3  # actions, at most
MARGIN: Final = 1.5  # points by which an action may look worse at once and still be tried
SPACES: Final = 6  # of the track that are played on
POINT: Final = 0.02  # of a chance: what a point of the first judgement counts for beside the trials


def candidates(worths: Worths) -> Worths:
    """The actions worth trying, best first."""
    ranked = sorted(worths, key=lambda pair: (-pair[0], pair[1]))[:TRIED]
    return [pair for pair in ranked if pair[0] > ranked[0][0] - MARGIN]


def tried(
    policy: Policy, imagined: list[State], seat: int, options: Worths, rng: Random, thinking: Thinking
) -> list[float]:
    """The chance to win after each action: the mean of its trials, and a little for how it looked at once."""
    seed = rng.getrandbits(40)
    totals = [0.0] * len(options)
    rounds = 0
    while thinking.has_time_left() or rounds == 0:
        world = imagined[rounds % len(imagined)]
        for i in range(len(options)):
            totals[i] += _play_on(policy, world, seat, options[i][1], seed + rounds)
        rounds += 1
    best = options[0][0]
    return [totals[i] / rounds + POINT * (options[i][0] - best) for i in range(len(options))]


def _play_on(policy: Policy, world: State, seat: int, code: int, seed: int) -> float:
    """The chance of a seat after an action and some spaces of quick play."""
    state = world.copy()
    luck = Random(seed)
    last = state.space + SPACES
    policy.forget()
    AGENDA.apply(state, seat, code, None)
    space = -1
    while state.agenda and state.space < last:
        if state.space != space:
            space = state.space
            luck.seed(seed * 64 + space)
        actor = AGENDA.actors(state)[0]
        if actor == CHANCE:
            AGENDA.apply(state, CHANCE, AGENDA.sample(state, luck), None)
        else:
            legal = AGENDA.legal(state, actor)
            AGENDA.apply(state, actor, policy.choose(state, actor, legal, luck), None)
    policy.forget()
    return chances(policy, state)[seat]
