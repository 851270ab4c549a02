"""What the parts of a game cost: `python -m benchmarks.parts [--games ...] [--states 200]`.

Positions are taken from random games. In each of them every part is done once: copy the state, list what is legal,
carry out a random choice, draw for chance, describe what a seat may know (view), imagine a state that fits the
view, and deal what the seat cannot know anew (redeal). The mean CPU time of each is given by the sources and by the
package of `script/compile`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from benchmarks.packages import COMPILED, ROOT, SEATS, answer

PARTS: Final = ("copy", "legal", "apply", "sample", "view", "imagine", "redeal")
AGAIN: Final = 5  # times that a part is done in each position, except what changes it


def parts(name: str, states: int) -> dict[str, float]:
    """Microseconds of each part, by the package that Python finds."""
    from occasus.core.basics import CHANCE
    from occasus.core.game import imagine, view
    from occasus.core.options import complete
    from occasus.games import find

    game, rng = find(name), Random("parts")
    spent, done = dict.fromkeys(PARTS, 0.0), dict.fromkeys(PARTS, 0)

    def timed(part: str, work: Any, *arguments: Any) -> Any:
        began = process_time()
        for _ in range(AGAIN):
            made = work(*arguments)
        spent[part] += process_time() - began
        done[part] += AGAIN
        return made

    while done["imagine"] < states * AGAIN:
        state: Any = game.start(SEATS[name], complete(game.options, {}))
        number = 0
        while (actors := game.actors(state)) and done["imagine"] < states * AGAIN:
            seat, number = actors[0], number + 1
            looked_at = number % 10 == 0
            if seat == CHANCE:
                game.apply(state, CHANCE, timed("sample", game.sample, state, rng), None)
                continue
            legal = timed("legal", game.legal, state, seat) if looked_at else game.legal(state, seat)
            chosen = rng.choice(legal)
            if looked_at:
                seen = timed("view", view, game, state, seat)
                world = timed("imagine", imagine, game, seen, rng)
                timed("redeal", game.resample_hidden, world, seat, rng)
                copies = [timed("copy", game.copy, state) for _ in range(AGAIN)]
                began = process_time()
                for each in copies:
                    game.apply(each, seat, chosen, None)
                spent["apply"] += process_time() - began
                done["apply"] += AGAIN
            game.apply(state, seat, chosen, None)
    return {part: 1e6 * spent[part] / done[part] for part in PARTS}


def main() -> None:
    """Measure all games and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(SEATS))
    parser.add_argument("--states", type=int, default=200)
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="folder of the compiled package")
    given = parser.parse_args()
    print("| µs, interpreted / compiled |", " | ".join(PARTS), "|")
    print("| --- |", " | ".join(["--:"] * len(PARTS)), "|")
    for name in given.games.split(","):
        call = f"parts({name!r}, {given.states})"
        plain, fast = (answer(package, "parts", call) for package in (ROOT / "src", given.compiled))
        cells = [f"{plain[part]:.1f} / {fast[part]:.1f}" for part in PARTS]
        print(f"| {name} |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
