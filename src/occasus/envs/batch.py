"""Many games in one call, written into arrays that are made once.

    batch = Batch("empires_end", games=64, seats=3, seed=1)
    batch.reset()
    while True:
        actions = policy(batch.observations, batch.masks, batch.seats)
        batch.step(actions)  # fills observations, masks, rewards, ended, seats

A game that ends pays `rewards` to all its seats, sets `ended`, and begins anew with its next seed; an action that is
not legal ends its game too (`table.py`). Legal actions are few among thousands: besides the masks they are there as
`codes`, game by game, `counts` of them each. Observations are for reading: a step writes only what has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from occasus.core.basics import OccasusError
from occasus.core.options import complete
from occasus.envs.lane import Lane, look, step_all
from occasus.envs.table import ILLEGAL, check_seats
from occasus.features import features_of
from occasus.games import find


class Batch:
    """N games of one kind, each at a decision of one seat."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        illegal: float | None = ILLEGAL,
    ) -> None:
        self.game: Final = find(game)
        self.games: Final = games
        self.players: Final = check_seats(self.game, seats or self.game.seat_counts[-1])
        self.illegal: Final = illegal
        self.options: Final = complete(self.game.options, options or {})
        self.features: Final = features_of(self.game, self.players, self.options)
        self.actions: Final = len(self.game.catalogue)
        size = self.features.layout.size
        self.observations: Final[NDArray[np.uint8]] = np.zeros((games, size), np.uint8)
        self.masks: Final[NDArray[np.bool_]] = np.zeros((games, self.actions), np.bool_)
        self.rewards: Final[NDArray[np.float32]] = np.zeros((games, self.players), np.float32)
        self.ended: Final[NDArray[np.bool_]] = np.zeros(games, np.bool_)
        self.seats: Final[NDArray[np.int8]] = np.zeros(games, np.int8)  # who acts
        self.counts: Final[NDArray[np.int64]] = np.zeros(games, np.int64)  # how many actions are legal
        self.codes: NDArray[np.int64] = np.zeros(0, np.int64)  # the legal actions, game by game
        self._marked: NDArray[np.int64] = np.zeros(0, np.int64)  # where there is a one in the masks
        self._rows: Final = np.arange(games) * self.actions  # where the masks of a game begin
        self.lanes: Final = [self._lane(f"{seed}/{number}", self.observations[number]) for number in range(games)]
        self.observations.flags.writeable = False  # what has not changed is not written again

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        other = Batch(self.game.name, self.games, self.players, self.options, 0, self.illegal)
        memo[id(self)] = other
        other.__setstate__(deepcopy(self.__getstate__(), memo))
        for lane, twin in zip(self.lanes, other.lanes, strict=True):
            lane.twin(twin)
        return other

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__ | {"lanes": [lane.kept() for lane in self.lanes]}
        del kept["features"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.__dict__["features"] = features_of(self.game, self.players, self.options)
        observations = np.zeros_like(self.observations)
        self.__dict__["observations"] = observations
        self.__dict__["lanes"] = [
            self._lane(each["seed"], observations[number]) for number, each in enumerate(kept["lanes"])
        ]
        for lane, each in zip(self.lanes, kept["lanes"], strict=True):
            lane.take_up(each)
        observations.flags.writeable = False

    def _lane(self, seed: str, row: NDArray[np.uint8]) -> Lane:
        """A game that writes what it looks like into a row."""
        features = features_of(self.game, self.players, self.options)
        features.row.seen = memoryview(row.data)
        return Lane(self.game, features, self.players, self.options, seed, self.illegal)

    def reset(self) -> None:
        """Begin all games, each with its first seed."""
        self.rewards[:] = 0.0
        self.ended[:] = False
        for lane in self.lanes:
            lane.games = 0
            lane.begin()
        self._look()

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        places = (rng.random(self.games) * self.counts).astype(np.int64)
        places += np.cumsum(self.counts) - self.counts
        return self.codes[places]

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Carry out one action in every game, for the seat that acts there."""
        if actions.shape != (self.games,):
            raise OccasusError(f"there are {self.games} games, so give an array of {self.games} actions.")
        rewards, ended = self.rewards, self.ended
        rewards[:] = 0.0
        ended[:] = False
        for number in step_all(self.lanes, actions.tolist()):
            ended[number] = True
            rewards[number] = self.lanes[number].rewards
        self._look()

    def _look(self) -> None:
        """Note who acts and what is legal."""
        seats, counts, codes = look(self.lanes)
        self.seats[:] = seats
        self.counts[:] = counts
        self.codes = np.array(codes, np.int64)
        masks = self.masks.reshape(-1)
        masks[self._marked] = False
        self._marked = self.codes + np.repeat(self._rows, self.counts)
        masks[self._marked] = True
