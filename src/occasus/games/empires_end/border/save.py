"""A state as plain data, and back: a snapshot for one version of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.basics import Json, OccasusError, Saved
from occasus.core.options import Options, complete
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.board.tables import Tables
from occasus.games.empires_end.options import OPTIONS

FORMAT: Final = "empires_end 1"

FIELDS: Final = (  # in the order of the constructor, after the tables
    "space",
    "temple",
    "score",
    "resources",
    "row",
    "place",
    "intact",
    "count",
    "home",
    "exhausted",
    "innovations",
    "hands",
    "deck",
    "discards",
    "conflict_deck",
    "conflict_discards",
    "offers",
    "piles",
    "handled",
    "takers",
    "used",
    "cards_handled",
    "rebuilt",
    "block",
    "next_part",
    "conflict",
    "bids",
    "struck",
    "todo",
    "open_seats",
    "agenda",
)


def save(state: State) -> Saved:
    """All fields of a state."""
    copied = state.copy()
    values: dict[str, Json] = {name: getattr(copied, name) for name in FIELDS}
    return {"format": FORMAT, "seats": state.tables.seats, "options": dict(state.tables.options), **values}


def load(saved: Saved, tables_for: Callable[[int, Options], Tables]) -> State:
    """The inverse of save; data of another version is refused."""
    if saved.get("format") != FORMAT:
        raise OccasusError(f"this is not a saved state of {FORMAT!r} (its format is {saved.get('format')!r}).")
    tables = tables_for(int(saved["seats"]), complete(OPTIONS, saved["options"]))
    return State(tables, *(saved[name] for name in FIELDS)).copy()
