"""Invariants of the toy game."""

from __future__ import annotations

from tests.toy.board.names import CARDS, NONE
from tests.toy.board.state import ToyState
from tests.toy.steps import STEPS


def check(state: ToyState) -> list[str]:
    """What is broken, as sentences."""
    cards = [card for hand in state.hands for card in hand] + [card for card in state.bids if card != NONE]
    cards += [*state.deck.cards, *state.discard]
    broken = [] if sorted(cards) == list(range(CARDS)) else ["a card is lost or is in two places (TY-INV-01)"]
    return broken + [f"{step} cannot be due" for step in state.agenda if not 0 <= step < len(STEPS)]
