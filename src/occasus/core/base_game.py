"""The base of all games that run on an agenda."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from occasus.core.agenda import Agenda, AgendaState
from occasus.core.basics import Json, Position, Seat
from occasus.core.deprecation import warn_renamed
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.core.options import Options

S = TypeVar("S", bound=AgendaState)


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseGame(Generic[S]):
    """The functions of the contract that the agenda answers, and the former names of two others."""

    def __init__(self, agenda: Agenda[S], overlay: dict[str, Json]) -> None:
        assert not agenda.unbound(), agenda.unbound()
        self.agenda: Agenda[S] = agenda
        self.actors: Callable[[S], list[Seat]] = agenda.actors
        self.legal: Callable[[S, Seat], list[int]] = agenda.legal
        self.odds: Callable[[S], list[tuple[int, int]]] = agenda.odds
        self.sample: Callable[[S, Random], int] = agenda.sample
        self.apply: Callable[[S, Seat, int, Log | None], None] = agenda.apply
        self.play_chance: Callable[[S, Random], Seat] = agenda.play_chance
        self.fill_legal: Callable[[S, Seat, Stack], int] = agenda.fill_legal
        self._prepared: tuple[int, Options, S] | None = None  # the latest start: copying it is faster than setting up
        self.overlay: dict[str, Json] = overlay

    def __repr__(self) -> str:
        return f"<Game {getattr(self, 'name', type(self).__name__)}{', other content' if self.overlay else ''}>"

    def start(self, seats: int, options: Options) -> S:
        """Return a new game, before the first chance move."""
        prepared = self._prepared
        if prepared is None or prepared[0] != seats or prepared[1] != options:
            prepared = self._prepared = (seats, dict(options), self.set_up(seats, options))
        return cast("S", prepared[2].copy())

    def set_up(self, seats: int, options: Options) -> S:
        """Return the state that games with these options start from."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        return cast("S", state.copy())

    def from_position(self, position: Position, seats: int, options: Options, rng: Random) -> S:
        """Return a state that fits a position; what is hidden is sampled."""
        raise NotImplementedError

    def resample_hidden(self, state: S, seat: Seat, rng: Random) -> S:
        """Return another state that looks the same to a seat."""
        raise NotImplementedError

    def scores_now(self, position: Position) -> list[int]:
        """Return what each seat would have if the game ended at a position, as far as the position says."""
        return [0] * int(position["seats"])

    def share_left(self, position: Position) -> float:
        """Return how much of the game is still to come, from 1 to 0."""
        return 1.0

    def arrange(self, position: Position, seats: int, options: Options, rng: Random) -> S:
        """Return `from_position(...)` under its former name."""
        warn_renamed("Game.arrange", "from_position")
        return self.from_position(position, seats, options, rng)

    def redeal(self, state: S, seat: Seat, rng: Random) -> S:
        """Return `resample_hidden(...)` under its former name."""
        warn_renamed("Game.redeal", "resample_hidden")
        return self.resample_hidden(state, seat, rng)
