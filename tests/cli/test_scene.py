"""`occasus scene`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SCENE = """
scene: a prize
title: The highest card wins
game: toy
players: 2
position:
  hands: [[card9, card1], [card5, card2]]
  prize: 3
moves: [bid card9, bid card5]
expect: {scores: [3, 0], events: [won 0 3]}
"""


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    file = tmp_path / "prize.yaml"
    file.write_text(SCENE, encoding="utf-8")
    return file


def test_a_scene_shows_what_happened_and_what_comes_next(run: Run, scene: Path) -> None:
    result = run("scene", scene)
    assert result.exit_code == 0
    assert "ok      a prize  The highest card wins" in result.stdout
    assert "    0 bid card9\n        committed 0 card9" in result.stdout
    assert "won 0 3                                                      TY-BID-03" in result.stdout
    assert "    scores: [3, 0]" in result.stdout
    assert "  next: seat 0 decides; 2 legal\n    reuse\n    drop" in result.stdout


def test_chance_and_the_end_are_shown_too(run: Run, scene: Path) -> None:
    scene.write_text(SCENE.replace("[bid card9, bid card5]", "[bid card9, bid card5, drop]"), encoding="utf-8")
    assert "  over: most points (TY-END-01); won by seat 0" in run("scene", scene).stdout
    scene.write_text("{game: toy, players: 2}", encoding="utf-8")
    assert "  next: chance\n    deal card1  1 of 9" in run("scene", scene).stdout


def test_a_failed_expectation_ends_with_1_and_the_difference(run: Run, scene: Path) -> None:
    scene.write_text(SCENE.replace("[3, 0]", "[3, 1]"), encoding="utf-8")
    result = run("scene", scene, "--brief")
    assert result.exit_code == 1
    assert result.stdout == (
        f"FAILED  a prize  The highest card wins\n        {scene}: expect.scores[1]: 1 expected, 0 found\n"
    )


def test_a_mistake_ends_with_1_and_its_place(run: Run, scene: Path) -> None:
    scene.write_text(SCENE.replace("bid card5]", "bid card7]"), encoding="utf-8")
    result = run("scene", scene)
    assert result.exit_code == 1
    assert f"{scene}: moves[1]: 'bid card7' is not allowed now (TY-BID-01); legal are" in result.stdout


def test_a_folder_is_summed_up(run: Run, scene: Path) -> None:
    (scene.parent / "b.yaml").write_text(SCENE.replace("won 0 3", "won 1 3"), encoding="utf-8")
    result = run("scene", scene.parent, "--brief")
    assert result.exit_code == 1
    assert result.stdout.endswith("2 scenes, 1 failed\n")


def test_programs_read_json(run: Run, scene: Path) -> None:
    result = run("scene", scene, "--json")
    (outcome,) = json.loads(result.stdout)
    assert outcome["ok"] is True
    assert outcome["moves"][1]["events"][-1] == {
        "text": "won 0 3",
        "kind": "won",
        "rule": "TY-BID-03",
        "seat": "0",
        "points": "3",
    }
    assert outcome["position"]["scores"] == [3, 0]
    assert outcome["actors"] == [0]
    assert outcome["legal"] == {"0": ["reuse", "drop"]}
    assert outcome["odds"] == {}
    assert outcome["result"] is None
    scene.write_text("game: [", encoding="utf-8")
    (broken,) = json.loads(run("scene", scene, "--json").stdout)
    assert broken["ok"] is False
    assert "not readable YAML" in broken["mistake"]
