"""Fall of Rome keeps the contract in every configuration, and its golden playthroughs stay what they are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import settings

from occasus.core.contract import keep_chance, keep_contract
from occasus.core.options import complete
from occasus.core.playout import playout
from occasus.games import find
from tests.golden import keep_golden
from tests.lines import count_lines
from tests.machine import GameMachine

GAME = find("fall_of_rome")
LEVELS = [
    *(("base", level) for level in ("novice", "normal", "heroic")),
    *(("roma_caput_mundi", level) for level in ("novice", "normal", "heroic", "legendary")),
]
SWITCHES: list[dict[str, Any]] = [
    {"recruit.allow_fewer": True, "mercator.consent": False, "audentes.short_deck": "loss"},
    {"solo.choose_roles": True, "first_player.tie": "choose", "vestalis.may_return_revolt": False},
    {"solo.order": "choose", "first_player.days": "random", "challenge": "roma_caput_mundi"},
    {"rcm.regina_into_roma": "forbid", "challenge": "roma_caput_mundi", "decline.steps_to_lose": 16},
]


@pytest.mark.parametrize("edition", ["default", "first_polish"])
@pytest.mark.parametrize(("challenge", "difficulty"), LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_configuration_keeps_the_contract(seats: int, challenge: str, difficulty: str, edition: str) -> None:
    options = {"challenge": challenge, "difficulty": difficulty, "edition": edition}
    keep_contract(GAME, seats, complete(GAME.options, options), f"{seats} {challenge} {difficulty} {edition}", every=9)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("switches", SWITCHES)
def test_every_switch_keeps_the_contract(seats: int, switches: dict[str, Any]) -> None:
    keep_contract(GAME, seats, complete(GAME.options, switches), f"{seats} {switches}", every=9)


@pytest.mark.long
@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize(("challenge", "difficulty"), LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_many_games_keep_the_contract(seats: int, challenge: str, difficulty: str, number: int) -> None:
    options = {"challenge": challenge, "difficulty": difficulty}
    keep_contract(GAME, seats, complete(GAME.options, options), f"long {number}", every=3)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_dice_are_those_of_the_seed(seats: int) -> None:
    keep_chance(GAME, seats, complete(GAME.options, {}), f"chance {seats}")


@pytest.mark.parametrize(("challenge", "difficulty"), LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_by_a_seed_goes_as_it_went_before(seats: int, challenge: str, difficulty: str) -> None:
    options = {"challenge": challenge, "difficulty": difficulty}
    keep_golden(GAME, seats, options, "golden", f"{seats}_{challenge}_{difficulty}", most=120)


@pytest.mark.parametrize(
    ("seats", "moves", "depth", "lines"),
    [(3, 45, 3, 0), (1, 60, 3, 0), (5, 80, 3, 0)],
    ids=["three players", "solo", "five players"],
)
def test_a_known_position_goes_on_in_as_many_ways_as_before(seats: int, moves: int, depth: int, lines: int) -> None:
    state = GAME.start(seats, complete(GAME.options, {}))
    playout(GAME, state, Random(seats), moves)
    assert count_lines(GAME, state, depth) == lines


class Machine(GameMachine):
    game = GAME
    setups = [
        (seats, {"challenge": challenge, "difficulty": difficulty})
        for seats in range(1, 6)
        for challenge, difficulty in LEVELS
    ]


TestHypothesis = Machine.TestCase
TestHypothesis.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
