"""The list of games."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run


def test_games_are_listed_with_players_and_options(run: Run) -> None:
    output = run("games", "toy").output
    assert "toy" in output and "2 to 3 players" in output
    assert "rounds" in output and "TY-OPT-01" in output


def test_all_games_are_listed(run: Run) -> None:
    output = run("games").output
    assert "Fall of Rome" in output and "difficulty" in output


def test_data_for_programs(run: Run) -> None:
    games = {game["name"]: game for game in json.loads(run("games", "--json").output)}
    assert games["fall_of_rome"]["players"] == [1, 5]
    assert games["toy"]["options"][0]["values"] == [1, 2, 3]


def test_a_long_row_of_numbers_is_told_by_its_ends(run: Run) -> None:
    output = run("games", "struggle_for_rome").output
    assert "1-300" in output and "17, 18" not in output


def test_the_name_of_an_option_is_never_broken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert "vestalis.may_return_revolt" in run("games", "fall_of_rome").output
