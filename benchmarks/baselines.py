"""The baselines of the named tasks: `docs/baselines.jsonl`, and its table in docs/results.md.

occasus bench TASK --agent AGENT --json >> docs/baselines.jsonl    plays a row; the same on every machine but for times
PYTHONPATH=. python -m benchmarks.baselines --play rows.jsonl      plays rows with all agents, or `--agents`, `--tasks`
python -m benchmarks.baselines --add rows.jsonl                    takes rows over, and writes the table anew
python -m benchmarks.baselines                                     only writes the table
"""

from __future__ import annotations

import argparse
import json
import os
import re
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

from occasus.arena import bench
from occasus.arena.bench import find_task, play_game, tasks
from occasus.core.basics import OccasusError

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "docs" / "baselines.jsonl"
PAGE: Final = ROOT / "docs" / "results.md"
BETWEEN: Final = re.compile(r"(<!-- baselines -->\n).*?(<!-- end of the baselines -->)", re.S)
AGENTS: Final = ("random", "tiro", "miles", "centurio", "legatus", "examples.ismcts:Ismcts")
HEAD: Final = "| task | agent | games | won | score | ms per decision |\n|---|---|--:|---|---|--:|\n"


def rows(path: Path = FILE) -> list[dict[str, Any]]:
    """Return the rows of a file, by task and score; one of an unknown task or of other games is refused."""
    known, found = tasks(), []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        row: dict[str, Any] = json.loads(line)
        task = known.get(row["task"])
        if task is None or row["version"] != task.version:
            raise OccasusError(f"{path.name}, line {number}: {row['task']} v{row['version']} is not a task.")
        if row["games"] not in (task.quick, task.games) or row["won"]["of"] != row["games"]:
            raise OccasusError(f"{path.name}, line {number}: a row has {task.games} games, or {task.quick} (--quick).")
        found.append(row)
    order = list(known)
    return sorted(found, key=lambda row: (order.index(row["task"]), -row["won"]["rate"], row["agent"]))


def table(found: list[dict[str, Any]]) -> str:
    """Return the rows as Markdown."""
    lines = []
    for row in found:
        won, known = row["won"], tasks()[row["task"]]
        score = {name: known.score(won[name]) for name in ("rate", "low", "high")}
        quick = " (quick)" if row["games"] == known.quick else ""
        lines.append(
            f"| {row['task']} v{row['version']} | `{row['agent']}` | {row['games']}{quick} "
            f"| {won['rate']:.1%} ({won['low']:.1%} to {won['high']:.1%}) "
            f"| {score['rate']:.0f} ({score['low']:.0f} to {score['high']:.0f}) | {row['milliseconds']} |\n"
        )
    return HEAD + "".join(lines)


def page(text: str, found: list[dict[str, Any]]) -> str:
    """Return the page with its table written anew."""
    return BETWEEN.sub(lambda match: match[1] + table(found) + match[2], text)


def play(wanted: list[tuple[str, str]], jobs: int, seconds: float, out: Path) -> None:
    """Play whole rows in one pool of processes, one after another; those not done in time are left out."""
    until = monotonic() + seconds
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    playing = [
        (
            find_task(task),
            agent,
            [pool.submit(play_game, task, agent, number) for number in range(find_task(task).games)],
        )
        for task, agent in wanted
    ]
    try:
        for task, agent, games in playing:
            played = [game.result(max(0.0, until - monotonic())) for game in games]
            record = bench.row(task, agent, played)
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record) + "\n")
            print(f"{task.name} {agent}: {record['won']['count']} of {record['games']}, {record['hash']}", flush=True)
    except TimeoutError:
        print("The time is over; the rows above are whole.")
    finally:
        pool.shutdown(cancel_futures=True)


def add(fresh: list[dict[str, Any]], path: Path = FILE) -> None:
    """Take rows over into the file; one of the same task and agent is replaced."""
    kept = {(line["task"], line["agent"]): line for line in [*rows(path), *fresh]}
    path.write_text("".join(json.dumps(kept[key]) + "\n" for key in sorted(kept)), encoding="utf-8")


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", type=Path, help="a file for the rows that are played")
    parser.add_argument("--tasks", default=",".join(tasks()))
    parser.add_argument("--agents", default=",".join(AGENTS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e6, help="rows that are not done then are left out")
    parser.add_argument("--add", type=Path, help="a file of rows to take over")
    asked = parser.parse_args(given)
    if asked.play:
        wanted = [(task, agent) for agent in asked.agents.split(",") for task in asked.tasks.split(",")]
        play(wanted, asked.jobs, asked.seconds, asked.play)
        return
    if asked.add:
        add([json.loads(line) for line in asked.add.read_text(encoding="utf-8").splitlines()])
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), rows()), encoding="utf-8")


if __name__ == "__main__":
    main()
