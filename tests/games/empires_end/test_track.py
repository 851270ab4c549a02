"""The track and its phases (EE-TRACK), and simultaneous play (EE-SIM)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from occasus.core.basics import CHANCE, EVERYTHING
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.scenes import Scene
from tests.games.empires_end.board import GAME, auction, conflict, empire, table, take
from tests.rules import rule


@rule("EE-TRACK-02", "EE-ECO-07", "EE-SIM-04")
def test_the_hourglass_moves_when_all_have_finished() -> None:
    scene = table(turn={"phase": "economy"}, players=3)
    for seat in (0, 2):
        scene.play("done", seat)
        scene.expect(hourglass=2)
        assert scene.refused("use farm_3", seat) == "EE-SIM-04"
    scene.play("done", 1)
    scene.expect(hourglass=3, phase="disaster", events=["hourglass_moved 3 disaster"])


@rule("EE-SIM-04")
def test_done_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, complete(GAME.options, {}), "x", table(turn={"phase": "economy"}).state)
    match.play(0, GAME.catalogue.parse("use farm_3"))
    assert match.can_undo()
    match.play(0, GAME.catalogue.parse("done"))
    assert not match.can_undo()


@rule("EE-TRACK-04", "EE-TRACK-08")
def test_the_phases_of_the_track_come_in_order() -> None:
    options = complete(GAME.options, {})
    state, rng = GAME.start(3, options), Random(5)
    seen: list[str] = []
    while actors := GAME.actors(state):
        seat = actors[0]
        action = GAME.sample(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        GAME.apply(state, seat, action, None)
        phase = GAME.describe(state, EVERYTHING)["phase"]
        hourglass = GAME.describe(state, EVERYTHING)["hourglass"]
        if not seen or len(seen) <= hourglass:
            seen.append(phase)
    track = ["disaster", "economy", "disaster", "industry", "double_disaster", "double_disaster", "conflict"]
    assert seen[:8] == ["setup", *track]
    assert set(seen) == {
        "setup",
        "disaster",
        "double_disaster",
        "economy",
        "industry",
        "conflict",
        "economy_industry",
        "end",
    }
    assert len(seen) == 28


@rule("EE-TRACK-07", "EE-END-01")
def test_at_the_end_of_the_track_the_game_is_over_at_once() -> None:
    scene = conflict("conflict_01", hourglass=26)
    for seat in (0, 1):
        assert scene.result is None
        scene.play("bid_axes 0", seat)
        scene.play("bid_coins 0", seat)
    scene.expect(hourglass=27, phase="end", actors=[], agenda=[], result={"scores": [153, 153]})
    assert scene.refused("done", 0) == "EE-END-01"


@rule("EE-TRACK-09")
def test_the_sequence_comes_from_the_data() -> None:
    spaces = ["disaster", "conflict", "economy"]
    content: dict[str, Any] = {"decline_track": {"players_2": {"spaces": spaces, "lightning_space": 1}}}
    scene = Scene("empires_end", 2, {"turn": {"phase": "economy"}}, content=content)
    scene.expect(hourglass=3)
    for seat in (0, 1):
        scene.play("done", seat)
    scene.expect(phase="end")


@rule("EE-TRACK-02")
@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("economy", "pay first wheat"),
        ("economy", "build fire_01 without_town 0"),
        ("industry", "exchange road_14 wheat axe"),
        ("industry", "bid_axes 0"),
        ("disaster", "done"),
        ("conflict", "use farm_3"),
        ("economy", "buy_coins 0"),
        ("economy", "begin_with economy"),
    ],
)
def test_only_the_phase_under_the_hourglass_is_played(phase: str, text: str) -> None:
    assert table(turn={"phase": phase}).refused(text, 0) == "EE-TRACK-02"


@rule("EE-SIM-01", "EE-SIM-06")
def test_all_decide_at_the_same_time_clockwise_from_the_temple() -> None:
    for phase in ("economy", "industry"):
        assert table(turn={"phase": phase}, players=4, temple=2).actors == [2, 3, 0, 1]
    assert conflict("conflict_01", players=4, temple=1).actors == [1, 2, 3, 0]
    scene = table(turn={"phase": "economy"}, players=4, temple=2)
    scene.play("done", 3)
    scene.play("use farm_3", 0)
    assert scene.actors == [2, 0, 1]


@rule("EE-SIM-02", "EE-DIS-03")
def test_disasters_are_played_in_turn() -> None:
    scene = auction("fire_05", players=3, seat=1, temple=1)
    for seat in (1, 2, 0, 1):
        assert scene.actors == [seat]
        assert scene.refused("take first", (seat + 1) % 3) == "EE-DIS-03"
        scene.play("pay first coin" if seat == 1 else "pay first wheat")


def interleaved(scene: Scene, lines: dict[int, list[str]], rng: Random) -> dict[str, Any]:
    """Play each seat's own line, in any interleaving; drawn cards are the seat's next ones."""
    left = {seat: list(line) for seat, line in lines.items()}
    while any(left.values()):
        seat = rng.choice([seat for seat, line in left.items() if line])
        if scene.actors == [CHANCE]:
            seat = int(next(iter(scene.odds())).split()[1])
            scene.chance(left[seat].pop(0))
        else:
            scene.play(left[seat].pop(0), seat)
    return scene.describe()


@rule("EE-SIM-03", "EE-RUL-08", "EE-SIM-05")
def test_the_order_of_players_makes_no_difference() -> None:
    empires: list[dict[str, Any]] = [
        {"hand": ["fire_01", "fire_02"], "destroyed": ["farm_3"]},
        {"hand": ["flood_01", "flood_02"]},
        {"hand": ["riot_01", "riot_02"], "innovations": {"city_32": ["fire_06"], "farm_3": ["famine_01"]}},
    ]
    lines = {
        0: ["sell fire_01", "keep", *(f"draw 0 riot_0{n}" for n in (3, 4, 5)), "rebuild farm_3 1", "done"],
        1: ["use city_32", "swap farm_3 city_32", "build flood_01 with_town 0", "attach farm_8", "sell flood_02",
            *(f"draw 1 riot_0{n}" for n in (6, 7, 8, 9)), "done"],
        2: ["use fire_06", "move famine_01 town_20", "sell riot_01", "sell riot_02",
            *(f"draw 2 fire_0{n}" for n in (3, 4, 5, 7)), "done"],
    }  # fmt: skip
    ends = []
    for seed in range(12):
        scene = table(*empires, players=3, turn={"phase": "industry"})
        ends.append(json.dumps(interleaved(scene, lines, Random(seed)), sort_keys=True))
    assert len(set(ends)) == 1


@pytest.mark.parametrize("seed", range(6))
@rule("EE-SIM-03", "EE-SIM-06")
def test_random_economies_end_alike_in_any_order(seed: int) -> None:
    rng = Random(seed)
    empires = [{"innovations": {"city_32": ["barbarians_04"], "farm_8": ["flood_01"]}},
               {"innovations": {"road_6": ["flood_06", "barbarians_02"]}},
               {"innovations": {"camp_5": ["pestilence_01"], "farm_3": ["barbarians_08"]}}]  # fmt: skip
    lines: dict[int, list[str]] = {}
    for seat in range(3):
        scene = table(*empires, players=3, turn={"phase": "economy"})
        line: list[str] = []
        while seat in scene.actors:
            line.append(rng.choice(scene.legal(seat)))
            scene.play(line[-1], seat)
        lines[seat] = line
    ends = set()
    for order in range(6):
        scene = table(*empires, players=3, turn={"phase": "economy"})
        ends.add(json.dumps(interleaved(scene, lines, Random(order)), sort_keys=True))
    assert len(ends) == 1


@rule("EE-SIM-03")
def test_nobody_changes_what_another_may_do() -> None:
    scene = table(players=3, turn={"phase": "industry"})
    before = {seat: scene.legal(seat) for seat in (1, 2)}
    scene.play("use city_32", 0)
    scene.play("swap farm_3 city_32", 0)
    scene.play("done", 0)
    assert {seat: scene.legal(seat) for seat in (1, 2)} == before


@rule("EE-SIM-05")
def test_refills_are_served_as_the_cards_are_handled() -> None:
    scene = table({"hand": ["fire_01"]}, {"hand": ["fire_02"]}, turn={"phase": "industry"})
    scene.play("sell fire_02", 1)
    assert {text.split()[1] for text in scene.odds()} == {"1"}
    assert scene.actors == [CHANCE] and scene.legal(0) == []
    for _ in range(4):
        scene.chance("any")
    assert scene.actors == [0, 1]
    assert len(empire(scene, 1)["hand"]) == 4


@rule("EE-SIM-08", "EE-DEC-22", "EE-EXH-07")
def test_refresh_choices_come_in_any_order_before_any_upheaval() -> None:
    marked: dict[str, Any] = {"exhausted": ["famine_01", "famine_03"], "resources": {"axe": 3, "coin": 3}}
    other: dict[str, Any] = {"exhausted": ["fire_01", "fire_05"], "resources": {"axe": 3, "coin": 3}}
    marked["innovations"] = {"city_32": ["famine_01"], "farm_3": ["famine_03"]}
    other["innovations"] = {"city_32": ["fire_01"], "farm_3": ["fire_05"]}
    scene = conflict("conflict_02", marked, other, {}, players=3)
    for seat, axes in ((0, 3), (1, 3), (2, 0)):
        scene.play(f"bid_axes {axes}", seat)
        scene.play("bid_coins 0", seat)
    assert scene.actors == [0, 1]
    scene.expect(no_events=["upheaved"], illegal={0: {"refresh fire_01": "EE-EXH-07"}})
    scene.play("refresh fire_01", 1)
    scene.expect(no_events=["upheaved"], actors=[0])
    scene.play("refresh famine_03", 0)
    scene.expect(
        events=["marker_removed 1 fire_01", "marker_removed 0 famine_03", "upheaved 2 town_25 camp_5"],
        empires={0: {"exhausted": ["famine_01"]}, 1: {"exhausted": ["fire_05"]}},
    )


def test_a_disaster_phase_ends_when_its_card_is_resolved() -> None:
    scene = auction("fire_01")
    take(scene, 0, "city_32")
    scene.expect(phase="economy", offers={"only": {}})
