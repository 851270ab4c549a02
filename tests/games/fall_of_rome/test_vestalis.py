"""FR-ROLE-VESTALIS: her own events, and a choice of what she draws."""

from __future__ import annotations

from collections import Counter

import pytest

from occasus.core.basics import Json
from occasus.games.fall_of_rome.board.names import EVENT_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import Even, actions_left, fight, idle, offers, turn_of
from tests.rules import rule

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
