"""One game of a batch: plays on, lists what the next seat may do, and writes what it may know into the batch's page.

This is the inner loop of training, and compiles. A game that has an `agenda` is played by that, without a call of
Python for every decision; any other by the contract.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from mypy_extensions import i64, u8

from occasus.core.agenda import NOBODY, Agenda
from occasus.core.basics import CHANCE, OccasusError
from occasus.core.game import Game
from occasus.core.int_arrays import Stack, append, vec
from occasus.core.options import Options
from occasus.envs.rewards import rewards_of
from occasus.features.layout import Features
from occasus.features.row import Row


@final
class Page:
    """Observations of all games of a batch, in arrays that NumPy reads without a copy."""

    def __init__(self, games: int, size: int, actions: int) -> None:
        self.size: Final[i64] = size
        self.actions: Final[i64] = actions
        self.observations: Final = vec[u8]([0] * (games * size))
        self.masks: Final = vec[u8]([0] * (games * actions))
        self.seats: Final = vec[u8]([0] * games)  # who acts


@final
class Lane:
    """A game, its generator, and its part of the page."""

    def __init__(
        self,
        game: Game[Any],
        features: Features[Any],
        page: Page,
        number: int,
        seats: int,
        options: Options,
        seed: str,
        illegal: float | None,
    ) -> None:
        self.game: Final = game
        agenda = getattr(game, "agenda", None)
        self.agenda: Final[Agenda[Any] | None] = agenda if isinstance(agenda, Agenda) else None
        self.features: Final = features
        self.page: Final = page
        self.number: Final[i64] = number
        self.row: Final = Row(page.observations, number * page.size, page.size)
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.illegal: Final = illegal  # what an action that is not legal pays; None refuses it
        self.games = 0  # begun so far
        self.rng = Random()
        self.state: Any = None
        self.seat: i64 = 0
        self.codes: Final = Stack()  # what is legal
        self.asked: Final = Stack()  # a place to note who may act
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
        return {"games": self.games, "rng": self.rng, "state": state, "rewards": self.rewards}

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
        self.rng = Random(f"{self.seed}/{self.games}")
        self.games += 1
        self.state = self.game.start(self.seats, self.options)
        self._settle()
        self._show()

    def step(self, action: i64) -> bool:
        """Carry out an action; True if the game has ended and a new one has begun."""
        page = self.page
        if action < 0 or action >= page.actions or not page.masks[self.number * page.actions + action]:
            if self.illegal is None:
                raise OccasusError(f"action {action} is not legal for seat {self.seat} now; use the masks.")
            self.rewards = [self.illegal if seat == self.seat else 0.0 for seat in range(self.seats)]
            self.begin()
            return True
        if self.agenda is not None:
            self.agenda.apply(self.state, self.seat, action, None)
        else:
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
        if self.agenda is not None:
            self.seat = self.agenda.settle(self.state, self.rng, self.asked)
            return self.seat != NOBODY
        game, state, rng = self.game, self.state, self.rng
        while True:
            actors = game.actors(state)
            if not actors:
                return False
            if actors[0] != CHANCE:
                self.seat = actors[0]
                return True
            game.apply(state, CHANCE, game.sample(state, rng), None)

    def _show(self) -> None:
        """Write what the seat may know and do."""
        page, number, codes, seat = self.page, self.number, self.codes, self.seat
        self.features.write(self.state, seat, self.row)
        first = number * page.actions
        for place in range(len(codes)):
            page.masks[first + codes[place]] = 0
        codes.clear()
        if self.agenda is not None:
            self.agenda.offer(self.state, seat, codes)
        else:
            codes.extend(self.game.legal(self.state, seat))
        for place in range(len(codes)):
            page.masks[first + codes[place]] = 1
        page.seats[number] = u8(seat)


def step_all(lanes: list[Lane], actions: list[int]) -> list[int]:
    """Carry out an action in every game; the numbers of those that have ended."""
    ended: list[int] = []
    for number in range(len(lanes)):
        if lanes[number].step(actions[number]):
            ended.append(number)
    return ended


def gather(lanes: list[Lane]) -> tuple[vec[i64], vec[i64]]:
    """Return how many actions are legal in every game, and all their codes, game by game."""
    counts, every = vec[i64](), vec[i64]()
    for lane in lanes:
        codes = lane.codes
        counts = append(counts, len(codes))
        for place in range(len(codes)):
            every = append(every, codes[place])
    return counts, every
