"""Replacing a disaster on offer (EE-ABIL-16 to EE-ABIL-19): who is asked and when (EE-RUL-20)."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import DECLINE, REPLACE
from occasus.games.empires_end.board.names import CARDS, TILES
from occasus.games.empires_end.board.state import State, answered, ask
from occasus.games.empires_end.events import DECLINED, REPLACED
from occasus.games.empires_end.steps import DRAW_DISASTER, IN_WINDOW, POLL, TURN, WINDOW

_REPLACE: Final = REPLACE.base
_DECLINE: Final = DECLINE.base
_IN_WINDOW: Final = IN_WINDOW.base
_POLL: Final = POLL.base
_AFTER_POLL: Final = POLL.base + POLL.size
_TURN: Final = TURN.base
_WINDOW: Final = WINDOW.base
_DRAW_DISASTER: Final = DRAW_DISASTER.base


def ready(state: State, card: int) -> bool:
    """Whether an innovation is attached to an intact location and not exhausted (EE-LOC-06, EE-EXH-02)."""
    slot = state.home[card]
    return slot >= 0 and state.intact[slot] == 1 and not state.exhausted[card]


def ask_holders(state: State, seat: int) -> bool:
    """Ask all holders of a usable replacement, clockwise from the seat about to act, before it acts.

    Says whether there is anybody to ask. Without a card to draw nobody is asked (EE-RUL-40).
    """
    if not state.deck and not state.discards:
        return False
    seats = state.tables.seats
    after: list[int] = []
    for card in state.tables.replacers:
        if ready(state, card):
            holder = (state.home[card] // TILES - seat) % seats
            if holder not in after and not (holder and state.tables.replace_on_own_turn):  # EE-RUL-20
                after.append(holder)
    if not after:
        return False
    after.sort(reverse=True)
    state.agenda.append(_TURN + seat)
    state.agenda.extend([_POLL + (seat + holder) % seats for holder in after])
    return True


def poll(state: State, seat: int, _log: Log | None) -> None:
    """Ask one holder."""
    ask(state, seat, _IN_WINDOW)


def window_options(state: State, seat: int, _step: int) -> list[int]:
    """Which innovation replaces which card, or none (EE-ABIL-19, EE-DBL-11)."""
    own = state.innovations[seat]
    found = [_DECLINE]
    for card in state.tables.replacers:
        if card in own and ready(state, card):
            found.extend([_REPLACE + offer * CARDS + card for offer in (0, 1) if state.offers[offer] >= 0])
    return found


def replace(state: State, seat: int, code: int, log: Log | None) -> None:
    """Exhaust an innovation and draw a new card in place of one on offer; then all holders are asked anew, and
    whoever was about to act still is (EE-ABIL-16, EE-ABIL-18, EE-EXH-01).
    """
    offer, card = divmod(code - _REPLACE, CARDS)
    state.exhausted[card] = 1
    if log is not None:
        log.add(REPLACED, seat, offer, card, state.offers[offer])
    answered(state, seat)
    agenda = state.agenda
    while _POLL <= agenda[-1] < _AFTER_POLL:
        agenda.pop()
    about_to_act = agenda.pop() - _TURN
    agenda.append(_WINDOW + about_to_act)
    agenda.append(_DRAW_DISASTER + offer)


def decline(state: State, seat: int, _code: int, log: Log | None) -> None:
    """Replace nothing; the window closes when all holders in a row have declined."""
    answered(state, seat)
    if log is not None:
        log.add(DECLINED, seat)
