"""FR-ROLE-CLASSIS: ports without cards, legions in ports."""

from __future__ import annotations

import pytest

from tests.games.fall_of_rome.board import AWAY, INLAND, PORTS, actions_left, fight, kinds, offers, turn_of
from tests.rules import rule

ROLE = "praefectus_classis"


@rule("FR-ROLE-CLASSIS-01")
@pytest.mark.parametrize("port", ["genua", "sinope"])
def test_the_classis_sails_to_any_other_port_without_a_card(port: str) -> None:
    scene = turn_of(ROLE, port)
    assert offers(scene, "sail_free") == {f"{to} 0" for to in PORTS if to != port}
    scene.expect(illegal={f"sail_free {port} 0": "FR-ROLE-CLASSIS-01", "sail_free lutetia 0": "FR-ROLE-CLASSIS-01"})


@rule("FR-ROLE-CLASSIS-01")
def test_no_card_is_spent_and_one_action_is() -> None:
    scene = turn_of(ROLE, "genua", ["blue_roma"], legions={"genua": 3, "sinope": 1})
    scene.play("sail_free sinope 2")
    scene.expect(
        players={0: {"city": "sinope", "hand": ["blue_roma"]}},
        player_discard=[],
        only={"legions": {"genua": 1, "sinope": 3}},
        turn={"actions": 3},
        actors=[0],
    )


@rule("FR-ROLE-CLASSIS-01")
@pytest.mark.parametrize(("legions", "most"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_up_to_three_legions_go_along(legions: int, most: int) -> None:
    scene = turn_of(ROLE, "genua", legions={"genua": legions})
    found = {text for text in offers(scene, "sail_free") if text.startswith("roma")}
    assert found == {f"roma {taken}" for taken in range(most + 1)}


@rule("FR-ROLE-CLASSIS-01", "FR-ROLE-CLASSIS-02")
@pytest.mark.parametrize("city", INLAND)
def test_inland_the_classis_is_nobody(city: str) -> None:
    hand = ["orange_lutetia", "black_corduba", "green_iuvavum", "white_corduba", "blue_carnuntum"]
    scene = turn_of(ROLE, city, hand)
    assert not kinds(scene) & {"sail_free", "port_recruit"}


@rule("FR-ROLE-CLASSIS-02")
def test_a_card_of_a_colour_of_the_port_brings_up_to_two_legions() -> None:
    """Genua is orange and white; the city on the card does not matter."""
    scene = turn_of(ROLE, "genua", ["white_tyras", "orange_lutetia", "blue_roma", "vae_victis"], legions={"genua": 1})
    assert offers(scene, "port_recruit") == {"white_tyras 1", "white_tyras 2", "orange_lutetia 1", "orange_lutetia 2"}
    scene.expect(
        illegal={
            "port_recruit blue_roma 1": "FR-ROLE-CLASSIS-02",
            "port_recruit white_narbo 1": "FR-TURN-07",
            "port_recruit white_tyras 3": "FR-RUL-44",
            "port_recruit white_tyras 0": "FR-RUL-44",
        }
    )
    scene.play("port_recruit white_tyras 2")
    scene.expect(
        only={"legions": {"genua": 3}},
        supply={"legions": 13},
        player_discard=["white_tyras"],
        players={0: {"hand": ["orange_lutetia", "blue_roma", "vae_victis"]}},
        turn={"actions": 3},
    )


@rule("FR-ROLE-CLASSIS-02")
def test_one_legion_is_enough() -> None:
    scene = turn_of(ROLE, "genua", ["white_tyras"])
    scene.play("port_recruit white_tyras 1")
    scene.expect(only={"legions": {"genua": 1}})


@rule("FR-ROLE-CLASSIS-02")
@pytest.mark.parametrize("supply", [0, 1])
def test_no_more_than_the_supply_has(supply: int) -> None:
    scene = turn_of(ROLE, "genua", ["white_tyras"], legions={AWAY: 16 - supply})
    assert offers(scene, "port_recruit") == {f"white_tyras {count}" for count in range(1, supply + 1)}
    if not supply:
        scene.expect(illegal={"port_recruit white_tyras 1": "FR-RUL-20"})


@rule("FR-ROLE-CLASSIS-01", "FR-ROLE-CLASSIS-02")
def test_nobody_else_has_a_fleet() -> None:
    scene = turn_of("consul", "genua", ["white_tyras"], others=[{"role": ROLE, "city": "genua"}])
    scene.expect(illegal={"sail_free roma 0": "FR-ROLE-CLASSIS-01", "port_recruit white_tyras 1": "FR-ROLE-CLASSIS-02"})


@rule("FR-ROLE-CLASSIS-03")
@pytest.mark.parametrize(("city", "removed"), [("genua", 1), ("lutetia", 0)], ids=["port", "inland"])
def test_the_special_removes_a_barbarian_in_a_port_only(city: str, removed: int) -> None:
    barbarians = {"genua": {"huns": 2}, "lutetia": {"huns": 2}}
    scene = turn_of(ROLE, city, legions={city: 2}, barbarians=barbarians)
    fight(scene, "special")
    scene.expect(
        barbarians={**barbarians, city: {"huns": 2 - removed}}, only={"legions": {city: 2}}, turn={"actions": 3}
    )


@rule("FR-RUL-43", "FR-DEC-23")
def test_the_classis_sails_without_a_card() -> None:
    scene = turn_of("praefectus_classis", "genua", ["orange_narbo"], legions={"genua": 4})
    assert len(offers(scene, "sail_free")) == 20 * 4  # every other port, with 0 to 3 legions
    assert "lutetia 0" not in offers(scene, "sail_free")
    scene.play("sail_free tyras 3")
    scene.expect(
        events=["sailed praefectus_classis genua tyras 3"],
        players={0: {"city": "tyras", "hand": ["orange_narbo"]}},
        only={"legions": {"tyras": 3, "genua": 1}},
        turn={"actions": 3},
    )


@rule("FR-RUL-44", "FR-DEC-24")
@pytest.mark.parametrize(("on_board", "counts"), [(0, {"1", "2"}), (14, {"1", "2"}), (15, {"1"})])
def test_the_classis_recruits_one_or_two_legions(on_board: int, counts: set[str]) -> None:
    hand = ["orange_narbo", "black_roma"]
    scene = turn_of("praefectus_classis", "genua", hand, legions={"patrae": on_board})
    assert offers(scene, "port_recruit") == {f"orange_narbo {count}" for count in counts}
    assert scene.refused("port_recruit orange_narbo 0") == "FR-RUL-44"
    scene.play("port_recruit orange_narbo 1")
    scene.expect(legions={"genua": 1}, player_discard=["orange_narbo"])
    assert actions_left(scene) == 3
    inland = turn_of("praefectus_classis", "lutetia", ["orange_narbo"])
    assert "port_recruit" not in kinds(inland)
