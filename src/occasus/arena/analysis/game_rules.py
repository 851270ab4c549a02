"""Questions that the analysis asks of a game. The base class is for any game: random play."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from occasus.arena.analysis.records import PlayedAction
from occasus.bots.advisers import chances
from occasus.bots.contract import Reason
from occasus.core.basics import CHANCE, Seat
from occasus.core.game import Game
from occasus.core.playout import playout

WIDTH: Final = 6  # first actions that are tried where no one knows better
SHIFT: Final = 4096  # more than there are moments in a game


@dataclass(frozen=True)
class Candidate:
    """A turn that might have been better: its actions, and where they lead if that depends on nothing hidden."""

    codes: tuple[int, ...]
    state: Any = None


class GameRules:
    """One game, as the analysis sees it."""

    hides = True  # seats know different things: alternatives are compared in imagined worlds
    sums = True  # whether what turns cost can be added up to an account
    thresholds: tuple[float, ...] = (1.0, 2.5, 5.0, 10.0)  # of labels, in points of an even game
    routine: frozenset[str] = frozenset()  # kinds of actions that are not told: answers, and the ends of turns;
    end = ""  # the one that is told where a turn has nothing else
    fact = "fact-idle-turns"  # of turns that were ended without using them,
    fact_share = 0.5  # told if there are so many of all

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game

    def values(self, state: Any) -> list[float]:
        """Each seat's chance to win if everyone plays well from here."""
        return chances(self.game, state, Random(0))

    def owner(self, state: Any) -> Seat | None:
        """Whose turn it is; None where a turn belongs to everyone."""
        return None

    def moment(self, state: Any) -> int:
        """The phase in which the state is, as a number that rises during a game."""
        return 0

    def until(self, state: Any) -> Any:
        """The moment up to which this position and its alternatives are played on."""
        return None

    def reached(self, state: Any, until: Any) -> bool:
        return False

    def ends(self, state: Any, seat: Seat, code: int) -> bool:
        """Return whether an action ends a turn in which the seat could do more."""
        return False

    def unused(self, state: Any) -> int:
        """Return how many actions are left at the end of a turn; 1 if only the first one counts."""
        return 0

    def told(self, actions: list[PlayedAction]) -> list[PlayedAction]:
        """What is worth telling of the actions of a turn."""
        ends = [action for action in actions if action.kind == self.end]
        return [action for action in actions if action.kind not in self.routine] or (ends or actions)[:1]

    def world(self, state: Any, seat: Seat, rng: Random) -> Any:
        """A state that looks the same to a seat."""
        return self.game.resample_hidden(state, seat, rng) if self.hides else state

    def candidates(self, state: Any, seat: Seat, played: list[int], rng: Random) -> list[Candidate]:
        """Turns that might be better than the one that was played."""
        legal = self.game.legal(state, seat)
        few = legal if len(legal) <= WIDTH else rng.sample(legal, WIDTH)
        return [Candidate((code,)) for code in few]

    def after(self, world: Any, seat: Seat, candidate: Candidate) -> Any:
        """The world after a turn; None if it is not possible there."""
        if candidate.state is not None:
            return self.game.copy(candidate.state)
        state = self.game.copy(world)
        for code in candidate.codes:
            if seat not in self.game.actors(state) or code not in self.game.legal(state, seat):
                return None
            self.game.apply(state, seat, code, None)
        return state

    def alike(self, one: Any, other: Any) -> bool:
        """Return whether two turns lead to the same position, so that there is nothing to compare."""
        return False

    def why(self, worlds: list[Any], seat: Seat, best: Candidate, played: Candidate) -> list[Reason]:
        """Why one turn is better than the other, the weightiest reason first, in worlds that look alike to the seat."""
        return []

    def play_on(self, state: Any, until: Any, seed: int) -> list[float]:
        """Let everyone play on quickly, and return each seat's chance then. Changes the state."""
        playout(self.game, state, Random(seed), 5000)
        return self.values(state)


class QuickRules(GameRules):
    """A game whose quick policy plays on up to a moment that is set before the alternatives differ."""

    def choose(self, state: Any, seat: Seat, legal: list[int], luck: Random) -> int:
        """Return what a seat does when everyone plays on quickly."""
        raise NotImplementedError

    def settled(self, state: Any) -> list[float]:
        """Each seat's chance at the end of a rollout."""
        return self.values(state)

    def play_on(self, state: Any, until: Any, seed: int) -> list[float]:
        game, luck, now = self.game, Random(seed), -1
        while actors := game.actors(state):
            if self.reached(state, until):
                break
            moment = self.moment(state)
            if moment != now:  # the same luck in the same phase, whatever was drawn before
                now = moment
                luck.seed(seed * SHIFT + moment)
            seat = actors[0]
            if seat == CHANCE:
                game.apply(state, CHANCE, game.sample(state, luck), None)
                continue
            legal = game.legal(state, seat)
            code = legal[0] if len(legal) == 1 else self.choose(state, seat, legal, luck)
            game.apply(state, seat, code, None)
        return self.settled(state)

    def codes_of(self, state: Any, seat: Seat, first: tuple[int, ...], luck: Random) -> tuple[int, ...]:
        """Return what a seat would do in a turn that begins so, up to another's decision or chance."""
        game, codes = self.game, list(first)
        state = game.copy(state)
        for code in first:
            game.apply(state, seat, code, None)
        while game.actors(state)[:1] == [seat]:
            legal = game.legal(state, seat)
            code = legal[0] if len(legal) == 1 else self.choose(state, seat, legal, luck)
            codes.append(code)
            game.apply(state, seat, code, None)
        return tuple(codes)
