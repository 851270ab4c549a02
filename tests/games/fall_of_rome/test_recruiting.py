"""FR-ACT-RECRUIT: legions by the recruitment rate, in a city with a fort."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.fall_of_rome.board import AWAY, actions_left, idle, kinds, offers, turn_of
from tests.rules import rule

ALL_ON_BOARD: Final = {"narona": 16}


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
    scene = turn_of("magister_militum", "genua", forts=["genua"], rate=space, options={"difficulty": "heroic"})
    scene.play("recruit")
    scene.expect(only={"legions": {"genua": rate}})


@rule("FR-ACT-RECRUIT-03")
def test_a_revolt_lowers_the_rate_for_the_next_player() -> None:
    deck, draw = {"top": ["revolt", "blue_roma"]}, {"phase": "draw"}
    scene = turn_of("consul", others=[{"city": "genua"}], forts=["genua"], rate=1, player_deck=deck, turn=draw)
    idle(scene, "actions")
    scene.expect(rate=2, turn={"active": 1})
    scene.play("recruit")
    scene.expect(only={"legions": {"genua": 2}})


@rule("FR-RUL-19")
@pytest.mark.parametrize(
    ("rate", "on_board", "recruited"), [(0, 0, 3), (2, 0, 2), (5, 0, 1), (0, 13, 3), (0, 14, 2), (0, 15, 1)]
)
def test_recruiting_places_the_rate_or_what_the_supply_holds(rate: int, on_board: int, recruited: int) -> None:
    scene = turn_of("consul", "roma", forts=["roma"], legions={"genua": on_board}, rate=rate)
    assert kinds(scene) & {"recruit", "recruit_only"} == {"recruit"}
    assert scene.refused("recruit_only 1") == "FR-RUL-19"
    scene.play("recruit")
    scene.expect(legions={"roma": recruited, "genua": on_board}, supply={"legions": 16 - on_board - recruited})


@rule("FR-RUL-19", "FR-DEC-13")
@pytest.mark.parametrize(
    ("rate", "on_board", "fewer"), [(0, 0, {"1", "2"}), (2, 0, {"1"}), (5, 0, set()), (0, 14, {"1"})]
)
def test_with_the_option_recruiting_may_place_fewer(rate: int, on_board: int, fewer: set[str]) -> None:
    scene = turn_of(
        "consul", "roma", options={"recruit.allow_fewer": True}, forts=["roma"], legions={"genua": on_board}, rate=rate
    )
    assert "recruit" in kinds(scene)
    assert offers(scene, "recruit_only") == fewer
    if fewer:
        assert scene.play("recruit_only 1")[0] == "recruited roma 1"
        scene.expect(legions={"roma": 1})
        assert actions_left(scene) == 3


@rule("FR-RUL-20")
def test_with_an_empty_supply_nobody_recruits() -> None:
    scene = turn_of("consul", "roma", forts=["roma"], legions=ALL_ON_BOARD)
    assert scene.refused("recruit") == "FR-RUL-20"
    assert scene.refused("levy roma") == "FR-RUL-20"
    assert not kinds(scene) & {"recruit", "levy"}
    classis = turn_of("praefectus_classis", "genua", ["orange_narbo"], legions=ALL_ON_BOARD)
    assert classis.refused("port_recruit orange_narbo 1") == "FR-RUL-20"
    assert "port_recruit" not in kinds(classis)
