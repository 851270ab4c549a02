"""How far the chances of the hints can be trusted: `python -m benchmarks.reliability GAME LEVEL GAMES [FILE.svg]`.

Plays games of one level, asks the strongest level for advice at some decisions of each, and sets the chance of the
action that it would take against how the games ended, by the part of the game and by the chance itself. The tables are
Markdown; the picture shows what was said across and how often it came true upwards.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from occasus.arena.simulate import decision
from occasus.bots.advisers import adviser_of
from occasus.bots.budget import Budget
from occasus.bots.registry import find_bot
from occasus.core.basics import CHANCE
from occasus.core.game import Game, view
from occasus.core.match import dice
from occasus.core.options import complete
from occasus.games import find

EVERY: Final = 24  # decisions between two questions
PARTS: Final = ("first decisions", "first third", "second third", "last third")
EDGES: Final = (0.1, 0.2, 0.3, 0.5, 0.7, 1.01)
DIFFICULTIES: Final = ("novice", "normal", "heroic")
SIDE: Final = 220  # of the picture

Said = tuple[str, float, bool]
"""The part of the game, the chance that was said, and whether the seat won."""


def played(game: Game[Any], level: str, number: int, budget: Budget) -> list[Said]:
    """Chances given in one game, and its outcome."""
    seed = f"reliability/{number}"
    wanted: dict[str, Any] = {"difficulty": DIFFICULTIES[number % 3]} if game.name == "fall_of_rome" else {}
    seats = game.usual_seats
    state = game.start(seats, complete(game.options, wanted))
    bots = [find_bot(level) for _ in range(seats)]
    adviser = adviser_of(game.name)
    asked: list[tuple[int, int, float]] = []
    decided: set[int] = set()
    moves = decisions = 0
    first = 0  # decisions until everybody has decided once
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            code = game.sample(state, dice(seed, moves))
        else:
            legal = game.legal(state, seat)
            if len(legal) > 1 and (seat not in decided or decisions % EVERY == 0):
                seen = view(game, state, seat)
                told = adviser.advise(game, seen, list(seen["legal"]), dice(f"{seed}/hint", moves), Budget())
                asked.append((decisions, seat, told[0].chance))
            if seat not in decided:
                decided.add(seat)
                first = decisions
            decisions += 1
            code = decision(game, state, bots[seat], seat, legal, seed, moves, budget)
        game.apply(state, seat, code, None)
        moves += 1
    result = game.result(state)
    winners = result.winners() if result else []
    return [
        (PARTS[0] if at <= first else PARTS[1 + min(2, 3 * at // decisions)], said, seat in winners)
        for at, seat, said in asked
    ]


def by_chance(found: list[Said]) -> list[tuple[str, list[Said]]]:
    """Group the given chances by size."""
    low, rows = 0.0, []
    for high in EDGES:
        inside = [said for said in found if low <= said[1] < high]
        rows.append((f"{100 * low:.0f} to {100 * min(1.0, high):.0f} %", inside))
        low = high
    return rows


def table(head: str, rows: list[tuple[str, list[Said]]]) -> str:
    """Return lines with the average chance given and how often it came true."""
    lines = [f"| {head} | positions | said | won |", "|---|--:|--:|--:|"]
    for name, said in rows:
        if said:
            mean, won = means(said)
            lines.append(f"| {name} | {len(said)} | {100 * mean:.0f} % | {100 * won:.0f} % |")
    return "\n".join(lines)


def means(said: list[Said]) -> tuple[float, float]:
    """The chance that was said on average, and how often it came true."""
    return sum(chance for _, chance, _ in said) / len(said), sum(won for _, _, won in said) / len(said)


def drawing(title: str, points: list[tuple[float, float]]) -> str:
    """A picture of said and won; on the line from corner to corner they are the same."""
    dots = "".join(
        f'<circle cx="{30 + SIDE * said:.0f}" cy="{20 + SIDE * (1 - won):.0f}" r="5" fill="#a33"/>'
        for said, won in points
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE + 50}" height="{SIDE + 60}" font-family="sans-serif"'
        f' font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="30" y="14">{title}</text>'
        f'<rect x="30" y="20" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>'
        f'<path d="M30 {20 + SIDE} L{30 + SIDE} 20" stroke="#999" stroke-dasharray="4"/>{dots}'
        f'<text x="30" y="{SIDE + 36}">0 %</text><text x="{SIDE / 2 - 10}" y="{SIDE + 36}">chance said</text>'
        f'<text x="{SIDE}" y="{SIDE + 36}">100 %</text><text x="36" y="34">won</text></svg>\n'
    )


def main(name: str, level: str, games: int, picture: str = "") -> None:
    """Play and print."""
    game = find(name)
    found = [said for number in range(games) for said in played(game, level, number, Budget())]
    print(f"{name}: {games} games of `{level}`\n")
    print(table("part", [(part, [said for said in found if said[0] == part]) for part in PARTS]))
    rows = by_chance(found)
    print(f"\n{table('chance said', rows)}")
    if picture:
        points = [means(said) for _, said in rows if said]
        Path(picture).write_text(drawing(f"{name}: {games} games of {level}", points), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
