"""Sacked cities and chains of them (FR-SACK)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fall_of_rome.board import before
from tests.rules import rule

SINOPE: dict[str, Any] = {"sinope": {"ostrogoths": 3}, "chersonesus": {"ostrogoths": 3}}


@rule("FR-SACK-01")
@pytest.mark.parametrize(("there", "after", "decline"), [(1, 2, 0), (2, 3, 0), (3, 3, 1)])
def test_a_fourth_barbarian_of_a_tribe_sacks_the_city(there: int, after: int, decline: int) -> None:
    held = {"vandals": there, "anglo_saxons_franks": 3}
    scene = before("invade", "vandals mogontiacum", barbarians={"mogontiacum": held})
    scene.expect(barbarians={"mogontiacum": {"vandals": after, "anglo_saxons_franks": 3}}, decline=decline)
    assert ("sacked vandals mogontiacum" in scene.events) == (there == 3)


@rule("FR-SACK-01")
def test_barbarians_of_several_tribes_do_not_add_up_to_a_sack() -> None:
    held = {"roma": {"huns": 2, "vandals": 3, "visigoths": 3, "ostrogoths": 3, "anglo_saxons_franks": 3}}
    scene = before("invade", "huns roma", barbarians=held)
    scene.expect(barbarians={"roma": {"huns": 3}}, decline=0, result=None)


@rule("FR-SACK-02", "FR-SACK-03")
def test_a_sack_costs_a_step_of_decline_and_the_fort() -> None:
    scene = before(
        "invade",
        "visigoths tyras",
        barbarians={"tyras": {"visigoths": 3}},
        forts=["tyras", "roma", "constantinopolis"],
        decline=3,
    )
    scene.expect(decline=4, forts=["roma", "constantinopolis"], supply={"forts": 4})
    scene.expect(events=["sacked visigoths tyras", "declined 4", "fort_fell tyras", "added"])


@rule("FR-SACK-02")
def test_the_last_step_of_decline_ends_the_game_before_the_sack_goes_on() -> None:
    scene = before("invade", "visigoths tyras", barbarians={"tyras": {"visigoths": 3}}, forts=["tyras"], decline=7)
    scene.expect(
        decline=8,
        result={"reason": "decline", "rule": "FR-END-04"},
        only={"barbarians": {"tyras": {"visigoths": 3}}},
        forts=["tyras"],
    )


@rule("FR-SACK-04")
@pytest.mark.parametrize(
    ("card", "neighbours"),
    [
        pytest.param("ostrogoths aquileia", ["carnuntum", "narona", "ravenna", "roma"], id="off the tribe's paths"),
        pytest.param("anglo_saxons_franks eburacum", ["londinium"], id="one neighbour"),
        pytest.param("huns lutetia", ["burdigala", "gesoriacum", "londinium", "lugdunum", "mogontiacum"], id="five"),
        pytest.param("vandals carthago", ["cesarea", "roma", "syracusae"], id="over the sea"),
        pytest.param(
            "visigoths narbo", ["burdigala", "caesaraugusta", "genua", "lugdunum", "nova_carthago"], id="narbo"
        ),
    ],
)
def test_each_adjacent_city_gets_one_barbarian(card: str, neighbours: list[str]) -> None:
    tribe, city = card.split()
    elsewhere = "constantinopolis"  # nowhere near, and not on the way of any of these cards
    scene = before("invade", card, barbarians={city: {tribe: 3}, elsewhere: {"huns": 1}})
    held = {city: {tribe: 3}, elsewhere: {"huns": 1}, **{neighbour: {tribe: 1} for neighbour in neighbours}}
    scene.expect(only={"barbarians": held}, decline=1)


@rule("FR-SACK-04")
def test_a_sack_needs_no_test_of_the_neighbours() -> None:
    """Neither Roma nor Brundisium is on the Vandals' path after Carthago and Syracusae in that order."""
    scene = before("invade", "vandals syracusae", barbarians={"syracusae": {"vandals": 3}})
    one = {"vandals": 1}
    scene.expect(only={"barbarians": {"syracusae": {"vandals": 3}, "athenae": one, "brundisium": one, "carthago": one}})


@rule("FR-SACK-05")
def test_legions_next_to_a_sacked_city_defend() -> None:
    scene = before(
        "invade",
        "visigoths philippopolis",
        players=[{"city": "patrae"}],
        barbarians={"philippopolis": {"visigoths": 3}, "tyras": {"visigoths": 3}},
        legions={"constantinopolis": 2, "narona": 2, "patrae": 2, "tyras": 1},
        forts=["narona"],
    )
    scene.expect(
        only={
            "legions": {"narona": 1, "patrae": 1},
            "barbarians": {"philippopolis": {"visigoths": 3}, "tyras": {"visigoths": 3}},
        },
        decline=1,
        supply={"legions": 14},
    )


@rule("FR-SACK-06")
def test_a_full_neighbour_falls_after_the_sack_is_fully_done() -> None:
    """FR-EX-11: Sinope falls, Constantinopolis is ambushed, and only then Chersonesus falls."""
    scene = before("invade", "ostrogoths sinope", barbarians=SINOPE, legions={"constantinopolis": 2}, decline=5)
    scene.expect(
        decline=7,
        only={
            "barbarians": {**SINOPE, "tyras": {"ostrogoths": 1}},
            "legions": {},
            "events": [
                "revealed ostrogoths sinope",
                "invaded ostrogoths sinope",
                "sacked ostrogoths sinope",
                "declined 6",
                "ambushed ostrogoths constantinopolis 2",
                "sacked ostrogoths chersonesus",
                "declined 7",
                "added ostrogoths tyras",
            ],
        },
    )


@rule("FR-SACK-06")
def test_a_full_neighbour_with_a_legion_does_not_fall() -> None:
    scene = before("invade", "ostrogoths sinope", barbarians=SINOPE, legions={"chersonesus": 1})
    scene.expect(decline=1, barbarians=SINOPE, legions={"only": {}}, events=["ambushed ostrogoths chersonesus 1"])


@rule("FR-SACK-07")
def test_a_chain_sack_takes_its_own_fort_and_adds_to_its_neighbours_but_not_to_the_fallen() -> None:
    scene = before("invade", "ostrogoths sinope", barbarians=SINOPE, forts=["sinope", "chersonesus", "tyras"])
    scene.expect(
        decline=2,
        forts=["tyras"],
        supply={"forts": 5},
        only={"barbarians": {**SINOPE, "constantinopolis": {"ostrogoths": 1}, "tyras": {"ostrogoths": 1}}},
    )


@rule("FR-SACK-07", "FR-SACK-08")
def test_in_a_ring_of_full_cities_each_falls_once() -> None:
    """Gesoriacum, Londinium and Lutetia are neighbours of one another; Mogontiacum touches two of them."""
    full = {"anglo_saxons_franks": 3}
    ring = {"gesoriacum": full, "londinium": full, "lutetia": full, "mogontiacum": full}
    scene = before("invade", "anglo_saxons_franks gesoriacum", barbarians=ring)
    fallen = [event.split()[-1] for event in scene.events if event.startswith("sacked")]
    assert fallen == ["gesoriacum", "londinium", "lutetia", "mogontiacum"]
    scene.expect(
        decline=4,
        only={
            "barbarians": {
                **ring,
                "eburacum": {"anglo_saxons_franks": 1},
                "burdigala": {"anglo_saxons_franks": 1},
                "lugdunum": {"anglo_saxons_franks": 2},
                "mediolanum": {"anglo_saxons_franks": 1},
            }
        },
    )


@rule("FR-SACK-08")
def test_the_next_card_may_sack_the_same_cities_again() -> None:
    scene = before("invade", "ostrogoths sinope", barbarians=SINOPE)
    scene.expect(decline=2)
    scene.chance("reveal ostrogoths chersonesus")
    scene.expect(decline=4, events=["sacked ostrogoths chersonesus", "sacked ostrogoths chersonesus"])


@rule("FR-SACK-09")
def test_a_sacked_city_keeps_its_barbarians_and_pawns() -> None:
    scene = before(
        "invade",
        "visigoths tyras",
        players=[{"city": "tyras"}, {"city": "tyras"}],
        barbarians={"tyras": {"visigoths": 3, "ostrogoths": 2}},
    )
    scene.expect(
        barbarians={"tyras": {"visigoths": 3, "ostrogoths": 2}},
        players={0: {"city": "tyras"}, 1: {"city": "tyras"}},
        decline=1,
    )


@rule("FR-SACK-10", "FR-END-06")
@pytest.mark.parametrize(
    ("card", "there", "decline"),
    [
        pytest.param("huns roma", {"roma": {"huns": 3}}, 2, id="by the card"),
        pytest.param("huns brundisium", {"roma": {"huns": 3}, "brundisium": {"huns": 3}}, 3, id="in a chain"),
    ],
)
def test_the_sack_of_roma_loses_the_game_at_once(card: str, there: dict[str, Any], decline: int) -> None:
    scene = before("invade", card, barbarians=there, forts=["roma"], decline=2)
    scene.expect(
        result={"winners": [], "reason": "roma_sacked", "rule": "FR-END-06"},
        decline=decline,
        forts=["roma"],
        actors=[],
        barbarians={"genua": {"huns": 0}, "ravenna": {"huns": 0}},
    )
