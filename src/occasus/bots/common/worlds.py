"""Imagined worlds: states that fit a view, and the decision that a bot has to make in them."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from occasus.core.basics import View
from occasus.core.game import Game, imagine

ADVISED: Final = 3  # actions in an advice


def codes_of(game: Game[Any], legal: list[str]) -> list[int]:
    """Legal actions as codes."""
    codes = game.catalogue.codes()
    return [codes[text] for text in legal]


@final
class Worlds:
    """States that fit a view, imagined when they are asked for."""

    MOST: Final = 8  # then they come again

    def __init__(self, game: Game[Any], view: View, rng: Random) -> None:
        self._game: Final = game
        self._seat: Final[int] = view["seat"]
        self._rng: Final = rng
        self._states: Final = [imagine(game, view, rng)]

    def world(self, number: int) -> Any:
        """Return one of them; after the last the first comes again."""
        number %= self.MOST
        while number >= len(self._states):
            self._states.append(self._game.resample_hidden(self._states[0], self._seat, self._rng))
        return self._states[number]
