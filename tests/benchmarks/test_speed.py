"""The benchmark counts what it says it counts. Nothing here looks at a clock."""

from __future__ import annotations

from benchmarks.contestants import Ours, find_contestant
from benchmarks.environment_contestants import CHESS, GAMES
from benchmarks.environments import table as environment_table
from benchmarks.slices import Slice
from benchmarks.speed import BEGIN, END, compare, figures, table, three, written


def slice_of(decisions: int, seconds: float, copy: float) -> Slice:
    done = Slice()
    done.decisions, done.seconds, done.copy = decisions, seconds, copy
    done.choices, done.games, done.chance, done.simulations = 3 * decisions, 2, 0.5, decisions / 10
    return done


def test_ratios_are_those_within_a_round() -> None:
    ours = [slice_of(400, 1.0, 1e-5), slice_of(900, 1.0, 1e-5)]
    peer = [slice_of(100, 1.0, 6e-5), slice_of(100, 1.0, 8e-5)]
    row = figures(ours, peer)
    assert row["speed_ratio"][1] == 6.5
    assert [round(value, 6) for value in row["copy_ratio"]] == [6.5, 7.0, 7.5]
    assert row["branching"] == 3
    assert row["decisions_per_game"] == 325
    assert "6.50 (5.25-7.75)" in table({"ours": row})


def test_quartiles() -> None:
    assert three([1.0, 2.0, 3.0, 4.0, 5.0]) == [2.0, 3.0, 4.0]
    assert three([7.0]) == [7.0, 7.0, 7.0]


def test_a_game_of_ours_plays_its_slice() -> None:
    contestant = find_contestant("fall_of_rome:3", "1")
    assert isinstance(contestant, Ours)
    done = contestant.play(0.02)
    assert done.decisions > 0 and done.choices >= done.decisions and done.copy > 0
    assert contestant.chance() > 0


def test_compiled_games_are_compared_with_interpreted_ones() -> None:
    slices = {"toy:2": [slice_of(100, 1.0, 1e-5)], "toy:2 compiled": [slice_of(500, 1.0, 1e-6)]}
    rows = compare(slices)
    assert rows["toy:2 compiled"]["gain"][1] == 5 and "gain" not in rows["toy:2"]
    assert table(rows).count("|\n") == 4


def test_the_table_replaces_the_one_before() -> None:
    document = f"# Speed\n{BEGIN}old\n{END}after\n"
    assert written(document, "new\n") == f"# Speed\n{BEGIN}new\n{END}after\n"


def test_environments_count_the_steps_of_agents() -> None:
    for name in ("batch empires_end:2", "aec empires_end:2", "gymnasium fall_of_rome:1", "vector fall_of_rome:1"):
        done = find_contestant(name, "1").play(0.02)
        assert done.decisions > 0 and done.decisions % GAMES == 0 and done.seconds > 0


def test_batches_are_compared_with_single_environments() -> None:
    slices = {
        "batch toy:2": [slice_of(900, 1.0, 0)],
        "aec toy:2": [slice_of(300, 1.0, 0)],
        CHESS: [slice_of(9, 1.0, 0)],
    }
    lines = environment_table(slices).splitlines()
    assert "3.00 (3.00-3.00) |  |  | 100.00" in lines[2] and "33.33" in lines[3] and lines[4].endswith("|  |  |  |  |")
