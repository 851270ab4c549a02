"""Which cities one more barbarian sacks, and how likely that is before one's next turn."""

from __future__ import annotations

from random import Random
from typing import Any

from occasus.core.game import view
from occasus.games.fall_of_rome.io.danger import Danger, danger
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before, turn_of
from tests.games.fall_of_rome.paths import BLACK, GREEN
from tests.rules import rule

FULL: dict[str, Any] = {"tingi": {BLACK: 3}}


def seen(scene: Scene, worlds: int = 4) -> Danger:
    return danger(scene.game, view(scene.game, scene.state, 0), Random("danger"), worlds)


@rule("FR-SACK-01", "FR-DEF-01")
def test_cities_with_three_of_a_tribe_and_no_legions_are_in_danger() -> None:
    crowds: dict[str, Any] = {**FULL, "roma": {GREEN: 3}, "genua": {GREEN: 2, BLACK: 1}}
    found = seen(turn_of("consul", barbarians=crowds, legions={"roma": 1}))
    assert [(tribe, city) for tribe, city, _ in found.cities] == [(BLACK, "tingi")]


@rule("FR-SACK-01", "FR-INV-01")
def test_a_card_that_is_sure_to_come_is_told_as_such() -> None:
    deck = [["vandals tingi"], ["huns roma"], ["huns lutetia"]]
    found = seen(before("invade", barbarians={**FULL, "carthago": {BLACK: 1}}, barbarian_deck=deck))
    assert found.cities == [(BLACK, "tingi", 100)]
    assert found.sacks[0] == 100


def test_what_comes_after_my_next_turn_began_is_no_danger_yet() -> None:
    found = seen(turn_of("consul", barbarians=FULL, turn={"skip_invasion": 1}), worlds=40)
    assert 0 < found.cities[0][2] < 100


def test_without_a_full_city_there_is_none() -> None:
    assert seen(turn_of("consul", barbarians={"tingi": {BLACK: 2}})).cities == []
