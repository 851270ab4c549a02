"""What becomes of the winning card, and the next round."""

from __future__ import annotations

from typing import final

from occasus.core.agenda import Move, Question
from occasus.core.basics import RuleId, Seat
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from tests.toy.actions import CATALOGUE, DROP, REUSE
from tests.toy.agenda import AGENDA
from tests.toy.board.names import NONE
from tests.toy.board.state import ToyState
from tests.toy.rules.deal import refill
from tests.toy.steps import BID_STEP, CHOOSE_STEP, DEAL_STEP, ROLL_STEP


def round_steps(seats: int, cards: int) -> list[int]:
    """A round: deal cards to everybody, roll, bid; the next step last."""
    deals = [DEAL_STEP.at(seat) for _ in range(cards) for seat in reversed(range(seats))]
    return [BID_STEP.at(), ROLL_STEP.at(), *deals]


def _end_round(state: ToyState) -> None:
    """The other cards are discarded; the next round, or the end (TY-END-01)."""
    state.agenda.pop()
    state.discard += [card for card in state.bids if card != NONE]
    state.bids = [NONE] * state.seats
    refill(state)
    state.prize = 0
    state.left -= 1
    if state.left:
        state.agenda.extend(round_steps(state.seats, 1))
    else:
        state.over = 1


@final
class Reuse(Move[ToyState]):
    """Put the winning card on the deck, where everybody knows it (TY-BID-04)."""

    def why_not(self, state: ToyState, seat: Seat, code: int) -> RuleId | None:
        return None

    def do(self, state: ToyState, seat: Seat, code: int, log: Log | None) -> None:
        state.deck.put_on_top(state.bids[seat])
        state.known.append(state.bids[seat])
        state.bids[seat] = NONE
        _end_round(state)


@final
class Drop(Move[ToyState]):
    """Discard it with the others (TY-BID-04)."""

    def why_not(self, state: ToyState, seat: Seat, code: int) -> RuleId | None:
        return None

    def do(self, state: ToyState, seat: Seat, code: int, log: Log | None) -> None:
        _end_round(state)


@final
class Winner(Question[ToyState]):
    """A question to the seat that the step names."""

    def who(self, state: ToyState, seats: Stack) -> None:
        """The winner of the round."""
        seats.append(CHOOSE_STEP.of(state.agenda[-1]))


AGENDA.bind(CHOOSE_STEP, Winner(CATALOGUE, Reuse(REUSE), Drop(DROP)))
