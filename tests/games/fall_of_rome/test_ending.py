"""How a game is won and lost, and when it is tested (FR-END)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fall_of_rome.board import before, fight
from tests.rules import rule

TRIBES = ["anglo_saxons_franks", "vandals", "huns", "visigoths", "ostrogoths"]
BLUE = ["blue_roma", "blue_sinope", "blue_aquileia"]


@rule("FR-END-01")
@pytest.mark.parametrize(
    ("allied", "there", "won"),
    [
        pytest.param([], {}, True, id="all five gone"),
        pytest.param(TRIBES[:4], {"roma": {"huns": 3}}, True, id="four allied, the last one gone"),
        pytest.param(TRIBES[1:3], {"roma": {"huns": 1, "vandals": 2}}, True, id="a mix"),
        pytest.param(TRIBES[1:3], {"roma": {"huns": 1, "visigoths": 1}}, False, id="one threat elsewhere"),
        pytest.param([], {"corduba": {"ostrogoths": 1}}, False, id="one of the same tribe is left"),
    ],
)
def test_the_players_win_as_soon_as_every_tribe_is_allied_or_gone(
    allied: list[str], there: dict[str, Any], won: bool
) -> None:
    scene = before(
        "actions",
        players=[{"city": "tyras"}],
        barbarians={"tyras": {"ostrogoths": 1}, **there},
        legions={"tyras": 1},
        allied=allied,
    )
    scene.expect(result=None)
    fight(scene, "barbarian")
    if won:
        scene.expect(result={"winners": [0, 1, 2], "reason": "won", "rule": "FR-END-01"}, actors=[], events=["won"])
    else:
        scene.expect(result=None, actors=[0])


@rule("FR-END-01", "FR-END-08")
@pytest.mark.parametrize("tribe", TRIBES)
def test_each_tribe_is_judged_by_itself(tribe: str) -> None:
    """Four are allied; the fifth has a barbarian in the city of the battle and perhaps another one in Roma."""
    others = [name for name in TRIBES if name != tribe]
    for left in (0, 1):
        scene = before(
            "actions",
            players=[{"city": "tyras"}],
            barbarians={"tyras": {tribe: 1}, "roma": {tribe: left, others[0]: 3}},
            legions={"tyras": 1},
            allied=others,
        )
        fight(scene, "barbarian")
        assert (scene.result is not None) == (left == 0)


@rule("FR-END-01", "FR-END-08")
def test_an_alliance_wins_at_once() -> None:
    """FR-EX-13: only the Ostrogoths were still a threat."""
    scene = before(
        "actions",
        players=[{"city": "aquileia", "hand": BLUE}],
        barbarians={"aquileia": {"ostrogoths": 2}, "ravenna": {"ostrogoths": 1}, "tyras": {"huns": 1}},
        allied=["huns", "vandals"],
    )
    scene.play("ally ostrogoths")
    scene.expect(result={"reason": "won"}, barbarians={"aquileia": {"ostrogoths": 2}})


@rule("FR-END-01", "FR-END-08")
def test_enlisting_wins_before_the_legions_come() -> None:
    scene = before(
        "actions",
        players=[{"city": "aquileia", "hand": ["green_roma"]}],
        barbarians={"aquileia": {"huns": 2}},
        allied=["huns"],
    )
    scene.play("enlist green_roma 2")
    scene.expect(result={"reason": "won"}, legions={"aquileia": 0})


@rule("FR-END-01", "FR-END-08", "FR-END-09")
def test_an_event_wins_in_the_middle_of_its_effect() -> None:
    scene = before(
        "invade",
        players=[{"hand": ["mortui_non_mordent"]}],
        barbarians={"tyras": {"visigoths": 1}, "roma": {"huns": 1}},
        allied=["huns"],
    )
    scene.play("event mortui_non_mordent standard")
    scene.play("strike visigoths tyras")
    scene.expect(result={"reason": "won"}, actors=[])
    assert scene.refused("strike huns roma", 0) == "FR-END-09"


@rule("FR-END-02")
def test_a_tribe_that_comes_back_is_a_threat_again() -> None:
    """The Ostrogoths were gone; after their invasion the last Visigoth is not enough."""
    scene = before(
        "invade",
        "ostrogoths sinope",
        players=[{"hand": ["mortui_non_mordent"]}],
        barbarians={"tyras": {"visigoths": 1}},
        turn={"passed": [1, 0, 0]},
    )
    scene.expect(barbarians={"chersonesus": {"ostrogoths": 1}})
    scene.play("event mortui_non_mordent standard")
    scene.play("strike visigoths tyras")
    scene.expect(result=None, actors=["chance"])


@rule("FR-END-03", "FR-END-08")
@pytest.mark.parametrize(
    ("supply", "left", "lost"), [(4, 1, False), (3, 0, False), (2, 0, True), (1, 0, True), (0, 0, True)]
)
def test_a_barbarian_that_is_not_there_loses_the_game(supply: int, left: int, lost: bool) -> None:
    """A revolt needs three; the loss comes with the first one missing."""
    cities = ["roma", "aquileia", "narona", "athenae", "patrae"]
    counts = [3, 3, 3, 3, 2 - supply] if supply <= 2 else [3, 3, 3, 5 - supply, 0]
    there = {city: {"ostrogoths": count} for city, count in zip(cities, counts, strict=True)}
    scene = before("revolt", "ostrogoths chersonesus", barbarians=there)
    scene.expect(
        supply={"barbarians": {"ostrogoths": left}},
        barbarians={"chersonesus": {"ostrogoths": min(supply, 3)}},
        outcome="no_cubes" if lost else "going_on",
    )
    if lost:
        scene.expect(result={"winners": [], "rule": "FR-END-03"}, events=["lost_no_cubes ostrogoths"], actors=[])


@rule("FR-END-03")
def test_a_defended_city_needs_no_barbarian() -> None:
    cities = ["roma", "aquileia", "narona", "athenae"]
    there = {**{city: {"ostrogoths": 3} for city in cities}, "patrae": {"ostrogoths": 2}}
    scene = before("invade", "ostrogoths chersonesus", barbarians=there, legions={"chersonesus": 1})
    scene.expect(supply={"barbarians": {"ostrogoths": 0}}, result=None)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(result={"reason": "no_cubes"})


@rule("FR-END-04")
@pytest.mark.parametrize("decline", range(8))
def test_the_eighth_step_of_decline_loses(decline: int) -> None:
    scene = before("invade", "visigoths tyras", barbarians={"tyras": {"visigoths": 3}}, decline=decline)
    scene.expect(decline=decline + 1, outcome="decline" if decline == 7 else "going_on")


@rule("FR-END-04", "FR-END-08", "FR-END-09")
def test_decline_is_tested_at_every_step_of_a_chain() -> None:
    """The third of three sacks would lose Roma; the second step loses before it."""
    full = {"huns": 3}
    scene = before(
        "invade",
        "huns patrae",
        barbarians={"patrae": full, "brundisium": full, "roma": full, "philippopolis": full},
        decline=6,
        forts=["brundisium"],
    )
    scene.expect(
        result={"reason": "decline"},
        decline=8,
        forts=["brundisium"],
        barbarians={"syracusae": {"huns": 0}, "athenae": {"huns": 1}, "narona": {"huns": 1}},
    )
    scene.expect(events=["sacked huns patrae", "sacked huns brundisium", "lost_decline"])


@rule("FR-END-06", "FR-END-08")
def test_roma_is_lost_when_its_sack_begins() -> None:
    """Before a step of decline, and before its turn in the chain nothing happens to it."""
    full = {"huns": 3}
    scene = before("invade", "huns brundisium", barbarians={"brundisium": full, "roma": full, "patrae": full})
    scene.expect(
        result={"reason": "roma_sacked", "rule": "FR-END-06"},
        decline=2,
        barbarians={"syracusae": {"huns": 1}, "genua": {"huns": 0}},
    )
    scene.expect(events=["sacked huns patrae", "sacked huns roma", "lost_roma huns"])


@rule("FR-END-05", "FR-END-08")
def test_the_deck_is_tested_only_when_the_draw_begins() -> None:
    """An empty deck does not matter while there are actions, events or invasions."""
    scene = before(
        "actions",
        players=[{"hand": ["mortui_non_mordent"]}],
        barbarians={"tyras": {"visigoths": 1}},
        player_deck={"size": 0},
        turn={"actions": 1},
    )
    scene.play("march londinium 0")
    scene.expect(result=None, actors=[0])
    scene.play("event mortui_non_mordent standard")
    scene.play("strike visigoths tyras")
    scene.expect(result={"reason": "won"})


@rule("FR-END-07")
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("won", [True, False])
def test_everybody_wins_or_loses_together(won: bool, seats: int) -> None:
    scene = before(
        "actions",
        seats=seats,
        players=[{"role": "consul", "hand": ["mortui_non_mordent"]}],
        barbarians={"tyras": {"visigoths": 1}},
        decline=7,
    )
    scene.play(f"event mortui_non_mordent {'standard' if won else 'corruption'}")
    if won:
        scene.play("strike visigoths tyras")
    place, score = (1, 1) if won else (2, 0)
    scene.expect(result={"winners": list(range(seats)) if won else [], "places": [place] * seats})
    scene.expect(result={"scores": [score] * seats})


@rule("FR-END-09")
def test_after_the_end_nothing_more_is_resolved() -> None:
    """A lost revolt: no further barbarian, no intensify, no hand limit, no invasion, no move of anybody."""
    scene = before(
        "revolt",
        "huns iuvavum",
        players=[{"hand": ["mortui_non_mordent"]}, {"hand": ["festina_lente"]}],
        barbarians={"iuvavum": {"huns": 1}},
        barbarian_discard=["huns roma"],
        decline=7,
    )
    scene.expect(
        result={"reason": "decline"},
        actors=[],
        only={"barbarians": {"iuvavum": {"huns": 3}}},
        barbarian_discard={"has": "huns roma"},
        no_events=["intensified", "revealed"],
    )
    for seat in range(3):
        assert scene.legal(seat) == []
        assert scene.refused("event mortui_non_mordent standard", seat) == "FR-END-09"
        assert scene.refused("end_actions", seat) == "FR-END-09"
