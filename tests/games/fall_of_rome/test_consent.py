"""What needs somebody's consent, and refusals (FR-RUL-82, FR-RUL-112, FR-RUL-113, FR-RUL-116)."""

from __future__ import annotations

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS
from tests.games.fall_of_rome.board import before, offers, turn_of
from tests.rules import rule


@rule("FR-RUL-112")
def test_no_pawn_need_follow_to_the_new_fort() -> None:
    scene = turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], players=2)
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose lutetia")
    assert set(scene.legal()) == {"move_pawn consul 0", "move_pawn magister_militum 0", "done"}
    scene.play("done")
    scene.expect(players={0: {"city": "roma"}}, forts=["lutetia"], decline=1, legal="end_actions")


@rule("FR-RUL-112")
def test_one_pawn_follows_to_the_new_fort_if_its_owner_permits() -> None:
    scene = turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], players=2, legions={"eburacum": 4})
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn magister_militum 3")
    assert (scene.actors, scene.legal()) == ([1], ["accept", "refuse"])
    scene.play("accept")
    scene.expect(
        players={0: {"city": "roma"}, 1: {"city": "lutetia"}},
        only={"legions": {"lutetia": 3, "eburacum": 1}},
        actors=[0],
    )


@rule("FR-RUL-112", "FR-RUL-116")
def test_whoever_refuses_to_follow_to_the_new_fort_is_not_asked_again() -> None:
    scene = turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], players=2)
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn magister_militum 0")
    scene.play("refuse", 1)
    assert (scene.actors, set(scene.legal())) == ([0], {"move_pawn consul 0", "done"})


@rule("FR-RUL-112")
def test_festina_lente_moves_one_pawn_at_least() -> None:
    scene = turn_of("consul", "roma", ["festina_lente"], players=2)
    scene.play("event festina_lente corruption")
    scene.play("choose lutetia")
    assert set(scene.legal()) == {"move_pawn consul 0", "move_pawn magister_militum 0"}
    scene.play("move_pawn consul 0")
    assert set(scene.legal()) == {"move_pawn magister_militum 0", "done"}
    scene.play("done")
    scene.expect(players={0: {"city": "lutetia"}, 1: {"city": "eburacum"}}, decline=1, legal="end_actions")


@rule("FR-RUL-82", "FR-DEC-34")
@pytest.mark.parametrize(("answer", "city"), [("accept", "genua"), ("refuse", "lutetia")])
def test_the_owner_of_a_pawn_permits_its_move_or_not(answer: str, city: str) -> None:
    other = {"role": "mercator", "city": "lutetia"}
    scene = turn_of("consul", "roma", ["festina_lente"], [other], legions={"lutetia": 4})
    scene.play("event festina_lente standard")
    scene.play("choose genua")
    scene.play("move_pawn mercator 3")
    assert (scene.actors, scene.legal()) == ([1], ["accept", "refuse"])
    scene.expect(players={1: {"city": "lutetia"}})
    scene.play(answer)
    moved = answer == "accept"
    scene.expect(players={1: {"city": city}}, only={"legions": {"genua": 3, "lutetia": 1} if moved else {"lutetia": 4}})


@rule("FR-RUL-82")
def test_an_own_pawn_moves_without_a_question_also_to_a_new_fort() -> None:
    other = {"role": "mercator", "city": "lutetia"}
    scene = turn_of("consul", "roma", ["si_vis_pacem_para_bellum"], [other])
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose genua")
    scene.play("move_pawn consul 0")
    scene.expect(players={0: {"city": "genua"}}, forts=["genua"], legal="end_actions")


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


@rule("FR-RUL-116")
def test_a_refused_plot_is_not_proposed_again_at_once_to_the_same_partner_for_the_same_card() -> None:
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
def test_a_refused_trade_is_not_proposed_again_at_once() -> None:
    consul = {"role": "consul", "city": "genua", "hand": ["white_tyras"]}
    scene = turn_of("mercator", "genua", ["orange_roma"], [consul])
    scene.play("trade_take consul white_tyras")
    scene.play("refuse", 1)
    assert scene.refused("trade_take consul white_tyras") == "FR-RUL-116"
    assert offers(scene, "trade_give") == {"consul orange_roma"}


@rule("FR-RUL-116")
@pytest.mark.parametrize(
    ("deed", "seat"),
    [("march ravenna 0", 0), ("event abundans_cautela_non_nocet standard", 1)],
    ids=["action", "event"],
)
def test_once_something_else_has_happened_a_refused_plot_may_be_proposed_again(deed: str, seat: int) -> None:
    others = [
        {"role": "mercator", "city": "aquileia", "hand": ["abundans_cautela_non_nocet"]},
        {"role": "vestalis", "city": "aquileia", "hand": []},
    ]
    scene = turn_of("consul", "aquileia", ["white_aquileia"], others)
    scene.play("give mercator white_aquileia")
    scene.play("refuse", 1)
    scene.play("give vestalis white_aquileia")
    scene.play("refuse", 2)  # one more refusal is nothing that has happened
    assert scene.refused("give mercator white_aquileia", 0) == "FR-RUL-116"
    scene.play(deed, seat)
    if seat == 0:
        scene.play("march aquileia 0", 0)
    scene.expect(turn={"refused": []})
    assert offers(scene, "give", 0) == {"mercator white_aquileia", "vestalis white_aquileia"}


@rule("FR-RUL-116")
def test_once_another_card_was_revealed_a_refused_move_may_be_asked_for_again() -> None:
    mercator = {"role": "mercator", "city": "genua", "hand": ["festina_lente"]}
    scene = before("invade", seats=2, players=[{"role": "consul", "city": "roma"}, mercator])
    for move in ("event festina_lente standard", "choose genua", "move_pawn consul 0"):
        scene.play(move, 1)
    scene.play("refuse", 0)
    scene.expect(turn={"refused": ["consul festina_lente genua"]})
    scene.play("pass", 1)
    scene.chance("reveal huns lutetia")
    scene.play("event festina_lente standard", 1)
    assert "genua" in offers(scene, "choose", 1)


@rule("FR-RUL-116")
def test_a_plot_that_was_accepted_lifts_the_refusal_of_another() -> None:
    others = [{"role": "mercator", "city": "aquileia", "hand": []}]
    scene = turn_of("consul", "aquileia", ["white_aquileia", "blue_aquileia"], others)
    scene.play("give mercator white_aquileia")
    scene.play("refuse", 1)
    scene.play("give mercator blue_aquileia")
    scene.play("accept", 1)
    assert "give mercator white_aquileia" in scene.legal()


@rule("FR-RUL-116")
@pytest.mark.parametrize("event", ["veni_vidi_vici", "festina_lente"])
def test_a_refused_move_costs_nothing_and_is_not_asked_again_for_the_same_city(event: str) -> None:
    other = {"role": "mercator", "city": "genua", "hand": [event, "mors_tua_vita_mea"]}
    scene = turn_of("consul", "roma", [], [other], players=2)
    refused, free = ("genua", "lutetia") if event == "festina_lente" else ("lutetia", "genua")
    scene.play(f"event {event} corruption", 1)
    scene.play(f"choose {refused}", 1)
    if event == "festina_lente":
        scene.play("move_pawn consul 0", 1)
    scene.play("refuse", 0)
    scene.expect(
        players={0: {"city": "roma"}, 1: {"hand": [event, "mors_tua_vita_mea"]}},
        decline=0,
        turn={"actions": 4, "refused": [f"consul {event} {refused}"]},
    )
    scene.play(f"event {event} standard", 1)
    assert scene.refused(f"choose {refused}", 1) == "FR-RUL-116"
    scene.play(f"choose {free}", 1)
    assert scene.legal(0 if event == "veni_vidi_vici" else 1)[0] in ("go 0", "move_pawn consul 0")


@rule("FR-RUL-116")
def test_a_card_of_which_every_city_was_refused_waits_until_something_else_has_happened() -> None:
    cities = [city for city in CITY_WORDS if city != "roma"]
    other = {"role": "mercator", "city": "genua", "hand": ["veni_vidi_vici"]}
    refused = [f"consul veni_vidi_vici {city}" for city in cities]
    scene = turn_of("consul", "roma", [], [other], players=2, turn={"refused": refused})
    assert scene.refused("event veni_vidi_vici standard", 1) == "FR-RUL-116"
    scene.play("levy roma", 0)
    assert "event veni_vidi_vici standard" in scene.legal(1)
