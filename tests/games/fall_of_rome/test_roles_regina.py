"""FR-ROLE-REGINA: barbarians in her train, enlisting for nothing, and a legion for a barbarian."""

from __future__ import annotations

import pytest

from tests.games.fall_of_rome.board import AWAY, THREAT, fight, idle, offers, turn_of
from tests.rules import rule

ROLE = "regina_foederata"


def crowds(*texts: str) -> set[str]:
    """Crowds as they are offered, with the empty one."""
    return {"nothing", *texts}


@rule("FR-ROLE-REGINA-01")
def test_the_regina_takes_barbarians_of_any_tribes_along() -> None:
    barbarians = {"genua": {"huns": 2, "vandals": 1}, "roma": {"huns": 1}}
    scene = turn_of(ROLE, "genua", barbarians=barbarians)
    scene.play("march ravenna 0")
    assert offers(scene, "bring") == crowds("1 huns", "2 huns", "1 vandals", "1 vandals 1 huns", "1 vandals 2 huns")
    scene.play("bring 1 vandals 1 huns")
    scene.expect(
        players={0: {"city": "ravenna"}},
        barbarians={"genua": {"huns": 1, "vandals": 0}, "ravenna": {"huns": 1, "vandals": 1}, "roma": {"huns": 1}},
        supply={"barbarians": {"huns": 17, "vandals": 21}},
        turn={"actions": 3},
        only={
            "events": [
                "marched regina_foederata genua ravenna 0",
                "brought vandals 1 genua ravenna",
                "brought huns 1 genua ravenna",
            ]
        },
    )


@rule("FR-ROLE-REGINA-01")
@pytest.mark.parametrize(
    ("legions", "offered"),
    [
        (0, crowds("1 huns", "2 huns", "3 huns")),
        (1, crowds("1 huns", "2 huns")),
        (2, crowds("1 huns")),
        (3, set()),
    ],
)
def test_three_pieces_in_all_go_along(legions: int, offered: set[str]) -> None:
    scene = turn_of(ROLE, "genua", legions={"genua": 3}, barbarians={"genua": {"huns": 3}})
    scene.play(f"march ravenna {legions}")
    assert offers(scene, "bring") == offered
    if offered:
        scene.play(f"bring {max(offered - {'nothing'})}")
    scene.expect(
        legions={"genua": 3 - legions, "ravenna": legions},
        barbarians={"genua": {"huns": legions}, "ravenna": {"huns": 3 - legions}},
        turn={"actions": 3},
    )


@rule("FR-ROLE-REGINA-01")
def test_the_regina_takes_them_to_sea_as_well() -> None:
    scene = turn_of(ROLE, "genua", ["blue_roma"], legions={"genua": 2}, barbarians={"genua": {"huns": 3}})
    scene.play("sail sinope 1")
    scene.play("pay blue_roma")
    assert offers(scene, "bring") == crowds("1 huns", "2 huns")
    scene.play("bring 2 huns")
    scene.expect(
        barbarians={"genua": {"huns": 1}, "sinope": {"huns": 2}},
        only={"legions": {"genua": 1, "sinope": 1}},
        players={0: {"city": "sinope", "hand": []}},
        turn={"actions": 3},
        events=["sailed regina_foederata genua sinope 1", "brought huns 2 genua sinope"],
    )


@rule("FR-ROLE-REGINA-01")
def test_she_may_leave_them_all_where_they_are() -> None:
    scene = turn_of(ROLE, "genua", barbarians={"genua": {"huns": 3}})
    scene.play("march ravenna 0")
    scene.play("bring nothing")
    scene.expect(
        barbarians={"genua": {"huns": 3}, "ravenna": {"only": {}}}, players={0: {"city": "ravenna"}}, actors=[0]
    )


@rule("FR-ROLE-REGINA-01")
def test_nobody_else_takes_barbarians_along() -> None:
    others = [{"role": ROLE, "city": "genua"}]
    scene = turn_of("consul", "genua", others=others, barbarians={"genua": {"huns": 3}})
    scene.play("march ravenna 0")
    scene.expect(
        barbarians={"genua": {"huns": 3}}, illegal={"bring 1 huns": "FR-ROLE-REGINA-01"}, legal=["end_actions"]
    )


@rule("FR-ROLE-REGINA-02")
@pytest.mark.parametrize(("there", "most"), [(0, 3), (1, 2), (2, 1)])
def test_no_city_gets_more_than_three_of_a_tribe(there: int, most: int) -> None:
    scene = turn_of(ROLE, "genua", barbarians={"genua": {"huns": 3}, "ravenna": {"huns": there, "vandals": 3}})
    scene.play("march ravenna 0")
    assert offers(scene, "bring") == crowds(*(f"{count} huns" for count in range(1, most + 1)))
    scene.play(f"bring {most} huns")
    scene.expect(barbarians={"genua": {"huns": 3 - most}, "ravenna": {"huns": 3, "vandals": 3}}, decline=0)


@rule("FR-ROLE-REGINA-02")
def test_a_full_city_takes_only_other_tribes() -> None:
    barbarians = {"genua": {"huns": 2, "vandals": 1}, "ravenna": {"huns": 3}}
    scene = turn_of(ROLE, "genua", barbarians=barbarians)
    scene.play("march ravenna 0")
    assert offers(scene, "bring") == crowds("1 vandals")
    scene.expect(illegal={"bring 1 huns": None})
    scene = turn_of(ROLE, "genua", barbarians={"genua": {"huns": 2}, "ravenna": {"huns": 3}})
    scene.play("march ravenna 0")
    scene.expect(actors=[0], decline=0, players={0: {"city": "ravenna"}}, legal=["march genua 0"])


@rule("FR-ROLE-REGINA-03")
def test_legions_do_not_defend_against_what_she_brings() -> None:
    scene = turn_of(ROLE, "genua", legions={"ravenna": 2}, barbarians={"genua": {"huns": 2}})
    scene.play("march ravenna 0")
    scene.play("bring 2 huns")
    scene.expect(only={"legions": {"ravenna": 2}}, barbarians={"ravenna": {"huns": 2}}, supply={"legions": 14})


@rule("FR-ROLE-REGINA-04")
def test_once_a_turn_she_enlists_without_a_card() -> None:
    barbarians = {"genua": {"huns": 2, "vandals": 1}}
    scene = turn_of(ROLE, "genua", ["black_tingi"], barbarians=barbarians, allied=["huns", "vandals"])
    assert offers(scene, "enlist_free") == {"huns 0", "huns 1", "huns 2", "vandals 0", "vandals 1"}
    scene.play("enlist_free huns 2")
    scene.expect(
        only={"legions": {"genua": 2}},
        barbarians={"genua": {"huns": 0, "vandals": 1}},
        players={0: {"hand": ["black_tingi"]}},
        player_discard=[],
        turn={"actions": 3},
        illegal={"enlist_free vandals 1": "FR-ROLE-REGINA-04"},
        legal=["enlist black_tingi 1"],
    )


@rule("FR-ROLE-REGINA-04")
def test_next_turn_she_may_again() -> None:
    barbarians = {"genua": {"huns": 1, "vandals": 1}}
    scene = turn_of(ROLE, "genua", barbarians=barbarians, allied=["huns", "vandals"], players=2)
    scene.play("enlist_free huns 1")
    idle(scene, "actions")
    idle(scene, "actions")
    scene.expect(turn={"active": 0}, legal=["enlist_free vandals 1"])


@rule("FR-ROLE-REGINA-04")
def test_the_alliance_is_still_needed_and_so_are_the_barbarians() -> None:
    scene = turn_of(ROLE, "genua", barbarians={"genua": {"huns": 1}, "roma": {"vandals": 1}}, allied=["vandals"])
    scene.expect(illegal={"enlist_free huns 1": "FR-ACT-ENLIST-01", "enlist_free vandals 1": "FR-RUL-29"})


@rule("FR-ROLE-REGINA-04")
def test_nobody_else_enlists_for_nothing() -> None:
    scene = turn_of("consul", "genua", barbarians={"genua": {"huns": 1}}, allied=["huns"])
    scene.expect(illegal={"enlist_free huns 1": "FR-ROLE-REGINA-04"})


@rule("FR-ROLE-REGINA-05")
@pytest.mark.parametrize(("answer", "legions"), [("use", 3), ("decline", 2)])
def test_the_special_removes_a_barbarian_and_may_place_a_legion(answer: str, legions: int) -> None:
    barbarians = {"genua": {"huns": 2}, "roma": {"huns": 1}}
    scene = turn_of(ROLE, "genua", legions={"genua": 2}, barbarians=barbarians)
    fight(scene, "special")
    scene.expect(only={"legal": ["use", "decline"]}, barbarians={"genua": {"huns": 1}})
    scene.play(answer)
    scene.expect(barbarians={"genua": {"huns": 1}, "roma": {"huns": 1}}, only={"legions": {"genua": legions}})
    scene.expect(legal=["end_actions"], turn={"actions": 3})


@rule("FR-ROLE-REGINA-05")
def test_the_special_comes_after_the_other_results() -> None:
    """The first die removes the only barbarian; nothing is left for the special, so no legion comes."""
    scene = turn_of(ROLE, "genua", legions={"genua": 2}, barbarians={"genua": {"huns": 1}})
    fight(scene, "barbarian", "special")
    scene.expect(only={"legions": {"genua": 2}}, barbarians={"genua": {"only": {}}}, legal=["end_actions"])


@rule("FR-ROLE-REGINA-05")
@pytest.mark.parametrize("faces", [("barbarian", "special"), ("special", "special")])
def test_after_the_special_of_the_last_action_the_draw_begins(faces: tuple[str, str]) -> None:
    legions = {"genua": 2, AWAY: 14}
    scene = turn_of(ROLE, "genua", legions=legions, barbarians={"genua": {"huns": 1}}, turn={"actions": 1})
    fight(scene, *faces)
    scene.expect(turn={"phase": "draw"}, actors=["chance"], barbarians={"genua": {"only": {}}})


@rule("FR-ROLE-REGINA-05")
def test_a_legion_lost_in_the_battle_may_be_the_one_that_is_placed() -> None:
    legions = {"genua": 2, AWAY: 14}
    scene = turn_of(ROLE, "genua", legions=legions, barbarians={"genua": {"huns": 2, "vandals": 2}})
    fight(scene, "barbarian_legion", "special")
    assert offers(scene, "remove") == {"1 huns", "1 vandals"}
    scene.play("remove 1 huns")
    scene.expect(legions={"genua": 1}, supply={"legions": 1})
    assert offers(scene, "remove") == {"1 huns", "1 vandals"}  # of any tribe
    scene.play("remove 1 vandals")
    scene.play("use")
    scene.expect(legions={"genua": 2, AWAY: 14}, supply={"legions": 0}, barbarians={"genua": {"huns": 1, "vandals": 1}})


@rule("FR-ROLE-REGINA-05")
def test_without_legions_in_supply_the_barbarian_goes_all_the_same() -> None:
    scene = turn_of(ROLE, "genua", legions={"genua": 2, AWAY: 14}, barbarians={"genua": {"huns": 2}})
    fight(scene, "special")
    scene.expect(barbarians={"genua": {"huns": 1}}, legions={"genua": 2}, legal=["end_actions"])


@rule("FR-RUL-35")
def test_the_reginas_second_special_finds_nobody() -> None:
    scene = turn_of("regina_foederata", "carnuntum", barbarians={"carnuntum": {"huns": 1}}, legions={"carnuntum": 2})
    fight(scene, "special", "special")
    scene.play("use")
    scene.expect(legions={"carnuntum": 3}, only={"barbarians": THREAT}, legal="end_actions")


@rule("FR-RUL-36", "FR-DEC-16")
def test_the_regina_picks_the_tribe_and_need_not_place_the_legion() -> None:
    there = {"huns": 2, "ostrogoths": 1}
    scene = turn_of("regina_foederata", "carnuntum", barbarians={"carnuntum": there}, legions={"carnuntum": 1})
    fight(scene, "special")
    assert set(scene.legal()) == {"remove 1 huns", "remove 1 ostrogoths"}
    scene.play("remove 1 ostrogoths")
    assert scene.legal() == ["use", "decline"]
    scene.play("decline")
    scene.expect(legions={"carnuntum": 1}, barbarians={"carnuntum": {"huns": 2, "ostrogoths": 0}}, legal="end_actions")


@rule("FR-RUL-37", "FR-DEC-20")
def test_the_reginas_free_enlisting_costs_an_action_and_further_ones_a_card() -> None:
    there = {"huns": 2, "ostrogoths": 1}
    scene = turn_of(
        "regina_foederata", "carnuntum", ["blue_roma"], barbarians={"carnuntum": there}, allied=["huns", "ostrogoths"]
    )
    assert offers(scene, "enlist_free") == {"huns 0", "huns 1", "huns 2", "ostrogoths 0", "ostrogoths 1"}
    scene.play("enlist_free huns 2")
    scene.expect(legions={"carnuntum": 2}, turn={"actions": 3}, players={0: {"hand": ["blue_roma"]}})
    assert scene.refused("enlist_free ostrogoths 1") == "FR-ROLE-REGINA-04"
    scene.play("enlist blue_roma 1")
    scene.expect(legions={"carnuntum": 3}, turn={"actions": 2}, only={"barbarians": THREAT})


@rule("FR-RUL-38")
def test_barbarians_that_the_regina_carries_stand_beside_legions() -> None:
    scene = turn_of(
        "regina_foederata", "iuvavum", barbarians={"iuvavum": {"huns": 2}}, legions={"carnuntum": 2}, forts=["genua"]
    )
    scene.play("march carnuntum 0")
    scene.play("bring 2 huns")
    scene.expect(barbarians={"carnuntum": {"huns": 2}}, only={"legions": {"carnuntum": 2}}, no_events=["attacked"])


@rule("FR-RUL-38")
def test_a_barbarian_that_is_added_later_meets_the_defence() -> None:
    scene = turn_of(
        "regina_foederata",
        "carnuntum",
        barbarians={"carnuntum": {"huns": 2}},
        legions={"carnuntum": 2},
        turn={"phase": "invade"},
    )
    scene.chance("reveal huns carnuntum")
    scene.expect(barbarians={"carnuntum": {"huns": 2}}, legions={"carnuntum": 1})


@rule("FR-RUL-39")
def test_an_event_moves_the_regina_without_barbarians() -> None:
    there = {"iuvavum": {"huns": 2}}
    scene = turn_of("regina_foederata", "iuvavum", ["festina_lente", "veni_vidi_vici"], barbarians=there)
    scene.play("event festina_lente standard")
    scene.play("choose carnuntum")
    scene.play("move_pawn regina_foederata 0")
    scene.expect(players={0: {"city": "carnuntum"}}, only={"barbarians": {**THREAT, **there}}, legal="end_actions")
    scene.play("event veni_vidi_vici standard")
    scene.play("choose iuvavum")
    scene.play("go 0")
    scene.expect(players={0: {"city": "iuvavum"}}, only={"barbarians": {**THREAT, **there}}, legal="end_actions")


@rule("FR-RUL-52")
def test_more_actions_bring_no_second_free_enlisting() -> None:
    there = {"carnuntum": {"huns": 1, "ostrogoths": 1}}
    scene = turn_of("regina_foederata", "carnuntum", ["carpe_diem"], barbarians=there, allied=["huns", "ostrogoths"])
    scene.play("enlist_free huns 1")
    scene.play("event carpe_diem corruption")
    scene.expect(turn={"actions": 7})
    assert scene.refused("enlist_free ostrogoths 1") == "FR-ROLE-REGINA-04"
