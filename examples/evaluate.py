"""How good a policy is: games of it against random play, with the interval of its rate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from examples.policy import Policy, legal_in
from examples.trail import Potential
from occasus.arena.statistics import SURE, wilson
from occasus.envs.batch import Batch

LANES: Final = 100  # games at the same time


class Score:
    """Results of some games."""

    def __init__(self, rewards: list[float], lengths: list[int], promises: list[float]) -> None:
        self.games: Final = len(rewards)
        self.wins: Final = sum(reward > 0 for reward in rewards)
        self.reward: Final = float(np.mean(rewards))
        self.decisions: Final = float(np.mean(lengths))  # of all seats
        self.promise: Final = float(np.mean(promises))  # the potential at the last decision
        self.error: Final = float(SURE * np.std(promises) / np.sqrt(len(promises)))  # of a 95 % interval of the promise

    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def text(self) -> str:
        """The rate of wins with its interval."""
        low, high = interval(self)
        return f"{self.rate():.1%} ({low:.1%} to {high:.1%}) of {self.games} games"


def interval(score: Score) -> tuple[float, float]:
    """The 95 % interval of the rate of wins."""
    return wilson(score.wins, score.games)


def evaluate(
    policy: Policy | None,
    game: str,
    seats: int,
    options: Mapping[str, object],
    games: int,
    seed: int,
    potential: Potential | None = None,
) -> Score:
    """Let a policy play one seat of each game, in turn, against random play, or all seats of a cooperative game.

    Without a policy all seats play at random. Every lane plays equally many games, so that short ones do not count
    more often.
    """
    lanes = min(games, LANES)
    batch = Batch(game, lanes, seats, options, seed)
    rng = np.random.default_rng(seed)
    heroes = np.arange(lanes) % seats
    left = np.full(lanes, -(-games // lanes))
    lengths, promises = np.zeros(lanes, int), np.zeros(lanes, np.float32)
    rewards: list[float] = []
    ended_lengths: list[int] = []
    ended_promises: list[float] = []
    batch.reset()
    while left.any():
        actions = batch.sample(rng)
        mine = np.flatnonzero(((batch.seats == heroes) | batch.game.cooperative) & (left > 0))
        if policy is not None and len(mine):
            actions[mine] = policy.best(batch.observations[mine], legal_in(batch, mine))
        if potential:
            promises = potential(batch.observations)
        batch.step(actions)
        lengths += 1
        for lane in np.flatnonzero(batch.ended).tolist():
            if left[lane]:
                left[lane] -= 1
                rewards.append(float(batch.rewards[lane, heroes[lane]]))
                ended_lengths.append(int(lengths[lane]))
                ended_promises.append(float(promises[lane]))
            lengths[lane] = 0
            heroes[lane] = (heroes[lane] + 1) % seats
    return Score(rewards, ended_lengths, ended_promises)
