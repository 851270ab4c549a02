"""Drawing from the disaster deck (EE-IND-16, EE-RUL-26)."""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64

from occasus.core.agenda import Chance
from occasus.core.array_ops import choose
from occasus.core.int_arrays import append, place_of, pop, vec
from occasus.core.log import Log
from occasus.games.empires_end.actions import DRAW
from occasus.games.empires_end.agenda import AGENDA
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import DREW, RESHUFFLED
from occasus.games.empires_end.steps import DRAW_CARD_STEP


def leave_deck(state: State, card: i64) -> None:
    """Take a card out of the deck."""
    state.deck[place_of(state.deck, card)] = state.deck[-1]
    state.deck, _ = pop(state.deck)


def restock(state: State, log: Log | None) -> bool:
    """Shuffle the discards into a new disaster deck where it is needed; without any card the step is left out
    (EE-RUL-26, EE-RUL-40).
    """
    if len(state.deck) > 0:
        return False
    state.deck, state.discards = state.discards, vec[i64]()
    if len(state.deck) == 0:
        state.agenda.pop()
        return True
    if log is not None:
        log.add(RESHUFFLED, len(state.deck))
    return False


def draw_up(state: State, seat: i64, number: i64) -> None:
    """Let a seat draw so many cards."""
    for _ in range(number):
        state.agenda.append(DRAW_CARD_STEP.at(seat))


@final
class Draw(Chance[State]):
    """A card comes into a hand; only its owner sees it (EE-SETUP-08, EE-INFO-02)."""

    def odds(self, state: State) -> list[tuple[int, int]]:
        seat = DRAW_CARD_STEP.of(state.agenda[-1])
        return [(DRAW.at(seat, card), 1) for card in state.deck]

    def sample(self, state: State, rng: Random) -> i64:
        card = choose(state.deck, rng)  # no one knows its order (EE-INFO-08)
        return DRAW.at(DRAW_CARD_STEP.of(state.agenda[-1]), card)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda.pop()
        owner, card = DRAW.split(code)
        leave_deck(state, card)
        state.hands[owner] = append(state.hands[owner], card)
        if log is not None:
            log.add_secret((owner,), DREW, owner, card)

    def run(self, state: State, log: Log | None) -> bool:
        return restock(state, log)


AGENDA.bind(DRAW_CARD_STEP, Draw())
