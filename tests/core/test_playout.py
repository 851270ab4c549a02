"""Random games to their end: by the agenda of a game, and by the contract alone, the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.options import complete
from occasus.core.playout import playout
from occasus.games import find


class ByContract:
    """A game of which nothing but the contract is known."""

    def __init__(self, game: Any) -> None:
        self.actors, self.legal, self.sample, self.apply = game.actors, game.legal, game.sample, game.apply


@pytest.mark.parametrize(("name", "seats"), [("fall_of_rome", 3), ("empires_end", 4), ("struggle_for_rome", 4)])
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
