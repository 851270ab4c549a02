"""Looking ahead in Struggle for Rome: the best candidates are played on by everybody's quick policy, then judged.

Each candidate is tried in the same imagined worlds with the same dice, so that they differ by what they do and not by
luck. It ends when the same moment of a later round comes, or the game.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from occasus.bots.budget import Thinking
from occasus.bots.struggle_for_rome.mind import Mind
from occasus.bots.victory import shares
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


def play_on(mind: Mind, state: State, rounds: int, seed: int) -> list[float]:
    """Everybody plays quickly for so many rounds; then each seat's chance to win. Changes the state."""
    last, phase = state.round_number + rounds, state.phase
    turn = state.turn
    now = -1
    rng = Random(seed)
    while not state.over:
        if state.round_number >= last and (state.phase, state.turn) >= (phase, turn):
            break
        moment = state.round_number * 8 + state.phase
        if moment != now:  # the same luck in the same phase, whatever was drawn before
            now = moment
            rng.seed(seed * 1024 + moment)
        seat = AGENDA.actors(state)[0]
        if seat == CHANCE:
            AGENDA.apply(state, CHANCE, AGENDA.sample(state, rng), None)
            continue
        legal = AGENDA.legal(state, seat)
        AGENDA.apply(state, seat, legal[0] if len(legal) == 1 else mind.choose(state, seat, legal), None)
    result = ending.result(state)
    return mind.values(state) if result is None else shares(result, False)


@final
class Lookahead:
    """The candidates of one decision, tried in turns."""

    def __init__(self, mind: Mind, rounds: int, width: int, margin: float, trust: float) -> None:
        self.mind: Final = mind
        self.rounds: Final = rounds  # that are played on
        self.width: Final = width  # candidates, at most
        self.margin: Final = margin  # candidates that bring so much less at once are not tried
        self.trust: Final = trust  # in the first judgement: chance to win for one logit

    def prospects(
        self, world: Callable[[int], State], seat: int, legal: list[int], rng: Random, thinking: Thinking
    ) -> list[Prospect]:
        """The candidates after so many trials as there is time for, best first."""
        ranked = self.mind.ranked(world(0), seat, legal)
        found = [Prospect(code, gain) for code, gain in ranked[: self.width] if gain > ranked[0][1] - self.margin]
        seed = rng.getrandbits(32)
        number = 0
        while len(found) > 1 and thinking.goes_on():
            one = found[number % len(found)]
            trial = number // len(found)
            state = world(trial).copy()
            AGENDA.apply(state, seat, one.code, None)
            one.total += play_on(self.mind, state, self.rounds, seed + trial)[seat]
            one.tried += 1
            number += 1
        first = found[0]
        found.sort(key=lambda one: -self._worth(one, first))
        return found

    def chances(self, found: list[Prospect]) -> list[float]:
        """The chance to win after each candidate: what came of the trials and the first judgement, in one order."""
        first = max(found, key=lambda one: one.gain)
        shift = sum([self.trust * (one.gain - first.gain) for one in found]) / len(found)
        return [min(0.99, max(0.01, self._worth(one, first) - shift)) for one in found]

    def _worth(self, one: Prospect, first: Prospect) -> float:
        """The mean of the trials, drawn towards the first judgement."""
        if not one.tried:
            return one.gain - first.gain - 9.0
        return one.mean() + self.trust * (one.gain - first.gain)
