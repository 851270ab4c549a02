"""The four levels of Fall of Rome, from one who sees one action ahead to one who weighs many plans of a turn."""

from __future__ import annotations

from typing import Any

from occasus.bots.fall_of_rome.distances import distances_of
from occasus.bots.fall_of_rome.evaluation import Evaluation
from occasus.bots.fall_of_rome.forecast import START, chance
from occasus.bots.fall_of_rome.learned_value import learned
from occasus.bots.fall_of_rome.level_params import LevelParams
from occasus.bots.fall_of_rome.player import Player
from occasus.bots.fall_of_rome.weights import Weights
from occasus.core.game import Game
from occasus.games.fall_of_rome.board.names import SETUP_PHASE


def make(level: str) -> Player:
    weights = Weights()
    if level == "tiro":
        weights.counts_cards = False
        return Player(weights, LevelParams(width=1, depth=1, overlooks=0.3, plays_events=False))
    if level == "miles":
        weights.counts_cards = False
        return Player(weights, LevelParams(width=2, depth=2, overlooks=0.1))
    if level == "centurio":
        return Player(weights, LevelParams(width=2))
    return Player(weights, LevelParams(width=12, looks_ahead=96), learned())


def values(game: Game[Any], state: Any) -> list[float]:
    """Each seat's chance to win; the same for all, who win or lose together."""
    ended = game.result(state)
    if ended is not None:
        return [1.0 if ended.winners() else 0.0] * len(ended.places)
    setup = state.phase == SETUP_PHASE
    worth = START if setup else Evaluation(state, distances_of(state.facts), Weights()).value(state)
    return [chance(worth, state)] * int(state.facts.seats)
