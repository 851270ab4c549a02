"""SR-INV: what can never be is noticed, and does not come about in play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from occasus.core.options import complete
from occasus.core.playout import playout
from occasus.games import find
from occasus.games.struggle_for_rome.board.names import HEX_WORDS
from tests.games.struggle_for_rome.board import building
from tests.rules import rule

GAME = find("struggle_for_rome")

Breaker = Callable[[Any], None]


def _move(state: Any, field: str, place: int, by: int = 1) -> None:
    getattr(state, field)[place] += by


BROKEN: list[tuple[str, Breaker]] = [
    ("SR-INV-01", lambda state: _move(state, "hands", 0)),
    ("SR-INV-01", lambda state: _move(state, "bank", 1)),
    ("SR-INV-01", lambda state: _move(state, "bank", 4, -1)),
    ("SR-INV-02", lambda state: _move(state, "fighters", 3)),
    ("SR-INV-02", lambda state: _move(state, "reserve", 0, -1)),
    ("SR-INV-02", lambda state: _move(state, "reserve_wagons", 2)),
    ("SR-INV-02", lambda state: _move(state, "wagons", 0, -1)),
    ("SR-INV-03", lambda state: _move(state, "tokens", 7)),
    ("SR-INV-03", lambda state: _move(state, "unseen", 8, -1)),
    ("SR-INV-04", lambda state: state.figure.__setitem__(0, state.figure[2])),
    ("SR-INV-04", lambda state: state.figure.__setitem__(0, 51)),
    ("SR-INV-04", lambda state: state.holder.__setitem__(16, 0)),
    ("SR-INV-05", lambda state: _move(state, "realm", 1)),
    ("SR-INV-07", lambda state: setattr(state, "covered", 1 << 5)),
    ("SR-INV-07", lambda state: setattr(state, "covered", 0b1111100)),
    ("SR-INV-08", lambda state: setattr(state, "legionnaire", HEX_WORDS.index("chatti"))),
    ("SR-INV-09", lambda state: _move(state, "points", 1)),
    ("SR-INV-11", lambda state: _move(state, "cards", 4)),
    ("SR-INV-11", lambda state: _move(state, "diplomats", 0)),
    ("SR-INV-11", lambda state: _move(state, "shown", 0)),
    ("SR-INV-11", lambda state: _move(state, "played", 3)),
]


@rule(
    "SR-INV-01",
    "SR-INV-02",
    "SR-INV-03",
    "SR-INV-04",
    "SR-INV-05",
    "SR-INV-07",
    "SR-INV-08",
    "SR-INV-09",
    "SR-INV-11",
)
@pytest.mark.parametrize(("rule_id", "breaks"), BROKEN)
def test_a_broken_invariant_is_told(rule_id: str, breaks: Breaker) -> None:
    state = building({"hand": {"ore": 1}}).state
    assert GAME.check(state) == []
    breaks(state)
    assert any(rule_id in sentence for sentence in GAME.check(state))


@rule("SR-INV-06")
def test_three_tokens_of_a_colour_in_a_box_are_told() -> None:
    state = building({"horseman": {"tokens": {"gallia": 2}}}).state
    state.tokens[1] += 1
    state.unseen[16 + 4 + 1] -= 1
    state.token_on[8] = 0
    assert [sentence for sentence in GAME.check(state) if "SR-INV-06" in sentence]


@rule("SR-INV-05")
def test_cities_wagons_and_fighters_on_the_map_agree() -> None:
    red = {"horseman": {"cities": ["lutetia", "durocortorum"], "fighters": 3, "wagons": 2}}
    scene = building(red)
    scene.expect(players={"red": {"reserve": {"horseman": 4, "wagons": 10 - 2 - 2 - 1}}})


@rule("SR-INV-01", "SR-INV-02", "SR-INV-03", "SR-INV-05", "SR-INV-08", "SR-INV-09", "SR-INV-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_is_made_or_lost_in_a_whole_game(seats: int) -> None:
    for seed in range(3):
        state = GAME.start(seats, complete(GAME.options, {"offers_per_turn": 1}))
        rng = Random(seed)
        while GAME.result(state) is None:
            playout(GAME, state, rng, 40)
            assert GAME.check(state) == []
