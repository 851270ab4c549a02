"""Playing event cards: who, at what cost, and what becomes of the card (FR-EVENT)."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.games.fall_of_rome.board.names import EVENT_WORDS
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before
from tests.rules import rule

MORTUI = "event mortui_non_mordent"
HORDE: dict[str, Any] = {"burdigala": {"vandals": 2}, "lugdunum": {"vandals": 3, "huns": 1}, "tyras": {"visigoths": 1}}


def with_mortui(holder: int, active: int = 0, phase: str = "actions", **position: Any) -> Scene:
    """One of three players holds Mortui Non Mordent."""
    players: list[dict[str, Any]] = [{"hand": ["mortui_non_mordent"] if seat == holder else []} for seat in range(3)]
    return before(phase, players=players, turn={"active": active}, **{"barbarians": HORDE, **position})


@rule("FR-EVENT-01")
@pytest.mark.parametrize("phase", ["actions", "after_draw", "invade"])
@pytest.mark.parametrize("active", [0, 1, 2])
def test_any_player_may_play_an_own_event_in_any_turn(active: int, phase: str) -> None:
    scene = with_mortui(1, active, phase)
    assert f"{MORTUI} standard" in scene.legal(1)
    for other in (0, 2):
        assert scene.refused(f"{MORTUI} standard", other) == "FR-EVENT-01"
    scene.play(f"{MORTUI} standard", 1)
    scene.play("strike vandals lugdunum", 1)
    scene.expect(barbarians={"lugdunum": {"vandals": 2}})


@rule("FR-EVENT-02")
@pytest.mark.parametrize("actions", [4, 1])
def test_an_event_costs_no_action(actions: int) -> None:
    scene = before("actions", players=[{"hand": ["mortui_non_mordent"]}], barbarians=HORDE, turn={"actions": actions})
    scene.play(f"{MORTUI} standard")
    scene.play("strike huns lugdunum")
    scene.expect(turn={"actions": actions, "phase": "actions"}, legal=["march londinium 0"])


@rule("FR-EVENT-02", "FR-EVENT-09")
def test_an_event_may_be_played_when_no_action_is_left() -> None:
    scene = before("actions", players=[{"hand": ["mortui_non_mordent"]}], barbarians=HORDE, turn={"actions": 1})
    scene.play("march londinium 0")
    scene.expect(turn={"actions": 0, "phase": "actions"}, actors=[0], legal=[f"{MORTUI} standard", "pass"])


@rule("FR-EVENT-03")
def test_whoever_plays_the_card_makes_its_choices() -> None:
    scene = with_mortui(2)
    scene.play(f"{MORTUI} corruption", 2)
    scene.expect(actors=[2])
    assert scene.refused("strike vandals lugdunum", 0) == "FR-DEC-33"
    scene.play("strike vandals lugdunum", 2)
    scene.expect(actors=[2], barbarians={"lugdunum": {"vandals": 2}})
    scene.play("done", 2)
    scene.expect(actors=[0])


@rule("FR-EVENT-05")
@pytest.mark.parametrize("option", ["standard", "corruption"])
def test_the_player_picks_one_of_two_options(option: str) -> None:
    scene = with_mortui(0)
    scene.expect(legal=[f"{MORTUI} standard", f"{MORTUI} corruption"])
    happened = scene.play(f"{MORTUI} {option}")
    assert happened[0] == f"event_played 0 mortui_non_mordent {option}"


@rule("FR-EVENT-06", "FR-EVENT-12")
def test_the_standard_option_takes_effect_without_decline() -> None:
    scene = with_mortui(0, decline=4)
    scene.play(f"{MORTUI} standard")
    assert scene.play("strike vandals burdigala") == ["removed vandals burdigala 1"]
    scene.play("strike vandals lugdunum")
    scene.expect(
        only={
            "barbarians": {
                "burdigala": {"vandals": 1},
                "lugdunum": {"vandals": 2, "huns": 1},
                "tyras": {"visigoths": 1},
            }
        },
        decline=4,
        player_discard=["mortui_non_mordent"],
        legal=["end_actions"],
    )


@rule("FR-EVENT-07", "FR-EVENT-12")
def test_corruption_costs_a_step_of_decline_before_its_effect() -> None:
    """FR-EX-12: two black barbarians leave each of two cities."""
    scene = with_mortui(0, decline=4)
    scene.play(f"{MORTUI} corruption")
    scene.expect(decline=5, barbarians=HORDE)
    for city in ("burdigala", "burdigala", "lugdunum", "lugdunum"):
        scene.play(f"strike vandals {city}")
    scene.expect(
        only={"barbarians": {"lugdunum": {"vandals": 1, "huns": 1}, "tyras": {"visigoths": 1}}},
        decline=5,
        player_discard=["mortui_non_mordent"],
        legal=["end_actions"],
    )


@rule("FR-EVENT-07", "FR-END-04")
@pytest.mark.parametrize(("decline", "lost"), [(6, False), (7, True)])
def test_corruption_on_the_brink_loses_before_the_effect(decline: int, lost: bool) -> None:
    """FR-EX-30: the last barbarians would have left."""
    scene = with_mortui(0, decline=decline, barbarians={"tyras": {"visigoths": 2}})
    scene.play(f"{MORTUI} corruption")
    scene.expect(barbarians={"tyras": {"visigoths": 2}}, decline=decline + 1)
    assert (scene.result is not None) == lost
    if lost:
        scene.expect(result={"reason": "decline"}, actors=[])


@rule("FR-EVENT-12")
@pytest.mark.parametrize(("option", "most"), [("standard", 2), ("corruption", 4)])
def test_mortui_non_mordent_removes_up_to_so_many_of_one_colour_anywhere(option: str, most: int) -> None:
    scene = with_mortui(0)
    scene.play(f"{MORTUI} {option}")
    everyone = ["burdigala", "lugdunum", "tyras"]
    tribes = ["strike vandals burdigala", "strike vandals lugdunum", "strike huns lugdunum", "strike visigoths tyras"]
    scene.expect(only={"legal": [*tribes, "done"]})
    scene.play("strike vandals lugdunum")
    scene.expect(only={"legal": ["strike vandals burdigala", "strike vandals lugdunum", "done"]})
    for _ in range(most - 1):
        scene.play(scene.legal()[0])
    scene.expect(actors=[0], legal=["end_actions"], supply={"barbarians": {"vandals": 22 - 5 + most}})
    assert sum(scene.describe()["barbarians"].get(city, {}).get("vandals", 0) for city in everyone) == 5 - most


@rule("FR-EVENT-12")
def test_mortui_non_mordent_may_stop_early_and_ends_when_none_is_left() -> None:
    scene = with_mortui(0)
    scene.play(f"{MORTUI} standard")
    scene.play("strike huns lugdunum")  # the only one of its colour
    scene.expect(legal=["end_actions"], barbarians={"lugdunum": {"huns": 0, "vandals": 3}})
    stopped = with_mortui(0)
    stopped.play(f"{MORTUI} standard")
    stopped.play("done")
    stopped.expect(only={"barbarians": HORDE}, player_discard=["mortui_non_mordent"], legal=["end_actions"])


def everything_possible(event: str) -> Scene:
    """Two players meet in Constantinopolis after a battle, or after the draw; every event can do something."""
    phase = "after_draw" if event == "audentes_fortuna_iuvat" else "actions"
    return before(
        phase,
        players=[
            {"role": "consul", "city": "constantinopolis", "hand": ["white_tyras"]},
            {"role": "magister_militum", "city": "constantinopolis", "hand": ["blue_sinope", event]},
        ],
        barbarians={"constantinopolis": {"visigoths": 3}, "lutetia": {"huns": 3}},
        legions={"constantinopolis": 3},
        forts=["roma"],
        player_discard=["white_constantinopolis"],
        player_deck={"top": ["black_tingi", "black_roma", "blue_roma", "green_roma"]},
        turn={"victory": 1, "victory_city": "constantinopolis"},
    )


@rule("FR-EVENT-05", "FR-EVENT-06", "FR-EVENT-07", "FR-EVENT-08")
@pytest.mark.parametrize("option", ["standard", "corruption"])
@pytest.mark.parametrize("event", EVENT_WORDS)
def test_every_event_has_two_options_and_goes_to_the_discard_pile(event: str, option: str) -> None:
    scene = everything_possible(event)
    scene.play(f"event {event} {option}", 1)
    while event not in scene.describe()["player_discard"]:
        scene.play(next(text for text in scene.legal() if text != "refuse"), scene.actors[0])
    scene.expect(
        player_discard={"has": [event]},
        players={1: {"hand": {"lacks": [event]}}},
        decline=1 if option == "corruption" else 0,
        events=[f"event_played 1 {event} {option}"],
    )
