"""Every bot is fair: of two states that look alike to its seat it decides alike, whatever is hidden in them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from occasus.arena.simulate import decision
from occasus.bots.budget import Budget
from occasus.bots.registry import bots_of, find_bot
from occasus.core.basics import CHANCE, View
from occasus.core.game import Game, imagine, view
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find

POINTS = (5, 30, 80, 150)  # decisions into a game
FEW = Budget(12)
EVERY_BOT = [(game, bot) for game in OURS for bot in bots_of(game)]
SLOW = "legatus"  # simulates for every decision; the short version looks at one point of a game
POINTS_OF = [
    *((game, bot, POINTS[1:2] if bot == SLOW else POINTS) for game, bot in EVERY_BOT),
    *(pytest.param(game, SLOW, POINTS, marks=pytest.mark.long) for game in OURS),
]


def twins(game: Game[Any], seed: str, points: tuple[int, ...] = POINTS) -> list[tuple[Any, Any]]:
    """Pairs of states at some points of a random game, alike to the seat that is to decide and otherwise not."""
    rng = Random(seed)
    state = game.start(game.seat_counts[-1], complete(game.options, {}))
    pairs: list[tuple[Any, Any]] = []
    decisions = 0
    while (actors := game.actors(state)) and len(pairs) < len(points):
        if actors == [CHANCE]:
            game.apply(state, CHANCE, game.sample(state, rng), None)
            continue
        legal = game.legal(state, actors[0])
        if decisions >= points[len(pairs)] and len(legal) > 1:
            seen = view(game, state, actors[0])
            pairs.append((game.copy(state), imagine(game, seen, rng)))
        decisions += 1
        game.apply(state, actors[0], rng.choice(legal), None)
    return pairs


@pytest.mark.parametrize(("name", "bot", "points"), POINTS_OF)
def test_equal_views_give_equal_decisions(name: str, bot: str, points: tuple[int, ...]) -> None:
    game = find(name)
    pairs = twins(game, "fair", points)
    assert pairs
    assert any(game.save(one) != game.save(other) for one, other in pairs), "something is hidden"
    for number, (one, other) in enumerate(pairs):
        seat = game.actors(one)[0]
        first, second = (
            decision(game, state, find_bot(bot), seat, game.legal(state, seat), "fair", number, FEW)
            for state in (one, other)
        )
        assert first == second, [game.catalogue.text(code) for code in (first, second)]


@pytest.mark.parametrize(("name", "bot"), EVERY_BOT)
def test_a_bot_needs_no_more_than_plain_data(name: str, bot: str) -> None:
    """A view that went through JSON, as between the server and its thinkers, gives the same decision."""
    game = find(name)
    state = twins(game, "plain")[-1][0]
    seen = view(game, state, game.actors(state)[0])
    copy: View = json.loads(json.dumps(seen))
    first, second = (find_bot(bot).decide(game, each, list(each["legal"]), Random(1), FEW) for each in (seen, copy))
    assert first == second
    assert copy == json.loads(json.dumps(seen)), "a bot leaves its view as it was"
