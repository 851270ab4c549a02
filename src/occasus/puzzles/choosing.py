"""Which of the puzzles that were found are kept, and how they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import yaml

from occasus.core.basics import Json
from occasus.puzzles.finding import about

DEGREES: Final = (1, 2, 3)
EACH: Final = 5  # of a degree, at most, as long as there are enough of the others
SHORT: Final = {"fall_of_rome": "fr", "empires_end": "ee", "struggle_for_rome": "sr"}  # begin the ids of puzzles
_HEAD: Final = """\
# Puzzles of {game}, made by `python -m occasus.puzzles {game} --seed {seed} --games {games}`; not written by hand.
# A position as a seat sees it; the best turn (`solution`), the chance to win after it by the strongest bot (`worth`),
# by how much it is better than the best other turn (`margin`, and that turn, `mistake`), and why; and for each
# decision what other actions are worth (`rivals`).
"""


def choose(puzzles: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """Puzzles that ask for many different deeds, the easy ones first; a third of them are of each degree."""
    chosen: list[dict[str, Json]] = []
    for degree in DEGREES:
        chosen += _mixed([puzzle for puzzle in puzzles if puzzle["degree"] == degree])[:EACH]
    rest = [puzzle for puzzle in puzzles if puzzle not in chosen]
    chosen += _mixed(rest)[: EACH * len(DEGREES) - len(chosen)]
    chosen.sort(key=lambda puzzle: (puzzle["degree"], len(puzzle["solution"]), -puzzle["margin"]))
    third = -(-len(chosen) // len(DEGREES))
    return [{**puzzle, "degree": 1 + place // third} for place, puzzle in enumerate(chosen)]


def _mixed(puzzles: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """One of each deed, then a second one of each, and so on; the clearest of a deed first."""
    by_deed: dict[str, list[dict[str, Json]]] = {}
    for puzzle in sorted(puzzles, key=lambda entry: -entry["margin"]):
        by_deed.setdefault(about(puzzle), []).append(puzzle)
    order = [(place, deed) for deed, all_ in by_deed.items() for place in range(len(all_))]
    return [by_deed[deed][place] for place, deed in sorted(order, key=lambda entry: entry[0])]


def write(game: str, puzzles: list[dict[str, Json]], seed: str, games: int, folder: Path) -> Path:
    named = [{"lesson": f"{SHORT[game]}-{number}", **puzzle} for number, puzzle in enumerate(puzzles, 1)]
    path = folder / f"{game}.yaml"
    text = yaml.safe_dump(named, sort_keys=False, default_flow_style=None, width=160, allow_unicode=True)
    path.write_text(_HEAD.format(game=game, seed=seed, games=games) + text, encoding="utf-8")
    return path
