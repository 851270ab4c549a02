"""Playing in the terminal, through a pipe, with the toy game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from occasus.cli import completion
from occasus.cli.play import match_files
from occasus.cli.play.menu import Menu
from occasus.cli.play.play_session import PlaySession
from occasus.cli.play.screen import Screen
from occasus.core.basics import OccasusError
from occasus.locale import Words
from tests.cli.conftest import Run

ALONE = ("play", "toy", "--players", "2", "--seats", "human,random", "--seed", "5", "--file")


def kept(path: Path) -> list[str]:
    """The moves of people and bots in a match file."""
    moves: list[str] = json.loads(path.read_text())["moves"]
    return [move for move in moves if not move.startswith("chance")]


def test_a_game_is_played_by_numbers_and_kept(run: Run, tmp_path: Path) -> None:
    result = run(*ALONE, tmp_path / "m.json", lines=["1", "1", "1"])
    assert result.exit_code == 0
    assert " won: " in result.output
    assert kept(tmp_path / "m.json")[0] == "0 bid card4"
    assert json.loads((tmp_path / "m.json").read_text())["result"]["reason"] == "most points"


@pytest.mark.parametrize("line", ["2", "bid card6", "BID  card6", "b card6"])
def test_an_action_can_be_a_number_a_text_or_its_beginnings(run: Run, tmp_path: Path, line: str) -> None:
    run(*ALONE, tmp_path / "m.json", lines=[line])
    assert kept(tmp_path / "m.json")[0] == "0 bid card6"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bid", "'bid' matches 2 actions: Bid card4; Bid card6."),
        ("7", "There’s no number 7 in the list. It goes from 1 to 2."),
        ("reuse", "'Reuse' isn’t allowed now (TY-TURN-02)"),
        ("bid card1", "'Bid card1' isn’t allowed now (TY-"),
        ("bidd card4", "Did you mean: Bid card4"),
        ("xyz", "'xyz' isn’t an action or a command"),
        ("why bid card4", "'Bid card4' is allowed now."),
        ("why reuse", "'Reuse' isn’t allowed now, because of TY-TURN-02:"),
        ("why", "Which action?"),
        ("look", "'look' isn’t available in this game"),
        ("log x", "For example `log 20`"),
        ("odds", "'odds' isn’t available in this game"),
        ("undo", "Nothing to undo"),
        ("rules", "Which rule?"),
        ("2: bid card7", "Player 2 isn’t at this keyboard."),
        ("9: bid card7", "Player 9 isn’t at this keyboard."),
        ("0: bid card7", "Player 0 isn’t at this keyboard."),
    ],
)
def test_a_line_that_is_no_move_gets_an_answer_and_the_game_goes_on(
    run: Run, tmp_path: Path, line: str, answer: str
) -> None:
    result = run(*ALONE, tmp_path / "m.json", lines=[line, "quit"])
    assert result.exit_code == 0
    assert answer in result.output
    assert kept(tmp_path / "m.json") == []


def test_the_end_of_the_input_keeps_the_match_and_tells_how_to_go_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    result = run(*ALONE, path, lines=["1"])
    assert result.exit_code == 0
    assert f"occasus play --load {path}" in result.output
    before = kept(path)
    again = run("play", "--load", path, lines=["1", "1"])
    assert again.exit_code == 0
    assert kept(path)[: len(before)] == before
    assert "won" in again.output


def test_going_on_later_is_the_same_game_as_never_having_stopped(run: Run, tmp_path: Path) -> None:
    run(*ALONE, tmp_path / "whole.json", lines=["1", "1", "1", "1"])
    run(*ALONE, tmp_path / "parts.json", lines=["1"])
    run("play", "--load", tmp_path / "parts.json", lines=["1", "1", "1"])
    assert (tmp_path / "whole.json").read_text() == (tmp_path / "parts.json").read_text()


def test_matches_are_kept_in_the_data_folder_of_the_user(run: Run, tmp_path: Path) -> None:
    result = run("play", "toy", "--seats", "human,random", lines=["1"])
    found = list((tmp_path / "data" / "occasus" / "matches").iterdir())
    assert len(found) == 1
    assert str(found[0]) in result.output


def test_undo_takes_the_last_move_of_a_person_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    result = run("play", "toy", "--seats", "human,human", "--seed", "5", "--file", path, lines=["1", "undo", "2"])
    assert "Undone: Player 1: Bid" in result.output
    assert "card4" not in result.output.split("Undone:")[1].splitlines()[0]  # the next one asked must not learn it
    assert kept(path) == ["0 bid card6"]


def test_a_seat_that_may_decide_as_well_can_answer_first(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    seats = ("--seats", "human,human", "--seed", "5")
    result = run("play", "toy", *seats, "--file", path, lines=["2: bid card7", "2: bid card5"])
    assert "2: Player 2 can also decide" in result.output
    assert "isn’t allowed now" in result.output
    assert kept(path) == ["1 bid card7"]


def test_two_people_at_one_screen_do_not_see_each_others_secrets(run: Run, tmp_path: Path) -> None:
    result = run("play", "toy", "--seats", "human,human", "--seed", "5", lines=["1"])
    first, handed, second = result.output.partition("Pass the keyboard to Player 2.")
    assert handed
    assert "card7" not in first
    assert "card6" not in second


def test_save_writes_a_copy_but_never_over_another_file(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("mine")
    copy = tmp_path / "copy.json"
    result = run(*ALONE, tmp_path / "m.json", lines=["1", f"save {copy}", f"save {other}"])
    assert f"Saved to {copy}" in result.output
    assert copy.read_text() == (tmp_path / "m.json").read_text()
    assert "already exists" in result.output
    assert other.read_text() == "mine"


def test_help_explains_the_actions_of_the_list_and_the_commands(run: Run, tmp_path: Path) -> None:
    output = run(*ALONE, tmp_path / "m.json", lines=["help"]).output
    assert "bid CARD" in output
    assert "undo your last move" in output


def test_the_log_names_the_rules(run: Run, tmp_path: Path) -> None:
    output = run(*ALONE, tmp_path / "m.json", lines=["log 2"]).output
    assert "TY-ROLL-01" in output


def test_bots_alone_play_to_the_end(run: Run) -> None:
    result = run("play", "toy", "--seats", "random,random")
    assert result.exit_code == 0
    assert "won" in result.output


def test_ctrl_c_loses_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.json"
    asked = iter(["1"])

    def ask(screen: object, prompt: str) -> str:
        line = next(asked, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("occasus.cli.play.screen.Screen.ask", ask)
    result = run(*ALONE, path)
    assert result.exit_code == 0
    assert f"occasus play --load {path}" in result.output
    assert kept(path)[0] == "0 bid card4"


def test_a_match_file_is_written_in_one_step(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.json"
    run(*ALONE, path, lines=["1"])
    before = path.read_text()

    def full(*args: object, **kwargs: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    result = run("play", "--load", path, lines=["1"])
    assert result.exit_code == 2
    assert "can't be saved here: No space left on device" in result.output
    assert path.read_text() == before


def test_a_scene_is_a_start(run: Run, tmp_path: Path) -> None:
    scene = tmp_path / "scene.yaml"
    scene.write_text("game: toy\nplayers: 2\noptions: {rounds: 1}\nposition: start\n")
    result = run("play", "--position", scene, "--seats", "human,random", lines=["1", "1"])
    assert result.exit_code == 0
    assert "won" in result.output


@pytest.mark.usefixtures("run")
def test_two_who_begin_in_the_same_second_get_two_files() -> None:
    first, second = match_files.new_match_file("toy"), match_files.new_match_file("toy")
    assert first != second
    assert match_files.kept_matches() == [], "before a first move there is nothing to list"


@pytest.mark.parametrize("word", ["quit", "q", "exit", "EXIT"])
def test_people_leave_by_the_word_they_know(run: Run, tmp_path: Path, word: str) -> None:
    result = run(*ALONE, tmp_path / "m.json", lines=[word])
    assert result.exit_code == 0 and "Your match is saved" in result.output


def test_a_question_mark_is_help(run: Run, tmp_path: Path) -> None:
    assert "You can also type at any time:" in run(*ALONE, tmp_path / "m.json", lines=["?", "q"]).output


def test_the_last_match_goes_on_and_all_are_listed(run: Run) -> None:
    assert "No saved matches" in run("matches").output
    nothing = run("play", "--continue")
    assert nothing.exit_code == 2 and "there is no match to resume" in nothing.output
    first = run("play", "toy", "--players", "2", "--seats", "human,random", "--seed", "5", lines=["1"])
    assert "occasus play --continue" in first.output
    run("play", "toy", "--players", "2", "--seats", "random,random", "--seed", "6")  # played to its end
    path = next(path for path in match_files.kept_matches() if "human" in path.read_text())
    before = kept(path)
    other = run("play", "--continue", "empires_end")
    assert other.exit_code == 2 and "there is no match to resume" in other.output
    assert run("play", "--continue", "--seed", "7").exit_code == 2
    assert run("play", "--continue", "--load", path).exit_code == 2
    result = run("play", "--continue", lines=["1"])
    assert result.exit_code == 0 and len(kept(path)) > len(before)
    assert "The toy game, seed 5" in run("play", "toy", "--continue", lines=["q"]).output
    (match_files.data_folder() / "torn.match.json").write_text("{")
    listed = run("matches").output
    assert "human, random" in listed and " won" in listed and "unreadable" in listed


def test_one_person_is_you_and_bots_have_names(run: Run, tmp_path: Path) -> None:
    output = run(*ALONE, tmp_path / "m.json", lines=["1", "q"]).output
    assert "you> " in output and "Random" in output and "seat 0" not in output


def test_tab_completes_a_word_at_a_time() -> None:
    screen = Screen(Words("toy", "en"))
    screen.offer(["bid card4", "bid card6", "board"])
    grown = [screen.completed("b", number) for number in range(3)]
    assert grown == ["bid ", "board", None]
    assert [screen.completed("bid ", number) for number in range(3)] == ["bid card4", "bid card6", None]
    assert screen.completed("x", 0) is None


def test_what_is_printed_works_where_it_was_called(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [str(tmp_path / "bin" / "occasus")])
    monkeypatch.setenv("PATH", "")
    monkeypatch.chdir(tmp_path)
    place = str(Path("bin", "occasus"))
    assert f"  {place} play --load" in run(*ALONE, tmp_path / "m.json", lines=["q"]).output
    assert f"  {place} play --continue" in run(*ALONE[:-1], lines=["1", "q"]).output


def test_a_match_is_loaded_by_the_name_under_which_it_is_listed_and_tells_who_won(run: Run) -> None:
    run("play", "toy", "--players", "2", "--seats", "human,random", "--seed", "5", lines=["1", "q"])
    name = match_files.kept_matches()[0].name.removesuffix(".match.json")
    assert name in run("matches").output
    result = run("play", "--load", name, lines=["1"] * 9)
    assert result.exit_code == 0 and "won" in result.output
    listed = run("matches").output
    assert "Player 1 won" in listed or "Random won" in listed
    last = result.output.split("won")[-1]
    assert "Player 1:" in last and "Random:" in last, "the points of everybody"


def test_the_shell_completes_the_names_of_matches(run: Run) -> None:
    run("play", "toy", "--players", "2", "--seats", "human,random", "--seed", "5", lines=["1", "q"])
    name = match_files.kept_matches()[0].name.removesuffix(".match.json")
    assert completion.matches("to") == [name] and completion.matches("./") == []


def test_a_match_that_is_open_twice_is_not_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    run(*ALONE, path, lines=["q"])
    first, second = (PlaySession(*match_files.read_match(path), Words("toy", "en"), path) for _ in range(2))
    first.move("1", 0, Menu(first.match.view(0)["legal"]))
    before = path.read_text()
    with pytest.raises(OccasusError, match="someone else has resumed this match"):
        second.move("2", 0, Menu(second.match.view(0)["legal"]))
    assert path.read_text() == before
    first.keep()


def test_a_match_in_which_nobody_has_moved_is_not_kept(run: Run, tmp_path: Path) -> None:
    output = run("play", "toy", "--players", "2", "--seats", "random,human", "--seed", "5", lines=["q"]).output
    assert "No one has moved yet, so the match wasn’t saved." in output and match_files.kept_matches() == []
    named = tmp_path / "m.json"
    run(*ALONE, named, lines=["q"])
    assert named.exists(), "a file that somebody has named stays"
    assert "No one has moved" not in run("play", "--load", named, lines=["q"]).output and named.exists()


def test_a_match_is_deleted_by_its_name_and_nothing_else_is(run: Run, tmp_path: Path) -> None:
    run("play", "toy", "--players", "2", "--seats", "human,random", "--seed", "5", lines=["1", "q"])
    name = match_files.kept_matches()[0].name.removesuffix(".match.json")
    other = tmp_path / "other.match.json"
    other.write_text("{}")
    refused = run("matches", "--delete", other)
    assert refused.exit_code == 2 and "unknown" in refused.output and other.exists()
    assert f"{name} deleted." in run("matches", "--delete", name).output
    assert match_files.kept_matches() == []
    assert "there are none." in run("matches", "--delete", name).output


def test_a_narrow_list_of_matches_breaks_no_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "struggle_for_rome", "--seats", "human,random,random", "--seed", "5", lines=["1", "q"])
    name = match_files.kept_matches()[0].name.removesuffix(".match.json")
    for columns in ("60", "200"):
        monkeypatch.setenv("COLUMNS", columns)
        lines = run("matches").output.splitlines()
        assert any(line.strip().endswith(name) for line in lines)
        assert any("Struggle for Rome" in line and "human, random, random" in line for line in lines)


@pytest.mark.parametrize(
    ("game", "rule", "words"),
    [
        ("fall_of_rome", "FR-SACK-01", "sack"),
        ("empires_end", "EE-DIS-05", "disaster"),
        ("struggle_for_rome", "SR-TRADE-03", "trade"),
    ],
)
def test_examples_are_of_the_game_that_is_played(run: Run, tmp_path: Path, game: str, rule: str, words: str) -> None:
    asked = ["help", "rules", "why", f"rules {rule}", f"rules {words}", "guide", "q"]
    output = run("play", game, "--plain", "--seed", "5", "--file", tmp_path / "m.json", lines=asked).output
    assert f"`rules {rule}` shows one, `rules {words}` finds all rules with these words" in output
    letters = {"fall_of_rome": "FR-", "empires_end": "EE-", "struggle_for_rome": "SR-"}
    assert not [other for name, other in letters.items() if name != game and f"rules {other}" in output]
    assert game == "fall_of_rome" or "march roma" not in output.lower()
    assert output.count(rule) > 3, "the rule of the example is there"
    assert "1. " in output and "`guide` explains the whole game" in output
