"""What has been learned as a bot: for the arena, the table server, or a game against oneself.

    PYTHONPATH=. occasus arena empires_end --players 2 --bots examples.player:Learned,tiro --games 100

A bot gets a view. Any state that fits the view has the same features for its seat, so one is imagined. The
files are those that the training scripts write; another folder is named by OCCASUS_LEARNED.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from examples.policy import Legal, Policy, read_policy
from occasus.bots.budget import Budget
from occasus.core.basics import OccasusError, View
from occasus.core.game import Game, imagine
from occasus.features import features_of


@cache
def policy_of(game: str) -> Policy:
    """The policy that was learned for a game."""
    path = Path(os.environ.get("OCCASUS_LEARNED", "build/learned")) / f"{game}.npz"
    if not path.exists():
        raise OccasusError(f"{path} is not there; python examples/train_{game}.py makes it.")
    return read_policy(path)


class Learned:
    """Decides as a policy finds best, one that is given or that of a file."""

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy: Final = policy

    def decide(self, game: Game[Any], view: View, legal: list[str], rng: Random, budget: Budget) -> str:
        """Choose one of the legal actions."""
        position, seat = view["position"], view["seat"]
        state = imagine(game, view, rng)
        seen = features_of(game, position["seats"], position["options"]).encode(state, seat)
        codes = np.array([game.catalogue.parse(action) for action in legal])
        policy = self.policy or policy_of(game.name)
        if len(seen) != len(policy.mean):
            raise OccasusError(f"this policy was learned for another number of players than {position['seats']}.")
        pairs = Legal(np.zeros(len(codes), np.int64), codes)
        best = policy.best(np.frombuffer(seen, np.uint8)[None], pairs)
        return game.catalogue.text(int(best[0]))
