"""Random games to their end: by the agenda of a game, and by the contract alone, the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.agenda import NOBODY
from occasus.core.int_arrays import Stack
from occasus.core.options import complete
from occasus.core.playout import playout
from occasus.games import find


class ByContract:
    """A game of which nothing but the contract is known."""

    def __init__(self, game: Any) -> None:
        self.actors, self.legal, self.sample, self.apply = game.actors, game.legal, game.sample, game.apply


GAMES = pytest.mark.parametrize(("name", "seats"), [("fall_of_rome", 3), ("empires_end", 4), ("struggle_for_rome", 4)])


@GAMES
def test_the_agenda_plays_as_the_contract_does(name: str, seats: int) -> None:
    game: Any = find(name)
    by_contract: Any = ByContract(game)
    options = complete(game.options, {})
    one, other = game.start(seats, options), game.start(seats, options)
    first, second = Random(name), Random(name)
    for most in (0, 1, 40, 400):
        assert playout(game, one, first, most) == playout(by_contract, other, second, most)
        assert game.save(one) == game.save(other)
    assert first.random() == second.random()


@GAMES
def test_a_reused_buffer_holds_what_is_legal(name: str, seats: int) -> None:
    game: Any = find(name)
    by_contract: Any = ByContract(game)
    options = complete(game.options, {})
    one, other = game.start(seats, options), game.start(seats, options)
    first, second = Random(name), Random(name)
    codes = Stack()
    decisions = 0
    while decisions < 400 and (seat := game.play_chance(one, first)) != NOBODY:
        count = game.fill_legal(one, seat, codes)
        assert list(codes) == game.legal(one, seat)
        assert count == len(codes) > 0
        game.apply(one, seat, codes[int(first.random() * count)], None)
        decisions += 1
    assert playout(by_contract, other, second, decisions)[0] == decisions
    game.play_chance(other, second)
    game.play_chance(one, first)
    assert game.save(one) == game.save(other)
    assert game.fill_legal(one, -1, codes) == len(codes) == 0, "chance chooses from nothing here"


@GAMES
def test_a_start_is_prepared_once_and_never_played_on(name: str, seats: int) -> None:
    game: Any = find(name)
    options = complete(game.options, {})
    new = game.save(game.start(seats, options))
    playout(game, game.start(seats, options), Random(name), 60)
    assert game.save(game.start(seats, options)) == new
    assert game.save(game.start(seats - 1, options)) != new, "other seats, another start"
    assert game.save(game.start(seats, options)) == new
