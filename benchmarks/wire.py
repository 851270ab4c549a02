"""Bytes and time that a move costs a table: `python -m benchmarks.wire`.

Beginners play seeded games. After each move every seat, and somebody who watches, is told what happened.
"""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.core.basics import WATCHER
from occasus.core.game import view
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.match.view_cache import ViewCache
from occasus.tables.room.broadcast import build_update
from occasus.tables.room.room_state import RoomState
from occasus.tables.store.rows import TableRow

MOST = 600  # decisions of a game


def measure(name: str, seed: str) -> tuple[int, int, float]:
    """Return the decisions of a game, the bytes that one reader was sent for them, and the seconds of the server."""
    game, bot, rng = find(name), find_bot("tiro"), Random(seed)
    playing = ReplayedMatch(_table(name, seed), None)
    playing.begin()
    room = cast(RoomState, SimpleNamespace(playing=playing))
    readers = [*range(game.usual_seats), WATCHER]
    shown = ViewCache(playing, set())
    for seat in readers:
        build_update(room, seat, -1, shown, None, None)
    sent, seconds, decisions = 0, 0.0, 0
    while playing.actors and decisions < MOST:
        seat = playing.actors[0]
        seen = view(game, playing.match.state, seat)
        code = game.catalogue.parse(bot.decide(game, seen, seen["legal"], rng, Budget()))
        since, before = playing.number, shown
        started = perf_counter()
        playing.play(seat, code, None, None)
        shown = ViewCache(playing, set())
        told = [msgspec.json.encode(build_update(room, each, since, shown, before, None)) for each in readers]
        seconds += perf_counter() - started
        sent += sum(map(len, told))
        decisions += 1
    return decisions, sent // len(readers), seconds


def _table(name: str, seed: str) -> TableRow:
    game = find(name)
    fixed: dict[str, Any] = {"code": "", "host": None, "public": False, "spectators": True, "hints": False, "days": 0}
    times: dict[str, Any] = {"state": "playing", "created": 0.0, "changed": 0.0}
    options = complete(game.options, {})
    return TableRow(id=seed, game=name, options=options, seats=game.usual_seats, seed=seed, **fixed, **times)


def main() -> None:
    """Print the figures of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games of each kind (default: 4)")
    count = parser.parse_args().games
    for name in OURS:
        games = [measure(name, f"wire {number}") for number in range(count)]
        decisions, sent, seconds = (sum(values) for values in zip(*games, strict=True))
        print(
            f"{name}: {decisions} decisions, {sent / decisions:.0f} bytes and {1000 * seconds / decisions:.2f} ms each"
        )


if __name__ == "__main__":
    main()
