"""Where the figures of a content file come from, and how sure we are of them.

Next to its figures a map may have `notes:` with `source` and `confidence`. They hold for everything in the map,
unless a map within it has its own. Of one figure they are told by its name: `days_source` beside or above `days`,
or `confidence: {days: low}`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from occasus.core.basics import Json

NOTES: Final = "notes"
OWN: Final = "own(content file)"  # the source of a figure that an overlay has replaced
DESIGNED: Final = "designed"


class Figure(NamedTuple):
    """A figure of a content file: what a content file may replace."""

    path: tuple[str | int, ...]  # keys of maps; `=genua` is the entry with that id
    value: Json
    source: str
    confidence: str

    @property
    def designed(self) -> bool:
        """Return whether it is a placeholder for a printed figure that was not found."""
        return self.source.startswith(DESIGNED)

    @property
    def where(self) -> str:
        """Its place in words: `cities.entries[genua].days`."""
        words = ""
        for part in map(str, self.path):
            words += f"[{part[1:]}]" if part.startswith("=") else f".{part}" if words else part
        return words


def figures(content: dict[str, Any], overlay: dict[str, Any] | None = None) -> Iterator[Figure]:
    """All figures of a content file, each with its source and how sure we are; what an overlay names is its owner's."""
    for figure in _figures(content, (), []):
        yield figure._replace(source=OWN, confidence="high") if _names(overlay or {}, figure.path) else figure


def _names(overlay: Json, path: tuple[str | int, ...]) -> bool:
    """Return whether an overlay says what stands at a place, or replaces something whole that it is a part of."""
    for part in path:
        if isinstance(overlay, dict):
            if part not in overlay and str(part) not in overlay:  # a match file is JSON, where each key is a text
                return False
            overlay = overlay[part if part in overlay else str(part)]
        elif isinstance(overlay, list) and str(part).startswith("="):
            overlay = next((entry for entry in overlay if str(entry["id"]) == str(part)[1:]), None)
            if overlay is None:
                return False
    return True


def _figures(value: Json, path: tuple[str | int, ...], above: list[tuple[int, dict[str, Any]]]) -> Iterator[Figure]:
    if isinstance(value, dict):
        notes = value.get(NOTES)
        around = [*above, (len(path), notes)] if isinstance(notes, dict) else above
        for key, part in value.items():
            if key != NOTES and (key != "id" or not str(path[-1]).startswith("=")):
                yield from _figures(part, (*path, key), around)
    elif isinstance(value, list) and value and all(isinstance(entry, dict) and "id" in entry for entry in value):
        for entry in value:
            yield from _figures(entry, (*path, f"={entry['id']}"), above)
    else:
        yield Figure(path, value, _told(path, above, "source"), _told(path, above, "confidence"))


def _told(path: tuple[str | int, ...], above: list[tuple[int, dict[str, Any]]], what: str) -> str:
    """Return the notes on a value: those that name it first, then those around it, nearest first."""
    for depth, notes in reversed(above):
        for name in reversed(path[depth:]):
            if f"{name}_{what}" in notes:
                return _text(notes[f"{name}_{what}"])
    for depth, notes in reversed(above):
        note = notes.get(what)
        if isinstance(note, dict):
            note = next((note[name] for name in reversed(path[depth:]) if name in note), None)
        if note is not None:
            return _text(note)
    return ""


def _text(note: Json) -> str:
    return "; ".join(map(str, note)) if isinstance(note, list) else str(note)
