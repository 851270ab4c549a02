"""Invasions: which city a barbarian card hits (FR-INV)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before, turn_of
from tests.games.fall_of_rome.paths import BLACK, BLUE, GREEN, ORANGE, WAYS, WHITE
from tests.rules import rule

INVADE: Final = {"phase": "invade"}

NOBODY: Final[dict[str, dict[str, int]]] = {"tyras": {}}

RATES: Final = (2, 2, 3, 3, 4, 4, 4, 5)


def target(scene: Scene) -> str:
    """The city that the card just revealed has invaded."""
    [words] = [event.split() for event in scene.events if event.startswith(("invaded", "migrated"))]
    return words[2] if words[0] == "invaded" else words[3]


@rule("FR-INV-03", "FR-INV-04", "FR-INV-05", "FR-INV-06", "FR-DATA-03")
@pytest.mark.parametrize(("tribe", "city"), list(WAYS))
def test_one_barbarian_on_the_path_draws_the_invasion_to_its_next_city(tribe: str, city: str) -> None:
    way = WAYS[tribe, city]
    assert target(before("invade", f"{tribe} {city}")) == way[0]
    for place, held in enumerate(way):
        following = way[min(place + 1, len(way) - 1)]
        assert target(before("invade", f"{tribe} {city}", barbarians={held: {tribe: 1}})) == following


@rule("FR-INV-03", "FR-INV-04", "FR-INV-05", "FR-INV-06")
@pytest.mark.parametrize(
    ("there", "told"),
    [
        pytest.param({"genua": {ORANGE: 1}}, "invaded {tribe} genua", id="its own city"),
        pytest.param({"narbo": {ORANGE: 1}}, "invaded {tribe} genua", id="next to its own city"),
        pytest.param({"burdigala": {ORANGE: 1}}, "migrated {tribe} genua narbo next_door", id="next door"),
        pytest.param({"mogontiacum": {ORANGE: 2}}, "migrated {tribe} genua lutetia next_door", id="further back"),
        pytest.param(NOBODY, "migrated {tribe} genua mogontiacum gate", id="nowhere on the path"),
    ],
)
def test_the_event_says_where_a_card_leads_and_why(there: dict[str, Any], told: str) -> None:
    scene = before("invade", f"{ORANGE} genua", barbarians=there)
    assert told.format(tribe=ORANGE) in scene.events


@rule("FR-INV-01")
@pytest.mark.parametrize(("rate", "cards"), list(enumerate(RATES)))
def test_as_many_cards_are_revealed_as_the_invasion_rate_says(rate: int, cards: int) -> None:
    scene = before("invade", rate=rate, options={"difficulty": "heroic"})
    for _ in range(cards):
        scene.expect(actors=["chance"], turn={"active": 0, "phase": "invade"})
        scene.chance()
    scene.expect(turn={"active": 1, "phase": "actions"}, barbarian_discard={"size": cards})


@rule("FR-INV-01")
def test_cards_come_from_the_top_of_the_deck() -> None:
    scene = before("invade", barbarian_deck=[["huns lutetia"], ["vandals tingi"]])
    assert scene.odds() == {"reveal huns lutetia": 1}
    scene.chance()
    assert scene.odds() == {"reveal vandals tingi": 1}


@rule("FR-INV-01", "FR-INV-09")
def test_a_card_is_resolved_and_discarded_before_the_next_is_revealed() -> None:
    scene = before("invade", "vandals lugdunum", barbarians={"mogontiacum": {BLACK: 1}})
    scene.expect(
        only={"barbarians": {"mogontiacum": {BLACK: 1}, "lugdunum": {BLACK: 1}}},
        barbarian_discard=["vandals lugdunum"],
        actors=["chance"],
    )
    scene.chance("reveal vandals burdigala")
    scene.expect(
        barbarians={"mogontiacum": {BLACK: 1}, "lugdunum": {BLACK: 1}, "burdigala": {BLACK: 1}},
        barbarian_discard=["vandals lugdunum", "vandals burdigala"],
    )


@rule("FR-INV-02", "FR-INV-08")
def test_a_card_brings_one_barbarian_of_its_tribe_to_one_city() -> None:
    there = {"gesoriacum": {ORANGE: 2}, "londinium": {ORANGE: 1}, "eburacum": {ORANGE: 1, BLUE: 2}}
    scene = before("invade", "anglo_saxons_franks eburacum", barbarians=there)
    scene.expect(
        only={"barbarians": {**there, "eburacum": {ORANGE: 2, BLUE: 2}}},
        supply={"barbarians": {ORANGE: 20 - 5, BLUE: 14 - 2}},
        decline=0,
    )


@rule("FR-INV-03")
@pytest.mark.parametrize(
    ("there", "hit"),
    [
        pytest.param({"tingi": {BLACK: 2}}, "tingi", id="a barbarian in the city"),
        pytest.param({"corduba": {BLACK: 1}}, "tingi", id="a barbarian in its predecessor, FR-EX-05"),
        pytest.param({"tingi": {BLACK: 1}, "corduba": {BLACK: 1}}, "tingi", id="both"),
        pytest.param({"caesaraugusta": {BLACK: 3}}, "corduba", id="neither"),
    ],
)
def test_a_city_is_invaded_if_the_tribe_is_in_it_or_in_its_predecessor(there: dict[str, Any], hit: str) -> None:
    assert target(before("invade", "vandals tingi", barbarians=there)) == hit


@rule("FR-INV-05", "FR-INV-07")
@pytest.mark.parametrize(
    ("card", "there", "hit"),
    [
        ("visigoths patrae", {"tyras": {WHITE: 1}}, "constantinopolis"),  # FR-EX-06
        ("vandals carthago", {"mogontiacum": {BLACK: 1}, "corduba": {BLACK: 1}}, "tingi"),
        ("visigoths corduba", {"philippopolis": {WHITE: 3}, "genua": {WHITE: 1}}, "narbo"),
        ("huns roma", {"philippopolis": {GREEN: 1}, "patrae": {GREEN: 1}}, "brundisium"),
    ],
)
def test_the_search_goes_back_from_the_card_and_not_on_from_the_supply(
    card: str, there: dict[str, Any], hit: str
) -> None:
    assert target(before("invade", card, barbarians=there)) == hit


@rule("FR-INV-04")
def test_the_city_on_the_card_comes_first_even_if_the_one_before_it_is_full() -> None:
    scene = before("invade", "huns lugdunum", barbarians={"lugdunum": {GREEN: 1}, "mediolanum": {GREEN: 3}})
    scene.expect(only={"barbarians": {"lugdunum": {GREEN: 2}, "mediolanum": {GREEN: 3}}})


@rule("FR-INV-08")
@pytest.mark.parametrize(
    ("position", "tyras", "supply", "decline"),
    [
        pytest.param({"legions": {"tyras": 1}, "barbarians": {"tyras": {WHITE: 1}}}, 1, 23, 0, id="defended"),
        pytest.param({"barbarians": {"tyras": {WHITE: 2}}}, 3, 21, 0, id="invaded"),
        pytest.param({"barbarians": {"tyras": {WHITE: 3}}}, 3, 18, 1, id="sacked: one for each of three neighbours"),
    ],
)
def test_a_barbarian_comes_unless_legions_defend_or_the_city_falls(
    position: dict[str, Any], tyras: int, supply: int, decline: int
) -> None:
    scene = before("invade", "visigoths tyras", **position)
    scene.expect(
        barbarians={"tyras": {WHITE: tyras}},
        supply={"barbarians": {WHITE: supply}},
        decline=decline,
        barbarian_discard=["visigoths tyras"],
    )


@rule("FR-INV-10")
def test_legions_do_not_turn_an_invasion_away_from_a_city() -> None:
    scene = before(
        "invade",
        "huns lugdunum",
        barbarians={"iuvavum": {GREEN: 1}},
        legions={"iuvavum": 2, "mediolanum": 2, "lugdunum": 2},
        forts=["mediolanum"],
    )
    assert target(scene) == "mediolanum"
    scene.expect(
        only={"barbarians": {"iuvavum": {GREEN: 1}}, "legions": {"iuvavum": 2, "mediolanum": 1, "lugdunum": 2}}
    )


@rule("FR-INV-10")
def test_legions_beside_barbarians_do_not_hide_them() -> None:
    scene = before("invade", "vandals tingi", barbarians={"corduba": {BLACK: 1}}, legions={"corduba": 3})
    scene.expect(only={"barbarians": {"corduba": {BLACK: 1}, "tingi": {BLACK: 1}}})


@rule("FR-INV-11")
@pytest.mark.parametrize(
    "there",
    [
        pytest.param({"roma": {ORANGE: 3, BLACK: 1}, "brundisium": {WHITE: 2}}, id="other tribes on the path"),
        pytest.param({"genua": {GREEN: 3}, "syracusae": {GREEN: 1}, "carnuntum": {GREEN: 2}}, id="off the path"),
    ],
)
def test_other_tribes_and_cities_off_the_path_do_not_count(there: dict[str, Any]) -> None:
    assert target(before("invade", "huns roma", barbarians=there)) == "philippopolis"


@rule("FR-INV-12")
def test_barbarians_of_a_revolt_count_for_later_invasions() -> None:
    scene = before("revolt", "anglo_saxons_franks londinium")
    scene.chance("reveal anglo_saxons_franks londinium")
    scene.expect(events=["invaded anglo_saxons_franks londinium"], decline=1)


@rule("FR-INV-12")
def test_barbarians_of_a_sack_count_for_later_invasions() -> None:
    scene = before("invade", "anglo_saxons_franks mogontiacum", barbarians={"mogontiacum": {ORANGE: 3}})
    scene.chance("reveal anglo_saxons_franks londinium")
    scene.expect(barbarians={"gesoriacum": {ORANGE: 1}, "londinium": {ORANGE: 1}})


@rule("FR-INV-12")
def test_barbarians_that_the_regina_brought_count_for_later_invasions() -> None:
    scene = before(
        "actions",
        players=[{"role": "regina_foederata", "city": "lutetia"}],
        barbarians={"lutetia": {ORANGE: 2}},
        player_deck={"top": ["black_tingi", "blue_sinope"]},
    )
    scene.play("march londinium 0")
    scene.play("bring 1 anglo_saxons_franks")
    scene.play("end_actions")
    scene.chance("draw black_tingi")
    scene.chance("draw blue_sinope")
    scene.chance("reveal anglo_saxons_franks eburacum")
    scene.expect(only={"barbarians": {"lutetia": {ORANGE: 1}, "londinium": {ORANGE: 1}, "eburacum": {ORANGE: 1}}})


@rule("FR-INV-13")
@pytest.mark.parametrize(("tribe", "gate"), [key for key, way in WAYS.items() if len(way) == 1])
def test_a_gate_city_on_the_card_is_always_invaded(tribe: str, gate: str) -> None:
    others = {city: {tribe: 1} for name, city in WAYS if name == tribe and city != gate}
    for there in ({}, others, {gate: {tribe: 2}}):
        assert target(before("invade", f"{tribe} {gate}", barbarians=there)) == gate


def test_there_are_nine_gates() -> None:
    assert sum(len(way) == 1 for way in WAYS.values()) == 9
    assert len(WAYS) == 49


@rule("FR-RUL-78")
@pytest.mark.parametrize(
    ("card", "gate"),
    [
        ("anglo_saxons_franks roma", "mogontiacum"),
        ("vandals constantinopolis", "mogontiacum"),
        ("huns lutetia", "carnuntum"),
        ("visigoths patrae", "tyras"),
        ("ostrogoths roma", "carnuntum"),
    ],
)
def test_a_tribe_that_is_not_on_the_board_comes_in_at_the_gate(card: str, gate: str) -> None:
    scene = turn_of("consul", "eburacum", barbarians=NOBODY, turn={"phase": "invade"})
    scene.chance(f"reveal {card}")
    scene.expect(only={"barbarians": {gate: {card.split()[0]: 1}}})


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
