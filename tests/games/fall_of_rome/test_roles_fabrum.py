"""FR-ROLE-FABRUM: forts from legions, travel between forts."""

from __future__ import annotations

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS
from tests.games.fall_of_rome.board import fight, offers, turn_of
from tests.rules import rule

ROLE = "praefectus_fabrum"


@rule("FR-ROLE-FABRUM-01")
@pytest.mark.parametrize("legions", [2, 3])
def test_two_legions_become_a_fort(legions: int) -> None:
    scene = turn_of(ROLE, "lutetia", legions={"lutetia": legions, "genua": 2}, forts=["roma"])
    scene.play("build_fort")
    scene.expect(
        forts=["roma", "lutetia"],
        only={"legions": {"lutetia": legions - 2, "genua": 2}},
        supply={"forts": 4, "legions": 16 - legions},
        turn={"actions": 3},
        player_discard=[],
    )


@rule("FR-ROLE-FABRUM-01")
@pytest.mark.parametrize(
    ("legions", "forts"), [({"lutetia": 1, "genua": 3}, []), ({"lutetia": 3}, ["lutetia"])], ids=["one legion", "fort"]
)
def test_a_fort_needs_two_legions_and_a_city_without_one(legions: dict[str, int], forts: list[str]) -> None:
    turn_of(ROLE, "lutetia", legions=legions, forts=forts).expect(illegal={"build_fort": "FR-ROLE-FABRUM-01"})


@rule("FR-ROLE-FABRUM-01", "FR-ROLE-FABRUM-02")
def test_nobody_else_builds_or_travels() -> None:
    others = [{"role": ROLE, "city": "lutetia"}]
    scene = turn_of("consul", "lutetia", ["blue_roma"], others, legions={"lutetia": 3}, forts=["roma"])
    scene.expect(illegal={"build_fort": "FR-ROLE-FABRUM-01", "travel roma 0": "FR-ROLE-FABRUM-02"})


@rule("FR-ROLE-FABRUM-02")
def test_from_a_fort_the_fabrum_travels_anywhere() -> None:
    scene = turn_of(ROLE, "lutetia", ["blue_roma"], forts=["lutetia"])
    assert {text.split()[0] for text in offers(scene, "travel")} == set(CITY_WORDS) - {"lutetia"}
    scene.expect(illegal={"travel lutetia 0": "FR-ROLE-FABRUM-02"})


@rule("FR-ROLE-FABRUM-02")
def test_from_anywhere_the_fabrum_travels_to_a_fort() -> None:
    scene = turn_of(ROLE, "lutetia", ["blue_roma"], forts=["roma", "tingi"])
    assert offers(scene, "travel") == {"roma 0", "tingi 0"}
    scene.expect(illegal={"travel genua 0": "FR-ROLE-FABRUM-02"})
    turn_of(ROLE, "lutetia", ["blue_roma"]).expect(illegal={"travel roma 0": "FR-ROLE-FABRUM-02"})


@rule("FR-ROLE-FABRUM-02")
def test_any_city_card_pays_and_only_a_city_card() -> None:
    hand = ["blue_roma", "green_iuvavum", "vae_victis"]
    scene = turn_of(ROLE, "lutetia", hand, forts=["tingi"])
    scene.play("travel tingi 0")
    scene.expect(only={"legal": ["pay blue_roma", "pay green_iuvavum"]})
    scene.play("pay green_iuvavum")
    scene.expect(
        players={0: {"city": "tingi", "hand": ["blue_roma", "vae_victis"]}},
        player_discard=["green_iuvavum"],
        turn={"actions": 3},
    )
    for poor in ([], ["vae_victis"]):
        turn_of(ROLE, "lutetia", poor, forts=["tingi"]).expect(illegal={"travel tingi 0": "FR-ROLE-FABRUM-02"})


@rule("FR-ROLE-FABRUM-02")
@pytest.mark.parametrize(("legions", "most"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_up_to_three_legions_travel_along(legions: int, most: int) -> None:
    scene = turn_of(ROLE, "lutetia", ["blue_roma"], forts=["tingi"], legions={"lutetia": legions, "tingi": 1})
    assert offers(scene, "travel") == {f"tingi {taken}" for taken in range(most + 1)}
    scene.play(f"travel tingi {most}")
    scene.play("pay blue_roma")
    scene.expect(only={"legions": {"lutetia": legions - most, "tingi": 1 + most}})


@rule("FR-ROLE-FABRUM-03")
@pytest.mark.parametrize(("fort", "removed"), [("lutetia", 2), ("genua", 0)], ids=["here", "elsewhere"])
def test_the_special_removes_two_barbarians_at_a_fort_only(fort: str, removed: int) -> None:
    barbarians = {"genua": {"huns": 3}, "lutetia": {"huns": 3}}
    scene = turn_of(ROLE, "lutetia", legions={"lutetia": 2}, forts=[fort], barbarians=barbarians)
    fight(scene, "special")
    scene.expect(
        barbarians={"genua": {"huns": 3}, "lutetia": {"huns": 3 - removed}},
        only={"legions": {"lutetia": 2}},
        forts=[fort],
        turn={"actions": 3},
    )


@rule("FR-ROLE-FABRUM-03")
def test_the_special_removes_one_if_one_is_there() -> None:
    barbarians = {"lutetia": {"huns": 1}, "genua": {"huns": 3}}
    scene = turn_of(ROLE, "lutetia", legions={"lutetia": 1}, forts=["lutetia"], barbarians=barbarians)
    fight(scene, "special")
    scene.expect(barbarians={"lutetia": {"huns": 0}, "genua": {"huns": 3}})


@rule("FR-RUL-41", "FR-DEC-25")
def test_the_fabrum_moves_a_fort_when_the_supply_has_none() -> None:
    forts = ["roma", "genua", "narbo", "tyras", "sinope", "patrae"]
    scene = turn_of("praefectus_fabrum", "lutetia", legions={"lutetia": 2}, forts=forts)
    scene.play("build_fort")
    assert set(scene.legal()) == {f"take_fort {city}" for city in forts}
    scene.play("take_fort tyras")
    scene.expect(
        forts=["lutetia", *(city for city in forts if city != "tyras")], only={"legions": {}}, turn={"actions": 3}
    )


@rule("FR-RUL-42", "FR-DEC-26")
def test_any_city_card_pays_for_the_fabrums_travel() -> None:
    hand = ["black_roma", "blue_sinope", "green_lutetia", "carpe_diem"]
    scene = turn_of("praefectus_fabrum", "eburacum", hand, forts=["corduba"], legions={"eburacum": 5})
    assert offers(scene, "travel") == {f"corduba {legions}" for legions in range(4)}
    scene.play("travel corduba 3")
    assert set(scene.legal()) == {"pay black_roma", "pay blue_sinope", "pay green_lutetia"}
    scene.play("pay blue_sinope")
    scene.expect(
        players={0: {"city": "corduba", "hand": ["black_roma", "green_lutetia", "carpe_diem"]}},
        only={"legions": {"corduba": 3, "eburacum": 2}},
        player_discard=["blue_sinope"],
        turn={"actions": 3},
    )
