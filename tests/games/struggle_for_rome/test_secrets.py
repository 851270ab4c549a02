"""Pairs of games that differ only in secrets: whoever may not know them receives the same, move by move."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from occasus.core.basics import CHANCE, WATCHER
from occasus.core.game import view
from occasus.core.log import Log
from occasus.core.options import complete
from occasus.games import find
from occasus.games.struggle_for_rome.actions import CATALOGUE
from tests.rules import rule

GAME: Final = find("struggle_for_rome")


class Pair:
    """Two states of one game, and what observers received in each."""

    def __init__(self, seats: int, seed: str, options: dict[str, Any]) -> None:
        self.seats = seats
        self.rng = Random(seed)
        self.states = [GAME.start(seats, complete(GAME.options, options)) for _ in range(2)]
        self.partial = dict.fromkeys(range(seats), False)  # who has seen a difference

    def step(self) -> bool:
        """Make one move in both games: the same one, but for chance's secrets, which may differ."""
        first, second = self.states
        actors = GAME.actors(first)
        assert actors == GAME.actors(second)
        if not actors:
            return False
        seat = actors[0]
        common = sorted(self._codes(first, seat) & self._codes(second, seat))
        if not common:
            return False
        one = two = self.rng.choice(common)
        owner = self._owner(first, one)
        if owner:
            one, two = (self.rng.choice(sorted(self._codes(state, seat))) for state in self.states)
        logs = [Log(), Log()]
        for state, code, log in zip(self.states, (one, two), logs, strict=True):
            GAME.apply(state, seat, code, log)
        if one != two:
            for player in owner:
                self.partial[player] = True
        self._compare(logs)
        return True

    def _codes(self, state: Any, seat: int) -> set[int]:
        return {code for code, _ in GAME.odds(state)} if seat == CHANCE else set(GAME.legal(state, seat))

    def _owner(self, state: Any, code: int) -> tuple[int, ...]:
        """Who sees what chance does; nobody in particular if everybody does."""
        name = CATALOGUE.family(code).name
        step = GAME.describe(state, WATCHER)["agenda"][-1].split()
        players = ("red", "blue", "white", "yellow")
        if name in ("draw", "draw_card"):
            return (players.index(step[1]),)
        if name == "steal":
            return (players.index(step[1]), players.index(step[2]))
        return ()

    def _compare(self, logs: list[Log]) -> None:
        """Whoever has seen no difference so far sees none now."""
        for seat in [WATCHER, *(player for player, seen in self.partial.items() if not seen)]:
            assert logs[0].texts(seat) == logs[1].texts(seat)
            assert view(GAME, self.states[0], seat) == view(GAME, self.states[1], seat)


@rule("SR-INV-10", "SR-INFO-01", "SR-INFO-02", "SR-INFO-03", "SR-INFO-07")
@pytest.mark.parametrize("seed", range(12))
def test_games_that_differ_in_secrets_look_the_same_to_the_others(seed: int) -> None:
    pair = Pair(3 + seed % 2, f"leak {seed}", {"offers_per_turn": 1})
    steps = 0
    while steps < 400 and pair.step():
        steps += 1

    assert steps >= 100
    assert GAME.save(pair.states[0]) != GAME.save(pair.states[1])
