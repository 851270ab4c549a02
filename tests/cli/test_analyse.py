"""`occasus analyse`: what decided a match, in the terminal, as data and as pictures."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from occasus.bots.advisers import chances
from occasus.cli.charts.chart import Chart
from occasus.cli.charts.text import drawn
from tests.cli.conftest import Run
from tests.examples.search.heap import HeapGame, HeapState


@pytest.fixture
def over(run: Run, tmp_path: Path) -> Path:
    """A finished match of the toy game."""
    path = tmp_path / "over.json"
    run("play", "toy", "--seats", "random,random", "--seed", "5", "--file", path)
    return path


def test_a_finished_match_is_shown_with_what_decided_it(run: Run, over: Path) -> None:
    result = run("analyse", over, "--effort", "short")
    assert result.exit_code == 0, result.output
    assert "Chance to win, turn by turn" in result.output
    assert "Random 1’s accuracy: " in result.output and "Random 2’s accuracy: " in result.output
    assert "unexplained" in result.output
    assert "most points (TY-END-01)" in result.output
    one = run("analyse", over, "--seat", "0", "--effort", "short").output
    assert "Random 1’s accuracy: " in one and "Random 2’s accuracy: " not in one


def test_as_data_it_is_the_record_of_the_api(run: Run, over: Path) -> None:
    record = json.loads(run("analyse", over, "--json", "--effort", "short").stdout)
    match = json.loads(over.read_text())
    assert record["done"] == record["total"] > 0
    assert record["curve"][-1]["step"] == len(match["moves"])
    assert record["curve"][-1]["chances"] == [1.0 if place == 1 else 0.0 for place in match["result"]["places"]]
    assert {player["decided"] for player in record["players"]} <= {"own", "others", "luck", "both", "unknown", "idle"}


@pytest.mark.parametrize("game", ["fall_of_rome", "empires_end", "struggle_for_rome"])
def test_a_real_match_is_told_in_sentences(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "real.json"
    short = ("--option", "round_limit=3") if game == "struggle_for_rome" else ()  # where luck plays very long
    run("play", game, "--seats", "random,random,random", "--seed", "5", "--file", path, *short)
    shown = run("analyse", path, "--seat", "0", "--effort", "short").output
    assert "accuracy: " in shown
    assert "per 100 games" in shown
    assert ("unexplained" in shown) == (game != "struggle_for_rome")
    for word in ("verdict", "blunder", "percentage point", "move "):
        assert word not in shown


def test_pictures(run: Run, over: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "c.svg", tmp_path / "c.png"
    assert run("analyse", over, "--effort", "short", "--svg", svg, "--png", png).exit_code == 0
    lines = [each for each in ElementTree.parse(svg).iter() if each.get("stroke-width") == "2.5"]
    assert len(lines) == 2
    assert png.read_bytes().startswith(b"\x89PNG")
    assert "No such file" in run("analyse", over, "--effort", "short", "--svg", tmp_path / "no" / "c.svg").output


def test_a_match_that_goes_on_is_not_analysed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "going.json"
    run("play", "toy", "--seats", "human,random", "--file", path, lines=["quit"])
    result = run("analyse", path)
    assert result.exit_code == 2
    assert "isn’t over yet" in result.output


def test_a_seat_or_an_effort_that_is_not_there_is_refused(run: Run, over: Path) -> None:
    assert "are 0 to 1" in run("analyse", over, "--seat", "2").output
    assert "short, quick, full" in run("analyse", over, "--effort", "endless").output


def test_a_hill_rises_and_falls_with_the_chances() -> None:
    lines = drawn(Chart("t", ["a"], [[0.0, 0.5, 1.0]], [(1, 0)]), 3)
    assert [line.plain[-3:] for line in lines[2:10]] == ["  █"] * 4 + [" ██"] * 4
    assert lines[10].plain[-3:] == " 1 "


def test_chances_of_any_game_come_from_random_games() -> None:
    game = HeapGame()
    sure = chances(game, HeapState(1, 1, False, [0, 0]), Random(1))
    assert sure == [0.0, 1.0]
