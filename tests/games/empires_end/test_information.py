"""Hidden information (EE-INFO): what a view and the log show, and what they never show."""

from __future__ import annotations

from random import Random
from typing import Any

from occasus.core.basics import WATCHER
from occasus.core.match import Match
from occasus.core.options import complete
from tests.games.empires_end.board import GAME, auction, bid, conflict, empire, table, work
from tests.rules import rule


@rule("EE-INFO-01", "EE-INFO-02", "EE-INFO-08", "EE-INV-08")
def test_a_view_hides_other_screens_hands_and_the_decks() -> None:
    scene = table({"hand": ["fire_01", "fire_02"]}, {"hand": ["flood_01", "flood_02", "flood_03"]})
    for reader in (0, WATCHER):
        other = empire(scene, 1, reader)
        assert (other["resources"], other["hand"]) == ("hidden", 3)
        seen = scene.describe(reader)
        assert isinstance(seen["deck"], int) and isinstance(seen["discards"], int)
    own = empire(scene, 1, 1)
    assert own["resources"] == {"wheat": 2, "axe": 2, "hammer": 2, "coin": 2}
    assert own["hand"] == ["flood_01", "flood_02", "flood_03"]
    assert empire(scene, 0, WATCHER)["hand"] == 2


@rule("EE-INFO-03")
def test_the_table_itself_lies_open() -> None:
    own: dict[str, Any] = {
        "score": 5,
        "destroyed": ["farm_3"],
        "innovations": {"city_32": ["famine_01"]},
        "exhausted": ["famine_01"],
    }
    scene = auction("fire_04", own=own, tokens={"wheat": 2}, temple=1, seat=1)
    seen = scene.describe(1)
    assert {key: seen["empires"][0][key] for key in own} == own
    assert seen["offers"]["first"] == {"card": "fire_04", "tokens": {"wheat": 2}, "position": 4, "handled": False}
    assert (seen["temple"], seen["hourglass"], seen["deck"]) == (1, 1, 86)
    assert seen["empires"][0]["hand"] == 0 and len(seen["empires"][0]["row"]) == 11


@rule("EE-INFO-04", "EE-RUL-03")
def test_the_log_shows_movements_and_never_totals() -> None:
    scene = work("economy", {})
    scene.play("use farm_3")
    scene.play("exchange road_14 wheat axe")
    texts = [event.seen_by(1).text() for event in scene.happened()]
    assert texts[1:] == [
        "gained 0 wheat 1",
        "exchanged 0 road_14 wheat axe",
        "spent 0 wheat 1",
        "gained 0 axe 1",
    ]


@rule("EE-RUL-03")
def test_a_strict_log_tells_gains_to_their_owner_only() -> None:
    scene = work("economy", {}, {"strict_hidden": True})
    scene.play("use farm_3")
    seen = [event.seen_by(1).text() for event in scene.happened()]
    own = [event.seen_by(0).text() for event in scene.happened()]
    assert (seen[1], own[1]) == ("gained 0 ? ?", "gained 0 wheat 1")


@rule("EE-INFO-05", "EE-SIM-07", "EE-CON-05", "EE-DEC-21")
def test_a_bid_is_secret_until_all_are_in() -> None:
    scene = conflict("conflict_01", {}, {}, players=3, hourglass=7)
    scene.play("bid_axes 2", 0)
    assert empire(scene, 0, 1)["bid"] == "hidden"
    scene.play("bid_coins 1", 0)
    assert scene.actors == [1, 2]
    assert empire(scene, 0, 1)["bid"] == empire(scene, 0, WATCHER)["bid"] == "hidden"
    assert empire(scene, 0, 0)["bid"] == {"axes": 2, "coins": 1}
    seen = [event.seen_by(1).text() for event in scene.happened()]
    assert seen == ["chose_axes 0 ?", "committed 0 ? ? ?"]
    assert [event.seen_by(0).text() for event in scene.happened()] == ["chose_axes 0 2", "committed 0 2 1 7"]
    assert scene.refused("bid_axes 0", 0) == "EE-SIM-07"
    scene.play("bid_axes 2", 1)
    assert scene.play("bid_coins 0", 1) == ["committed 1 2 0 6"]
    assert empire(scene, 0, 1)["bid"] == "hidden"
    scene.play("bid_axes 0", 2)
    scene.play("bid_coins 0", 2)
    assert [event.seen_by(1).text() for event in scene.happened() if event.kind.name == "bid_shown"] == [
        "bid_shown 0 2 1 7",
        "bid_shown 1 2 0 6",
        "bid_shown 2 0 0 4",
    ]


@rule("EE-SIM-07")
def test_a_commitment_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, complete(GAME.options, {}), "x", conflict("conflict_01").state)
    match.play(0, GAME.catalogue.parse("bid_axes 1"))
    assert match.can_undo()
    match.play(0, GAME.catalogue.parse("bid_coins 1"))
    assert not match.can_undo()


@rule("EE-RUL-42")
def test_a_bid_asks_for_coins_that_are_not_there() -> None:
    scene = conflict("conflict_01", {"resources": {}})
    assert scene.legal(0) == ["bid_axes 0"]
    scene.play("bid_axes 0", 0)
    assert scene.legal(0) == ["bid_coins 0"]


@rule("EE-RUL-42", "EE-POOR-01")
def test_a_rich_taker_is_asked_as_a_poor_one_is() -> None:
    for resources in ({}, {"wheat": 9}):
        scene = auction(own={"resources": resources})
        scene.play("take first")
        scene.play("attach city_32")
        assert scene.actors == [0] and "buy_coins 0" in scene.legal(0)
        assert empire(scene, 0, 1)["decides"] == "in_relief"


@rule("EE-INFO-06", "EE-POOR-02")
def test_buying_coins_shows_the_screen_to_everybody() -> None:
    scene = auction(own={"resources": {"wheat": 1, "hammer": 2}})
    scene.play("take first")
    scene.play("attach city_32")
    scene.play("buy_coins 1")
    assert "showed 0 1 0 2 0" in [event.seen_by(1).text() for event in scene.happened()]
    other = auction(own={"resources": {"wheat": 1}})
    other.play("take first")
    other.play("attach city_32")
    other.play("buy_coins 0")
    other.expect(no_events=["showed"])


@rule("EE-INFO-07", "EE-RUL-04")
def test_sold_and_thrown_away_cards_are_not_shown_built_ones_are() -> None:
    scene = work("industry", {"hand": ["fire_01", "fire_02", "fire_03", "fire_04"]})
    scene.play("sell fire_01")
    scene.play("build fire_02 without_town 0")
    scene.play("attach city_32")
    scene.play("throw_away")
    seen = [event.seen_by(1).text() for event in scene.happened()]
    assert seen[0] == "sold 0 ?" and "built 0 fire_02" in seen and "threw_away 0 2" in seen
    assert not any(word in text for text in seen for word in ("fire_01", "fire_03", "fire_04"))
    assert scene.describe(1)["discards"] == scene.describe(0)["discards"] == 3


@rule("EE-INFO-02")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    scene = work("industry", {"hand": ["fire_01"]})
    scene.play("sell fire_01")
    scene.chance("draw 0 flood_01")
    event = scene.happened()[-1]
    assert event.seen_by(0).text() == "drew 0 flood_01"
    assert event.seen_by(1).text() == event.seen_by(WATCHER).text() == "drew 0 ?"


@rule("EE-RUL-43")
def test_an_imagined_screen_is_a_guess_unless_it_is_written_in() -> None:
    scene = table({}, {"resources": {"wheat": 9, "axe": 9, "hammer": 9, "coin": 9}})
    seen = scene.describe(0)
    guesses = [GAME.from_position(seen, 2, seen["options"], Random(seed)).resources[4:8] for seed in range(40)]
    assert all(0 <= count <= 4 for guess in guesses for count in guess)
    assert {count for guess in guesses for count in guess} == {0, 1, 2, 3, 4}
    seen["empires"][1]["resources"] = {"wheat": 9, "coin": 1}
    assert list(GAME.from_position(seen, 2, seen["options"], Random(0)).resources[4:8]) == [9, 0, 0, 1]


@rule("EE-RUL-41", "EE-RUL-43")
def test_with_a_finite_supply_the_guess_fits_what_is_left() -> None:
    scene = table(
        {}, {"resources": {"wheat": 7}}, {"resources": {"coin": 5}}, players=3, options={"finite_supply": True}
    )
    seen = scene.describe(0)
    assert seen["supply"] == {"wheat": 27, "axe": 28, "hammer": 28, "coin": 19}
    state = GAME.from_position(seen, 3, seen["options"], Random(3))
    assert [sum(state.resources[kind::4]) for kind in range(4)] == [9, 2, 2, 7]


def test_a_bid_leaves_the_screen_in_the_own_view() -> None:
    scene = conflict("conflict_01")
    bid(scene, (2, 1), (0, 0))
    scene.expect(empires={0: {"resources": {"axe": 0, "coin": 2}}})
