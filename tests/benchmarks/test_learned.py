"""The agents that learned from scratch: the page shows the runs, and a run can be made again."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path

import pytest
from benchmarks.baselines import PAGE
from benchmarks.learned import draw, page, runs
from research.learned_baselines import ROUNDS, train

from occasus.core.basics import OccasusError


def test_the_page_shows_the_runs() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text, runs()) == text, "python -m benchmarks.learned writes it anew"


def test_each_method_has_five_runs_with_curves(tmp_path: Path) -> None:
    have = {(run["row"]["task"], run["method"], run["seed"]) for run in runs()}
    assert have == {(task, method, seed) for task, method in ROUNDS for seed in range(1, 6)}
    assert min(len(run["curve"]) for run in runs()) >= 8
    draw(runs(), tmp_path / "picture.svg")
    assert "alliances" in (tmp_path / "picture.svg").read_text()


def test_a_run_of_other_games_is_refused(tmp_path: Path) -> None:
    run = runs()[0]
    (tmp_path / "runs.jsonl").write_text(json.dumps(run | {"row": run["row"] | {"games": 7}}) + "\n")
    with pytest.raises(OccasusError, match="line 1"):
        runs(tmp_path / "runs.jsonl")


@pytest.mark.parametrize("method", ["ppo", "dqn", "afterstates"])
def test_agents_learn_and_play_the_task(method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of no time at all: one measurement, and a game of the task by the weights that were kept."""
    for name, value in {"TESTS": 1, "LANES": 4, "DECISIONS": 60, "GAMES": 1, "STEPS": 2}.items():
        monkeypatch.setattr(f"research.learned_baselines.{name}", value)
    monkeypatch.setenv("OCCASUS_LEARNED", "")  # it names its folder there
    run = train("fall-of-rome-1-novice", method, 1, 1, inf, tmp_path, games=1)
    assert run["decisions"] > 0 and len(run["curve"]) == 2
    assert run["row"]["failed"] == 0 and run["row"]["games"] == 1
