"""Every figure of the content file is read by the tables, and what rules say with it is seen in play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path as File
from typing import Any, Final

import pytest

from occasus.content import facts
from occasus.core.options import complete
from occasus.games.struggle_for_rome.board.names import PROVINCE_WORDS
from occasus.games.struggle_for_rome.game import make
from occasus.games.struggle_for_rome.options import OPTIONS
from tests.content.figures import (
    Path,
    alike,
    all_notes,
    frozen,
    merged,
    others,
    overlay_for,
    refusal,
    sort_of,
    sorts,
    unread,
)
from tests.content.full_overlays import Changes, Choice, Narrow, check_everything, few, whole
from tests.games.struggle_for_rome.board import player, riding

CITIES: Final = facts("struggle_for_rome")["map"]["cities"]
MORE: Final = ("c001", "land", "germania", "hispania")  # a crossroads without a city, an arrow, regions


SOME: Final = 41  # of hundreds of hexes and crossroads each so manieth; all are read by the same lines


def tables(game: Any) -> Iterator[object]:
    """The tables as plain data."""
    for seats in (3, 4):
        yield frozen(game.facts(seats, complete(OPTIONS, {})))


def change(path: Path, value: Any, other: Any) -> dict[str, Any]:
    """Cities change provinces two at a time: each province has as many as tokens."""
    over = overlay_for(path, other)
    if ".".join(alike(path)) == "map.cities.province":
        swapped = next((city["id"] for city in CITIES if city["province"] == other), None)
        if swapped is not None:
            over = merged(over, overlay_for((*path[:-2], f"={swapped}", "province"), value))
    return over


@pytest.mark.parametrize("step", [SOME, pytest.param(1, marks=pytest.mark.long)], ids=["some", "every"])
@pytest.mark.parametrize("sort", sorts("struggle_for_rome"))
def test_every_figure_is_read_by_the_tables(sort: str, step: int) -> None:
    assert not unread("struggle_for_rome", sort, make, tables, change, MORE, step)


def new_cities() -> dict[str, Any]:
    """Every city stands where the next one did, in the next province, and the tokens of each have another mix."""
    after = dict(zip(PROVINCE_WORDS, [*PROVINCE_WORDS[1:], PROVINCE_WORDS[0]], strict=True))
    colours = facts("struggle_for_rome")["plunder_tokens"]["colours"]
    moved = [
        {"id": city["id"], "province": after[city["province"]], "crossroad": other["crossroad"]}
        for city, other in zip(CITIES, [*CITIES[1:], CITIES[0]], strict=True)
    ]
    tokens = {word: {"tokens": [*colours[word]["tokens"][1:], ["casualty"]]} for word in PROVINCE_WORDS}
    return {"map": {"cities": moved}, "plunder_tokens": {"colours": tokens}}


def other_figures(path: Path, value: Any, like: list[Any]) -> Iterator[Any]:
    """What a figure may be changed to by itself."""
    sort = sort_of(path)
    words = {
        "map.hexes.region": ("gallia", "germania"),
        "map.hexes.terrain": ("mountains", "field"),
        "map.outside_region": ("gallia",),
        "map.sea_routes.arrow": ("land", "sea"),
    }
    if sort not in ("map.cities.province", "map.cities.crossroad"):
        yield from islice((other for other in words.get(sort, others(value, like)) if other != value), 6)


@pytest.mark.parametrize("narrow", [few, pytest.param(whole, marks=pytest.mark.long)])
def test_a_file_that_changes_everything_is_reported_and_played(tmp_path: File, narrow: Narrow) -> None:
    choices: list[Choice] = [(3, {"round_limit": 8}), (4, {"round_limit": 8})]
    check_everything(narrow(Changes("struggle_for_rome", choices, [new_cities()], other_figures)), tmp_path)


def test_notes_cannot_be_replaced() -> None:
    for path in all_notes(facts("struggle_for_rome")):
        told = refusal(make, overlay_for(path, {"source": "me"}))
        assert told.endswith("notes can't be replaced; leave them out."), path


def test_a_conquered_city_is_worth_the_points_of_the_content() -> None:
    content: dict[str, Any] = {"rules_constants": {"victory_points_per_conquered_city": 3}}
    founder = {"figure": "c061", "fighters": 2, "wagons": 1, "tokens": {"germania": 1, "gallia": 1, "hispania": 1}}
    scene = riding(founder, content=content)
    scene.play("conquer lutetia")
    assert player(scene)["points"] == 3


def test_wagons_bring_as_much_gold_as_the_content_says() -> None:
    content: dict[str, Any] = {"plunder_tokens": {"always": {"gold_per_supply_wagon_of_the_tribe": 2}}}
    raider = {"figure": "c061", "fighters": 2, "wagons": 3}
    gold = []
    for given in ({}, content):
        scene = riding(raider, content=given)
        before = player(scene)["gold"]
        scene.play("plunder lutetia")
        scene.chance("turn gold_2")
        gold.append(player(scene)["gold"] - before)
    assert gold == [2 + 3, 2 + 2 * 3]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ({"costs": {"travel": {"land_arrow": [{"gold": 3}, {"gold": 1}]}}}, "one entry with grain from 0 to 14"),
        ({"map": {"start_crossroads": {"red": ["c017"]}}}, "a player begins on two crossroads."),
        (
            {"map": {"hexes": [{"id": "batavia", "terrain": "swamp"}]}},
            "map.hexes[batavia]: unknown terrain 'swamp'",
        ),
        (
            {"map": {"hexes": [{"id": "batavia", "region": "galia"}]}},
            "region 'galia'; did you mean gallia",
        ),
        ({"map": {"outside_region": "beyond"}}, "map.outside_region: unknown region 'beyond'"),
        ({"rules_constants": {"distinct_rolls_per_round": 0}}, "distinct_rolls_per_round: 0 is not from 1 to 10."),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(content: dict[str, Any], told: str) -> None:
    assert told in refusal(make, content)
