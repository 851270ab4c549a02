"""Named tasks: the same agent gets the same row, and saved games can be checked."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from occasus.arena.bench import Task, check_game, find_task, fingerprint, play_games, row, tasks
from occasus.bots.budget import Budget
from occasus.cli.arguments import known_bot
from occasus.cli.main import app
from occasus.core.basics import OccasusError, View
from occasus.core.game import Game
from occasus.core.options import complete
from occasus.games import find

QUICK = "fall-of-rome-1-novice"


class Broken:
    """An agent that fails in every game."""

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        raise ValueError("no idea")


@pytest.mark.parametrize("task", tasks().values(), ids=lambda task: task.name)
def test_a_task_can_be_played(task: Task) -> None:
    game = find(find_task(task.name).game)
    game.start(task.players, complete(game.options, task.options))
    for bot in task.others:
        known_bot(bot, task.game)
    assert game.cooperative or not task.team
    assert 0 < task.quick < task.games
    assert min(task.measured) > 0, "the ends of the scale are measured"
    assert task.score(task.random) == 0
    assert task.score(task.best) == pytest.approx(100)
    seats = [task.seating("agent", number) for number in range(task.players)]
    assert all(seating[task.own_seat(number)] == "agent" for number, seating in enumerate(seats))


def test_the_row_is_the_same_in_any_number_of_processes() -> None:
    task = find_task(QUICK)
    rows = [row(task, "random", list(play_games(task, "random", [0, 1, 2], jobs))) for jobs in (1, 2)]
    for each in rows:
        each.pop("milliseconds")
    assert rows[0] == rows[1]


def test_options_that_come_later_leave_the_hash_as_it_was() -> None:
    task = find_task(QUICK)
    (game,) = play_games(task, "random", [0], 1)
    later = game | {"match": game["match"] | {"options": game["match"]["options"] | {"of_tomorrow": False}}}
    other = game | {"match": game["match"] | {"options": game["match"]["options"] | {"difficulty": "heroic"}}}
    assert fingerprint(task, [later]) == fingerprint(task, [game]) != fingerprint(task, [other])
    assert fingerprint(task, [{"number": 0, "won": False, "failed": "no idea"}])


def test_saved_games_are_checked(tmp_path: Path) -> None:
    task = find_task(QUICK)
    (game,) = play_games(task, "tiro", [0], 1)
    check_game(task, game, "tiro")
    other = json.loads(json.dumps(game))
    other["match"]["seed"] = "another"
    changed = json.loads(json.dumps(game)) | {"won": not game["won"]}
    for wrong, agent in ((other, ""), (changed, ""), (game, "miles")):
        with pytest.raises(OccasusError):
            check_game(task, wrong, agent)


def test_an_agent_that_fails_has_lost_and_is_named() -> None:
    task = find_task(QUICK)
    (game,) = play_games(task, "tests.arena.test_bench:Broken", [0], 1)
    assert not game["won"]
    assert "the bot Broken of seat 0" in game["failed"] and "no idea" in game["failed"]
    assert row(task, "Broken", [game])["failed"] == 1


def test_the_first_failure_is_shown_and_all_are_counted() -> None:
    broken = "tests.arena.test_bench:Broken"
    result = CliRunner().invoke(app, ["bench", QUICK, "--agent", broken, "--quick", "--jobs", "1"])
    assert result.stderr.count("the bot Broken") == 1
    assert "Games lost because the agent failed: 20." in result.stdout


def test_the_command_prints_a_row_and_checks_its_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    listed = CliRunner().invoke(app, ["bench"])
    assert QUICK in listed.output
    result = CliRunner().invoke(
        app, ["bench", QUICK, "--agent", "random", "--quick", "--jobs", "1", "--out", str(file)]
    )
    assert f"| {QUICK} v1 | `random` | 20 |" in result.output
    assert "This is only part" in result.output
    checked = CliRunner().invoke(app, ["bench", "--check", str(file), "--games", "3", "--agent", "random"])
    assert "3 games checked" in checked.output
    file.write_text(file.read_text().replace('"won": false', '"won": true', 1))
    assert CliRunner().invoke(app, ["bench", "--check", str(file), "--games", "1"]).exit_code == 2
    as_data = CliRunner().invoke(app, ["bench", "--check", str(file), "--games", "0", "--json"])
    assert json.loads(as_data.stdout)["games"] == 20
    for wrong in (
        ["bench", "chess", "--agent", "random"],
        ["bench", QUICK],
        ["bench", "--check", str(tmp_path / "none")],
    ):
        assert CliRunner().invoke(app, wrong).exit_code == 2
