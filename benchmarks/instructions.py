"""Instructions of fixed playouts, counted by callgrind and held against a reference.

`python benchmarks/instructions.py`: clocks differ from run to run, counts hardly do. What is compared is the number of
instructions of a decision in units of a yardstick, a piece of plain Python counted on the same machine, so that the
reference serves other machines and builds of Python as well. More than a tenth above the reference fails; `--write`
makes a new reference, and the commit that changes it says why. `--compiled FOLDER` counts the package of
`script/compile` instead of the sources. The garbage collector is off: whether one of its rounds falls into a playout
depends on how many modules were loaded from where, and is worth half a playout.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
REFERENCE: Final = Path(__file__).with_name("instructions.json")
GAMES: Final = {"fall_of_rome": 3, "empires_end": 4, "struggle_for_rome": 4}
DECISIONS: Final = 10_000  # of playouts; counts are given for one
TURNS: Final = 40_000  # of the yardstick
SLACK: Final = 1.10
MISSING: Final = "valgrind is not installed, so no instructions were counted (Debian: apt-get install valgrind)."
YARDSTICK: Final = """
import gc
import sys

gc.disable()
numbers, counts = list(range(100)), {}
for i in range(int(sys.argv[3])):
    here = numbers[i % 100]
    numbers[(i * 7) % 100] = here + 1 if here < 200 else 0
    counts[here] = counts.get(here, 0) + len(numbers[here % 10 : 10])
"""
WORK: Final = """
import gc
import sys

gc.disable()
from random import Random
from occasus.core.options import complete
from occasus.core.playout import playout
from occasus.games import find

game, seats, left, rng = find(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), Random("instructions")
options = complete(game.options, {})
game.start(seats, options)
while left:
    left -= playout(game, game.start(seats, options), rng, left)[0]
"""


def count(name: str, seats: int, most: int, package: Path) -> int:
    """The instructions of a whole process that does a piece of work."""
    work = YARDSTICK if name == "yardstick" else WORK
    counted = [sys.executable, "-c", work, name, str(seats), str(most)]
    with TemporaryDirectory(prefix="occasus-instructions-") as folder:  # callgrind does not end with /dev/null
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/counts", *counted],
            env={**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"{name} could not be counted:\n{done.stderr[-2000:]}")
    return int(found[1])


def measure(package: Path) -> dict[str, dict[str, float]]:
    """For each game: the instructions of a decision, and the same in yardsticks."""
    compile_dir(package, quiet=1)  # once, instead of in every process
    work = [("yardstick", 0, TURNS), *((name, seats, DECISIONS) for name, seats in GAMES.items())]
    idle = [(name, seats, 0) for name, seats, _ in work]  # Python, imports and content, without a decision
    with ThreadPoolExecutor(2) as pool:
        counts = list(pool.map(lambda job: count(job[0], job[1], job[2], package), work + idle))
    each = [(counts[i] - counts[len(work) + i]) / most for i, (_, _, most) in enumerate(work)]
    found: dict[str, dict[str, float]] = {}
    for (name, _, _), instructions in zip(work[1:], each[1:], strict=True):
        found[name] = {"instructions": round(instructions), "yardsticks": round(instructions / each[0], 2)}
    return found


def judge(found: dict[str, dict[str, float]], reference: dict[str, dict[str, float]]) -> list[str]:
    """List what has become too slow, as sentences."""
    return [
        f"A decision of {name} takes {figures['yardsticks']:.1f} yardsticks, more than {SLACK:.2f} times the "
        f"{reference[name]['yardsticks']:.1f} of the reference. If that is wanted, make a new reference: "
        "python benchmarks/instructions.py --write, and say why in the commit."
        for name, figures in found.items()
        if figures["yardsticks"] > SLACK * reference[name]["yardsticks"]
    ]


def main() -> None:
    """Count, compare, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiled", type=Path, help="count the compiled package in this folder")
    parser.add_argument("--write", action="store_true", help="make the counts the new reference")
    given = parser.parse_args()
    if not shutil.which("valgrind"):
        print(MISSING)
        sys.exit(1 if os.environ.get("CI") else 0)
    build = "compiled" if given.compiled else "interpreted"
    found = measure((given.compiled or ROOT / "src").resolve())
    known = json.loads(REFERENCE.read_text(encoding="utf-8")) if REFERENCE.exists() else {}
    for name, figures in found.items():
        before = known.get(build, {}).get(name, {}).get("yardsticks", "none")
        print(
            f"{name}: {figures['instructions']:,} instructions a decision, "
            f"{figures['yardsticks']} yardsticks (reference: {before})"
        )
    if given.write:
        known[build] = found
        REFERENCE.write_text(json.dumps(known, indent=2) + "\n", encoding="utf-8")
        return
    slow = judge(found, known[build])
    sys.exit("\n".join(slow) if slow else None)


if __name__ == "__main__":
    main()
