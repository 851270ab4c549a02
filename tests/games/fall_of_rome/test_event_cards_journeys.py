"""What the event cards of journeys and barter do: Festina Lente, Si Vis Pacem, Do Ut Des (FR-DATA-10)."""

from __future__ import annotations

from typing import Any

import pytest

from occasus.scenes import Scene
from tests.games.fall_of_rome.board import before, offers, turn_of
from tests.rules import rule

FAR: dict[str, Any] = {"sinope": {"ostrogoths": 1}}
CITIES = 31


def table(*hands: list[str], cities: tuple[str, str, str] = ("roma", "genua", "tyras"), **position: Any) -> Scene:
    """The turn of the Consul, with the Magister Militum and the Mercator elsewhere."""
    roles = ("consul", "magister_militum", "mercator")
    cards = [*hands, [], [], []]
    players = [
        {"role": role, "city": city, "hand": hand} for role, city, hand in zip(roles, cities, cards, strict=False)
    ]
    return before("actions", players=players, **{"barbarians": FAR, **position})


# Festina Lente


@rule("FR-DATA-10")
def test_festina_lente_moves_one_pawn_with_up_to_three_legions() -> None:
    scene = table(["festina_lente"], legions={"roma": 4, "genua": 1})
    scene.play("event festina_lente standard")
    assert len(offers(scene, "choose")) == CITIES
    scene.play("choose tyras")
    wanted = {f"consul {count}" for count in range(4)} | {"magister_militum 0", "magister_militum 1"}
    assert offers(scene, "move_pawn") == wanted
    assert "done" not in scene.legal()
    scene.play("move_pawn consul 3")
    scene.expect(
        players={0: {"city": "tyras", "hand": []}, 1: {"city": "genua"}},
        only={"legions": {"roma": 1, "genua": 1, "tyras": 3}},
        player_discard=["festina_lente"],
        turn={"actions": 4},
        legal=["end_actions"],
    )


@rule("FR-DATA-10", "FR-EVENT-03")
def test_festina_lente_asks_the_owner_of_another_pawn() -> None:
    scene = table(["festina_lente"], legions={"genua": 2})
    scene.play("event festina_lente standard")
    scene.play("choose lutetia")
    scene.play("move_pawn magister_militum 2")
    scene.expect(actors=[1], only={"legal": {1: ["accept", "refuse"]}}, players={0: {"hand": ["festina_lente"]}})
    scene.play("accept", 1)
    scene.expect(
        players={1: {"city": "lutetia"}}, only={"legions": {"lutetia": 2}}, player_discard=["festina_lente"], actors=[0]
    )


@rule("FR-DATA-10")
def test_a_refused_pawn_stays_and_is_not_asked_again_at_once() -> None:
    scene = table(["festina_lente"])
    scene.play("event festina_lente corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn magister_militum 0")
    scene.play("refuse", 1)
    scene.expect(decline=0, players={1: {"city": "genua"}, 0: {"hand": ["festina_lente"]}}, actors=[0])
    assert offers(scene, "move_pawn") == {"consul 0", "mercator 0"}


@rule("FR-DATA-10")
def test_festina_lente_is_kept_when_nobody_can_be_moved_after_all() -> None:
    """The Consul stands where everybody should go; both others refuse."""
    scene = table(["festina_lente"], cities=("roma", "genua", "tyras"))
    scene.play("event festina_lente standard")
    scene.play("choose roma")
    for seat, role in ((1, "magister_militum"), (2, "mercator")):
        scene.play(f"move_pawn {role} 0", 0)
        scene.play("refuse", seat)
    scene.expect(actors=[0], legal=["end_actions"], players={0: {"hand": ["festina_lente"]}}, decline=0)


@rule("FR-DATA-10")
def test_festina_lente_with_corruption_moves_any_number_of_pawns() -> None:
    scene = table(["festina_lente"], legions={"roma": 1, "genua": 3, "tyras": 2})
    scene.play("event festina_lente corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn consul 1")
    scene.expect(decline=1, player_discard=["festina_lente"], legal=["done"])
    scene.play("move_pawn magister_militum 3")
    scene.play("accept", 1)
    scene.expect(actors=[0])
    assert offers(scene, "move_pawn") == {"mercator 0", "mercator 1", "mercator 2"}
    scene.play("move_pawn mercator 2")
    scene.play("accept", 2)
    scene.expect(decline=1, only={"legions": {"lutetia": 6}}, actors=[0], legal=["end_actions"])


@rule("FR-DATA-10")
def test_festina_lente_may_stop_after_the_first_pawn() -> None:
    scene = table(["festina_lente"])
    scene.play("event festina_lente corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn consul 0")
    scene.play("done")
    scene.expect(players={1: {"city": "genua"}, 2: {"city": "tyras"}}, legal=["end_actions"])


@rule("FR-DATA-10", "FR-EVENT-07")
def test_festina_lente_with_corruption_on_the_brink_loses_before_the_pawn_moves() -> None:
    scene = table(["festina_lente"], decline=7, legions={"roma": 2})
    scene.play("event festina_lente corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn consul 2")
    scene.expect(result={"reason": "decline"}, players={0: {"city": "roma"}}, legions={"roma": 2})


# Si Vis Pacem, Para Bellum


@rule("FR-DATA-10")
def test_si_vis_pacem_places_a_fort_in_any_city_without_one() -> None:
    scene = table(["si_vis_pacem_para_bellum"], forts=["roma", "tyras"])
    scene.play("event si_vis_pacem_para_bellum standard")
    assert len(offers(scene, "choose")) == CITIES - 2
    assert scene.refused("choose roma") == "FR-RUL-96"
    scene.play("choose lutetia")
    scene.expect(forts=["roma", "tyras", "lutetia"], supply={"forts": 3}, legal=["end_actions"])


@rule("FR-DATA-10")
def test_si_vis_pacem_with_corruption_lets_one_pawn_follow() -> None:
    scene = table(["si_vis_pacem_para_bellum"], legions={"roma": 5, "genua": 2})
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose tyras")
    wanted = {f"consul {count}" for count in range(4)} | {f"magister_militum {count}" for count in range(3)}
    assert offers(scene, "move_pawn") == wanted
    scene.expect(legal=["done"], forts=["tyras"], decline=1)
    scene.play("move_pawn magister_militum 2")
    scene.play("accept", 1)
    scene.expect(only={"legions": {"roma": 5, "tyras": 2}}, players={1: {"city": "tyras"}}, actors=[0])
    scene.expect(legal=["end_actions"])


@rule("FR-DATA-10")
def test_the_pawn_of_si_vis_pacem_may_refuse_and_another_may_go() -> None:
    scene = table(["si_vis_pacem_para_bellum"])
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose lutetia")
    scene.play("move_pawn mercator 0")
    scene.play("refuse", 2)
    assert offers(scene, "move_pawn") == {"consul 0", "magister_militum 0"}
    scene.play("done")
    scene.expect(forts=["lutetia"], players={0: {"city": "roma"}, 2: {"city": "tyras"}}, legal=["end_actions"])


@rule("FR-DATA-10")
def test_no_pawn_is_asked_for_when_all_are_there() -> None:
    scene = table(["si_vis_pacem_para_bellum"], cities=("tyras", "tyras", "tyras"))
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose tyras")
    scene.expect(forts=["tyras"], legal=["end_actions"])


# Do Ut Des


@rule("FR-DATA-10", "FR-EVENT-03")
def test_do_ut_des_swaps_a_city_card_each_in_the_same_city() -> None:
    scene = table(
        ["white_tyras"],
        ["blue_roma", "green_roma", "vae_victis"],
        ["do_ut_des", "black_tingi"],
        cities=("roma", "roma", "tyras"),
    )
    scene.play("event do_ut_des standard", 2)
    scene.expect(only={"legal": {2: ["swap consul magister_militum"]}})
    scene.play("swap consul magister_militum", 2)
    scene.expect(actors=[0], only={"legal": {0: ["offer white_tyras", "refuse"]}})
    scene.play("offer white_tyras", 0)
    scene.expect(actors=[1], only={"legal": {1: ["offer blue_roma", "offer green_roma", "refuse"]}})
    scene.play("offer green_roma", 1)
    scene.expect(
        players={
            0: {"hand": ["green_roma"]},
            1: {"hand": ["blue_roma", "white_tyras", "vae_victis"]},
            2: {"hand": ["black_tingi"]},
        },
        player_discard=["do_ut_des"],
        decline=0,
        actors=[0],
    )


@rule("FR-DATA-10")
@pytest.mark.parametrize(
    ("option", "pairs"),
    [
        ("standard", {"consul mercator"}),
        ("corruption", {"consul mercator", "consul magister_militum", "magister_militum mercator"}),
    ],
)
def test_do_ut_des_with_corruption_reaches_players_anywhere(option: str, pairs: set[str]) -> None:
    hands = (["white_tyras", "do_ut_des"], ["blue_roma"], ["black_tingi"])
    scene = table(*hands, cities=("roma", "genua", "roma"))
    scene.play(f"event do_ut_des {option}")
    assert offers(scene, "swap") == pairs


@rule("FR-DATA-10")
def test_do_ut_des_passes_over_players_without_a_city_card() -> None:
    scene = table(["do_ut_des", "white_tyras"], ["vae_victis"], ["black_tingi"], cities=("roma", "roma", "roma"))
    scene.play("event do_ut_des standard")
    assert offers(scene, "swap") == {"consul mercator"}


@rule("FR-DATA-10")
@pytest.mark.parametrize("refuser", [0, 1])
def test_a_refused_swap_costs_nothing(refuser: int) -> None:
    scene = table(["do_ut_des", "white_tyras"], ["blue_roma"], ["black_tingi"], cities=("roma", "roma", "roma"))
    scene.play("event do_ut_des corruption")
    scene.play("swap consul magister_militum")
    if refuser:
        scene.play("offer white_tyras", 0)
    scene.play("refuse", refuser)
    scene.expect(players={0: {"hand": ["do_ut_des", "white_tyras"]}, 1: {"hand": ["blue_roma"]}}, decline=0, actors=[0])
    scene.play("event do_ut_des corruption")
    assert offers(scene, "swap") == ({"consul mercator"} if refuser else {"magister_militum mercator"})


@rule("FR-DATA-10", "FR-EVENT-07")
def test_do_ut_des_with_corruption_on_the_brink_loses_before_the_swap() -> None:
    scene = table(["do_ut_des", "white_tyras"], ["blue_roma"], decline=7)
    for seat, text in (
        (0, "event do_ut_des corruption"),
        (0, "swap consul magister_militum"),
        (0, "offer white_tyras"),
    ):
        scene.play(text, seat)
    scene.expect(result=None)
    scene.play("offer blue_roma", 1)
    scene.expect(result={"reason": "decline"}, players={0: {"hand": ["white_tyras"]}, 1: {"hand": ["blue_roma"]}})


@rule("FR-RUL-96")
def test_an_event_moves_a_fort_when_the_supply_has_none() -> None:
    forts = ["roma", "genua", "narbo", "tyras", "sinope", "patrae"]
    other = {"role": "mercator", "hand": ["si_vis_pacem_para_bellum"]}
    scene = turn_of("consul", "roma", [], [other], forts=forts)
    scene.play("event si_vis_pacem_para_bellum standard", 1)
    assert scene.refused("choose genua") == "FR-RUL-96"
    assert len(offers(scene, "choose")) == 31 - 6
    scene.play("choose lutetia")
    assert (scene.actors, offers(scene, "take_fort")) == ([1], set(forts))
    scene.play("take_fort genua")
    scene.expect(forts=["lutetia", *(city for city in forts if city != "genua")], actors=[0])


@rule("FR-RUL-106")
def test_an_event_moves_a_pawn_to_another_city_only() -> None:
    other = {"role": "mercator", "city": "roma"}
    hand = ["festina_lente", "veni_vidi_vici", "si_vis_pacem_para_bellum"]
    scene = turn_of("consul", "genua", hand, [other], players=2)
    scene.play("event veni_vidi_vici standard")
    assert scene.refused("choose genua") == "FR-RUL-106"
    assert len(scene.legal()) == 30
    scene.play("choose narbo")
    scene.play("go 0")
    scene.play("event festina_lente standard")
    scene.play("choose narbo")
    assert scene.legal() == ["move_pawn mercator 0"]
    scene.play("move_pawn mercator 0")
    scene.play("accept", 1)
    scene.play("event si_vis_pacem_para_bellum corruption")
    scene.play("choose narbo")  # both are there, so nobody is asked to go
    scene.expect(forts=["narbo"], legal="end_actions")
