"""SR-COMP and the data: how much there is of everything."""

from __future__ import annotations

import pytest

from occasus.core.basics import BadPosition, OccasusError
from occasus.games import find
from tests.games.struggle_for_rome.board import at, building, new_game, player, riding, rolling, set_up
from tests.rules import rule


@rule("SR-COMP-01")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(OccasusError, match="SR-COMP-01"):
        new_game(seats)
    assert list(find("struggle_for_rome").seat_counts) == [3, 4]


@rule("SR-COMP-02", "SR-SETUP-01", "SR-SETUP-04")
def test_each_colour_has_ten_wagons_nine_warriors_nine_horsemen() -> None:
    scene = set_up(4)
    for name in ("red", "blue", "white", "yellow"):
        reserve = player(scene, name)["reserve"]
        assert reserve == {"horseman": 7, "warrior": 7, "wagons": 8}
        assert reserve["horseman"] + 2 == reserve["warrior"] + 2 == 9
        assert reserve["wagons"] + 2 == 10


@rule("SR-RUL-01")
def test_fighters_per_colour_can_be_eight() -> None:
    assert player(set_up(4, {"fighters_per_colour": 8}))["reserve"] == {"horseman": 6, "warrior": 6, "wagons": 8}
    assert player(set_up(4, {"fighters_per_colour": 9}))["reserve"] == {"horseman": 7, "warrior": 7, "wagons": 8}
    assert player(set_up(4))["reserve"]["horseman"] == 7


@rule("SR-COMP-03")
def test_there_are_two_dice_four_markers_one_legionnaire() -> None:
    scene = rolling()
    assert scene.odds() == {f"roll {total}": 6 - abs(total - 7) for total in range(2, 13)}
    for total in (2, 12, 11):
        scene.chance(f"roll {total}")
    assert scene.describe()["covered"] == [2, 11, 12]
    scene.chance("roll 7")
    assert scene.describe()["covered"] == [2, 7, 11, 12]
    scene.play("move_legionnaire latium")
    assert scene.describe()["turn"]["phase"] == "build"


@rule("SR-COMP-04", "SR-BOARD-06")
def test_there_are_forty_tokens_eight_of_each_colour() -> None:
    game = find("struggle_for_rome")
    facts = game.start(4, {}).facts
    assert len(facts.towers) == 40
    assert [sum(facts.faces[16 * colour : 16 * colour + 16]) for colour in range(5)] == [8] * 5
    assert sum(game.start(4, {}).token_on) == 40


@rule("SR-COMP-05", "SR-RUL-02")
def test_gold_never_runs_out() -> None:
    scene = riding({}, {"gold": 95}, others={"blue": {"gold": 95}})
    scene.play("take two_gold")
    assert player(scene)["gold"] == 97


@rule("SR-COMP-06", "SR-COMP-08", "SR-SETUP-07", "SR-SETUP-08")
def test_there_are_48_resource_cards_and_30_development_cards() -> None:
    found = at("build").describe()
    assert found["bank"] == {"ore": 14, "grain": 14, "pasture": {"horse": 10, "cattle": 10}, "discard": {}}
    assert sum(found["development"]["pile"].values()) == 30


@rule("SR-COMP-08")
def test_more_cards_than_there_are_cannot_be_held() -> None:
    with pytest.raises(BadPosition, match="there are only 14 cards of ore"):
        building({"hand": {"ore": 15}})


@rule("SR-COMP-07", "SR-RUL-03", "SR-SETUP-09")
def test_there_are_one_diplomacy_eight_scourges_three_legacies() -> None:
    facts = find("struggle_for_rome").start(4, {}).facts
    assert facts.legacies == 3
    assert list(facts.special_points) == [2, 2, 2]
    assert at("build").describe()["diplomacy"] is None


@rule("SR-COMP-09")
def test_what_is_not_in_the_reserve_cannot_be_built() -> None:
    scene = building(
        {
            "hand": {"ore": 1, "horse": 2, "grain": 1, "cattle": 1},
            "horseman": {"fighters": 8, "wagons": 5},
            "warrior": {"fighters": 8, "wagons": 5},
        }
    )
    assert scene.refused("build_fighters no_joker") == "SR-BUILD-04"
    assert scene.refused("build_wagon horseman no_joker") == "SR-BUILD-06"
