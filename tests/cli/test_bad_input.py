"""Whatever is wrong gets one sentence, exit code 2, no traceback; and nothing is written over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["play", "tou"], "unknown game 'tou'; did you mean toy?"),
        (["play"], "which game? Choose from:"),
        (["play", "toy", "--players", "4"], "toy is for 2 or 3 players, not 4. (TY-OPT-03)"),
        (
            ["play", "toy", "--players", "2", "--seats", "human,human,human"],
            "3 players were named, but the number of players is 2.",
        ),
        (["play", "toy", "--seats", "humann"], "unknown player 'humann'; did you mean human?"),
        (["play", "toy", "--seats", "no.such:Bot"], "bot 'no.such:Bot': No module named 'no'."),
        (["play", "toy", "--option", "round=1"], "unknown option 'round'; did you mean rounds?"),
        (["play", "toy", "--option", "rounds=9"], "option rounds cannot be '9'; it can be 1, 2, 3. (TY-OPT-01)"),
        (["play", "toy", "--option", "rounds"], "option 'rounds' has no value; write it as name=value."),
        (["play", "toy", "--option", "rounds=1", "--option", "rounds=2"], "option 'rounds' is given twice"),
        (["play", "toy", "--load", "x.json"], "--load resumes a match as it is"),
        (["play", "--load", "nowhere.json"], "nowhere.json: No such file or directory."),
        (["play", "toy", "--position", "x.yaml", "--players", "2"], "a scene has its own players"),
        (["play", "fall_of_rome", "--option", "difficulty=legendary"], "(FR-DIFF-03)"),
        (["simulate", "fall_of_rome", "--option", "difficulty=legendary"], "(FR-DIFF-03)"),
        (["replay", "nowhere.json"], "nowhere.json: No such file or directory."),
        (["simulate", "toy", "--games", "0"], "the numbers of games and of jobs must be 1 or more."),
        (["simulate", "toy", "--bots", "randm"], "unknown bot 'randm'; did you mean random?"),
        (["simulate", "toy", "--bots", "miles", "--jobs", "1"], "miles can't play toy yet; choose from: random"),
        (["simulate", "toy", "--players", "9"], "toy is for 2 or 3 players, not 9. (TY-OPT-03)"),
        (["simulate", "toy", "--games", "x"], "Invalid value for '--games': it should be a whole number"),
        (["games", "chess"], "unknown game 'chess';"),
    ],
)
def test_wrong_arguments(run: Run, command: list[str], sentence: str) -> None:
    result = run(*command)
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "chess 1"}, "this is not an Occasus match file"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"rules_version": 99}, "was played under version 99 of the rules of toy"),
        ({"seats": "many"}, "this match file is damaged"),
        ({"moves": ["chance deal card1", "0 fly"]}, "move 1 ('0 fly') does not fit: 'fly' is not an action"),
        ({"moves": ["0 bid card1"]}, "move 0 ('0 bid card1') does not fit: seat 0 has nothing to decide now"),
        ({"moves": ["chance roll 2"]}, "move 0 ('chance roll 2') does not fit: chance cannot 'roll 2' now"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_foreign_and_damaged_match_files(
    run: Run, tmp_path: Path, command: list[str], change: dict[str, object], sentence: str
) -> None:
    path = tmp_path / "m.json"
    run("play", "toy", "--seats", "random,random", "--file", path)
    text = json.dumps({**json.loads(path.read_text()), **change})
    path.write_text(text)
    result = run(*command, path)
    assert result.exit_code == 2
    assert sentence in result.output
    assert str(path) in result.output
    assert path.read_text() == text


@pytest.mark.parametrize("text", ["", "[1]", "{", "\x00"])
def test_files_that_hold_something_else(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "m.json"
    path.write_text(text)
    result = run("replay", path)
    assert result.exit_code == 2
    assert "this is not an Occasus match file" in result.output
    assert path.read_text() == text


def test_a_wrong_seat_in_a_match_file_names_the_right_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    run("play", "toy", "--seats", "random,random", "--file", path)
    data = json.loads(path.read_text())
    number = next(i for i, move in enumerate(data["moves"]) if move.endswith(("drop", "reuse")))
    data["moves"][number] = f"{1 - int(data['moves'][number][0])}{data['moves'][number][1:]}"
    path.write_text(json.dumps(data))
    result = run("replay", path)
    assert result.exit_code == 2
    assert "has nothing to decide now; waiting for seat" in result.output


def test_a_file_that_is_there_is_not_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.write_text("mine")
    result = run("play", "toy", "--seats", "random,random", "--file", path)
    assert result.exit_code == 2
    assert "already exists" in result.output
    assert path.read_text() == "mine"


def test_dice_that_are_not_those_of_the_seed_are_found(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    run("play", "toy", "--seats", "random,random", "--seed", "5", "--file", path)
    assert run("replay", path, "--verify").exit_code == 0
    path.write_text(path.read_text().replace('"seed": "5"', '"seed": "6"'))
    assert run("replay", path).exit_code == 0
    result = run("replay", path, "--verify")
    assert result.exit_code == 2
    assert "but the seed gives" in result.output
