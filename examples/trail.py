"""Games of a batch, played by a policy, kept as the decisions it can learn from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from examples.policy import Bytes, Floats, Ints, Legal, Policy, legal_in, legal_of
from occasus.envs.batch import Batch

SMOOTHING: Final = 0.95  # of advantages: how far a later surprise reaches back
BETWEEN: Final = 20  # steps between two looks around
Potential: TypeAlias = Callable[[Bytes], Floats]  # what observations promise besides the reward at the end


class Trail:
    """The decisions of the learning seats in one game."""

    def __init__(self) -> None:
        self.observations: Final[list[Bytes]] = []
        self.codes: Final[list[Ints]] = []  # that were legal
        self.places: Final[list[int]] = []  # of the action among them
        self.chances: Final[list[float]] = []  # that the policy gave it
        self.values: Final[list[float]] = []  # that the policy expected
        self.promises: Final[list[float]] = []

    def advantages(self, reward: float) -> Floats:
        """How much better than expected it went on after each decision (generalised advantage estimation)."""
        rewards = [*np.diff(self.promises).tolist(), reward]
        after, made, later = 0.0, np.zeros(len(self.values), np.float32), 0.0
        for at in range(len(self.values) - 1, -1, -1):
            later = rewards[at] + after - self.values[at] + SMOOTHING * later
            made[at] = later
            after = self.values[at]
        return made


class Lessons:
    """Decisions to learn from."""

    def __init__(self, trails: list[tuple[Trail, Floats]]) -> None:
        self.observations: Final = np.array([each for trail, _ in trails for each in trail.observations])
        self.codes: Final = [each for trail, _ in trails for each in trail.codes]
        self.places: Final = np.array([each for trail, _ in trails for each in trail.places])
        self.chances: Final = np.array([each for trail, _ in trails for each in trail.chances], np.float32)
        self.advantages: Final[Floats] = np.concatenate([advantages for _, advantages in trails])
        values = np.array([each for trail, _ in trails for each in trail.values], np.float32)
        self.returns: Final[Floats] = values + self.advantages

    def legal(self, chosen: Ints) -> Legal:
        """The legal actions of some of the decisions."""
        return legal_of([self.codes[each] for each in chosen.tolist()])


def look_around(batch: Batch, seed: int) -> Bytes:
    """Observations of random play."""
    rng = np.random.default_rng(seed)
    batch.reset()
    seen = []
    for step in range(10 * BETWEEN):
        batch.step(batch.sample(rng))
        if step % BETWEEN == 0:
            seen.append(batch.observations.copy())
    return np.concatenate(seen)


class Playing:
    """A batch in which a policy learns on one seat of each game, in turn, or on all seats of a cooperative one."""

    def __init__(self, batch: Batch, seed: int, potential: Potential | None = None) -> None:
        self.batch: Final = batch
        self.rng: Final = np.random.default_rng(seed)
        self.potential: Final = potential
        self.together: Final = batch.game.cooperative
        self.heroes: Final[Ints] = np.arange(batch.games) % batch.players  # the learning seats
        self.trails: Final = [Trail() for _ in range(batch.games)]
        batch.reset()

    def collect(self, policy: Policy, others: Policy | None, decisions: int) -> tuple[Lessons, float]:
        """Play until games with so many decisions have ended; the lessons, and the mean reward.

        The other seats are played by another policy, or at random.
        """
        done: list[tuple[Trail, Floats]] = []
        rewards: list[float] = []
        batch, count = self.batch, 0
        while count < decisions:
            mine = np.flatnonzero((batch.seats == self.heroes) | self.together)
            actions = batch.sample(self.rng)
            if others is not None and len(mine) < batch.games:
                theirs = np.flatnonzero((batch.seats != self.heroes) & (not self.together))
                legal = legal_in(batch, theirs)
                actions[theirs] = legal.codes[others.choose(batch.observations[theirs], legal, self.rng)[0]]
            if len(mine):
                actions[mine] = self._decide(policy, mine)
            batch.step(actions)
            for game in np.flatnonzero(batch.ended).tolist():
                trail, reward = self.trails[game], float(batch.rewards[game, self.heroes[game]])
                if trail.values:
                    done.append((trail, trail.advantages(reward)))
                rewards.append(reward)
                count += len(trail.values)
                self.trails[game] = Trail()
                self.heroes[game] = (self.heroes[game] + 1) % batch.players
        return Lessons(done), float(np.mean(rewards))

    def _decide(self, policy: Policy, mine: Ints) -> Ints:
        """Choose for the learning seats, and note it."""
        observations = self.batch.observations[mine]
        legal = legal_in(self.batch, mine)
        places, chances, values = policy.choose(observations, legal, self.rng)
        promises = self.potential(observations) if self.potential else np.zeros(len(mine), np.float32)
        for row, game in enumerate(mine.tolist()):
            trail, first = self.trails[game], legal.starts[row]
            trail.observations.append(observations[row])
            trail.codes.append(legal.codes[first : first + legal.counts[row]])
            trail.places.append(int(places[row] - first))
            trail.chances.append(float(chances[row]))
            trail.values.append(float(values[row]))
            trail.promises.append(float(promises[row]))
        return legal.codes[places]
