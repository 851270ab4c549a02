"""FR-ACT-RECRUIT: legions by the recruitment rate, in a city with a fort."""

from __future__ import annotations

import pytest

from tests.games.fall_of_rome.board import AWAY, idle, turn_of
from tests.rules import rule


@rule("FR-ACT-RECRUIT-01")
def test_recruiting_places_legions_in_a_city_with_a_fort() -> None:
    scene = turn_of("magister_militum", "genua", legions={"genua": 1, "roma": 1}, forts=["genua", "roma"])
    scene.play("recruit")
    scene.expect(
        only={"legions": {"genua": 4, "roma": 1}, "events": ["recruited genua 3"]},
        supply={"legions": 11},
        turn={"actions": 3},
        player_discard=[],
    )


@rule("FR-ACT-RECRUIT-01")
def test_without_a_fort_in_the_own_city_nobody_recruits() -> None:
    scene = turn_of("magister_militum", "genua", legions={"genua": 1}, forts=["roma"], others=[{"city": "roma"}])
    scene.expect(illegal={"recruit": "FR-ACT-RECRUIT-01"})


@rule("FR-ACT-RECRUIT-02")
@pytest.mark.parametrize(("supply", "placed"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_a_short_supply_gives_what_it_has(supply: int, placed: int) -> None:
    scene = turn_of("magister_militum", "genua", legions={AWAY: 10, "genua": 6 - supply}, forts=["genua"])
    scene.expect(supply={"legions": supply})
    scene.play("recruit")
    scene.expect(only={"legions": {AWAY: 10, "genua": 6 - supply + placed}}, supply={"legions": supply - placed})


@rule("FR-ACT-RECRUIT-02")
def test_no_legions_are_taken_from_other_cities() -> None:
    scene = turn_of("magister_militum", "genua", legions={AWAY: 16}, forts=["genua"])
    scene.expect(illegal={"recruit": "FR-RUL-20"}, only={"legions": {AWAY: 16}})


@rule("FR-ACT-RECRUIT-03")
@pytest.mark.parametrize(("space", "rate"), list(enumerate((3, 3, 2, 2, 2, 1, 1, 1))))
def test_the_rate_is_read_from_the_marker(space: int, rate: int) -> None:
    scene = turn_of("magister_militum", "genua", forts=["genua"], rate=space)
    scene.play("recruit")
    scene.expect(only={"legions": {"genua": rate}})


@rule("FR-ACT-RECRUIT-03")
def test_a_revolt_lowers_the_rate_for_the_next_player() -> None:
    scene = turn_of("consul", others=[{"city": "genua"}], forts=["genua"], rate=1, turn={"phase": "revolt"})
    idle(scene, "actions")
    scene.expect(rate=2, turn={"active": 1})
    scene.play("recruit")
    scene.expect(only={"legions": {"genua": 2}})
