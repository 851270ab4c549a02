"""FR-ACT-MARCH: along a line, with up to three legions."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS, ROLE_WORDS
from occasus.games.fall_of_rome.steps import ACTIONS_STEP
from tests.games.fall_of_rome.board import offers, turn_of, with_legions
from tests.rules import rule

MOVES: Final = [
    ("praefectus_classis", "sail_free"),
    ("praefectus_fabrum", "travel"),
    ("consul", "sail"),
    ("consul", "march"),
]


NEIGHBOURS = {
    "aquileia": "carnuntum narona ravenna roma",
    "athenae": "constantinopolis patrae syracusae",
    "brundisium": "patrae roma syracusae",
    "burdigala": "caesaraugusta lugdunum lutetia narbo",
    "caesaraugusta": "burdigala corduba narbo nova_carthago",
    "carnuntum": "aquileia iuvavum",
    "carthago": "cesarea roma syracusae",
    "cesarea": "carthago nova_carthago tingi",
    "chersonesus": "sinope tyras",
    "constantinopolis": "athenae philippopolis sinope tyras",
    "corduba": "caesaraugusta nova_carthago tingi",
    "eburacum": "londinium",
    "genua": "mediolanum narbo ravenna roma",
    "gesoriacum": "londinium lutetia mogontiacum",
    "iuvavum": "carnuntum mediolanum",
    "londinium": "eburacum gesoriacum lutetia",
    "lugdunum": "burdigala lutetia mediolanum mogontiacum narbo",
    "lutetia": "burdigala gesoriacum londinium lugdunum mogontiacum",
    "mediolanum": "genua iuvavum lugdunum mogontiacum ravenna",
    "mogontiacum": "gesoriacum lugdunum lutetia mediolanum",
    "narbo": "burdigala caesaraugusta genua lugdunum nova_carthago",
    "narona": "aquileia patrae philippopolis",
    "nova_carthago": "caesaraugusta cesarea corduba narbo",
    "patrae": "athenae brundisium narona philippopolis",
    "philippopolis": "constantinopolis narona patrae tyras",
    "ravenna": "aquileia genua mediolanum roma",
    "roma": "aquileia brundisium carthago genua ravenna",
    "sinope": "chersonesus constantinopolis",
    "syracusae": "athenae brundisium carthago",
    "tingi": "cesarea corduba",
    "tyras": "chersonesus constantinopolis philippopolis",
}


@rule("FR-ACT-MARCH-01")
@pytest.mark.parametrize("city", NEIGHBOURS)
def test_a_pawn_marches_along_the_printed_lines(city: str) -> None:
    scene = turn_of("consul", city)
    assert offers(scene, "march") == {f"{to} 0" for to in NEIGHBOURS[city].split()}


@rule("FR-ACT-MARCH-01")
def test_a_march_takes_the_pawn_to_the_other_city() -> None:
    scene = turn_of("consul", "corduba")
    scene.play("march tingi 0")
    scene.expect(
        players={0: {"city": "tingi"}}, turn={"actions": 3}, only={"events": ["marched consul corduba tingi 0"]}
    )
    scene.expect(illegal={"march tingi 0": "FR-ACT-MARCH-01", "march narbo 0": "FR-ACT-MARCH-01"})


@rule("FR-ACT-MARCH-02")
@pytest.mark.parametrize(("legions", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (16, 3)])
def test_up_to_three_legions_go_along(legions: int, most: int) -> None:
    scene = turn_of("consul", "corduba", legions={"corduba": legions})
    assert {text for text in offers(scene, "march") if text.startswith("tingi")} == {
        f"tingi {taken}" for taken in range(most + 1)
    }
    if most < 3:
        scene.expect(illegal={f"march tingi {most + 1}": "FR-ACT-MARCH-02"})


@rule("FR-ACT-MARCH-02")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_the_legions_end_where_the_pawn_ends(taken: int) -> None:
    scene = turn_of("consul", "corduba", legions={"corduba": 4, "tingi": 1, "narbo": 2})
    scene.play(f"march tingi {taken}")
    scene.expect(only={"legions": {"corduba": 4 - taken, "tingi": 1 + taken, "narbo": 2}}, supply={"legions": 9})


@rule("FR-ACT-MARCH-02")
def test_only_legions_of_the_city_that_is_left_go_along() -> None:
    scene = turn_of("consul", "corduba", legions={"tingi": 3, "caesaraugusta": 3})
    assert offers(scene, "march") == {"tingi 0", "caesaraugusta 0", "nova_carthago 0"}


@rule("FR-ACT-MARCH-03")
@pytest.mark.parametrize("gate", ["carnuntum", "chersonesus", "gesoriacum", "mogontiacum", "philippopolis", "tyras"])
def test_no_march_leads_into_a_supply_of_barbarians(gate: str) -> None:
    """The gate cities of one tribe are not joined to each other through its supply, either."""
    scene = turn_of("consul", gate)
    found = {text.split()[0] for text in offers(scene, "march")}
    assert found == set(NEIGHBOURS[gate].split())
    assert found <= set(CITY_WORDS)


@rule("FR-ACT-MARCH-03")
@pytest.mark.parametrize(
    ("gate", "other"),
    [("carnuntum", "chersonesus"), ("carnuntum", "philippopolis"), ("tyras", "carnuntum"), ("gesoriacum", "tyras")],
)
def test_a_supply_is_no_way_from_gate_to_gate(gate: str, other: str) -> None:
    turn_of("consul", gate).expect(illegal={f"march {other} 0": "FR-ACT-MARCH-01"})


@rule("FR-ACT-MARCH-04")
def test_marching_among_barbarians_triggers_nothing() -> None:
    horde = {"huns": 3, "vandals": 3, "ostrogoths": 2}
    scene = turn_of("consul", "corduba", legions={"corduba": 2}, barbarians={"tingi": horde})
    scene.play("march tingi 2")
    scene.expect(
        only={"legions": {"tingi": 2}, "events": ["marched consul corduba tingi 2"]},
        barbarians={"tingi": horde},
        decline=0,
        turn={"actions": 3},
        actors=[0],
    )


@rule("FR-RUL-32")
@pytest.mark.parametrize("role", ROLE_WORDS)
def test_no_action_moves_legions_out_of_a_city_without_the_pawn(role: str) -> None:
    hand = ["black_roma", "white_genua", "green_roma"]
    partner = {"city": "roma", "hand": ["white_roma"]}
    scene = turn_of(
        role,
        "roma",
        hand,
        [partner],
        barbarians={"roma": {"huns": 1}},
        legions={"roma": 3, "genua": 2, "tyras": 1},
        forts=["genua"],
        allied=["huns"],
    )
    game, roma = scene.game, CITY_WORDS.index("roma")
    elsewhere = [city for city in range(len(CITY_WORDS)) if city != roma]
    for code in game.legal(scene.state, 0):
        if game.catalogue.text(code) == "end_actions":
            continue
        after = game.copy(scene.state)
        game.apply(after, 0, code, None)
        while after.agenda[-1] != ACTIONS_STEP.base:
            seat = game.actors(after)[0]
            game.apply(after, seat, game.odds(after)[0][0] if seat < 0 else game.legal(after, seat)[0], None)
        assert all(after.legions[city] >= scene.state.legions[city] for city in elsewhere), game.catalogue.text(code)


@rule("FR-RUL-101")
@pytest.mark.parametrize(("there", "most"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_three_legions_at_most_go_along_whoever_brought_them(there: int, most: int) -> None:
    other = {"role": "mercator", "city": "genua"}
    expected = with_legions(["narbo"], most)
    for role, kind in MOVES:
        scene = turn_of(role, "genua", ["orange_narbo"], [other], legions={"genua": there}, forts=["genua"])
        assert {text for text in offers(scene, kind) if text.startswith("narbo")} == expected
    scene.play(f"march narbo {most}")
    scene.expect(legions={"narbo": most, "genua": there - most}, actors=[0])


@rule("FR-RUL-101")
def test_three_legions_at_most_go_along_when_an_event_moves_a_pawn() -> None:
    scene = turn_of("consul", "genua", ["festina_lente", "veni_vidi_vici"], players=2, legions={"genua": 9})
    scene.play("event festina_lente standard")
    scene.play("choose narbo")
    assert offers(scene, "move_pawn") == {"magister_militum 0", *with_legions(["consul"], 3)}
    scene.play("move_pawn consul 0")
    scene.play("march genua 0")
    scene.play("event veni_vidi_vici standard")
    scene.play("choose narbo")
    assert offers(scene, "go") == {"0", "1", "2", "3"}
