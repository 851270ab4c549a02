"""How far the chances of the hints can be trusted: `python -m benchmarks.reliability GAME LEVEL GAMES`.

Plays games of one level, asks at some decisions of each what `chances` says for the seat that decides, and sets it
against how the games ended, by the part of the game and by the chance itself. The tables are Markdown.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from occasus.arena.simulate import decision
from occasus.bots.advisers import chances
from occasus.bots.registry import find_bot
from occasus.core.basics import CHANCE
from occasus.core.game import Game
from occasus.core.match import dice
from occasus.core.options import complete
from occasus.games import find

EVERY: Final = 12  # decisions between two questions
PARTS: Final = ("first decisions", "first third", "second third", "last third")
EDGES: Final = (0.1, 0.2, 0.3, 0.5, 0.7, 1.01)
DIFFICULTIES: Final = ("novice", "normal", "heroic")

Said = tuple[str, float, bool]
"""The part of the game, the chance that was said, and whether the seat won."""


def played(game: Game[Any], level: str, number: int) -> list[Said]:
    """What was said in one game."""
    seed = f"reliability/{number}"
    wanted: dict[str, Any] = {"difficulty": DIFFICULTIES[number % 3]} if game.name == "fall_of_rome" else {}
    seats = game.usual_seats
    state = game.start(seats, complete(game.options, wanted))
    bots = [find_bot(level) for _ in range(seats)]
    asked: list[tuple[int, int, float]] = []
    decided: set[int] = set()
    moves = decisions = 0
    first = 0  # decisions until everybody has decided once
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            code = game.sample(state, dice(seed, moves))
        else:
            if seat not in decided or decisions % EVERY == 0:
                asked.append((decisions, seat, chances(game, state, dice(f"{seed}/chances", moves))[seat]))
            if seat not in decided:
                decided.add(seat)
                first = decisions
            decisions += 1
            code = decision(game, state, bots[seat], seat, game.legal(state, seat), seed, moves)
        game.apply(state, seat, code, None)
        moves += 1
    result = game.result(state)
    winners = result.winners() if result else []
    return [
        (PARTS[0] if at <= first else PARTS[1 + min(2, 3 * at // decisions)], said, seat in winners)
        for at, seat, said in asked
    ]


def table(head: str, rows: list[tuple[str, list[Said]]]) -> str:
    """What was said on average and how often it came true, a line for each row that has anything."""
    lines = [f"| {head} | positions | said | won |", "|---|--:|--:|--:|"]
    for name, said in rows:
        if said:
            mean = sum(chance for _, chance, _ in said) / len(said)
            won = sum(won for _, _, won in said) / len(said)
            lines.append(f"| {name} | {len(said)} | {100 * mean:.0f} % | {100 * won:.0f} % |")
    return "\n".join(lines)


def main(name: str, level: str, games: int) -> None:
    """Play and print."""
    game = find(name)
    found = [said for number in range(games) for said in played(game, level, number)]
    print(f"{name}: {games} games of `{level}`\n")
    print(table("part", [(part, [said for said in found if said[0] == part]) for part in PARTS]))
    print()
    low, rows = 0.0, []
    for high in EDGES:
        inside = [said for said in found if low <= said[1] < high]
        rows.append((f"{100 * low:.0f} to {100 * min(1.0, high):.0f} %", inside))
        low = high
    print(table("chance said", rows))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
