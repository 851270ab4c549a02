"""The printed facts of each game, and overlays that replace parts of them (docs/content.md)."""

from __future__ import annotations

from importlib.resources import files

import yaml

from occasus.content.overlay import Facts, changes, overlaid, read_overlay

__all__ = ["Facts", "changes", "facts", "overlaid", "read_overlay"]

_kept: dict[str, Facts] = {}


def facts(game: str) -> Facts:
    """The facts of a game as they stand in its content file."""
    if game not in _kept:
        text = files("occasus.content").joinpath(f"{game}.yaml").read_text(encoding="utf-8")
        _kept[game] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return _kept[game]
