"""`python -m tests.golden_views`: the golden games as a player sees them, as JSON, for the client's test of folding.

For each game and reader: the position after each move, the events that led to it, and what the server sends as changed.
The client must come to the same position by folding either.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.core.basics import WATCHER
from occasus.core.game import view
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.tables.match.onlooker import Onlooker
from tests.golden import FOLDER, opening

MOST: Final = 250  # moves of a golden game
MOST_OF_BOTS: Final = 1500
READERS: Final = (0, WATCHER)


def seen(path: Path, name: str) -> list[dict[str, Any]]:
    """A golden game, for each reader: a list of positions and of what happened before each."""
    game = find(name)
    seats, options, seed = opening(path)
    match = Match(game, seats, complete(game.options, options), seed)
    rng = Random(seed)
    match.settle()
    return _played(match, path.stem, lambda seat: rng.choice(sorted(game.legal(match.state, seat))), MOST)


def seen_of_bots(name: str) -> list[dict[str, Any]]:
    """A game of beginners to its end, in which more happens than at random."""
    game, bot, rng = find(name), find_bot("tiro"), Random(name)
    match = Match(game, game.usual_seats, complete(game.options, {}), "bots")
    match.settle()

    def decide(seat: int) -> int:
        seen = view(game, match.state, seat)
        return game.catalogue.parse(bot.decide(game, seen, seen["legal"], rng, Budget()))

    return _played(match, "bots", decide, MOST_OF_BOTS)


def _played(match: Match[Any], source: str, decide: Callable[[int], int], most: int) -> list[dict[str, Any]]:
    game = match.game
    readers = READERS if game.hidden_information else READERS[:1]
    onlookers = {seat: Onlooker(game, match.state, seat) for seat in readers}
    stories = {seat: [_frame(match, seat, 0, onlookers[seat])] for seat in readers}
    while (actors := game.actors(match.state)) and len(match.moves) < most:
        told = len(match.log)
        match.play(actors[0], decide(actors[0]))
        for seat in readers:
            stories[seat].append(_frame(match, seat, told, onlookers[seat]))
    return [{"game": game.name, "from": source, "seat": seat, "frames": frames} for seat, frames in stories.items()]


def _frame(match: Match[Any], seat: int, told: int, onlooker: Onlooker) -> dict[str, Any]:
    """The moves since some were told, with their events and what each changes, and the position afterwards."""
    moves = zip(match.moves[told:], match.log[told:], strict=True) if told else ()
    steps = [
        {"events": [event.seen_by(seat).record() for event in events], "changes": onlooker.make(mover, code, events)}
        for (mover, code), events in moves
    ]
    return {"steps": steps, "position": match.game.describe(match.state, seat)}


def main() -> None:
    """Write all of them, a line each."""
    for name in OURS:
        stories = [story for path in sorted((FOLDER / name).glob("*.txt")) for story in seen(path, name)]
        for story in [*stories, *seen_of_bots(name)]:
            json.dump(story, sys.stdout, separators=(",", ":"))
            print()


if __name__ == "__main__":
    main()
