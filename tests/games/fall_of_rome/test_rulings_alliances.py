"""Rulings on the actions, second half: plots, alliances, enlisting, and what no action does (FR-RUL-21 to 32)."""

from __future__ import annotations

from typing import Final

import pytest

from occasus.games.fall_of_rome.board.names import CITY_WORDS, ROLE_WORDS
from occasus.games.fall_of_rome.steps import ACTIONS_STEP
from tests.games.fall_of_rome.board import actions_left, kinds, offers, turn_of
from tests.rules import rule

BLUE: Final = ["blue_sinope", "blue_roma", "blue_aquileia", "blue_carnuntum", "blue_chersonesus"]


@rule("FR-RUL-21", "FR-DEC-18")
@pytest.mark.parametrize("proposal", ["take mercator white_aquileia", "give mercator blue_aquileia"])
def test_the_partner_of_a_plot_answers_and_a_refusal_costs_no_action(proposal: str) -> None:
    mercator = {"role": "mercator", "city": "aquileia", "hand": ["white_aquileia"]}
    scene = turn_of("consul", "aquileia", ["blue_aquileia"], [mercator])
    scene.play(proposal)
    assert (scene.actors, scene.legal(1), actions_left(scene)) == ([1], ["accept", "refuse"], 4)
    assert scene.refused("accept", 0) == "FR-DEC-18"
    scene.play("refuse")
    scene.expect(players={0: {"hand": ["blue_aquileia"]}, 1: {"hand": ["white_aquileia"]}}, actors=[0])
    assert actions_left(scene) == 4


@rule("FR-RUL-21")
def test_an_accepted_plot_costs_an_action_and_moves_the_card() -> None:
    mercator = {"role": "mercator", "city": "aquileia", "hand": ["white_aquileia"]}
    scene = turn_of("consul", "aquileia", ["blue_aquileia"], [mercator])
    scene.play("take mercator white_aquileia")
    scene.play("accept", 1)
    scene.expect(players={0: {"hand": ["blue_aquileia", "white_aquileia"]}, 1: {"hand": []}}, turn={"actions": 3})
    scene.play("give mercator blue_aquileia")
    scene.play("accept", 1)
    scene.expect(players={0: {"hand": ["white_aquileia"]}, 1: {"hand": ["blue_aquileia"]}}, turn={"actions": 2})


@rule("FR-RUL-22")
def test_the_mercators_trade_needs_consent() -> None:
    consul = {"role": "consul", "city": "genua", "hand": ["white_tyras"]}
    scene = turn_of("mercator", "genua", [], [consul])
    scene.play("trade_take consul white_tyras")
    assert (scene.actors, scene.legal()) == ([1], ["accept", "refuse"])
    scene.play("refuse")
    scene.expect(players={0: {"hand": []}, 1: {"hand": ["white_tyras"]}}, turn={"actions": 4, "traded": 0})


@rule("FR-RUL-22")
def test_with_the_option_the_mercators_trade_needs_no_consent_but_a_plot_does() -> None:
    consul = {"role": "consul", "city": "genua", "hand": ["white_tyras", "orange_genua"]}
    scene = turn_of("mercator", "genua", [], [consul], options={"mercator.consent": False})
    given = turn_of("mercator", "genua", ["white_roma"], [consul], options={"mercator.consent": False})
    given.play("trade_give consul white_roma")
    given.expect(players={1: {"hand": {"has": "white_roma"}}}, turn={"actions": 3, "traded": 1}, actors=[0])
    scene.play("trade_take consul white_tyras")
    scene.expect(players={0: {"hand": ["white_tyras"]}}, turn={"actions": 3, "traded": 1}, actors=[0])
    scene.play("take consul orange_genua")
    assert scene.actors == [1]


@rule("FR-RUL-23")
def test_the_other_player_plots_with_the_mercator_but_does_not_trade_by_colour() -> None:
    mercator = {"role": "mercator", "city": "aquileia", "hand": ["white_aquileia", "white_tyras"]}
    scene = turn_of("consul", "aquileia", ["blue_sinope"], [mercator])
    assert offers(scene, "take") == {"mercator white_aquileia"}
    assert not kinds(scene) & {"trade_take", "trade_give"}
    assert scene.refused("trade_take mercator white_tyras") == "FR-ROLE-MERCATOR-01"


@rule("FR-RUL-24", "FR-DEC-22")
def test_the_mercator_trades_city_cards_of_the_colours_of_the_city_only() -> None:
    vestalis = {"role": "vestalis", "city": "genua", "hand": ["white_tyras", "blue_sinope", "carpe_diem"]}
    scene = turn_of("mercator", "genua", ["orange_roma", "black_roma", "vae_victis"], [vestalis])
    assert offers(scene, "trade_take", 0) == {"vestalis white_tyras"}
    assert offers(scene, "trade_give", 0) == {"vestalis orange_roma"}
    scene.expect(illegal={"trade_take vestalis carpe_diem": "unknown"})
    scene.play("trade_give vestalis orange_roma")
    scene.play("accept", 1)
    scene.expect(players={1: {"hand": {"has": "orange_roma"}}}, turn={"actions": 3, "traded": 1})
    assert offers(scene, "trade_take", 0) == set()  # once a turn


@rule("FR-RUL-25")
def test_the_player_picks_which_cards_pay_for_an_alliance_and_pays_exactly_the_cost() -> None:
    scene = turn_of("consul", "sinope", [*BLUE, "green_roma"], barbarians={"sinope": {"ostrogoths": 1}})
    scene.play("ally ostrogoths")
    assert set(scene.legal()) == {f"pay {card}" for card in BLUE}
    for card in ("blue_roma", "blue_carnuntum", "blue_chersonesus"):
        scene.play(f"pay {card}")
    scene.expect(
        allied=["ostrogoths"],
        players={0: {"hand": ["blue_sinope", "blue_aquileia", "green_roma"]}},
        player_discard=["blue_roma", "blue_carnuntum", "blue_chersonesus"],
        turn={"actions": 3},
        legal="end_actions",
    )


@rule("FR-RUL-26")
def test_only_the_mercator_allies_with_a_tribe_that_is_not_on_the_board() -> None:
    consul = turn_of("consul", "sinope", BLUE[:3])
    assert consul.refused("ally ostrogoths") == "FR-ACT-ALLY-01"
    mercator = turn_of("mercator", "tingi", BLUE[:3])
    mercator.play("ally ostrogoths")
    mercator.expect(allied=["ostrogoths"], player_discard=BLUE[:3], players={0: {"hand": []}})


@rule("FR-RUL-27")
def test_the_cost_of_an_alliance_comes_from_one_hand() -> None:
    there = {"sinope": {"ostrogoths": 1}}
    partner = {"role": "mercator", "city": "sinope", "hand": BLUE[2:4]}
    scene = turn_of("consul", "sinope", BLUE[:2], [partner], barbarians=there)
    assert scene.refused("ally ostrogoths") == "FR-ACT-ALLY-02"
    enough = turn_of("consul", "sinope", BLUE[:3], [{**partner, "hand": BLUE[3:]}], barbarians=there)
    enough.play("ally ostrogoths")
    enough.expect(players={0: {"hand": []}, 1: {"hand": BLUE[3:]}})


@rule("FR-RUL-28")
@pytest.mark.parametrize("legions", [0, 1, 3])
def test_enlisting_places_as_many_legions_as_the_player_likes_up_to_the_barbarians(legions: int) -> None:
    scene = turn_of("consul", "lutetia", ["green_roma"], barbarians={"lutetia": {"huns": 3}}, allied=["huns"])
    assert offers(scene, "enlist") == {f"green_roma {count}" for count in range(4)}
    scene.play(f"enlist green_roma {legions}")
    scene.expect(legions={"lutetia": legions}, barbarians={"lutetia": {"huns": 0}}, player_discard=["green_roma"])


@rule("FR-RUL-29")
def test_nobody_enlists_where_no_barbarian_of_the_tribe_is() -> None:
    there = {"lutetia": {"vandals": 2}, "lugdunum": {"huns": 2}}
    scene = turn_of("consul", "lutetia", ["green_roma"], barbarians=there, allied=["huns"])
    assert "enlist" not in kinds(scene)
    assert scene.refused("enlist green_roma 0") == "FR-RUL-29"


@rule("FR-RUL-30")
@pytest.mark.parametrize(
    ("tribe", "city", "other"),
    [("anglo_saxons_franks", "narbo", "genua"), ("visigoths", "athenae", "constantinopolis")],
)
def test_two_lines_between_the_same_cities_are_one_connection(tribe: str, city: str, other: str) -> None:
    scene = turn_of("consul", barbarians={city: {tribe: 3}}, turn={"phase": "invade"})
    scene.chance(f"reveal {tribe} {city}")
    scene.expect(decline=1, barbarians={other: {tribe: 1}}, only={"legions": {}})
    march = turn_of("consul", city)
    assert [text for text in march.legal() if text == f"march {other} 0"] == [f"march {other} 0"]


@rule("FR-RUL-31", "FR-DEC-08")
def test_a_player_may_do_nothing() -> None:
    scene = turn_of("consul", "roma", legions={"roma": 2})
    assert "end_actions" in scene.legal()
    scene.play("end_actions")
    scene.expect(
        players={0: {"city": "roma"}}, only={"legions": {"roma": 2}}, turn={"phase": "draw"}, actors=["chance"]
    )
    assert all(text.startswith("draw ") for text in scene.odds())


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
