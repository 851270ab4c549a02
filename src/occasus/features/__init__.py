"""Features: what a seat may know, as an array of named small numbers."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from occasus.core.game import Game
from occasus.core.options import Options
from occasus.core.registry import others
from occasus.features.layout import Features


def features_of(game: Game[Any], seats: int, options: Options) -> Features[Any]:
    """The features of a game with this number of seats."""
    result: Features[Any] = import_module(_module(game.name)).make(seats, options)
    return result


def _module(game: str) -> str:
    package = others().get(game)
    return f"occasus.features.{game}" if package is None else f"{package}.features"
