"""The four levels of Fall of Rome."""

from __future__ import annotations

from occasus.bots.fall_of_rome.player import Player
from occasus.bots.fall_of_rome.weights import Weights


def make(level: str) -> Player:
    """The bot of a level."""
    width = {"tiro": 1, "miles": 2, "centurio": 4, "legatus": 8}[level]
    return Player(Weights(), width)
