"""Speed of batches beside single environments and PettingZoo's chess: `python benchmarks/environments.py [--write]`.

The same method as `speed.py`: a process each, slices of CPU time in turn, ratios within a round. With --write the table
goes into docs/performance.md.
"""

from __future__ import annotations

import argparse
import platform
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

if __package__ in (None, ""):  # run as a file: make the checkout importable, here and in the processes
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from benchmarks.contestants import COMPILED
from benchmarks.environment_contestants import CHESS, GAMES
from benchmarks.slices import Slice
from benchmarks.speed import DOCUMENT, NOT_COMPILED, ROOT, SEATS, measure, three, written

BEGIN, END = "<!-- environments -->\n", "<!-- end of environments -->\n"
NO_CHESS: Final = "PettingZoo's chess is left out, because it needs pygame and chess: pip install 'occasus[bench]'"


def environments(folder: Path) -> list[str]:
    """All who take part; says who is missing."""
    names = [f"{kind} {game}:{seats}" for game, seats in SEATS.items() for kind in ("batch", "aec")]
    names += [f"{kind} fall_of_rome:{SEATS['fall_of_rome']}" for kind in ("gymnasium", "vector")]
    if (folder / "occasus").is_dir():
        names += [name + COMPILED for name in names]
    else:
        print(NOT_COMPILED.format(folder), file=sys.stderr)
    if find_spec("chess") and find_spec("pygame"):
        return [*names, CHESS]
    print(NO_CHESS, file=sys.stderr)
    return names


def speeds(slices: list[Slice]) -> list[float]:
    """Steps a second, by round."""
    return [done.decisions / done.seconds for done in slices]


def ratio(ours: list[Slice], theirs: list[Slice] | None) -> str:
    """How many times as fast, median and quartiles over the rounds."""
    if theirs is None:
        return ""
    low, middle, high = three([a / b for a, b in zip(speeds(ours), speeds(theirs), strict=True)])
    return f"{middle:.2f} ({low:.2f}-{high:.2f})"


def table(slices: dict[str, list[Slice]]) -> str:
    """The figures as a table of Markdown."""
    lines = [["", "steps/s", "times AEC", "times Gymnasium", "times its vector", "times PettingZoo's chess"]]
    lines.append(["---", *["--:"] * 5])
    for name, own in slices.items():
        kind, _, game = name.partition(" ")
        single = [
            slices.get(f"{other} {game}") if kind == "batch" else None for other in ("aec", "gymnasium", "vector")
        ]
        chess = slices.get(CHESS) if name != CHESS else None
        lines.append([name, f"{three(speeds(own))[1]:,.0f}", *(ratio(own, each) for each in [*single, chess])])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main() -> None:
    """Read the arguments, measure, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--slice", type=float, default=0.5, help="seconds of CPU time a contestant and round")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build/compiled", help="folder of the compiled package")
    parser.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    given = parser.parse_args()
    slices = measure(environments(given.compiled), given.rounds, given.slice, str(given.compiled))
    title = f"Python {platform.python_version()} on {platform.machine()}, {given.rounds} rounds of {given.slice} s"
    text = f"{title}, {GAMES} games each; times as fast, median (quartiles).\n\n{table(slices)}"
    print(text)
    if given.write:
        DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), text, BEGIN, END), encoding="utf-8")


if __name__ == "__main__":
    main()
