"""Rulings on invasions, defence and sacked cities (FR-RUL-62 to 73)."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.fall_of_rome.board import THREAT, turn_of
from tests.rules import rule

INVADE: Final = {"phase": "invade"}
REVOLT: Final = {"phase": "revolt"}
ANGLES: Final = "anglo_saxons_franks"


def all_of(tribe: str, left: int) -> dict[str, dict[str, int]]:
    """Barbarians of a tribe in many cities, so that so many are left in supply."""
    cities = ["chersonesus", "sinope", "constantinopolis", "carnuntum", "narona", "patrae", "corduba"]
    count = {"ostrogoths": 14, "huns": 20}[tribe] - left
    return {city: {tribe: min(3, count - 3 * i)} for i, city in enumerate(cities) if count - 3 * i > 0}


@rule("FR-RUL-62")
def test_the_number_of_invasions_is_read_when_the_first_card_is_due() -> None:
    hand = ["abundans_cautela_non_nocet"]
    scene = turn_of("consul", "roma", hand, rate=4, turn=INVADE)  # four cards
    scene.play("pass")
    scene.chance("reveal huns philippopolis")
    scene.expect(turn={"invasions_left": 3})
    scene.play("event abundans_cautela_non_nocet standard")
    scene.expect(turn={"invasions_left": 3, "fewer": 2})
    for card in ("visigoths tyras", "vandals mogontiacum", "huns carnuntum"):
        scene.chance(f"reveal {card}")
    scene.expect(turn={"active": 1, "phase": "actions"})


@rule("FR-RUL-63", "FR-DEC-37")
def test_neighbours_come_in_alphabetical_order_and_chain_sacks_in_the_order_of_their_falling() -> None:
    full = {city: {ANGLES: 3} for city in ("lutetia", "mogontiacum", "burdigala")}
    scene = turn_of("consul", "tyras", players=2, barbarians=full, turn=INVADE)
    scene.chance(f"reveal {ANGLES} lutetia")
    order = [
        "sacked lutetia",
        "added gesoriacum", "added londinium", "added lugdunum",
        "sacked burdigala",
        "added caesaraugusta", "added lugdunum", "added narbo",
        "sacked mogontiacum",
        "added gesoriacum", "added lugdunum", "added mediolanum",
    ]  # fmt: skip
    happened = [text.replace(f" {ANGLES} ", " ") for text in scene.events]
    assert [text for text in happened if text.split()[0] in ("sacked", "added")] == order
    assert scene.actors == [-1]


@rule("FR-RUL-64")
def test_a_city_waiting_for_its_chain_sack_ignores_another_cube() -> None:
    full = {city: {ANGLES: 3} for city in ("lutetia", "mogontiacum", "lugdunum")}  # each the neighbour of the others
    scene = turn_of("consul", "tyras", players=2, barbarians=full, turn=INVADE)
    scene.chance(f"reveal {ANGLES} lutetia")
    scene.expect(decline=3)
    sacked = [text.split()[2] for text in scene.events if text.startswith("sacked")]
    assert sacked == ["lutetia", "lugdunum", "mogontiacum"]
    scene.expect(barbarians={city: {ANGLES: 3} for city in full})


@rule("FR-RUL-65")
@pytest.mark.parametrize(("before", "after", "decline"), [(0, 1, 2), (2, 3, 2), (3, 3, 3)])
def test_a_city_whose_legions_fell_can_be_filled_or_sacked_by_a_second_cube_of_the_card(
    before: int, after: int, decline: int
) -> None:
    full = {"lutetia": {ANGLES: 3}, "mogontiacum": {ANGLES: 3}, "gesoriacum": {ANGLES: before}}
    scene = turn_of("consul", "tyras", players=2, barbarians=full, legions={"gesoriacum": 3}, turn=INVADE)
    scene.chance(f"reveal {ANGLES} lutetia")  # Gesoriacum is ambushed first, then hit from Mogontiacum
    scene.expect(
        events=[f"ambushed {ANGLES} gesoriacum 3"],
        barbarians={"gesoriacum": {ANGLES: after}},
        legions={"gesoriacum": 0},
        decline=decline,
    )


@rule("FR-RUL-66")
def test_a_chain_sacked_city_loses_its_fort() -> None:
    full = {"sinope": {"ostrogoths": 3}, "chersonesus": {"ostrogoths": 3}}
    scene = turn_of("consul", barbarians=full, forts=["chersonesus", "tyras", "roma"], turn=INVADE)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(forts=["tyras", "roma"], supply={"forts": 4}, decline=2)


@rule("FR-RUL-67")
def test_a_pawn_and_a_fort_without_legions_do_not_stop_a_sack() -> None:
    scene = turn_of("consul", "sinope", barbarians={"sinope": {"ostrogoths": 3}}, forts=["sinope"], turn=INVADE)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=1, forts=[], players={0: {"city": "sinope"}}, events=["sacked ostrogoths sinope"])


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


@rule("FR-RUL-68")
def test_a_sacked_city_needs_no_cube_and_a_step_of_decline_neither() -> None:
    legions = {"chersonesus": 1, "constantinopolis": 1}
    scene = turn_of("consul", "eburacum", barbarians=all_of("ostrogoths", 0), legions=legions, turn=INVADE)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=1, result=None, events=["sacked ostrogoths sinope"])
    roma = {**all_of("ostrogoths", 2), "aquileia": {"ostrogoths": 2}}
    challenge = turn_of("consul", "eburacum", barbarians=roma, options={"challenge": "roma_caput_mundi"}, turn=INVADE)
    challenge.chance("reveal ostrogoths roma")
    challenge.expect(decline=1, result=None, supply={"barbarians": {"ostrogoths": 0}})


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


@rule("FR-RUL-70")
def test_a_sack_of_roma_on_the_brink_is_told_as_a_sack_of_roma() -> None:
    scene = turn_of("consul", barbarians={"roma": {"huns": 3}}, decline=7, turn=INVADE)
    scene.chance("reveal huns roma")
    scene.expect(result={"reason": "roma_sacked", "rule": "FR-END-06"}, decline=7)


@rule("FR-RUL-71")
def test_an_ally_still_sacks_cities() -> None:
    scene = turn_of("consul", barbarians={"sinope": {"ostrogoths": 3}}, allied=["ostrogoths"], turn=INVADE)
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=1, barbarians={"chersonesus": {"ostrogoths": 1}, "constantinopolis": {"ostrogoths": 1}})


@rule("FR-RUL-71")
def test_an_ally_still_sacks_roma_and_still_runs_out_of_cubes() -> None:
    roma = turn_of("consul", barbarians={"roma": {"huns": 3}}, allied=["huns"], turn=INVADE)
    roma.chance("reveal huns roma")
    roma.expect(result={"reason": "roma_sacked"})
    cubes = turn_of("consul", barbarians=all_of("huns", 0), allied=["huns"], turn=REVOLT)
    cubes.chance("reveal huns lutetia")
    cubes.expect(result={"reason": "no_cubes"})


@rule("FR-RUL-72")
def test_a_sacked_gate_city_adds_cubes_to_its_neighbouring_cities_only() -> None:
    scene = turn_of("consul", barbarians={"carnuntum": {"huns": 3}}, turn=INVADE)
    scene.chance("reveal huns carnuntum")
    scene.expect(
        only={"barbarians": {**THREAT, "carnuntum": {"huns": 3}, "aquileia": {"huns": 1}, "iuvavum": {"huns": 1}}},
        supply={"barbarians": {"huns": 15}},
    )


@rule("FR-RUL-73")
def test_a_pawn_that_arrives_between_two_invasions_supports_the_legions_there() -> None:
    legions = {"philippopolis": 2, "carnuntum": 2}
    scene = turn_of("consul", "roma", ["festina_lente"], legions=legions, turn=INVADE)
    scene.play("pass")
    scene.chance("reveal huns philippopolis")
    scene.expect(legions={"philippopolis": 0})  # ambushed
    scene.play("event festina_lente standard")
    scene.play("choose carnuntum")
    scene.play("move_pawn consul 0")
    scene.chance("reveal huns carnuntum")
    scene.expect(legions={"carnuntum": 1}, barbarians={"carnuntum": {}})  # attacked
