"""The first game that home gives a newcomer: Fall of Rome with two of the strongest bots, and hints.

PYTHONPATH=. occasus simulate fall_of_rome --players 3 --bots research.first_game:HintFollower,legatus,legatus
    --option difficulty=novice --games 200 --seed first --json
python -m research.first_game FILE...     # keeps such results, and writes the table of docs/appendix/first_game.md
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.core.basics import View
from occasus.core.game import Game

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "appendix" / "first_game.md"
FILE: Final = PAGE.with_suffix(".jsonl")
BETWEEN: Final = re.compile(r"(<!-- first game -->\n).*?(<!-- end of the first game -->)", re.S)
HEAD: Final = "| newcomer | partners | won | lost by |\n|---|---|---|---|\n"


class HintFollower:
    """Asks for a hint before every action, as at a table, and does what it says."""

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return adviser_of(game.name).advise(game, view, legal, rng, budget)[0].action


def table() -> str:
    """Return the results as Markdown."""
    lines = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        result: dict[str, Any] = json.loads(line)
        won = next(reason for reason in result["reasons"] if reason["won"])
        lost = ", ".join(f"{each['reason']} {each['count']}" for each in result["reasons"] if not each["won"])
        newcomer, *partners = (bot.rpartition(":")[2] for bot in result["bots"])
        lines.append(
            f"| `{newcomer}` | {' and '.join(f'`{bot}`' for bot in partners)} "
            f"| {won['count']} of {won['of']}, {won['rate']:.1%} ({won['low']:.1%} to {won['high']:.1%}) | {lost} |\n"
        )
    return HEAD + "".join(lines)


def page(text: str) -> str:
    """Return the page with its table written anew."""
    return BETWEEN.sub(lambda match: match[1] + table() + match[2], text)


if __name__ == "__main__":
    if sys.argv[1:]:
        kept = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
        wanted = ("game", "seed", "games", "bots", "reasons", "decisions")
        FILE.write_text(
            "".join(json.dumps({key: each[key] for key in wanted}) + "\n" for each in kept), encoding="utf-8"
        )
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
