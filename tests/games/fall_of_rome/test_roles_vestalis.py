"""FR-ROLE-VESTALIS: her own events, and a choice of what she draws."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from occasus.core.basics import Json
from occasus.games.fall_of_rome.board.names import EVENT_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import (
    Even,
    actions_left,
    fight,
    idle,
    kinds,
    offers,
    turn_of,
)
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


ROLE = "vestalis"
HER_HAND = ["white_tyras", "orange_lutetia", "black_tingi"]


def her(city: str = "genua", *hand: str) -> dict[str, Json]:
    """Vestalis somewhere with a hand."""
    return {"role": ROLE, "city": city, "hand": list(hand)}


@rule("FR-ROLE-VESTALIS-02")
def test_vestalis_exchanges_a_card_of_a_colour_of_her_city_for_an_event() -> None:
    """Genua is orange and white."""
    scene = turn_of(ROLE, "genua", HER_HAND)
    scene.expect(player_deck={"event_deck": 9})
    assert offers(scene, "exchange") == {"white_tyras", "orange_lutetia"}
    scene.expect(illegal={"exchange black_tingi": "FR-ROLE-VESTALIS-02", "exchange white_roma": "FR-ROLE-VESTALIS-02"})
    scene.play("exchange white_tyras")
    assert set(scene.odds()) == {f"draw_event {event}" for event in EVENT_WORDS}
    scene.chance("draw_event vae_victis")
    scene.expect(
        players={0: {"hand": ["orange_lutetia", "black_tingi", "vae_victis"]}},
        player_discard=["white_tyras"],
        player_deck={"event_deck": 8},
        turn={"actions": 4},
    )
    assert actions_left(scene) == 4  # it is not an action


@rule("FR-ROLE-VESTALIS-02")
def test_every_unseen_event_may_lie_on_top_of_her_deck() -> None:
    scene = turn_of(ROLE, "genua", ["white_tyras", "carpe_diem"], player_discard=["vae_victis"])
    scene.play("exchange white_tyras")
    odds = scene.odds()
    assert set(odds) == {f"draw_event {event}" for event in EVENT_WORDS if event not in ("carpe_diem", "vae_victis")}
    assert set(odds.values()) == {1}
    drawn = Counter(scene.game.sample(scene.state, Even(place, 12)) for place in range(12))
    assert {scene.game.catalogue.text(code): times for code, times in drawn.items()} == odds


@rule("FR-ROLE-VESTALIS-02")
def test_she_may_exchange_again_and_again() -> None:
    scene = turn_of(ROLE, "genua", HER_HAND)
    for card, event in (("white_tyras", "vae_victis"), ("orange_lutetia", "carpe_diem")):
        scene.play(f"exchange {card}")
        scene.chance(f"draw_event {event}")
    scene.expect(players={0: {"hand": ["black_tingi", "vae_victis", "carpe_diem"]}}, player_deck={"event_deck": 7})


@rule("FR-ROLE-VESTALIS-02")
def test_she_may_exchange_in_the_turn_of_somebody_else() -> None:
    """Her own city counts, not the active one."""
    scene = turn_of("consul", "tingi", others=[her("genua", *HER_HAND)])
    assert scene.actors == [1, 0]
    assert offers(scene, "exchange", 1) == {"white_tyras", "orange_lutetia"}
    scene.play("exchange white_tyras", 1)
    scene.chance("draw_event carpe_diem")
    scene.expect(
        players={1: {"hand": ["orange_lutetia", "black_tingi", "carpe_diem"]}}, turn={"active": 0, "actions": 4}
    )


@rule("FR-ROLE-VESTALIS-02")
@pytest.mark.parametrize("phase", ["after_draw", "invade"])
def test_she_may_exchange_after_the_draw_and_between_invasions(phase: str) -> None:
    scene = turn_of("consul", "tingi", others=[her("genua", *HER_HAND)], turn={"phase": phase})
    assert scene.actors == [1]
    scene.play("exchange white_tyras")
    scene.chance("draw_event carpe_diem")
    scene.play("pass")
    scene.chance("reveal huns carnuntum")
    assert offers(scene, "exchange", 1) == {"orange_lutetia"}


@rule("FR-ROLE-VESTALIS-02")
def test_nobody_else_has_an_event_deck() -> None:
    scene = turn_of("consul", "genua", HER_HAND, others=[her("genua")])
    assert offers(scene, "exchange") == set()
    scene.expect(illegal={"exchange white_tyras": "FR-ROLE-VESTALIS-02"})


def drawing(*top: str, size: int = 30) -> Scene:
    """Vestalis is about to draw; these cards lie on top."""
    return turn_of(ROLE, "genua", turn={"phase": "draw"}, player_deck={"top": list(top), "size": size})


@rule("FR-ROLE-VESTALIS-03")
def test_she_may_draw_three_and_puts_one_back_on_top() -> None:
    scene = drawing("blue_roma", "white_tyras", "vae_victis")
    scene.expect(only={"legal": ["draw_cards 2", "draw_cards 3"]}, actors=[0])
    scene.play("draw_cards 3")
    for card in ("blue_roma", "white_tyras", "vae_victis"):
        scene.expect(actors=["chance"])
        scene.chance(f"draw {card}")
    assert offers(scene, "put_back") == {"blue_roma", "white_tyras", "vae_victis"}
    scene.play("put_back white_tyras")
    scene.expect(players={0: {"hand": ["blue_roma", "vae_victis"]}}, player_deck={"size": 28, "top": ["white_tyras"]})


@rule("FR-ROLE-VESTALIS-03")
def test_what_she_puts_back_is_drawn_next() -> None:
    scene = drawing("blue_roma", "white_tyras", "black_tingi", "green_iuvavum")
    scene.play("draw_cards 3")
    for card in ("blue_roma", "white_tyras", "black_tingi"):
        scene.chance(f"draw {card}")
    scene.play("put_back blue_roma")
    scene.expect(player_deck={"top": {0: "blue_roma", 1: "green_iuvavum"}})
    idle(scene, "draw_card")
    scene.expect(turn={"active": 1})
    assert list(scene.odds()) == ["draw blue_roma"]


@rule("FR-ROLE-VESTALIS-03")
def test_she_may_draw_two_as_everybody_does() -> None:
    scene = drawing("blue_roma", "white_tyras", "vae_victis")
    scene.play("draw_cards 2")
    scene.chance("draw blue_roma")
    scene.chance("draw white_tyras")
    scene.expect(players={0: {"hand": ["blue_roma", "white_tyras"]}}, player_deck={"size": 28, "top": ["vae_victis"]})


@rule("FR-ROLE-VESTALIS-03")
def test_others_are_not_asked_and_draw_two() -> None:
    scene = turn_of("consul", "genua", others=[her()], turn={"phase": "draw"}, player_deck={"size": 30})
    scene.expect(actors=["chance"])
    happened = scene.settle()
    assert sum(text.startswith("drew 0") for text in happened) == 2


@rule("FR-ROLE-VESTALIS-04")
@pytest.mark.parametrize("specials", [1, 2, 3])
def test_the_special_removes_a_legion(specials: int) -> None:
    legions = {"genua": 3, "roma": 2}
    scene = turn_of(ROLE, "genua", legions=legions, barbarians={"genua": {"huns": 3}}, player_deck={"event_deck": 0})
    fight(scene, *["special"] * specials)
    scene.expect(
        legions={"genua": 3 - specials, "roma": 2}, barbarians={"genua": {"huns": 3}}, supply={"legions": 11 + specials}
    )


@rule("FR-RUL-103")
def test_everybody_knows_the_card_that_the_vestalis_put_back_until_it_is_drawn() -> None:
    top = ["white_tyras", "black_tingi", "blue_roma"]
    scene = turn_of("vestalis", "roma", player_deck={"top": top}, turn={"phase": "draw"})
    scene.play("draw_cards 3")
    for card in top:
        scene.chance(f"draw {card}")
    scene.play("put_back black_tingi")
    for seat in range(3):
        assert scene.describe(seat)["player_deck"]["top"] == ["black_tingi"]
    scene.settle()
    scene.play("pass_turn", 0)
    scene.settle()
    scene.play("end_actions", 1)
    scene.play("pass_turn", 0)
    assert scene.odds() == {"draw black_tingi": 1}
    scene.chance("draw black_tingi")
    scene.expect(player_deck={"top": []})


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
