"""A state as plain data and back."""

from __future__ import annotations

from occasus.core.basics import Saved
from occasus.core.state_codec import load_fields, save_fields
from tests.toy.board.state import ToyState
from tests.toy.steps import STEPS


def save(state: ToyState) -> Saved:
    """Every field, with the options."""
    return {**save_fields(state, STEPS), "options": {"rounds": state.rounds, "open_bids": state.open_bids}}


def load(saved: Saved) -> ToyState:
    """The inverse of save."""
    state = ToyState(saved["seats"], saved["rounds"], saved["open_bids"])
    load_fields(state, saved, STEPS)
    return state
