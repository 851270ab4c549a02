"""When exactly a game is won or lost (FR-END)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.fall_of_rome.board import fight, offers, set_up, turn_of
from tests.rules import rule

INVADE: Final = {"phase": "invade"}
REVOLT: Final = {"phase": "revolt"}

BLUE: Final = ["blue_sinope", "blue_roma", "blue_aquileia"]


@rule("FR-RUL-14")
@pytest.mark.parametrize(("before", "result"), [(0, None), (6, None), (7, {"reason": "decline"})])
def test_the_eighth_step_of_decline_loses(before: int, result: dict[str, str] | None) -> None:
    scene = turn_of("consul", barbarians={"sinope": {"ostrogoths": 3}}, decline=before, turn={"phase": "invade"})
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=before + 1, result=result)


@rule("FR-RUL-14")
def test_after_the_eighth_step_no_other_city_falls() -> None:
    full = {"sinope": {"ostrogoths": 3}, "chersonesus": {"ostrogoths": 3}}
    scene = turn_of("consul", "tyras", barbarians=full, decline=7, turn={"phase": "invade"})
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=8, result={"reason": "decline"}, no_events=["sacked ostrogoths chersonesus"])


@rule("FR-RUL-74")
def test_an_event_wins_at_the_blow_that_makes_the_last_tribe_harmless() -> None:
    scene = turn_of("consul", "roma", ["mortui_non_mordent"], barbarians={"genua": {"huns": 1}}, allied=["huns"])
    scene.play("event mortui_non_mordent corruption")
    scene.play("strike visigoths tyras")  # three more blows are not dealt
    scene.expect(result={"reason": "won"}, actors=[], only={"barbarians": {"genua": {"huns": 1}}})


@rule("FR-RUL-74")
def test_the_alliance_that_makes_the_last_tribe_harmless_wins_at_once() -> None:
    board = {"tyras": {}, "sinope": {"ostrogoths": 2}}
    scene = turn_of("consul", "sinope", BLUE, barbarians=board)
    scene.play("ally ostrogoths")
    scene.expect(result={"reason": "won", "winners": [0, 1, 2]}, actors=[], barbarians={"sinope": {"ostrogoths": 2}})


@rule("FR-RUL-75")
def test_corruption_on_the_brink_may_be_chosen_and_loses_before_it_wins() -> None:
    scene = turn_of("consul", "roma", ["mors_tua_vita_mea"], decline=7)
    assert offers(scene, "event") == {"mors_tua_vita_mea standard", "mors_tua_vita_mea corruption"}
    scene.play("event mors_tua_vita_mea corruption")
    scene.expect(
        result={"reason": "decline"}, decline=8, only={"barbarians": {"tyras": {"visigoths": 1}}, "legions": {}}
    )


@rule("FR-RUL-76")
def test_the_last_action_wins_although_the_deck_is_empty() -> None:
    board = {"tyras": {}, "sinope": {"ostrogoths": 2}}
    position: dict[str, Any] = {"player_deck": {"size": 0}, "turn": {"actions": 1}}
    scene = turn_of("consul", "sinope", BLUE, barbarians=board, **position)
    scene.expect(result=None, actors=[0])
    scene.play("ally ostrogoths")
    scene.expect(result={"reason": "won"})
    other = turn_of("consul", "sinope", BLUE, barbarians=board, **position)
    other.play("march chersonesus 0")
    other.expect(result={"reason": "no_cards"})


@rule("FR-RUL-77")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_after_the_setup_every_tribe_is_a_threat(players: int) -> None:
    scene = set_up(players, seed=players)
    tribes = {tribe for horde in scene.describe()["barbarians"].values() for tribe in horde}
    assert tribes == {"anglo_saxons_franks", "vandals", "huns", "visigoths", "ostrogoths"}
    scene.expect(result=None, allied=[], turn={"phase": "actions"})


def all_of(tribe: str, left: int) -> dict[str, dict[str, int]]:
    """Barbarians of a tribe in many cities, so that so many are left in supply."""
    cities = ["chersonesus", "sinope", "constantinopolis", "carnuntum", "narona", "patrae", "corduba"]
    count = {"ostrogoths": 14, "huns": 20}[tribe] - left
    return {city: {tribe: min(3, count - 3 * i)} for i, city in enumerate(cities) if count - 3 * i > 0}


@rule("FR-RUL-68")
def test_an_empty_supply_of_cubes_is_no_loss_while_none_must_be_added() -> None:
    board = all_of("ostrogoths", 0)
    scene = turn_of(
        "consul", "eburacum", barbarians=board, legions={"chersonesus": 1}, forts=["chersonesus"], turn=INVADE
    )
    scene.expect(supply={"barbarians": {"ostrogoths": 0}}, result=None)
    scene.chance("reveal ostrogoths chersonesus")  # defended
    scene.expect(result=None, legions={"chersonesus": 0})
    scene.chance("reveal ostrogoths roma")  # Aquileia, for they stand in Carnuntum
    scene.expect(result={"reason": "no_cubes"})


@rule("FR-RUL-69")
def test_a_revolt_adds_cubes_until_one_is_missing() -> None:
    scene = turn_of("consul", barbarians=all_of("huns", 2), turn=REVOLT)
    scene.chance("reveal huns lutetia")
    scene.expect(
        barbarians={"lutetia": {"huns": 2}},
        supply={"barbarians": {"huns": 0}},
        result={"reason": "no_cubes"},
        events=["added huns lutetia", "added huns lutetia", "lost_no_cubes huns"],
        no_events=["intensified"],
    )


@rule("FR-RUL-115")
def test_barbarians_that_fall_together_leave_before_the_win_is_told() -> None:
    there = {"tyras": {"visigoths": 1, "huns": 1, "ostrogoths": 1}}
    scene = turn_of("consul", "tyras", barbarians=there, legions={"tyras": 3}, allied=["ostrogoths"])
    fight(scene, "barbarian", "barbarian", "barbarian")
    scene.expect(result={"reason": "won"}, only={"barbarians": {}})
    assert [text.split()[0] for text in scene.events][-4:] == ["removed", "removed", "removed", "won"]
