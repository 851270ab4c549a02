"""Puzzles in the terminal: the one of today, one by name, a wrong turn with its reason, the right one."""

from __future__ import annotations

from occasus.lessons.daily import best_turns
from tests.cli.conftest import Run


def test_a_wrong_turn_is_told_with_its_reason_then_the_right_one_solves_it(run: Run) -> None:
    puzzle = best_turns("empires_end")[0]
    result = run("puzzle", puzzle.id, lines=[*puzzle.mistake, *puzzle.solution])
    assert result.exit_code == 0
    wrong, right = (
        result.output.index("Another turn is clearly better."),
        result.output.index("Correct: that’s the best turn."),
    )
    assert wrong < result.output.index("What to look for:") < right < result.output.index("Why it’s best:")


def test_a_move_is_taken_back_a_mistyped_one_refused_and_the_solution_shown(run: Run) -> None:
    puzzle = next(each for each in best_turns("struggle_for_rome") if len(each.solution) > 1)
    result = run("puzzle", puzzle.id, lines=[puzzle.solution[0], "undo", "xyzzy", "solution"])
    assert result.exit_code == 0
    assert "xyzzy" in result.output
    assert puzzle.solution == ["conquer lugdunum", "end_turn"]
    assert "Solution: Conquer Lugdunum / End turn." in result.output


def test_help_the_board_and_a_reason_are_shown_and_what_a_move_did_is_told(run: Run) -> None:
    puzzle = next(each for each in best_turns("fall_of_rome") if each.solution[0].startswith("march "))
    lines = ["?", "board", "why ally huns", puzzle.solution[0], "q"]
    result = run("puzzle", puzzle.id, lines=lines)
    assert result.exit_code == 0
    assert "describe a place on the board" in result.output  # help
    assert (
        "hint" not in result.output.split("You can also type at any time:")[1].split("`undo`")[0]
    )  # nobody tells the answer
    assert result.output.count("Player deck") == 2
    assert " marches from " in result.output


def test_today_s_puzzle_a_list_and_an_unknown_name(run: Run) -> None:
    assert "One turn is clearly best" in run("puzzle", lines=["quit"]).output
    listed = run("puzzle", "--list", "--game", "fall_of_rome").output.splitlines()
    assert len(listed) == len(best_turns("fall_of_rome"))
    assert "fr-14  Fall of Rome: How many legions? (hard)" in listed
    result = run("puzzle", "fr-99")
    assert result.exit_code == 2
    assert "occasus puzzle --list" in result.stderr


def test_the_puzzle_of_the_day_can_be_of_one_game(run: Run) -> None:
    output = run("puzzle", "--game", "struggle_for_rome", lines=["quit"]).output
    assert any(f"{each.id}:" in output for each in best_turns("struggle_for_rome"))
