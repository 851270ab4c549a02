"""The greedy bot plays Struggle for Rome."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.arena.plan import Plan
from occasus.arena.simulate import play_one
from occasus.bots.budget import Budget
from occasus.bots.greedy import Greedy
from occasus.bots.struggle_for_rome.judge import Judge
from occasus.core.game import view
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.scenes import Scene
from tests.games.struggle_for_rome.board import THREE_COLOURS, building, offer, riding, seventh
from tests.rules import rule

GAME = find("struggle_for_rome")


def judge(scene: Scene, seat: int = 0) -> Judge:
    return Judge(GAME, view(GAME, scene.state, seat))


def best(scene: Scene, seat: int = 0) -> str:
    seen = view(GAME, scene.state, seat)
    return Greedy().decide(GAME, seen, seen["legal"], Random(0), Budget())


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random_soon(seats: int) -> None:
    bots = ("greedy", *["random"] * (seats - 1))
    plan = Plan("struggle_for_rome", {}, seats, complete(GAME.options, {"offers_per_turn": 3}), bots, "greedy")
    outcomes = [play_one(plan, number) for number in range(3)]
    assert all(outcome.winners() == [0] for outcome in outcomes)


@rule("SR-RUL-46")
def test_greedy_makes_at_most_three_offers_a_turn_and_repeats_none() -> None:
    match = Match(GAME, 3, complete(GAME.options, {"round_limit": 5}), "offers")
    bot, rng = Greedy(), Random(1)
    match.settle()
    made: dict[tuple[Any, ...], list[str]] = {}
    while actors := GAME.actors(match.state):
        seen = view(GAME, match.state, actors[0])
        action = bot.decide(GAME, seen, seen["legal"], rng, Budget())
        position = seen["position"]
        if action.startswith("propose") and position["agenda"][-1].startswith("draft"):
            turn = (position["round"], position["turn"]["player"])
            made.setdefault(turn, []).append(str((position["offer"]["give"], position["offer"]["want"])))
        match.play(actors[0], GAME.catalogue.parse(action))
    assert max(len(offers) for offers in made.values()) == 3
    assert all(len(set(offers)) == len(offers) for offers in made.values())


def test_it_founds_rather_than_plunders_and_plunders_rather_than_waits() -> None:
    tribe = {"figure": "c061", "fighters": 2, "wagons": 1}
    assert best(riding({**tribe, "tokens": THREE_COLOURS})).startswith("conquer ")
    assert best(riding(tribe)).startswith("plunder ")
    assert best(riding({**tribe, "fighters": 0, "figure": "c036"})).startswith(("take ", "travel "))


def test_it_completes_the_scourge_before_it_founds() -> None:
    tokens = {"germania": 1, "hispania": 1, "italia_septentrionalis": 1, "italia_meridionalis": 1}
    scene = riding({"figure": "c061", "fighters": 2, "wagons": 1, "tokens": tokens})
    assert best(scene).startswith("plunder ")


def test_it_keeps_the_traitor_for_cities_that_need_one() -> None:
    scene = riding({"figure": "c055", "fighters": 2}, {"cards": {"traitor": 1}})
    assert best(scene).startswith("plunder ")
    scene = riding({"figure": "c016", "fighters": 1}, {"cards": {"traitor": 1}})
    assert best(scene) == "plunder_with_traitor colonia_agrippina"


def test_it_builds_fighters_and_wagons() -> None:
    assert best(building({"hand": {"ore": 1, "horse": 1}})) == "build_fighters no_joker"
    scene = building({"hand": {"horse": 1, "grain": 1, "cattle": 1}, "horseman": {"wagons": 0, "cities": ["lutetia"]}})
    assert best(scene) == "build_wagon horseman no_joker"


def test_it_trades_what_abounds_for_what_is_missing() -> None:
    scene = building({"hand": {"grain": 3, "ore": 1}}, others={"blue": {"hand": {"horse": 2}}})
    plan = judge(scene).trader.plan
    assert plan is not None
    assert (plan[0], plan[2]) == ("grain", "horse")
    while scene.actors == [0]:
        scene.play(best(scene))
    assert scene.describe()["offer"]["give"].keys() == {"grain"}
    assert judge(scene, 1).trader.accept() == judge(scene, 1).worth("accept")


def test_it_accepts_a_good_offer_and_declines_a_bad_one() -> None:
    generous = building({"hand": {"horse": 2}}, others={"blue": {"hand": {"cattle": 5, "ore": 1}}})
    offer(generous, {"horse": 2}, {"cattle": 1}, "blue")
    assert best(generous, 1) == "accept"
    greedy = building({"hand": {"cattle": 2}}, others={"blue": {"hand": {"horse": 1, "ore": 1, "cattle": 3}}})
    offer(greedy, {"cattle": 1}, {"horse": 1}, "blue")
    assert best(greedy, 1) == "decline"


def test_it_robs_the_leader_and_blocks_nobody_who_is_itself() -> None:
    players = {
        "red": {"horseman": {"figure": "c073"}},
        "blue": {"horseman": {"figure": "c055"}, "hand": {"ore": 2}},
        "white": {
            "horseman": {"figure": "c074"},
            "warrior": {"cities": ["lutetia", "durocortorum"]},
            "hand": {"ore": 2},
        },
    }
    scene = seventh(players)
    scene.play("move_legionnaire raetia")
    assert best(scene) == "rob white"
    assert best(seventh(players)) != "move_legionnaire sequani"
