"""Resources (EE-RES) and a finite supply (EE-RUL-41)."""

from __future__ import annotations

import pytest

from tests.games.empires_end.board import auction, bid, conflict, held, points, work
from tests.rules import rule


@rule("EE-RES-01", "EE-RES-02", "EE-DIS-05")
@pytest.mark.parametrize(("card", "kind"), [("fire_01", "hammer"), ("fire_04", "wheat"), ("fire_06", "axe")])
def test_a_coin_stands_in_for_one_token_in_a_bid(card: str, kind: str) -> None:
    scene = auction(card)
    scene.expect(only={"legal": [f"pay first {kind}", "pay first coin", "take first"]})
    scene.play("pay first coin")
    assert held(scene)[3] == 1
    scene.expect(offers={"first": {"tokens": {"coin": 1}}})


@rule("EE-RES-02")
def test_coins_stand_in_for_hammers_one_by_one() -> None:
    scene = work("industry", {"resources": {"hammer": 1, "coin": 2}, "destroyed": ["farm_11"]})
    scene.expect(illegal={"rebuild farm_11 1": "EE-RES-06", "rebuild farm_11 3": "EE-RES-06"})
    scene.play("rebuild farm_11 2")
    assert held(scene) == (0, 0, 0, 0)


@rule("EE-RES-03")
def test_nothing_stands_in_for_a_coin() -> None:
    scene = work("economy", {"resources": {"wheat": 3}, "innovations": {"city_32": ["flood_09"]}})
    scene.expect(
        illegal={"exchange flood_09 wheat axe": "EE-RES-03", "exchange flood_09 coin axe": "EE-RES-06"},
    )


@rule("EE-RES-04", "EE-ABIL-28")
def test_only_the_coin_version_scores_coins() -> None:
    rich = {"resources": {"wheat": 1, "axe": 2, "hammer": 3, "coin": 4}}
    worth = {"famine_02": 1, "riot_02": 2, "pestilence_09": 6, "pestilence_04": 8}
    for card, extra in worth.items():
        assert points({**rich, "innovations": {"city_32": [card]}}, {}) == [150 + extra, 150]


@rule("EE-RES-05")
def test_there_is_no_limit_to_what_one_holds() -> None:
    scene = work("economy", {"resources": {"wheat": 500}})
    scene.play("use farm_3")
    assert held(scene)[0] == 501


@rule("EE-RES-06", "EE-DIS-09", "EE-RUL-09")
def test_who_cannot_pay_must_take() -> None:
    scene = auction("fire_01", own={"resources": {"wheat": 5}})
    scene.expect(
        only={"legal": ["take first"]}, illegal={"pay first hammer": "EE-RES-06", "pay first coin": "EE-RES-06"}
    )


@rule("EE-RES-07", "EE-CON-10")
def test_a_score_may_fall_below_zero() -> None:
    scene = conflict("conflict_01", {"destroyed": ["camp_5", "camp_17"]}, {})
    bid(scene, (0, 0), (0, 0))
    scene.expect(empires={0: {"score": -3}})


@rule("EE-RES-08")
def test_there_is_no_action_that_gives_tokens_to_somebody() -> None:
    scene = work("economy", {})
    before = held(scene, 1)
    for text in ("use farm_3", "exchange road_14 coin axe", "done"):
        scene.play(text)
    assert held(scene, 1) == before
    kinds = {family.name for family in scene.game.catalogue.families}
    assert not kinds & {"give", "trade", "offer"}


@rule("EE-RUL-41", "EE-RUL-01")
def test_a_finite_supply_gives_what_it_has() -> None:
    scene = work("economy", {"resources": {"wheat": 34}}, {"finite_supply": True})
    scene.expect(supply={"wheat": 0})
    scene.play("use farm_3")
    assert held(scene)[0] == 34
    scene.play("exchange road_14 wheat axe")
    scene.expect(supply={"wheat": 1, "axe": 27}, empires={0: {"resources": {"wheat": 33, "axe": 1}}})


@rule("EE-RUL-41")
def test_no_more_coins_can_be_bought_than_there_are() -> None:
    own: dict[str, dict[str, int]] = {"resources": {}}
    other = {"resources": {"coin": 25}}
    scene = auction("fire_01", own=own, others=(other,), options={"finite_supply": True})
    scene.play("take first")
    scene.play("attach city_32")
    scene.expect(only={"legal": ["buy_coins 0", "buy_coins 1"]}, illegal={"buy_coins 2": "EE-RUL-41"})


@rule("EE-RUL-41", "EE-CON-18")
def test_committed_tokens_return_after_the_rewards() -> None:
    own, other = {"resources": {"coin": 20}}, {"resources": {"coin": 6}}
    scene = conflict("conflict_01", own, other, options={"finite_supply": True})
    bid(scene, (0, 20), (0, 0))
    assert held(scene)[3] == 0  # the bonus coin was not there yet
    scene.expect(supply={"coin": 20})


@rule("EE-RUL-41")
def test_the_supply_lacks_what_lies_on_cards_and_in_bids() -> None:
    own = {"resources": {"wheat": 1}}
    scene = auction("fire_04", own=own, tokens={"wheat": 3, "coin": 2}, options={"finite_supply": True})
    scene.expect(supply={"wheat": 30, "axe": 28, "hammer": 28, "coin": 22})
    fight = conflict("conflict_01", players=3, options={"finite_supply": True})
    fight.play("bid_axes 2", 0)
    fight.expect(supply={"axe": 24, "coin": 20})
    fight.play("bid_coins 1", 0)
    fight.play("bid_axes 1", 1)
    fight.play("bid_coins 2", 1)
    fight.expect(supply={"wheat": 30, "axe": 24, "hammer": 24, "coin": 20})
