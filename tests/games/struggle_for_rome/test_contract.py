"""Struggle for Rome keeps the contract in every configuration, and its golden playthroughs stay what they are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

from occasus.core.checks.contract import check_chance, check_contract
from occasus.core.options import complete
from occasus.games import find
from occasus.scenes.scene import Scene
from tests.games.struggle_for_rome.board import THREE_COLOURS
from tests.golden import keep_golden
from tests.perft import count_lines
from tests.rules import rule
from tests.stateful_play import GameMachine

GAME = find("struggle_for_rome")
SWITCHES: list[dict[str, Any]] = [
    {},
    {"fighters_per_colour": 8, "every_seven": True},
    {"shortage_rounding": "up", "gold_in_deals": True},
    {"plundered_card_waits": True, "named_pasture": True},
    {"attack_across_sea": True, "offers_per_turn": 2},
]


@rule("SR-ROUND-07", "SR-INV-01", "SR-INV-02", "SR-INV-03", "SR-INV-11")
@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: "+".join(switches) or "default")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_configuration_keeps_the_contract(seats: int, switches: dict[str, Any]) -> None:
    options = complete(GAME.options, {"offers_per_turn": 2, "round_limit": 8, **switches})
    check_contract(GAME, seats, options, f"{seats} {switches}", every=11)


def test_a_whole_game_keeps_the_contract() -> None:
    """Up to ten points."""
    match = check_contract(GAME, 4, complete(GAME.options, {"offers_per_turn": 1}), "whole", every=60)
    result = match.result()
    assert result is not None
    assert result.rule == "SR-END-01"


@pytest.mark.long
@pytest.mark.parametrize("number", range(30))
@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: "+".join(switches) or "default")
@pytest.mark.parametrize("seats", [3, 4])
def test_many_games_keep_the_contract(seats: int, switches: dict[str, Any], number: int) -> None:
    check_contract(GAME, seats, complete(GAME.options, switches), f"long {number}", every=5)


@rule("SR-ROUND-07")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_dice_are_those_of_the_seed(seats: int) -> None:
    check_chance(GAME, seats, complete(GAME.options, {"round_limit": 12}), f"chance {seats}")


@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: "+".join(switches) or "default")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_by_a_seed_goes_as_it_went_before(seats: int, switches: dict[str, Any]) -> None:
    name = f"{seats}_{'_'.join(switches) or 'default'}"
    keep_golden(GAME, seats, {"offers_per_turn": 1, **switches}, "golden", name, most=120)


RAID: dict[str, Any] = {
    "turn": {"player": "red", "phase": "horseman_actions"},
    "players": {
        "red": {
            "gold": 3,
            "cards": {"traitor": 1},
            "horseman": {"figure": "c061", "fighters": 2, "tokens": THREE_COLOURS},
        },
        "blue": {"horseman": {"cities": ["durocortorum"]}},
    },
}
MARKET: dict[str, Any] = {
    "players": {
        "red": {"gold": 4, "hand": {"ore": 3, "horse": 1}, "cards": {"diplomat": 1}},
        "blue": {"hand": {"grain": 2}},
    },
}
SEVEN: dict[str, Any] = {
    "turn": {"phase": "roll"},
    "covered": [5, 6, 8],
    "players": {"blue": {"horseman": {"figure": "c055"}, "hand": {"ore": 1, "grain": 1}}, "red": {"gold": 2}},
}


@pytest.mark.parametrize(
    ("position", "seats", "lines"),
    [(RAID, 3, (61, 114)), (MARKET, 3, (11, 112, 1129)), (SEVEN, 4, (11, 100, 387))],
    ids=["raid", "market", "seven"],
)
def test_a_known_position_goes_on_in_as_many_ways_as_before(
    position: dict[str, Any], seats: int, lines: tuple[int, ...]
) -> None:
    state = Scene("struggle_for_rome", seats, position).state
    assert tuple(count_lines(GAME, state, depth + 1) for depth in range(len(lines))) == lines


class Machine(GameMachine):
    game = GAME
    setups = [(seats, switches) for seats in (3, 4) for switches in SWITCHES]


TestHypothesis = Machine.TestCase
TestHypothesis.settings = settings(max_examples=15, stateful_step_count=50, deadline=None)
