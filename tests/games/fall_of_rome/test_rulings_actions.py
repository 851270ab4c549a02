"""Rulings on the actions, first half: forts, battles, recruiting (FR-RUL-11 to 20)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS, ROLE_WORDS
from tests.games.fall_of_rome.board import THREAT, actions_left, fight, kinds, offers, turn_of
from tests.rules import rule

SIX_FORTS: Final = ["roma", "genua", "narbo", "tyras", "sinope", "patrae"]


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


@rule("FR-RUL-12")
def test_when_all_forts_stand_the_active_player_moves_any_of_them_also_that_of_roma() -> None:
    scene = turn_of("consul", "lutetia", ["green_lutetia"], forts=SIX_FORTS)
    scene.play("fortify green_lutetia")
    assert scene.actors == [0]
    assert offers(scene, "take_fort") == set(SIX_FORTS)
    assert kinds(scene) == {"take_fort"}
    scene.play("take_fort roma")
    scene.expect(forts=["lutetia", *SIX_FORTS[1:]], supply={"forts": 0}, turn={"actions": 3})


@rule("FR-RUL-13")
def test_while_a_fort_is_in_supply_none_is_moved() -> None:
    scene = turn_of("consul", "lutetia", ["green_lutetia"], forts=SIX_FORTS[:5])
    scene.play("fortify green_lutetia")
    assert scene.refused("take_fort roma") == "FR-RUL-13"
    scene.expect(forts=["lutetia", *SIX_FORTS[:5]], supply={"forts": 0}, legal="end_actions")


@rule("FR-RUL-14")
@pytest.mark.parametrize(("before", "result"), [(0, None), (6, None), (7, {"reason": "decline"})])
def test_the_eighth_step_of_decline_loses(before: int, result: dict[str, str] | None) -> None:
    scene = turn_of("consul", barbarians={"sinope": {"ostrogoths": 3}}, decline=before, turn={"phase": "invade"})
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=before + 1, result=result)


@rule("FR-RUL-14")
def test_after_the_eighth_step_no_other_city_falls() -> None:
    full = {"sinope": {"ostrogoths": 3}, "chersonesus": {"ostrogoths": 3}}
    scene = turn_of("consul", "tyras", barbarians=full, decline=7, turn={"phase": "invade"})
    scene.chance("reveal ostrogoths sinope")
    scene.expect(decline=8, result={"reason": "decline"}, no_events=["sacked ostrogoths chersonesus"])


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
def test_without_a_legion_there_is_no_battle() -> None:
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


@rule("FR-RUL-19")
@pytest.mark.parametrize(
    ("rate", "on_board", "recruited"), [(0, 0, 3), (2, 0, 2), (5, 0, 1), (0, 13, 3), (0, 14, 2), (0, 15, 1)]
)
def test_recruiting_places_the_rate_or_what_the_supply_holds(rate: int, on_board: int, recruited: int) -> None:
    scene = turn_of("consul", "roma", forts=["roma"], legions={"genua": on_board}, rate=rate)
    assert kinds(scene) & {"recruit", "recruit_only"} == {"recruit"}
    assert scene.refused("recruit_only 1") == "FR-RUL-19"
    scene.play("recruit")
    scene.expect(legions={"roma": recruited, "genua": on_board}, supply={"legions": 16 - on_board - recruited})


@rule("FR-RUL-19", "FR-DEC-13")
@pytest.mark.parametrize(
    ("rate", "on_board", "fewer"), [(0, 0, {"1", "2"}), (2, 0, {"1"}), (5, 0, set()), (0, 14, {"1"})]
)
def test_with_the_option_recruiting_may_place_fewer(rate: int, on_board: int, fewer: set[str]) -> None:
    scene = turn_of(
        "consul", "roma", options={"recruit.allow_fewer": True}, forts=["roma"], legions={"genua": on_board}, rate=rate
    )
    assert "recruit" in kinds(scene)
    assert offers(scene, "recruit_only") == fewer
    if fewer:
        scene.play("recruit_only 1")
        scene.expect(legions={"roma": 1})
        assert actions_left(scene) == 3


ALL_ON_BOARD: Final = {"narona": 16}


@rule("FR-RUL-20")
def test_with_an_empty_supply_nobody_recruits() -> None:
    scene = turn_of("consul", "roma", forts=["roma"], legions=ALL_ON_BOARD)
    assert scene.refused("recruit") == "FR-RUL-20"
    assert scene.refused("levy roma") == "FR-RUL-20"
    assert not kinds(scene) & {"recruit", "levy"}
    classis = turn_of("praefectus_classis", "genua", ["orange_narbo"], legions=ALL_ON_BOARD)
    assert classis.refused("port_recruit orange_narbo 1") == "FR-RUL-20"
    assert "port_recruit" not in kinds(classis)


@rule("FR-RUL-20")
def test_with_an_empty_supply_enlisting_still_removes_barbarians() -> None:
    there = {"lutetia": {"huns": 2}}
    scene = turn_of("consul", "lutetia", ["green_roma"], barbarians=there, legions=ALL_ON_BOARD, allied=["huns"])
    assert offers(scene, "enlist") == {"green_roma 0"}
    scene.play("enlist green_roma 0")
    scene.expect(only={"barbarians": THREAT, "legions": ALL_ON_BOARD})
