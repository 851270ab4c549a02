"""Further rulings: swaps, refusals, and the end of a battle (FR-RUL-113 to 117)."""

from __future__ import annotations

import pytest

from tests.games.fall_of_rome.board import THREAT, fight, offers, turn_of
from tests.rules import rule


@rule("FR-RUL-113", "FR-DEC-42")
def test_two_others_swap_one_card_each_if_both_agree() -> None:
    others = [
        {"role": "mercator", "city": "genua", "hand": ["white_genua", "blue_roma", "vae_victis"]},
        {"role": "vestalis", "city": "genua", "hand": ["black_tingi"]},
    ]
    scene = turn_of("consul", "roma", ["do_ut_des", "green_roma"], others)
    scene.play("event do_ut_des standard", 0)
    assert scene.legal() == ["swap mercator vestalis"]
    scene.play("swap mercator vestalis")
    assert (scene.actors, set(scene.legal())) == ([1], {"offer white_genua", "offer blue_roma", "refuse"})
    scene.play("offer blue_roma")
    assert (scene.actors, scene.legal()) == ([2], ["offer black_tingi", "refuse"])
    scene.play("offer black_tingi")
    scene.expect(
        players={
            0: {"hand": ["green_roma"]},
            1: {"hand": ["white_genua", "black_tingi", "vae_victis"]},
            2: {"hand": ["blue_roma"]},
        },
        player_discard=["do_ut_des"],
    )


@rule("FR-RUL-113")
def test_with_corruption_players_anywhere_swap_the_events_player_too() -> None:
    others = [{"role": "mercator", "city": "genua", "hand": ["blue_roma"]}, {"role": "vestalis", "hand": []}]
    scene = turn_of("consul", "roma", ["do_ut_des", "green_roma"], others)
    scene.play("event do_ut_des corruption", 0)
    assert scene.legal() == ["swap consul mercator"]  # the Vestalis has no city card
    scene.play("swap consul mercator")
    scene.play("offer green_roma", 0)
    scene.play("offer blue_roma", 1)
    scene.expect(players={0: {"hand": ["blue_roma"]}, 1: {"hand": ["green_roma"]}}, decline=1)


@rule("FR-RUL-113", "FR-RUL-116", "FR-DEC-42")
@pytest.mark.parametrize("refuser", [0, 1])
def test_one_refusal_ends_the_swap_and_costs_nothing(refuser: int) -> None:
    others = [{"role": "mercator", "city": "genua", "hand": ["blue_roma"]}]
    scene = turn_of("consul", "roma", ["do_ut_des", "green_roma"], others)
    scene.play("event do_ut_des corruption", 0)
    scene.play("swap consul mercator")
    if refuser:
        scene.play("offer green_roma", 0)
    scene.play("refuse", refuser)
    scene.expect(players={0: {"hand": ["do_ut_des", "green_roma"]}, 1: {"hand": ["blue_roma"]}}, decline=0, actors=[0])
    assert scene.refused("event do_ut_des corruption") == "FR-RUL-81"  # nobody is left to swap with


@rule("FR-RUL-114")
@pytest.mark.parametrize(
    ("role", "faces"),
    [("consul", ["barbarian_legion", "barbarian_legion"]), ("mercator", ["barbarian_legion", "special"])],
)
def test_a_legion_is_lost_although_no_barbarian_is_left_for_the_other_half(role: str, faces: list[str]) -> None:
    scene = turn_of(role, "carnuntum", barbarians={"carnuntum": {"huns": 1}}, legions={"carnuntum": 2})
    fight(scene, *faces)
    scene.expect(only={"barbarians": THREAT, "legions": {}})


@rule("FR-RUL-115")
def test_barbarians_that_fall_together_leave_before_the_win_is_told() -> None:
    there = {"tyras": {"visigoths": 1, "huns": 1, "ostrogoths": 1}}
    scene = turn_of("consul", "tyras", barbarians=there, legions={"tyras": 3}, allied=["ostrogoths"])
    fight(scene, "barbarian", "barbarian", "barbarian")
    scene.expect(result={"reason": "won"}, only={"barbarians": {}})
    assert [text.split()[0] for text in scene.events][-4:] == ["removed", "removed", "removed", "won"]


@rule("FR-RUL-116")
def test_a_refused_plot_is_not_proposed_again_this_turn_to_the_same_partner_for_the_same_card() -> None:
    others = [
        {"role": "mercator", "city": "aquileia", "hand": []},
        {"role": "vestalis", "city": "aquileia", "hand": []},
    ]
    scene = turn_of("consul", "aquileia", ["white_aquileia", "blue_aquileia"], others)
    scene.play("give mercator white_aquileia")
    scene.play("refuse", 1)
    assert scene.refused("give mercator white_aquileia") == "FR-RUL-116"
    assert offers(scene, "give") == {
        "mercator blue_aquileia", "vestalis white_aquileia", "vestalis blue_aquileia",
    }  # fmt: skip


@rule("FR-RUL-116")
def test_a_refused_plot_may_be_proposed_in_the_next_turn() -> None:
    scene = turn_of(
        "consul",
        "aquileia",
        ["white_aquileia"],
        [{"role": "mercator", "city": "aquileia", "hand": []}],
        players=2,
        turn={"refused": ["mercator white_aquileia", "consul white_aquileia"]},
    )
    assert scene.refused("give mercator white_aquileia") == "FR-RUL-116"
    scene.play("end_actions")
    scene.settle()
    scene.expect(turn={"active": 1, "refused": []}, legal="take consul white_aquileia")


@rule("FR-RUL-116")
def test_a_refused_trade_is_not_proposed_again_this_turn() -> None:
    consul = {"role": "consul", "city": "genua", "hand": ["white_tyras"]}
    scene = turn_of("mercator", "genua", ["orange_roma"], [consul])
    scene.play("trade_take consul white_tyras")
    scene.play("refuse", 1)
    assert scene.refused("trade_take consul white_tyras") == "FR-RUL-116"
    assert offers(scene, "trade_give") == {"consul orange_roma"}


@rule("FR-RUL-116")
@pytest.mark.parametrize("event", ["veni_vidi_vici", "festina_lente"])
def test_a_refused_move_costs_nothing_and_is_not_asked_again(event: str) -> None:
    other = {"role": "mercator", "city": "genua", "hand": [event, "mors_tua_vita_mea"]}
    scene = turn_of("consul", "roma", [], [other], players=2)
    scene.play(f"event {event} corruption", 1)
    scene.play("choose genua" if event == "festina_lente" else "choose lutetia")
    if event == "festina_lente":
        scene.play("move_pawn consul 0", 1)
    scene.play("refuse", 0)
    scene.expect(
        players={0: {"city": "roma"}, 1: {"hand": [event, "mors_tua_vita_mea"]}}, decline=0, turn={"actions": 4}
    )
    if event == "veni_vidi_vici":
        assert scene.refused(f"event {event} standard", 1) == "FR-RUL-116"
        assert "event mors_tua_vita_mea standard" in scene.legal(1)  # another event is another matter
    else:
        scene.play("event festina_lente standard", 1)
        scene.play("choose lutetia", 1)
        assert scene.legal(1) == ["move_pawn mercator 0"]


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
