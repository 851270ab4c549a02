"""States that fit a view, with a better guess of the others' screens than an even one."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any, Final

from occasus.core.basics import View
from occasus.core.game import Game, imagine
from occasus.games.empires_end.board.names import RESOURCES
from occasus.games.empires_end.board.state import State

HIDDEN: Final = "hidden"  # as a view says it
AT_FIRST: Final = (1.8, 2.2, 2.0, 2.0)  # tokens of each kind that a player holds early, on average
AT_LAST: Final = (2.2, 5.0, 1.7, 3.0)  # and late
MOST: Final = 12


def worlds(game: Game[Any], view: View, number: int, rng: Random) -> list[State]:
    """Some states that fit a view; they differ in what the others hold, everything else is the first one's."""
    first: State = imagine(game, view, rng)
    result = [first]
    empires = view["position"]["empires"]
    hidden = [seat for seat, empire in enumerate(empires) if empire["resources"] == HIDDEN]
    if first.facts.finite:  # the supply says more than we could guess
        result.extend(game.resample_hidden(first, view["seat"], rng) for _ in range(number - 1))
        return result
    bidders = [seat for seat, empire in enumerate(empires) if empire["bid"] == HIDDEN]
    for count in range(number):
        world = first if count == 0 else first.copy()
        for seat in hidden:
            if seat not in bidders:  # a hidden bid was guessed together with its screen
                guess_screen(world, seat, rng)
        if count:
            result.append(world)
    return result


def guess_screen(state: State, seat: int, rng: Random) -> None:
    """Fill a hidden screen: few tokens are likelier than many, and there are more of them late in the game."""
    late = min(1.0, float(state.space) / float(state.facts.end_space))
    for kind in range(RESOURCES):
        mean = AT_FIRST[kind] + late * (AT_LAST[kind] - AT_FIRST[kind])
        state.resources[seat * RESOURCES + kind] = min(MOST, int(0.5 - mean * log(1.0 - rng.random())))
