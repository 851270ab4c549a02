"""Many games in one call, written into arrays that are made once.

    batch = Batch("empires_end", games=64, seats=3, seed=1)
    batch.reset()
    while True:
        actions = policy(batch.observations, batch.masks, batch.seats)
        batch.step(actions)  # fills observations, masks, rewards, ended, seats

A game that ends pays `rewards` to all its seats, sets `ended`, and begins anew with its next seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from occasus.core.options import complete
from occasus.envs.lane import Lane
from occasus.features import features_of
from occasus.games import find


class Batch:
    """N games of one kind, each at a decision of one seat."""

    def __init__(
        self, game: str, games: int, seats: int = 0, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        self.game: Final = find(game)
        self.games: Final = games
        self.players: Final = seats or self.game.seat_counts[-1]
        self.options: Final = complete(self.game.options, options or {})
        self.features: Final = features_of(self.game, self.players, self.options)
        self.actions: Final = len(self.game.catalogue)
        size = self.features.layout.size
        self.observations: Final[NDArray[np.uint8]] = np.zeros((games, size), np.uint8)
        self.masks: Final[NDArray[np.bool_]] = np.zeros((games, self.actions), np.bool_)
        self.rewards: Final[NDArray[np.float32]] = np.zeros((games, self.players), np.float32)
        self.ended: Final[NDArray[np.bool_]] = np.zeros(games, np.bool_)
        self.seats: Final[NDArray[np.int8]] = np.zeros(games, np.int8)  # who acts
        seen: Any = memoryview(self.observations.data).cast("B")
        allowed: Any = memoryview(self.masks.data).cast("B")
        self._lanes: Final = [
            Lane(
                self.game,
                self.features,
                self.players,
                self.options,
                f"{seed}/{number}",
                seen[number * size : (number + 1) * size],
                allowed[number * self.actions : (number + 1) * self.actions],
            )
            for number in range(games)
        ]

    def reset(self) -> None:
        """Begin all games, each with its first seed."""
        self.rewards[:] = 0.0
        self.ended[:] = False
        for number, lane in enumerate(self._lanes):
            lane.games = 0
            lane.begin()
            self.seats[number] = lane.seat

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Carry out one action in every game, for the seat that acts there."""
        seats, rewards, ended = self.seats, self.rewards, self.ended
        rewards[:] = 0.0
        ended[:] = False
        for number, (lane, action) in enumerate(zip(self._lanes, actions.tolist(), strict=True)):
            if lane.step(action):
                ended[number] = True
                rewards[number] = lane.rewards
            seats[number] = lane.seat
