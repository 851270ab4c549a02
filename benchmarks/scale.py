"""How the arena scales on this machine: one process, two, and Ray: `python -m benchmarks.scale [--rounds 5]`.

The same games are played by each in turn, round after round, so that whatever else the machine does falls on all
alike. What counts is the ratio within a round. All seconds count, from the call to the last outcome; what starting
processes costs is told apart, by the seconds until the first outcome.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from benchmarks.speed import three
from occasus.arena.outcome import Outcome
from occasus.arena.plan import Plan
from occasus.arena.simulate import play_all
from occasus.core.options import complete
from occasus.games import find

GAME: Final = "empires_end"
SEATS: Final = 3


def measure(play: Callable[[], Iterator[Outcome]]) -> tuple[float, float, list[tuple[int, ...]]]:
    """Seconds until the first outcome, games a second, and the scores of all games."""
    began = perf_counter()
    playing = play()
    outcomes = [next(playing)]
    first = perf_counter() - began
    outcomes.extend(playing)
    speed = len(outcomes) / (perf_counter() - began)
    return first, speed, [each.scores for each in sorted(outcomes, key=lambda each: each.number)]


def main() -> None:
    """Measure in turn, compare, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="miles", help="who sits on all seats; `random` for games of a millisecond")
    given = parser.parse_args()
    plan = Plan(GAME, {}, SEATS, complete(find(GAME).options, {}), (given.bot,) * SEATS, "scale")
    tasks = [(0, number) for number in range(given.games)]
    ways: dict[str, Callable[[], Iterator[Outcome]]] = {
        "--jobs 1": lambda: play_all([plan], tasks, 1),
        "--jobs 2": lambda: play_all([plan], tasks, 2),
    }
    try:
        import ray  # noqa: F401

        from occasus.arena.ray_backend import play_on_ray

        ways["--backend ray"] = lambda: play_on_ray([plan], tasks)
    except ImportError:
        print("Ray is not installed and left out: pip install 'occasus[ray]'")
    found: dict[str, list[tuple[float, float]]] = {way: [] for way in ways}
    for _ in range(given.rounds):
        scores = []
        for way, play in ways.items():
            start, speed, each = measure(play)
            found[way].append((start, speed))
            print(f"{way}: {speed:.2f} games/s, first outcome after {start:.1f} s", flush=True)
            scores.append(each)
        assert all(each == scores[0] for each in scores), "the results differ"
    print(f"{given.games} games of {GAME}, {SEATS} x {given.bot}, {given.rounds} rounds; load {os.getloadavg()[0]:.1f}")
    for way, rows in found.items():
        low, middle, high = three([row[1] / base[1] for row, base in zip(rows, found["--jobs 1"], strict=True)])
        first, speed = three([row[0] for row in rows])[1], three([row[1] for row in rows])[1]
        times = f"{middle:.2f} ({low:.2f}-{high:.2f}) times --jobs 1"
        print(f"{way}: {speed:.2f} games/s, {times}, first outcome after {first:.1f} s")


if __name__ == "__main__":
    main()
