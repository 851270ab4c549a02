"""Dealing cards and rolling the prize: what chance does."""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Chance
from occasus.core.deck import deck_of
from occasus.core.log import Log
from tests.toy import events
from tests.toy.actions import DEAL, ROLL
from tests.toy.agenda import AGENDA
from tests.toy.board.names import DICE
from tests.toy.board.state import ToyState
from tests.toy.steps import DEAL_STEP, ROLL_STEP


def refill(state: ToyState) -> None:
    """An empty deck is made of the discarded cards again (TY-DEAL-02)."""
    if not len(state.deck):
        state.deck = deck_of([state.discard])
        state.discard = []


@final
class Deal(Chance[ToyState]):
    """A card for a seat, which alone sees it (TY-DEAL-01)."""

    def odds(self, state: ToyState) -> list[tuple[int, int]]:
        """Any card that may lie on top."""
        return [(DEAL.at(card), 1) for card in state.deck.top()]

    def sample(self, state: ToyState, rng: Random) -> i64:
        """The card on top."""
        return DEAL.at(state.deck.sample_top(rng))

    def do(self, state: ToyState, seat: i64, code: i64, log: Log | None) -> None:
        seat, card = DEAL_STEP.of(state.agenda.pop()), DEAL.of(code)
        state.deck.draw_top(card)
        state.known = [other for other in state.known if other != card]
        state.hands[seat].append(card)
        refill(state)
        if log is not None:
            log.add_secret((seat,), events.DEALT, seat, card)


@final
class Roll(Chance[ToyState]):
    """The prize (TY-ROLL-01)."""

    def odds(self, state: ToyState) -> list[tuple[int, int]]:
        """The sums of two dice."""
        return [(ROLL.at(prize), weight) for prize, weight in DICE]

    def sample(self, state: ToyState, rng: Random) -> i64:
        """Two dice."""
        return ROLL.at(rng.randint(1, 2) + rng.randint(1, 2))

    def do(self, state: ToyState, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        state.prize = ROLL.of(code)
        if log is not None:
            log.add(events.ROLLED, state.prize)


AGENDA.bind(DEAL_STEP, Deal())
AGENDA.bind(ROLL_STEP, Roll())
