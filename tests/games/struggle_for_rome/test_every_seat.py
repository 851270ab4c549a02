"""The rules are the same for every seat, and add to what is there: positions of white and yellow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.struggle_for_rome.board import Table, at, due, offer, player, tribe
from tests.rules import rule

RICH: dict[str, Any] = {
    "gold": 7,
    "hand": {"ore": 2, "grain": 3, "horse": 2, "cattle": 2},
    "cards": {"traitor": 1, "treasure_vandals": 1},
}
TABLE: dict[str, Any] = {"red": {"gold": 3, "hand": {"ore": 1, "cattle": 1}}, "blue": {"gold": 1, "hand": {"grain": 2}}}


def turn_of(name: str, phase: str, own: dict[str, Any], **more: Any) -> Table:
    """A turn of somebody rich, among others who have something too."""
    others = {**TABLE, **more.pop("others", {})}
    return at(phase, {**others, name: {**RICH, **own}}, player=name, start="blue", **more)


@rule("SR-BUILD-01", "SR-BUILD-05", "SR-BUILD-07", "SR-BUILD-10")
@pytest.mark.parametrize("name", ["white", "yellow"])
def test_builds_of_any_seat(name: str) -> None:
    scene = turn_of(name, "build", {"horseman": {"fighters": 3, "wagons": 2}, "warrior": {"fighters": 2, "wagons": 3}})
    assert scene.play("build_fighters no_joker") == [f"built_fighter {name}_horseman", f"built_fighter {name}_warrior"]
    assert scene.play("build_wagon warrior joker_horse") == [f"used_joker {name} horse", f"built_wagon {name}_warrior"]
    assert scene.play("buy_card no_joker") == [f"bought_card {name}"]
    scene.chance("draw_card traitor")
    own = player(scene, name)
    assert (own["gold"], own["hand"]) == (3, {"ore": 1, "grain": 2, "horse": 1})
    assert own["cards"] == {"traitor": 2, "treasure_vandals": 1}
    assert own["reserve"] == {"horseman": 4, "warrior": 5, "wagons": 4}
    assert (own["horseman"]["fighters"], own["warrior"]["fighters"]) == (4, 3)
    assert (own["horseman"]["wagons"], own["warrior"]["wagons"]) == (2, 4)
    assert player(scene, "red")["hand"] == {"ore": 1, "cattle": 1}


@rule("SR-PLUN-06", "SR-PLUN-07", "SR-PLUN-08", "SR-PLUN-11", "SR-DEV-07")
@pytest.mark.parametrize("name", ["white", "yellow"])
def test_a_plunder_of_any_seat(name: str) -> None:
    own = {
        "warrior": {"figure": "c118", "fighters": 2, "wagons": 3, "tokens": {"gallia": 1, "italia_septentrionalis": 1}}
    }
    scene = turn_of(name, "warrior_actions", own)
    assert scene.play("plunder_with_traitor florentia") == [
        f"played {name} traitor",
        f"plundered {name}_warrior florentia",
    ]
    assert due(scene) == f"turn {name} florentia"
    assert sum(scene.odds().values()) == 7
    assert scene.odds()["turn pasture_card casualty"] == 2
    assert scene.chance("turn pasture_card casualty") == [
        "turned florentia pasture_card casualty",
        f"lost_fighter {name}_warrior",
    ]
    assert scene.odds() == {"draw horse": 8, "draw cattle": 7}
    assert scene.chance("draw cattle") == [f"drew {name} cattle", f"gained_gold {name} 3"]
    found = player(scene, name)
    assert (found["gold"], found["hand"]["cattle"]) == (10, 3)
    assert found["warrior"]["tokens"] == {"gallia": 1, "italia_septentrionalis": 2}
    assert (found["warrior"]["fighters"], found["reserve"]["warrior"]) == (1, 7)
    assert scene.describe()["development"]["played"] == {"traitor": 1}


@rule("SR-CONQ-06", "SR-EXP-07", "SR-VP-01")
@pytest.mark.parametrize("name", ["white", "yellow"])
def test_conquests_of_any_seat(name: str) -> None:
    own = {"horseman": {"cities": ["ancona", "ravenna"], "fighters": 5, "wagons": 2}, "diplomats": 3}
    scene = turn_of(name, "horseman_actions", own)
    assert player(scene, name)["points"] == 4
    scene.play("conquer roma")
    found = player(scene, name)
    assert found["points"] == 5
    assert sorted(found["horseman"]["cities"]) == ["ancona", "ravenna", "roma"]
    assert (found["horseman"]["fighters"], found["horseman"]["wagons"]) == (4, 1)


@rule("SR-VP-05")
@pytest.mark.parametrize("name", ["white", "yellow"])
def test_a_scourge_of_any_seat_can_announce_the_end(name: str) -> None:
    tokens = {"germania": 1, "gallia": 1, "hispania": 1, "italia_meridionalis": 1}
    cities = ["lutetia", "durocortorum", "caesarodunum", "tarraco", "toletum", "hispalis", "lugdunum", "massilia"]
    own = {
        "horseman": {"cities": cities, "wagons": 0},
        "warrior": {"figure": "c118", "fighters": 3, "wagons": 0, "tokens": tokens},
    }
    scene = turn_of(name, "warrior_actions", own)
    scene.play("plunder florentia")
    told = scene.chance("turn gold_2")
    assert told[-2:] == [f"gained_scourge_of_rome {name}_warrior", f"announced_end {name}"]
    assert player(scene, name)["points"] == 10


@rule("SR-LEG-04", "SR-LEG-05", "SR-DEV-06")
def test_robberies_add_to_what_the_thief_has() -> None:
    others = {
        "red": {"gold": 5, "horseman": {"figure": "c055"}},
        "blue": {"horseman": {"figure": "c073"}, "hand": {"grain": 2}},
    }
    scene = turn_of("yellow", "build", {"cards": {"diplomat": 1}, "diplomats": 1}, others=others)
    scene.play("play diplomat")
    assert player(scene, "yellow")["diplomats"] == 2
    assert scene.play("move_legionnaire raetia") == ["legionnaire_moved yellow raetia"]
    scene.play("rob red")
    assert due(scene) == "ransom yellow red"
    assert scene.play("take_gold 2") == ["took_gold yellow red 2"]
    assert (player(scene, "yellow")["gold"], player(scene, "red")["gold"]) == (9, 3)
    scene = turn_of("yellow", "build", {"cards": {"diplomat": 1}}, others=others)
    scene.play("play diplomat")
    scene.play("move_legionnaire raetia")
    scene.play("rob blue")
    assert scene.odds() == {"steal grain": 2}
    assert scene.chance("steal grain") == ["robbed yellow blue grain"]
    assert player(scene, "yellow")["hand"]["grain"] == 4


@rule("SR-TRADE-01", "SR-TRADE-03", "SR-ROUND-08")
def test_deals_of_any_seat() -> None:
    scene = turn_of("yellow", "build", {})
    offer(scene, {"grain": 2, "horse": 1}, {"ore": 1, "cattle": 1}, "red blue")
    assert scene.events == [
        "laid_out yellow grain",
        "laid_out yellow grain",
        "laid_out yellow horse",
        "asked_for yellow ore",
        "asked_for yellow cattle",
        "proposed yellow red blue",
    ]
    assert scene.describe()["offer"] == {
        "give": {"grain": 2, "horse": 1},
        "want": {"ore": 1, "cattle": 1},
        "answers": {"red": "waiting", "blue": "waiting"},
        "counters": {},
    }
    assert scene.play("accept", 0) == ["accepted red"]
    for action in ("counter", "give grain", "want ore"):
        scene.play(action, 1)
    scene.play("propose yellow", 1)
    assert scene.describe()["offer"]["answers"] == {"red": "accepted", "blue": "countered"}
    assert scene.legal(3) == ["no_deal", "deal red", "deal blue"]
    assert scene.play("deal red") == [
        "traded yellow red 2 grain",
        "traded yellow red 1 horse",
        "traded red yellow 1 ore",
        "traded red yellow 1 cattle",
    ]
    assert player(scene, "yellow")["hand"] == {"ore": 3, "grain": 1, "horse": 1, "cattle": 3}
    assert player(scene, "red")["hand"] == {"grain": 2, "horse": 1}
    assert scene.describe()["turn"]["offers"] == [{"give": {"grain": 2, "horse": 1}, "want": {"ore": 1, "cattle": 1}}]


@rule("SR-ROUND-08", "SR-DEC-08")
def test_an_unfinished_counter_offer_is_swept_away() -> None:
    scene = turn_of("yellow", "build", {})
    offer(scene, {"grain": 1}, {"ore": 1}, "red blue")
    scene.play("accept", 0)
    scene.play("counter", 1)
    scene.play("give grain", 1)
    assert scene.play("stop_waiting", 3) == ["unanswered blue"]
    assert scene.describe()["offer"]["counters"] == {}
    assert scene.describe()["offer"]["answers"] == {"red": "accepted", "blue": "declined"}


@rule("SR-PASS-01", "SR-PASS-03", "SR-RUL-20")
def test_compensation_adds_to_what_is_there() -> None:
    for choice, gold, kind in (("two_gold", 9, None), ("grain", 7, "grain"), ("ore", 7, "ore")):
        scene = turn_of("yellow", "horseman_actions", {})
        told = scene.play(f"take {choice}")
        assert told[0] == "compensated yellow"
        assert told[1] == ("gained_gold yellow 2" if kind is None else f"took yellow {kind}")
        found = player(scene, "yellow")
        assert found["gold"] == gold
        assert sum(found["hand"].values()) == (9 if kind is None else 10)
    scene = turn_of("yellow", "horseman_actions", {}, options={"named_pasture": True})
    assert scene.play("take horse") == ["compensated yellow", "took yellow horse"]
    assert player(scene, "yellow")["hand"]["horse"] == 3


@rule("SR-END-04", "SR-VP-11", "SR-DEV-08")
def test_everything_is_shown_at_the_end() -> None:
    players = {
        "red": {"cards": {"treasure_suebi": 1, "victory_point": 1, "traitor": 1}, "gold": 2},
        "yellow": {"cards": {"treasure_vandals": 1, "treasure_visigoths": 1, "victory_point": 2}, "gold": 3},
    }
    scene = at(
        "warrior_actions", players, player="yellow", round=100, development={"played": {"treasure_burgundians": 1}}
    )
    told = scene.play("end_turn")
    assert told == [
        "showed_points red 1",
        "showed_treasure red treasure_suebi",
        "showed_points yellow 2",
        "showed_treasure yellow treasure_visigoths",
        "showed_treasure yellow treasure_vandals",
        "ended 100",
    ]
    assert (player(scene, "red")["gold"], player(scene, "yellow")["gold"]) == (6, 14)
    assert player(scene, "red")["cards"] == {"traitor": 1}
    assert player(scene, "yellow")["cards"] == {}
    assert scene.describe()["development"]["played"] == {
        "treasure_burgundians": 1,
        "treasure_visigoths": 1,
        "treasure_vandals": 1,
        "treasure_suebi": 1,
    }
    assert scene.result is not None
    assert scene.result["scores"] == [1, 0, 0, 2]
    assert scene.result["places"] == [2, 3, 3, 1]


@rule("SR-MOVE-05", "SR-MOVE-09")
def test_a_journey_of_any_seat() -> None:
    scene = turn_of("yellow", "warrior_actions", {"warrior": {"figure": "c055"}})
    scene.play("travel c071")
    assert scene.play("pay 1 3") == ["paid yellow 1 grain", "paid yellow 3 gold", "travelled yellow_warrior c071"]
    found = player(scene, "yellow")
    assert (found["gold"], found["hand"]["grain"], found["warrior"]["figure"]) == (4, 2, "c071")
    assert tribe(scene, "yellow")["figure"] == "c025"
    assert scene.describe()["turn"]["travelled"]


@rule("SR-DEV-09")
def test_a_great_warrior_of_any_seat() -> None:
    scene = turn_of("yellow", "horseman_actions", {"cards": {"great_warrior": 2}, "horseman": {"fighters": 3}})
    assert scene.play("play great_warrior") == ["played yellow great_warrior", "reinforced yellow_horseman"]
    assert (tribe(scene, "yellow")["fighters"], player(scene, "yellow")["reserve"]["horseman"]) == (4, 4)
    assert player(scene, "yellow")["cards"] == {"great_warrior": 1}
