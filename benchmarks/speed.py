"""Speed of our games beside Catanatron: `python benchmarks/speed.py [--games NAMES] [--rounds 20] [--slice 0.5]`.

Every contestant has a process of its own. They take turns, one slice of CPU time each a round, so that whatever
else the machine does falls on all of them alike. What counts is the ratio within each round: its median and
quartiles over all rounds are reported.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

if __package__ in (None, ""):  # run as a file: make the checkout importable, here and in the processes
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from benchmarks.contestants import Slice, find_contestant

SEATS: Final = {"fall_of_rome": 3, "empires_end": 4, "struggle_for_rome": 4}
INSTALL: Final = "Catanatron is not installed, so there is nothing to compare with: pip install 'occasus[bench]'"
Row = dict[str, Any]


def serve(connection: Connection, name: str) -> None:
    """The work of a contestant's process: a slice whenever the parent asks for one."""
    contestant = find_contestant(name, "speed")
    contestant.play(0.2)  # warm up
    connection.send(contestant.chance())
    while (seconds := connection.recv()) is not None:
        connection.send(contestant.play(seconds))


def measure(names: list[str], rounds: int, seconds: float) -> dict[str, list[Slice]]:
    """Let all contestants run in turn; gives the slices of each, by round."""
    context = get_context("spawn")
    lines: dict[str, Connection] = {}
    for name in names:
        ours, theirs = context.Pipe()
        context.Process(target=serve, args=(theirs, name), daemon=True).start()
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
    }
    if peer is not None:
        pairs = list(zip(slices, peer, strict=True))
        row["speed_ratio"] = three([(a.decisions / a.seconds) / (b.decisions / b.seconds) for a, b in pairs])
        row["copy_ratio"] = three([b.copy / a.copy for a, b in pairs])
    return row


def table(rows: dict[str, Row]) -> str:
    """The figures as lines of text."""
    lines = [
        f"{'':22}{'decisions/s':>13}{'games/s':>9}{'branching':>11}{'dec./game':>11}{'chance/dec.':>13}{'copy us':>9}"
        f"{'speed ratio':>21}{'copy ratio':>21}"
    ]
    for name, row in rows.items():
        length = row["decisions_per_game"]
        ratios = "".join(
            f"{middle:7.2f} ({low:.2f}-{high:.2f})".rjust(21)
            for low, middle, high in (row[key] for key in ("speed_ratio", "copy_ratio") if key in row)
        )
        lines.append(
            f"{name:22}{median(row['decisions_per_second']):13,.0f}{row['games_per_second']:9.1f}"
            f"{row['branching']:11.1f}{f'{length:.0f}' if length else '-':>11}"
            f"{row['chance_per_decision']:13.2f}{row['copy_microseconds'][1]:9.1f}{ratios}"
        )
    return "\n".join(lines)


def main() -> None:
    """Read the arguments, measure, report."""
    from occasus.games import NAMES

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(NAMES), help="our games, with commas; fall_of_rome:5 for 5 seats")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--slice", type=float, default=0.5, help="seconds of CPU time a contestant and round")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    names = [name if ":" in name else f"{name}:{SEATS.get(name, 3)}" for name in given.games.split(",") if name]
    peer = "catanatron" if find_spec("catanatron") else ""
    if not peer:
        print(INSTALL, file=sys.stderr)
    slices = measure([*names, *([peer] if peer else [])], given.rounds, given.slice)
    rows = {name: figures(slices[name], slices[peer] if peer and name != peer else None) for name in slices}
    if given.json:
        print(json.dumps({"python": platform.python_version(), "rows": rows}, indent=2))
    else:
        print(
            f"Python {platform.python_version()}, {given.rounds} rounds of {given.slice} s; ratios: median (quartiles)"
        )
        print(table(rows))


if __name__ == "__main__":
    main()
