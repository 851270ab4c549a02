"""A state as plain data and back, exactly; for snapshots of one version."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import Saved
from occasus.core.state_codec import load_fields, save_fields
from occasus.games.struggle_for_rome.board.facts import Facts
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.steps import STEPS

# Fields that earlier saves had under another name
NAMED_NOW: Final = {
    "fresh": "plundered_card",
    "guests": "seats_around",
    "less": "margin_below",
    "more": "margin_above",
}


def save(state: State) -> Saved:
    """Every field by its name, with seats and options."""
    saved: Saved = {"seats": state.facts.seats, "options": dict(state.facts.options)}
    saved.update(save_fields(state, STEPS))
    return saved


def load(saved: Saved, facts: Facts) -> State:
    """The inverse of save; also of earlier ones."""
    state = State(facts)
    load_fields(state, saved, STEPS, NAMED_NOW)
    return state
