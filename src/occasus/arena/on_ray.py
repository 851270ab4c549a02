"""Games on a Ray cluster: the same games as in local processes, with the same results for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from logging import ERROR
from typing import Any, Final

from occasus.arena.outcome import Outcome
from occasus.arena.simulate import Plan, play_one
from occasus.core.basics import OccasusError

AHEAD: Final = 4  # tasks per processor that wait for one


def play_on_ray(plans: list[Plan], tasks: list[tuple[int, int]], address: str = "") -> Iterator[Outcome]:
    """Play games of several plans on a cluster, or on this machine where no address is given.

    A game whose worker is lost is played again by another; since its number decides everything, it is the same game.
    """
    try:
        import ray
    except ImportError as error:
        raise OccasusError("Ray is not installed; `pip install 'occasus[ray]'` brings it.") from error
    began = not ray.is_initialized()
    if began:
        try:
            ray.init(address=address or None, logging_level=ERROR, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise OccasusError(f"no Ray cluster answers at {address or 'this machine'}: {error}") from error
    try:
        yield from _play(ray, plans, tasks)
    finally:
        if began:
            ray.shutdown()


def _play(ray: Any, plans: list[Plan], tasks: list[tuple[int, int]]) -> Iterator[Outcome]:
    play = ray.remote(max_retries=-1)(play_one)
    kept = [ray.put(plan) for plan in plans]
    waiting = iter(tasks)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    running: list[Any] = []
    while True:
        while len(running) < most:
            task = next(waiting, None)
            if task is None:
                break
            running.append(play.remote(kept[task[0]], task[1]))
        if not running:
            return
        ray.wait(running)  # for one; then take all that are there
        done, running = ray.wait(running, num_returns=len(running), timeout=0)
        yield from ray.get(done)
