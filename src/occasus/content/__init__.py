"""The printed facts of each game, and overlays that replace parts of them (docs/content.md)."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import yaml

from occasus.content.overlay import Facts, changes, overlaid, read_overlay
from occasus.core.registry import others
from occasus.prepared import prepared

__all__ = ["Facts", "changes", "facts", "overlaid", "read_overlay"]

_kept: dict[str, Facts] = {}


def facts(game: str) -> Facts:
    """The facts of a game as they stand in its content file."""
    if game not in _kept:
        file = _file(game)
        if (known := prepared(Path(str(file)))) is not None:
            _kept[game] = known[0]
        else:
            text = file.read_text(encoding="utf-8") if file.is_file() else "{}"  # a game need not have any
            _kept[game] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return _kept[game]


def _file(game: str) -> Traversable:
    package = others().get(game)
    return files("occasus.content").joinpath(f"{game}.yaml") if package is None else files(package) / "content.yaml"
