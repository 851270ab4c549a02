"""What chance may do, and that a sample takes each outcome as often as the odds say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from occasus.games import find
from tests.games.struggle_for_rome.board import Table, at, building, due, new_game, player, riding, rolling
from tests.games.struggle_for_rome.realms import last_turn, realm
from tests.rules import rule

GAME = find("struggle_for_rome")


class Even(Random):
    """A generator that gives one chosen number, to walk through all that chance may do."""

    def __init__(self, place: int, places: int) -> None:
        super().__init__(0)
        self._value = (place + 0.5) / places

    def random(self) -> float:
        """Always the same number."""
        return self._value


def sampled(scene: Table) -> Counter[str]:
    """How often each outcome comes when all numbers of the generator come equally often."""
    total = sum(scene.odds().values())
    return Counter(GAME.catalogue.text(GAME.sample(scene.state, Even(place, total))) for place in range(total))


def robbery() -> Table:
    """Red robs yellow, who has four kinds of cards."""
    yellow = {"horseman": {"figure": "c055"}, "hand": {"ore": 1, "grain": 4, "horse": 2, "cattle": 3}}
    scene = at("build", {"white": {"cards": {"diplomat": 1}}, "yellow": yellow}, player="white")
    scene.play("play diplomat")
    scene.play("move_legionnaire raetia")
    return scene


def plunder(figure: str, city: str, **more: Any) -> Table:
    """Red's horsemen plunder a city."""
    scene = riding({"figure": figure, "fighters": 4, **more})
    scene.play(f"plunder {city}")
    return scene


def purchase() -> Table:
    """Red draws a development card; many are gone."""
    scene = building(
        {"hand": {"cattle": 1}, "gold": 1, "cards": {"diplomat": 4}},
        development={"played": {"traitor": 5, "great_warrior": 2, "treasure_suebi": 1}},
    )
    scene.play("buy_card no_joker")
    return scene


def pasture(horse: int, cattle: int) -> Table:
    """Red takes a pasture card; so many of each are in the pile, one of each is discarded."""
    others = {"blue": {"hand": {"horse": 9 - horse, "cattle": 9 - cattle}}}
    scene = riding({}, others=others, bank={"discard": {"horse": 1, "cattle": 1}})
    scene.play("take pasture")
    return scene


SCENES: dict[str, Callable[[], Table]] = {
    "robbery": robbery,
    "germania": lambda: plunder("c055", "argentoratum"),
    "hispania": lambda: plunder("c142", "tarraco", tokens={"hispania": 1}),
    "roma": lambda: plunder("c152", "capua", tokens={"italia_meridionalis": 1, "gallia": 2}),
    "purchase": purchase,
    "pasture": lambda: pasture(3, 8),
    "horses": lambda: pasture(5, 0),
    "cattle": lambda: pasture(0, 4),
    "dice": rolling,
    "beginning": lambda: new_game(3),
}


@rule("SR-ROUND-07", "SR-RUL-34", "SR-COMP-03", "SR-INFO-04")
@pytest.mark.parametrize("name", SCENES)
def test_samples_agree_with_odds(name: str) -> None:
    scene = SCENES[name]()
    assert sampled(scene) == scene.odds()


@rule("SR-SETUP-06")
def test_either_forest_is_as_likely() -> None:
    scene = new_game(4)
    scene.chance("start_player yellow")
    assert sampled(scene) == {"station gallaecia": 1, "station oretania": 1}


@rule("SR-PROD-08", "SR-PLUN-08")
def test_only_the_pile_is_drawn_from() -> None:
    assert pasture(3, 8).odds() == {"draw horse": 3, "draw cattle": 8}
    assert pasture(5, 0).odds() == {"draw horse": 5}
    assert pasture(0, 4).odds() == {"draw cattle": 4}


@rule("SR-INFO-04", "SR-PLUN-06")
def test_a_token_shows_what_its_own_colour_has_left() -> None:
    full = {
        "gold_2": 1,
        "gold_2 casualty": 2,
        "pasture_card": 1,
        "pasture_card casualty": 2,
        "development_card casualty": 2,
    }
    assert plunder("c055", "argentoratum", tokens={"gallia": 2}).odds() == {f"turn {k}": n for k, n in full.items()}
    left = plunder("c142", "tarraco", tokens={"hispania": 1}).odds()
    assert left == {f"turn {k}": n - (k == "gold_2 casualty") for k, n in full.items()}


@rule("SR-DEC-23", "SR-RUL-45")
def test_whoever_shows_ends_the_asking() -> None:
    players = {
        "blue": {"horseman": realm("gaul", "spain"), "cards": {"victory_point": 2}},
        "white": {"horseman": realm("italy", "north"), "cards": {"traitor": 2}},
    }
    scene = last_turn(players)
    scene.play("end_turn")
    assert scene.describe()["agenda"] == ["claim white", "claim blue"]
    scene.play("show_points")
    assert scene.actors == []
    assert player(scene, "blue")["shown_points"] == 2
    assert scene.result is not None
    assert scene.result["scores"] == [0, 10, 8]


@rule("SR-DEC-23")
def test_points_may_be_shown_in_ones_own_turn_without_ending_it() -> None:
    scene = at(
        "build", {"yellow": {"horseman": realm("gaul", "spain"), "cards": {"victory_point": 3}}}, player="yellow"
    )
    scene.play("show_points")
    assert due(scene) == "build yellow"
    assert player(scene, "yellow")["points"] == 11
