"""Analysis: the curve of chances in the terminal and as pictures, and turning points with the better move."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from examples.search.bot import Searcher
from examples.search.search import Settings

from occasus.arena.analysis import Account, Balance, Curve, settled, turning_points
from occasus.bots.advisers import chances
from occasus.bots.budget import Budget
from occasus.cli.curve import Chart
from occasus.cli.curve_text import drawn
from occasus.core.match import Match
from tests.cli.conftest import Run
from tests.examples.search.heap import TAKE, HeapGame, HeapKnowledge, HeapState


@pytest.fixture
def over(run: Run, tmp_path: Path) -> Path:
    """A finished match of the toy game."""
    path = tmp_path / "over.json"
    run("play", "toy", "--seats", "random,random", "--seed", "5", "--file", path)
    return path


def test_a_finished_match_is_shown_with_its_chances(run: Run, over: Path) -> None:
    result = run("analyse", over, "--budget", "20")
    assert result.exit_code == 0, result.output
    assert "Chance to win, move by move" in result.output
    assert "Random 1" in result.output and "Random 2" in result.output
    assert "most points (TY-END-01)" in result.output
    assert "Random 2" not in re.split("has won", run("analyse", over, "--seat", "0", "--points", "0").output)[0]


def test_the_curve_ends_with_the_result(run: Run, over: Path) -> None:
    record = json.loads(run("analyse", over, "--json", "--budget", "20").stdout)
    places = json.loads(over.read_text())["result"]["places"]
    assert record["chances"][-1] == [1.0 if place == 1 else 0.0 for place in places]
    assert len(record["chances"]) == len(json.loads(over.read_text())["moves"]) + 1
    assert all(abs(sum(each) - 1) < 1e-9 for each in record["chances"])


def test_luck_and_decisions_add_up_to_what_happened(run: Run, over: Path) -> None:
    record = json.loads(run("analyse", over, "--json", "--budget", "20").stdout)
    for seat, turns in record["balance"].items():
        whole = sum(turn[part] for turn in turns for part in ("luck", "own", "others"))
        first, last = (record["chances"][place][int(seat)] for place in (0, -1))
        assert whole == pytest.approx(last - first, abs=0.01)
        assert any(turn["own"] or turn["others"] for turn in turns)
        assert [turn["first"] for turn in turns] == sorted({turn["first"] for turn in turns})
    shown = run("analyse", over, "--budget", "20").output
    assert re.search(r"Random 1: from \d+% to (0|100)% to win", shown)
    assert "Turn by turn, where a chance changed by 5 points or more:" in shown


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end"])
def test_a_real_match_from_the_setup_on(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "real.json"
    run("play", game, "--seats", "random,random,random", "--seed", "5", "--file", path)
    result = run("analyse", path, "--json", "--points", "0")
    assert result.exit_code == 0, result.output
    assert all(0 <= chance <= 1 for chances in json.loads(result.stdout)["chances"] for chance in chances)


def test_pictures(run: Run, over: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "c.svg", tmp_path / "c.png"
    assert run("analyse", over, "--points", "0", "--svg", svg, "--png", png).exit_code == 0
    lines = [each for each in ElementTree.parse(svg).iter() if each.get("stroke-width") == "2.5"]
    assert len(lines) == 2
    assert png.read_bytes().startswith(b"\x89PNG")
    assert "No such file" in run("analyse", over, "--points", "0", "--svg", tmp_path / "no" / "c.svg").output


def test_a_match_that_goes_on_is_not_analysed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "going.json"
    run("play", "toy", "--seats", "human,random", "--file", path, lines=["quit"])
    result = run("analyse", path)
    assert result.exit_code == 2
    assert "is not over yet" in result.output


def test_the_move_that_lost_is_the_turning_point() -> None:
    """Of 6 stones seat 0 takes 1, where 2 would have won; seat 1 never errs, and takes the last."""
    game = HeapGame()
    match = Match(game, 2, {}, "1", HeapState(6, 0, False, [0, 0]))
    for seat, stones in ((0, 1), (1, 1), (0, 1), (1, 3)):
        match.play(seat, TAKE.base + stones)
    curve = Curve(match)
    assert curve.chances[-1] == [0.0, 1.0]
    adviser = Searcher(lambda _: HeapKnowledge(), Settings(), 500)
    [point] = turning_points(curve, adviser, [0, 1], 3, Budget())
    assert (point.number, point.seat, point.action, point.better.action) == (0, 0, "take 1", "take 2")
    assert point.cost() > 0.5


def test_a_hill_rises_and_falls_with_the_chances() -> None:
    lines = drawn(Chart("t", ["a"], [[0.0, 0.5, 1.0]], [(1, 0)]), 3)
    assert [line.plain[-3:] for line in lines[2:10]] == ["  █"] * 4 + [" ██"] * 4
    assert lines[10].plain[-3:] == " 1 "


def test_chances_of_any_game_come_from_random_games() -> None:
    game = HeapGame()
    sure = chances(game, HeapState(1, 1, False, [0, 0]), Random(1))
    assert sure == [0.0, 1.0]


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_every_game_has_turns_of_which_each_has_its_own_figures(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "real.json"
    run("play", game, "--seats", "random,random,random", "--seed", "5", "--file", path)
    record = json.loads(run("analyse", path, "--json", "--points", "0").stdout)
    turns = record["balance"]["0"]
    assert len(turns) > 5, "the whole game is no turn"
    assert [turn["turn"] for turn in turns] == list(range(len(turns)))
    for turn, after in itertools.pairwise(turns):
        assert turn["end"] == after["start"]
    for turn in turns:
        assert turn["luck"] + turn["own"] + turn["others"] == pytest.approx(turn["end"] - turn["start"], abs=0.001)


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_the_whole_game_adds_up_to_the_way_from_the_start_to_the_end(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "real.json"
    run("play", game, "--seats", "random,random,random", "--seed", "6", "--file", path)
    record = json.loads(run("analyse", path, "--json", "--points", "0").stdout)
    for seat, account in record["accounts"].items():
        way = account["end"] - account["start"]
        parts = [account[name] for name in ("luck", "own", "others")]
        assert sum(parts) == pytest.approx(way, abs=0.001)
        assert all(part * way >= 0 for part in parts), "no part is larger than the way"
        assert (account["start"], account["end"]) == (
            pytest.approx(record["chances"][0][int(seat)], abs=0.0051),
            record["chances"][-1][int(seat)],
        )
        assert account["verdict"] in ("luck", "own", "others", "both")
        widths = [round(abs(t["end"] - t["start"]), 2) for t in record["balance"][seat]]
        assert [widths[place] for place in account["swings"]] == sorted(
            (width for width in widths if width >= 0.05), reverse=True
        )[:3]


@pytest.mark.parametrize(
    ("luck", "own", "verdict"), [(-0.53, -0.21, "both"), (-0.69, -0.05, "luck"), (-0.1, -0.64, "own")]
)
def test_luck_acquits_nobody_whose_decisions_cost_much_where_all_win_together(
    luck: float, own: float, verdict: str
) -> None:
    turn = Balance(1, 0, 0.74)
    turn.luck, turn.own = luck, own
    turn.settle(0.0)
    assert Account([turn], together=True).verdict == verdict
    assert Account([turn], together=False).verdict == ("luck" if luck < own else "own")


def test_what_went_up_and_down_again_is_nobodys() -> None:
    assert settled(-0.74, [-1.33, 0.59, 0.0]) == [-0.74, 0.0, 0.0]
    assert settled(0.2, [0.3, 0.1, -0.2]) == pytest.approx([0.15, 0.05, 0.0])
    assert settled(0.0, [0.1, -0.1, 0.0]) == [0.0, 0.0, 0.0]


def test_where_the_curve_is_flat_nothing_turned() -> None:
    game = HeapGame()
    match = Match(game, 2, {}, "1", HeapState(6, 0, False, [0, 0]))
    for seat, stones in ((0, 1), (1, 1), (0, 1), (1, 3)):
        match.play(seat, TAKE.base + stones)
    curve = Curve(match)
    assert curve.drops([0, 1])
    curve.chances[:] = [[0.5, 0.5]] * 4 + [[0.0, 1.0]]
    assert curve.drops([0, 1], 0.02) == []
