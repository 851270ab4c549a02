"""When events are played, and those without an effect (FR-EVENT, FR-RUL-79, FR-RUL-80, FR-RUL-81, FR-RUL-85)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS
from tests.games.fall_of_rome.board import fight, kinds, offers, turn_of
from tests.rules import rule

AFTER_DRAW: Final = {"phase": "after_draw"}
MORTUI: Final = "event mortui_non_mordent standard"
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
