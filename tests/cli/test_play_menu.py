"""Beginning without a game, taking a hint with Enter, and other words for actions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from occasus.cli.play.screen import Screen
from tests.cli.conftest import Run
from tests.cli.test_play import kept


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let screens believe that a person is at the keyboard."""

    def ask(self: Screen, prompt: str) -> str | None:
        import sys

        line = sys.stdin.readline()
        return line if line else None

    started = Screen.__init__

    def begin(self: Screen, *args: object) -> None:
        started(self, *args)  # type: ignore[arg-type]
        object.__setattr__(self, "live", True)

    monkeypatch.setattr(Screen, "__init__", begin)
    monkeypatch.setattr(Screen, "ask", ask)


@pytest.mark.usefixtures("person")
@pytest.mark.parametrize(
    ("answer", "game"),
    [("2", "Empire's End"), ("struggle for rome", "Struggle for Rome"), ("Fall of Rome", "Fall of Rome")],
)
def test_without_a_game_a_menu_asks_for_one(run: Run, answer: str, game: str) -> None:
    result = run("play", "--plain", lines=["9", answer, "quit"])
    assert "Which game?" in result.output
    assert "2) Empire's End: 2 to 4 players" in result.output
    assert result.exit_code == 0
    if game:
        assert f"{game}" in result.output.partition("seed")[0]


@pytest.mark.usefixtures("person")
def test_the_menu_continues_the_last_match(run: Run, tmp_path: Path) -> None:
    run("play", "toy", "--plain", "--players", "2", "--seed", "5", lines=["1", "quit"])
    result = run("play", "--plain", lines=["5", "quit"])
    assert "5) Continue the last match" in result.output
    assert "toy" in result.output.lower()


def test_enter_takes_the_hint(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    asked = ("play", "empires_end", "--players", "2", "--seats", "human,random", "--seed", "5")
    result = run(*asked, "--option", "mode=lightning", "--file", file, lines=["", "hint", "", "quit"])
    assert "Enter plays: " in result.output
    assert len([move for move in kept(file) if move.startswith("0 ")]) == 1


def test_an_action_is_understood_by_the_word_of_the_chronicle(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, word in (("en", "fight"), ("pl", "walczy"), ("fr", "combat"), ("nl", "vecht")):
        monkeypatch.setenv("OCCASUS_LANGUAGE", language)
        file = tmp_path / f"{language}.json"
        asked = ("play", "fall_of_rome", "--seats", "human,random", "--seed", "5", "--file", file)
        result = run(*asked, lines=[f"why {word}", "quit"])
        assert "FR-" in result.output, language
        assert json.loads(file.read_text())["result"] is None


def test_an_action_that_is_refused_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    asked = ("play", "empires_end", "--seats", "human,random", "--seed", "5", "--file", tmp_path / "m.json")
    result = run(*asked, lines=["why build riot_01 without_town 0", "why build", "why fight", "help", "quit"])
    assert "'Build Riot 1 with hammers' isn’t allowed now" in result.output
    assert "'Build' isn’t allowed now" in result.output, "several actions are named by their kind"
    assert "'fight' isn’t an action or a command" in result.output
    assert "Roma" not in result.output, "no example of another game"


def test_help_explains_a_row_of_the_menu(run: Run, tmp_path: Path) -> None:
    asked = ("play", "fall_of_rome", "--players", "1", "--seed", "5", "--file", tmp_path / "m.json")
    result = run(*asked, lines=["1", "1", "1", "help", "quit"])
    told = " ".join(result.output.split())
    row = re.search(r"`((\d+)-\d+\) (\S[^`]*) (\d+)-\d+)` means that number (\d+) is `([^`]+)`, number", told)
    assert row and row[2] == row[5] and row[6] == f"{row[3]} {row[4]}"
    assert row[1] in told.partition("means")[0], "it is a row of the menu"


def test_results_matches_and_games_print_readably() -> None:
    import occasus

    game = occasus.game("empires_end")
    match = occasus.play(game, ["random", "random"], seed="1")
    assert repr(game) == "<Game empires_end>"
    assert repr(match).startswith("<Match of empires_end, 2 seats, seed '1', ")
    assert "reason='most_points'" in repr(match.result()) or "reason=" in repr(match.result())
