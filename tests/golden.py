"""Golden playthroughs: whole games by a fixed seed, as readable text.

`OCCASUS_GOLDEN=1 script/test tests/games` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

import ast
import os
from pathlib import Path
from random import Random
from typing import Any

from occasus.core.basics import EVERYTHING
from occasus.core.game import Game
from occasus.core.match import Match
from occasus.core.options import complete

FOLDER = Path(__file__).parent / "golden"


def playthrough(game: Game[Any], seats: int, options: dict[str, Any], seed: str, most: int) -> str:
    """A game by random moves as text: every move, and what happened; cut after `most` moves."""
    match = Match(game, seats, complete(game.options, options), seed)
    rng = Random(seed)
    match.settle()
    while (actors := game.actors(match.state)) and len(match.moves) < most:
        seat = actors[0]
        match.play(seat, rng.choice(sorted(game.legal(match.state, seat))))
    lines = [f"{game.name}, {seats} seats, {options or 'no options'}, seed {seed}", ""]
    for move, happened in zip(match.moves, match.log, strict=True):
        lines.append(match.text(move))
        lines.extend(f"    {event.seen_by(EVERYTHING).text()} ({event.kind.rule})" for event in happened)
    result = match.result()
    lines.extend(["", f"result: {result.record() if result else 'going on'}", ""])
    return "\n".join(lines)


def opening(path: Path) -> tuple[int, dict[str, Any], str]:
    """The seats, options and seed of a golden text."""
    head = path.read_text(encoding="utf-8").splitlines()[0].split(", ", 2)
    given, _, seed = head[2].rpartition(", seed ")
    return int(head[1].split()[0]), {} if given == "no options" else ast.literal_eval(given), seed


def keep_golden(game: Game[Any], seats: int, options: dict[str, Any], seed: str, name: str, most: int = 250) -> None:
    """Compare a playthrough with its golden text, or write that anew."""
    path = FOLDER / game.name / f"{name}.txt"
    played = playthrough(game, seats, options, seed, most)
    if os.environ.get("OCCASUS_GOLDEN"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played, encoding="utf-8")
    wanted = path.read_text(encoding="utf-8")
    for number, (found, line) in enumerate(zip(played.splitlines(), wanted.splitlines(), strict=False), 1):
        assert found == line, f"{path.name}, line {number}"
    assert played == wanted, path.name
