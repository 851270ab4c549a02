"""Empire's End keeps the contract in every configuration, and its golden playthroughs stay what they are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

from occasus.core.checks.contract import check_chance, check_contract, check_odds
from occasus.core.options import complete
from tests.games.empires_end.board import GAME
from tests.golden import keep_golden
from tests.stateful_play import GameMachine

MODES = ["standard", "lightning"]
SWITCHES: list[dict[str, Any]] = [
    {"finite_supply": True, "strict_hidden": True, "relief_when": "phase", "taker_leaves": True, "chains": True},
    {"abilities_in_one_block": True, "throw_away_early": True, "count_before_lifting": True},
    {"replace_on_own_turn": True, "replaced_returns": True, "ruins_keep_kind": True, "coins_in_exchanges": False},
    {"first_player": "1", "finite_supply": True, "mode": "lightning"},
]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_configuration_keeps_the_contract(seats: int, mode: str) -> None:
    check_contract(GAME, seats, complete(GAME.options, {"mode": mode}), f"{seats} {mode}", every=5)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: next(iter(switches)))
def test_every_switch_keeps_the_contract(seats: int, switches: dict[str, Any]) -> None:
    check_contract(GAME, seats, complete(GAME.options, switches), f"{seats} {switches}", every=9)


@pytest.mark.long
@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("switches", [{}, {"mode": "lightning"}, *SWITCHES])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_games_keep_the_contract(seats: int, switches: dict[str, Any], number: int) -> None:
    check_contract(GAME, seats, complete(GAME.options, switches), f"long {number}", every=2)


@pytest.mark.parametrize("mode", MODES)
def test_the_cards_are_those_of_the_seed(mode: str) -> None:
    check_chance(GAME, 3, complete(GAME.options, {"mode": mode}), "chance")


def test_cards_come_as_often_as_the_odds_say() -> None:
    check_odds(GAME, 3, complete(GAME.options, {}), "odds", most=2)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_by_a_seed_goes_as_it_went_before(seats: int, mode: str) -> None:
    keep_golden(GAME, seats, {"mode": mode}, "golden", f"{seats}_{mode}", most=150)


class EmpiresEndMachine(GameMachine):
    """Hypothesis plays Empire's End."""

    game = GAME
    setups = [(seats, {"mode": mode, "finite_supply": seats == 3}) for seats in (2, 3, 4) for mode in MODES]


TestEmpiresEnd = EmpiresEndMachine.TestCase
TestEmpiresEnd.settings = settings(max_examples=15, stateful_step_count=80, deadline=None)
