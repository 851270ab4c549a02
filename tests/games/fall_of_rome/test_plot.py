"""FR-ACT-PLOT: one card that names the city, from hand to hand."""

from __future__ import annotations

import pytest

from occasus.core.basics import Json
from occasus.scenes import Scene
from tests.games.fall_of_rome.board import actions_left, kinds, offers, turn_of
from tests.rules import rule

SIX = ["white_narbo", "white_narona", "white_patrae", "white_corduba", "white_tyras", "white_roma"]


def partner(city: str = "genua", *hand: str) -> dict[str, Json]:
    """A Magister Militum somewhere with a hand."""
    return {"role": "magister_militum", "city": city, "hand": list(hand)}


@rule("FR-ACT-PLOT-01")
def test_a_plot_needs_another_pawn_in_the_city() -> None:
    scene = turn_of("consul", "genua", ["white_genua"], others=[partner("roma", "orange_genua")])
    assert not kinds(scene) & {"give", "take"}
    plots = {
        "give magister_militum white_genua": "FR-ACT-PLOT-01",
        "take magister_militum orange_genua": "FR-ACT-PLOT-01",
    }
    scene.expect(illegal=plots)
    scene = turn_of("consul", "genua", ["white_genua"], others=[partner("genua", "orange_genua")])
    scene.expect(legal=list(plots))
    scene.expect(illegal={"give consul white_genua": "FR-ACT-PLOT-01"})  # not with oneself


@rule("FR-ACT-PLOT-01")
def test_a_role_that_is_not_in_play_is_no_partner() -> None:
    """The first player is one, seen from the second player's turn."""
    players = [
        {"role": "consul", "city": "genua"},
        partner("genua", "white_genua"),
        {"role": "mercator", "city": "genua"},
    ]
    scene = Scene("fall_of_rome", 3, {"players": players, "turn": {"active": 1}})
    assert offers(scene, "give") == {"consul white_genua", "mercator white_genua"}
    scene.expect(illegal={"give vestalis white_genua": "FR-ACT-PLOT-01", "give consul white_narbo": "FR-ACT-PLOT-02"})


@rule("FR-ACT-PLOT-01")
def test_a_plot_needs_consent() -> None:
    scene = turn_of("consul", "genua", ["white_genua"], others=[partner()])
    scene.play("give magister_militum white_genua")
    scene.expect(actors=[1], only={"legal": ["accept", "refuse"]}, players={0: {"hand": ["white_genua"]}})
    scene.play("refuse")
    scene.expect(players={0: {"hand": ["white_genua"]}, 1: {"hand": []}}, turn={"actions": 4}, actors=[0])


@rule("FR-RUL-116")
@pytest.mark.parametrize("move", ["give magister_militum white_genua", "take magister_militum orange_genua"])
def test_what_was_refused_is_not_proposed_again_at_once(move: str) -> None:
    others = [partner("genua", "orange_genua"), {"role": "mercator", "city": "genua"}]
    scene = turn_of("consul", "genua", ["white_genua"], others=others)
    scene.play(move)
    scene.play("refuse")
    assert move not in scene.legal()
    scene.expect(illegal={move: "FR-RUL-116"}, legal=["give mercator white_genua"])
    assert offers(scene, "give") | offers(scene, "take") > {"mercator white_genua"}


@rule("FR-ACT-PLOT-01", "FR-ACT-PLOT-02")
def test_with_several_partners_the_one_who_was_named_answers() -> None:
    third: dict[str, Json] = {"role": "vestalis", "city": "genua"}
    scene = turn_of("consul", "genua", ["white_genua"], others=[partner(), third], player_deck={"event_deck": 0})
    assert offers(scene, "give") == {"magister_militum white_genua", "vestalis white_genua"}
    scene.play("give vestalis white_genua")
    scene.expect(actors=[2])
    scene.play("accept")
    scene.expect(players={0: {"hand": []}, 1: {"hand": []}, 2: {"hand": ["white_genua"]}})


@rule("FR-ACT-PLOT-02")
def test_a_card_of_the_city_is_given() -> None:
    scene = turn_of("consul", "genua", ["white_genua", "blue_roma"], others=[partner("genua", "black_tingi")])
    scene.play("give magister_militum white_genua")
    scene.play("accept")
    scene.expect(
        players={0: {"hand": ["blue_roma"]}, 1: {"hand": ["black_tingi", "white_genua"]}},
        player_discard=[],
        turn={"actions": 3},
        actors=[0],
    )


@rule("FR-ACT-PLOT-02")
def test_a_card_of_the_city_is_taken() -> None:
    scene = turn_of("consul", "genua", ["blue_roma"], others=[partner("genua", "white_genua", "black_tingi")])
    scene.play("take magister_militum white_genua")
    scene.play("accept")
    scene.expect(
        players={0: {"hand": ["blue_roma", "white_genua"]}, 1: {"hand": ["black_tingi"]}},
        player_discard=[],
        turn={"actions": 3},
        actors=[0],
    )


@rule("FR-ACT-PLOT-02")
def test_one_gives_what_one_holds_and_takes_what_the_other_holds() -> None:
    scene = turn_of("consul", "genua", ["white_genua"], others=[partner("genua", "orange_genua")])
    assert offers(scene, "give") == {"magister_militum white_genua"}
    assert offers(scene, "take") == {"magister_militum orange_genua"}
    scene.expect(
        illegal={
            "give magister_militum orange_genua": "FR-ACT-PLOT-02",
            "take magister_militum white_genua": "FR-ACT-PLOT-02",
        }
    )


@rule("FR-ACT-PLOT-03")
def test_the_city_must_match_and_the_colour_does_not_matter() -> None:
    mine = ["white_genua", "orange_narbo", "white_narbo", "carpe_diem"]
    scene = turn_of("consul", "genua", mine, others=[partner("genua", "orange_genua", "white_ravenna", "vae_victis")])
    assert offers(scene, "give") == {"magister_militum white_genua"}
    assert offers(scene, "take") == {"magister_militum orange_genua"}
    scene.expect(
        illegal={
            "give magister_militum white_narbo": "FR-ACT-PLOT-02",
            "take magister_militum white_ravenna": "FR-ACT-PLOT-02",
            "give magister_militum carpe_diem": "unknown",
            "take magister_militum vae_victis": "unknown",
        }
    )


@rule("FR-ACT-PLOT-03")
def test_each_card_costs_an_action() -> None:
    hand = ["white_genua", "orange_genua"]
    scene = turn_of("consul", "genua", hand, others=[partner()])
    for left, card in zip((3, 2), hand, strict=True):
        scene.play(f"give magister_militum {card}")
        scene.play("accept")
        assert actions_left(scene) == left
    scene.expect(players={1: {"hand": hand}})


@rule("FR-ACT-PLOT-04")
def test_a_receiver_with_eight_cards_reduces_at_once() -> None:
    scene = turn_of("consul", "genua", ["white_genua"], others=[partner("genua", *SIX, "vae_victis")])
    scene.play("give magister_militum white_genua")
    scene.play("accept")
    scene.expect(actors=[1], turn={"actions": 3})
    assert offers(scene, "discard") == {*SIX, "white_genua", "vae_victis"}
    scene.play("discard white_roma")
    scene.expect(players={1: {"hand": {"size": 7}}}, player_discard=["white_roma"], actors=[0])


@rule("FR-ACT-PLOT-04")
def test_the_receiver_may_play_an_event_instead() -> None:
    scene = turn_of("consul", "genua", [*SIX, "mortui_non_mordent"], others=[partner("genua", "white_genua")])
    scene.play("take magister_militum white_genua")
    scene.play("accept")
    scene.expect(actors=[0], players={0: {"hand": {"size": 8}}}, illegal={"march roma 0": None, "end_actions": None})
    scene.play("event mortui_non_mordent standard")
    scene.play("done")
    scene.expect(players={0: {"hand": [*SIX, "white_genua"]}}, turn={"actions": 3}, legal=["march roma 0"])


@rule("FR-ACT-PLOT-04")
@pytest.mark.parametrize("way", ["give", "take"])
def test_seven_cards_are_no_reason_to_discard(way: str) -> None:
    mine, theirs = (["white_genua"], SIX) if way == "give" else (SIX, ["white_genua"])
    scene = turn_of("consul", "genua", mine, others=[partner("genua", *theirs)])
    scene.play(f"{way} magister_militum white_genua")
    scene.play("accept")
    scene.expect(actors=[0], player_discard=[], legal=["march roma 0"])


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
