"""What the event cards of planning do: more cards, more actions (FR-DATA-10)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import (
    before,
    held_by_magister,
    kinds,
    turn_of,
)
from tests.rules import rule

INVADE: Final = {"phase": "invade"}
ABUNDANS: Final = "event abundans_cautela_non_nocet"

AFTER_DRAW: Final = {"phase": "after_draw"}
SIX: Final = ["orange_genua", "orange_narbo", "black_tingi", "white_roma", "green_lutetia", "blue_sinope"]


AUDENTES, HOMO = "audentes_fortuna_iuvat", "homo_faber_fortunae_suae"


# Audentes Fortuna Iuvat


@rule("FR-DATA-10", "FR-EVENT-03")
@pytest.mark.parametrize(("option", "cards"), [("standard", 2), ("corruption", 4)])
def test_audentes_fortuna_iuvat_lets_the_active_player_draw_more_cards(option: str, cards: int) -> None:
    top = ["black_tingi", "blue_roma", "green_roma", "carpe_diem", "white_roma"]
    scene = held_by_magister(AUDENTES, "after_draw", player_deck={"top": top})
    scene.play(f"event {AUDENTES} {option}", 1)
    scene.expect(actors=[0], only={"legal": {0: ["use", "decline"]}})
    scene.play("use", 0)
    for _ in range(cards):
        scene.expect(turn={"phase": "draw"})
        scene.chance()
    scene.expect(players={0: {"hand": top[:cards]}}, player_deck={"top": top[cards:]}, turn={"phase": "invade"})


@rule("FR-DATA-10")
def test_the_active_player_may_decline_to_draw() -> None:
    scene = held_by_magister(AUDENTES, "after_draw", player_deck={"top": ["black_tingi"]})
    scene.play(f"event {AUDENTES} corruption", 1)
    scene.play("decline", 0)
    scene.expect(players={0: {"hand": []}}, decline=1, player_discard=[AUDENTES], turn={"phase": "invade"})


@rule("FR-DATA-10", "FR-RUL-83")
@pytest.mark.parametrize(("rest", "outcome"), [("draw_rest", "going_on"), ("loss", "no_cards")])
@pytest.mark.parametrize("left", [1, 3])
def test_a_short_deck_gives_what_is_left_or_loses(rest: str, outcome: str, left: int) -> None:
    scene = held_by_magister(AUDENTES, "after_draw", player_deck={"size": left}, options={"audentes.short_deck": rest})
    scene.play(f"event {AUDENTES} corruption", 1)
    scene.play("use", 0)
    if outcome == "going_on":
        for _ in range(left):
            scene.chance()
    scene.expect(players={0: {"hand": {"size": left if outcome == "going_on" else 0}}}, outcome=outcome)


@rule("FR-DATA-10", "FR-RUL-83")
def test_a_deck_that_just_suffices_never_loses() -> None:
    options = {"audentes.short_deck": "loss"}
    scene = held_by_magister(AUDENTES, "after_draw", player_deck={"size": 4}, options=options)
    scene.play(f"event {AUDENTES} corruption", 1)
    scene.play("use", 0)
    scene.expect(outcome="going_on")


@rule("FR-DATA-10")
def test_revolts_and_the_hand_limit_follow_the_extra_draw() -> None:
    hand = [f"white_{city}" for city in ("aquileia", "athenae", "corduba", "genua", "narbo", "narona", "patrae")]
    scene = held_by_magister(AUDENTES, "after_draw", hand=hand, player_deck={"top": ["revolt", "blue_roma"]})
    scene.play(f"event {AUDENTES} standard", 1)
    scene.play("use", 0)
    for text in ("draw revolt", "draw blue_roma", "reveal huns lutetia"):
        scene.expect(actors=["chance"])
        scene.chance(text)
    scene.expect(rate=1, actors=[0], legal=["discard blue_roma"])


# Carpe Diem


@rule("FR-DATA-10")
@pytest.mark.parametrize(("option", "more"), [("standard", 2), ("corruption", 4)])
def test_carpe_diem_gives_more_actions(option: str, more: int) -> None:
    scene = held_by_magister("carpe_diem", turn={"actions": 3})
    scene.play(f"event carpe_diem {option}", 1)
    scene.expect(turn={"actions": 3 + more}, actors=[0])
    for number in range(3 + more):
        scene.expect(turn={"phase": "actions"})
        scene.play(f"march {'chersonesus' if number % 2 == 0 else 'tyras'} 0", 0)
    scene.expect(turn={"phase": "draw"})


@rule("FR-DATA-10", "FR-RUL-85")
@pytest.mark.parametrize(("option", "more"), [("standard", 2), ("corruption", 4)])
def test_carpe_diem_reopens_the_action_phase_before_the_draw(option: str, more: int) -> None:
    """The actions given up stay lost."""
    scene = held_by_magister("carpe_diem")
    scene.play("march chersonesus 0", 0)
    scene.play("end_actions", 0)
    scene.expect(actors=[1], turn={"actions": 0, "phase": "actions"})
    scene.play(f"event carpe_diem {option}", 1)
    scene.expect(actors=[0], turn={"actions": more, "phase": "actions"}, legal=["march tyras 0"])


# Homo Faber Fortunae Suae


@rule("FR-DATA-10", "FR-EVENT-03")
@pytest.mark.parametrize(
    ("option", "cards"),
    [("standard", ["white_constantinopolis"]), ("corruption", ["white_constantinopolis", "blue_roma", "black_tingi"])],
)
def test_homo_faber_brings_a_city_card_back_to_the_active_player(option: str, cards: list[str]) -> None:
    scene = before(
        "actions",
        players=[{"city": "constantinopolis"}, {"city": "roma", "hand": [HOMO]}],
        player_discard=["white_constantinopolis", "blue_roma", "black_tingi", "vae_victis"],
    )
    scene.play(f"event {HOMO} {option}", 1)
    scene.expect(actors=[0], only={"legal": {0: [*(f"take_card {card}" for card in cards), "decline"]}})
    scene.play(f"take_card {cards[-1]}", 0)
    scene.expect(players={0: {"hand": [cards[-1]]}, 1: {"hand": []}}, player_discard={"lacks": [cards[-1]], "size": 4})
    scene.expect(actors=[0], legal=["end_actions"])


@rule("FR-DATA-10")
def test_the_active_player_may_leave_the_card_of_homo_faber() -> None:
    scene = held_by_magister(HOMO, player_discard=["white_tyras"])
    scene.play(f"event {HOMO} standard", 1)
    scene.play("decline", 0)
    scene.expect(players={0: {"hand": []}}, player_discard=["white_tyras", HOMO], actors=[0])


@rule("FR-RUL-118", "FR-EVENT-06", "FR-EVENT-08")
def test_a_played_event_has_left_the_hand_that_its_effect_fills() -> None:
    """Six cards and the event: with the card that comes back the hand is just as full as it may be."""
    hand = ["white_tyras", "white_roma", "blue_roma", "green_roma", "orange_roma", "black_tingi", HOMO]
    scene = before(
        "actions", players=[{"city": "constantinopolis", "hand": hand}], player_discard=["white_constantinopolis"]
    )
    scene.play(f"event {HOMO} standard", 0)
    scene.expect(player_discard={"has": [HOMO]})
    scene.play("take_card white_constantinopolis", 0)
    scene.expect(actors=[0], legal=["end_actions"])  # nothing is to be discarded


def holding(event: str, role: str = "mercator", **more: Any) -> dict[str, Any]:
    """Another player who holds an event."""
    return {"role": role, "hand": [event], **more}


@rule("FR-RUL-107", "FR-DEC-39")
def test_more_cards_offered_by_another_are_drawn_by_the_active_player_or_not() -> None:
    scene = turn_of("consul", "roma", [], [holding("audentes_fortuna_iuvat")], turn={"phase": "after_draw"})
    scene.play("event audentes_fortuna_iuvat standard", 1)
    assert (scene.actors, scene.legal()) == ([0], ["use", "decline"])
    scene.play("use")
    scene.chance("draw blue_roma")
    scene.chance("draw black_roma")
    scene.expect(players={0: {"hand": ["blue_roma", "black_roma"]}, 1: {"hand": []}})


@rule("FR-RUL-107", "FR-DEC-39")
@pytest.mark.parametrize(
    ("option", "cards"), [("standard", {"white_genua"}), ("corruption", {"white_genua", "blue_roma"})]
)
def test_a_discarded_card_offered_by_another_is_taken_by_the_active_player_or_not(option: str, cards: set[str]) -> None:
    discard = ["white_genua", "blue_roma", "abundans_cautela_non_nocet"]
    scene = turn_of("consul", "genua", [], [holding("homo_faber_fortunae_suae")], player_discard=discard)
    scene.play(f"event homo_faber_fortunae_suae {option}", 1)
    assert scene.actors == [0]
    assert set(scene.legal()) == {"decline", *(f"take_card {card}" for card in cards)}
    scene.play("take_card white_genua")
    scene.expect(players={0: {"hand": ["white_genua"]}}, player_discard={"lacks": "white_genua"})


def drawing_more(
    option: str, deck: list[str], hand: list[str] | None = None, options: dict[str, object] | None = None
) -> Scene:
    """The active player is offered more cards by Audentes Fortuna Iuvat, with so many left in the deck."""
    scene = turn_of(
        "vestalis",
        "eburacum",
        ["audentes_fortuna_iuvat", *(hand or [])],
        options=options,
        player_deck={"size": len(deck), "top": deck, "event_deck": 0},
        turn=AFTER_DRAW,
    )
    scene.play(f"event audentes_fortuna_iuvat {option}")
    assert scene.legal() == ["use", "decline"]
    return scene


@rule("FR-RUL-83")
@pytest.mark.parametrize("answer", ["use", "decline"])
def test_with_too_few_cards_the_rest_is_drawn_or_none(answer: str) -> None:
    scene = drawing_more("corruption", ["white_tyras", "black_corduba", "blue_roma"])
    scene.play(answer)
    hand = []
    while answer == "use" and scene.describe()["player_deck"]["size"]:
        hand += scene.chance()
    assert len(hand) == (3 if answer == "use" else 0)
    scene.expect(result=None, turn={"phase": "invade"}, players={0: {"hand": {"size": len(hand)}}})


@rule("FR-RUL-83")
@pytest.mark.parametrize(
    ("answer", "cards", "result"),
    [("use", 1, {"reason": "no_cards"}), ("use", 2, None), ("decline", 1, None)],
)
def test_with_the_option_too_few_cards_lose(answer: str, cards: int, result: dict[str, str] | None) -> None:
    deck = ["white_tyras", "black_corduba"][:cards]
    scene = drawing_more("standard", deck, options={"audentes.short_deck": "loss"})
    scene.play(answer)
    scene.expect(result=result)


@rule("FR-RUL-84")
def test_revolts_drawn_by_an_event_come_one_after_the_other_and_then_the_hand_limit() -> None:
    scene = drawing_more("corruption", ["revolt", "white_tyras", "revolt", "blue_roma"], SIX)
    scene.play("use")  # no question how many: the third card is for the regular draw
    for card in ("revolt", "white_tyras", "revolt", "blue_roma"):
        assert scene.odds() == {f"draw {card}": 1}
        scene.chance(f"draw {card}")
    scene.expect(rate=1)
    scene.chance("reveal huns lutetia")
    scene.expect(rate=2)
    scene.chance("reveal vandals tingi")
    assert (scene.actors, kinds(scene)) == ([0], {"discard"})
    scene.play("discard blue_roma")
    scene.expect(players={0: {"hand": {"size": 7}}}, turn={"phase": "invade"})


@rule("FR-RUL-97")
@pytest.mark.parametrize(("rate", "cards"), [(0, 0), (2, 1), (4, 2), (7, 3)])
def test_two_invasions_fewer_count_for_this_turn_before_its_first_card(rate: int, cards: int) -> None:
    heroic = {"difficulty": "heroic"}
    scene = turn_of("consul", "roma", ["abundans_cautela_non_nocet"], rate=rate, turn=INVADE, options=heroic)
    scene.play(f"{ABUNDANS} standard")
    scene.settle()
    assert sum(text.startswith("revealed") for text in scene.events) == cards
    scene.expect(turn={"active": 1, "fewer": 0})


@rule("FR-RUL-97")
def test_two_invasions_fewer_count_for_the_next_turn_after_the_first_card() -> None:
    scene = turn_of("consul", "roma", ["abundans_cautela_non_nocet", "mors_tua_vita_mea"], rate=4, turn=INVADE)
    scene.play("pass")
    scene.chance("reveal huns carnuntum")
    assert scene.refused(f"{ABUNDANS} corruption") == "FR-EVENT-16"
    scene.play("event mors_tua_vita_mea corruption")  # other events are still corrupt
    scene.play("choose tyras")
    scene.play("remove 1 visigoths")
    scene.play(f"{ABUNDANS} standard")
    for _ in range(3):
        scene.chance()
    scene.play("end_actions", 1)
    scene.chance("draw blue_roma")
    scene.chance("draw black_roma")
    before = len(scene.events)
    scene.settle()
    assert sum(text.startswith("revealed") for text in scene.events[before:]) == 2


@rule("FR-RUL-97")
def test_corruption_skips_the_invasions_of_this_turn_only() -> None:
    scene = turn_of("consul", "roma", ["abundans_cautela_non_nocet"])
    scene.play(f"{ABUNDANS} corruption")
    scene.play("end_actions")
    scene.chance("draw blue_roma")
    scene.chance("draw black_roma")
    scene.expect(turn={"active": 1, "phase": "actions"}, decline=1, events=["invasion_skipped"], no_events=["revealed"])
    scene.play("end_actions")
    scene.chance("draw green_roma")
    scene.chance("draw white_roma")
    assert all(text.startswith("reveal ") for text in scene.odds())
