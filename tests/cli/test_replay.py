"""Telling a match again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def match(run: Run, tmp_path: Path) -> Path:
    """A match of the toy game between bots."""
    path = tmp_path / "m.json"
    run("play", "toy", "--seats", "random,random", "--seed", "5", "--file", path)
    return path


def test_a_match_is_told_move_by_move_with_its_end(run: Run, match: Path) -> None:
    result = run("replay", match)
    assert result.exit_code == 0
    assert "The toy game, 2 seats, seed 5" in result.output
    assert "0 bid card" in result.output
    assert "most points (TY-END-01)" in result.output


def test_the_first_moves_only(run: Run, match: Path) -> None:
    output = run("replay", match, "--to", "5").output
    assert "5 moves" in output
    assert "bid card" not in output
    assert "it’s waiting for Random 1, Random 2" in output
    assert "it’s waiting for chance" in run("replay", match, "--to", "1").output


def test_a_seat_sees_no_more_than_it_saw_in_play(run: Run, match: Path) -> None:
    everything = run("replay", match, "--to", "6").output
    own = run("replay", match, "--to", "6", "--from", "0").output
    other = run("replay", match, "--to", "6", "--from", "1").output
    bid = next(line for line in everything.splitlines() if "0 bid card" in line)
    assert bid in own
    assert bid not in other
    assert "Random 1 bids a hidden one" in other


def test_seats_that_are_not_there_and_negative_moves_are_refused(run: Run, match: Path) -> None:
    result = run("replay", match, "--from", "7")
    assert result.exit_code == 2
    assert "seat 7 doesn't exist in this match; its seats are 0 to 1." in result.output
    assert run("replay", match, "--to", "-1").exit_code == 2


def test_verified_dice(run: Run, match: Path) -> None:
    assert "matches the seed" in run("replay", match, "--verify").output


def test_a_picture_of_the_board(run: Run, match: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert run("replay", match, "--svg", picture).exit_code == 0
    text = picture.read_text()
    assert text.startswith("<svg") and "scores" in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    again = run("replay", match, "--svg", picture)
    assert again.exit_code == 2
    assert "already exists" in again.output


def test_players_are_called_as_at_the_table(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    run("play", "empires_end", "--seats", "random,tiro", "--seed", "5", "--file", path)
    output = run("replay", path).output
    assert "Random" in output and "Tiro" in output and "seat 0" not in output.lower()
