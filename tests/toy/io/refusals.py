"""Why not: what the move itself says, or, where it is not asked for now, the rule on when it is."""

from __future__ import annotations

from occasus.core.basics import RuleId, Seat
from tests.toy.agenda import AGENDA
from tests.toy.board.state import ToyState


def explain(state: ToyState, seat: Seat, code: int) -> RuleId | None:
    """The rule that forbids an action; None if it is legal."""
    if seat not in AGENDA.actors(state):
        return "TY-TURN-01"
    reason = AGENDA.why_not(state, seat, code)
    return "TY-TURN-02" if reason == "" else reason
