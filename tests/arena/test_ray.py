"""The arena on Ray: the same results as in local processes, also when a worker is lost; a real Ray with `--long`."""

import logging
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from occasus.arena import ray_backend
from occasus.arena.outcome import Outcome
from occasus.arena.plan import Plan
from occasus.arena.ray_backend import play_on_ray
from occasus.arena.simulate import play_all
from occasus.bots.budget import Budget
from occasus.core.basics import OccasusError, View
from occasus.core.game import Game
from occasus.core.options import complete
from occasus.games import find


def plan(bot: str) -> Plan:
    return Plan("empires_end", {}, 2, complete(find("empires_end").options, {}), (bot, bot), "ray")


def told(outcomes: list[Outcome]) -> list[tuple[int, tuple[int, ...], tuple[int, ...], int]]:
    return sorted((each.number, each.places, each.scores, each.decisions) for each in outcomes)


class Deadly:
    """A bot that kills its process."""

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose nothing."""
        os.kill(os.getpid(), signal.SIGKILL)
        return ""


class Lost(Exception):
    """A worker was lost."""


class OneProcess:
    """What `_play` asks of Ray, in this process; the first portions are lost with their worker."""

    exceptions = SimpleNamespace(
        WorkerCrashedError=Lost, OutOfMemoryError=Lost, NodeDiedError=Lost, ObjectLostError=Lost
    )

    def __init__(self, losses: int) -> None:
        self.losses = losses

    def remote(self, max_retries: int) -> Callable[[Callable[..., Any]], Any]:
        assert max_retries == 0, "a lost game is counted by us"
        return lambda function: SimpleNamespace(remote=lambda *given: partial(function, *given))

    def put(self, value: Any) -> Any:
        return value

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, running: list[Any], **_: Any) -> tuple[list[Any], list[Any]]:
        return running[:1], running[1:]

    def get(self, task: Callable[[], list[Outcome]]) -> list[Outcome]:
        if self.losses:
            self.losses -= 1
            raise Lost
        return task()


def test_lost_games_are_played_again_with_the_same_results() -> None:
    tasks = [(0, number) for number in range(12)]
    outcomes = list(ray_backend._play(OneProcess(losses=2), [plan("random")], tasks))
    assert told(outcomes) == told(list(play_all([plan("random")], tasks)))
    with pytest.raises(OccasusError, match="game 7 failed 3 times because its process died"):
        list(ray_backend._play(OneProcess(losses=3), [plan("random")], [(0, 7)]))


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_the_same_results_with_a_killed_worker() -> None:
    ray = pytest.importorskip("ray", reason="install the extra `ray`")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        tasks = [(0, number) for number in range(12)]
        outcomes: list[Outcome] = []
        killed = False
        for outcome in play_on_ray([plan("tiro")], tasks):
            outcomes.append(outcome)
            killed = killed or kill_a_worker()
        assert killed, "no worker was there to kill"
        assert told(outcomes) == told(list(play_all([plan("tiro")], tasks)))
        with pytest.raises(OccasusError, match="game 7 failed 3 times because its process died"):
            list(play_on_ray([plan("tests.arena.test_ray:Deadly")], [(0, 7)]))
    finally:
        ray.shutdown()


def kill_a_worker() -> bool:
    """Kill one process that plays a game, as a cluster would lose it; False if there is none just now."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):  # it has ended meanwhile
                if b"ray::play_some" in (folder / "cmdline").read_bytes():
                    os.kill(int(folder.name), signal.SIGKILL)
                    return True
    return False


def test_without_ray_the_way_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(OccasusError, match="pip install"):
        list(play_on_ray([plan("random")], [(0, 0)]))
