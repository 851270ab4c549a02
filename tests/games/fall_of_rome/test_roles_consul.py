"""FR-ROLE-CONSUL: a legion here, or in any city with a fort."""

from __future__ import annotations

from tests.games.fall_of_rome.board import AWAY, fight, offers, turn_of
from tests.rules import rule


@rule("FR-ROLE-CONSUL-01")
def test_the_consul_places_a_legion_in_any_city_with_a_fort() -> None:
    scene = turn_of("consul", "genua", legions={"tingi": 2}, forts=["tingi", "roma"])
    assert offers(scene, "levy") == {"genua", "tingi", "roma"}
    scene.expect(illegal={"levy ravenna": "FR-ROLE-CONSUL-01"})
    scene.play("levy tingi")
    scene.expect(
        only={"legions": {"tingi": 3}, "events": ["levied tingi"]},
        supply={"legions": 13},
        turn={"actions": 3},
        player_discard=[],
    )


@rule("FR-ROLE-CONSUL-02")
def test_the_consul_needs_no_fort_in_the_own_city() -> None:
    scene = turn_of("consul", "genua")
    assert offers(scene, "levy") == {"genua"}
    scene.play("levy genua")
    scene.expect(only={"legions": {"genua": 1}}, supply={"legions": 15}, turn={"actions": 3})


@rule("FR-ROLE-CONSUL-01", "FR-ROLE-CONSUL-02")
def test_the_legion_comes_from_the_supply_one_at_a_time() -> None:
    scene = turn_of("consul", "genua", legions={AWAY: 14}, forts=["roma"])
    scene.play("levy genua")
    scene.play("levy roma")
    scene.expect(only={"legions": {AWAY: 14, "genua": 1, "roma": 1}}, turn={"actions": 2})
    scene.expect(illegal={"levy genua": "FR-RUL-20", "levy roma": "FR-RUL-20"})


@rule("FR-ROLE-CONSUL-01", "FR-ROLE-CONSUL-02")
def test_nobody_else_levies() -> None:
    scene = turn_of("mercator", "genua", forts=["roma", "genua"], others=[{"role": "consul", "city": "genua"}])
    scene.expect(illegal={"levy genua": "FR-ROLE-CONSUL-01", "levy roma": "FR-ROLE-CONSUL-01"})


@rule("FR-ROLE-CONSUL-03")
def test_the_special_brings_a_legion_to_the_own_city() -> None:
    scene = turn_of("consul", "genua", legions={"genua": 2}, forts=["roma"], barbarians={"genua": {"huns": 3}})
    happened = fight(scene, "special", "barbarian")
    assert happened[-1] == "legions_won genua 1"
    scene.expect(only={"legions": {"genua": 3}}, supply={"legions": 13}, barbarians={"genua": {"huns": 2}})


@rule("FR-ROLE-CONSUL-03")
def test_a_short_supply_brings_what_it_has() -> None:
    scene = turn_of("consul", "genua", legions={"genua": 2, AWAY: 13}, barbarians={"genua": {"huns": 3}})
    fight(scene, "special", "special")
    scene.expect(only={"legions": {"genua": 3, AWAY: 13}}, supply={"legions": 0})


@rule("FR-ROLE-CONSUL-03")
def test_a_legion_just_lost_may_come_back() -> None:
    """FR-RUL-16: losses come before what the special brings."""
    scene = turn_of("consul", "genua", legions={"genua": 2, AWAY: 14}, barbarians={"genua": {"huns": 3}})
    fight(scene, "special", "legion")
    scene.expect(only={"legions": {"genua": 2, AWAY: 14}}, supply={"legions": 0})
