"""The games, by name: ours, and those of other packages (core/registry.py).

A game is imported when it is asked for, so that `import occasus` stays quick.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final

from occasus.core.basics import Json, OccasusError, Saved
from occasus.core.deprecation import warn_renamed
from occasus.core.game import Game
from occasus.core.options import complete
from occasus.core.registry import names, package_of
from occasus.core.suggestions import meant

FORMER: Final = {"arrange": "from_position", "redeal": "resample_hidden"}  # for games of other packages
_made: dict[str, Game[Any]] = {}
_lately: dict[str, Game[Any]] = {}  # the last one with an overlay: states of one game often come back together


def find(name: str, overlay: dict[str, Json] | None = None) -> Game[Any]:
    """The game with this name, with its own content or with an overlay."""
    word = name.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")
    if word not in _made and word not in names():
        raise OccasusError(f"unknown game {name!r}; {meant(word, names())}")
    if overlay:
        return _with_content(word, overlay)
    if word not in _made:
        _made[word] = _make(word, {})
    return _made[word]


def _with_content(word: str, overlay: dict[str, Json]) -> Game[Any]:
    key = f"{word} {overlay!r}"
    game = _lately.get(key)
    if game is None:
        game = _make(word, overlay)
        _lately.clear()
        _lately[key] = game
    return game


def _make(word: str, overlay: dict[str, Json]) -> Game[Any]:
    game: Game[Any] = import_module(f"{package_of(word)}.game").make(overlay)
    for former, name in FORMER.items():
        if not hasattr(game, name):
            warn_renamed(f"Game.{former}", name)
            setattr(game, name, getattr(game, former))
    copyreg.pickle(type(game), _by_name)
    copyreg.pickle(type(game.start(game.usual_seats, complete(game.options, {}))), partial(_by_save, word))
    return game


def _by_name(game: Game[Any]) -> tuple[Callable[..., Game[Any]], tuple[str, dict[str, Json]]]:
    """A game is copied and pickled by its name and content: compiled or not, it is found again, not taken apart."""
    return find, (game.name, game.overlay)


def _by_save(name: str, state: Any) -> tuple[Callable[..., Any], tuple[str, dict[str, Json], Saved]]:
    """A state is pickled as its game saves it, with the content that it is played with."""
    overlay = getattr(getattr(state, "facts", None), "overlay", {})
    return _loaded, (name, overlay, find(name).save(state))


def _loaded(name: str, overlay: dict[str, Json], saved: Saved) -> Any:
    return find(name, overlay).load(saved)
