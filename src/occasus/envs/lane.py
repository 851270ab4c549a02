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
        illegal: float | None,
    ) -> None:
        self.game: Final = game
        self.features: Final = features
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.illegal: Final = illegal  # what an action that is not legal pays; None refuses it
        self.games = 0  # begun so far
        self.rng = Random()
        self.state: Any = None
        self.seat = 0
        self.legal: list[int] = []
        self.rewards: list[float] = []  # of the game that has ended last

    def twin(self, other: Lane) -> None:
        """Go on in another lane exactly as in this one."""
        other.take_up(self.kept())
        other.rng = Random()
        other.rng.setstate(self.rng.getstate())
        other.rewards = self.rewards[:]
        if self.state is not None:
            other.state = self.game.copy(self.state)

    def kept(self) -> dict[str, Any]:
        """The game as plain data, for copies and pickles."""
        state = None if self.state is None else self.game.save(self.state)
        return {"seed": self.seed, "games": self.games, "rng": self.rng, "state": state, "rewards": self.rewards}

    def take_up(self, kept: dict[str, Any]) -> None:
        """Go on from what was kept."""
        self.games = kept["games"]
        self.rng = kept["rng"]
        self.rewards = kept["rewards"]
        if kept["state"] is not None:
            self.state = self.game.load(kept["state"])
            self.seat = self.game.actors(self.state)[0]
            self._show()

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
            if self.illegal is None:
                raise OccasusError(f"action {action} is not legal for seat {self.seat} now; choose by the masks.")
            self.rewards = [self.illegal if seat == self.seat else 0.0 for seat in range(self.seats)]
            self.begin()
            return True
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
