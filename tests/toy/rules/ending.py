"""How it ends: most points win (TY-END-01)."""

from __future__ import annotations

from occasus.core.game import Result
from tests.toy.board.state import ToyState


def result(state: ToyState) -> Result | None:
    """None while the game goes on."""
    if not state.over:
        return None
    ranked = sorted(state.scores, reverse=True)
    places = tuple(ranked.index(score) + 1 for score in state.scores)
    return Result(places, tuple(state.scores), "most points", "TY-END-01")
