"""How often an agent wins a task of `occasus bench` with other seeds: the ends of its scale.

python -m research.scale_of_task fall-of-rome-3-partners --agent random --games 400
"""

from __future__ import annotations

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from occasus.arena.bench import find_task
from occasus.arena.recording import options_of, play
from occasus.arena.statistics import rate
from occasus.games import find


def won(name: str, agent: str, number: int) -> bool:
    """Play one game of a task with a seed that is not the task's."""
    task = find_task(name)
    rules = find(task.game)
    match = play(rules, task.seating(agent, number), options_of(rules, **task.options), f"scale {name}/{number}")
    result = match.result()
    return result is not None and task.own_seat(number) in result.winners()


def main() -> None:
    reader = ArgumentParser(description=__doc__)
    reader.add_argument("task")
    reader.add_argument("--agent", required=True)
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--first", type=int, default=0, help="the number of the first game, to play a part")
    reader.add_argument("--jobs", type=int, default=1)
    given = reader.parse_args()
    numbers = range(given.first, given.first + given.games)
    with ProcessPoolExecutor(given.jobs) as pool:
        wins = sum(pool.map(partial(won, given.task, given.agent), numbers))
    print(given.task, given.agent, rate(wins, given.games))


if __name__ == "__main__":
    main()
