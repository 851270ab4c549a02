"""Rulings on event cards (FR-RUL-79 to 86)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import fight, kinds, offers, turn_of
from tests.rules import rule

AFTER_DRAW: Final = {"phase": "after_draw"}
SIX: Final = ["orange_genua", "orange_narbo", "black_tingi", "white_roma", "green_lutetia", "blue_sinope"]
MORTUI: Final = "event mortui_non_mordent standard"


@rule("FR-RUL-79")
def test_no_event_is_played_in_the_middle_of_an_action() -> None:
    other = {"role": "mercator", "hand": ["mortui_non_mordent"]}
    there = {"genua": {"huns": 2, "visigoths": 2}}
    scene = turn_of(
        "consul", "genua", ["orange_narbo", "alea_iacta_est"], [other], barbarians=there, legions={"genua": 2}
    )
    assert MORTUI in scene.legal(1)
    scene.play("sail narbo 0")
    assert scene.refused(MORTUI, 1) == "FR-RUL-79"
    assert scene.refused("event alea_iacta_est standard", 0) == "FR-RUL-79"
    scene.play("pay orange_narbo")
    assert MORTUI in scene.legal(1)


@rule("FR-RUL-79")
def test_the_dice_are_set_before_the_battle_is_declared() -> None:
    there = {"genua": {"huns": 2, "visigoths": 2}}
    scene = turn_of("consul", "genua", ["alea_iacta_est"], barbarians=there, legions={"genua": 2})
    assert "event alea_iacta_est standard" in scene.legal()
    scene.play("battle 1")
    assert scene.refused("event alea_iacta_est standard", 0) == "FR-EVENT-10"
    scene.chance("roll barbarian")
    assert kinds(scene) == {"remove"}
    assert scene.refused("event alea_iacta_est standard", 0) == "FR-RUL-79"


@rule("FR-RUL-80")
def test_one_event_is_carried_out_before_the_next_is_played() -> None:
    others = [{"role": "mercator", "hand": ["mortui_non_mordent"]}, {"role": "vestalis", "hand": ["festina_lente"]}]
    scene = turn_of("consul", "roma", [], others, barbarians={"lutetia": {"huns": 2}})
    assert scene.actors == [1, 2, 0]
    scene.play("event festina_lente standard", 2)
    assert scene.actors == [2]
    assert scene.refused(MORTUI, 1) == "FR-RUL-79"
    scene.play("choose genua")
    scene.play("move_pawn vestalis 0")
    assert scene.actors == [1, 0]
    scene.play(MORTUI, 1)
    assert scene.actors == [1]


NOTHING: Final[list[tuple[str, dict[str, Any]]]] = [
    ("mortui_non_mordent", {"barbarians": {"tyras": {}}}),
    ("mors_tua_vita_mea", {"barbarians": {"tyras": {}}}),
    ("homo_faber_fortunae_suae", {}),
    ("do_ut_des", {}),
    ("hic_manebimus_optime", {}),
    ("hic_manebimus_optime", {"forts": ["roma"], "legions": {"genua": 16}}),
    ("melius_cavere_quam_pavere", {"barbarian_discard": list(BARBARIAN_WORDS)}),
    ("audentes_fortuna_iuvat", {"player_deck": {"size": 0}, "turn": AFTER_DRAW}),
]


@rule("FR-RUL-81")
@pytest.mark.parametrize(("event", "position"), NOTHING)
def test_an_event_without_effect_may_be_played_with_its_standard_option(event: str, position: dict[str, Any]) -> None:
    scene = turn_of("consul", "genua", [event], **position)
    assert offers(scene, "event") == {f"{event} standard"}
    assert scene.refused(f"event {event} corruption", 0) == "FR-RUL-81"
    before = scene.describe()
    scene.play(f"event {event} standard")
    scene.expect(player_discard=[*before["player_discard"], event], players={0: {"hand": []}}, decline=0)
    scene.expect(only={"barbarians": before["barbarians"], "legions": before["legions"]})


@rule("FR-RUL-81")
def test_vengeance_without_a_victim_may_be_played_as_standard_only() -> None:
    there = {"genua": {"visigoths": 3}, "tyras": {}}
    scene = turn_of("consul", "genua", ["vae_victis"], barbarians=there, legions={"genua": 1})
    fight(scene, "barbarian")
    assert offers(scene, "event") == {"vae_victis standard", "vae_victis corruption"}  # corruption hits Genua, too
    scene.play("event vae_victis standard")
    scene.expect(player_discard=["vae_victis"], barbarians={"genua": {"visigoths": 2}}, legal="end_actions")


@rule("FR-RUL-81")
def test_invasions_that_are_skipped_already_are_not_skipped_again() -> None:
    scene = turn_of("consul", "genua", ["abundans_cautela_non_nocet"], turn={"skip_invasion": 1})
    assert scene.refused("event abundans_cautela_non_nocet corruption") == "FR-RUL-81"
    scene.play("event abundans_cautela_non_nocet standard")
    scene.expect(turn={"fewer": 2})  # for the next invade phase


@rule("FR-RUL-81")
def test_an_event_without_effect_keeps_its_own_timing() -> None:
    scene = turn_of("consul", "genua", ["audentes_fortuna_iuvat", "vae_victis"], player_deck={"size": 0})
    assert offers(scene, "event") == set()
    assert scene.refused("event audentes_fortuna_iuvat standard") == "FR-EVENT-14"
    assert scene.refused("event vae_victis standard") == "FR-EVENT-15"


@rule("FR-RUL-82", "FR-DEC-34")
@pytest.mark.parametrize(("answer", "city"), [("accept", "genua"), ("refuse", "lutetia")])
def test_the_owner_of_a_pawn_permits_its_move_or_not(answer: str, city: str) -> None:
    other = {"role": "mercator", "city": "lutetia"}
    scene = turn_of("consul", "roma", ["festina_lente"], [other], legions={"lutetia": 4})
    scene.play("event festina_lente standard")
    scene.play("choose genua")
    scene.play("move_pawn mercator 3")
    assert (scene.actors, scene.legal()) == ([1], ["accept", "refuse"])
    scene.expect(players={1: {"city": "lutetia"}})
    scene.play(answer)
    moved = answer == "accept"
    scene.expect(players={1: {"city": city}}, only={"legions": {"genua": 3, "lutetia": 1} if moved else {"lutetia": 4}})


@rule("FR-RUL-82")
def test_an_own_pawn_moves_without_a_question_also_to_a_new_fort() -> None:
    other = {"role": "mercator", "city": "lutetia"}
    scene = turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], [other])
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose genua")
    scene.play("move_pawn consul 0")
    scene.expect(players={0: {"city": "genua"}}, forts=["genua"], legal="end_actions")


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


@rule("FR-RUL-85")
def test_more_actions_reopen_the_action_phase_but_give_back_none_that_were_given_up() -> None:
    other = {"role": "mercator", "hand": ["carpe_diem"]}
    scene = turn_of("consul", "roma", [], [other])
    scene.play("end_actions", 0)
    assert scene.actors == [1]
    scene.play("event carpe_diem standard", 1)
    scene.expect(turn={"phase": "actions", "actions": 2}, actors=[0])
    scene.play("march genua 0")
    scene.play("march roma 0")
    scene.expect(turn={"phase": "draw"}, actors=["chance"])


@rule("FR-RUL-85")
@pytest.mark.parametrize("phase", ["after_draw", "invade"])
def test_more_actions_do_not_come_after_the_draw(phase: str) -> None:
    other = {"role": "mercator", "hand": ["carpe_diem", "mortui_non_mordent"]}
    scene = turn_of("consul", "roma", [], [other], turn={"phase": phase})
    assert MORTUI in scene.legal(1)
    assert scene.refused("event carpe_diem standard", 1) == "FR-EVENT-13"


@rule("FR-RUL-86")
def test_a_card_removed_from_the_game_is_not_shuffled_in_again() -> None:
    scene = turn_of("consul", "roma", ["melius_cavere_quam_pavere"], turn=AFTER_DRAW, barbarian_discard=["huns roma"])
    seen = ["vandals roma", "vandals tingi", "visigoths roma", "visigoths genua", "huns lutetia", "huns patrae"]
    scene.play("event melius_cavere_quam_pavere corruption")
    for card in seen:
        scene.chance(f"reveal {card}")
    scene.play("banish vandals tingi")
    while "lay" in kinds(scene):
        scene.play(scene.legal()[0])
    scene.expect(removed=["vandals tingi"], barbarian_discard=["huns roma"], turn={"phase": "invade"})
    scene.chance()
    scene.chance()
    scene.play("end_actions")
    scene.chance("draw revolt")
    scene.chance("draw blue_roma")
    scene.chance("reveal huns carnuntum")
    deck = [card for layer in scene.describe()["barbarian_deck"] for card in layer]
    assert sorted(deck) == sorted(card for card in BARBARIAN_WORDS if card != "vandals tingi")
