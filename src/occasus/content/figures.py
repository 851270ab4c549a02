"""Reading figures of a content file into tables, with one sentence for what cannot be."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import OccasusError


def figure(given: dict[str, Any], key: str, where: str, least: int = 0, most: int = 99, why: str = "") -> int:
    """A whole number of a map, from least to most; where it is not obvious, `why` not more."""
    value = given[key]
    if not least <= value <= most:
        raise OccasusError(f"{where}.{key}: {value} is not from {least} to {most}{why and f': {why}'}.")
    return int(value)


def refuse_foreign(shipped: Any, changed: Any, where: str = "", free: tuple[str, ...] = ()) -> None:
    """Refuse a figure that an overlay has borrowed from a sibling entry, where no rule would read it.

    In maps with a free name all that a sibling has may stand.
    """
    if isinstance(shipped, dict) and isinstance(changed, dict):
        for key, value in changed.items():
            place = f"{where}.{key}" if where else str(key)
            sure(key in shipped or key == "notes", place, "other entries have this, but here nothing would read it")
            if key != "notes" and key not in free:
                refuse_foreign(shipped[key], value, place, free)
    elif isinstance(shipped, list) and shipped and isinstance(shipped[0], dict) and "id" in shipped[0]:
        for old, new in zip(shipped, changed, strict=True):
            refuse_foreign(old, new, f"{where}[{new['id']}]", free)


def sure(holds: bool, where: str, what: str) -> None:
    """Refuse content that cannot be played, with its place and a sentence."""
    if not holds:
        raise OccasusError(f"{where}: {what}.")
