"""`python -m occasus.training play ...` plays games and keeps what can be learned from; `fit ...` makes the weights.

    python -m occasus.training play --out build/value/first --seconds 300
    python -m occasus.training fit build/value/first --out build/value/value.json
    python -m occasus.training play --out build/value/second --seconds 540 --value build/value/value.json
    python -m occasus.training fit build/value/first build/value/second --out build/value/value.json

Each run ends by itself and leaves its files; the next goes on from them. NumPy is needed to fit, not to play.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from occasus.core.basics import OccasusError
from occasus.training import selfplay


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m occasus.training", description="Fall of Rome's learned value.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play games and keep positions")
    play.add_argument("--out", type=Path, required=True, help="folder for the games")
    play.add_argument("--seconds", type=float, default=300.0, help="how long to play")
    play.add_argument("--games", type=int, default=0, help="stop after so many games of each process")
    play.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    play.add_argument("--value", type=Path, help="weights to look ahead with; without them plans are only ranked")
    play.add_argument("--tries", type=int, default=96, help="tries of a decision, with a value")
    play.add_argument("--horizon", type=int, default=2, help="turns that a try plays on")
    play.add_argument("--prior", type=float, default=24.0, help="tries that the value before playing on counts for")
    play.add_argument("--seed", default="training")
    play.add_argument("--tables", default="", help="as seats-difficulty[-challenge], by commas")
    play.add_argument("--plain", action="store_true", help="no exploring: games to measure strength with")
    fit = commands.add_parser("fit", help="fit the weights to kept games")
    fit.add_argument("games", type=Path, nargs="+", help="folders of games, those of the best team last")
    fit.add_argument("--out", type=Path, required=True, help="file of weights")
    fit.add_argument("--epochs", type=int, default=24)
    asked = parser.parse_args()
    if asked.command == "play":
        selfplay.play(asked)
        return 0
    from occasus.training import fitting  # here: it needs NumPy

    try:
        fitting.fit(asked.games, asked.out, asked.epochs)
    except OccasusError as error:
        print(f"occasus: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
