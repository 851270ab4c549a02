"""The greedy bot plays Empire's End."""

from __future__ import annotations

import pytest

from occasus.arena.plan import Plan
from occasus.arena.simulate import play_one
from occasus.bots.empires_end.judge import Judge
from occasus.core.game import view
from occasus.core.options import complete
from occasus.games import find
from occasus.scenes import Scene

GAME = find("empires_end")


@pytest.mark.parametrize("mode", ["standard", "lightning"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int, mode: str) -> None:
    bots = ("greedy", *["random"] * (seats - 1))
    plan = Plan("empires_end", {}, seats, complete(GAME.options, {"mode": mode}), bots, "greedy")
    assert sum(0 in play_one(plan, number).winners() for number in range(3)) >= 2


def judge(scene: Scene) -> Judge:
    return Judge(GAME, view(GAME, scene.state, 0))


def test_a_heap_of_tokens_is_worth_a_farm_but_not_the_city() -> None:
    for card, taken in (("flood_01", True), ("flood_11", False)):
        offers = {"first": {"card": card, "tokens": {"coin": 2}}}
        scene = Scene("empires_end", 2, {"offers": offers, "turn": {"phase": "disaster", "seat": 0}})
        seen = judge(scene)
        assert (seen.worth("take first") > seen.worth("pay first wheat")) == taken


def test_gains_are_used_before_the_phase_is_done() -> None:
    scene = Scene("empires_end", 2, {"turn": {"phase": "economy"}})
    seen = judge(scene)
    assert seen.worth("use farm_3") > seen.worth("done") == 0
    assert seen.worth("use road_9") < 0
