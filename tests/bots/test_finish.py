"""Every bot finishes games in every configuration, and thinks no longer than it may."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from occasus.arena.simulate import decision
from occasus.bots.budget import Budget
from occasus.bots.levels import LEVELS, has_levels
from occasus.bots.registry import bots_of, find_bot
from occasus.core.basics import CHANCE, OccasusError
from occasus.core.game import Game
from occasus.core.match import dice
from occasus.core.options import Choice, complete
from occasus.core.registry import OURS
from occasus.games import find

SECONDS = 0.02  # to think
SLACK = 1.5  # seconds of CPU that a last simulation, a first import and a slow machine may take
LEVELLED = [name for name in OURS if has_levels(name)]


def finish(game: Game[Any], seats: int, options: dict[str, Choice], bots: list[str], budget: Budget) -> float:
    """Play a game to its end; returns the seconds of its slowest decision."""
    state = game.start(seats, complete(game.options, options))
    playing = [find_bot(bots[seat % len(bots)]) for seat in range(seats)]
    moves = 0
    longest = 0.0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            code = game.sample(state, dice("finish", moves))
        else:
            began = process_time()
            code = decision(game, state, playing[seat], seat, game.legal(state, seat), "finish", moves, budget)
            longest = max(longest, process_time() - began)
        game.apply(state, seat, code, None)
        moves += 1
        assert moves < 20_000, "bots never stall a game"
    assert game.result(state) is not None
    return longest


@pytest.mark.parametrize("name", LEVELLED)
def test_the_four_levels_finish_a_game_in_time(name: str) -> None:
    game = find(name)
    assert finish(game, min(4, game.seat_counts[-1]), {}, list(LEVELS), Budget(0, SECONDS)) < SECONDS + SLACK


def configurations(game: Game[Any]) -> list[tuple[int, dict[str, Choice]]]:
    """Every number of seats, and every value of every option by itself where it may stand so."""
    usual = min(3, game.seat_counts[-1])
    wanted: list[tuple[int, dict[str, Choice]]] = [(seats, {}) for seats in game.seat_counts]
    wanted += [
        (usual, {option.name: value})
        for option in game.options
        for value in (option.values if len(option.values) <= 6 else option.values[:: len(option.values) - 1])
        if value != option.default
    ]
    return [(seats, options) for seats, options in wanted if _goes(game, seats, options)]


def _goes(game: Game[Any], seats: int, options: dict[str, Choice]) -> bool:
    try:
        game.start(seats, complete(game.options, options))
    except OccasusError:
        return False
    return True


@pytest.mark.long
@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in OURS for bot in bots_of(name) if bot != "random"])
def test_every_bot_finishes_games_of_every_configuration_in_time(name: str, bot: str) -> None:
    game = find(name)
    for seats, options in configurations(game):
        longest = finish(game, seats, options, [bot], Budget(0, SECONDS))
        assert longest < SECONDS + SLACK, (seats, options)
