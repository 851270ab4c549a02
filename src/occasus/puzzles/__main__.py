"""`python -m occasus.puzzles GAME` plays games and keeps positions with one clearly best turn as puzzles.

    python -m occasus.puzzles fall_of_rome --games 40
    python -m occasus.puzzles empires_end --games 40 --seed another --out /tmp

The same seed and number of games make the same file, in any number of processes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from occasus import lessons
from occasus.core.basics import Json
from occasus.puzzles.choosing import choose, write
from occasus.puzzles.finding import TABLES, holds, puzzles_of


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m occasus.puzzles", description="Make the puzzles of a game.")
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=40, help="games that are looked through")
    parser.add_argument("--seed", default="puzzles", help="decides the games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    folder = Path(lessons.__file__).parent / "puzzles"
    parser.add_argument("--out", type=Path, default=folder, help="folder for the file; without it those of the package")
    asked = parser.parse_args()
    puzzles: list[dict[str, Json]] = []
    with get_context("spawn").Pool(asked.jobs) as pool:
        for number, some in enumerate(pool.imap(partial(puzzles_of, asked.game, asked.seed), range(asked.games))):
            puzzles += some
            degrees = dict(sorted(Counter(puzzle["degree"] for puzzle in puzzles).items()))
            print(f"game {number}: {len(puzzles)} puzzles, by degree {degrees}", file=sys.stderr, flush=True)
    chosen = [puzzle for puzzle in choose(puzzles) if holds(puzzle)]
    print(write(asked.game, chosen, asked.seed, asked.games, asked.out), len(chosen))
    return 0


if __name__ == "__main__":
    sys.exit(main())
