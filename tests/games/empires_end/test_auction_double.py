"""The double disaster (EE-DBL) and replacing disasters (EE-ABIL-16, EE-ABIL-17, EE-ABIL-18, EE-ABIL-19, EE-RUL-20)."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.core.basics import CHANCE
from occasus.games.empires_end.board.names import CARD_WORDS
from tests.games.empires_end.board import auction, held, table, take
from tests.rules import rule

HOLDER: dict[str, Any] = {"innovations": {"city_32": ["barbarians_01"]}}


@rule("EE-DBL-01", "EE-TRACK-05")
def test_two_cards_are_revealed_and_two_places_threatened() -> None:
    scene = table(turn={"phase": "double_disaster"}, players=3)
    scene.chance("reveal first fire_04")
    assert "reveal second fire_04" not in scene.odds()
    scene.chance("reveal second flood_07")
    scene.expect(offers={"first": {"position": 4}, "second": {"position": 7}}, actors=[0])


@rule("EE-DBL-02", "EE-DEC-06")
def test_each_card_has_its_own_types_and_pile() -> None:
    scene = auction("fire_01", "fire_04", players=3)
    scene.expect(
        only={
            "legal": [
                *("pay first hammer", "pay first coin", "take first"),
                *("pay second wheat", "pay second coin", "take second"),
            ]
        }
    )
    scene.play("pay second wheat")
    scene.expect(offers={"first": {"tokens": {"only": {}}}, "second": {"tokens": {"wheat": 1}}})


@rule("EE-DBL-03", "EE-DBL-04", "EE-DBL-05")
def test_a_turn_handles_every_card_once_in_any_order() -> None:
    scene = auction("fire_01", "fire_04", players=3)
    scene.play("pay second wheat")
    scene.expect(actors=[0], illegal={"pay second coin": "EE-DBL-05", "take second": "EE-DBL-05"})
    scene.play("pay first coin")
    scene.expect(actors=[1], offers={"first": {"handled": False}, "second": {"handled": False}})


@rule("EE-DBL-04")
def test_one_player_may_take_both() -> None:
    scene = auction("fire_01", "fire_04", players=3)
    take(scene, 0, "city_32", "second")
    take(scene, 0, "town_25", "first")
    scene.expect(hourglass=6, empires={0: {"destroyed": ["farm_3", "farm_8"]}})


@rule("EE-DBL-06")
def test_a_taken_card_is_resolved_before_the_other_is_handled() -> None:
    own = {"resources": {}, "innovations": {"farm_3": ["earthquake_05"]}}
    scene = auction("riot_01", "fire_01", own=own, players=3)
    scene.expect(illegal={"pay second hammer": "EE-RES-06"})
    scene.play("take first")
    scene.expect(illegal={"pay second hammer": "EE-DBL-06"})
    scene.play("attach city_32")
    scene.play("buy_coins 2")
    scene.expect(legal=["pay second hammer", "pay second coin"])
    scene.play("pay second hammer")
    assert held(scene) == (0, 0, 2, 2)


@rule("EE-DBL-07", "EE-RUL-11")
@pytest.mark.parametrize(("cards", "token"), [(("fire_01", "fire_04"), "wheat"), (("fire_04", "fire_01"), "hammer")])
def test_the_other_auction_goes_on_with_everybody(cards: tuple[str, str], token: str) -> None:
    scene = auction(*cards, players=3)
    take(scene, 0, "city_32")
    scene.play(f"pay second {token}")
    for seat in (1, 2, 0):
        assert scene.actors == [seat]
        scene.play(f"pay second {token}")
    scene.expect(actors=[1])


@rule("EE-RUL-11")
def test_with_the_option_a_taker_is_out() -> None:
    scene = auction("fire_01", "fire_04", players=3, options={"taker_leaves": True})
    take(scene, 0, "city_32")
    scene.play("pay second wheat")
    for seat in (1, 2, 1):
        assert scene.actors == [seat]
        scene.play("pay second coin" if seat == 1 else "pay second wheat")


@rule("EE-DBL-08", "EE-INV-07")
def test_only_the_later_card_brings_the_temple() -> None:
    scene = auction("fire_01", "fire_04", players=3, temple=1, seat=1)
    scene.play("pay first hammer")
    scene.play("pay second wheat")
    take(scene, 2, "city_32", "second")
    scene.expect(temple=1)
    take(scene, 2, "town_25")
    scene.expect(temple=2)


@rule("EE-DBL-10", "EE-ABIL-15")
def test_a_skip_covers_one_of_the_cards() -> None:
    own = {"innovations": {"city_32": ["famine_01"]}}
    scene = auction("fire_04", "flood_06", own=own, players=3)
    scene.expect(legal=["skip first famine_01", "skip second famine_01"])
    assert scene.play("skip first famine_01") == ["skipped 0 first famine_01 fire_04"]
    scene.expect(actors=[0], illegal={"skip second famine_01": "EE-EXH-02", "pay first wheat": "EE-DBL-05"})


@rule("EE-DBL-11", "EE-ABIL-19", "EE-ABIL-17", "EE-DEC-07")
def test_a_replacement_changes_one_of_the_cards_and_leaves_its_pile() -> None:
    scene = auction("fire_01", "fire_04", own=HOLDER, tokens={"coin": 2}, players=3)
    scene.expect(only={"legal": ["decline", "replace first barbarians_01", "replace second barbarians_01"]})
    scene.play("replace first barbarians_01")
    scene.chance("reveal first riot_03")
    scene.expect(
        offers={"first": {"card": "riot_03", "position": 3, "tokens": {"coin": 2}}, "second": {"card": "fire_04"}},
        discards=["fire_01"],
    )


@rule("EE-DBL-11", "EE-RUL-35")
def test_a_taken_card_cannot_be_replaced() -> None:
    scene = auction("fire_01", "fire_04", others=(HOLDER,), players=3)
    scene.play("decline", 1)
    scene.play("take first", 0)
    assert scene.refused("replace first barbarians_01", 1) == "EE-RUL-20"
    scene.play("attach city_32")
    scene.play("buy_coins 0")
    scene.expect(
        actors=[1],
        only={"legal": ["decline", "replace second barbarians_01"]},
        illegal={"replace first barbarians_01": "EE-DBL-11"},
    )
    scene.play("replace second barbarians_01")
    scene.chance("reveal second riot_05")
    scene.expect(empires={0: {"innovations": {"city_32": ["fire_01"]}, "destroyed": ["farm_3"]}})


@rule("EE-DBL-12")
def test_the_phase_ends_when_both_are_taken() -> None:
    scene = auction("fire_01", "fire_04", players=3)
    take(scene, 0, "city_32")
    scene.expect(phase="double_disaster", hourglass=5)
    scene.play("pay second wheat")
    take(scene, 1, "city_32", "second")
    scene.expect(hourglass=6, offers={"only": {}})


@rule("EE-DBL-13", "EE-RUL-10")
def test_relief_comes_after_each_card() -> None:
    scene = auction("fire_01", "fire_04", own={"resources": {}}, players=3)
    take(scene, 0, "city_32", coins=1)
    scene.expect(legal=["pay second coin"])
    take(scene, 0, "town_25", "second", coins=4)
    scene.expect(empires={0: {"score": -10, "resources": {"coin": 5}}})


@rule("EE-RUL-10")
def test_with_the_option_relief_comes_once_at_the_end_of_the_phase() -> None:
    options = {"relief_when": "phase"}
    scene = auction("fire_01", "fire_04", own={"resources": {}}, players=3, options=options)
    scene.play("take first")
    scene.play("attach city_32")
    scene.expect(only={"legal": ["take second"]}, takers=[0])
    scene.play("take second")
    scene.play("attach town_25")
    scene.expect(actors=[0], legal=["buy_coins 5"])
    scene.play("buy_coins 0")
    scene.expect(hourglass=6, actors=["chance"])


@rule("EE-RUL-10")
def test_with_the_option_each_taker_is_asked_at_the_end() -> None:
    scene = auction("fire_01", "fire_04", players=3, options={"relief_when": "phase"})
    scene.play("take first")
    scene.play("attach city_32")
    scene.play("pay second wheat")
    scene.play("take second")
    scene.play("attach city_32")
    for seat in (0, 1):
        assert scene.actors == [seat]
        scene.play("buy_coins 0")
    assert scene.actors == [CHANCE]


@rule("EE-ABIL-16", "EE-EXH-01", "EE-DIS-21")
def test_a_replacement_is_exhausted_by_its_use() -> None:
    scene = auction("fire_01", own=HOLDER)
    scene.play("replace first barbarians_01")
    scene.chance("reveal first riot_03")
    scene.expect(empires={0: {"exhausted": ["barbarians_01"]}}, actors=[0], legal=["take first"])
    other = auction("fire_01", own={**HOLDER, "exhausted": ["barbarians_01"]})
    assert "decline" not in other.legal(0)
    ruin = auction("fire_01", own={**HOLDER, "destroyed": ["city_32"]})
    assert "decline" not in ruin.legal(0)


@rule("EE-ABIL-18", "EE-RUL-20")
def test_somebody_else_may_replace_and_the_player_still_has_to_act() -> None:
    scene = auction("fire_01", others=(HOLDER,))
    assert scene.actors == [1]
    assert scene.refused("take first", 0) == "EE-RUL-20"
    scene.play("replace first barbarians_01")
    scene.chance("reveal first riot_03")
    scene.expect(actors=[0], only={"legal": ["pay first axe", "pay first coin", "take first"]})


@rule("EE-RUL-20", "EE-DEC-07")
def test_holders_are_asked_clockwise_until_all_decline_in_a_row() -> None:
    last = {"innovations": {"city_32": ["barbarians_05"]}}
    scene = auction("fire_01", own={}, others=(HOLDER, last), players=3, seat=2)
    scene.play("decline", 2)
    scene.play("decline", 1)
    assert scene.actors == [2] and "take first" in scene.legal(2)
    again = auction("fire_01", own={}, others=(HOLDER, last), players=3, seat=2)
    again.play("decline", 2)
    again.play("replace first barbarians_01", 1)
    again.chance("reveal first riot_03")
    assert again.actors == [2] and "replace first barbarians_05" in again.legal(2)
    again.play("decline", 2)
    assert "take first" in again.legal(2)


@rule("EE-RUL-20")
def test_there_is_a_window_after_each_payment() -> None:
    scene = auction("fire_01", own=HOLDER)
    scene.play("decline")
    scene.play("pay first hammer")
    assert scene.actors == [0] and "decline" in scene.legal(0)
    scene.play("decline")
    assert scene.actors == [1]


@rule("EE-RUL-20")
def test_with_the_option_only_the_player_about_to_act_replaces() -> None:
    options = {"replace_on_own_turn": True}
    assert auction("fire_01", others=(HOLDER,), options=options).legal(1) == []
    assert "decline" in auction("fire_01", own=HOLDER, options=options).legal(0)


@rule("EE-RUL-20")
def test_with_the_option_the_replaced_card_returns_to_the_deck() -> None:
    scene = auction("fire_01", own=HOLDER, options={"replaced_returns": True})
    scene.play("replace first barbarians_01")
    assert "reveal first fire_01" not in scene.odds()
    scene.chance("reveal first riot_03")
    scene.expect(discards=[], deck={"has": ["fire_01"]})


@rule("EE-RUL-34")
def test_a_handled_card_need_not_be_handled_again_in_its_new_form() -> None:
    scene = auction("fire_01", "fire_04", own=HOLDER, players=3)
    scene.play("decline")
    scene.play("pay first hammer")
    scene.play("replace first barbarians_01")
    scene.chance("reveal first riot_03")
    scene.expect(actors=[0], illegal={"pay first axe": "EE-DBL-05"}, legal=["pay second wheat"])


@rule("EE-RUL-34")
def test_a_card_not_handled_is_handled_in_its_new_form() -> None:
    scene = auction("fire_01", "fire_04", own=HOLDER, players=3)
    scene.play("decline")
    scene.play("pay first hammer")
    scene.play("replace second barbarians_01")
    scene.chance("reveal second riot_03")
    scene.expect(actors=[0], only={"legal": ["pay second axe", "pay second coin", "take second"]})


@rule("EE-RUL-36")
def test_a_new_skip_or_replacement_works_at_once() -> None:
    scene = auction("barbarians_01", "fire_04", players=3)
    take(scene, 0, "city_32")
    scene.expect(actors=[0], legal=["replace second barbarians_01"])
    other = auction("famine_01", "fire_04", players=3)
    take(other, 0, "city_32")
    other.expect(legal=["skip second famine_01"])


@rule("EE-RUL-40")
def test_replacing_with_an_empty_deck_reshuffles_the_discards_without_the_replaced_card() -> None:
    rest = [word for word in CARD_WORDS if word not in ("fire_01", "riot_03", "barbarians_01")]
    own = {"innovations": {"city_32": ["barbarians_01"], "farm_11": rest}}
    scene = auction("fire_01", own=own, discards=["riot_03"])
    scene.play("replace first barbarians_01")
    assert list(scene.odds()) == ["reveal first riot_03"]
    scene.chance("any")
    scene.expect(discards=["fire_01"], deck=[])


@rule("EE-RUL-40")
def test_without_any_card_to_draw_nobody_may_replace() -> None:
    rest = [word for word in CARD_WORDS if word not in ("fire_01", "barbarians_01")]
    own = {"innovations": {"city_32": ["barbarians_01"], "farm_11": rest}}
    assert "decline" not in auction("fire_01", own=own).legal(0)
