"""What the active player chooses in the action phase, and between what exactly (FR-DEC)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.fall_of_rome.board import THREAT, fight, kinds, offers, turn_of, with_legions
from tests.rules import rule

WHITE_PORTS: Final = {
    "aquileia", "athenae", "constantinopolis", "genua", "narbo", "narona", "nova_carthago", "patrae", "ravenna",
    "roma", "tyras",
}  # fmt: skip


@rule("FR-DEC-08")
@pytest.mark.parametrize("actions", [1, 4])
def test_the_active_player_ends_the_action_phase(actions: int) -> None:
    scene = turn_of("consul", "roma", turn={"actions": actions})
    assert scene.actors == [0]
    assert scene.refused("end_actions", 1) == "FR-TURN-05"
    scene.play("end_actions", 0)
    scene.expect(turn={"phase": "draw", "actions": 0})
    assert scene.refused("end_actions", 0) == "FR-TURN-01"


@rule("FR-DEC-09")
@pytest.mark.parametrize(("legions", "most"), [(0, 0), (2, 2), (4, 3)])
def test_a_march_goes_to_a_neighbour_with_up_to_three_legions(legions: int, most: int) -> None:
    scene = turn_of("consul", "lutetia", legions={"lutetia": legions})
    neighbours = ["burdigala", "gesoriacum", "londinium", "lugdunum", "mogontiacum"]
    assert offers(scene, "march") == with_legions(neighbours, most)
    assert scene.refused("march genua 0") == "FR-ACT-MARCH-01"
    assert scene.refused("march lugdunum 0", 1) == "FR-TURN-05"
    if most < 3:
        assert scene.refused(f"march lugdunum {most + 1}") == "FR-ACT-MARCH-02"


@rule("FR-DEC-10")
def test_the_regina_chooses_barbarians_within_three_pieces_and_three_of_a_tribe_there() -> None:
    there = {"carnuntum": {"huns": 2, "ostrogoths": 1}, "iuvavum": {"huns": 2, "vandals": 3}}
    scene = turn_of("regina_foederata", "carnuntum", barbarians=there, legions={"carnuntum": 3})
    scene.play("march iuvavum 1")
    assert scene.actors == [0]
    assert set(scene.legal()) == {
        "bring nothing", "bring 1 huns", "bring 1 ostrogoths", "bring 1 huns 1 ostrogoths",
    }  # fmt: skip
    assert scene.refused("bring 2 huns") == "FR-ROLE-REGINA-02"  # two are there already
    assert scene.refused("bring 2 ostrogoths") == "FR-ROLE-REGINA-01"
    scene.play("bring 1 huns 1 ostrogoths")
    scene.expect(
        barbarians={"carnuntum": {"huns": 1}, "iuvavum": {"huns": 3, "vandals": 3, "ostrogoths": 1}},
        legions={"carnuntum": 2, "iuvavum": 1},
        events=["marched regina_foederata carnuntum iuvavum 1", "brought huns 1", "brought ostrogoths 1"],
        turn={"actions": 3},
    )


@rule("FR-DEC-10")
@pytest.mark.parametrize(
    ("legions", "crowds"),
    [
        (1, {"nothing", "1 huns", "2 huns", "1 vandals", "2 vandals", "1 vandals 1 huns"}),
        (2, {"nothing", "1 huns", "1 vandals"}),
        (3, set()),
    ],
)
def test_sailing_the_regina_brings_barbarians_too(legions: int, crowds: set[str]) -> None:
    there = {"genua": {"huns": 2, "vandals": 2}}
    scene = turn_of("regina_foederata", "genua", ["orange_roma"], barbarians=there, legions={"genua": 3})
    scene.play(f"sail narbo {legions}")
    scene.play("pay orange_roma")
    assert offers(scene, "bring") == crowds
    if crowds:
        scene.play("bring 1 vandals")
        scene.expect(barbarians={"narbo": {"vandals": 1}}, events=[f"sailed regina_foederata genua narbo {legions}"])
    else:
        scene.expect(players={0: {"city": "narbo"}}, barbarians=there, legal="end_actions")


@rule("FR-DEC-10")
def test_only_the_regina_is_asked_for_barbarians_and_only_for_those_that_fit() -> None:
    consul = turn_of("consul", "carnuntum", barbarians={"carnuntum": {"huns": 2}})
    consul.play("march iuvavum 0")
    consul.expect(players={0: {"city": "iuvavum"}}, barbarians={"carnuntum": {"huns": 2}})
    full = {"carnuntum": {"huns": 2}, "iuvavum": {"huns": 3}}
    regina = turn_of("regina_foederata", "carnuntum", barbarians=full)
    regina.play("march iuvavum 0")
    regina.expect(players={0: {"city": "iuvavum"}}, only={"barbarians": {**THREAT, **full}}, legal="end_actions")


@rule("FR-DEC-11")
def test_a_sail_names_a_port_of_a_colour_in_hand_legions_and_then_the_card() -> None:
    scene = turn_of("consul", "genua", ["white_tyras", "white_corduba"], legions={"genua": 5})
    assert offers(scene, "sail") == with_legions(WHITE_PORTS - {"genua"}, 3)
    scene.play("sail athenae 3")
    assert (scene.actors, set(scene.legal())) == ([0], {"pay white_corduba", "pay white_tyras"})
    scene.play("pay white_corduba")
    scene.expect(
        players={0: {"city": "athenae", "hand": ["white_tyras"]}},
        only={"legions": {"athenae": 3, "genua": 2}},
        player_discard=["white_corduba"],
        turn={"actions": 3},
    )


@rule("FR-DEC-12")
def test_a_fort_is_paid_with_any_card_of_the_city() -> None:
    scene = turn_of("consul", "genua", ["white_genua", "orange_genua", "orange_roma"])
    assert offers(scene, "fortify") == {"white_genua", "orange_genua"}
    assert scene.refused("fortify orange_roma") == "FR-ACT-FORT-01"
    scene.play("fortify orange_genua")
    scene.expect(forts=["genua"], players={0: {"hand": ["white_genua", "orange_roma"]}}, legal="end_actions")


@rule("FR-DEC-12")
def test_the_source_of_a_fort_is_asked_only_when_the_supply_is_empty() -> None:
    forts = ["roma", "narbo", "tyras", "sinope", "patrae", "corduba"]
    scene = turn_of("consul", "genua", ["white_genua"], forts=forts)
    scene.play("fortify white_genua")
    assert (scene.actors, set(scene.legal())) == ([0], {f"take_fort {city}" for city in forts})


@rule("FR-DEC-13")
def test_recruiting_asks_for_nothing() -> None:
    scene = turn_of("consul", "roma", forts=["roma"])
    assert kinds(scene) & {"recruit", "recruit_only"} == {"recruit"}
    scene.play("recruit")
    scene.expect(legions={"roma": 3}, legal="end_actions")


@rule("FR-DEC-14")
@pytest.mark.parametrize(("legions", "dice"), [(0, set()), (1, {"1"}), (2, {"1", "2"}), (5, {"1", "2", "3"})])
def test_a_battle_names_one_to_three_dice_but_no_more_than_legions(legions: int, dice: set[str]) -> None:
    scene = turn_of("consul", "carnuntum", barbarians={"carnuntum": {"huns": 1}}, legions={"carnuntum": legions})
    assert offers(scene, "battle") == dice
    assert kinds(scene) <= {"end_actions", "march", "levy", "battle"}
    if legions:
        scene.play("battle 1")
        assert len(scene.odds()) == 5


@rule("FR-DEC-14")
def test_without_barbarians_no_dice_are_named() -> None:
    scene = turn_of("consul", "carnuntum", legions={"carnuntum": 3})
    assert offers(scene, "battle") == set()
    assert scene.refused("battle 1") == "FR-ACT-BATTLE-01"


SPECIALS: Final = [
    ("consul", "genua", 1, 2),
    ("magister_militum", "genua", 3, 2),
    ("mercator", "genua", 2, 0),
    ("praefectus_classis", "genua", 2, 1),  # a port
    ("praefectus_classis", "carnuntum", 1, 1),
    ("praefectus_fabrum", "genua", 3, 1),  # a fort
    ("praefectus_fabrum", "carnuntum", 1, 1),
    ("vestalis", "genua", 1, 0),
]


@rule("FR-DEC-15")
@pytest.mark.parametrize(("role", "city", "hits", "left"), SPECIALS)
def test_the_hits_are_those_of_the_faces_and_of_the_roles_special(role: str, city: str, hits: int, left: int) -> None:
    there = {city: {"huns": 2, "visigoths": 2}}
    scene = turn_of(role, city, barbarians=there, legions={city: 2}, forts=["genua"])
    fight(scene, "barbarian_legion", "special")
    falling = {sum(int(number) for number in text.split()[::2]) for text in offers(scene, "remove")}
    assert falling == {hits}
    scene.play(scene.legal()[0])
    scene.expect(legions={city: left})


@rule("FR-DEC-15")
@pytest.mark.parametrize(
    ("role", "faces", "splits"),
    [
        ("consul", ["barbarian"], {"1 huns", "1 ostrogoths"}),
        ("consul", ["two_barbarians_legion"], {"2 huns", "1 huns 1 ostrogoths", "2 ostrogoths"}),
        ("magister_militum", ["barbarian", "special"], {"2 huns 1 ostrogoths", "1 huns 2 ostrogoths"}),
        ("magister_militum", ["special", "special"], set()),  # all four fall
        ("consul", ["legion"], set()),  # none falls
    ],
)
def test_the_split_of_the_barbarians_is_asked_where_there_is_one(role: str, faces: list[str], splits: set[str]) -> None:
    there = {"carnuntum": {"huns": 2, "ostrogoths": 2}}
    scene = turn_of(role, "carnuntum", barbarians=there, legions={"carnuntum": 2})
    fight(scene, *faces)
    assert scene.actors == [0]
    assert offers(scene, "remove") == splits


@rule("FR-DEC-15")
def test_one_tribe_alone_leaves_no_split_to_choose() -> None:
    scene = turn_of("consul", "carnuntum", barbarians={"carnuntum": {"huns": 3}}, legions={"carnuntum": 2})
    fight(scene, "barbarian", "barbarian")
    scene.expect(barbarians={"carnuntum": {"huns": 1}}, legal="end_actions")


@rule("FR-DEC-17")
def test_a_plot_names_a_partner_here_giving_or_taking_and_a_card_of_this_city() -> None:
    others: list[dict[str, Any]] = [
        {"role": "mercator", "city": "genua", "hand": ["white_genua", "white_tyras", "carpe_diem"]},
        {"role": "magister_militum", "city": "narbo", "hand": ["black_roma"]},
        {"role": "vestalis", "city": "genua", "hand": []},
    ]
    scene = turn_of("consul", "genua", ["orange_genua", "orange_narbo"], others, players=4)
    assert offers(scene, "give") == {"mercator orange_genua", "vestalis orange_genua"}
    assert offers(scene, "take") == {"mercator white_genua"}
    assert scene.refused("give magister_militum orange_genua", 0) == "FR-ACT-PLOT-01"
    assert scene.refused("give mercator orange_narbo", 0) == "FR-ACT-PLOT-02"
    scene.expect(illegal={"take mercator carpe_diem": "unknown"})


@rule("FR-DEC-18")
def test_the_partner_of_a_trade_answers_too() -> None:
    scene = turn_of("mercator", "genua", ["orange_roma"], [{"role": "consul", "city": "genua"}])
    scene.play("trade_give consul orange_roma")
    assert (scene.actors, scene.legal()) == ([1], ["accept", "refuse"])
    scene.play("accept")
    scene.expect(players={1: {"hand": ["orange_roma"]}}, turn={"actions": 3})


@rule("FR-DEC-19")
def test_an_alliance_names_a_tribe_that_is_here_and_can_be_paid() -> None:
    hand = ["blue_sinope", "blue_roma", "blue_aquileia", "green_roma", "green_patrae", "green_lutetia", "green_iuvavum"]
    there = {"carnuntum": {"huns": 1, "ostrogoths": 1, "vandals": 1}}
    scene = turn_of("consul", "carnuntum", hand, barbarians=there)
    assert offers(scene, "ally") == {"huns", "ostrogoths"}
    scene.play("ally huns")
    scene.expect(player_discard=hand[3:], allied=["huns"])  # exactly the cost: no question
    assert offers(scene, "ally") == {"ostrogoths"}
    assert scene.refused("ally huns") == "FR-ACT-ALLY-01"


@rule("FR-DEC-19")
def test_with_more_cards_than_the_cost_each_card_is_chosen() -> None:
    hand = ["blue_sinope", "blue_roma", "blue_aquileia", "blue_carnuntum", "green_roma"]
    scene = turn_of("consul", "carnuntum", hand, barbarians={"carnuntum": {"ostrogoths": 1}})
    scene.play("ally ostrogoths")
    left = set(hand[:4])
    for card in hand[1:4]:
        assert (scene.actors, offers(scene, "pay")) == ([0], left)
        scene.play(f"pay {card}")
        left.discard(card)
    scene.expect(players={0: {"hand": ["blue_sinope", "green_roma"]}}, legal="end_actions")


@rule("FR-DEC-20")
def test_enlisting_names_the_card_and_how_many_legions() -> None:
    hand = ["green_roma", "green_patrae", "blue_roma"]
    scene = turn_of(
        "consul", "carnuntum", hand, barbarians={"carnuntum": {"huns": 2, "ostrogoths": 1}}, allied=["huns"]
    )
    assert offers(scene, "enlist") == with_legions(["green_roma", "green_patrae"], 2)
    assert scene.refused("enlist green_roma 3") == "FR-ACT-ENLIST-03"
    assert scene.refused("enlist_free huns 1") == "FR-ROLE-REGINA-04"
