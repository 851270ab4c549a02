"""Games that look alike to somebody look alike in that somebody's views, whatever the secrets are."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.core.options import complete
from occasus.core.secrecy import keep_secrets
from tests.games.empires_end.table import GAME
from tests.rules import rule

OTHERS: list[dict[str, Any]] = [{}, {"mode": "lightning"}, {"finite_supply": True}, {"strict_hidden": True}]


@rule("EE-INV-08", "EE-INFO-01", "EE-INFO-05", "EE-LIGHT-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OTHERS, ids=lambda options: next(iter(options), "default"))
def test_games_that_look_alike_give_equal_views(seats: int, options: dict[str, Any]) -> None:
    assert keep_secrets(GAME, seats, complete(GAME.options, options), f"secrets {seats}") > 50
