"""A state as plain data, and back: a snapshot for one version of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.basics import OccasusError, Saved
from occasus.core.options import Options, complete
from occasus.core.saving import load_fields, save_fields
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.board.tables import Tables
from occasus.games.empires_end.options import OPTIONS
from occasus.games.empires_end.steps import STEPS

FORMAT: Final = "empires_end 1"


def save(state: State) -> Saved:
    """All fields of a state."""
    tables = state.tables
    return {"format": FORMAT, "seats": tables.seats, "options": dict(tables.options), **save_fields(state, STEPS)}


def load(saved: Saved, tables_for: Callable[[int, Options], Tables]) -> State:
    """The inverse of save; data of another version is refused."""
    if saved.get("format") != FORMAT:
        raise OccasusError(f"this is not a saved state of {FORMAT!r} (its format is {saved.get('format')!r}).")
    state = State(tables_for(int(saved["seats"]), complete(OPTIONS, saved["options"])))
    load_fields(state, saved, STEPS)
    return state
