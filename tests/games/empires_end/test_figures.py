"""Every figure of the content file is read by the tables, and what rules say with it is seen in play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path as File
from typing import Any, Final

import pytest

from occasus.content import facts
from occasus.core.options import complete
from occasus.games.empires_end.game import make
from occasus.games.empires_end.options import OPTIONS
from occasus.scenes.scene import Scene
from tests.content.figures import (
    Path,
    alike,
    all_figures,
    all_notes,
    frozen,
    others,
    overlay_for,
    refusal,
    sort_of,
    sorts,
    unread,
)
from tests.content.full_overlays import Changes, Choice, Narrow, check_everything, few, whole

# Words by which tiles and cards are named: a content file that changes them is refused.
WORDS: Final = ("disaster_cards.cards.type", "locations.tiles.type")
MARKERS: Final[dict[str, Any]] = {"min": 0, "max": None, "points": 0, "resources": {}, "refresh": 2}
ANOTHER: Final = {"id": "gain", "params": {"resources": {"wheat": 7}}}


def tables(game: Any) -> Iterator[object]:
    """The tables as plain data."""
    for seats, mode in ((3, "standard"), (2, "lightning"), (3, "lightning")):
        yield frozen(game.facts(seats, complete(OPTIONS, {"mode": mode})))


def change(path: Path, value: Any, other: Any) -> dict[str, Any]:
    """An ability is replaced whole, with its phase; what an exchange takes is one token."""
    sort = ".".join(alike(path))
    if sort.endswith((".ability.id", ".phase")):
        entry = path[: path.index("ability")] if "ability" in path else path[:-1]
        return overlay_for(entry, {"phase": "economy", "ability": ANOTHER})
    if ".give." in sort:
        return overlay_for(path[:-1], {"coin" if path[-1] == "wheat" else "wheat": 1})
    return overlay_for(path, other)


SOME: Final = 9  # of 88 cards each so manieth; all are read by the same lines


@pytest.mark.parametrize("step", [SOME, pytest.param(1, marks=pytest.mark.long)], ids=["some", "every"])
@pytest.mark.parametrize("sort", [sort for sort in sorts("empires_end") if sort not in WORDS])
def test_every_figure_is_read_by_the_tables(sort: str, step: int) -> None:
    assert not unread("empires_end", sort, make, tables, change, ("wheat", "farm"), step)


def other_figures(path: Path, value: Any, like: list[Any]) -> Iterator[Any]:
    """What a figure may be changed to by itself; abilities and heaps that are given are changed whole."""
    sort = sort_of(path)
    if not sort.endswith((".ability.id", ".phase")) and ".give." not in sort:
        yield from islice((other for other in (*others(value, like), "wheat", "farm") if other != value), 6)


def bearers(change: Any) -> dict[str, Any]:
    """An overlay that changes every tile and card."""
    content = facts("empires_end")
    tiles, cards = content["locations"]["tiles"], content["disaster_cards"]["cards"]
    return {
        "locations": {"tiles": [{"id": entry["id"], **change(entry)} for entry in tiles]},
        "disaster_cards": {"cards": [{"id": entry["id"], **change(entry)} for entry in cards]},
    }


def given(entry: dict[str, Any]) -> dict[str, Any]:
    """What an exchange takes is one token, of another kind."""
    give = entry["ability"]["params"].get("give")
    return {"ability": {"params": {"give": {"coin" if "wheat" in give else "wheat": 1}}}} if give else {}


def another(entry: dict[str, Any]) -> dict[str, Any]:
    """An ability of another phase."""
    if entry["phase"] == "economy":
        return {"phase": "conflict", "ability": {"id": "strength", "params": {"strength": 3}}}
    return {"phase": "economy", "ability": ANOTHER}


@pytest.mark.parametrize("narrow", [few, pytest.param(whole, marks=pytest.mark.long)])
def test_a_file_that_changes_everything_is_reported_and_played(tmp_path: File, narrow: Narrow) -> None:
    choices: list[Choice] = [(2, {}), (3, {}), (4, {}), (2, {"mode": "lightning"}), (3, {"mode": "lightning"})]
    changes = Changes("empires_end", choices, [bearers(given), bearers(another)], other_figures, WORDS)
    check_everything(narrow(changes), tmp_path)


@pytest.mark.parametrize("sort", WORDS)
def test_words_that_name_cards_and_locations_cannot_be_changed(sort: str) -> None:
    for path, value, like in all_figures("empires_end"):
        if ".".join(alike(path)) == sort:
            assert refusal(make, overlay_for(path, next(other for other in like if other != value))), path


def test_notes_cannot_be_replaced() -> None:
    for path in all_notes(facts("empires_end")):
        told = refusal(make, overlay_for(path, {"source": "me"}))
        assert told.endswith("notes can't be replaced; leave them out."), path


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ({"constants": {"rebuilds_per_industry": 2}}, "2 is not from 0 to 1: the rules know one rebuilding."),
        ({"constants": {"lightning_setup": {"mulligans": 2}}}, "the rules know one redraw."),
        (
            {"conflict_cards": {"cards": [{"id": "conflict_01", "brackets": [MARKERS]}]}},
            "2 is not from 0 to 1: the rules know one marker to remove.",
        ),
        ({"constants": {"relief": {"up_to_total_resources": 6}}}, "up_to_total_resources: 6 is not from 0 to 5."),
        ({"disaster_cards": {"cards": [{"id": "fire_01", "type": "flood"}]}}, "so it stays fire."),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(content: dict[str, Any], told: str) -> None:
    assert told in refusal(make, content)


def industry(content: dict[str, Any], **own: Any) -> Scene:
    """Seat 0 alone is left in an industry phase of two players."""
    turn = {"phase": "industry", "done": [1]}
    return Scene("empires_end", 2, {"empires": [own], "turn": turn}, None, content)


def test_the_city_swaps_as_often_as_its_tile_says() -> None:
    content = {"locations": {"tiles": [{"id": "city_32", "ability": {"params": {"swaps": 2}}}]}}
    scene = industry(content)
    for _ in range(2):
        scene.play("use city_32")
        scene.play("swap farm_3 city_32")
    assert scene.refused("use city_32") == "EE-IND-29"


def test_nothing_is_rebuilt_where_the_content_allows_no_rebuilding() -> None:
    scene = industry({"constants": {"rebuilds_per_industry": 0}}, destroyed=["farm_3"], resources={"hammer": 5})
    assert scene.refused("rebuild farm_3 0") == "EE-IND-19"
    assert not [text for text in scene.legal(0) if text.startswith("rebuild")]


@pytest.mark.parametrize("most", [1, 3, 4])
def test_as_many_hand_cards_are_handled_as_the_content_says(most: int) -> None:
    hand = ["fire_01", "fire_02", "fire_03", "fire_04"]
    scene = industry({"constants": {"builds_or_sales_per_industry": most}}, hand=hand)
    for card in hand[:most]:
        scene.play(f"sell {card}")
    if most < len(hand):
        assert scene.legal(0) == ["keep", "throw_away"]
        scene.play("keep")
    scene.settle()
    assert "done" in scene.legal(0) and not [text for text in scene.legal(0) if text.startswith("sell")]
    scene.expect(empires={0: {"cards_handled": most + 1, "hand": {"size": 4}}})


def test_a_hand_that_was_refilled_is_written_by_name_too() -> None:
    for word in ("refilled", 3):
        scene = industry({}, hand=["fire_01"], cards_handled=word)
        assert scene.refused("sell fire_01") == "EE-IND-17"


def test_no_redraw_without_mulligans() -> None:
    content: dict[str, Any] = {"constants": {"lightning_setup": {"mulligans": 0}}}
    scene = Scene("empires_end", 2, None, {"mode": "lightning"}, content)
    scene.settle()
    assert scene.legal(0) == ["keep_hand"]
