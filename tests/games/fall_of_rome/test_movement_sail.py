"""FR-ACT-SAIL: from port to port for a card of a colour of the destination."""

from __future__ import annotations

import pytest

from tests.games.fall_of_rome.board import INLAND, PORTS, offers, turn_of
from tests.rules import rule

A_CARD = {
    "orange": "orange_lutetia",
    "black": "black_corduba",
    "green": "green_iuvavum",
    "white": "white_corduba",
    "blue": "blue_carnuntum",
}


@rule("FR-ACT-SAIL-01", "FR-ACT-SAIL-02")
@pytest.mark.parametrize("colour", A_CARD)
def test_a_card_leads_to_every_other_port_of_its_colour(colour: str) -> None:
    """The city on the card does not matter: here it is never the one or the other port."""
    scene = turn_of("consul", "genua", [A_CARD[colour]])
    wanted = {port for port, colours in PORTS.items() if colour in colours.split() and port != "genua"}
    assert {text.split()[0] for text in offers(scene, "sail")} == wanted


@rule("FR-ACT-SAIL-01")
@pytest.mark.parametrize("port", PORTS)
def test_every_port_has_the_others_as_destinations(port: str) -> None:
    scene = turn_of("consul", port, A_CARD.values())
    assert {text.split()[0] for text in offers(scene, "sail")} == set(PORTS) - {port}
    scene.expect(illegal={f"sail {port} 0": "FR-ACT-SAIL-01"})


@rule("FR-ACT-SAIL-01")
@pytest.mark.parametrize("city", INLAND)
def test_inland_there_is_no_sailing(city: str) -> None:
    scene = turn_of("consul", city, A_CARD.values())
    scene.expect(illegal={"sail roma 0": "FR-ACT-SAIL-01"})
    assert offers(scene, "sail") == set()
    turn_of("consul", "roma", A_CARD.values()).expect(illegal={f"sail {city} 0": "FR-ACT-SAIL-01"})


@rule("FR-ACT-SAIL-01")
def test_sailing_costs_one_card_and_one_action() -> None:
    scene = turn_of("consul", "genua", ["white_corduba", "black_corduba"])
    scene.play("sail tingi 0")
    scene.play("pay black_corduba")
    scene.expect(
        players={0: {"city": "tingi", "hand": ["white_corduba"]}},
        player_discard=["black_corduba"],
        turn={"actions": 3},
        only={"events": ["discarded 0 black_corduba", "sailed consul genua tingi 0"]},
    )


@rule("FR-ACT-SAIL-01")
def test_an_event_card_does_not_pay_for_sailing() -> None:
    scene = turn_of("consul", "genua", ["carpe_diem"])
    assert offers(scene, "sail") == set()
    scene.expect(illegal={"sail roma 0": "FR-ACT-SAIL-02"})


@rule("FR-ACT-SAIL-02")
def test_any_colour_of_the_destination_will_do_and_no_other() -> None:
    hand = ["black_corduba", "white_athenae", "white_genua", "green_iuvavum", "orange_genua"]
    scene = turn_of("consul", "genua", hand)
    scene.play("sail athenae 0")
    scene.expect(
        only={"legal": ["pay black_corduba", "pay white_athenae", "pay white_genua"]},
        illegal={
            "pay green_iuvavum": "FR-ACT-SAIL-02",
            "pay orange_genua": "FR-ACT-SAIL-02",
            "pay white_tyras": "FR-TURN-07",
        },
    )


@rule("FR-ACT-SAIL-02")
def test_a_card_of_the_port_that_is_left_does_not_help_by_its_colour() -> None:
    turn_of("consul", "genua", ["orange_genua"]).expect(
        illegal={"sail ravenna 0": "FR-ACT-SAIL-02"}, legal=["sail narbo 0", "sail londinium 0"]
    )


@rule("FR-ACT-SAIL-03")
@pytest.mark.parametrize(("legions", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_up_to_three_legions_sail_along(legions: int, most: int) -> None:
    scene = turn_of("consul", "genua", ["blue_carnuntum"], legions={"genua": legions, "sinope": 1})
    assert {text for text in offers(scene, "sail") if text.startswith("sinope")} == {
        f"sinope {taken}" for taken in range(most + 1)
    }
    if most < 3:
        scene.expect(illegal={f"sail sinope {most + 1}": "FR-ACT-SAIL-03"})
    scene.play(f"sail sinope {most}")
    scene.play("pay blue_carnuntum")
    scene.expect(only={"legions": {"genua": legions - most, "sinope": 1 + most}})


@rule("FR-RUL-11")
def test_any_card_of_a_colour_of_the_destination_pays_for_sailing() -> None:
    hand = ["black_tingi", "white_constantinopolis", "blue_roma", "green_lutetia", "orange_genua"]
    scene = turn_of("consul", "roma", hand)
    scene.play("sail constantinopolis 0")  # black, white and blue
    assert set(scene.legal()) == {"pay black_tingi", "pay white_constantinopolis", "pay blue_roma"}
    assert scene.refused("pay green_lutetia") == "FR-ACT-SAIL-02"
    scene.play("pay blue_roma")
    scene.expect(players={0: {"city": "constantinopolis"}}, player_discard=["blue_roma"])


@rule("FR-RUL-11")
def test_a_card_of_no_colour_of_the_destination_does_not_pay_for_sailing() -> None:
    scene = turn_of("consul", "roma", ["green_roma", "orange_genua"])
    assert scene.refused("sail constantinopolis 0") == "FR-ACT-SAIL-02"
    assert "brundisium 0" in offers(scene, "sail")  # a green port
