"""Environments as contestants: a batch of games, as many single environments, and PettingZoo's chess.

All are used as their makers tell: observe, choose evenly among the legal actions, step, begin anew after the end. What
single environments tell is put into arrays for all of them, as a policy needs it. A decision is a step of an agent.
"""

from __future__ import annotations

from time import process_time
from typing import Any, Final, final

import numpy as np

from benchmarks.slices import Contestant, Slice

GAMES: Final = 64  # at the same time, in a batch or in single environments
PREFIXES: Final = ("batch ", "aec ", "gymnasium ", "vector ")
CHESS: Final = "chess (PettingZoo)"


@final
class BatchOfGames:
    """N games in one call."""

    def __init__(self, game: str, seats: int) -> None:
        from occasus.envs.batch import Batch

        self._batch: Final = Batch(game, GAMES, seats)
        self._batch.reset()
        self._rng: Final = np.random.default_rng(1)

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        done, batch, rng = Slice(), self._batch, self._rng
        began = process_time()
        while (now := process_time()) - began < seconds:
            batch.step(batch.sample(rng))
            done.decisions += GAMES
            done.games += int(batch.ended.sum())
        done.seconds = now - began
        return done

    def chance(self) -> float:
        """Chance is part of the steps."""
        return 0.0


@final
class Cycles:
    """N environments of PettingZoo, one step each in turn."""

    def __init__(self, environments: list[Any]) -> None:
        self._environments: Final = environments
        self._rng: Final = np.random.default_rng(1)
        for seed, each in enumerate(environments):
            each.reset(seed=seed)
        first = environments[0].last()[0]
        self._seen: Final = np.array([first["observation"]] * GAMES)
        self._masks: Final = np.array([first["action_mask"]] * GAMES)

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        done, rng = Slice(), self._rng
        began = process_time()
        while (now := process_time()) - began < seconds:
            for number, environment in enumerate(self._environments):
                observation, _, ended, cut, _ = environment.last()
                if ended or cut:
                    environment.reset()
                    observation = environment.last()[0]
                    done.games += 1
                self._seen[number] = observation["observation"]
                self._masks[number] = observation["action_mask"]
                legal = np.flatnonzero(observation["action_mask"])
                environment.step(int(legal[int(rng.random() * len(legal))]))
                done.decisions += 1
        done.seconds = now - began
        return done

    def chance(self) -> float:
        """Chance is part of the steps."""
        return 0.0


@final
class Singles:
    """N environments of Gymnasium, one step each in turn."""

    def __init__(self, environments: list[Any]) -> None:
        self._environments: Final = environments
        self._rng: Final = np.random.default_rng(1)
        told = [each.reset(seed=seed) for seed, each in enumerate(environments)]
        self._seen: Final = np.array([observation for observation, _ in told])
        self._masks: Final = np.array([info["action_mask"] for _, info in told])

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        done, rng, masks = Slice(), self._rng, self._masks
        began = process_time()
        while (now := process_time()) - began < seconds:
            for number, environment in enumerate(self._environments):
                legal = np.flatnonzero(masks[number])
                observation, _, ended, cut, info = environment.step(legal[int(rng.random() * len(legal))])
                done.decisions += 1
                if ended or cut:
                    observation, info = environment.reset()
                    done.games += 1
                self._seen[number] = observation
                masks[number] = info["action_mask"]
        done.seconds = now - began
        return done

    def chance(self) -> float:
        """Chance is part of the steps."""
        return 0.0


@final
class Vector:
    """N environments of Gymnasium in its own vector."""

    def __init__(self, makers: list[Any]) -> None:
        from gymnasium.vector import AutoresetMode, SyncVectorEnv

        self._vector: Final = SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)
        self._rng: Final = np.random.default_rng(1)
        self._masks: Any = self._vector.reset(seed=1)[1]["action_mask"]

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        done, rng = Slice(), self._rng
        began = process_time()
        while (now := process_time()) - began < seconds:
            rows, codes = np.divmod(np.flatnonzero(self._masks), self._masks.shape[1])
            counts = np.bincount(rows)
            places = (rng.random(GAMES) * counts).astype(np.int64) + np.cumsum(counts) - counts
            _, _, ended, _, infos = self._vector.step(codes[places])
            self._masks = infos["action_mask"]
            done.decisions += GAMES
            done.games += int(ended.sum())
        done.seconds = now - began
        return done

    def chance(self) -> float:
        """Chance is part of the steps."""
        return 0.0


def find_environment(name: str) -> Contestant:
    """By name: `batch empires_end:4`, `aec empires_end:4`, `gymnasium fall_of_rome:3`, or PettingZoo's chess."""
    if name == CHESS:
        from pettingzoo.classic import chess_v6

        return Cycles([chess_v6.env() for _ in range(GAMES)])
    kind, _, which = name.partition(" ")
    game, _, seats = which.partition(":")
    if kind == "batch":
        return BatchOfGames(game, int(seats))
    if kind == "aec":
        from occasus.envs.aec import OccasusAEC

        return Cycles([OccasusAEC(game, int(seats)) for _ in range(GAMES)])
    from occasus.envs.single import OccasusEnv

    if kind == "vector":
        return Vector([lambda: OccasusEnv(game, int(seats))] * GAMES)
    return Singles([OccasusEnv(game, int(seats)) for _ in range(GAMES)])
