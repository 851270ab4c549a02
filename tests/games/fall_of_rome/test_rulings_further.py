"""Further rulings: supplies, timing, legions, what is public (FR-RUL-95 to 106)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.games.fall_of_rome.board.names import EVENT_WORDS
from tests.games.fall_of_rome.board import THREAT, fight, kinds, offers, set_up, turn_of, with_legions
from tests.rules import rule

INVADE: Final = {"phase": "invade"}
ABUNDANS: Final = "event abundans_cautela_non_nocet"
MOVES: Final = [
    ("praefectus_classis", "sail_free"),
    ("praefectus_fabrum", "travel"),
    ("consul", "sail"),
    ("consul", "march"),
]
ALEA: Final = {"role": "mercator", "hand": ["alea_iacta_est"]}


@rule("FR-RUL-95")
def test_whoever_plays_the_event_spreads_the_legions_that_are_there() -> None:
    other = {"role": "mercator", "hand": ["hic_manebimus_optime"]}
    scene = turn_of("consul", "roma", [], [other], forts=["roma", "genua", "narbo"], legions={"tyras": 14})
    scene.play("event hic_manebimus_optime corruption", 1)
    assert scene.actors == [1]
    assert offers(scene, "place") == {f"{city} {n}" for city in ("roma", "genua", "narbo") for n in (1, 2)}
    scene.play("place genua 1")
    assert offers(scene, "place") == {"roma 1", "narbo 1"}
    scene.play("place narbo 1")
    scene.expect(only={"legions": {"tyras": 14, "genua": 1, "narbo": 1}}, supply={"legions": 0}, actors=[0])


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


@rule("FR-RUL-97")
@pytest.mark.parametrize(("rate", "cards"), [(0, 0), (2, 1), (4, 2), (7, 3)])
def test_two_invasions_fewer_count_for_this_turn_before_its_first_card(rate: int, cards: int) -> None:
    scene = turn_of("consul", "roma", ["abundans_cautela_non_nocet"], rate=rate, turn=INVADE)
    scene.play(f"{ABUNDANS} standard")
    scene.settle()
    assert sum(text.startswith("revealed") for text in scene.events) == cards
    scene.expect(turn={"active": 1, "fewer": 0})


@rule("FR-RUL-97")
def test_two_invasions_fewer_count_for_the_next_turn_after_the_first_card() -> None:
    scene = turn_of("consul", "roma", ["abundans_cautela_non_nocet", "mors_tua_vita_mea"], rate=4, turn=INVADE)
    scene.play("pass")
    scene.chance("reveal huns carnuntum")
    assert scene.refused(f"{ABUNDANS} corruption") == "FR-EVENT-16"
    scene.play("event mors_tua_vita_mea corruption")  # other events are still corrupt
    scene.play("choose tyras")
    scene.play("remove 1 visigoths")
    scene.play(f"{ABUNDANS} standard")
    for _ in range(3):
        scene.chance()
    scene.play("end_actions", 1)
    scene.chance("draw blue_roma")
    scene.chance("draw black_roma")
    before = len(scene.events)
    scene.settle()
    assert sum(text.startswith("revealed") for text in scene.events[before:]) == 2


@rule("FR-RUL-97")
def test_corruption_skips_the_invasions_of_this_turn_only() -> None:
    scene = turn_of("consul", "roma", ["abundans_cautela_non_nocet"])
    scene.play(f"{ABUNDANS} corruption")
    scene.play("end_actions")
    scene.chance("draw blue_roma")
    scene.chance("draw black_roma")
    scene.expect(turn={"active": 1, "phase": "actions"}, decline=1, events=["invasion_skipped"], no_events=["revealed"])
    scene.play("end_actions")
    scene.chance("draw green_roma")
    scene.chance("draw white_roma")
    assert all(text.startswith("reveal ") for text in scene.odds())


@rule("FR-RUL-98", "FR-DEC-40")
def test_the_active_player_chooses_the_number_of_dice_and_the_events_player_any_faces() -> None:
    there = {"genua": {"huns": 3, "visigoths": 3}}
    scene = turn_of("magister_militum", "genua", [], [ALEA], barbarians=there, legions={"genua": 4})
    scene.play("event alea_iacta_est standard", 1)
    assert offers(scene, "battle", 0) == {"1", "2", "3"}
    scene.play("battle 2")
    assert scene.actors == [1]
    assert len(scene.legal()) == 15  # pairs of five different faces
    scene.play("faces barbarian special")
    assert (scene.actors, kinds(scene)) == ([0], {"remove"})
    scene.play("remove 3 huns")
    scene.play("battle 1")
    assert scene.actors == [-1]  # the next battle is rolled


@rule("FR-RUL-98")
def test_with_corruption_the_faces_of_every_battle_of_the_turn_are_chosen() -> None:
    there = {"genua": {"huns": 3}}
    scene = turn_of("consul", "genua", [], [ALEA], barbarians=there, legions={"genua": 2})
    scene.play("event alea_iacta_est corruption", 1)
    for left in (2, 1):
        scene.play("battle 1")
        scene.play("faces barbarian", 1)
        scene.expect(barbarians={"genua": {"huns": left}})
    scene.play("end_actions")
    scene.settle()
    scene.expect(turn={"active": 1, "alea": 0})


@rule("FR-RUL-98")
def test_the_faces_of_a_free_battle_are_chosen_too_and_without_a_battle_the_event_lapses() -> None:
    hand = ["veni_vidi_vici", "alea_iacta_est"]
    scene = turn_of("consul", "genua", hand, legions={"genua": 1}, barbarians={"lutetia": {"huns": 1}})
    scene.play("event alea_iacta_est standard")
    scene.play("event veni_vidi_vici standard")
    scene.play("choose lutetia")
    scene.play("go 1")
    scene.play("battle 1")
    assert kinds(scene) == {"faces"}
    lapsed = turn_of("consul", "genua", ["alea_iacta_est"])
    lapsed.play("event alea_iacta_est standard")
    lapsed.expect(turn={"alea": 1})
    lapsed.play("end_actions")
    lapsed.settle()
    lapsed.expect(turn={"active": 1, "alea": 0})


@rule("FR-RUL-99")
@pytest.mark.parametrize("role", ["regina_foederata", "magister_militum"])
def test_vengeance_counts_all_barbarians_that_the_battle_removed(role: str) -> None:
    there = {"carnuntum": {"huns": 3}, "lutetia": {"huns": 3}, **THREAT}
    scene = turn_of(role, "carnuntum", ["vae_victis"], barbarians=there, legions={"carnuntum": 2})
    fight(scene, "barbarian", "special")
    if role == "regina_foederata":
        scene.play("decline")
    removed = 2 if role == "regina_foederata" else 3
    scene.play("event vae_victis standard")
    scene.play("choose lutetia")
    assert set(scene.legal()) == {f"remove {count} huns" for count in range(1, removed + 1)}


@rule("FR-RUL-100")
def test_nobody_discards_without_being_over_the_limit() -> None:
    hand = ["orange_genua", "orange_narbo", "black_tingi", "white_roma", "green_lutetia", "blue_sinope", "carpe_diem"]
    scene = turn_of("consul", "roma", hand)
    assert "discard" not in kinds(scene)
    assert scene.refused("discard orange_genua") == "FR-RUL-100"
    assert scene.refused("discard carpe_diem") == "FR-RUL-100"


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


@rule("FR-RUL-102")
@pytest.mark.parametrize("support", ["pawn", "fort"])
def test_one_pawn_or_fort_supports_any_number_of_legions_against_every_cube(support: str) -> None:
    city = "carnuntum" if support == "pawn" else "eburacum"
    scene = turn_of(
        "consul", city, legions={"carnuntum": 6}, forts=["carnuntum"] * (support == "fort"), turn={"phase": "revolt"}
    )
    scene.chance("reveal huns carnuntum")
    scene.expect(legions={"carnuntum": 3}, only={"barbarians": THREAT})


@rule("FR-RUL-103")
def test_everybody_knows_the_card_that_the_vestalis_put_back_until_it_is_drawn() -> None:
    top = ["white_tyras", "black_tingi", "blue_roma"]
    scene = turn_of("vestalis", "roma", player_deck={"top": top}, turn={"phase": "draw"})
    scene.play("draw_cards 3")
    for card in top:
        scene.chance(f"draw {card}")
    scene.play("put_back black_tingi")
    for seat in range(3):
        assert scene.describe(seat)["player_deck"]["top"] == ["black_tingi"]
    scene.settle()
    scene.play("pass_turn", 0)
    scene.settle()
    scene.play("end_actions", 1)
    scene.play("pass_turn", 0)
    assert scene.odds() == {"draw black_tingi": 1}
    scene.chance("draw black_tingi")
    scene.expect(player_deck={"top": []})


@rule("FR-RUL-104")
@pytest.mark.parametrize(("players", "events"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 8)])
def test_how_many_events_are_in_the_deck_is_public_but_not_which(players: int, events: int) -> None:
    scene = set_up(players, {"difficulty": "novice"})
    position = scene.describe(0)
    held = [card for player in position["players"][:players] for card in player["hand"] if card in EVENT_WORDS]
    assert position["player_deck"]["events"] + len(held) == events
    unseen = [event for event in EVENT_WORDS if event not in held and (players > 1 or event != "do_ut_des")]
    assert sorted(position["player_deck"]["unseen_events"]) == sorted(unseen)
    scene.play("end_actions")
    while scene.actors != [-1]:
        seat = scene.actors[0]
        scene.play("pass" if "pass" in scene.legal(seat) else "draw_cards 2", seat)
    weights = {scene.odds()[f"draw {event}"] for event in unseen}
    assert len(weights) == 1


@rule("FR-RUL-105")
def test_while_somebody_is_over_the_limit_the_others_wait() -> None:
    seven = ["orange_narbo", "black_tingi", "white_roma", "green_lutetia", "blue_sinope", "blue_roma", "carpe_diem"]
    others = [
        {"role": "mercator", "city": "genua", "hand": ["orange_genua", "mortui_non_mordent"]},
        {"role": "vestalis", "city": "roma", "hand": ["black_roma"]},
    ]
    scene = turn_of("consul", "genua", seven, others)
    scene.play("take mercator orange_genua")
    scene.play("accept", 1)
    assert (scene.actors, kinds(scene, 0)) == ([0], {"discard", "event"})
    assert scene.refused("event mortui_non_mordent standard", 1) == "FR-RUL-105"
    assert scene.refused("exchange black_roma", 2) == "FR-RUL-49"
    scene.play("event carpe_diem standard")
    assert scene.actors == [1, 2, 0]
    scene.expect(turn={"actions": 5})


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
