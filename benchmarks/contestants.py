"""Who is measured: our games by random play, and Catanatron by its own random players.

Each contestant plays games one after another, a slice of CPU time at a time, and tells what it did in the slice.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import process_time
from typing import Any, Final, Protocol, final

PORTION: Final = 200  # decisions between two looks at the clock
COPIES: Final = 200  # timed together


@final
class Slice:
    """What a contestant did in one slice of CPU time."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0  # of players; chance is part of the cost and counted apart
        self.choices = 0  # actions offered, over all decisions
        self.games = 0  # finished
        self.chance = 0.0  # moves per decision, known from elsewhere
        self.copy = 0.0  # seconds for one copy of a position in the middle of a game


class Contestant(Protocol):
    """Plays games for as long as it is told to."""

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""

    def chance(self) -> float:
        """Chance moves per decision, counted outside the measurement; 0 if they are part of the decisions."""


@final
class Ours:
    """One of our games; its copies are timed halfway through a game."""

    def __init__(self, name: str, seats: int, seed: str) -> None:
        from occasus.core.options import complete
        from occasus.games import find

        self._game: Final = find(name)
        self._seats: Final = seats
        self._options: Final = complete(self._game.options, {})
        self._rng: Final = Random(seed)
        self._state: Any = self._game.start(seats, self._options)
        self._middle: Final = self._halfway()

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        from occasus.core.playout import playout

        done = Slice()
        game, rng = self._game, self._rng
        began = process_time()
        while (now := process_time()) - began < seconds:
            decisions, choices = playout(game, self._state, rng, PORTION)
            done.decisions += decisions
            done.choices += choices
            if decisions < PORTION:  # the game is over
                done.games += 1
                self._state = game.start(self._seats, self._options)
        done.seconds = now - began
        began = process_time()
        for _ in range(COPIES):
            game.copy(self._middle)
        done.copy = (process_time() - began) / COPIES
        return done

    def chance(self) -> float:
        """Chance moves per decision, over some games."""
        from occasus.core.basics import CHANCE

        game, rng = self._game, Random("chance")
        decisions = moves = 0
        for _ in range(10):
            state = game.start(self._seats, self._options)
            while actors := game.actors(state):
                seat = actors[0]
                if seat == CHANCE:
                    game.apply(state, CHANCE, game.sample(state, rng), None)
                    moves += 1
                else:
                    game.apply(state, seat, rng.choice(game.legal(state, seat)), None)
                    decisions += 1
        return moves / decisions

    def _halfway(self) -> Any:
        from occasus.core.playout import playout

        game = self._game
        length, _ = playout(game, game.start(self._seats, self._options), Random("halfway"))
        state = game.start(self._seats, self._options)
        playout(game, state, Random("halfway"), length // 2)
        return state


@final
class Catanatron:
    """Catanatron's own loop, four random players; one of its ticks is one decision, dice included."""

    def __init__(self, seed: str) -> None:
        import random

        random.seed(seed)
        self._game = self._new()
        self._middle: Final = self._new()
        for _ in range(200):
            if self._middle.winning_color() is None:
                self._middle.play_tick()

    def _new(self) -> Any:
        theirs = import_module("catanatron")
        return theirs.Game([theirs.RandomPlayer(color) for color in theirs.Color])

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        limit = import_module("catanatron.game").TURNS_LIMIT
        done = Slice()
        game = self._game
        began = process_time()
        while (now := process_time()) - began < seconds:
            for _ in range(PORTION):
                done.choices += len(game.state.playable_actions)
                game.play_tick()
                done.decisions += 1
                if game.winning_color() is not None or game.state.num_turns >= limit:
                    done.games += 1
                    game = self._new()
        self._game = game
        done.seconds = now - began
        began = process_time()
        for _ in range(COPIES):
            self._middle.copy()
        done.copy = (process_time() - began) / COPIES
        return done

    def chance(self) -> float:
        """Dice and draws happen inside its decisions."""
        return 0.0


def find_contestant(name: str, seed: str) -> Contestant:
    """`catanatron`, or a game of ours with its number of seats, `fall_of_rome:3`."""
    if name == "catanatron":
        return Catanatron(seed)
    game, _, seats = name.partition(":")
    return Ours(game, int(seats), seed)
