"""Legions keep barbarians out: attacked, one falls; ambushed, all do (FR-DEF)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.fall_of_rome.board import THREAT, before, turn_of
from tests.rules import rule

INVADE: Final = {"phase": "invade"}


AROUND_SINOPE: Final = ("sinope", "chersonesus", "constantinopolis")


@rule("FR-DEF-01")
@pytest.mark.parametrize(
    ("phase", "card", "there"),
    [
        pytest.param("invade", "vandals carthago", {"cesarea": {"vandals": 1}}, id="invasion"),
        pytest.param("revolt", "vandals carthago", {}, id="revolt"),
        pytest.param("invade", "vandals syracusae", {"syracusae": {"vandals": 3}}, id="sack of a neighbour"),
    ],
)
def test_a_city_with_legions_gets_no_barbarian(phase: str, card: str, there: dict[str, Any]) -> None:
    """Three legions and a pawn hold against an invasion, a sack of a neighbour, and all of a revolt."""
    scene = before(phase, card, barbarians=there, legions={"carthago": 3}, players=[{"city": "carthago"}])
    scene.expect(barbarians={"carthago": {"vandals": 0}})
    assert scene.state.supply[1] == 22 - sum(scene.state.hordes)  # what did not come in stays in the supply
    assert ("attacked vandals carthago" in scene.events) and ("added vandals carthago" not in scene.events)


@rule("FR-DEF-02")
@pytest.mark.parametrize(
    ("player", "other", "forts"),
    [
        pytest.param("carthago", "eburacum", [], id="the active player's pawn, FR-EX-08"),
        pytest.param("eburacum", "carthago", [], id="another player's pawn"),
        pytest.param("carthago", "carthago", [], id="two pawns"),
        pytest.param("eburacum", "eburacum", ["carthago"], id="a fort"),
        pytest.param("carthago", "eburacum", ["carthago"], id="pawn and fort"),
    ],
)
def test_with_a_pawn_or_a_fort_exactly_one_legion_falls(player: str, other: str, forts: list[str]) -> None:
    scene = before(
        "invade",
        "vandals carthago",
        players=[{"city": player}, {"city": other}],
        barbarians={"carthago": {"vandals": 1}},
        legions={"carthago": 3},
        forts=forts,
    )
    scene.expect(
        legions={"carthago": 2},
        barbarians={"carthago": {"vandals": 1}},
        forts=forts,
        supply={"legions": 14},
        events=["attacked vandals carthago"],
        no_events=["ambushed"],
    )


@rule("FR-DEF-03")
@pytest.mark.parametrize("legions", [1, 2, 5])
def test_without_a_pawn_or_a_fort_all_legions_of_the_city_fall(legions: int) -> None:
    scene = before(
        "invade",
        "huns philippopolis",
        players=[{"city": "narona"}],
        legions={"philippopolis": legions, "narona": 4},
        forts=["patrae"],
    )
    scene.expect(
        only={"legions": {"narona": 4}, "barbarians": {}},
        supply={"legions": 12},
        forts=["patrae"],
        events=[f"ambushed huns philippopolis {legions}"],
        no_events=["attacked"],
    )


@rule("FR-DEF-04")
@pytest.mark.parametrize(("before_it", "after", "decline"), [(0, 1, 0), (2, 3, 0), (3, 3, 1)])
def test_a_pawn_and_a_fort_without_legions_do_not_defend(before_it: int, after: int, decline: int) -> None:
    scene = before(
        "invade",
        "anglo_saxons_franks gesoriacum",
        players=[{"city": "gesoriacum"}],
        barbarians={"gesoriacum": {"anglo_saxons_franks": before_it}},
        legions={"lutetia": 2},
        forts=["gesoriacum"],
    )
    scene.expect(barbarians={"gesoriacum": {"anglo_saxons_franks": after}}, decline=decline)


@rule("FR-DEF-05")
@pytest.mark.parametrize("forts", [[], ["sinope"]])
def test_legions_defend_before_a_full_city_falls(forts: list[str]) -> None:
    full = {"sinope": {"ostrogoths": 3}}
    scene = before("invade", "ostrogoths sinope", barbarians=full, legions={"sinope": 1}, forts=forts)
    scene.expect(decline=0, only={"barbarians": full, "legions": {}}, forts=forts, no_events=["sacked"])


@rule("FR-DEF-05", "FR-DEF-06")
def test_once_the_legion_is_gone_the_next_barbarian_sacks_the_full_city() -> None:
    scene = before("revolt", "ostrogoths sinope", barbarians={"sinope": {"ostrogoths": 3}}, legions={"sinope": 2})
    scene.expect(
        decline=1,
        only={"barbarians": {city: {"ostrogoths": 3 if city == "sinope" else 1} for city in AROUND_SINOPE}},
        events=["ambushed ostrogoths sinope 2", "sacked ostrogoths sinope"],
    )


@rule("FR-DEF-06", "FR-REVOLT-04")
@pytest.mark.parametrize(
    ("legions", "forts", "left", "cubes"),
    [
        pytest.param(0, [], 0, 3, id="nobody there"),
        pytest.param(1, [], 0, 2, id="one ambushed"),
        pytest.param(4, [], 0, 2, id="four ambushed by the first barbarian"),
        pytest.param(1, ["corduba"], 0, 2, id="one attacked"),
        pytest.param(2, ["corduba"], 0, 1, id="two attacked one after the other, FR-EX-17"),
        pytest.param(3, ["corduba"], 0, 0, id="three attacked"),
        pytest.param(4, ["corduba"], 1, 0, id="one of four is left"),
    ],
)
def test_each_barbarian_is_met_by_itself(legions: int, forts: list[str], left: int, cubes: int) -> None:
    scene = before("revolt", "visigoths corduba", legions={"corduba": legions}, forts=forts)
    scene.expect(
        only={"legions": {"corduba": left}, "barbarians": {"corduba": {"visigoths": cubes}}},
        supply={"legions": 16 - left, "barbarians": {"visigoths": 24 - cubes}},
        forts=forts,
        decline=0,
    )


@rule("FR-DEF-07")
@pytest.mark.parametrize("legions", [1, 3])
def test_barbarians_moved_by_the_regina_meet_no_defence(legions: int) -> None:
    scene = before(
        "actions",
        players=[{"role": "regina_foederata", "city": "carthago"}],
        barbarians={"carthago": {"vandals": 2}},
        legions={"syracusae": legions},
    )
    scene.play("march syracusae 0")
    scene.play("bring 2 vandals")
    scene.expect(
        only={"barbarians": {"syracusae": {"vandals": 2}}, "legions": {"syracusae": legions}},
        no_events=["attacked", "ambushed"],
    )


@rule("FR-RUL-102")
@pytest.mark.parametrize("support", ["pawn", "fort"])
def test_one_pawn_or_fort_supports_any_number_of_legions_against_every_cube(support: str) -> None:
    city = "carnuntum" if support == "pawn" else "eburacum"
    scene = turn_of(
        "consul", city, legions={"carnuntum": 6}, forts=["carnuntum"] * (support == "fort"), turn={"phase": "revolt"}
    )
    scene.chance("reveal huns carnuntum")
    scene.expect(legions={"carnuntum": 3}, only={"barbarians": THREAT})


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
    scene.expect(legions={"carnuntum": 1}, barbarians={"carnuntum": {"only": {}}})  # attacked
