"""A state as plain data, and back: a snapshot for one version of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from occasus.core.basics import OccasusError, Saved
from occasus.core.options import Options, complete
from occasus.core.state_codec import load_fields, save_fields
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.options import OPTIONS
from occasus.games.empires_end.steps import STEPS

FORMAT: Final = "empires_end 1"


def save(state: State) -> Saved:
    facts = state.facts
    return {"format": FORMAT, "seats": facts.seats, "options": dict(facts.options), **save_fields(state, STEPS)}


def load(saved: Saved, tables_for: Callable[[int, Options], Facts]) -> State:
    """The inverse of save; data of another version is refused."""
    if saved.get("format") != FORMAT:
        raise OccasusError(f"this is not a saved state of {FORMAT!r} (its format is {saved.get('format')!r}).")
    state = State(tables_for(int(saved["seats"]), complete(OPTIONS, saved["options"])))
    load_fields(state, saved, STEPS)
    return state
