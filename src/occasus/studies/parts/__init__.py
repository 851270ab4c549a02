"""The editable parts of a position, for each of our games; other games have only the text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.studies.parts import empires_end, fall_of_rome, struggle_for_rome
from occasus.studies.parts.part import Parts

OF: Final[dict[str, Callable[[int], Parts]]] = {
    "fall_of_rome": fall_of_rome.parts_of,
    "empires_end": empires_end.parts_of,
    "struggle_for_rome": struggle_for_rome.parts_of,
}


def parts_of(game: str, seats: int) -> Parts:
    """Return what can be edited in a game of so many players."""
    make = OF.get(game)
    if make:
        return make(seats)
    return Parts(seats=tuple(map(str, range(seats))), pieces=(), parts=(), pools=(), places={}, follows=())
