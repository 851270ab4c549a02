"""A game that environments share: a state, its generator, what the one who acts may know and do."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from occasus.core.basics import CHANCE, OccasusError, Seat, View
from occasus.core.game import view
from occasus.core.options import complete
from occasus.envs.rewards import rewards_of
from occasus.features import features_of
from occasus.games import find

Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
RENDER_MODES: Final = ["ansi", "rgb_array"]


class Table:
    """One game after another, with chance played by a generator."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.game: Final = find(game)
        if seats not in self.game.seat_counts:
            counts = self.game.seat_counts
            raise OccasusError(f"{self.game.name} is for {counts[0]} to {counts[-1]} players, not {seats}.")
        self.seats: Final = seats
        self.options: Final = complete(self.game.options, options or {})
        self.features: Final = features_of(self.game, seats, self.options)
        self.actions: Final = len(self.game.catalogue)
        self.rng: Random = Random()
        self.state: Any = None
        self.actors: list[Seat] = []
        self.legal: list[int] = []  # of the first actor
        self.rewards: list[float] = [0.0] * seats

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game; without a seed it goes on with the generator it has."""
        if seed is not None or self.state is None:
            self.rng = Random(seed)
        self.state = self.game.start(self.seats, self.options)
        self.rewards = [0.0] * self.seats
        self.settle()

    def settle(self) -> None:
        """Let chance answer until a seat must decide or the game is over."""
        game, state, rng = self.game, self.state, self.rng
        actors = game.actors(state)
        while actors and actors[0] == CHANCE:
            game.apply(state, CHANCE, game.sample(state, rng), None)
            actors = game.actors(state)
        self.actors = actors
        self.legal = game.legal(state, actors[0]) if actors else []
        if not actors:
            result = game.result(state)
            assert result is not None, "nobody can act, so the game is over"
            self.rewards = rewards_of(game, result)

    def play(self, seat: Seat, action: int) -> None:
        """Carry out an action of a seat; one that is not legal is refused in a sentence."""
        legal = self.legal if self.actors and seat == self.actors[0] else self.game.legal(self.state, seat)
        if action not in legal:
            known = 0 <= action < self.actions
            what = f"{self.game.catalogue.text(action)!r}" if known else f"action {action}"
            raise OccasusError(f"{what} is not legal for seat {seat} now; choose by the action mask.")
        self.game.apply(self.state, seat, action, None)
        self.settle()

    def observation(self, seat: Seat) -> Bytes:
        """What a seat may know, as an array."""
        return np.frombuffer(bytearray(self.features.encode(self.state, seat)), np.uint8)

    def mask(self, seat: Seat) -> Mask:
        """A one for each action that is legal for a seat."""
        made = np.zeros(self.actions, np.int8)
        legal = self.legal if self.actors and seat == self.actors[0] else self.game.legal(self.state, seat)
        made[legal] = 1
        return made

    def view(self, seat: Seat) -> View:
        """What a seat may know, in the words of the board."""
        return view(self.game, self.state, seat)
