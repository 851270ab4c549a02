"""Event cards of battles: Alea Iacta Est, Vae Victis, Veni Vidi Vici (FR-DATA-10)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.fall_of_rome.board import THREAT, fight, kinds, offers, turn_of
from tests.rules import rule

ALEA: Final = {"role": "mercator", "hand": ["alea_iacta_est"]}


def holding(event: str, role: str = "mercator", **more: Any) -> dict[str, Any]:
    """Another player who holds an event."""
    return {"role": role, "hand": [event], **more}


@rule("FR-RUL-107", "FR-DEC-39")
def test_moved_by_another_the_active_player_chooses_legions_dice_and_barbarians() -> None:
    there = {"lutetia": {"huns": 2, "vandals": 2}}
    scene = turn_of("consul", "genua", [], [holding("veni_vidi_vici")], barbarians=there, legions={"genua": 2})
    scene.play("event veni_vidi_vici standard", 1)
    assert (scene.actors, kinds(scene)) == ([1], {"choose"})
    scene.play("choose lutetia")
    assert (scene.actors, scene.legal()) == ([0], ["go 0", "go 1", "go 2", "refuse"])
    scene.play("go 2")
    assert (scene.actors, scene.legal()) == ([0], ["battle 1", "battle 2", "decline"])
    scene.play("battle 2")
    scene.chance("roll barbarian barbarian")
    assert scene.actors == [0]
    assert set(scene.legal()) == {"remove 2 huns", "remove 2 vandals", "remove 1 vandals 1 huns"}


@rule("FR-RUL-109")
def test_vengeance_falls_on_one_other_city() -> None:
    there = {"genua": {"visigoths": 3}, "lutetia": {"huns": 2, "vandals": 1}}
    scene = turn_of("consul", "genua", ["vae_victis"], barbarians=there, legions={"genua": 2})
    fight(scene, "barbarian", "barbarian")
    scene.play("event vae_victis standard")
    assert offers(scene, "choose") == {"lutetia", "tyras"}
    assert scene.refused("choose genua") == "FR-RUL-109"
    scene.play("choose lutetia")
    assert offers(scene, "remove") == {"1 huns", "2 huns", "1 vandals", "1 vandals 1 huns"}
    scene.play("remove 1 vandals 1 huns")
    scene.expect(only={"barbarians": {**THREAT, "genua": {"visigoths": 1}, "lutetia": {"huns": 1}}})


@rule("FR-RUL-109")
def test_with_corruption_vengeance_falls_on_any_cities_also_that_of_the_battle() -> None:
    there = {"genua": {"visigoths": 3}, "lutetia": {"huns": 2, "vandals": 1}}
    scene = turn_of("consul", "genua", ["vae_victis"], barbarians=there, legions={"genua": 2})
    fight(scene, "barbarian", "barbarian")
    scene.play("event vae_victis corruption")
    assert offers(scene, "strike") == {"visigoths genua", "visigoths tyras", "huns lutetia", "vandals lutetia"}
    scene.play("strike visigoths genua")
    scene.play("strike vandals lutetia")
    scene.expect(only={"barbarians": {**THREAT, "lutetia": {"huns": 2}}}, legal="end_actions")


@rule("FR-RUL-110")
@pytest.mark.parametrize(("option", "left"), [("standard", 1), ("corruption", 3)])
@pytest.mark.parametrize("role", ["mercator", "vestalis"])
def test_the_free_battle_costs_no_action_and_with_corruption_no_legions(role: str, option: str, left: int) -> None:
    there = {"lutetia": {"huns": 3}}
    scene = turn_of(role, "genua", ["veni_vidi_vici"], barbarians=there, legions={"genua": 3})
    scene.play(f"event veni_vidi_vici {option}")
    scene.play("choose lutetia")
    scene.play("go 3")
    fight(scene, "barbarian_legion", "special")  # the special costs a legion, too
    scene.expect(turn={"actions": 4}, only={"legions": {"lutetia": left}})
    scene.expect(barbarians={"lutetia": {"huns": 1 if role == "mercator" else 2}})


@rule("FR-RUL-110")
def test_the_free_battle_follows_the_move_at_once_or_not_at_all() -> None:
    there = {"lutetia": {"huns": 3}}
    scene = turn_of("consul", "genua", ["veni_vidi_vici"], barbarians=there, legions={"genua": 3})
    scene.play("event veni_vidi_vici standard")
    scene.play("choose lutetia")
    scene.play("go 3")
    scene.play("decline")
    scene.play("battle 1")
    scene.expect(turn={"actions": 3})


@rule("FR-RUL-98", "FR-DEC-40")
def test_the_active_player_chooses_the_number_of_dice_and_the_events_player_any_faces() -> None:
    there = {"genua": {"huns": 3, "visigoths": 3}}
    scene = turn_of("magister_militum", "genua", [], [ALEA], barbarians=there, legions={"genua": 4})
    scene.play("event alea_iacta_est standard", 1)
    assert offers(scene, "battle", 0) == {"1", "2", "3"}
    scene.play("battle 2")
    assert scene.actors == [1]
    assert len(scene.legal()) == 15  # pairs of five different faces
    scene.play("faces barbarian special")
    assert (scene.actors, kinds(scene)) == ([0], {"remove"})
    scene.play("remove 3 huns")
    scene.play("battle 1")
    assert scene.actors == [-1]  # the next battle is rolled


@rule("FR-RUL-98")
def test_with_corruption_the_faces_of_every_battle_of_the_turn_are_chosen() -> None:
    there = {"genua": {"huns": 3}}
    scene = turn_of("consul", "genua", [], [ALEA], barbarians=there, legions={"genua": 2})
    scene.play("event alea_iacta_est corruption", 1)
    for left in (2, 1):
        scene.play("battle 1")
        scene.play("faces barbarian", 1)
        scene.expect(barbarians={"genua": {"huns": left}})
    scene.play("end_actions")
    scene.settle()
    scene.expect(turn={"active": 1, "alea": 0})


@rule("FR-RUL-98")
def test_the_faces_of_a_free_battle_are_chosen_too_and_without_a_battle_the_event_lapses() -> None:
    hand = ["veni_vidi_vici", "alea_iacta_est"]
    scene = turn_of("consul", "genua", hand, legions={"genua": 1}, barbarians={"lutetia": {"huns": 1}})
    scene.play("event alea_iacta_est standard")
    scene.play("event veni_vidi_vici standard")
    scene.play("choose lutetia")
    scene.play("go 1")
    scene.play("battle 1")
    assert kinds(scene) == {"faces"}
    lapsed = turn_of("consul", "genua", ["alea_iacta_est"])
    lapsed.play("event alea_iacta_est standard")
    lapsed.expect(turn={"alea": 1})
    lapsed.play("end_actions")
    lapsed.settle()
    lapsed.expect(turn={"active": 1, "alea": 0})


@rule("FR-RUL-99")
@pytest.mark.parametrize("role", ["regina_foederata", "magister_militum"])
def test_vengeance_counts_all_barbarians_that_the_battle_removed(role: str) -> None:
    there = {"carnuntum": {"huns": 3}, "lutetia": {"huns": 3}, **THREAT}
    scene = turn_of(role, "carnuntum", ["vae_victis"], barbarians=there, legions={"carnuntum": 2})
    fight(scene, "barbarian", "special")
    if role == "regina_foederata":
        scene.play("decline")
    removed = 2 if role == "regina_foederata" else 3
    scene.play("event vae_victis standard")
    scene.play("choose lutetia")
    assert set(scene.legal()) == {f"remove {count} huns" for count in range(1, removed + 1)}
