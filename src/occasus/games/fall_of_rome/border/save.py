"""A state as plain data and back, for snapshots of one version."""

from __future__ import annotations

from occasus.core.basics import Saved
from occasus.core.saving import load_fields, save_fields
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.board.tables import Tables
from occasus.games.fall_of_rome.steps import STEPS


def save(state: State) -> Saved:
    """All fields by name."""
    return {"seats": state.tables.seats, "options": dict(state.tables.options), **save_fields(state, STEPS)}


def load(saved: Saved, tables: Tables) -> State:
    """The inverse of save."""
    state = State(tables)
    load_fields(state, saved, STEPS)
    state.over = state.outcome  # which earlier saves did not hold
    return state
