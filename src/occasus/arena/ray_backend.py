"""Games on a Ray cluster: the same games as in local processes, with the same results for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from logging import ERROR
from typing import Any, Final

from occasus.arena.outcome import Outcome
from occasus.arena.plan import Plan
from occasus.arena.simulate import play_one
from occasus.arena.work_queue import Portions, Task
from occasus.core.basics import OccasusError

AHEAD: Final = 4  # portions per processor that are under way or wait


def play_on_ray(plans: list[Plan], tasks: list[Task], address: str = "") -> Iterator[Outcome]:
    """Play games of several plans on a cluster, or on this machine where no address is given.

    Short games are handed out several at a time. A game whose worker is lost is played again by another; since its
    number decides everything, it is the same game.
    """
    try:
        import ray
    except ImportError as error:
        raise OccasusError("Ray is not installed; `pip install 'occasus[ray]'` installs it.") from error
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


def _play(ray: Any, plans: list[Plan], tasks: list[Task]) -> Iterator[Outcome]:
    play = ray.remote(max_retries=0)(play_some)
    lost = ray.exceptions
    losses = (lost.WorkerCrashedError, lost.OutOfMemoryError, lost.NodeDiedError, lost.ObjectLostError)
    kept = [ray.put(plan) for plan in plans]
    hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
    portions = Portions(tasks, hands)
    running: dict[Any, list[Task]] = {}
    while True:
        while len(running) < hands * AHEAD and (portion := portions.take()):
            used = sorted({place for place, _ in portion})
            running[play.remote(used, portion, *(kept[place] for place in used))] = portion
        if not running:
            return
        ray.wait(list(running))  # for one; then take all that are there
        done, _ = ray.wait(list(running), num_returns=len(running), timeout=0)
        for task in done:
            portion = running.pop(task)
            try:
                outcomes = ray.get(task)
            except losses:
                portions.lose(portion)
            else:
                portions.count(outcomes)
                yield from outcomes


def play_some(places: list[int], tasks: list[Task], *plans: Plan) -> list[Outcome]:
    """Play a portion of games; the plans are those at the given places."""
    known = dict(zip(places, plans, strict=True))
    return [play_one(known[place], number) for place, number in tasks]
