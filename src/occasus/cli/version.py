"""`occasus --version`: which version this is, whether its engines are compiled, and if not, why."""

from __future__ import annotations

import json
from importlib.resources import files

from occasus import __version__
from occasus.core import playout


def version() -> str:
    """The version, and which build of the engines runs."""
    return f"occasus {__version__} ({build()})"


def build() -> str:
    """`compiled`, or `interpreted` with the reason."""
    if not str(playout.__file__).endswith(".py"):
        return "compiled"
    return f"interpreted: {_reason()}"


def _reason() -> str:
    """Why the modules were not compiled; the build of a wheel writes it down."""
    note = files("occasus") / "build_info.json"
    if not note.is_file():
        return "it runs from its sources; an installed wheel is compiled"
    return str(json.loads(note.read_text(encoding="utf-8"))["interpreted_because"])
