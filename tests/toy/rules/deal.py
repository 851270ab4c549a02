"""Dealing cards and rolling the prize: what chance does."""

from __future__ import annotations

from random import Random

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


def deal_odds(state: ToyState) -> list[tuple[int, int]]:
    """Any card that may lie on top."""
    return [(DEAL.at(card), 1) for card in state.deck.top()]


def sample_deal(state: ToyState, rng: Random) -> int:
    """The card on top."""
    return DEAL.at(state.deck.sample_top(rng))


def deal(state: ToyState, code: int, log: Log | None) -> None:
    """A card for a seat, which alone sees it (TY-DEAL-01)."""
    seat, card = DEAL_STEP.of(state.agenda.pop()), DEAL.of(code)
    state.deck.draw_top(card)
    state.known = [other for other in state.known if other != card]
    state.hands[seat].append(card)
    refill(state)
    if log is not None:
        log.whisper((seat,), events.DEALT, seat, card)


def roll_odds(state: ToyState) -> list[tuple[int, int]]:
    """The sums of two dice."""
    return [(ROLL.at(prize), weight) for prize, weight in DICE]


def sample_roll(state: ToyState, rng: Random) -> int:
    """Two dice."""
    return ROLL.at(rng.randint(1, 2) + rng.randint(1, 2))


def roll(state: ToyState, code: int, log: Log | None) -> None:
    """The prize (TY-ROLL-01)."""
    state.agenda.pop()
    state.prize = ROLL.of(code)
    if log is not None:
        log.add(events.ROLLED, state.prize)


AGENDA.chance(DEAL_STEP, deal_odds, sample_deal, deal)
AGENDA.chance(ROLL_STEP, roll_odds, sample_roll, roll)
