"""FR-ROLE-MERCATOR: trade by colour, alliances from afar."""

from __future__ import annotations

import pytest

from occasus.core.basics import Json
from tests.games.fall_of_rome.board import actions_left, fight, idle, kinds, offers, turn_of
from tests.rules import rule

MINE = ["orange_lutetia", "white_genua", "black_tingi", "vae_victis"]
THEIRS = ["white_tyras", "orange_genua", "green_roma", "carpe_diem"]


def partner(*hand: str, city: str = "genua") -> dict[str, Json]:
    """A Magister Militum somewhere with a hand."""
    return {"role": "magister_militum", "city": city, "hand": list(hand)}


@rule("FR-ROLE-MERCATOR-01")
def test_cards_of_a_colour_of_the_city_are_traded_whatever_city_they_name() -> None:
    """Genua is orange and white."""
    scene = turn_of("mercator", "genua", MINE, others=[partner(*THEIRS)])
    assert offers(scene, "trade_give", 0) == {"magister_militum orange_lutetia", "magister_militum white_genua"}
    assert offers(scene, "trade_take", 0) == {"magister_militum white_tyras", "magister_militum orange_genua"}
    refused = {
        "trade_give magister_militum black_tingi": "FR-ROLE-MERCATOR-01",
        "trade_take magister_militum green_roma": "FR-ROLE-MERCATOR-01",
    }
    scene.expect(illegal={0: {**refused, "trade_take magister_militum carpe_diem": "unknown"}})


@rule("FR-ROLE-MERCATOR-01")
@pytest.mark.parametrize(
    ("move", "mine", "theirs"),
    [
        ("trade_give magister_militum orange_lutetia", ["white_narbo"], ["orange_lutetia", "white_tyras"]),
        ("trade_take magister_militum white_tyras", ["orange_lutetia", "white_narbo", "white_tyras"], []),
    ],
)
def test_one_card_is_given_or_taken_once_a_turn(move: str, mine: list[str], theirs: list[str]) -> None:
    hand = ["orange_lutetia", "white_narbo"]
    scene = turn_of("mercator", "genua", hand, others=[partner("white_tyras")], players=2)
    scene.play(move)
    scene.play("accept")
    scene.expect(players={0: {"hand": mine}, 1: {"hand": theirs}}, player_discard=[], turn={"actions": 3})
    assert not offers(scene, "trade_give") | offers(scene, "trade_take")
    again = "trade_give magister_militum white_narbo"
    scene.expect(illegal={again: "FR-ROLE-MERCATOR-01"})
    idle(scene, "actions")
    idle(scene, "actions")
    scene.expect(turn={"active": 0}, legal=[again])


@rule("FR-ROLE-MERCATOR-01", "FR-RUL-22")
@pytest.mark.parametrize(
    "move", ["trade_give magister_militum orange_lutetia", "trade_take magister_militum white_tyras"]
)
@pytest.mark.parametrize("consent", [True, False])
def test_the_trade_needs_consent_unless_the_option_says_no(move: str, consent: bool) -> None:
    options = {"mercator.consent": consent}
    scene = turn_of("mercator", "genua", ["orange_lutetia"], others=[partner("white_tyras")], options=options)
    scene.play(move)
    scene.expect(actors=[1 if consent else 0], turn={"actions": 4 if consent else 3, "traded": 0 if consent else 1})


@rule("FR-ROLE-MERCATOR-01")
def test_the_other_player_must_be_in_the_same_city() -> None:
    scene = turn_of("mercator", "genua", MINE[:3], others=[partner("white_tyras", city="roma")])
    scene.expect(
        illegal={
            "trade_give magister_militum white_genua": "FR-ACT-PLOT-01",
            "trade_take magister_militum white_tyras": "FR-ACT-PLOT-01",
        }
    )


@rule("FR-ROLE-MERCATOR-01")
def test_nobody_trades_with_the_mercator_in_the_own_turn() -> None:
    others = [{"role": "mercator", "city": "genua", "hand": ["white_tyras"]}]
    scene = turn_of("consul", "genua", ["orange_lutetia"], others=others)
    scene.expect(
        illegal={
            "trade_take mercator white_tyras": "FR-ROLE-MERCATOR-01",
            "trade_give mercator orange_lutetia": "FR-ROLE-MERCATOR-01",
        }
    )


@rule("FR-ROLE-MERCATOR-02")
def test_the_mercator_needs_no_barbarian_for_an_alliance() -> None:
    hand = ["blue_roma", "blue_sinope", "blue_aquileia"]
    barbarians = {"chersonesus": {"ostrogoths": 1}}
    turn_of("consul", "genua", hand, barbarians=barbarians).expect(illegal={"ally ostrogoths": "FR-ACT-ALLY-01"})
    scene = turn_of("mercator", "genua", hand, barbarians=barbarians)
    scene.play("ally ostrogoths")
    scene.expect(allied=["ostrogoths"], player_discard=hand, turn={"actions": 3})


@rule("FR-ROLE-MERCATOR-02")
def test_the_mercator_pays_the_full_price() -> None:
    scene = turn_of("mercator", "genua", ["blue_roma", "blue_sinope"], barbarians={"genua": {"ostrogoths": 1}})
    scene.expect(illegal={"ally ostrogoths": "FR-ACT-ALLY-02"})


@rule("FR-ROLE-MERCATOR-03")
def test_the_special_removes_a_barbarian_and_a_legion() -> None:
    barbarians = {"genua": {"huns": 2, "vandals": 1}, "roma": {"huns": 1}}
    scene = turn_of("mercator", "genua", legions={"genua": 2, "roma": 1}, barbarians=barbarians)
    fight(scene, "special")
    assert offers(scene, "remove") == {"1 huns", "1 vandals"}
    scene.play("remove 1 huns")
    scene.expect(
        barbarians={"genua": {"huns": 1, "vandals": 1}, "roma": {"huns": 1}}, only={"legions": {"genua": 1, "roma": 1}}
    )


@rule("FR-ROLE-MERCATOR-04")
def test_plots_stay_possible_before_and_after_the_trade() -> None:
    hand = ["white_genua", "orange_genua", "white_narbo"]
    scene = turn_of("mercator", "genua", hand, others=[partner("orange_lutetia")])
    assert offers(scene, "give") == {"magister_militum white_genua", "magister_militum orange_genua"}
    for left, move in (
        (3, "give magister_militum white_genua"),
        (2, "trade_give magister_militum white_narbo"),
        (1, "give magister_militum orange_genua"),
        (0, "take magister_militum white_genua"),
    ):
        scene.play(move)
        scene.play("accept")
        assert actions_left(scene) == left
    scene.expect(players={0: {"hand": ["white_genua"]}})


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


@rule("FR-RUL-52")
def test_more_actions_bring_no_second_trade() -> None:
    consul = {"role": "consul", "city": "genua", "hand": ["white_tyras", "orange_roma"]}
    scene = turn_of("mercator", "genua", ["carpe_diem"], [consul])
    scene.play("trade_take consul white_tyras")
    scene.play("accept", 1)
    scene.play("event carpe_diem standard")
    scene.expect(turn={"actions": 5})
    assert scene.refused("trade_take consul orange_roma") == "FR-ROLE-MERCATOR-01"
