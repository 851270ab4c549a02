"""The table of reasons is whole: no kind of action can be refused for a reason of which there is no example."""

from __future__ import annotations

import pytest

from occasus.core.options import Options
from occasus.core.registry import OURS
from occasus.games import find
from tests.reasons import (
    Reason,
    can_be_named,
    expected_by_scenes,
    expected_by_tests,
    heard_in_play,
    heard_in_scenes,
)

PLAYED: dict[str, tuple[Options, ...]] = {"fall_of_rome": ({}, {"challenge": "roma_caput_mundi"})}

# One move serves several kinds of actions, and these reasons are of the other ones.
OF_OTHERS: dict[str, set[Reason]] = {
    "fall_of_rome": {
        ("enlist", "FR-ROLE-REGINA-04"),  # free of charge
        ("enlist_free", "FR-TURN-07"),  # with a card
        ("give", "FR-ROLE-MERCATOR-01"),  # a trade
        ("take", "FR-ROLE-MERCATOR-01"),
        ("trade_give", "FR-ACT-PLOT-02"),  # a plot
        ("trade_take", "FR-ACT-PLOT-02"),
    },
    "empires_end": set(),
    "struggle_for_rome": set(),
}


@pytest.mark.parametrize("name", OURS)
def test_every_reason_that_the_code_can_name_has_an_example(name: str) -> None:
    game = find(name)
    kinds = {family.name for family in game.catalogue.families}
    possible = can_be_named(name)
    assert len(possible) > 100
    examples = expected_by_tests(name, kinds) | expected_by_scenes(game.letters, kinds)
    lacking = possible - examples - OF_OTHERS[name]
    if lacking:
        lacking -= heard_in_scenes(game)
    for options in PLAYED.get(name, ({},)):
        for seats in game.seat_counts:
            lacking -= heard_in_play(game, seats, options, f"reasons {seats}", 25)
    assert sorted(lacking) == []
