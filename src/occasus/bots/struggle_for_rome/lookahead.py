"""Looking ahead in Struggle for Rome: the best candidates are played on by everyone's quick policy, then judged.

Each candidate is tried in the same imagined worlds with the same dice, so that they differ by what they do and not by
luck. It ends when the same moment of a later round comes, or the game. The moment is set before a candidate is played:
ending a turn moves on to the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from occasus.bots.budget import Thinking
from occasus.bots.common.chances import shares
from occasus.bots.struggle_for_rome.policy import Policy
from occasus.core.basics import CHANCE
from occasus.games.struggle_for_rome.agenda import AGENDA
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules import ending


@final
class Prospect:
    """One candidate: what it brings at once, and what came of it."""

    def __init__(self, code: int, gain: float) -> None:
        self.code: Final = code
        self.gain: Final = gain
        self.tried = 0
        self.total = 0.0

    def mean(self) -> float:
        """The average chance to win; 0 if it was never tried."""
        return self.total / self.tried if self.tried else 0.0


Moment = tuple[int, int, int]
"""A round, a phase, and how many players have had their turn in it."""


def moment_after(state: State, rounds: int) -> Moment:
    """Return the same moment so many rounds later."""
    return (int(state.round_number) + rounds, int(state.phase), int(state.turn))


def play_on(policy: Policy, state: State, until: Moment, seed: int) -> list[float]:
    """Play quickly for all seats until a moment; return each seat's chance to win. Changes the state."""
    now = -1
    rng = Random(seed)
    while not state.over and (state.round_number, state.phase, state.turn) < until:
        moment = state.round_number * 8 + state.phase
        if moment != now:  # the same luck in the same phase, whatever was drawn before
            now = moment
            rng.seed(seed * 1024 + moment)
        seat = AGENDA.actors(state)[0]
        if seat == CHANCE:
            AGENDA.apply(state, CHANCE, AGENDA.sample(state, rng), None)
            continue
        legal = AGENDA.legal(state, seat)
        AGENDA.apply(state, seat, legal[0] if len(legal) == 1 else policy.choose(state, seat, legal), None)
    result = ending.result(state)
    return policy.values(state) if result is None else shares(result, False)


@final
class Lookahead:
    """The candidates of one decision, tried in turns."""

    def __init__(self, policy: Policy, rounds: int, width: int, margin: float, trust: float) -> None:
        self.policy: Final = policy
        self.rounds: Final = rounds  # that are played on
        self.width: Final = width  # candidates, at most
        self.margin: Final = margin  # candidates that bring so much less at once are not tried
        self.trust: Final = trust  # in the first judgement: chance to win for one logit

    def prospects(
        self, world: Callable[[int], State], seat: int, legal: list[int], rng: Random, thinking: Thinking
    ) -> list[Prospect]:
        """The candidates after so many trials as there is time for, best first."""
        ranked = self.policy.ranked(world(0), seat, legal)
        result = [Prospect(code, gain) for code, gain in ranked[: self.width] if gain > ranked[0][1] - self.margin]
        seed = rng.getrandbits(32)
        number = 0
        while len(result) > 1 and thinking.has_time_left():
            one = result[number % len(result)]
            trial = number // len(result)
            state = world(trial).copy()
            until = moment_after(state, self.rounds)
            AGENDA.apply(state, seat, one.code, None)
            one.total += play_on(self.policy, state, until, seed + trial)[seat]
            one.tried += 1
            number += 1
        first = result[0]
        result.sort(key=lambda one: -self._worth(one, first))
        return result

    def chances(self, prospects: list[Prospect]) -> list[float]:
        """The chance to win after each candidate: what came of the trials and the first judgement, in one order."""
        first = max(prospects, key=lambda one: one.gain)
        shift = sum([self.trust * (one.gain - first.gain) for one in prospects]) / len(prospects)
        return [min(0.99, max(0.01, self._worth(one, first) - shift)) for one in prospects]

    def _worth(self, one: Prospect, first: Prospect) -> float:
        """The mean of the trials, drawn towards the first judgement."""
        if not one.tried:
            return one.gain - first.gain - 9.0
        return one.mean() + self.trust * (one.gain - first.gain)
