"""Rulings on the Vestalis and on abilities that work once a turn (FR-RUL-46 to 52)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import kinds, offers, turn_of
from tests.rules import rule

DRAW: Final = {"phase": "draw"}
SEVEN: Final = [
    "orange_genua",
    "orange_narbo",
    "black_tingi",
    "white_roma",
    "green_lutetia",
    "blue_sinope",
    "blue_roma",
]


def three_drawn(cards: list[str], **options: object) -> Scene:
    """The Vestalis has drawn three cards and must put one back."""
    scene = turn_of("vestalis", player_deck={"top": cards}, turn=DRAW, options=options)
    scene.play("draw_cards 3")
    for card in cards:
        scene.chance(f"draw {card}")
    return scene


@rule("FR-RUL-46", "FR-DEC-29")
def test_the_vestalis_puts_back_any_of_the_three_also_a_revolt() -> None:
    scene = three_drawn(["white_tyras", "revolt", "carpe_diem"])
    assert set(scene.legal()) == {"put_back white_tyras", "put_back revolt", "put_back carpe_diem"}
    assert scene.refused("put_back black_tingi") == "FR-ROLE-VESTALIS-03"
    scene.play("put_back revolt")
    scene.expect(rate=0, players={0: {"hand": ["white_tyras", "carpe_diem"]}}, player_deck={"top": ["revolt"]})


@rule("FR-RUL-46")
def test_only_the_two_cards_kept_are_resolved() -> None:
    scene = three_drawn(["revolt", "revolt", "white_tyras"])
    scene.play("put_back revolt")
    assert scene.actors == [-1]
    scene.chance("reveal huns lutetia")
    scene.expect(rate=1, players={0: {"hand": ["white_tyras"]}}, player_deck={"top": ["revolt"]})


@rule("FR-RUL-46")
def test_with_the_option_the_vestalis_puts_no_revolt_back() -> None:
    option = {"vestalis.may_return_revolt": False}
    scene = three_drawn(["white_tyras", "revolt", "carpe_diem"], **option)
    assert set(scene.legal()) == {"put_back white_tyras", "put_back carpe_diem"}
    assert scene.refused("put_back revolt") == "FR-RUL-46"
    scene.play("put_back carpe_diem")
    scene.expect(rate=1, player_deck={"top": ["carpe_diem"]}, actors=["chance"])
    assert three_drawn(["revolt", "revolt", "revolt"], **option).legal() == ["put_back revolt"]  # there is no other


@rule("FR-RUL-47", "FR-DEC-28")
def test_the_vestalis_declares_before_she_draws_and_returns_before_revolts_come() -> None:
    other = {"role": "consul", "hand": ["mortui_non_mordent"]}
    cards = ["revolt", "white_tyras", "black_tingi"]
    scene = turn_of("vestalis", others=[other], player_deck={"top": cards}, turn=DRAW)
    assert (scene.actors, scene.legal()) == ([0], ["draw_cards 2", "draw_cards 3"])
    scene.play("draw_cards 3")
    for card in cards:
        assert scene.refused("event mortui_non_mordent standard", 1) == "FR-EVENT-10"
        scene.chance(f"draw {card}")
    assert (scene.actors, kinds(scene)) == ([0], {"put_back"})
    assert scene.refused("event mortui_non_mordent standard", 1) == "FR-RUL-79"
    scene.expect(rate=0)
    scene.play("put_back white_tyras")
    scene.expect(rate=1, actors=["chance"])


@rule("FR-RUL-47")
def test_having_declared_two_the_vestalis_keeps_both() -> None:
    scene = turn_of("vestalis", player_deck={"top": ["white_tyras", "black_tingi", "blue_roma"]}, turn=DRAW)
    scene.play("draw_cards 2")
    scene.chance("draw white_tyras")
    scene.chance("draw black_tingi")
    scene.expect(players={0: {"hand": ["white_tyras", "black_tingi"]}}, player_deck={"top": ["blue_roma"]})


@rule("FR-RUL-48")
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_the_vestalis_needs_three_cards_in_the_deck_to_draw_three(size: int) -> None:
    top = ["white_tyras", "black_tingi", "blue_roma"][:size]
    scene = turn_of("vestalis", player_deck={"size": size, "top": top}, turn=DRAW)
    if size < 2:
        scene.expect(result={"reason": "no_cards"})
    elif size == 2:
        scene.expect(actors=["chance"], result=None)
        assert scene.refused("draw_cards 3", 0) == "FR-ROLE-VESTALIS-03"
        scene.chance("draw white_tyras")
        scene.chance("draw black_tingi")
        scene.expect(players={0: {"hand": ["white_tyras", "black_tingi"]}}, player_deck={"size": 0}, result=None)
    else:
        assert scene.legal() == ["draw_cards 2", "draw_cards 3"]


@rule("FR-RUL-49")
def test_the_vestalis_exchanges_in_the_windows_of_events_only() -> None:
    vestalis = {"role": "vestalis", "city": "roma", "hand": ["white_tyras", "white_roma"]}
    scene = turn_of("consul", "roma", ["blue_roma"], [vestalis])
    assert "exchange white_tyras" in scene.legal(1)
    scene.play("give vestalis blue_roma")
    assert scene.refused("exchange white_tyras", 1) == "FR-RUL-49"  # in the middle of an action
    scene.play("refuse", 1)
    assert "exchange white_tyras" in scene.legal(1)
    scene.play("end_actions", 0)
    scene.play("pass", 1)
    assert scene.refused("exchange white_tyras", 1) == "FR-RUL-49"  # while cards are drawn
    scene.chance("draw green_roma")
    scene.chance("draw revolt")
    assert scene.refused("exchange white_tyras", 1) == "FR-RUL-49"  # inside a revolt
    scene.chance("reveal huns lutetia")
    assert "exchange white_tyras" in scene.legal(1)


@rule("FR-RUL-50")
def test_over_the_limit_the_vestalis_may_exchange_but_must_still_give_up_a_card() -> None:
    scene = turn_of("vestalis", "roma", SEVEN, player_deck={"top": ["white_tyras", "revolt"]}, turn=DRAW)
    scene.play("draw_cards 2")
    scene.chance("draw white_tyras")
    scene.chance("draw revolt")
    scene.chance("reveal huns lutetia")
    assert offers(scene, "exchange") == {*SEVEN, "white_tyras"}
    scene.play("exchange white_tyras")
    scene.chance("draw_event hic_manebimus_optime")
    assert (scene.actors, kinds(scene)) == ([0], {"discard", "event", "exchange"})
    scene.play("event hic_manebimus_optime standard")
    scene.expect(players={0: {"hand": SEVEN}}, player_discard=["white_tyras", "hic_manebimus_optime"])
    assert "discard" not in kinds(scene)


@rule("FR-RUL-51")
def test_with_an_empty_event_deck_nothing_is_exchanged() -> None:
    scene = turn_of(
        "vestalis",
        "roma",
        ["white_tyras", "black_tingi"],
        player_deck={"event_deck": 1},
        player_discard=["carpe_diem", "vae_victis"],
    )
    scene.play("exchange white_tyras")
    assert not {"draw_event carpe_diem", "draw_event vae_victis"} & set(scene.odds())
    scene.chance("draw_event alea_iacta_est")
    assert scene.refused("exchange black_tingi") == "FR-RUL-51"
    assert "exchange" not in kinds(scene)


@rule("FR-RUL-52")
def test_more_actions_bring_no_second_trade() -> None:
    consul = {"role": "consul", "city": "genua", "hand": ["white_tyras", "orange_roma"]}
    scene = turn_of("mercator", "genua", ["carpe_diem"], [consul])
    scene.play("trade_take consul white_tyras")
    scene.play("accept", 1)
    scene.play("event carpe_diem standard")
    scene.expect(turn={"actions": 5})
    assert scene.refused("trade_take consul orange_roma") == "FR-ROLE-MERCATOR-01"


@rule("FR-RUL-52")
def test_more_actions_bring_no_second_free_enlisting() -> None:
    there = {"carnuntum": {"huns": 1, "ostrogoths": 1}}
    scene = turn_of("regina_foederata", "carnuntum", ["carpe_diem"], barbarians=there, allied=["huns", "ostrogoths"])
    scene.play("enlist_free huns 1")
    scene.play("event carpe_diem corruption")
    scene.expect(turn={"actions": 7})
    assert scene.refused("enlist_free ostrogoths 1") == "FR-ROLE-REGINA-04"
