"""Several processes: one that is killed is replaced, and its games are the same games."""

import multiprocessing
import os
import signal
from functools import partial
from pathlib import Path

import pytest

from occasus.arena.outcome import Outcome
from occasus.arena.plan import Plan
from occasus.arena.processes import play_in_processes
from occasus.arena.simulate import play_all, play_one
from occasus.arena.work_queue import Portions
from occasus.core.basics import OccasusError
from occasus.core.options import complete
from occasus.games import find

TASKS = [(0, number) for number in range(24)]


def plan(bot: str = "random") -> Plan:
    return Plan("fall_of_rome", {}, 2, complete(find("fall_of_rome").options, {}), (bot, bot), "killed")


def told(outcomes: list[Outcome]) -> list[tuple[int, tuple[int, ...], str, int]]:
    return sorted((each.number, each.places, each.reason, each.decisions) for each in outcomes)


def deadly(marks: Path, times: int, plan: Plan, number: int) -> Outcome:
    """Play, but kill the own process in game 5, so many times."""
    before = len(list(marks.iterdir()))
    if number == 5 and before < times:
        (marks / str(before)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_one(plan, number)


def test_a_process_killed_from_outside() -> None:
    outcomes: list[Outcome] = []
    for outcome in play_all([plan("occasus.bots.random_bot:RandomBot")], TASKS, 2):
        if not outcomes:
            multiprocessing.active_children()[0].kill()
        outcomes.append(outcome)
    assert told(outcomes) == told(list(play_all([plan("occasus.bots.random_bot:RandomBot")], TASKS)))


def test_a_game_that_kills_its_process_is_played_again(tmp_path: Path) -> None:
    outcomes = list(play_in_processes(partial(deadly, tmp_path, 2), [plan()], TASKS, 2))
    assert len(list(tmp_path.iterdir())) == 2
    assert told(outcomes) == told(list(play_all([plan()], TASKS)))


def test_a_game_that_always_kills_its_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(OccasusError, match="game 5 failed 3 times because its process died"):
        list(play_in_processes(partial(deadly, tmp_path, 9), [plan()], TASKS, 2))
    assert not multiprocessing.active_children()


def test_a_fault_of_a_bot_is_told_in_its_own_words() -> None:
    with pytest.raises(OccasusError, match="nobody"):
        list(play_all([plan("nobody")], TASKS, 2))


def test_portions_grow_with_short_games_and_lost_games_go_alone() -> None:
    portions = Portions([(0, number) for number in range(1000)], 2)
    first = portions.take()
    assert len(first) == 1
    portions.count([play_one(plan(), 0)])
    second = portions.take()
    assert len(second) > 1
    portions.lose(second)
    assert [portions.take() for _ in second] == [[task] for task in second]
    given = {*first, *second}
    while portion := portions.take():
        given.update(portion)
    assert len(given) == 1000
