"""Agents that learned the small tasks from scratch: `docs/learned.jsonl`, and its table and picture in docs/results.md.

python -m research.learned_baselines      makes the runs
python -m benchmarks.learned [FILE]       takes the runs of a file over, and writes the table and the picture
"""

from __future__ import annotations

import json
import re
import sys
from itertools import groupby
from pathlib import Path
from statistics import mean
from typing import Any, Final

import numpy as np

from benchmarks.baselines import PAGE
from occasus.arena.bench import tasks
from occasus.core.basics import OccasusError

FILE: Final = PAGE.parent / "learned.jsonl"
PICTURE: Final = PAGE.parent / "pictures" / "learned.svg"
BETWEEN: Final = re.compile(r"(<!-- learned -->\n).*?(<!-- end of the learned -->)", re.S)
HEAD: Final = (
    "| task | method | decisions | CPU | won by the five runs | mean | score |\n|---|---|--:|--:|---|--:|--:|\n"
)
COLOURS: Final = {"ppo": "#8a3b52", "dqn": "#3b6a8a", "afterstates": "#6a7a2b"}
POINTS: Final = 25  # of a curve


def runs(path: Path = FILE) -> list[dict[str, Any]]:
    """Return the runs of a file by task, method and seed; one of other games than the task's is refused."""
    known, kept = tasks(), []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        run: dict[str, Any] = json.loads(line)
        row = run["row"]
        task = known.get(row["task"])
        if task is None or (row["version"], row["games"]) != (task.version, task.games):
            raise OccasusError(f"{path.name}, line {number}: this is no run of a task with all its games.")
        kept.append(run)
    order = list(known)
    return sorted(kept, key=lambda run: (order.index(run["row"]["task"]), run["method"], run["seed"]))


def groups(kept: list[dict[str, Any]]) -> list[tuple[str, str, list[dict[str, Any]]]]:
    """Return the runs of each task and method."""
    by_method = groupby(kept, key=lambda run: (run["row"]["task"], run["method"]))
    return [(task, method, list(some)) for (task, method), some in by_method]


def table(kept: list[dict[str, Any]]) -> str:
    """Return the runs as Markdown."""
    lines = []
    for task, method, some in groups(kept):
        won = [run["row"]["won"] for run in some]
        rate = mean(each["rate"] for each in won)
        lines.append(
            f"| {task} | `{method}` | {mean(run['decisions'] for run in some):,.0f} "
            f"| {mean(run['seconds'] for run in some):.0f} s "
            f"| {', '.join(str(each['count']) for each in won)} of {won[0]['of']} | {rate:.1%} "
            f"| {tasks()[task].score(rate):.0f} |\n"
        )
    return HEAD + "".join(lines)


def page(text: str, kept: list[dict[str, Any]]) -> str:
    """Return the page with its table written anew."""
    return BETWEEN.sub(lambda match: match[1] + table(kept) + match[2], text)


def draw(kept: list[dict[str, Any]], path: Path) -> None:
    """Draw the curves: the mean of the runs, with a band from the least to the most."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "occasus", "font.size": 9}):
        shown = list(dict.fromkeys(task for task, _, _ in groups(kept)))
        figure = Figure(figsize=(9, 3), layout="constrained")
        places = dict(zip(shown, figure.subplots(1, len(shown), squeeze=False)[0], strict=True))
        for task, method, some in groups(kept):
            at = np.linspace(0, min(run["curve"][-1][0] for run in some), POINTS)
            points = [np.array(run["curve"], np.float64) for run in some]
            curves = np.array([np.interp(at, of_run[:, 0], of_run[:, 2]) for of_run in points])
            axes = places[task]
            axes.plot(at / 1000, curves.mean(0), color=COLOURS[method], label=method)
            axes.fill_between(at / 1000, curves.min(0), curves.max(0), color=COLOURS[method], alpha=0.2, linewidth=0)
            team = tasks()[task].team
            axes.set(xlabel="thousand decisions", ylabel="alliances a game" if team else "points a game", title=task)
            axes.spines[["top", "right"]].set_visible(False)
            axes.legend(frameon=False)
        figure.savefig(path, metadata={"Date": None})


def main(given: list[str]) -> None:
    if given:
        fresh = runs(Path(given[0]))
        FILE.write_text("".join(json.dumps(run) + "\n" for run in fresh), encoding="utf-8")
    kept = runs()
    draw(kept, PICTURE)
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), kept), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
