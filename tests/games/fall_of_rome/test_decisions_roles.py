"""What the roles choose for their own actions, and between what exactly (FR-DEC)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS
from tests.games.fall_of_rome.board import kinds, offers, turn_of, with_legions
from tests.rules import rule

PORTS: Final = {
    "aquileia", "athenae", "brundisium", "burdigala", "carthago", "cesarea", "chersonesus", "constantinopolis",
    "genua", "gesoriacum", "londinium", "narbo", "narona", "nova_carthago", "patrae", "ravenna", "roma", "sinope",
    "syracusae", "tingi", "tyras",
}  # fmt: skip


@rule("FR-DEC-21")
def test_the_consul_adds_a_legion_in_the_own_city_or_where_a_fort_is() -> None:
    scene = turn_of("consul", "eburacum", forts=["roma", "tyras"])
    assert offers(scene, "levy") == {"eburacum", "roma", "tyras"}
    assert scene.refused("levy genua") == "FR-ROLE-CONSUL-01"
    scene.play("levy tyras")
    scene.expect(only={"legions": {"tyras": 1}}, turn={"actions": 3})
    assert "levy" not in kinds(turn_of("mercator", "eburacum", forts=["roma"]))


@rule("FR-DEC-23")
def test_the_classis_sails_to_any_other_port() -> None:
    scene = turn_of("praefectus_classis", "genua", legions={"genua": 1})
    assert offers(scene, "sail_free") == with_legions(PORTS - {"genua"}, 1)
    inland = turn_of("praefectus_classis", "lutetia")
    assert "sail_free" not in kinds(inland)


@rule("FR-DEC-25")
@pytest.mark.parametrize(("legions", "forts", "allowed"), [(2, [], True), (1, [], False), (3, ["genua"], False)])
def test_the_fabrum_builds_a_fort_from_two_legions(legions: int, forts: list[str], allowed: bool) -> None:
    scene = turn_of("praefectus_fabrum", "genua", legions={"genua": legions}, forts=forts)
    assert ("build_fort" in kinds(scene)) is allowed
    if allowed:
        scene.play("build_fort")
        scene.expect(forts=["genua"], only={"legions": {}}, legal="end_actions")
    else:
        assert scene.refused("build_fort") == "FR-ROLE-FABRUM-01"


@rule("FR-DEC-26")
def test_the_fabrum_travels_from_a_fort_to_any_city() -> None:
    scene = turn_of("praefectus_fabrum", "genua", ["blue_roma"], forts=["genua"], legions={"genua": 1})
    assert offers(scene, "travel") == with_legions(set(CITY_WORDS) - {"genua"}, 1)
    assert "travel" not in kinds(turn_of("praefectus_fabrum", "genua", [], forts=["genua"]))
    assert "travel" not in kinds(turn_of("praefectus_fabrum", "genua", ["blue_roma"]))
