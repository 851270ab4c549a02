"""A match: a game being played, as the list of its moves, the seats' and chance's.

The state follows from the list. Only the match owns a generator: each chance move is drawn by one made
from the seed and the number of the move, so that a match goes on after loading as if it had never
stopped, and anyone who knows the seed can check the dice.
"""

from __future__ import annotations

import hashlib
from random import Random
from typing import Final, Generic, TypeVar

from occasus.core.basics import CHANCE, EVERYTHING, OccasusError, Refused, Seat, View
from occasus.core.game import Game, Result, view
from occasus.core.log import Event, Log
from occasus.core.options import Options
from occasus.core.turn_chance import draw_by_turn, is_by_turn

S = TypeVar("S")
Move = tuple[Seat, int]


def dice(seed: str, number: int) -> Random:
    """The generator for the chance move with this number."""
    return Random(int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest(), "big"))


class Match(Generic[S]):
    """A game, its seats and options, a seed, and the moves so far."""

    def __init__(self, game: Game[S], seats: int, options: Options, seed: str, state: S | None = None) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.state: S = game.start(seats, options) if state is None else state
        self.opening: Final[S | None] = None if state is None else game.copy(state)  # a position instead of a setup
        self.moves: list[Move] = []
        self.log: list[list[Event]] = []  # by move
        self._before: list[S] = []  # states before the moves that can still be taken back

    def settle(self) -> None:
        """Let chance answer until a seat must decide or the game is over."""
        while self.game.actors(self.state) == [CHANCE]:
            self.make(CHANCE, self.drawn())

    def drawn(self) -> int:
        """The chance move that the seed gives now."""
        if is_by_turn(self.seed):
            return draw_by_turn(self.game, self.state, self.seed, self.moves, self.log)
        return self.game.sample(self.state, dice(self.seed, len(self.moves)))

    def play(self, seat: Seat, action: int | str) -> list[Event]:
        """Make a seat's move, by code or text, then let chance answer. Illegal moves are refused and change nothing."""
        code = self.game.catalogue.parse(action) if isinstance(action, str) else action
        self.refuse_illegal(seat, code)
        first = len(self.moves)
        self.make(seat, code)
        self.settle()
        return [event for events in self.log[first:] for event in events]

    def refuse_illegal(self, seat: Seat, action: int) -> None:
        """Raise Refused, with the rule, unless this seat may choose this action now."""
        actors = self.game.actors(self.state)
        if not actors:
            raise Refused("the game is over")
        if seat not in actors:
            names = " or ".join(f"seat {actor}" for actor in actors)
            rule = self.game.explain(self.state, seat, action) or ""
            raise Refused(f"seat {seat} has nothing to decide now; waiting for {names}", rule)
        if action not in self.game.legal(self.state, seat):
            rule = self.game.explain(self.state, seat, action) or ""
            raise Refused(f"{self.game.catalogue.text(action)!r} is not allowed now", rule)

    def chance(self, action: int) -> list[Event]:
        """Make a chosen chance move; for scenes, replays and tests."""
        if self.game.actors(self.state) != [CHANCE]:
            raise Refused("chance has nothing to decide now")
        if action not in [code for code, weight in self.game.odds(self.state) if weight]:
            raise Refused(f"chance cannot {self.game.catalogue.text(action)!r} now")
        self.make(CHANCE, action)
        return self.log[-1]

    def undo(self) -> int:
        """Take back the last move of a seat; returns how many moves are left.

        Refused when it revealed something or chance has answered it: what was seen stays.
        """
        if not self._before:
            raise OccasusError("nothing to undo: the last move revealed or rolled something.")
        self.state = self._before.pop()
        self.moves.pop()
        self.log.pop()
        return len(self.moves)

    def can_undo(self) -> bool:
        """Return whether the last move can be taken back."""
        return bool(self._before)

    def free_moves(self) -> int:
        """Return how many of the last moves can be taken back."""
        return len(self._before)

    def view(self, seat: Seat) -> View:
        if not EVERYTHING <= seat < self.seats:
            raise OccasusError(f"there is no seat {seat}; this match has {self.seats} seats, from 0.")
        return view(self.game, self.state, seat)

    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.game.result(self.state)

    def text(self, move: Move) -> str:
        """`0 march lugdunum 2`, or `chance reveal huns lutetia`."""
        seat, action = move
        return f"{'chance' if seat == CHANCE else seat} {self.game.catalogue.text(action)}"

    def make(self, seat: Seat, action: int) -> None:
        """Make a move that is known to be legal."""
        before = None if seat == CHANCE else self.game.copy(self.state)
        log = Log()
        self.game.apply(self.state, seat, action, log)
        if before is None or any(event.kind.reveals for event in log.events):
            self._before.clear()
        else:
            self._before.append(before)
        self.moves.append((seat, action))
        self.log.append(log.events)

    def __repr__(self) -> str:
        state = "over" if self.result() else "going on"
        return f"<Match of {self.game.name}, {self.seats} seats, seed {self.seed!r}, {len(self.moves)} moves, {state}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Copied and pickled by its moves, as it is kept in files; what was said goes along."""
        said = [(number, event) for number, events in enumerate(self.log) for event in events if event.kind.spoken]
        return replayed, (self.game, self.seats, dict(self.options), self.seed, self.opening, self.moves[:], said)


def replayed(
    game: Game[S],
    seats: int,
    options: Options,
    seed: str,
    opening: S | None,
    moves: list[Move],
    said: list[tuple[int, Event]],
) -> Match[S]:
    """A match again, from moves that are known to be legal."""
    match = Match(game, seats, options, seed, None if opening is None else game.copy(opening))
    for seat, action in moves:
        match.make(seat, action)
    for number, event in said:
        match.log[number].append(event)
    return match
