"""Struggle for Rome by imitation: watch a bot, then decide alike.

    python examples/train_struggle_for_rome.py [--short]
    python examples/train_struggle_for_rome.py --data FILE     # decisions of `occasus export` with three players

Random games last thousands of decisions, so that little is learned from who wins them; a bot that knows the game shows
in one game what matters. Nobody trades here, and after 30 rounds whoever has most points wins.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

if __package__ in (None, ""):  # run as a file: make the checkout importable
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from examples.curve import Curve, arguments
from examples.evaluate import Score, evaluate, interval
from examples.imitate import follow, read, watch
from examples.policy import Policy
from occasus.games import find

GAME: Final = "struggle_for_rome"
SEATS: Final = 3
OPTIONS: Final = {"offers_per_turn": 0, "round_limit": 30}  # random play would offer without end, and never arrive
TEACHER: Final = "centurio"


def main(given: list[str] | None = None) -> Score:
    """Watch, imitate, evaluate against random play, write the policy and its curve."""
    told = arguments(__doc__ or "", given)
    teacher, games, rounds, hidden = ("miles", 4, 8, 32) if told.short else (TEACHER, 60, 8, 128)
    decisions = read(told.data) if told.data else watch(GAME, SEATS, OPTIONS, teacher, games, f"teacher/{told.seed}")
    curve = Curve(GAME, "round", "share of games won against random play")

    def measure(number: int, policy: Policy) -> None:
        score = evaluate(policy, GAME, SEATS, OPTIONS, 6 if told.short else 30, told.seed + 1)
        curve.add(number, score.rate(), *interval(score))

    policy = follow(decisions, len(find(GAME).catalogue), rounds, hidden, told.seed, measure)
    score = evaluate(policy, GAME, SEATS, OPTIONS, 30 if told.short else 200, told.seed + 2)
    print(f"against random play: {score.text()}")
    policy.save(told.out / f"{GAME}.npz")
    curve.write(told.out)
    return score


if __name__ == "__main__":
    main()
