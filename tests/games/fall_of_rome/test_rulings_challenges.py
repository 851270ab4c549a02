"""Rulings on Roma Caput Mundi and on playing alone (FR-RUL-87 to 94)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import THREAT, kinds, offers, turn_of
from tests.rules import rule

RCM: Final = {"challenge": "roma_caput_mundi"}
INVADE: Final = {"phase": "invade"}
ANGLES: Final = "anglo_saxons_franks"


@rule("FR-RUL-87")
@pytest.mark.parametrize(("before", "after", "lost"), [(0, 3, False), (4, 7, False), (5, 8, True), (6, 8, True)])
def test_a_revolt_in_roma_is_three_steps_of_decline(before: int, after: int, lost: bool) -> None:
    scene = turn_of("consul", options=RCM, decline=before, turn={"phase": "revolt"})
    scene.chance("reveal huns roma")
    scene.expect(decline=after, only={"barbarians": THREAT}, result={"reason": "decline"} if lost else None)


@rule("FR-RUL-88")
def test_every_sack_next_to_roma_in_a_chain_costs_a_step_for_roma() -> None:
    full = {"genua": {ANGLES: 3}, "ravenna": {ANGLES: 3}}
    scene = turn_of("consul", options=RCM, barbarians=full, turn=INVADE)
    scene.chance(f"reveal {ANGLES} genua")
    scene.expect(decline=4, barbarians={"roma": {}, **full})
    assert [text for text in scene.events if text.startswith(("sacked", "declined"))] == [
        f"sacked {ANGLES} genua",
        "declined 1",
        "declined 2",
        f"sacked {ANGLES} ravenna",
        "declined 3",
        "declined 4",
    ]


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


def alone(
    active: int, hand: list[str], cities: tuple[str, str, str] = ("roma", "genua", "tyras"), **more: Any
) -> Scene:
    """Consul, Vestalis and Regina of one player, with one of them on turn."""
    roles = ("consul", "vestalis", "regina_foederata")
    players: list[dict[str, Any]] = [{"role": role, "city": city} for role, city in zip(roles, cities, strict=True)]
    players[0]["hand"] = hand
    position = {"barbarians": {"narona": {"visigoths": 1}}, **more, "players": players}
    position["turn"] = {"active": active, **more.get("turn", {})}
    return Scene("fall_of_rome", 1, position)


@rule("FR-RUL-92")
def test_alone_the_role_on_turn_acts_and_draws() -> None:
    assert "levy" in kinds(alone(0, []))
    assert "levy" not in kinds(alone(1, []))
    assert alone(1, [], turn={"phase": "draw"}).legal() == ["draw_cards 2", "draw_cards 3"]
    assert alone(0, [], turn={"phase": "draw"}).actors == [-1]


@rule("FR-RUL-92")
def test_alone_the_vestalis_exchanges_at_any_time_by_the_colours_of_her_own_city() -> None:
    scene = alone(0, ["white_roma", "orange_roma", "blue_roma"])  # she stands in Genua, white and orange
    assert offers(scene, "exchange") == {"white_roma", "orange_roma"}
    other = Scene("fall_of_rome", 1, {"players": [{"role": "vestalis", "city": "genua", "hand": ["white_roma"]}]})
    assert offers(other, "exchange") == {"white_roma"}  # the first of the row, too
    nobody = Scene("fall_of_rome", 1, {"players": [{"role": "consul", "hand": ["white_roma"]}]})
    assert offers(nobody, "exchange") == set()
    scene.play("exchange white_roma")
    scene.chance("draw_event carpe_diem")
    scene.expect(players={0: {"hand": ["orange_roma", "blue_roma", "carpe_diem"]}}, turn={"actions": 4})


@rule("FR-RUL-92")
def test_alone_all_three_pawns_support_legions() -> None:
    cities = ("philippopolis", "carnuntum", "chersonesus")
    scene = alone(1, [], cities, legions=dict.fromkeys(cities, 2), turn=INVADE, rate=2)
    for card in ("huns philippopolis", "huns carnuntum", "ostrogoths chersonesus"):
        scene.chance(f"reveal {card}")
    scene.expect(only={"legions": dict.fromkeys(cities, 1)})


@rule("FR-RUL-93")
def test_alone_an_event_for_the_current_player_is_for_the_role_on_turn() -> None:
    discard = ["white_genua", "white_tyras", "black_roma"]
    scene = alone(2, ["homo_faber_fortunae_suae"], player_discard=discard)
    scene.play("event homo_faber_fortunae_suae standard")
    assert scene.legal() == ["take_card white_tyras", "decline"]


@rule("FR-RUL-93")
def test_alone_no_permission_is_asked() -> None:
    scene = alone(0, ["festina_lente", "veni_vidi_vici"])
    scene.play("event festina_lente standard")
    scene.play("choose narbo")
    scene.play("move_pawn vestalis 0")
    scene.expect(players={1: {"city": "narbo"}}, legal="end_actions")
    scene.play("event veni_vidi_vici standard")
    assert scene.refused("choose roma") == "FR-RUL-106"  # it moves the Consul, who is there
    scene.play("choose lutetia")
    assert scene.legal() == ["go 0"]
    scene.play("go 0")
    scene.expect(players={0: {"city": "lutetia"}, 1: {"city": "narbo"}, 2: {"city": "tyras"}})


@rule("FR-RUL-94", "FR-DEC-27")
def test_alone_two_roles_in_one_city_pass_no_cards() -> None:
    scene = alone(0, ["white_genua", "black_roma"], ("genua", "genua", "tyras"), treasury=["orange_genua", "blue_roma"])
    assert not kinds(scene) & {"give", "take", "trade_give", "trade_take"}
    assert scene.refused("give vestalis white_genua") == "FR-SOLO-12"
    assert (offers(scene, "store"), offers(scene, "fetch")) == ({"white_genua"}, {"orange_genua"})


@rule("FR-RUL-27")
def test_alone_the_shared_hand_pays_for_an_alliance() -> None:
    hand = ["blue_sinope", "blue_roma", "blue_aquileia"]
    scene = alone(2, hand, ("roma", "genua", "sinope"), barbarians={"sinope": {"ostrogoths": 1}, "narona": {"huns": 1}})
    scene.play("ally ostrogoths")
    scene.expect(allied=["ostrogoths"], players={0: {"hand": []}}, player_discard=hand)
