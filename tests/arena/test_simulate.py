"""Many games: the same results by any number of processes, and as text or data."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from occasus.arena.outcome import Outcome
from occasus.arena.plan import Plan
from occasus.arena.simulate import play_one, simulate
from occasus.arena.statistics import Summary
from occasus.arena.turns import turns
from occasus.cli.main import app
from occasus.core.options import complete
from occasus.games import find
from tests.toy.board.state import ToyState
from tests.toy.game import ToyGame

COMMAND = ["simulate", "fall_of_rome", "--games", "12", "--seed", "7"]


def plan(bots: tuple[str, ...] = ("random",) * 3, seed: str = "7") -> Plan:
    return Plan("fall_of_rome", {}, 3, complete(find("fall_of_rome").options, {}), bots, seed)


def figures(jobs: int) -> object:
    summary = Summary(3, True, ("random",) * 3)
    for outcome in simulate(plan(), 12, jobs):
        summary.add(outcome)
    return summary.record()


def test_the_number_of_processes_changes_nothing() -> None:
    assert figures(1) == figures(2)


def test_a_seed_decides_everything_and_games_differ() -> None:
    first = [play_one(plan(), number).decisions for number in range(4)]
    assert first == [play_one(plan(), number).decisions for number in range(4)]
    assert len(set(first)) > 1
    assert first != [play_one(plan(seed="8"), number).decisions for number in range(4)]


def test_bots_with_views_play_the_same_game_from_the_same_seed() -> None:
    mixed = ("random", "occasus.bots.random_bot:RandomBot", "random")
    assert play_one(plan(mixed), 0).decisions == play_one(plan(mixed), 0).decisions


@pytest.mark.parametrize(
    ("position", "number"), [({"turn": {"number": 7}}, 7), ({"round": 4, "turn": {"player": "red"}}, 4), ({}, 0)]
)
def test_turns_or_rounds_are_counted_where_a_game_tells_them(position: dict[str, object], number: int) -> None:
    class Told(ToyGame):
        def describe(self, state: ToyState, seat: int) -> dict[str, object]:
            return position

    game = Told()
    assert turns(game, game.start(2, complete(game.options, {}))) == number


def test_the_report_names_rates_reasons_and_lengths() -> None:
    output = CliRunner().invoke(app, [*COMMAND, "--jobs", "1"]).output
    for word in ("12 games of Fall of Rome", "won", "/12)", "decisions per game", "per second"):
        assert word in output


def test_data_for_programs() -> None:
    record = json.loads(CliRunner().invoke(app, [*COMMAND, "--jobs", "1", "--json"]).stdout)
    assert record["games"] == 12
    assert record["complete"] is True
    assert sum(reason["count"] for reason in record["reasons"]) == 12
    assert record["wins"]["low"] <= record["wins"]["rate"] <= record["wins"]["high"]


def test_an_interruption_shows_what_is_there_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, games: int, jobs: int) -> Iterator[Outcome]:
        yield play_one(plan, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr("occasus.arena.simulate.simulate", interrupted)
    result = CliRunner().invoke(app, COMMAND)
    assert result.exit_code == 130
    assert "Interrupted after 1 of 12 games" in result.output
    assert "1 game of Fall of Rome" in result.output
