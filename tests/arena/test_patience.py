"""Bots that are slow or fail: they are named, lose where that is asked for, and the series goes on."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from occasus.arena.outcome import outcome_from
from occasus.arena.patience import Patience
from occasus.arena.plan import Plan
from occasus.arena.simulate import play_one
from occasus.cli.main import app
from occasus.core.basics import OccasusError
from occasus.core.options import complete
from occasus.games import find

FAILING = "tests.arena.test_patience:Failing"
NEVER = "tests.cli.endless_bot:Never"
alarms = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarms")


class Failing:
    """Plays a few moves, then fails."""

    def __init__(self) -> None:
        self.left = 3

    def decide(self, game: Any, view: Any, legal: list[str], rng: Random, budget: Any) -> str:
        self.left -= 1
        return legal[0] if self.left else legal[len(legal)]


def plan(game: str, bots: tuple[str, ...], patience: Patience) -> Plan:
    return Plan(game, {}, len(bots), complete(find(game).options, {}), bots, "p", patience=patience)


def test_who_fails_is_last_and_a_team_loses_as_a_whole() -> None:
    goes_on = Patience(fail_fast=False)
    outcome = play_one(plan("empires_end", ("random", FAILING, "random"), goes_on), 0)
    assert (outcome.places, outcome.reason) == ((1, 2, 1), "bot_failed")
    assert outcome.failure and outcome.failure[0] == 1 and "the bot Failing of seat 1" in outcome.failure[1]
    assert outcome_from(outcome.record()).record() == outcome.record()
    assert play_one(plan("fall_of_rome", ("random", FAILING), goes_on), 0).winners() == []
    with pytest.raises(OccasusError, match="the bot Failing of seat 1"):
        play_one(plan("empires_end", ("random", FAILING), Patience()), 0)


@alarms
def test_a_decision_that_never_ends_is_broken_off_and_loses() -> None:
    before = signal.getsignal(signal.SIGALRM)
    outcome = play_one(plan("empires_end", (NEVER, "random"), Patience(0.05, slow_loses=True)), 0)
    assert (outcome.places, outcome.reason) == ((2, 1), "bot_too_slow")
    assert outcome.failure and "took longer than 0.05 s" in outcome.failure[1]
    assert outcome.work[NEVER].slow == 1
    assert signal.getsignal(signal.SIGALRM) == before


def test_slow_decisions_are_counted_and_cost_nothing_unless_asked() -> None:
    outcome = play_one(plan("empires_end", ("tiro", "random"), Patience(1e-9)), 0)
    assert outcome.failure is None
    assert outcome.work["tiro"].slow == outcome.work["tiro"].decisions > 0


def arena(*more: str) -> Any:
    bots = f"random,{FAILING}"
    command = ["arena", "empires_end", "--players", "2", "--games", "4", "--bots", bots, "--jobs", "1", *more]
    return CliRunner().invoke(app, command)


def test_the_series_goes_on_and_the_report_names_the_bot(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    result = arena("--out", str(out))
    assert result.exit_code == 0
    assert result.stderr.count("IndexError") == 1, "the first failure of a bot is told, with its line"
    assert f"{FAILING}: decisions over the limit: 0; games lost by failing: 4." in " ".join(result.stdout.split())
    again = json.loads(arena("--out", str(out), "--json").stdout)
    assert [bot["failed"] for bot in again["bots"]] == [0, 4]
    assert again["series"][0]["reasons"][0]["reason"] == "bot_failed"


def test_fail_fast_stops_and_a_limit_must_make_sense() -> None:
    assert "IndexError" in arena("--fail-fast").output
    assert arena("--fail-fast").exit_code == 2
    assert "--slow-loses needs it" in " ".join(arena("--slow-loses").output.split())
