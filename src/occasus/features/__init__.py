"""What a seat may know, as an array of small numbers with names."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from occasus.core.game import Game
from occasus.core.options import Options
from occasus.features.layout import Features


def features_of(game: Game[Any], seats: int, options: Options) -> Features[Any]:
    """The features of a game with this number of seats."""
    made: Features[Any] = import_module(f"occasus.features.{game.name}").make(seats, options)
    return made
