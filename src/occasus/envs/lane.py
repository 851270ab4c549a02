"""One game of a batch: plays on, lists what the next seat may do, and writes what it may know into the batch's array.

This is the inner loop of training, and compiles.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.core.basics import CHANCE, OccasusError
from occasus.core.game import Game
from occasus.core.options import Options
from occasus.envs.rewards import rewards_of
from occasus.features.layout import Features


@final
class Lane:
    """A game, its generator, and its features, which write into its row of the observations."""

    def __init__(
        self,
        game: Game[Any],
        features: Features[Any],
        seats: int,
        options: Options,
        seed: str,
    ) -> None:
        self.game: Final = game
        self.features: Final = features
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.games = 0  # begun so far
        self.rng = Random()
        self.state: Any = None
        self.seat = 0
        self.legal: list[int] = []
        self.rewards: list[float] = []  # of the game that has ended last

    def begin(self) -> None:
        """Begin the next game."""
        self.rng = Random(f"{self.seed}/{self.games}")
        self.games += 1
        self.state = self.game.start(self.seats, self.options)
        self._settle()
        self._show()

    def step(self, action: int) -> bool:
        """Carry out an action; True if the game has ended and a new one has begun."""
        if action not in self.legal:
            raise OccasusError(f"action {action} is not legal for seat {self.seat} now; choose by the masks.")
        self.game.apply(self.state, self.seat, action, None)
        if self._settle():
            self._show()
            return False
        result = self.game.result(self.state)
        assert result is not None, "nobody can act, so the game is over"
        self.rewards = rewards_of(self.game, result)
        self.begin()
        return True

    def _settle(self) -> bool:
        """Let chance answer until a seat must decide; False when the game is over."""
        game, state, rng = self.game, self.state, self.rng
        while True:
            actors = game.actors(state)
            if not actors:
                return False
            seat = actors[0]
            if seat != CHANCE:
                self.seat = seat
                return True
            game.apply(state, CHANCE, game.sample(state, rng), None)

    def _show(self) -> None:
        """Write what the seat may know and do."""
        self.features.update(self.state, self.seat)
        self.legal = self.game.legal(self.state, self.seat)


def step_all(lanes: list[Lane], actions: list[int]) -> list[int]:
    """Carry out an action in every game; the numbers of those that have ended."""
    ended: list[int] = []
    for number in range(len(lanes)):
        if lanes[number].step(actions[number]):
            ended.append(number)
    return ended


def look(lanes: list[Lane]) -> tuple[list[int], list[int], list[int]]:
    """Who acts in every game, how many actions are legal there, and all their codes, game by game."""
    seats: list[int] = []
    counts: list[int] = []
    codes: list[int] = []
    for lane in lanes:
        seats.append(lane.seat)
        counts.append(len(lane.legal))
        codes += lane.legal
    return seats, counts, codes
