"""The four levels of Empire's End: sensible prices, mixed bids, wins that are taken, hints that can be read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from occasus.bots.budget import Budget
from occasus.bots.contract import Advice
from occasus.bots.empires_end.auction_forecast import foresee
from occasus.bots.empires_end.horizon import Horizon
from occasus.bots.empires_end.levels import LEVEL_PARAMS, make, values
from occasus.bots.empires_end.placement import least_ruin
from occasus.bots.empires_end.term_names import TERMS
from occasus.bots.empires_end.terms import terms
from occasus.bots.empires_end.weights import WEIGHTS
from occasus.bots.levels import LEVELS
from occasus.core.basics import CHANCE
from occasus.core.game import view
from occasus.core.options import complete
from occasus.games import find
from occasus.games.empires_end.actions import DESTROY
from occasus.games.empires_end.rules.empire import ruin_options
from occasus.locale import LANGUAGES, Words
from occasus.scenes import Scene

GAME = find("empires_end")
BETTER = ["miles", "centurio", "legatus"]
AUCTION = {"phase": "disaster", "seat": 0}


def decide(level: str, scene: Scene, seed: int = 0, seat: int = 0) -> str:
    seen = view(GAME, scene.state, seat)
    return make(level).decide(GAME, seen, seen["legal"], Random(seed), Budget())


def advise(scene: Scene, seat: int = 0) -> list[Advice]:
    seen = view(GAME, scene.state, seat)
    return make("legatus").advise(GAME, seen, seen["legal"], Random(0), Budget())


def last_conflict(own: dict[str, Any], other: dict[str, Any]) -> Scene:
    """The last phase of a game of two."""
    position = {"hourglass": 26, "conflict": "conflict_01", "empires": [own, other]}
    return Scene("empires_end", 2, {**position, "turn": {"phase": "conflict"}})


@pytest.mark.parametrize(
    ("seats", "mode", "level"),
    [
        pytest.param(seats, mode, level, marks=pytest.mark.long if level == "legatus" and seats > 2 else ())
        for seats, mode in ((2, "lightning"), (3, "standard"), (4, "lightning"))
        for level in LEVELS
    ],
)  # legatus looks ahead for minutes where nothing is compiled
def test_a_level_finishes_its_games(level: str, seats: int, mode: str) -> None:
    state = GAME.start(seats, complete(GAME.options, {"mode": mode}))
    rng, bot = Random(f"{level}{seats}"), make(level)
    while actors := GAME.actors(state):
        if actors == [CHANCE]:
            GAME.apply(state, CHANCE, GAME.sample(state, rng), None)
            continue
        seen = view(GAME, state, actors[0])
        action = bot.decide(GAME, seen, seen["legal"], rng, Budget(1))
        assert action in seen["legal"]
        GAME.apply(state, actors[0], GAME.catalogue.parse(action), None)
    assert GAME.result(state) is not None


@pytest.mark.parametrize("level", BETTER)
def test_a_heap_of_tokens_is_taken_for_a_farm_but_not_for_the_city(level: str) -> None:
    for card, taken in (("flood_01", True), ("flood_11", False)):
        offers = {"first": {"card": card, "tokens": {"coin": 1, "wheat": 1}}}
        empires = [{"resources": {"wheat": 3, "axe": 3, "hammer": 3, "coin": 3}}] * 2
        scene = Scene("empires_end", 2, {"offers": offers, "empires": empires, "turn": AUCTION})
        assert (decide(level, scene) == "take first") == taken


@pytest.mark.parametrize("level", BETTER)
def test_who_is_about_to_be_left_with_the_city_does_not_pay_its_last_coin_for_a_farm(level: str) -> None:
    offers = {"first": {"card": "flood_01", "tokens": {"axe": 2, "wheat": 2}}}
    scene = Scene("empires_end", 2, {"offers": offers, "turn": AUCTION, "empires": [{"resources": {"coin": 1}}]})
    assert decide(level, scene) == "take first"


@pytest.mark.parametrize("level", BETTER)
def test_a_win_at_hand_is_taken_in_the_last_conflict(level: str) -> None:
    """With 7 strength the band gains 7 points, which is what is missing."""
    scene = last_conflict({"score": 0, "resources": {"axe": 3, "coin": 0}}, {"score": 6, "resources": {}})
    while scene.actors == [0] or (0 in scene.actors):
        scene.play(decide(level, scene), 0)
    while scene.actors:
        seat = scene.actors[0]
        scene.play(GAME.catalogue.text(GAME.legal(scene.state, seat)[0]), seat)
    result = GAME.result(scene.state)
    assert result is not None
    assert result.winners() == [0]


@pytest.mark.parametrize("level", BETTER)
def test_a_loss_that_can_be_avoided_is_avoided_in_the_last_auction(level: str) -> None:
    """Who takes the City's disaster loses the game; a token keeps it away."""
    offers = {"first": {"card": "earthquake_11"}}
    empires = [{"score": 20, "resources": {"wheat": 4, "axe": 4, "hammer": 4, "coin": 4}}, {"resources": {}}]
    scene = Scene("empires_end", 2, {"hourglass": 25, "offers": offers, "empires": empires, "turn": AUCTION})
    assert decide(level, scene) != "take first"


@pytest.mark.parametrize("level", LEVELS)
def test_bids_are_mixed(level: str) -> None:
    scene = Scene("empires_end", 4, {"conflict": "conflict_01", "turn": {"phase": "conflict"}})
    bids = {decide(level, scene, seed) for seed in range(40)}
    assert len(bids) > 1


def test_the_last_conflict_is_fought_with_everything_that_helps() -> None:
    scene = last_conflict({"resources": {"axe": 5, "coin": 0}}, {"resources": {"axe": 5, "coin": 0}})
    chosen = [int(decide("legatus", scene, seed).split()[1]) for seed in range(10)]
    assert min(chosen) >= 3, "base strength 4: with 3 axes the best band is reached"


def test_whoever_runs_out_of_tokens_first_takes_the_card() -> None:
    """Seat 0 can wait: seat 1 cannot pay a second time."""
    offers = {"first": {"card": "flood_11"}}
    empires = [{"resources": {"wheat": 9, "axe": 9, "hammer": 9}}, {"resources": {"coin": 1}}]
    scene = Scene("empires_end", 2, {"offers": offers, "empires": empires, "turn": AUCTION})
    taking, going_on = foresee(scene.state, 0, 0, [-30.0, -30.0], [[1.0] * 4, [1.0] * 4], WEIGHTS)
    assert taking[0] == -30.0
    assert going_on[0] > -5.0
    assert going_on[1] < -20.0


def test_terms_are_numbered_and_a_new_game_is_even() -> None:
    scene = Scene("empires_end", 4, {"turn": {"phase": "economy"}})
    assert len(terms(scene.state, 0, Horizon(scene.state.facts))) == TERMS
    chances = values(GAME, scene.state)
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) - min(chances) < 0.1


def test_who_is_far_ahead_at_the_end_is_likely_to_win() -> None:
    scene = last_conflict({"score": 40}, {})
    assert values(GAME, scene.state)[0] > 0.95


def test_levels_are_ordered_by_what_they_look_at() -> None:
    noise = [LEVEL_PARAMS[level].noise for level in LEVELS]
    assert noise == sorted(noise, reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_have_words(language: str) -> None:
    words = Words("empires_end", language)
    scenes = [
        Scene("empires_end", 3, {"turn": {"phase": phase}, "conflict": "conflict_01"} if phase == "conflict" else
              {"turn": {"phase": phase}}) for phase in ("economy", "industry", "conflict")
    ]  # fmt: skip
    scenes.append(Scene("empires_end", 2, {"offers": {"first": {"card": "flood_11"}}, "turn": AUCTION}))
    for scene in scenes:
        told = advise(scene)
        assert told and all(0.0 <= advice.chance <= 1.0 for advice in told)
        assert told[0].chance == max(advice.chance for advice in told)
        for advice in told:
            assert len(advice.reasons) <= 2
            assert all(words.has(reason.key) for reason in advice.reasons)
    assert any(advice.reasons for scene in scenes for advice in advise(scene))


def test_the_location_falls_whose_fall_brings_something() -> None:
    """The threatened place is a ruin already; of its two neighbours the dearer one bears an earthquake."""
    row = ["farm_3", "road_6", "camp_5", "farm_8", "road_9", "farm_11", "road_14", "camp_17", "town_20", "town_25"]
    empire = {"row": [*row, "city_32"], "destroyed": ["camp_5"], "innovations": {"farm_8": ["earthquake_07"]}}
    scene = Scene("empires_end", 2, {"empires": [empire, {}]})
    options = ruin_options(scene.state, 0, 2)
    names = [GAME.catalogue.text(DESTROY.at(slot)).split()[1] for slot in options]
    assert sorted(names) == ["farm_8", "road_6"]
    assert names[list(options).index(least_ruin(scene.state, options))] == "farm_8"


def test_an_exchange_that_brings_more_than_it_takes_is_worth_more() -> None:
    def worth(card: str) -> float:
        empire = {"innovations": {"town_25": [card]}}
        scene = Scene("empires_end", 4, {"hourglass": 2, "empires": [empire], "turn": {"phase": "economy"}})
        found = terms(scene.state, 0, Horizon(scene.state.facts))
        return sum(weight * term for weight, term in zip(WEIGHTS, found, strict=False))

    assert worth("barbarians_06") > worth("barbarians_02") + 2.0


@pytest.mark.parametrize("level", BETTER)
def test_an_innovation_is_moved_off_a_ruin(level: str) -> None:
    innovations = {"farm_3": ["riot_05"], "town_25": ["fire_06"]}
    own = {"destroyed": ["farm_3"], "innovations": innovations, "resources": {"axe": 9}}
    position = {"hourglass": 17, "empires": [own, {}], "turn": {"phase": "industry"}}
    scene = Scene("empires_end", 3, position)
    assert decide(level, scene) == "use fire_06"
    scene.play("use fire_06", 0)
    assert decide(level, scene).startswith("move riot_05")
