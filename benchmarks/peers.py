"""The peers: Catanatron, games of OpenSpiel, and chess by python-chess, each by random play.

A peer is measured as a Python program would use it: ask for the legal actions, choose one evenly, apply it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final, final

from benchmarks.slices import PORTION, Contestant, Slice

NEEDS: Final = {  # the peers with the package each needs
    "catanatron": "catanatron",
    "backgammon (OpenSpiel)": "pyspiel",
    "gin_rummy (OpenSpiel)": "pyspiel",
    "chess (OpenSpiel)": "pyspiel",
    "chess (python-chess)": "chess",
}
HALFWAY: Final = 60  # decisions before the position whose copies are timed


def installed() -> list[str]:
    """The peers that can be measured here."""
    return [name for name, package in NEEDS.items() if find_spec(package)]


def find_peer(name: str, seed: str) -> Contestant:
    """A peer by its name in NEEDS."""
    if name == "catanatron":
        return Catanatron(seed)
    if name == "chess (python-chess)":
        return Chess(seed)
    return OpenSpiel(name.partition(" ")[0], seed)


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
        done.measure_search(self._middle.copy, self._simulate, seconds / 2)
        return done

    def _simulate(self) -> None:
        limit = import_module("catanatron.game").TURNS_LIMIT
        game = self._middle.copy()
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()

    def chance(self) -> float:
        """Dice and draws happen inside its decisions."""
        return 0.0


@final
class OpenSpiel:
    """A game of OpenSpiel through its Python binding."""

    def __init__(self, name: str, seed: str) -> None:
        self._game: Final[Any] = import_module("pyspiel").load_game(name)
        self._rng: Final = Random(seed)
        self._state: Any = self._game.new_initial_state()
        self._chances = 0
        self._played = 0
        self._middle: Final = self._halfway()

    def _step(self, state: Any) -> int:
        """One move; gives the number of actions it was chosen from, 0 for chance."""
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self._rng.choices(actions, shares)[0])
            self._chances += 1
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[int(self._rng.random() * len(legal))])
        self._played += 1
        return len(legal)

    def _halfway(self) -> Any:
        state, decisions = self._game.new_initial_state(), 0
        while decisions < HALFWAY:
            if state.is_terminal():
                state, decisions = self._game.new_initial_state(), 0
            decisions += self._step(state) > 0
        return state

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        done = Slice()
        state = self._state
        began = process_time()
        while (now := process_time()) - began < seconds:
            for _ in range(PORTION):
                if state.is_terminal():
                    done.games += 1
                    state = self._game.new_initial_state()
                offered = self._step(state)
                if offered:
                    done.decisions += 1
                    done.choices += offered
        self._state = state
        done.seconds = now - began
        done.measure_search(self._middle.clone, self._simulate, seconds / 2)
        return done

    def _simulate(self) -> None:
        state = self._middle.clone()
        while not state.is_terminal():
            self._step(state)

    def chance(self) -> float:
        """Chance moves per decision, as far as it has played."""
        return self._chances / max(1, self._played)


@final
class Chess:
    """Chess by python-chess; a game ends by mate, stalemate, too few pieces or the 75-move rule."""

    def __init__(self, seed: str) -> None:
        self._rng: Final = Random(seed)
        self._board: Any = self._new()
        self._middle: Final[Any] = self._new()
        for _ in range(HALFWAY):
            moves = list(self._middle.legal_moves)
            if not moves:
                break
            self._middle.push(self._rng.choice(moves))

    def _new(self) -> Any:
        return import_module("chess").Board()

    def play(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""
        done = Slice()
        board = self._board
        began = process_time()
        while (now := process_time()) - began < seconds:
            for _ in range(PORTION):
                offered = self._step(board)
                if not offered:
                    done.games += 1
                    board = self._new()
                    continue
                done.decisions += 1
                done.choices += offered
        self._board = board
        done.seconds = now - began
        done.measure_search(self._middle.copy, self._simulate, seconds / 2)
        return done

    def _step(self, board: Any) -> int:
        """One move; gives the number of moves it was chosen from, 0 when the game is over."""
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
            return 0
        board.push(moves[int(self._rng.random() * len(moves))])
        return len(moves)

    def _simulate(self) -> None:
        board = self._middle.copy()
        while self._step(board):
            pass

    def chance(self) -> float:
        """There is none."""
        return 0.0
