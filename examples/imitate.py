"""Imitation: a policy learns to decide as a bot does, and who wins, from decisions as `occasus export` writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from examples.policy import Bytes, Floats, Ints, Policy, legal_of
from occasus.arena.dataset.parquet import rows
from occasus.arena.plan import Plan
from occasus.arena.recording import record_one
from occasus.core.options import complete
from occasus.games import find

PORTION: Final = 128  # decisions of one step of Adam
VALUE_WEIGHT: Final = 0.2
FAST, SLOW = 2e-3, 5e-4  # learning rates of the first and of the second half
LOOKS: Final = 4  # rounds between two measurements


class Decisions:
    """Decisions, the legal actions, and whether the game was won."""

    def __init__(self, found: Iterable[Mapping[str, Any]]) -> None:
        kept = [row for row in found if len(row["legal"]) > 1]
        self.observations: Final[Bytes] = np.array([np.frombuffer(row["features"], np.uint8) for row in kept])
        self.codes: Final[list[Ints]] = [np.array(row["legal"], np.int64) for row in kept]
        self.places: Final[Ints] = np.array([list(row["legal"]).index(row["action"]) for row in kept])
        self.outcomes: Final[Floats] = np.array([1.0 if row["won"] else -1.0 for row in kept], np.float32)


def watch(game: str, seats: int, options: Mapping[str, object], bot: str, games: int, seed: str) -> Decisions:
    """Let a bot play on all seats and note its decisions."""
    plan = Plan(game, {}, seats, complete(find(game).options, options), (bot,) * seats, seed)
    return Decisions(row for number in range(games) for row in rows(record_one(plan, number), str(number), False))


def read(path: Path) -> Decisions:
    """The decisions in a file of `occasus export`."""
    import pyarrow.parquet as pq

    return Decisions(pq.read_table(path, columns=["legal", "features", "action", "won"]).to_pylist())


def follow(
    decisions: Decisions, actions: int, rounds: int, hidden: int, seed: int, measure: Callable[[int, Policy], None]
) -> Policy:
    """A new policy that goes through all decisions several times, measured now and then."""
    policy = Policy(decisions.observations.shape[1], actions, hidden, seed)
    policy.look_at(decisions.observations)
    rng = np.random.default_rng(seed)
    for number in range(1, rounds + 1):
        alike = imitate(policy, decisions, rng, FAST if number <= rounds // 2 else SLOW)
        print(
            f"round {number} of {rounds}: decides as the teacher in {alike:.1%} of {len(decisions.places)}", flush=True
        )
        if number % LOOKS == 0:
            measure(number, policy)
    return policy


def imitate(policy: Policy, decisions: Decisions, rng: np.random.Generator, rate: float) -> float:
    """Go through all decisions once; the share of them that the policy would have made too, before it saw them."""
    size, alike = len(decisions.places), 0
    order = rng.permutation(size)
    for first in range(0, size, PORTION):
        chosen = order[first : first + PORTION]
        legal = legal_of([decisions.codes[each] for each in chosen.tolist()])
        seen, hidden = policy.hidden(decisions.observations[chosen])
        logits = policy.chances(hidden, legal)
        places = legal.starts + decisions.places[chosen]
        alike += int((logits[places] >= np.maximum.reduceat(logits, legal.starts)).sum())
        logits[places] -= 1.0
        wrong = policy.values(hidden) - decisions.outcomes[chosen]
        policy.step(seen, hidden, legal, logits / len(chosen), VALUE_WEIGHT * wrong / len(chosen), rate)
    return alike / size
