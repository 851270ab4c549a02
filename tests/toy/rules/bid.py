"""Bidding: everybody at the same time, in secret."""

from __future__ import annotations

from typing import final

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId, Seat
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from tests.toy import events
from tests.toy.actions import BID, CATALOGUE
from tests.toy.agenda import AGENDA
from tests.toy.board.names import NONE
from tests.toy.board.state import ToyState
from tests.toy.steps import BID_STEP, CHOOSE_STEP


@final
class Bid(Move[ToyState]):
    """Bid a card of the hand; when all have, the highest wins the prize (TY-BID-01, TY-BID-02, TY-BID-03)."""

    def why_not(self, state: ToyState, seat: Seat, code: int) -> RuleId | None:
        return None if BID.of(code) in state.hands[seat] else "TY-BID-01"

    def do(self, state: ToyState, seat: Seat, code: int, log: Log | None) -> None:
        card = BID.of(code)
        state.hands[seat].remove(card)
        state.bids[seat] = card
        if log is not None and state.open_bids:  # TY-OPT-02
            log.add(events.COMMITTED, seat, card)
        elif log is not None:
            log.add_secret((seat,), events.COMMITTED, seat, card)
        if NONE not in state.bids:
            _award(state, log)


def _award(state: ToyState, log: Log | None) -> None:
    best = state.bids.index(max(state.bids))
    state.scores[best] += state.prize
    if log is not None:
        for bidder, shown in enumerate(state.bids):
            log.add(events.SHOWN, bidder, shown)
        log.add(events.WON, best, state.prize)
    state.agenda[-1] = CHOOSE_STEP.at(best)


@final
class EverybodyLeft(Question[ToyState]):
    """A question to all who have not bid."""

    def who(self, state: ToyState, seats: Stack) -> None:
        """Those without a bid."""
        for seat in range(state.seats):
            if state.bids[seat] == NONE:
                seats.append(seat)


AGENDA.bind(BID_STEP, EverybodyLeft(CATALOGUE, Bid(BID)))
