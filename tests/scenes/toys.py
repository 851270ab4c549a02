"""The toy game in scenes: how it is found by name, and a position most tests start from."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import Json, OccasusError
from occasus.core.game import Game
from occasus.scenes import Outcome, Scene, run_scene
from tests.toy.game import ToyGame

POSITION: dict[str, Json] = {
    "hands": [["card9", "card1"], ["card5", "card2"]],
    "deck": [["card3"], ["card4", "card6"]],
    "discard": ["card7", "card8"],
    "prize": 3,
    "left": 2,
}


def find_toy(name: str, overlay: dict[str, Json]) -> Game[Any]:
    """The toy game, by its name only."""
    if name != "toy":
        raise OccasusError(f"unknown game {name!r}; choose from: toy.")
    return ToyGame()


def toy_scene(**more: Any) -> Scene:
    """A toy scene in the usual position."""
    return Scene(ToyGame(), 2, POSITION, **more)


def run_toy(**parts: Json) -> Outcome:
    """Run a scene of the toy game from the usual position; parts replace or add keys."""
    return run_scene({"game": "toy", "players": 2, "position": POSITION, **parts}, find_toy)


def complaint(**parts: Json) -> str:
    """What is wrong with a scene of the toy game."""
    return run_toy(**parts).complaint()
