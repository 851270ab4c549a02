"""SR-CONQ and SR-EXP: the first city of a tribe, and the others."""

from __future__ import annotations

import pytest

from tests.games.struggle_for_rome.board import THREE_COLOURS, at, offers, player, riding, tribe
from tests.rules import rule

FOUNDER = {"figure": "c061", "fighters": 2, "wagons": 1, "tokens": THREE_COLOURS}
REALM = {"cities": ["lutetia"], "fighters": 2, "wagons": 1}


@rule("SR-CONQ-01")
@pytest.mark.parametrize(
    ("tokens", "possible"),
    [
        (THREE_COLOURS, True),
        ({"germania": 2, "gallia": 2}, False),
        ({"germania": 2, "gallia": 1, "italia_meridionalis": 1}, True),
        ({}, False),
    ],
)
def test_a_realm_needs_tokens_of_three_colours(tokens: dict[str, int], possible: bool) -> None:
    scene = riding({**FOUNDER, "tokens": tokens})
    assert ("conquer lutetia" in scene.legal()) == possible
    if not possible:
        assert scene.refused("conquer lutetia") == "SR-CONQ-01"


@rule("SR-CONQ-01")
def test_the_third_colour_must_come_from_an_earlier_turn() -> None:
    scene = riding({**FOUNDER, "tokens": {"germania": 1, "hispania": 1}}, seats=3, start="blue")
    scene.play("plunder lutetia")
    scene.chance("turn gold_2")
    assert tribe(scene)["tokens"] == THREE_COLOURS
    assert scene.refused("conquer lutetia") == "SR-TRIBE-06"


@rule("SR-CONQ-02")
def test_the_figure_stands_next_to_the_city_after_a_journey_or_without_one() -> None:
    scene = riding({**FOUNDER, "figure": "c055"}, {"gold": 20})
    assert scene.refused("conquer lutetia") == "SR-CONQ-02"
    scene.play("travel c061")
    scene.play(scene.legal()[0])
    scene.play("conquer lutetia")
    assert tribe(scene)["cities"] == ["lutetia"]


@rule("SR-CONQ-03", "SR-RUL-40")
def test_fighters_must_match_the_towers() -> None:
    assert riding({**FOUNDER, "fighters": 1}).refused("conquer lutetia") == "SR-CONQ-03"
    assert "conquer lutetia" in riding(FOUNDER).legal()


@rule("SR-CONQ-04")
def test_a_wagon_must_be_in_the_box() -> None:
    scene = riding({**FOUNDER, "wagons": 0}, {"warrior": {"wagons": 3}})
    assert player(scene)["reserve"]["wagons"] == 7
    assert scene.refused("conquer lutetia") == "SR-CONQ-04"


@rule("SR-CONQ-05", "SR-CONQ-12")
def test_a_conquered_city_cannot_be_conquered_again() -> None:
    scene = riding(FOUNDER, others={"blue": {"horseman": {"cities": ["lutetia"]}}})
    assert scene.refused("conquer lutetia") == "SR-CONQ-05"
    scene = riding(FOUNDER, {"warrior": {"cities": ["lutetia"]}})
    assert scene.refused("conquer lutetia") == "SR-CONQ-05"
    scene = riding({**FOUNDER, "figure": "c042"}, seats=3)
    assert scene.refused("conquer samarobriva") == "SR-SETUP-14"


@rule("SR-CONQ-06", "SR-CONQ-07")
def test_figure_and_wagon_move_in_free_of_charge_and_the_fighters_stay() -> None:
    scene = riding({**FOUNDER, "wagons": 2, "fighters": 3}, {"gold": 1, "hand": {"grain": 1}})
    assert scene.play("conquer lutetia") == ["founded red_horseman lutetia"]
    assert tribe(scene) == {
        "figure": None,
        "fighters": 3,
        "wagons": 1,
        "tokens": THREE_COLOURS,
        "cities": ["lutetia"],
    }
    assert (player(scene)["gold"], player(scene)["hand"]) == (1, {"grain": 1})
    assert player(scene)["reserve"] == {"horseman": 5, "warrior": 7, "wagons": 7}


@rule("SR-CONQ-08", "SR-EXP-08")
def test_a_conquest_brings_no_booty_and_the_token_leaves_the_game() -> None:
    for given in (FOUNDER, {**REALM, "cities": ["durocortorum"]}):
        scene = riding({**given, "wagons": 2})
        tokens = tribe(scene)["tokens"]
        turned = scene.describe()["turned"]
        scene.play("conquer lutetia")
        assert player(scene)["gold"] == 0
        assert tribe(scene)["tokens"] == tokens
        assert scene.describe()["turned"] == turned
        assert scene.state.token_on[10] == 0


@rule("SR-CONQ-09")
def test_neither_the_city_nor_its_province_need_have_been_plundered() -> None:
    tokens = {"germania": 1, "hispania": 1, "italia_meridionalis": 1}
    scene = riding({**FOUNDER, "tokens": tokens})
    assert "lutetia" not in scene.describe()["tokens_gone"]
    assert "conquer lutetia" in scene.legal()
    assert "conquer lutetia" in riding({**FOUNDER, "tokens": tokens}, tokens_gone=["lutetia"]).legal()


@rule("SR-CONQ-10", "SR-RUL-23", "SR-VP-06")
def test_tokens_and_scourge_stay_after_founding() -> None:
    tokens = {"germania": 1, "gallia": 1, "hispania": 1, "italia_septentrionalis": 1, "italia_meridionalis": 2}
    scene = riding({**FOUNDER, "tokens": tokens})
    assert player(scene)["points"] == 2
    scene.play("conquer lutetia")
    assert tribe(scene)["tokens"] == tokens
    assert player(scene)["points"] == 3


@rule("SR-CONQ-12", "SR-VP-01")
def test_a_city_is_worth_one_point_and_is_never_lost() -> None:
    scene = riding(FOUNDER)
    scene.play("conquer lutetia")
    assert player(scene)["points"] == 1
    blue = {"cities": ["durocortorum"], "fighters": 8, "wagons": 2}
    scene = riding(blue, others={"blue": {"horseman": {"cities": ["lutetia"]}}})
    assert scene.refused("conquer lutetia") == "SR-EXP-06"


@rule("SR-EXP-01", "SR-EXP-02")
def test_a_realm_reaches_cities_within_one_arrow_of_its_own() -> None:
    scene = riding({"cities": ["lutetia"], "fighters": 5, "wagons": 1})
    assert offers(scene, "conquer") == {"samarobriva", "durocortorum", "caesarodunum", "lugdunum"}
    assert scene.refused("conquer burdigala") == "SR-EXP-01"
    scene = riding({"cities": ["lutetia", "caesarodunum"], "fighters": 5, "wagons": 1})
    assert "burdigala" in offers(scene, "conquer")


@rule("SR-EXP-01")
def test_a_sea_arrow_serves_for_reach() -> None:
    scene = riding({"cities": ["tarraco"], "fighters": 5, "wagons": 1})
    assert {"massilia", "carthago_nova"} <= offers(scene, "conquer")


@rule("SR-EXP-03", "SR-RUL-24")
def test_cities_and_tribes_on_the_path_do_not_matter() -> None:
    others = {
        "blue": {"horseman": {"cities": ["durocortorum"]}, "warrior": {"figure": "c062"}},
        "white": {"horseman": {"figure": "c061"}, "warrior": {"figure": "c071"}},
    }
    scene = riding({"cities": ["lutetia"], "fighters": 5, "wagons": 1}, others=others)
    assert offers(scene, "conquer") == {"samarobriva", "caesarodunum", "lugdunum"}


@rule("SR-EXP-04")
def test_expansion_needs_a_wagon_in_the_box() -> None:
    assert riding({**REALM, "wagons": 0}).refused("conquer durocortorum") == "SR-EXP-04"


@rule("SR-EXP-05", "SR-RUL-40")
def test_expansion_needs_as_many_fighters_as_towers() -> None:
    scene = riding({**REALM, "fighters": 3})
    assert scene.refused("conquer lugdunum") == "SR-EXP-05"
    assert "conquer lugdunum" in riding({**REALM, "fighters": 4}).legal()


@rule("SR-EXP-06")
def test_expansion_needs_a_free_city() -> None:
    scene = riding(REALM, others={"blue": {"horseman": {"cities": ["durocortorum"]}}})
    assert scene.refused("conquer durocortorum") == "SR-EXP-06"
    assert riding(REALM, seats=3).refused("conquer samarobriva") == "SR-SETUP-14"
    assert riding(REALM).refused("conquer lutetia") == "SR-EXP-06"


@rule("SR-EXP-07")
def test_one_fighter_and_one_wagon_go_to_the_city_and_nothing_is_paid() -> None:
    scene = riding({**REALM, "fighters": 3, "wagons": 2}, {"gold": 1})
    assert scene.play("conquer durocortorum") == ["expanded red_horseman durocortorum"]
    assert (tribe(scene)["fighters"], tribe(scene)["wagons"]) == (2, 1)
    assert player(scene)["gold"] == 1
    assert player(scene)["reserve"] == {"horseman": 5, "warrior": 7, "wagons": 6}


@rule("SR-EXP-09", "SR-VP-01")
def test_every_further_city_is_one_point() -> None:
    scene = riding(REALM)
    scene.play("conquer durocortorum")
    assert player(scene)["points"] == 2


@rule("SR-EXP-10")
def test_cities_of_the_other_tribe_are_no_base() -> None:
    red = {"horseman": {"cities": ["tarraco"], "fighters": 5, "wagons": 1}, "warrior": {"cities": ["lutetia"]}}
    assert at("horseman_actions", {"red": red}).refused("conquer durocortorum") == "SR-EXP-01"


@rule("SR-EXP-11")
def test_expansion_needs_no_tokens() -> None:
    scene = riding(REALM)
    assert tribe(scene)["tokens"] == {}
    assert "conquer durocortorum" in scene.legal()
