"""Rulings on the roles (FR-RUL-33 to 45), without the Vestalis."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.fall_of_rome.board import THREAT, actions_left, fight, kinds, offers, turn_of
from tests.rules import rule

RCM: Final = {"challenge": "roma_caput_mundi"}


@rule("FR-RUL-33")
@pytest.mark.parametrize(
    ("role", "faces", "left"),
    [
        ("magister_militum", ["legion"], 3),
        ("magister_militum", ["legion", "legion"], 2),
        ("magister_militum", ["legion", "legion", "legion"], 1),
        ("magister_militum", ["barbarian"], 3),
        ("consul", ["legion", "legion"], 1),
    ],
)
def test_the_magister_saves_one_legion_a_battle(role: str, faces: list[str], left: int) -> None:
    scene = turn_of(role, "carnuntum", barbarians={"carnuntum": {"huns": 3}}, legions={"carnuntum": 3})
    fight(scene, *faces)
    scene.expect(legions={"carnuntum": left})


@rule("FR-RUL-34")
def test_the_magister_saves_no_legion_when_his_city_is_attacked() -> None:
    scene = turn_of("magister_militum", "carnuntum", legions={"carnuntum": 2}, turn={"phase": "invade"})
    scene.chance("reveal huns carnuntum")
    scene.expect(legions={"carnuntum": 1}, events=["attacked huns carnuntum"])


@rule("FR-RUL-35")
def test_the_reginas_second_special_finds_nobody() -> None:
    scene = turn_of("regina_foederata", "carnuntum", barbarians={"carnuntum": {"huns": 1}}, legions={"carnuntum": 2})
    fight(scene, "special", "special")
    scene.play("use")
    scene.expect(legions={"carnuntum": 3}, only={"barbarians": THREAT}, legal="end_actions")


@rule("FR-RUL-36", "FR-DEC-16")
def test_the_regina_picks_the_tribe_and_need_not_place_the_legion() -> None:
    there = {"huns": 2, "ostrogoths": 1}
    scene = turn_of("regina_foederata", "carnuntum", barbarians={"carnuntum": there}, legions={"carnuntum": 1})
    fight(scene, "special")
    assert set(scene.legal()) == {"remove 1 huns", "remove 1 ostrogoths"}
    scene.play("remove 1 ostrogoths")
    assert scene.legal() == ["use", "decline"]
    scene.play("decline")
    scene.expect(legions={"carnuntum": 1}, barbarians={"carnuntum": {"huns": 2, "ostrogoths": 0}}, legal="end_actions")


@rule("FR-RUL-37", "FR-DEC-20")
def test_the_reginas_free_enlisting_costs_an_action_and_further_ones_a_card() -> None:
    there = {"huns": 2, "ostrogoths": 1}
    scene = turn_of(
        "regina_foederata", "carnuntum", ["blue_roma"], barbarians={"carnuntum": there}, allied=["huns", "ostrogoths"]
    )
    assert offers(scene, "enlist_free") == {"huns 0", "huns 1", "huns 2", "ostrogoths 0", "ostrogoths 1"}
    scene.play("enlist_free huns 2")
    scene.expect(legions={"carnuntum": 2}, turn={"actions": 3}, players={0: {"hand": ["blue_roma"]}})
    assert scene.refused("enlist_free ostrogoths 1") == "FR-ROLE-REGINA-04"
    scene.play("enlist blue_roma 1")
    scene.expect(legions={"carnuntum": 3}, turn={"actions": 2}, only={"barbarians": THREAT})


@rule("FR-RUL-38")
def test_barbarians_that_the_regina_carries_stand_beside_legions() -> None:
    scene = turn_of(
        "regina_foederata", "iuvavum", barbarians={"iuvavum": {"huns": 2}}, legions={"carnuntum": 2}, forts=["genua"]
    )
    scene.play("march carnuntum 0")
    scene.play("bring 2 huns")
    scene.expect(barbarians={"carnuntum": {"huns": 2}}, only={"legions": {"carnuntum": 2}}, no_events=["attacked"])


@rule("FR-RUL-38")
def test_a_barbarian_that_is_added_later_meets_the_defence() -> None:
    scene = turn_of(
        "regina_foederata",
        "carnuntum",
        barbarians={"carnuntum": {"huns": 2}},
        legions={"carnuntum": 2},
        turn={"phase": "invade"},
    )
    scene.chance("reveal huns carnuntum")
    scene.expect(barbarians={"carnuntum": {"huns": 2}}, legions={"carnuntum": 1})


@rule("FR-RUL-39")
def test_an_event_moves_the_regina_without_barbarians() -> None:
    there = {"iuvavum": {"huns": 2}}
    scene = turn_of("regina_foederata", "iuvavum", ["festina_lente", "veni_vidi_vici"], barbarians=there)
    scene.play("event festina_lente standard")
    scene.play("choose carnuntum")
    scene.play("move_pawn regina_foederata 0")
    scene.expect(players={0: {"city": "carnuntum"}}, only={"barbarians": {**THREAT, **there}}, legal="end_actions")
    scene.play("event veni_vidi_vici standard")
    scene.play("choose iuvavum")
    scene.play("go 0")
    scene.expect(players={0: {"city": "iuvavum"}}, only={"barbarians": {**THREAT, **there}}, legal="end_actions")


@rule("FR-RUL-40")
def test_the_regina_carries_barbarians_into_a_roma_without_legions() -> None:
    scene = turn_of(
        "regina_foederata", "carthago", barbarians={"carthago": {"vandals": 3}}, options=RCM, turn={"actions": 1}
    )
    scene.play("march roma 0")
    scene.play("bring 3 vandals")
    scene.expect(barbarians={"roma": {"vandals": 3}}, decline=0)
    scene.chance("draw black_roma")
    scene.chance("draw blue_roma")
    scene.chance("reveal vandals roma")  # they stand in Roma, so it is the target, though Carthago is empty
    scene.expect(barbarians={"roma": {"vandals": 3}, "mogontiacum": {}}, decline=1, no_events=["sacked"], result=None)


@rule("FR-RUL-40")
def test_barbarians_in_a_roma_without_legions_are_a_threat() -> None:
    hand = ["black_tingi", "black_roma", "black_athenae", "black_corduba", "black_cesarea", "mortui_non_mordent"]
    scene = turn_of("regina_foederata", "roma", hand, barbarians={"roma": {"vandals": 2}}, options=RCM)
    scene.play("event mortui_non_mordent standard")
    scene.play("strike visigoths tyras")
    scene.expect(only={"barbarians": {"roma": {"vandals": 2}}}, result=None)
    scene.play("ally vandals")
    scene.expect(result={"reason": "won"})


@rule("FR-RUL-40", "FR-RUL-91")
def test_barbarians_in_a_roma_without_legions_enlist_but_cannot_be_fought() -> None:
    scene = turn_of(
        "consul", "roma", ["black_tingi"], barbarians={"roma": {"vandals": 2}}, options=RCM, allied=["vandals"]
    )
    assert scene.refused("battle 1") == "FR-RUL-17"
    assert offers(scene, "enlist") == {"black_tingi 0"}
    scene.play("enlist black_tingi 0")
    scene.expect(only={"legions": {}, "barbarians": THREAT})


@rule("FR-RUL-40")
def test_with_the_option_the_regina_carries_no_barbarians_into_roma() -> None:
    forbid = {**RCM, "rcm.regina_into_roma": "forbid"}
    scene = turn_of("regina_foederata", "carthago", barbarians={"carthago": {"vandals": 3}}, options=forbid)
    scene.play("march roma 0")
    assert scene.refused("bring 1 vandals") == "FR-ROLE-REGINA-01"
    scene.expect(players={0: {"city": "roma"}}, barbarians={"carthago": {"vandals": 3}, "roma": {}})
    elsewhere = turn_of("regina_foederata", "carthago", barbarians={"carthago": {"vandals": 3}}, options=forbid)
    elsewhere.play("march cesarea 0")
    assert kinds(elsewhere) == {"bring"}
    base = turn_of(
        "regina_foederata", "carthago", barbarians={"carthago": {"vandals": 3}}, options={**forbid, "challenge": "base"}
    )
    base.play("march roma 0")
    assert kinds(base) == {"bring"}


@rule("FR-RUL-41", "FR-DEC-25")
def test_the_fabrum_moves_a_fort_when_the_supply_has_none() -> None:
    forts = ["roma", "genua", "narbo", "tyras", "sinope", "patrae"]
    scene = turn_of("praefectus_fabrum", "lutetia", legions={"lutetia": 2}, forts=forts)
    scene.play("build_fort")
    assert set(scene.legal()) == {f"take_fort {city}" for city in forts}
    scene.play("take_fort tyras")
    scene.expect(
        forts=["lutetia", *(city for city in forts if city != "tyras")], only={"legions": {}}, turn={"actions": 3}
    )


@rule("FR-RUL-42", "FR-DEC-26")
def test_any_city_card_pays_for_the_fabrums_travel() -> None:
    hand = ["black_roma", "blue_sinope", "green_lutetia", "carpe_diem"]
    scene = turn_of("praefectus_fabrum", "eburacum", hand, forts=["corduba"], legions={"eburacum": 5})
    assert offers(scene, "travel") == {f"corduba {legions}" for legions in range(4)}
    scene.play("travel corduba 3")
    assert set(scene.legal()) == {"pay black_roma", "pay blue_sinope", "pay green_lutetia"}
    scene.play("pay blue_sinope")
    scene.expect(
        players={0: {"city": "corduba", "hand": ["black_roma", "green_lutetia", "carpe_diem"]}},
        only={"legions": {"corduba": 3, "eburacum": 2}},
        player_discard=["blue_sinope"],
        turn={"actions": 3},
    )


@rule("FR-RUL-43", "FR-DEC-23")
def test_the_classis_sails_without_a_card() -> None:
    scene = turn_of("praefectus_classis", "genua", ["orange_narbo"], legions={"genua": 4})
    assert len(offers(scene, "sail_free")) == 20 * 4  # every other port, with 0 to 3 legions
    assert "lutetia 0" not in offers(scene, "sail_free")
    scene.play("sail_free tyras 3")
    scene.expect(
        events=["sailed praefectus_classis genua tyras 3"],
        players={0: {"city": "tyras", "hand": ["orange_narbo"]}},
        only={"legions": {"tyras": 3, "genua": 1}},
        turn={"actions": 3},
    )


@rule("FR-RUL-44", "FR-DEC-24")
@pytest.mark.parametrize(("on_board", "counts"), [(0, {"1", "2"}), (14, {"1", "2"}), (15, {"1"})])
def test_the_classis_recruits_one_or_two_legions(on_board: int, counts: set[str]) -> None:
    hand = ["orange_narbo", "black_roma"]
    scene = turn_of("praefectus_classis", "genua", hand, legions={"patrae": on_board})
    assert offers(scene, "port_recruit") == {f"orange_narbo {count}" for count in counts}
    assert scene.refused("port_recruit orange_narbo 0") == "FR-RUL-44"
    scene.play("port_recruit orange_narbo 1")
    scene.expect(legions={"genua": 1}, player_discard=["orange_narbo"])
    assert actions_left(scene) == 3
    inland = turn_of("praefectus_classis", "lutetia", ["orange_narbo"])
    assert "port_recruit" not in kinds(inland)


@rule("FR-RUL-45")
def test_the_consul_places_no_legion_in_a_roma_without_legions() -> None:
    scene = turn_of("consul", "carthago", options=RCM, forts=["roma", "genua"])
    assert offers(scene, "levy") == {"carthago", "genua"}
    assert scene.refused("levy roma") == "FR-RUL-45"
    base = turn_of("consul", "carthago", forts=["roma", "genua"])
    assert offers(base, "levy") == {"carthago", "genua", "roma"}
