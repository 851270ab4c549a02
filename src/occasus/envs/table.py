"""A game that environments share: a state, its generator, what the one who acts may know and do.

One rule for all environments: **an action that is not legal ends the game**, pays `illegal` (-1.0 unless another number
is given) to whoever chose it and nothing to the others, and `info["illegal"]` names the action. With `illegal=None` it
is refused with an error instead. The action spaces draw legal actions only, with or without a mask.

A copy shares nothing with its original and goes on exactly as that would. So does what was pickled, except that Fall
of Rome may turn up other cards: its pickled position holds no order of face-down cards, since none is decided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from random import Random
from typing import Any, Final, Self, TypeAlias

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    from occasus.envs.extras import missing

    raise missing(error) from error

from occasus.core.basics import CHANCE, OccasusError, Seat, View
from occasus.core.game import Game, Result, view
from occasus.core.options import complete
from occasus.core.suggestions import meant
from occasus.envs.rewards import rewards_of
from occasus.envs.versions import find_version
from occasus.features import features_of

Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
RENDER_MODES: Final = ["human", "ansi", "rgb_array"]
ILLEGAL: Final = -1.0


class LegalActions(spaces.Discrete[np.int64]):
    """All actions of a game by number, of which `sample()` draws one that is legal now."""

    def __init__(self, actions: int, mask: Callable[[], Mask]) -> None:
        super().__init__(actions)
        self._mask: Final = mask

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        """A legal action, each as likely as the others unless probabilities are given."""
        return super().sample(self._mask() if mask is None and probability is None else mask, probability)


def check_render_mode(mode: str | None) -> str | None:
    """A way to look at the board, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise OccasusError(f"unknown render_mode {mode!r}; {meant(mode, RENDER_MODES)}")
    return mode


def check_seats(game: Game[Any], seats: object) -> int:
    """A number of players that the game is for."""
    counts = game.seat_counts
    if not isinstance(seats, int) or seats not in counts:
        raise OccasusError(f"{game.name} is for {counts[0]} to {counts[-1]} players, not {seats!r}.")
    return seats


class Whole:
    """Copied whole, also by `copy.copy`: two environments never play at one table."""

    def __copy__(self) -> Self:
        return deepcopy(self)


class Table(Whole):
    """One game after another, with chance played by a generator."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        illegal: float | None = ILLEGAL,
    ) -> None:
        self.name: Final = game  # with a version, `empires_end-v1`, if a former one is played
        self.game: Final = find_version(game)
        self.seats: Final = check_seats(self.game, seats)
        self.options: Final = complete(self.game.options, options or {})
        self.features: Final = features_of(self.game, seats, self.options)
        self.actions: Final = len(self.game.catalogue)
        self.illegal: Final = illegal  # what an action that is not legal pays; None refuses it
        self.rng: Random = Random()
        self.state: Any = None
        self.actors: list[Seat] = []
        self.legal: list[int] = []  # of the first actor
        self.rewards: list[float] = [0.0] * seats
        self.result: Result | None = None  # of a game that was played to its end

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        other = Table(self.name, self.seats, self.options, self.illegal)
        memo[id(self)] = other
        other.rng.setstate(self.rng.getstate())
        other.state = None if self.state is None else self.game.copy(self.state)
        other.actors, other.legal, other.rewards = self.actors[:], self.legal[:], self.rewards[:]
        other.result = self.result
        return other

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__ | {"state": None if self.state is None else self.game.save(self.state)}
        del kept["features"], kept["result"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.__dict__["features"] = features_of(self.game, self.seats, self.options)
        self.state = None if kept["state"] is None else self.game.load(kept["state"])
        self.result = None if self.state is None else self.game.result(self.state)

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game; without a seed it goes on with the generator it has."""
        if seed is not None or self.state is None:
            self.rng = Random(seed)
        self.state = self.game.start(self.seats, self.options)
        self.rewards = [0.0] * self.seats
        self.result = None
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
            self.result = game.result(state)
            assert self.result is not None, "nobody can act, so the game is over"
            self.rewards = rewards_of(game, self.result)

    def play(self, seat: Seat, action: int) -> bool:
        """Carry out an action of a seat. One that is not legal is refused in a sentence, or ends the game: False."""
        legal = self.legal_for(seat)
        if action not in legal:
            if self.illegal is None:
                raise OccasusError(f"{self._name(action)} is not legal for seat {seat} now; use the action mask.")
            self.rewards[seat] = self.illegal
            self.actors, self.legal = [], []
            return False
        self.game.apply(self.state, seat, action, None)
        self.settle()
        return True

    def legal_for(self, seat: Seat) -> list[int]:
        """Return a seat's legal actions; none when the game is over."""
        if seat not in self.actors:
            return []
        return self.legal if seat == self.actors[0] else self.game.legal(self.state, seat)

    def _name(self, action: int) -> str:
        known = 0 <= action < self.actions
        return f"{self.game.catalogue.text(action)!r}" if known else f"action {action}"

    def ending(self) -> dict[str, Any]:
        """The places and scores of a game that is over, for the infos of environments."""
        if self.result is None:
            return {}
        return {"places": list(self.result.places), "scores": list(self.result.scores), "reason": self.result.reason}

    def observation(self, seat: Seat) -> Bytes:
        """Return what a seat may know, as an array."""
        return np.frombuffer(bytearray(self.features.encode(self.state, seat)), np.uint8)

    def mask(self, seat: Seat) -> Mask:
        """A one for each action that is legal for a seat."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal_for(seat)] = 1
        return mask

    def view(self, seat: Seat) -> View:
        """Return what a seat may know, as text."""
        return view(self.game, self.state, seat)
