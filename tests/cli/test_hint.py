"""Hints: the three best actions with chances, from a file, from the input, and in play; in every language."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from occasus.bots.contract import Reason
from occasus.cli.main import app
from occasus.cli.play.advice import Advised, percent, reason_text
from occasus.locale import LANGUAGES, Words
from tests.cli.conftest import Run


@pytest.fixture
def going(run: Run, tmp_path: Path) -> Path:
    """A match of the toy game that goes on: seat 0 bids first."""
    path = tmp_path / "going.json"
    run("play", "toy", "--seats", "human,random", "--seed", "5", "--file", path, lines=["quit"])
    return path


def test_a_hint_names_actions_with_chances_and_is_the_same_again(run: Run, going: Path) -> None:
    result = run("hint", going)
    assert result.exit_code == 0
    assert "For seat 0:" in result.output
    assert result.output.count("Bid card") == 2
    assert result.output.count("% to win") == 2
    assert "Chances if everyone plays like that bot." in result.output  # no table is known
    assert run("hint", going).output == result.output


def test_a_hint_as_data_from_the_input(going: Path) -> None:
    result = CliRunner().invoke(app, ["hint", "-", "--json", "--budget", "50"], input=going.read_text())
    told = json.loads(result.stdout)
    assert {advice["action"].split()[0] for advice in told} == {"bid"}
    assert told[0]["chance"] >= told[1]["chance"]
    assert all(0 <= advice["chance"] <= 1 and advice["reasons"] == [] for advice in told)


def test_the_better_card_is_advised(run: Run, going: Path) -> None:
    advised = json.loads(run("hint", going, "--json", "--budget", "600").stdout)
    assert advised[0]["action"] > advised[1]["action"], "the higher card of two wins the first prize oftener"


def test_a_hint_in_play(run: Run, tmp_path: Path) -> None:
    command = ("play", "toy", "--seats", "human,random", "--seed", "5", "--file", tmp_path / "m.json")
    output = run(*command, lines=["hint", "quit"]).output
    assert output.count("% to win") == 2
    assert "using only what you can see" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_hints(run: Run, going: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCCASUS_LANGUAGE", language)
    output = run("hint", going, "--budget", "10").output
    assert "hint-" not in output
    assert "%" in output


def test_who_has_nothing_to_decide_gets_no_hint(run: Run, going: Path, tmp_path: Path) -> None:
    assert "Seat 5 has nothing to decide now. Waiting for 0, 1." in run("hint", going, "--seat", "5").output
    assert "For seat 1" in run("hint", going, "--seat", "1", "--budget", "10").output
    over = tmp_path / "over.json"
    run("play", "toy", "--seats", "random,random", "--file", over)
    result = run("hint", over)
    assert result.exit_code == 2
    assert "this match is over" in result.output
    assert "gives no hints" in run("hint", going, "--bot", "random").output


def test_reasons_are_told_with_the_names_of_the_game() -> None:
    words = Words("fall_of_rome")
    reason = Reason("told-sacked", {"tribe": "huns", "city": "roma"}, 0.1)
    assert "Huns" in reason_text(words, reason)
    assert "Roma" in reason_text(words, reason)


def test_nothing_is_ever_quite_sure() -> None:
    assert [percent(chance) for chance in (0.0, 0.333, 1.0)] == [1, 33, 99]


@pytest.mark.parametrize(("columns", "lines"), [(50, 2), (100, 1)])
def test_reasons_stand_below_their_action_where_columns_would_be_narrow(columns: int, lines: int) -> None:
    console = Console(width=columns, file=StringIO())
    with console.capture() as shown:
        console.print(Advised([("March to Roma", "47% to win", "Moves you closer to where you’re needed.")]))
    assert len(shown.get().splitlines()) == lines
    assert "Moves you closer to where you’re needed." in shown.get()
