"""The position in words, as far as a seat may know it; hidden cards are counted."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import EVERYTHING, Position, Seat
from tests.toy.board.names import CARD, NONE
from tests.toy.board.state import ToyState
from tests.toy.steps import CHOOSE_STEP, STEPS


def describe(state: ToyState, seat: Seat) -> Position:
    """What a seat may know."""
    owners = range(state.seats)
    return {
        "seats": state.seats,
        "options": {"rounds": state.rounds, "open_bids": state.open_bids},
        "left": state.left,
        "prize": state.prize,
        "scores": state.scores[:],
        "hands": [_hidden(state.hands[owner], seat in (owner, EVERYTHING)) for owner in owners],
        "bids": {str(owner): _bid(state, owner, seat) for owner in owners if state.bids[owner] != NONE},
        "deck": [_hidden(cards, seat == EVERYTHING or _known(state, cards)) for cards in state.deck.layers()],
        "known": [CARD.word(card) for card in sorted(state.known)],
        "discard": [CARD.word(card) for card in sorted(state.discard)],
        "agenda": [STEPS.text(step) for step in state.agenda],
    }


def _hidden(cards: list[int], open_to: bool) -> Any:
    return [CARD.word(card) for card in sorted(cards)] if open_to else {"hidden": len(cards)}


def _known(state: ToyState, cards: list[int]) -> bool:
    return all(card in state.known for card in cards)


def _bid(state: ToyState, owner: Seat, seat: Seat) -> str:
    shown = bool(state.agenda) and CHOOSE_STEP.has(state.agenda[-1])
    return CARD.word(state.bids[owner]) if shown or state.open_bids or seat in (owner, EVERYTHING) else "hidden"
