"""Games that look alike to somebody look alike in that somebody's views, whatever the secrets are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.core.basics import CHANCE, WATCHER
from occasus.core.checks.secrecy import check_secrecy
from occasus.core.game import imagine, view
from occasus.core.log import Log
from occasus.core.options import complete
from tests.games.empires_end.board import GAME
from tests.rules import rule

OTHERS: list[dict[str, Any]] = [{}, {"mode": "lightning"}, {"finite_supply": True}, {"strict_hidden": True}]


@rule("EE-INV-08", "EE-INFO-01", "EE-INFO-05", "EE-LIGHT-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OTHERS, ids=lambda options: next(iter(options), "default"))
def test_games_that_look_alike_give_equal_views(seats: int, options: dict[str, Any]) -> None:
    assert check_secrecy(GAME, seats, complete(GAME.options, options), f"secrets {seats}") > 50


def twins(seats: int, options: dict[str, Any], observer: int, seed: int) -> int:
    """Play two games that differ only in what an observer cannot know; whatever it receives must be the same.

    Both make the same moves, as far as both can; the showing of a screen is left out. Returns the number of moves.
    """
    rng = Random(f"{seats} {observer} {seed}")
    state = GAME.start(seats, complete(GAME.options, options))
    for _ in range(rng.randint(40, 200)):
        _move(state, state, rng, observer)
    twin = imagine(GAME, view(GAME, state, observer), rng)
    moves = 0
    while _move(state, twin, rng, observer):
        moves += 1
    return moves


def _move(state: Any, twin: Any, rng: Random, observer: int) -> bool:
    """Make a move that both games allow; False if there is none, or the game is about to end."""
    actors = GAME.actors(state)
    assert actors == GAME.actors(twin)
    if not actors or state.space == state.facts.end_space - 1:
        return False
    seat = rng.choice(actors)
    both = [set(_codes(game, seat)) for game in (state, twin)]
    codes = sorted(code for code in both[0] & both[1] if "buy_coins" not in GAME.catalogue.text(code))
    if not codes:
        codes = sorted(code for code in both[0] & both[1] if GAME.catalogue.text(code) == "buy_coins 0")
    if not codes:
        return False
    code = rng.choice(codes)
    logs = Log(), Log()
    GAME.apply(state, seat, code, logs[0])
    if twin is not state:
        GAME.apply(twin, seat, code, logs[1])
        shown = [[event.text() for event in log.events if event.kind.name in ("bid_shown", "struck")] for log in logs]
        if shown[0] != shown[1]:  # what was chosen in secret before comes to light
            return False
        assert logs[0].texts(observer) == logs[1].texts(observer)
        assert view(GAME, state, observer) == view(GAME, twin, observer)
    return True


def _codes(state: Any, seat: int) -> list[int]:
    return [code for code, _ in GAME.odds(state)] if seat == CHANCE else GAME.legal(state, seat)


@rule("EE-INV-08", "EE-INFO-01", "EE-INFO-02", "EE-INFO-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OTHERS, ids=lambda options: next(iter(options), "default"))
def test_games_that_differ_in_secrets_only_show_the_same(seats: int, options: dict[str, Any]) -> None:
    lengths = [twins(seats, options, observer, seed) for observer in [WATCHER, *range(seats)] for seed in range(2)]
    assert sum(lengths) / len(lengths) > 5
