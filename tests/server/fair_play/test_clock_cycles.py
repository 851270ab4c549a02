"""Nobody gains time by going round in circles; `python -m tests.server.clock_cycles 10000` looks for longer."""

from __future__ import annotations

import pytest

from tests.server.clock_cycles import GAMES, play


@pytest.mark.parametrize(("name", "games"), [(name, games) for name, games in zip(GAMES, (40, 10, 4), strict=True)])
def test_no_position_of_an_earlier_turn_comes_back_with_free_seconds(name: str, games: int) -> None:
    found = [play(name, seed) for seed in range(games)]
    assert sum(each.decisions for each in found) > 1000
    assert sum(each.gained for each in found) == 0
    if name == "struggle_for_rome":
        assert sum(each.again for each in found) > 0, "offers are drafted and withdrawn, and the search sees it"
