"""Drawing from the disaster deck (EE-IND-16, EE-RUL-26)."""

from __future__ import annotations

from random import Random

from occasus.core.basics import Seat
from occasus.core.log import Log
from occasus.games.empires_end.actions import DRAW
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import DREW, RESHUFFLED
from occasus.games.empires_end.steps import DRAW_CARD_STEP


def leave_deck(state: State, card: int) -> None:
    """Take a card out of the deck."""
    deck = state.deck
    deck[deck.index(card)] = deck[-1]
    deck.pop()


def restock(state: State, log: Log | None) -> bool:
    """Shuffle the discards into a new disaster deck where it is needed; without any card the step is left out
    (EE-RUL-26, EE-RUL-40).
    """
    if state.deck:
        return False
    state.deck, state.discards = state.discards, []
    if not state.deck:
        state.agenda.pop()
        return True
    if log is not None:
        log.add(RESHUFFLED, len(state.deck))
    return False


def draw_up(state: State, seat: Seat, number: int) -> None:
    """Let a seat draw so many cards."""
    state.agenda.extend([DRAW_CARD_STEP.at(seat)] * number)


def _odds(state: State) -> list[tuple[int, int]]:
    codes = DRAW.codes[DRAW_CARD_STEP.of(state.agenda[-1])]
    return [(codes[card], 1) for card in state.deck]


def _sample(state: State, rng: Random) -> int:
    deck = state.deck  # nobody knows its order (EE-INFO-08)
    return DRAW.codes[DRAW_CARD_STEP.of(state.agenda[-1])][deck[int(rng.random() * len(deck))]]


def _draw(state: State, code: int, log: Log | None) -> None:
    """A card comes into a hand; only its owner sees it (EE-SETUP-08, EE-INFO-02)."""
    state.agenda.pop()
    seat, card = DRAW.split(code)
    leave_deck(state, card)
    state.hands[seat].append(card)
    if log is not None:
        log.whisper((seat,), DREW, seat, card)


AGENDA.chance(DRAW_CARD_STEP, _odds, _sample, _draw, restock)
