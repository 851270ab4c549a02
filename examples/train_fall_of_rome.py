"""Fall of Rome alone, by imitation: a novice game of one player, whose policy moves all three pawns.

    python examples/train_fall_of_rome.py [--short]
    python examples/train_fall_of_rome.py --data FILE     # decisions of `occasus export` with one player

Random play never forges an alliance, let alone wins, so that nothing can be learned from it; a bot shows how. What is
measured is the number of alliances, and games won.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

if __package__ in (None, ""):  # run as a file: make the checkout importable
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

import numpy as np

from examples.curve import Curve, arguments
from examples.evaluate import Score, evaluate
from examples.imitate import follow, read, watch
from examples.policy import Bytes, Floats, Policy
from occasus.core.options import complete
from occasus.features import features_of
from occasus.games import find

GAME: Final = "fall_of_rome"
SEATS: Final = 1
OPTIONS: Final = {"difficulty": "novice"}
TEACHER: Final = "centurio"
RULES: Final = find(GAME)
ALLIED: Final = features_of(RULES, SEATS, complete(RULES.options, OPTIONS)).layout.blocks["allied"]


def alliances(observations: Bytes) -> Floats:
    """How many tribes are allied, by row."""
    allied: Floats = observations[:, ALLIED].sum(1, dtype=np.float32)
    return allied


def main(given: list[str] | None = None) -> tuple[Score, Score]:
    """Watch, imitate, compare with random play, write the policy and its curve."""
    told = arguments(__doc__ or "", given)
    teacher, games, rounds, hidden = ("miles", 16, 8, 32) if told.short else (TEACHER, 200, 12, 128)
    decisions = read(told.data) if told.data else watch(GAME, SEATS, OPTIONS, teacher, games, f"teacher/{told.seed}")
    curve = Curve(GAME, "round", "alliances a game")

    def measure(number: int, policy: Policy) -> None:
        score = evaluate(policy, GAME, SEATS, OPTIONS, 20 if told.short else 200, told.seed + 1, alliances)
        curve.add(number, score.promise, score.promise - score.error, score.promise + score.error)

    policy = follow(decisions, len(RULES.catalogue), rounds, hidden, told.seed, measure)
    games = 40 if told.short else 1000
    scores = [evaluate(each, GAME, SEATS, OPTIONS, games, told.seed + 2, alliances) for each in (policy, None)]
    for name, score in zip(("learned", "random"), scores, strict=True):
        text = f"{score.promise:.2f} alliances (± {score.error:.2f}), {score.decisions:.0f} decisions a game"
        print(f"{name}: {text}, won {score.text()}")
    policy.save(told.out / f"{GAME}.npz")
    curve.write(told.out)
    return scores[0], scores[1]


if __name__ == "__main__":
    main()
