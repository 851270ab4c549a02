"""FR-ACT-BATTLE: dice, barbarians removed, legions lost."""

from __future__ import annotations

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS, ROLE_WORDS
from tests.games.fall_of_rome.board import AWAY, THREAT, fight, kinds, offers, turn_of
from tests.rules import rule


@rule("FR-ACT-BATTLE-01")
@pytest.mark.parametrize("tribe", ["anglo_saxons_franks", "vandals", "huns", "visigoths", "ostrogoths"])
@pytest.mark.parametrize("allied", [True, False])
def test_any_barbarian_may_be_fought_allied_or_not(tribe: str, allied: bool) -> None:
    scene = turn_of("consul", legions={"roma": 1}, barbarians={"roma": {tribe: 1}}, allied=[tribe] if allied else [])
    assert offers(scene, "battle") == {"1"}


@rule("FR-ACT-BATTLE-01")
def test_without_a_barbarian_there_is_no_battle() -> None:
    scene = turn_of("consul", legions={"roma": 3}, barbarians={"genua": {"huns": 3}})
    scene.expect(illegal={f"battle {dice}": "FR-ACT-BATTLE-01" for dice in (1, 2, 3)})


@rule("FR-ACT-BATTLE-01")
def test_without_a_legion_there_is_no_battle() -> None:
    scene = turn_of("consul", legions={"genua": 3}, forts=["roma"], barbarians={"roma": {"huns": 3}})
    scene.expect(illegal={f"battle {dice}": "FR-RUL-17" for dice in (1, 2, 3)})


@rule("FR-ACT-BATTLE-02")
@pytest.mark.parametrize(("legions", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (16, 3)])
def test_one_die_for_each_legion_three_at_most(legions: int, most: int) -> None:
    """One barbarian is enough for all dice."""
    scene = turn_of("consul", legions={"roma": legions}, barbarians={"roma": {"huns": 1}})
    assert offers(scene, "battle") == {str(dice) for dice in range(1, most + 1)}
    scene.expect(illegal={"battle 0": "FR-ACT-BATTLE-02"})
    scene.play(f"battle {most}")
    assert {len(text.split()) - 1 for text in scene.odds()} == {most}


@rule("FR-ACT-BATTLE-03")
def test_the_dice_are_rolled_together_once_and_added_up() -> None:
    everywhere = {"huns": 3, "vandals": 2}
    legions = {"roma": 3, "genua": 3}
    scene = turn_of("consul", legions=legions, barbarians={"roma": everywhere, "genua": everywhere})
    scene.play("battle 3")
    scene.expect(turn={"actions": 3}, actors=["chance"])
    assert all(len(text.split()) == 4 for text in scene.odds())
    scene.chance("roll barbarian barbarian_legion two_barbarians_legion")
    scene.play("remove 2 vandals 2 huns")
    scene.expect(
        only={"legions": {"roma": 1, "genua": 3}},
        barbarians={"roma": {"huns": 1, "vandals": 0}, "genua": everywhere},
        turn={"actions": 3},
        actors=[0],
        legal=["battle 1", "march genua 0"],
    )


@rule("FR-ACT-BATTLE-04")
@pytest.mark.parametrize(
    ("face", "barbarians", "legions"),
    [("legion", 0, 1), ("barbarian", 1, 0), ("barbarian_legion", 1, 1), ("two_barbarians_legion", 2, 1)],
)
@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("role", [role for role in ROLE_WORDS if role != "magister_militum"])
def test_what_a_face_removes(face: str, barbarians: int, legions: int, dice: int, role: str) -> None:
    scene = turn_of(role, legions={"roma": 3}, barbarians={"roma": {"huns": 3, "vandals": 3}})
    fight(scene, *[face] * dice)
    for split in sorted(offers(scene, "remove"))[:1]:
        scene.play(f"remove {split}")
    left = sum(scene.describe()["barbarians"].get("roma", {}).values())
    assert left == 6 - barbarians * dice
    scene.expect(legions={"roma": 3 - legions * dice}, turn={"actions": 3}, actors=[0])


@rule("FR-ACT-BATTLE-04")
@pytest.mark.parametrize(
    ("role", "barbarians", "legions"),
    [
        ("consul", 0, -1),
        ("magister_militum", 2, 0),
        ("mercator", 1, 1),
        ("praefectus_classis", 1, 0),
        ("praefectus_fabrum", 2, 0),
        ("regina_foederata", 1, 0),
        ("vestalis", 0, 1),
    ],
)
def test_the_special_face_is_the_one_of_the_acting_role(role: str, barbarians: int, legions: int) -> None:
    """In Roma: a port, with a fort."""
    scene = turn_of(role, legions={"roma": 3}, forts=["roma"], barbarians={"roma": {"huns": 3}})
    fight(scene, "special")
    scene.expect(barbarians={"roma": {"huns": 3 - barbarians}}, legions={"roma": 3 - legions})


@rule("FR-ACT-BATTLE-05")
def test_the_player_picks_which_barbarians_fall() -> None:
    horde = {"huns": 1, "vandals": 1, "ostrogoths": 3}
    scene = turn_of("consul", legions={"roma": 2}, barbarians={"roma": horde})
    fight(scene, "barbarian", "barbarian")
    splits = ["1 vandals 1 huns", "1 vandals 1 ostrogoths", "1 huns 1 ostrogoths", "2 ostrogoths"]
    scene.expect(actors=[0], only={"legal": [f"remove {split}" for split in splits]})
    scene.play("remove 1 vandals 1 ostrogoths")
    scene.expect(barbarians={"roma": {"huns": 1, "vandals": 0, "ostrogoths": 2}})


@rule("FR-ACT-BATTLE-05")
def test_allies_may_be_spared_or_not() -> None:
    scene = turn_of("consul", legions={"roma": 1}, barbarians={"roma": {"huns": 1, "vandals": 1}}, allied=["huns"])
    fight(scene, "barbarian")
    scene.expect(only={"legal": ["remove 1 huns", "remove 1 vandals"]})


@rule("FR-ACT-BATTLE-06")
def test_all_hits_that_can_be_carried_out_are() -> None:
    scene = turn_of("consul", legions={"roma": 3}, barbarians={"roma": {"huns": 2, "vandals": 2}})
    fight(scene, "barbarian", "two_barbarians_legion")
    assert offers(scene, "remove") == {"1 vandals 2 huns", "2 vandals 1 huns"}
    scene.expect(
        illegal={
            "remove nothing": None,
            "remove 1 huns": None,
            "remove 2 vandals": None,
            "remove 2 vandals 2 huns": None,
        }
    )


@rule("FR-ACT-BATTLE-06")
@pytest.mark.parametrize("present", [1, 2, 3])
def test_surplus_hits_are_lost(present: int) -> None:
    around = {"genua": {"huns": 2}}
    scene = turn_of("consul", legions={"roma": 2}, barbarians={"roma": {"huns": present}, **around})
    fight(scene, "two_barbarians_legion", "two_barbarians_legion")
    scene.expect(barbarians={"roma": {"huns": 0}, **around}, only={"legions": {}}, actors=[0])


@rule("FR-ACT-BATTLE-07")
def test_the_fallen_go_back_to_their_supplies() -> None:
    scene = turn_of("consul", legions={"roma": 3}, barbarians={"roma": {"huns": 2, "vandals": 1}})
    scene.expect(supply={"barbarians": {"huns": 18, "vandals": 21}, "legions": 13})
    fight(scene, "barbarian_legion", "legion", "two_barbarians_legion")
    scene.expect(supply={"barbarians": {"huns": 20, "vandals": 22, "ostrogoths": 14}, "legions": 16})


@rule("FR-ACT-BATTLE-08")
@pytest.mark.parametrize("role", [role for role in ROLE_WORDS if role != "magister_militum"])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_losses_are_legions_of_the_city_and_no_more_than_the_dice(role: str, dice: int) -> None:
    scene = turn_of(role, legions={"roma": dice, "genua": 2, AWAY: 1}, barbarians={"roma": {"huns": 3}})
    fight(scene, *["legion"] * dice)
    scene.expect(only={"legions": {"genua": 2, AWAY: 1}})


@rule("FR-ACT-BATTLE-08")
@pytest.mark.parametrize("role", ["mercator", "vestalis"])
def test_specials_that_cost_legions_take_none_from_elsewhere(role: str) -> None:
    scene = turn_of(role, legions={"roma": 3, "genua": 2}, barbarians={"roma": {"huns": 3, "vandals": 3}})
    fight(scene, "special", "special", "legion")
    if role == "mercator":
        scene.play("remove 2 huns")
    scene.expect(only={"legions": {"genua": 2}})


@rule("FR-ACT-BATTLE-09")
@pytest.mark.parametrize(
    ("role", "barbarians", "legions"),
    [
        ("consul", 0, -2),
        ("magister_militum", 4, 0),
        ("mercator", 2, 2),
        ("praefectus_classis", 2, 0),
        ("praefectus_fabrum", 4, 0),
        ("vestalis", 0, 2),
    ],
)
def test_two_specials_are_the_special_twice(role: str, barbarians: int, legions: int) -> None:
    horde = {"huns": 3, "vandals": 3}
    scene = turn_of(role, legions={"roma": 3}, forts=["roma"], barbarians={"roma": horde})
    fight(scene, "special", "special")
    if barbarians:
        scene.play(f"remove {barbarians - 1} vandals 1 huns")
    left = sum(scene.describe()["barbarians"]["roma"].values())
    assert (left, scene.describe()["legions"].get("roma", 0)) == (6 - barbarians, 3 - legions)


@rule("FR-ACT-BATTLE-09")
def test_the_reginas_special_is_carried_out_for_each_face() -> None:
    scene = turn_of("regina_foederata", legions={"roma": 2}, barbarians={"roma": {"huns": 3}})
    told = fight(scene, "special", "special")
    assert told[:2] == ["battle_began regina_foederata roma 2", "rolled special special"]
    assert scene.play("use")[0] == "legions_won roma 1"
    scene.expect(barbarians={"roma": {"huns": 1}}, legions={"roma": 3})
    scene.play("use")
    scene.expect(barbarians={"roma": {"huns": 1}}, legions={"roma": 4}, legal=["march genua 0"])


@rule("FR-RUL-99")
def test_vae_victis_counts_the_last_battle_only() -> None:
    """Two fall in the first battle; the free battle that follows it removes one."""
    barbarians = {"roma": {"huns": 3}, "genua": {"huns": 2}, "narbo": {"huns": 3}}
    hand = ["veni_vidi_vici", "vae_victis"]
    scene = turn_of("consul", hand=hand, legions={"roma": 2, "genua": 1}, barbarians=barbarians)
    fight(scene, "barbarian", "barbarian")
    scene.expect(turn={"victory": 2})
    scene.play("event veni_vidi_vici standard")
    scene.play("choose genua")
    scene.play("go 0")
    fight(scene, "barbarian")
    scene.expect(turn={"victory": 1})
    scene.play("event vae_victis standard")
    assert offers(scene, "choose") == {"roma", "narbo", "tyras"}
    scene.play("choose narbo")
    assert offers(scene, "remove") == {"1 huns"}


@rule("FR-RUL-15")
@pytest.mark.parametrize("role", ROLE_WORDS)
@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("spare", [0, 2])
def test_no_roll_costs_more_legions_than_dice_were_rolled(role: str, dice: int, spare: int) -> None:
    legions = dice + spare
    scene = turn_of(role, "genua", barbarians={"genua": {"visigoths": 3}}, legions={"genua": legions}, forts=["genua"])
    scene.play(f"battle {dice}")
    city = CITY_WORDS.index("genua")
    for code, _ in scene.game.odds(scene.state):
        after = scene.game.copy(scene.state)
        scene.game.apply(after, -1, code, None)
        assert legions - dice <= after.legions[city] <= legions + dice
        assert scene.game.check(after) == []


@rule("FR-RUL-16")
def test_hits_of_faces_and_specials_are_split_together() -> None:
    there = {"huns": 2, "ostrogoths": 3}
    scene = turn_of("magister_militum", "carnuntum", barbarians={"carnuntum": there}, legions={"carnuntum": 2})
    fight(scene, "barbarian", "special")
    assert set(scene.legal()) == {"remove 3 ostrogoths", "remove 1 huns 2 ostrogoths", "remove 2 huns 1 ostrogoths"}


@rule("FR-RUL-16")
def test_legions_are_lost_before_the_consuls_legion_comes() -> None:
    scene = turn_of("consul", "carnuntum", barbarians={"carnuntum": {"huns": 1}}, legions={"carnuntum": 2, "roma": 14})
    fight(scene, "legion", "special")
    scene.expect(legions={"carnuntum": 2}, supply={"legions": 0}, events=["legions_lost", "legions_won carnuntum 1"])


@rule("FR-RUL-16")
def test_the_reginas_special_comes_after_the_legions_are_lost() -> None:
    scene = turn_of(
        "regina_foederata", "carnuntum", barbarians={"carnuntum": {"huns": 1}}, legions={"carnuntum": 2, "roma": 14}
    )
    fight(scene, "legion", "special")
    assert scene.legal() == ["use", "decline"]  # the lost legion is in supply again
    scene.play("use")
    scene.expect(legions={"carnuntum": 2}, only={"barbarians": THREAT})


@rule("FR-RUL-16", "FR-RUL-74")
def test_a_win_is_found_at_the_removal_before_legions_are_lost() -> None:
    scene = turn_of("consul", "tyras", legions={"tyras": 1})
    fight(scene, "two_barbarians_legion")
    scene.expect(result={"reason": "won"}, legions={"tyras": 1}, no_events=["legions_lost"])


@rule("FR-RUL-17")
def test_legions_elsewhere_do_not_fight() -> None:
    scene = turn_of("magister_militum", "carnuntum", barbarians={"carnuntum": {"huns": 3}}, legions={"iuvavum": 3})
    assert "battle" not in kinds(scene)
    assert scene.refused("battle 1") == "FR-RUL-17"
    assert scene.refused("battle 0") == "FR-RUL-17"


@rule("FR-RUL-18")
def test_every_hit_removes_a_barbarian_also_one_that_the_player_would_keep() -> None:
    hand = ["blue_sinope", "blue_roma", "blue_aquileia"]
    scene = turn_of("consul", "sinope", hand, barbarians={"sinope": {"ostrogoths": 2}}, legions={"sinope": 1})
    assert scene.legal().count("ally ostrogoths") == 1
    fight(scene, "two_barbarians_legion")
    scene.expect(only={"barbarians": THREAT}, illegal={"ally ostrogoths": "FR-ACT-ALLY-01"})


@rule("FR-RUL-18")
def test_the_player_chooses_the_tribes_but_not_how_many_fall() -> None:
    there = {"huns": 2, "ostrogoths": 1}
    scene = turn_of("consul", "carnuntum", barbarians={"carnuntum": there}, legions={"carnuntum": 2})
    assert offers(scene, "battle") == {"1", "2"}
    fight(scene, "two_barbarians_legion")
    assert set(scene.legal()) == {"remove 2 huns", "remove 1 huns 1 ostrogoths"}
    assert scene.refused("remove 1 huns") == "FR-ACT-BATTLE-06"
    assert scene.refused("remove nothing") == "FR-ACT-BATTLE-06"


@rule("FR-RUL-114")
@pytest.mark.parametrize(
    ("role", "faces"),
    [("consul", ["barbarian_legion", "barbarian_legion"]), ("mercator", ["barbarian_legion", "special"])],
)
def test_a_legion_is_lost_although_no_barbarian_is_left_for_the_other_half(role: str, faces: list[str]) -> None:
    scene = turn_of(role, "carnuntum", barbarians={"carnuntum": {"huns": 1}}, legions={"carnuntum": 2})
    fight(scene, *faces)
    scene.expect(only={"barbarians": THREAT, "legions": {}})


@rule("FR-RUL-117")
def test_the_reginas_specials_come_before_the_window_after_the_battle() -> None:
    there = {"carnuntum": {"huns": 3}}
    vae = {"role": "mercator", "hand": ["vae_victis"]}
    scene = turn_of("regina_foederata", "carnuntum", [], [vae], barbarians=there, legions={"carnuntum": 2})
    fight(scene, "barbarian", "special")
    assert (scene.actors, scene.legal()) == ([0], ["use", "decline"])
    assert scene.refused("event vae_victis standard", 1) == "FR-RUL-79"
    scene.play("use")
    assert "event vae_victis standard" in scene.legal(1)
