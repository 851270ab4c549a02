"""The games, by name. A game is imported when it is asked for, so that `import occasus` stays quick."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from occasus.core.basics import Json, OccasusError
from occasus.core.game import Game
from occasus.core.words import meant

NAMES: Final = ("fall_of_rome", "empires_end", "struggle_for_rome")
_made: dict[str, Game[Any]] = {}


def find(name: str, overlay: dict[str, Json] | None = None) -> Game[Any]:
    """The game with this name, with its own content or with an overlay."""
    word = name.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")
    if word not in NAMES:
        raise OccasusError(f"game {name!r} is not known; {meant(word, NAMES)}")
    if overlay:
        return _make(word, overlay)
    if word not in _made:
        _made[word] = _make(word, {})
    return _made[word]


def _make(word: str, overlay: dict[str, Json]) -> Game[Any]:
    made: Game[Any] = import_module(f"occasus.games.{word}.game").make(overlay)
    return made
