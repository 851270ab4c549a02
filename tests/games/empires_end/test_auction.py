"""The disaster phase (EE-DIS) and too few resources (EE-POOR)."""

from __future__ import annotations

import pytest

from occasus.games.empires_end.board.names import CARD_WORDS
from tests.games.empires_end.board import auction, empire, held, table, take
from tests.rules import rule

EVERY_CARD = list(CARD_WORDS)


@rule("EE-DIS-01")
@pytest.mark.parametrize("returns", [False, True])
def test_a_card_is_revealed_from_the_deck(returns: bool) -> None:
    scene = table(turn={"phase": "disaster"}, temple=1, options={"replaced_returns": returns})
    assert len(scene.odds()) == 88
    scene.chance("reveal first fire_09")
    scene.expect(offers={"first": {"card": "fire_09"}}, actors=[1], deck={"size": 87, "lacks": ["fire_09"]})


@rule("EE-DIS-02")
def test_the_card_threatens_the_same_place_of_everybody() -> None:
    for seat in (0, 1):
        scene = auction("fire_04", seat=seat)
        scene.expect(offers={"first": {"position": 4}})
        scene.play("take first")
        scene.expect(empires={seat: {"destroyed": ["farm_8"]}, 1 - seat: {"destroyed": []}})


@rule("EE-DIS-04", "EE-DEC-05")
def test_a_turn_is_to_pay_to_skip_or_to_take() -> None:
    scene = auction("fire_05", own={"innovations": {"city_32": ["fire_01"]}})
    scene.expect(
        only={
            "legal": [
                "pay first wheat",
                "pay first axe",
                "pay first hammer",
                "pay first coin",
                "take first",
                "skip first fire_01",
            ]
        }
    )
    scene.play("skip first fire_01")
    scene.expect(actors=[1])


@rule("EE-RUL-31", "EE-ABIL-14")
def test_a_skip_needs_its_type_among_those_of_the_card() -> None:
    own = {"innovations": {"city_32": ["famine_01"]}}
    auction("fire_05", own=own).expect(legal=["skip first famine_01"])
    auction("fire_09", own=own).expect(legal=["skip first famine_01"])
    auction("fire_02", own=own).expect(
        illegal={"skip first famine_01": "EE-RUL-31", "skip first fire_01": "EE-ABIL-14"}
    )


@rule("EE-DIS-05", "EE-DIS-06", "EE-DIS-07")
def test_one_token_of_a_shown_type_is_put_beside_the_card() -> None:
    scene = auction("fire_09", tokens={"axe": 1})
    scene.expect(illegal={"pay first hammer": "EE-DIS-05"})
    scene.play("pay first wheat")
    scene.expect(offers={"first": {"tokens": {"wheat": 1, "axe": 1}}}, events=["paid 0 first wheat"])
    assert held(scene) == (1, 2, 2, 2)
    scene.play("pay first wheat")
    assert scene.describe(0)["offers"]["first"]["tokens"] == {"wheat": 2, "axe": 1}


@rule("EE-DIS-08")
def test_who_paid_is_asked_again() -> None:
    scene = auction("fire_01")
    scene.play("pay first hammer")
    scene.play("pay first hammer")
    scene.expect(actors=[0], legal=["pay first hammer", "take first"])


@rule("EE-DIS-10")
def test_one_may_take_at_once_though_one_could_pay() -> None:
    scene = auction("fire_01")
    scene.expect(legal=["pay first hammer", "take first"])
    take(scene, 0, "city_32")
    scene.expect(empires={0: {"innovations": {"city_32": ["fire_01"]}}})


@rule("EE-DIS-11", "EE-DIS-20")
def test_the_auction_ends_when_somebody_takes() -> None:
    scene = auction("fire_01", players=3)
    scene.play("take first")
    assert scene.actors == [0]
    scene.play("attach city_32")
    scene.play("buy_coins 0")
    scene.expect(phase="economy", offers={"only": {}}, actors=[0, 1, 2])


@rule("EE-DIS-12", "EE-DIS-13", "EE-DIS-14", "EE-DIS-15", "EE-DIS-16", "EE-DIS-17")
def test_the_taker_carries_out_four_things_in_order() -> None:
    own = {"innovations": {"farm_3": ["earthquake_03"]}, "resources": {}}
    scene = auction("flood_01", own=own, tokens={"wheat": 1, "coin": 2}, temple=1)
    scene.play("take first")
    scene.play("attach city_32")
    scene.expect(
        exact_events=[
            "took 0 flood_01",
            "temple_moved 0",
            "gained 0 wheat 1",
            "gained 0 coin 2",
            "destroyed 0 farm_3",
            "triggered 0 earthquake_03",
            "gained 0 axe 3",
            "attached 0 flood_01 city_32",
        ],
        temple=0,
    )
    assert held(scene) == (1, 3, 0, 2)  # nothing was paid for the innovation


@rule("EE-DIS-13")
def test_the_taker_decides_first_in_the_next_disaster_phase() -> None:
    scene = auction("fire_01", seat=1)
    take(scene, 1, "city_32")
    for seat in (0, 1):
        scene.play("done", seat)
    scene.chance("any")
    scene.expect(temple=1, actors=[1], phase="disaster")


@rule("EE-DIS-18")
def test_the_card_is_attached_after_the_destruction() -> None:
    scene = auction("earthquake_01", own={"resources": {}})
    scene.play("take first")
    scene.expect(illegal={"attach farm_3": "EE-INNO-03"}, no_events=["triggered"])
    scene.play("attach city_32")
    scene.expect(no_events=["triggered"])
    assert held(scene)[0] == 0


@rule("EE-DIS-19")
def test_the_others_lose_only_what_they_paid() -> None:
    scene = auction("fire_01", seat=1)
    scene.play("pay first hammer", 1)
    take(scene, 0, "city_32")
    assert held(scene, 1) == (2, 2, 1, 2)
    assert held(scene, 0) == (2, 2, 3, 2)
    assert empire(scene, 1)["destroyed"] == []


@rule("EE-POOR-01", "EE-POOR-04", "EE-DEC-10")
@pytest.mark.parametrize(("wheat", "most"), [(0, 5), (3, 2), (4, 1), (5, 0), (7, 0)])
def test_with_n_tokens_five_less_n_coins_can_be_bought(wheat: int, most: int) -> None:
    scene = auction("fire_01", own={"resources": {"wheat": wheat}})
    scene.play("take first")
    scene.play("attach city_32")
    assert scene.legal(0) == [f"buy_coins {coins}" for coins in range(most + 1)]
    if most < 5:
        assert scene.refused(f"buy_coins {most + 1}") == ("EE-POOR-04" if wheat < 5 else "EE-POOR-01")


@rule("EE-POOR-01")
def test_tokens_from_the_card_and_from_triggers_count_first() -> None:
    own = {"resources": {}, "innovations": {"farm_3": ["earthquake_01"]}}
    scene = auction("fire_01", own=own, tokens={"hammer": 1})
    scene.play("take first")
    scene.play("attach city_32")
    assert scene.legal(0) == ["buy_coins 0", "buy_coins 1"]


@rule("EE-POOR-03", "EE-POOR-05")
def test_each_coin_costs_two_points() -> None:
    scene = auction("fire_01", own={"resources": {}, "score": 3})
    take(scene, 0, "city_32", coins=4)
    scene.expect(empires={0: {"score": -5, "resources": {"coin": 4}}}, events=["scored 0 -8", "gained 0 coin 4"])


@rule("EE-POOR-06")
def test_nobody_else_may_buy_coins() -> None:
    scene = auction("fire_01", others=({"resources": {}},))
    scene.play("take first")
    scene.play("attach city_32")
    assert scene.actors == [0]
    assert scene.refused("buy_coins 1", 1) == "EE-POOR-06"


@rule("EE-RUL-26")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    own = {"innovations": {"city_32": EVERY_CARD[2:]}}
    scene = table(own, turn={"phase": "disaster"}, deck=[], discards=["fire_01", "fire_02"])
    assert sorted(scene.odds()) == ["reveal first fire_01", "reveal first fire_02"]
    scene.expect(discards=[], deck=["fire_01", "fire_02"])
    later = table(own, turn={"phase": "economy"}, deck=[], discards=["fire_01", "fire_02"])
    for seat in (0, 1):
        later.play("done", seat)
    later.expect(events=["reshuffled 2"], discards=[])


@rule("EE-RUL-26")
def test_without_any_card_the_phase_is_skipped() -> None:
    own = {"innovations": {"city_32": EVERY_CARD[:44], "town_25": EVERY_CARD[44:]}}
    scene = table(own, turn={"phase": "economy"}, hourglass=2)
    for seat in (0, 1):
        scene.play("done", seat)
    scene.expect(events=["hourglass_moved 3 disaster", "phase_skipped", "hourglass_moved 4 industry"], hourglass=4)


@rule("EE-RUL-26")
def test_a_double_disaster_with_one_card_left_is_a_single_one() -> None:
    scene = table({"innovations": {"city_32": EVERY_CARD[1:]}}, players=3, turn={"phase": "double_disaster"}, temple=1)
    scene.chance("reveal first fire_01")
    scene.expect(actors=[1], offers={"first": {"card": "fire_01"}})
    take(scene, 1, "city_32")
    scene.expect(temple=1, hourglass=7, events=["phase_skipped"])  # no card is left for the next one
