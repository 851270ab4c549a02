"""The baselines of the named tasks: `docs/baselines.jsonl`, and its table in docs/results.md.

occasus bench TASK --agent AGENT --json >> docs/baselines.jsonl    plays a row; the same on every machine but for times
python -m benchmarks.baselines                                     writes the table anew from the file
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from occasus.arena.bench import tasks
from occasus.core.basics import OccasusError

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "docs" / "baselines.jsonl"
PAGE: Final = ROOT / "docs" / "results.md"
BETWEEN: Final = re.compile(r"(<!-- baselines -->\n).*?(<!-- end of the baselines -->)", re.S)
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


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), rows()), encoding="utf-8")
