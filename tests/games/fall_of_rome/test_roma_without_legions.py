"""Roma Caput Mundi: what happens in a Roma without legions (FR-RCM)."""

from __future__ import annotations

from typing import Final

from tests.games.fall_of_rome.board import THREAT, kinds, offers, turn_of
from tests.rules import rule

RCM: Final = {"challenge": "roma_caput_mundi"}


@rule("FR-RUL-89")
def test_a_fort_in_roma_serves_the_fabrum_but_gives_no_legions() -> None:
    scene = turn_of("praefectus_fabrum", "roma", ["black_roma", "blue_sinope"], options=RCM)
    scene.play("fortify black_roma")
    scene.expect(forts=["roma"], supply={"forts": 5})
    assert scene.refused("recruit") == "FR-RCM-04"
    scene.play("travel eburacum 0")
    scene.play("pay blue_sinope")
    scene.expect(players={0: {"city": "eburacum"}}, only={"legions": {}})


@rule("FR-RUL-90")
def test_a_pawn_leaves_its_legions_behind_on_the_way_to_roma() -> None:
    scene = turn_of("consul", "genua", ["black_roma"], options=RCM, legions={"genua": 3})
    assert {text for text in scene.legal() if " roma " in text} == {"march roma 0", "sail roma 0"}
    assert scene.refused("march roma 1") == "FR-RCM-04"
    assert scene.refused("sail roma 3") == "FR-RCM-04"
    scene.play("march roma 0")
    scene.expect(players={0: {"city": "roma"}}, only={"legions": {"genua": 3}})
    for role, kind in (("praefectus_classis", "sail_free"), ("praefectus_fabrum", "travel")):
        other = turn_of(role, "genua", ["black_roma"], options=RCM, legions={"genua": 3}, forts=["genua"])
        assert {text for text in offers(other, kind) if text.startswith("roma")} == {"roma 0"}


@rule("FR-RUL-91")
def test_an_event_removes_barbarians_from_roma_and_places_no_legions_there() -> None:
    scene = turn_of("consul", "genua", ["mors_tua_vita_mea"], options=RCM, barbarians={"roma": {"vandals": 2}})
    scene.play("event mors_tua_vita_mea corruption")
    scene.play("choose roma")
    scene.play("remove 2 vandals")
    scene.expect(only={"barbarians": THREAT, "legions": {}}, supply={"legions": 16})


@rule("FR-RUL-91")
def test_an_action_that_would_only_place_legions_in_roma_is_illegal() -> None:
    consul = turn_of("consul", "roma", options=RCM, forts=["roma"])
    assert consul.refused("recruit") == "FR-RCM-04"
    assert consul.refused("levy roma") == "FR-RUL-45"
    assert not kinds(consul) & {"recruit", "levy"}
    classis = turn_of("praefectus_classis", "roma", ["black_roma"], options=RCM, forts=["roma"])
    assert classis.refused("port_recruit black_roma 1") == "FR-RCM-04"
    assert "port_recruit" not in kinds(classis)


@rule("FR-RUL-91")
def test_an_event_that_places_legions_passes_roma_over() -> None:
    scene = turn_of("consul", "genua", ["hic_manebimus_optime"], options=RCM, forts=["roma", "narbo"])
    scene.play("event hic_manebimus_optime standard")
    assert offers(scene, "place") == {"narbo 1", "narbo 2"}


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
    scene.expect(
        barbarians={"roma": {"vandals": 3}, "mogontiacum": {"only": {}}}, decline=1, no_events=["sacked"], result=None
    )


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
    scene.expect(players={0: {"city": "roma"}}, barbarians={"carthago": {"vandals": 3}, "roma": {"only": {}}})
    elsewhere = turn_of("regina_foederata", "carthago", barbarians={"carthago": {"vandals": 3}}, options=forbid)
    elsewhere.play("march cesarea 0")
    assert kinds(elsewhere) == {"bring"}
    base = turn_of(
        "regina_foederata", "carthago", barbarians={"carthago": {"vandals": 3}}, options={**forbid, "challenge": "base"}
    )
    base.play("march roma 0")
    assert kinds(base) == {"bring"}


@rule("FR-RUL-45")
def test_the_consul_places_no_legion_in_a_roma_without_legions() -> None:
    scene = turn_of("consul", "carthago", options=RCM, forts=["roma", "genua"])
    assert offers(scene, "levy") == {"carthago", "genua"}
    assert scene.refused("levy roma") == "FR-RUL-45"
    base = turn_of("consul", "carthago", forts=["roma", "genua"])
    assert offers(base, "levy") == {"carthago", "genua", "roma"}
