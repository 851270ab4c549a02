"""Looks for positions that come back in random games, where a clock could be stretched.

`python -m tests.server.clock_cycles 10000` plays so many games of each kind; half of them choose a kind of action
first, so that what undoes another action is tried often. A compiled engine is ten times as fast.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from occasus.core.basics import CHANCE
from occasus.core.deck import Deck
from occasus.core.int_arrays import ROWS
from occasus.core.options import complete
from occasus.core.state_codec import fields
from occasus.games import find
from occasus.tables.match.clocks import MOST_FREE

GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")


class Found(NamedTuple):
    """What a game showed about free seconds."""

    decisions: int
    again: int  # decisions in a position that the seat had decided in before in the same turn
    gained: int  # free decisions in a position that had been free before in the same game, in an earlier turn
    longest: int  # most free decisions of a seat in one turn
    over: int  # decisions beyond those that are free in one turn


def fingerprint(state: Any) -> int:
    """A number that only the same state has again."""
    return hash(tuple(_frozen(getattr(state, name)) for name in fields(state)))


def _frozen(value: Any) -> Any:
    if isinstance(value, Deck):
        return tuple(map(tuple, value.layers()))
    if not isinstance(value, ROWS):
        return value
    row = tuple(value)
    return tuple(map(tuple, row)) if row and isinstance(row[0], ROWS) else row


def play(name: str, seed: int) -> Found:
    """Play a game by luck, and count."""
    game, rng = find(name), Random(f"{name}/{seed}")
    state = game.start(rng.choice(game.seat_counts), complete(game.options, {}))
    family = game.catalogue.family
    seen: defaultdict[int, set[int]] = defaultdict(set)  # this turn, by seat
    free: defaultdict[int, set[int]] = defaultdict(set)  # in the whole game
    decisions = again = gained = longest = over = 0
    while game.result(state) is None:
        actors = game.actors(state)
        if actors == [CHANCE]:
            game.apply(state, CHANCE, game.sample(state, rng), None)
            seen.clear()
            continue
        seat = rng.choice(actors)
        position = fingerprint(state)
        decisions += 1
        if position in seen[seat]:
            again += 1
        elif len(seen[seat]) >= MOST_FREE:
            over += 1
        else:
            seen[seat].add(position)
            gained += position in free[seat]
            free[seat].add(position)
            longest = max(longest, len(seen[seat]))
        legal = game.legal(state, seat)
        if seed % 2:
            kind = rng.choice(sorted({family(code).name for code in legal}))
            legal = [code for code in legal if family(code).name == kind]
        game.apply(state, seat, rng.choice(legal), None)
    return Found(decisions, again, gained, longest, over)


def _play(pair: tuple[str, int]) -> Found:
    return play(*pair)


def main() -> None:
    """Play games of each kind, and say what came back."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with Pool() as pool:
        for name in sys.argv[2:] or GAMES:
            found: list[Found] = []
            for each in pool.imap_unordered(_play, [(name, seed) for seed in range(games)], 10):
                found.append(each)
                if len(found) in (games // 4, games // 2, games):
                    print(f"{name}: {summary(found)}", flush=True)


def summary(found: list[Found]) -> str:
    """What some games showed, in words."""
    decisions, again, gained, _, over = (sum(each[at] for each in found) for at in range(5))
    return (
        f"{len(found)} games, {decisions} decisions; {again} in a position seen in the same turn and {over} beyond "
        f"{MOST_FREE} in a turn, none of them free; {gained} free ones in a position of an earlier turn; "
        f"most free ones in a turn: {max(each.longest for each in found)}"
    )


if __name__ == "__main__":
    main()
