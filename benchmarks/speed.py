"""Speed of our games, compiled and interpreted, beside their peers: `python benchmarks/speed.py [--write]`.

The compiled games are those of `script/compile`. With --write the table goes into docs/performance.md.
Every contestant has a process of its own. They take turns, one slice of CPU time each a round, so that whatever
else the machine does falls on all of them alike. What counts is the ratio within each round: its median and
quartiles over all rounds are reported.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

if __package__ in (None, ""):  # run as a file: make the checkout importable, here and in the processes
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from benchmarks.contestants import BUFFER, COMPILED, CONTRACT, find_contestant
from benchmarks.environment_contestants import CHESS
from benchmarks.peers import NEEDS, installed
from benchmarks.slices import Slice

SEATS: Final = {"fall_of_rome": 3, "empires_end": 4, "struggle_for_rome": 4}
INSTALL: Final = "These peers are not installed and left out: {}. To compare with them: pip install 'occasus[bench]'"
NOT_COMPILED: Final = (
    "There is no compiled package in {}, so only interpreted games are measured; make it: script/compile"
)
ROOT: Final = Path(__file__).resolve().parents[1]
DOCUMENT: Final = ROOT / "docs/performance.md"
BEGIN, END = "<!-- table -->\n", "<!-- end of table -->\n"
Row = dict[str, Any]


def serve(connection: Connection, name: str, folder: str) -> None:
    """The work of a contestant's process: a slice whenever the parent asks for one."""
    if name.endswith(COMPILED):
        sys.path.insert(0, folder)
    contestant = find_contestant(name, "speed")
    contestant.play(0.2)  # warm up
    if name not in NEEDS and name != CHESS:
        from occasus.core import playout

        assert str(playout.__file__).endswith(".py") != name.endswith(COMPILED), playout.__file__
    connection.send(contestant.chance())
    while (seconds := connection.recv()) is not None:
        connection.send(contestant.play(seconds))


def measure(names: list[str], rounds: int, seconds: float, folder: str) -> dict[str, list[Slice]]:
    """Let all contestants run in turn; gives the slices of each, by round."""
    context = get_context("spawn")
    lines: dict[str, Connection] = {}
    for name in names:
        ours, theirs = context.Pipe()
        context.Process(target=serve, args=(theirs, name, folder), daemon=True).start()
        lines[name] = ours
    chance = {name: float(line.recv()) for name, line in lines.items()}
    slices: dict[str, list[Slice]] = {name: [] for name in names}
    for number in range(rounds):
        for name, line in lines.items():
            line.send(seconds)
            slices[name].append(line.recv())
        print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for line in lines.values():
        line.send(None)
    for name in names:
        for done in slices[name]:
            done.chance = chance[name]
    return slices


def three(values: list[float]) -> list[float]:
    """Lower quartile, median, upper quartile."""
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return [low, middle, high]


def figures(slices: list[Slice], peer: list[Slice] | None) -> Row:
    """The figures of one contestant, and its ratios to a peer, round by round."""
    decisions = sum(done.decisions for done in slices)
    games = sum(done.games for done in slices)
    row: Row = {
        "decisions_per_second": three([done.decisions / done.seconds for done in slices]),
        "games_per_second": games / sum(done.seconds for done in slices),
        "branching": sum(done.choices for done in slices) / decisions,
        "decisions_per_game": decisions / games if games else None,
        "chance_per_decision": slices[0].chance,
        "copy_microseconds": three([1e6 * done.copy for done in slices]),
        "simulations_per_second": three([done.simulations for done in slices]),
    }
    if peer is not None:
        pairs = list(zip(slices, peer, strict=True))
        row["speed_ratio"] = three([(a.decisions / a.seconds) / (b.decisions / b.seconds) for a, b in pairs])
        row["copy_ratio"] = three([b.copy / a.copy for a, b in pairs])
        row["simulation_ratio"] = three([a.simulations / b.simulations for a, b in pairs])
    return row


def table(rows: dict[str, Row]) -> str:
    """The figures as a table of Markdown."""
    heads = ["", "decisions/s", "games/s", "branching", "decisions/game", "chance/decision", "copy µs", "simulations/s"]
    heads += ["speed", "copy", "simulations", "compiled / interpreted"]
    lines = [heads, ["---"] + ["--:"] * (len(heads) - 1)]
    for name, row in rows.items():
        length = row["decisions_per_game"]
        ratios = [row.get(key) for key in ("speed_ratio", "copy_ratio", "simulation_ratio", "gain")]
        lines.append(
            [
                name,
                f"{row['decisions_per_second'][1]:,.0f}",
                f"{row['games_per_second']:,.1f}",
                f"{row['branching']:.1f}",
                f"{length:.0f}" if length else "",
                f"{row['chance_per_decision']:.2f}",
                f"{row['copy_microseconds'][1]:.1f}",
                f"{row['simulations_per_second'][1]:,.0f}",
                *(f"{ratio[1]:.2f} ({ratio[0]:.2f}-{ratio[2]:.2f})" if ratio else "" for ratio in ratios),
            ]
        )
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def compare(slices: dict[str, list[Slice]]) -> dict[str, Row]:
    """The figures of all: ratios to Catanatron, and of compiled games to interpreted ones."""
    peer = slices.get("catanatron")
    rows: dict[str, Row] = {}
    for name, own in slices.items():
        rows[name] = figures(own, peer if name != "catanatron" else None)
        plain = slices.get(name.removesuffix(COMPILED))
        if name.endswith(COMPILED) and plain:
            pairs = zip(own, plain, strict=True)
            rows[name]["gain"] = three([(a.decisions / a.seconds) / (b.decisions / b.seconds) for a, b in pairs])
    return rows


def written(document: str, text: str, begin: str = BEGIN, end: str = END) -> str:
    """The document with the table between two marks replaced."""
    before, rest = document.split(begin)
    return before + begin + text + end + rest.split(end)[1]


def contestants(games: str, folder: Path) -> list[str]:
    """All who take part, in the order of their turns; says who is missing."""
    names = [name if ":" in name else f"{name}:{SEATS.get(name, 3)}" for name in games.split(",") if name]
    if (folder / "occasus").is_dir():
        names += [name + by + COMPILED for name in names for by in ("", CONTRACT, BUFFER)]
    else:
        print(NOT_COMPILED.format(folder), file=sys.stderr)
    peers = installed()
    if len(peers) < len(NEEDS):
        print(INSTALL.format(", ".join(name for name in NEEDS if name not in peers)), file=sys.stderr)
    return names + peers


def main() -> None:
    """Read the arguments, measure, report."""
    from occasus.core.registry import OURS

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(OURS), help="our games, with commas; fall_of_rome:5 for 5 seats")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--slice", type=float, default=0.5, help="seconds of CPU time a contestant and round")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build/compiled", help="folder of the compiled package")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    given = parser.parse_args()
    names = contestants(given.games, given.compiled)
    rows = compare(measure(names, given.rounds, given.slice, str(given.compiled)))
    title = f"Python {platform.python_version()} on {platform.machine()}, {given.rounds} rounds of {given.slice} s"
    if given.json:
        print(json.dumps({"title": title, "rows": rows}, indent=2))
        return
    text = (
        f"{title}; `speed`, `copy` and `simulations`: times as fast as Catanatron, median (quartiles).\n\n{table(rows)}"
    )
    print(text)
    if given.write:
        DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), text), encoding="utf-8")


if __name__ == "__main__":
    main()
