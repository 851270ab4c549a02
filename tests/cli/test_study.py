"""`occasus study`: a match or a position is explored line by line, and saved as a match file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from occasus.core.match_file import from_data
from occasus.games import find
from occasus.studies.link import decode
from tests.cli.conftest import Run

SCENE = """
scene: a march
game: fall_of_rome
players: 3
position:
  legions: {roma: 4}
  players: [{role: consul}]
  turn: {active: 0}
"""


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    file = tmp_path / "march.yaml"
    file.write_text(SCENE, encoding="utf-8")
    return file


def saved(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def test_a_scene_is_explored_and_saved_with_its_variations(run: Run, scene: Path) -> None:
    lines = ["march genua 2", "say Two hold the city.", "mark !", "back", "march genua 1", "tree", "save", "quit"]
    result = run("study", scene, lines=lines)
    assert result.exit_code == 0, result.output
    assert "   1 0 march genua 2  ! Two hold the city." in result.output
    data = saved(scene.with_suffix(".study.json"))
    assert data["moves"] == ["0 march genua 2"]
    assert data["study"]["lines"] == [{"from": 0, "at": 0, "moves": ["0 march genua 1"]}]
    assert data["study"]["notes"] == [{"line": 0, "at": 1, "comment": "Two hold the city.", "glyph": "!"}]
    assert len(from_data(data, find).moves) == 1


def test_a_saved_study_is_opened_again_and_a_variation_becomes_the_main_line(run: Run, scene: Path) -> None:
    run("study", scene, lines=["march genua 2", "back", "march genua 1", "save", "quit"])
    file = scene.with_suffix(".study.json")
    result = run("study", file, lines=["go 1 1", "main", "save", "quit"])
    assert result.exit_code == 0, result.output
    assert saved(file)["moves"] == ["0 march genua 1"]
    run("study", file, lines=["next", "delete", "save", "quit"])
    assert saved(file)["moves"] == []


def test_chance_is_chosen_or_rolled(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.yaml"
    file.write_text("{game: toy, players: 2}", encoding="utf-8")
    result = run("study", file, lines=["deal card1", "roll", "save", "quit"])
    assert "deal card1  1/9" in result.output
    moves = saved(file.with_suffix(".study.json"))["moves"]
    assert moves[0] == "chance deal card1" and len(moves) == 2


def test_a_forbidden_action_has_its_rule_and_what_makes_it_legal(run: Run, scene: Path) -> None:
    result = run("study", scene, lines=["why march narbo 1", "quit"])
    assert "FR-" in result.output
    assert "Becomes legal after: 0 " in result.output


def test_a_link_of_a_study_holds_all_of_it(run: Run, scene: Path) -> None:
    result = run("study", scene, lines=["march genua 2", "link", "save", "quit"])
    link = next(line for line in result.output.splitlines() if line.startswith("1eN"))
    assert decode(link)["moves"] == ["0 march genua 2"]


def test_mistakes_are_told_and_nothing_is_lost(run: Run, scene: Path) -> None:
    lines = ["march narbo 2", "back", "go x", "go 7 1", "mark ??", "roll", "delete", "march genua 2", "quit", "quit"]
    result = run("study", scene, lines=lines)
    assert result.exit_code == 0, result.output
    for sentence in (
        "This is the start of the study.",
        "Name a line and a move: go 1 12.",
        "this study has no line 7",
        "Choose one of these symbols: !, !?, ?, luck",
        "chance has nothing to decide here",
        "the opening cannot be deleted",
        "Not saved yet.",
    ):
        assert sentence in result.output, sentence
    assert not scene.with_suffix(".study.json").exists()


def test_a_file_that_is_no_study_is_refused_with_a_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("[]", encoding="utf-8")
    result = run("study", file)
    assert result.exit_code == 2
    assert "this is not an Occasus match file" in result.output
    assert run("study", tmp_path / "missing.json").exit_code == 2


def test_a_study_with_chapters_is_read_chapter_by_chapter_and_saved_whole(run: Run, scene: Path) -> None:
    run("study", scene, lines=["march genua 2", "save", "quit"])
    file = scene.with_suffix(".study.json")
    data = saved(file)
    second = {**data, "moves": [], "study": {"format": "occasus study 1", "chapter": "Again"}}
    file.write_text(json.dumps({**data, "study": {**data["study"], "chapters": [second]}}), encoding="utf-8")
    result = run("study", file, lines=["chapter", "chapter 3", "chapter 2", "march genua 1", "save", "quit"])
    assert "2  Again" in result.output and "Name a chapter from 1 to 2." in result.output
    assert saved(file)["moves"] == ["0 march genua 2"]
    assert saved(file)["study"]["chapters"][0]["moves"] == ["0 march genua 1"]
