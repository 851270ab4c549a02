"""The four levels of Struggle for Rome: they finish, see what is plain, are fair, and give advice that can be read."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any

import pytest

from occasus.arena.plan import Plan
from occasus.arena.simulate import play_one
from occasus.bots.budget import Budget
from occasus.bots.levels import LEVELS
from occasus.bots.struggle_for_rome.evaluation import stage
from occasus.bots.struggle_for_rome.level_params import LevelParams
from occasus.bots.struggle_for_rome.levels import LEVEL_PARAMS, make
from occasus.bots.struggle_for_rome.lookahead import moment_after, play_on
from occasus.bots.struggle_for_rome.map_stats import round_chances
from occasus.bots.struggle_for_rome.policy import Policy
from occasus.bots.struggle_for_rome.trading import Trading
from occasus.bots.struggle_for_rome.weights import (
    LEGACY_NEAR,
    NAMES,
    REALM,
    REALM_WAGON,
    WAY_TO_THREE,
    WEIGHTS,
)
from occasus.core.game import imagine, view
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.scenes import Scene
from tests.games.struggle_for_rome.board import THREE_COLOURS, at, building, offer, riding
from tests.rules import rule

GAME = find("struggle_for_rome")
QUICK = Budget(simulations=8)
SHARP = ("centurio", "legatus")
every_level = pytest.mark.parametrize("level", LEVELS)


def chosen(level: str, scene: Scene, seat: int = 0) -> str:
    seen = view(GAME, scene.state, seat)
    return make(level).decide(GAME, seen, seen["legal"], Random(1), QUICK)


@pytest.mark.parametrize("seats", [3, 4])
def test_every_level_plays_on_to_the_end(seats: int) -> None:
    options = complete(GAME.options, {"round_limit": 1})
    played = play_one(Plan("struggle_for_rome", {}, seats, options, LEVELS[-seats:], "end"), 0)
    assert played.turns == 1


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
def test_every_level_finishes_whole_games_in_time(seats: int) -> None:
    """A tenth of a second and two seconds a decision, on average, with much to spare for a busy machine."""
    for level in LEVELS:
        bots = (level, *["tiro"] * (seats - 1))
        played = play_one(Plan("struggle_for_rome", {}, seats, complete(GAME.options, {}), bots, "whole"), 0)
        assert played.turns < 40
        assert played.seconds / played.decisions < (1.0 if level == "legatus" else 0.15)


@every_level
def test_it_takes_the_city_that_wins(level: str) -> None:
    """Nine points, the last turn of a round, nobody else near: one conquest ends the game."""
    red = {"warrior": {"cities": ["lutetia"], "fighters": 4, "wagons": 1}, "shown_points": 3, "diplomats": 3}
    others = {"horseman": {"cities": ["burdigala", "narbo_martius", "massilia"], "fighters": 1, "wagons": 1}}
    scene = at("warrior_actions", {"red": {**red, **others}}, start="blue")
    assert scene.state.points[0] == 9
    assert chosen(level, scene).startswith("conquer ")


@pytest.mark.parametrize("level", SHARP)
def test_it_takes_the_gold_that_decides_a_tie(level: str) -> None:
    """In the last round the points are equal, and blue has one gold more than red, who can attack nothing."""
    cities = {"cities": ["lutetia", "burdigala", "narbo_martius", "massilia"], "fighters": 0, "wagons": 0}
    more = {"horseman": cities, "shown_points": 3, "diplomats": 3, "gold": 4}
    there = {"cities": ["toletum", "emerita_augusta", "hispalis", "tarraco"], "fighters": 0, "wagons": 0}
    italy = {"cities": ["roma", "capua", "neapolis", "luceria"], "fighters": 0, "wagons": 0}
    players = {
        "red": {**more, "warrior": {"cities": ["lugdunum"], "fighters": 0, "wagons": 0}},
        "blue": {"horseman": there, "warrior": italy, "gold": 5},
    }
    scene = at("warrior_actions", players, start="blue", announced=True)
    assert list(scene.state.points[:2]) == [10, 10]
    assert chosen(level, scene) == "take two_gold"


@pytest.mark.parametrize("level", SHARP)
def test_it_founds_a_realm_and_plunders_a_new_colour(level: str) -> None:
    tribe = {"figure": "c061", "fighters": 2, "wagons": 1}
    assert chosen(level, riding({**tribe, "tokens": THREE_COLOURS})).startswith(("conquer ", "travel "))
    assert chosen(level, riding(tribe)).startswith(("plunder ", "travel "))


@every_level
def test_equal_views_give_equal_decisions(level: str) -> None:
    """What a bot cannot see does not move it: the true state and imagined ones look the same to its seat."""
    match = Match(GAME, 3, complete(GAME.options, {"round_limit": 3}), "fair")
    match.settle()
    rng, bot, compared = Random(3), make(level), 0
    while (actors := GAME.actors(match.state)) and compared < 6:
        seen = match.view(actors[0])
        if len(seen["legal"]) > 1 and rng.random() < 0.3:
            other = view(GAME, imagine(GAME, seen, Random(compared)), actors[0])
            assert other == seen
            first, second = (make(level).decide(GAME, v, v["legal"], Random(5), QUICK) for v in (seen, other))
            assert first == second
            compared += 1
        choice = bot.decide(GAME, seen, seen["legal"], rng, Budget(simulations=1))
        match.play(actors[0], GAME.catalogue.parse(choice))
    assert compared


@rule("SR-RUL-46")
@every_level
def test_no_level_stalls_a_turn_with_offers(level: str) -> None:
    match = Match(GAME, 3, complete(GAME.options, {"round_limit": 3}), "offers")
    match.settle()
    bot, rng = make(level), Random(1)
    made: dict[tuple[Any, ...], list[str]] = {}
    while actors := GAME.actors(match.state):
        seen = match.view(actors[0])
        action = bot.decide(GAME, seen, seen["legal"], rng, Budget(simulations=1))
        position = seen["position"]
        if action.startswith("propose") and position["agenda"][-1].startswith("draft"):
            turn = (position["round"], position["turn"]["player"])
            made.setdefault(turn, []).append(str((position["offer"]["give"], position["offer"]["want"])))
        match.play(actors[0], GAME.catalogue.parse(action))
    assert max(map(len, made.values()), default=0) <= 3
    assert all(len(set(offers)) == len(offers) for offers in made.values())


@pytest.mark.parametrize("level", ["miles", *SHARP])
def test_it_accepts_what_helps_and_declines_what_does_not(level: str) -> None:
    generous = building({"hand": {"horse": 2}}, others={"blue": {"hand": {"cattle": 5, "ore": 1}}})
    offer(generous, {"horse": 2}, {"cattle": 1}, "blue")
    assert chosen(level, generous, 1) == "accept"
    silly = building({"hand": {"cattle": 2}}, others={"blue": {"hand": {"horse": 1, "ore": 1, "cattle": 3}}})
    offer(silly, {"cattle": 1}, {"horse": 1}, "blue")
    assert chosen(level, silly, 1) == "decline"


@rule("SR-RUL-46")
def test_they_ask_for_something_else() -> None:
    """Blue needs ore rather than cattle, and Red can spare one."""
    scene = building(
        {"hand": {"ore": 2, "grain": 1, "cattle": 1}}, others={"blue": {"hand": {"horse": 2, "cattle": 2}}}
    )
    offer(scene, {"cattle": 1}, {"horse": 1}, "blue")
    codes = GAME.catalogue.codes()

    def answer(params: LevelParams) -> str:
        trading = Trading(WEIGHTS[stage(scene.state)], scene.state, 1, params)
        return GAME.catalogue.text(trading.answer([codes[text] for text in scene.legal(1)]))

    assert answer(LEVEL_PARAMS["miles"]) == "counter"
    scene.play("counter", 1)  # somebody began one and left the seat to a bot that wants nothing for it
    assert answer(LevelParams(offers=2, least=9.0, grudge=0.0, generous=False)) == "withdraw"
    scene.play("withdraw", 1)
    for wanted in ("counter", "give horse", "want ore", "propose red"):
        assert answer(LEVEL_PARAMS["legatus"]) == wanted
        scene.play(wanted, 1)
    assert "deal blue" in scene.legal(0)


def test_advice_has_chances_and_reasons_that_can_be_read() -> None:
    """Now and then in a game: up to three legal actions, chances from 0 to 1, and for each a line in English."""
    words = files("occasus.locale").joinpath("en", "struggle_for_rome_hints.ftl").read_text(encoding="utf-8")
    match = Match(GAME, 3, complete(GAME.options, {"round_limit": 9}), "advice")
    match.settle()
    bot, rng = make("centurio"), Random(2)
    while (actors := GAME.actors(match.state)) and match.state.round_number < 4:
        seen = match.view(actors[0])
        if rng.random() < 0.93:  # advice takes its time
            choice = bot.decide(GAME, seen, seen["legal"], rng, QUICK)
            match.play(actors[0], GAME.catalogue.parse(choice))
            continue
        seen = match.view(actors[0])
        advice = bot.advise(GAME, seen, seen["legal"], rng, Budget(simulations=3))
        assert 1 <= len(advice) <= 3
        for one in advice:
            assert one.action in seen["legal"]
            assert 0.0 <= one.chance <= 1.0
            assert one.reasons
            assert all(f"\n{reason.key} =" in words for reason in one.reasons), one.action
        match.play(actors[0], GAME.catalogue.parse(advice[0].action))


def test_the_chart_and_the_weights_fit_the_rules() -> None:
    chances = round_chances(4)
    assert chances[6] == pytest.approx(chances[8])
    assert 3.0 < sum(chances) < 4.0  # the rest is the 7, which pays nothing
    assert chances[8] > chances[9] > chances[12] > 0.1
    found = {"realm": REALM, "realm_wagon_1": REALM_WAGON + 1, "way_to_three_colours": WAY_TO_THREE}
    found["legacy_near"] = LEGACY_NEAR
    assert all(NAMES[place] == name for name, place in found.items())


def test_the_reasons_for_the_two_starts_do_not_contradict_each_other() -> None:
    match = Match(GAME, 3, complete(GAME.options, {}), "starts")
    match.settle()
    for _ in range(3):
        (seat, *_) = GAME.actors(match.state)
        seen = match.view(seat)
        advice = make("centurio").advise(GAME, seen, seen["legal"], Random(2), Budget(simulations=3))
        keys = {one.action: one.reasons[0].key for one in advice}
        assert keys.keys() == set(seen["legal"])
        assert sorted(keys.values()) in (["hint-sr-place", "hint-sr-place-poorer"], ["hint-sr-place-alike"] * 2)
        match.play(seat, GAME.catalogue.parse(advice[0].action))


def test_ending_a_turn_is_judged_at_the_same_moment_as_anything_else() -> None:
    state = building({"hand": {"ore": 4}}).state
    until = moment_after(state, 1)
    policy = Policy(WEIGHTS, LEVEL_PARAMS["legatus"])
    for code in GAME.legal(state, 0):
        after = state.copy()
        GAME.apply(after, 0, code, None)
        play_on(policy, after, until, 7)
        assert after.over or (after.round_number, after.phase, after.turn) == until, GAME.catalogue.text(code)
