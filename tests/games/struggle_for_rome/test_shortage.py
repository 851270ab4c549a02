"""SR-SHORT: when the bank cannot pay a roll."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome.rules.shortage import as_far_as_it_goes
from occasus.scenes import Scene
from tests.games.struggle_for_rome.board import due, player, riding, rolling
from tests.rules import rule


def grain_short(red: int, blue: int, white: int = 0, **more: Any) -> Scene:
    """Red, blue and white stand at Ubii (5, a field); the hands hold nearly all grain."""
    players: dict[str, Any] = {
        "red": {"hand": {"grain": red}, "horseman": {"figure": "c015"}},
        "blue": {"hand": {"grain": blue}, "horseman": {"figure": "c023"}},
        "white": {"hand": {"grain": white}, "horseman": {"figure": "c033"}},
        "yellow": {"horseman": {"figure": "c030"}, "warrior": {"figure": "c040"}},
    }
    for name, extra in more.pop("extra", {}).items():
        players[name]["hand"].update(extra)
    scene = rolling(players, **more)
    scene.chance("roll 5")
    return scene


@rule("SR-SHORT-01")
def test_no_shortage_while_the_bank_suffices_exactly() -> None:
    scene = grain_short(7, 4)
    assert "shortage" not in scene.events
    assert scene.describe()["bank"]["grain"] == 0
    assert "shortage" in grain_short(8, 4).events


@rule("SR-SHORT-01")
def test_pasture_counts_pile_and_discard_together() -> None:
    players = {"red": {"hand": {"horse": 9, "cattle": 9}, "warrior": {"figure": "c036"}}}
    enough = rolling(players, bank={"discard": {"horse": 1, "cattle": 1}}, seats=3)
    enough.chance("roll 10")  # Chauci: red c017
    assert "shortage" not in enough.events
    players["red"]["hand"] = {"horse": 10, "cattle": 10}
    short = rolling(players, seats=3)
    short.chance("roll 10")
    assert "shortage" in short.events


@rule("SR-SHORT-01")
def test_ore_can_run_short_too() -> None:
    scene = rolling({"red": {"hand": {"ore": 14}}}, seats=3)
    scene.chance("roll 3")
    assert "shortage" in scene.events


@rule("SR-SHORT-02", "SR-RUL-12")
def test_everybody_returns_half_rounded_down_also_who_receives_nothing() -> None:
    scene = grain_short(7, 5, 1, extra={"red": {"ore": 2}})
    assert scene.describe()["shortage"]["owed"] == {"red": 4, "blue": 2}
    scene = rolling(
        {
            "red": {"hand": {"grain": 13}, "horseman": {"figure": "c015"}},
            "blue": {"hand": {"grain": 1}, "horseman": {"figure": "c023"}},
            "white": {"hand": {"ore": 5}, "horseman": {"figure": "c030"}, "warrior": {"figure": "c040"}},
        },
        seats=3,
    )
    scene.chance("roll 5")
    assert scene.describe()["shortage"]["owed"] == {"red": 6, "white": 2}


@rule("SR-RUL-12")
def test_by_option_halves_are_rounded_up() -> None:
    scene = grain_short(7, 5, 1, options={"shortage_rounding": "up"})
    assert scene.describe()["shortage"]["owed"] == {"red": 4, "blue": 3, "white": 1}


@rule("SR-SHORT-03", "SR-DEC-05")
def test_everybody_chooses_which_cards_in_any_order_and_gold_does_not_count() -> None:
    scene = grain_short(7, 6, extra={"red": {"ore": 1}})
    assert scene.actors == [0, 1]
    assert scene.legal(0) == ["return ore", "return grain"]
    scene.play("return ore", 0)
    assert scene.legal(0) == ["return grain"]
    assert scene.refused("return ore", 0) == "SR-SHORT-03"
    for _ in range(3):
        scene.play("return grain", 1)
    assert scene.actors == [0]
    assert scene.legal(1) == []
    assert player(scene, "blue")["hand"] == {"grain": 6}  # nothing moves before all have chosen
    for _ in range(3):
        scene.play("return grain", 0)
    assert scene.events[-6:] == [
        "returned red 1 ore",
        "returned red 3 grain",
        "returned blue 3 grain",
        "produced red 1 grain",
        "produced blue 1 grain",
        "produced white 1 grain",
    ]
    assert player(scene)["hand"] == {"grain": 5}


@rule("SR-SHORT-04")
def test_afterwards_all_receive_their_production() -> None:
    scene = grain_short(7, 6)
    for seat, number in ((0, 3), (1, 3)):
        for _ in range(number):
            scene.play("return grain", seat)
    assert [player(scene, name)["hand"] for name in ("red", "blue", "white")] == [
        {"grain": 5},
        {"grain": 4},
        {"grain": 1},
    ]


@rule("SR-SHORT-05", "SR-RUL-44")
def test_what_still_does_not_suffice_is_handed_out_one_by_one_clockwise() -> None:
    owing = vec[i64]([0, 2, 0, 0, 2, 0, 0, 1, 0, 0, 2, 1])  # ore, grain, pasture for four seats
    assert list(as_far_as_it_goes(owing, 4, 2, vec[i64]([0, 3, 5]))) == [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1]
    assert list(as_far_as_it_goes(owing, 4, 2, vec[i64]([0, 5, 5]))) == [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 2, 1]
    assert list(as_far_as_it_goes(owing, 4, 2, vec[i64]([0, 9, 0]))) == [0, 2, 0, 0, 2, 0, 0, 1, 0, 0, 2, 0]


@rule("SR-SHORT-05", "SR-RUL-44")
def test_there_is_no_second_return() -> None:
    """Grain of 6 is due to everybody, three times to red; yellow hands back five of eleven."""
    everyone = {
        "red": {"hand": {"grain": 1}, "horseman": {"figure": "c017"}, "warrior": {"cities": ["lutetia", "tarraco"]}},
        "blue": {"hand": {"grain": 1}, "horseman": {"figure": "c003"}},
        "white": {"hand": {"grain": 1}, "horseman": {"figure": "c009"}, "warrior": {"figure": "c028"}},
        "yellow": {"hand": {"grain": 11}, "horseman": {"figure": "c010"}},
    }
    scene = rolling(everyone, start="blue")
    scene.chance("roll 6")
    assert scene.describe()["shortage"]["owed"] == {"yellow": 5}
    for _ in range(5):
        scene.play("return grain", 3)
    assert scene.describe()["bank"]["grain"] == 0
    assert scene.actors == [-1]
    assert player(scene, "blue")["hand"] == {"grain": 2}
    assert player(scene, "red")["hand"] == {"grain": 3}  # three were due, two came


@rule("SR-SHORT-06", "SR-RUL-33")
def test_an_empty_pile_elsewhere_makes_the_choice_unavailable() -> None:
    hands = {"red": {"hand": {"ore": 14}}, "blue": {"hand": {"horse": 10, "cattle": 10, "grain": 14}}}
    scene = riding({}, {"hand": {"ore": 14}}, others={"blue": hands["blue"]})
    assert {text for text in scene.legal() if text.startswith("take")} == {"take two_gold"}
    assert scene.refused("take grain") == "SR-SHORT-06"
    assert scene.refused("take pasture") == "SR-SHORT-06"
    scene = riding({"figure": "c061", "fighters": 2}, {"hand": {"ore": 14}}, others={"blue": hands["blue"]})
    scene.play("plunder lutetia")
    scene.chance("turn pasture_card")  # nothing is drawn
    assert due(scene) == "tribe red"
    assert player(scene)["hand"] == {"ore": 14}
    assert "shortage" not in scene.events


@rule("SR-SHORT-06", "SR-RUL-20", "SR-PASS-03")
@pytest.mark.parametrize("empty", ["grain", "ore"])
def test_an_empty_kind_cannot_be_taken_as_compensation_and_the_others_can(empty: str) -> None:
    scene = riding({}, {"hand": {empty: 14}})
    left = {"two_gold", "grain", "ore", "pasture"} - {empty}
    assert {text.removeprefix("take ") for text in scene.legal() if text.startswith("take")} == left
    assert scene.refused(f"take {empty}") == "SR-SHORT-06"


@rule("SR-SHORT-06", "SR-RUL-20")
@pytest.mark.parametrize(
    ("held", "discard", "left"),
    [
        ({"horse": 10, "cattle": 10}, {}, set()),
        ({"horse": 10, "cattle": 9}, {}, {"horse", "cattle"}),  # the pile holds one; nobody knows which
        ({"horse": 9, "cattle": 10}, {}, {"horse", "cattle"}),
        ({"horse": 9, "cattle": 10}, {"horse": 1}, {"horse"}),  # only what lies open
        ({"horse": 10, "cattle": 9}, {"cattle": 1}, {"cattle"}),
    ],
)
def test_by_option_a_pasture_card_is_named_while_the_pile_or_the_discard_has_one(
    held: dict[str, int], discard: dict[str, int], left: set[str]
) -> None:
    scene = riding(
        {},
        options={"named_pasture": True},
        others={"blue": {"hand": held}},
        bank={"discard": discard} if discard else {},
    )
    offered = {text.removeprefix("take ") for text in scene.legal() if text.startswith("take")}
    assert offered == {"two_gold", "grain", "ore"} | left
    for kind in {"horse", "cattle"} - left:
        assert scene.refused(f"take {kind}") == "SR-SHORT-06"
