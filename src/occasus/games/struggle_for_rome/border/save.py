"""A state as plain data and back, exactly; for snapshots of one version."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import Saved
from occasus.games.struggle_for_rome.board.state import State, empty
from occasus.games.struggle_for_rome.board.tables import Tables

FIELDS: Final = (
    "round_number",
    "phase",
    "turn",
    "start",
    "rolled",
    "covered",
    "legionnaire",
    "gold",
    "hands",
    "bank",
    "cards",
    "pile",
    "played",
    "diplomats",
    "shown",
    "figure",
    "fighters",
    "wagons",
    "reserve",
    "reserve_wagons",
    "tokens",
    "realm",
    "owner",
    "token_on",
    "unseen",
    "holder",
    "guests",
    "diplomacy",
    "legacy",
    "points",
    "announced",
    "joker",
    "card_played",
    "travelled",
    "attacked",
    "fresh",
    "offers",
    "offer",
    "counters",
    "answers",
    "owed",
    "returned",
    "less",
    "more",
    "agenda",
    "over",
)


def save(state: State) -> Saved:
    """Every field by its name, with seats and options."""
    saved: Saved = {"seats": state.tables.seats, "options": dict(state.tables.options)}
    for field in FIELDS:
        value: Any = getattr(state, field)
        saved[field] = value[:] if isinstance(value, list) else value
    return saved


def load(saved: Saved, tables: Tables) -> State:
    """The inverse of save."""
    state = empty(tables)
    for field in FIELDS:
        value = saved[field]
        setattr(state, field, list(value) if isinstance(value, list) else value)
    return state
