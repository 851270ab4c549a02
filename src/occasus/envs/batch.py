"""Many games in one call, written into arrays that are made once.

    batch = Batch("empires_end", games=64, seats=3, seed=1)
    batch.reset()
    while True:
        actions = policy(batch.observations, batch.masks, batch.seats)
        batch.step(actions)  # fills observations, masks, rewards, ended, seats

A game that ends pays `rewards` to all its seats, sets `ended`, and begins again with its next seed; an action that is
not legal ends its game too (`table.py`). Legal actions are few among thousands: besides the masks they are there as
`codes`, game by game, `counts` of them each. Observations, masks and seats are for reading and always tell the
present: the games write where numpy reads. Whoever keeps them past a step copies them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    from occasus.envs.extras import missing

    raise missing(error) from error

from occasus.core.basics import OccasusError
from occasus.core.options import complete
from occasus.envs.game_slot import Lane, Page, gather, step_all
from occasus.envs.table import ILLEGAL, Whole, check_seats
from occasus.envs.versions import find_version
from occasus.features import features_of


class Batch(Whole):
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
        self.name: Final = game  # with a version, if a former one is played
        self.game: Final = find_version(game)
        self.games: Final = games
        self.players: Final = check_seats(self.game, seats or self.game.seat_counts[-1])
        self.seed: Final = seed
        self.illegal: Final = illegal
        self.options: Final = complete(self.game.options, options or {})
        self.features: Final = features_of(self.game, self.players, self.options)
        self.actions: Final = len(self.game.catalogue)
        self.rewards: Final[NDArray[np.float32]] = np.zeros((games, self.players), np.float32)
        self.ended: Final[NDArray[np.bool_]] = np.zeros(games, np.bool_)
        page = Page(games, self.features.layout.size, self.actions)
        self.observations: Final[NDArray[np.uint8]] = _read(page.observations).reshape(games, -1)
        self.masks: Final[NDArray[np.bool_]] = _read(page.masks).view(np.bool_).reshape(games, -1)
        self.seats: Final[NDArray[np.int8]] = _read(page.seats).view(np.int8)  # who acts
        self.counts: NDArray[np.int64] = np.zeros(games, np.int64)  # how many actions are legal
        self.codes: NDArray[np.int64] = np.zeros(0, np.int64)  # the legal actions, game by game
        self.lanes: Final = [
            Lane(self.game, self.features, page, number, self.players, self.options, f"{seed}/{number}", illegal)
            for number in range(games)
        ]

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        other = Batch(self.name, self.games, self.players, self.options, self.seed, self.illegal)
        memo[id(self)] = other
        other.rewards[:], other.ended[:] = self.rewards, self.ended
        for lane, twin in zip(self.lanes, other.lanes, strict=True):
            lane.twin(twin)
        other._gather()
        return other

    def __getstate__(self) -> dict[str, Any]:
        setup = (self.name, self.games, self.players, self.options, self.seed, self.illegal)
        kept = {"rewards": self.rewards.copy(), "ended": self.ended.copy()}
        return {"made": setup, "lanes": [lane.kept() for lane in self.lanes], **kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Batch.__init__(self, *kept["made"])
        self._go_on(kept)

    def _go_on(self, kept: dict[str, Any]) -> None:
        """Stand where another batch stood."""
        self.rewards[:] = kept["rewards"]
        self.ended[:] = kept["ended"]
        for lane, lane_state in zip(self.lanes, kept["lanes"], strict=True):
            lane.take_up(lane_state)
        self._gather()

    def reset(self) -> None:
        """Begin all games, each with its first seed."""
        self.rewards[:] = 0.0
        self.ended[:] = False
        for lane in self.lanes:
            lane.games = 0
            lane.begin()
        self._gather()

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
        self._gather()

    def _gather(self) -> None:
        """Note what is legal; the rest is read where the games write it."""
        counts, codes = gather(self.lanes)
        self.counts = np.array(counts, np.int64)
        self.codes = np.array(codes, np.int64)


def _read(cells: Any) -> NDArray[np.uint8]:
    """Bytes as numpy sees them, for reading only."""
    seen = np.frombuffer(cells, np.uint8)
    seen.flags.writeable = False
    return seen
