"""What the event cards of planning do: more cards, more actions (FR-DATA-10)."""

from __future__ import annotations

import pytest

from tests.games.fall_of_rome.board import before, held_by_magister
from tests.rules import rule

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
