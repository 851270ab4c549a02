"""Who is measured: our games by random play, and the peers.

Each contestant plays games one after another, a slice of CPU time at a time, and tells what it did in the slice.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any, Final, final

from benchmarks.environment_contestants import CHESS, PREFIXES, find_environment
from benchmarks.peers import NEEDS, find_peer
from benchmarks.slices import PORTION, Contestant, Slice

COMPILED: Final = " compiled"  # behind the name of a game of ours: by the compiled package
CONTRACT: Final = " by the contract"  # before that: decision by decision, not as one playout
BUFFER: Final = " into a buffer"  # likewise, with legal actions in a buffer that is used again


def into_buffer(game: Any, state: Any, rng: Random, most: int) -> tuple[int, int]:
    """Play on as a program of somebody else would that wants to be fast: see docs/bots.md."""
    from occasus.core.int_arrays import Stack

    codes = Stack()
    decisions = choices = 0
    play_chance, fill_legal, apply, random = game.play_chance, game.fill_legal, game.apply, rng.random
    while decisions < most and (seat := play_chance(state, rng)) >= 0:
        count = fill_legal(state, seat, codes)
        apply(state, seat, codes[int(random() * count)], None)
        decisions += 1
        choices += count
    return decisions, choices


@final
class Ours:
    """One of our games; its copies and simulations begin halfway through a game."""

    def __init__(self, name: str, seats: int, seed: str, way: str) -> None:
        from occasus.core.options import complete
        from occasus.core.playout import by_contract, playout
        from occasus.games import find

        self._play: Final[Any] = {"": playout, CONTRACT: by_contract, BUFFER: into_buffer}[way]
        self._game: Final = find(name)
        self._seats: Final = seats
        self._options: Final = complete(self._game.options, {})
        self._rng: Final = Random(seed)
        self._state: Any = self._game.start(seats, self._options)
        self._middle: Final = self._halfway()

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        done = Slice()
        game, rng = self._game, self._rng
        began = process_time()
        while (now := process_time()) - began < seconds:
            decisions, choices = self._play(game, self._state, rng, PORTION)
            done.decisions += decisions
            done.choices += choices
            if decisions < PORTION:  # the game is over
                done.games += 1
                self._state = game.start(self._seats, self._options)
        done.seconds = now - began
        middle = self._middle
        done.measure_search(
            lambda: game.copy(middle), lambda: self._play(game, game.copy(middle), rng, 1 << 30), seconds / 2
        )
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


def find_contestant(name: str, seed: str) -> Contestant:
    """A peer, an environment, or a game of ours with its number of seats, `fall_of_rome:3`."""
    if name == CHESS or name.startswith(PREFIXES):
        return find_environment(name.removesuffix(COMPILED))
    if name in NEEDS:
        return find_peer(name, seed)
    plain = name.removesuffix(COMPILED)
    way = next((way for way in (CONTRACT, BUFFER) if plain.endswith(way)), "")
    game, _, seats = plain.removesuffix(way).partition(":")
    return Ours(game, int(seats), seed, way)
