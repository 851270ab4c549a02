"""How much the bots gain by compiled engines: `python -m benchmarks.bots [--bots legatus] [--positions 12]`.

Each bot decides in the same positions of a random game, with its usual number of simulations, once by the sources
and once by the package of `script/compile`. Both must choose the same; the CPU time of a decision is compared.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.packages import COMPILED, ROOT, SEATS, answer


def decide(name: str, bot_name: str, positions: int) -> list[tuple[str, float]]:
    """Return a bot's choices in positions of a random game, and their CPU seconds."""
    from occasus.bots.budget import Budget
    from occasus.bots.registry import find_bot
    from occasus.core.basics import CHANCE
    from occasus.core.game import view
    from occasus.core.options import complete
    from occasus.games import find

    game, bot, rng = find(name), find_bot(bot_name), Random("bots")
    state: Any = game.start(SEATS[name], complete(game.options, {}))
    found: list[tuple[str, float]] = []
    number = 0
    while len(found) < positions and (actors := game.actors(state)):
        seat = actors[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, rng), None)
            continue
        legal = game.legal(state, seat)
        number += len(legal) > 1
        if len(legal) > 1 and number % 4 == 0:
            seen = view(game, state, seat)
            began = process_time()
            chosen = bot.decide(game, seen, [game.catalogue.text(code) for code in legal], Random(number), Budget())
            found.append((chosen, process_time() - began))
        game.apply(state, seat, rng.choice(legal), None)
    return found


def main() -> None:
    """Measure all games and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(SEATS))
    parser.add_argument("--bots", default="centurio,legatus")
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="folder of the compiled package")
    given = parser.parse_args()
    print("| bot | interpreted ms | compiled ms | times as fast |\n| --- | --: | --: | --: |")
    for name in given.games.split(","):
        for bot in given.bots.split(","):
            call = f"decide({name!r}, {bot!r}, {given.positions})"
            plain, fast = (answer(package, "bots", call) for package in (ROOT / "src", given.compiled))
            assert [chosen for chosen, _ in plain] == [chosen for chosen, _ in fast], "both builds choose the same"
            gain = median(a / b for (_, a), (_, b) in zip(plain, fast, strict=True))
            means = [1000 * sum(seconds for _, seconds in times) / len(times) for times in (plain, fast)]
            print(f"| {name} {bot} | {means[0]:.0f} | {means[1]:.0f} | {gain:.1f} |", flush=True)


if __name__ == "__main__":
    main()
