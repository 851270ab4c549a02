"""A game to its end by random moves: the fastest way through a game, and what benchmarks measure."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from occasus.core.agenda import Agenda
from occasus.core.basics import CHANCE
from occasus.core.game import Game

S = TypeVar("S")


def playout(game: Game[S], state: S, rng: Random, most: int = 1 << 30) -> tuple[int, int]:
    """Play on in place until the game is over or `most` decisions were taken; seats choose evenly.

    Returns the number of decisions and the number of actions they were chosen from. A game that has an `agenda` is
    played by that, to the same end.
    """
    agenda = getattr(game, "agenda", None)
    if isinstance(agenda, Agenda):
        return agenda.playout(state, rng, most)
    return by_contract(game, state, rng, most)


def by_contract(game: Game[S], state: S, rng: Random, most: int = 1 << 30) -> tuple[int, int]:
    """The same through the contract alone, decision by decision, as a bot or a search would."""
    decisions = choices = 0
    random, who, offer, sample, apply = rng.random, game.actors, game.legal, game.sample, game.apply  # looked up once
    while decisions < most:
        actors = who(state)
        if not actors:
            break
        seat = actors[0]
        if seat == CHANCE:
            apply(state, CHANCE, sample(state, rng), None)
            continue
        legal = offer(state, seat)
        apply(state, seat, legal[int(random() * len(legal))], None)
        decisions += 1
        choices += len(legal)
    return decisions, choices
