"""Further rulings on single event cards (FR-RUL-107 to 112)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from occasus.games.fall_of_rome.board.names import BARBARIAN_WORDS
from tests.games.fall_of_rome.board import THREAT, fight, kinds, offers, turn_of
from tests.rules import rule

SIX: Final = ["vandals roma", "vandals tingi", "visigoths roma", "visigoths genua", "huns lutetia", "huns patrae"]


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


@rule("FR-RUL-108")
def test_barbarians_of_any_tribes_are_replaced_by_the_legions_that_are_there() -> None:
    there = {"lutetia": {"huns": 1, "vandals": 3}}
    scene = turn_of("consul", "roma", ["mors_tua_vita_mea"], barbarians=there, legions={"narona": 14})
    scene.play("event mors_tua_vita_mea corruption")
    assert offers(scene, "choose") == {"lutetia", "tyras"}
    scene.play("choose lutetia")
    assert offers(scene, "remove") == {
        "1 huns", "1 vandals", "2 vandals", "3 vandals", "1 vandals 1 huns", "2 vandals 1 huns",
    }  # fmt: skip
    scene.play("remove 2 vandals 1 huns")
    scene.expect(
        only={"barbarians": {**THREAT, "lutetia": {"vandals": 1}}, "legions": {"narona": 14, "lutetia": 2}},
        supply={"legions": 0},
    )


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


@rule("FR-RUL-111")
def test_all_barbarian_cards_are_looked_at_where_fewer_than_six_are_left() -> None:
    rest = [card for card in BARBARIAN_WORDS if card not in SIX[:3]]
    scene = turn_of("consul", "roma", ["melius_cavere_quam_pavere"], barbarian_discard=rest)
    scene.play("event melius_cavere_quam_pavere corruption")
    for card in SIX[:3]:
        scene.chance(f"reveal {card}")
    assert set(scene.legal()) == {f"banish {card}" for card in SIX[:3]}  # exactly one leaves
    scene.play("banish visigoths roma")
    assert set(scene.legal()) == {"lay vandals roma", "lay vandals tingi"}
    scene.play("lay vandals tingi")
    scene.expect(removed=["visigoths roma"], barbarian_deck={"size": 2, 0: ["vandals tingi"], 1: ["vandals roma"]})


@rule("FR-RUL-111")
def test_six_cards_are_looked_at_and_laid_back_for_all_to_know() -> None:
    scene = turn_of("consul", "roma", ["melius_cavere_quam_pavere"], barbarian_deck=[SIX])
    scene.play("event melius_cavere_quam_pavere standard")
    for card in SIX:
        scene.chance(f"reveal {card}")
    order = [SIX[i] for i in (3, 0, 5, 1, 4, 2)]
    for number, card in enumerate(order[:-1]):
        assert offers(scene, "lay") == set(order[number:])
        scene.play(f"lay {card}")
    for seat in range(3):
        assert scene.describe(seat)["barbarian_deck"][:6] == [[card] for card in order]
    scene.expect(removed=[], barbarian_deck={6: {"size": 43}}, turn={"drawn": []}, legal="end_actions")


@rule("FR-RUL-112")
def test_no_pawn_need_follow_to_the_new_fort() -> None:
    scene = turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], players=2)
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose lutetia")
    assert set(scene.legal()) == {"move_pawn consul 0", "move_pawn magister_militum 0", "done"}
    scene.play("done")
    scene.expect(players={0: {"city": "roma"}}, forts=["lutetia"], decline=1, legal="end_actions")


@rule("FR-RUL-112")
def test_one_pawn_follows_to_the_new_fort_if_its_owner_permits() -> None:
    scene = turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], players=2, legions={"eburacum": 4})
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn magister_militum 3")
    assert (scene.actors, scene.legal()) == ([1], ["accept", "refuse"])
    scene.play("accept")
    scene.expect(
        players={0: {"city": "roma"}, 1: {"city": "lutetia"}},
        only={"legions": {"lutetia": 3, "eburacum": 1}},
        actors=[0],
    )


@rule("FR-RUL-112", "FR-RUL-116")
def test_whoever_refuses_to_follow_to_the_new_fort_is_not_asked_again() -> None:
    scene = turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], players=2)
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn magister_militum 0")
    scene.play("refuse", 1)
    assert (scene.actors, set(scene.legal())) == ([0], {"move_pawn consul 0", "done"})


@rule("FR-RUL-112")
def test_festina_lente_moves_one_pawn_at_least() -> None:
    scene = turn_of("consul", "roma", ["festina_lente"], players=2)
    scene.play("event festina_lente corruption")
    scene.play("choose lutetia")
    assert set(scene.legal()) == {"move_pawn consul 0", "move_pawn magister_militum 0"}
    scene.play("move_pawn consul 0")
    assert set(scene.legal()) == {"move_pawn magister_militum 0", "done"}
    scene.play("done")
    scene.expect(players={0: {"city": "lutetia"}, 1: {"city": "eburacum"}}, decline=1, legal="end_actions")
