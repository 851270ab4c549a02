"""Tournaments: seats in turn, the same results however they are played, interruptions that lose nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from occasus.arena.outcome import Outcome, Work, outcome_from
from occasus.arena.plan import Plan
from occasus.arena.ratings import ratings
from occasus.arena.results_file import ResultsFile
from occasus.arena.simulate import play_all
from occasus.arena.tournament import Tournament
from occasus.cli.main import app
from occasus.core.game import Result
from occasus.core.options import complete
from occasus.games import find

SAME = "occasus.bots.random_bot:RandomBot"  # random under another name
COMMAND = ["arena", "empires_end", "--players", "3", "--bots", f"random,{SAME}", "--seed", "7"]


def tournament(game: str, bots: list[str], seats: int, mixed: bool = False) -> Tournament:
    found = find(game)
    return Tournament(found, seats, complete(found.options, {}), bots, "1", 0, mixed)


def test_everybody_sits_alone_against_each_other_on_every_seat_alike_often() -> None:
    made = tournament("empires_end", ["a", "b", "c"], 4)
    seatings = Counter(made.seating(number) for number in range(8 * len(made.series)))
    assert len(made.series) == 6
    assert len(seatings) == 24
    assert set(seatings.values()) == {2}
    assert all(sorted(Counter(seating).values()) == [1, 3] for seating in seatings)


def test_two_seats_need_each_pair_once() -> None:
    made = tournament("empires_end", ["a", "b"], 2)
    assert [made.seating(number) for number in range(2)] == [("a", "b"), ("b", "a")]


def test_mixed_tables_seat_everybody_in_turn() -> None:
    made = tournament("empires_end", ["a", "b", "c", "d"], 4, mixed=True)
    assert [made.seating(number)[0] for number in range(4)] == ["a", "b", "c", "d"]
    assert len(tournament("empires_end", ["a", "b", "c"], 2, mixed=True).series) == 3
    assert tournament("empires_end", ["a", "b"], 4, mixed=True).seating(1) == ("b", "a", "b", "a")


def test_a_bot_named_twice_sits_twice_at_a_mixed_table() -> None:
    table = tournament("empires_end", ["a", "b", "b"], 3, mixed=True)
    assert [series.name() for series in table.series] == ["a, b, b"]
    assert table.seating(1) == ("b", "b", "a")
    assert table.bots == ["a", "b"] and table.record()["bots"] == ["a", "b", "b"]
    assert tournament("empires_end", ["a", "b", "b"], 3).record() == tournament("empires_end", ["a", "b"], 3).record()


def test_who_plays_together_plays_alike() -> None:
    made = tournament("fall_of_rome", ["a", "b"], 3)
    assert [made.seating(number) for number in range(3)] == [("a",) * 3, ("b",) * 3, ("a",) * 3]


def without_seconds(record: dict[str, Any]) -> dict[str, Any]:
    for bot in record["bots"]:
        del bot["milliseconds"], bot["longest"]
    return record


def played(*more: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, [*COMMAND, "--games", "3", "--json", *more])
    assert result.exit_code == 0, result.output
    return without_seconds(json.loads(result.stdout))


def test_an_interruption_loses_nothing_and_jobs_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "some" / "results.jsonl"
    with monkeypatch.context() as patched:

        def interrupted(plans: list[Plan], tasks: list[tuple[int, int]], jobs: int) -> Iterator[Outcome]:
            yield from play_all(plans, tasks[:2])
            raise KeyboardInterrupt

        patched.setattr("occasus.arena.simulate.play_all", interrupted)
        result = CliRunner().invoke(app, [*COMMAND, "--games", "3", "--out", str(out)])
        assert result.exit_code == 130
        assert "Interrupted after 2 of 6 games. Run the same command to continue." in " ".join(result.output.split())
    with out.open("a") as file:
        file.write('{"number": 2, "bots": ["ran')  # stopped in the middle of a line
    whole = played("--jobs", "1")
    assert played("--jobs", "2", "--out", str(out)) == whole
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert sorted(line["number"] for line in lines[1:]) == list(range(6))
    assert played("--out", str(out)) == whole, "nothing is left to play"
    assert whole["games"] == 6
    assert whole["complete"] is True


def test_results_of_other_games_are_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    played("--jobs", "1", "--out", str(out))
    result = CliRunner().invoke(app, [*COMMAND, "--games", "3", "--out", str(out), "--budget", "5"])
    assert result.exit_code == 2
    assert "holds results of other games (simulations is 0 there, and 5 now)" in result.output
    out.write_text("something else\n")
    result = CliRunner().invoke(app, [*COMMAND, "--out", str(out)])
    assert "this is not a results file" in result.output
    assert out.read_text() == "something else\n"


def test_it_is_told_how_many_games_come_and_which_were_played_before(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    command = [*COMMAND, "--games", "2", "--jobs", "1", "--out", str(out)]
    first = CliRunner().invoke(app, command)
    assert "Games to play: 4 (2 × 2)." in first.stderr and "already" not in first.stderr
    again = CliRunner().invoke(app, command)
    assert "results.jsonl already has 4 of 4 games. They won’t be played again." in again.stderr
    assert CliRunner().invoke(app, [*command, "--json"]).stderr == ""


def test_a_narrow_table_breaks_no_name() -> None:
    bots = "examples.search.plain:Scholar,random"
    command = ["arena", "empires_end", "--players", "2", "--bots", bots, "--games", "1", "--budget", "1", "--jobs", "1"]
    output = CliRunner().invoke(app, command, env={"COLUMNS": "80"}).output
    assert output.count("examples.search.plain:Scholar") >= 2


def test_two_commands_do_not_write_to_one_file(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    played("--jobs", "1", "--out", str(out))
    before = out.read_text()
    record = {key: value for key, value in json.loads(before.splitlines()[0]).items() if key != "format"}
    with ResultsFile(out, record):
        second = [sys.executable, "-m", "occasus", *COMMAND, "--games", "3", "--out", str(out)]
        done = subprocess.run(second, capture_output=True, text=True)
    assert done.returncode == 2 and "another command is writing to it" in done.stderr
    assert out.read_text() == before
    played("--jobs", "1", "--out", str(out))


def test_the_report_names_rates_ratings_times_and_endings() -> None:
    environment = {"COLUMNS": "160"}
    output = CliRunner().invoke(app, [*COMMAND, "--games", "2", "--jobs", "1"], env=environment).output
    for word in (
        "4 games of Empire's End",
        "against the rest",
        "fair share",
        "rating",
        "time per decision",
        "ended by",
    ):
        assert word in output, word
    command = ["arena", "fall_of_rome", "--bots", "random", "--games", "2", "--jobs", "1"]
    output = CliRunner().invoke(app, command, env=environment).output
    assert "/2)" in output
    assert "FR-" in output


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--bots", ",", "--games", "1"], "which bots?"),
        (["--bots", "tirro", "--games", "1"], "did you mean tiro?"),
        (["--bots", "random", "--games", "0"], "must be 1 or more"),
    ],
)
def test_what_cannot_be_played_is_refused(more: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, ["arena", "fall_of_rome", *more])
    assert result.exit_code == 2
    assert sentence in result.output


def game_of(number: int, bots: tuple[str, ...], places: tuple[int, ...]) -> Outcome:
    return Outcome(number, bots, Result(places, places, "", ""), 9, 9, 1, 0.5, {"a": Work(3, 0.25, 0.125)})


def test_ratings_follow_the_wins() -> None:
    games = [game_of(number, ("a", "b"), (1, 2) if number % 4 else (2, 1)) for number in range(400)]
    rated = ratings(games, ["a", "b"], "1")
    assert rated["a"][0] - rated["b"][0] == pytest.approx(190.8, abs=2)  # three wins to one
    assert sum(rating for rating, _, _ in rated.values()) == pytest.approx(3000)
    for rating, low, high in rated.values():
        assert low < rating < high
        assert 20 < high - low < 60
    assert rated == ratings(games[::-1], ["a", "b"], "1")


def test_ratings_stay_finite_and_equal_bots_are_equal() -> None:
    won = [game_of(number, ("a", "b", "b"), (1, 2, 3)) for number in range(10)]
    assert ratings(won, ["a", "b"], "1")["a"][0] < 3000
    level = [game_of(number, ("a", "b"), (1, 1)) for number in range(10)]
    assert ratings(level, ["a", "b"], "1")["a"][0] == pytest.approx(1500)
    assert ratings([], ["a", "b"], "1") == {}


def test_an_outcome_comes_back_from_its_line() -> None:
    outcome = game_of(3, ("a", "b"), (1, 2))
    assert outcome_from(json.loads(json.dumps(outcome.record()))).record() == outcome.record()
