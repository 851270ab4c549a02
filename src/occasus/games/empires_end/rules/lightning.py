"""The lightning setup (EE-LIGHT): everybody's own two disasters strike before the first phase."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import ATTACH, KEEP_HAND, REDRAW, STRIKE
from occasus.games.empires_end.board.names import TILES
from occasus.games.empires_end.board.state import State, answered, ask, ask_all, seats_from_temple
from occasus.games.empires_end.events import CHOSE_STRIKE, REDREW, STRUCK
from occasus.games.empires_end.rules.empire import destroy, ruin_options
from occasus.games.empires_end.rules.innovations import attach
from occasus.games.empires_end.steps import CHOOSE_HAND, CHOOSE_HOME, CHOOSE_RUIN, CHOOSE_STRIKE, DRAW_CARD

_STRIKE: Final = STRIKE.base
_ATTACH: Final = ATTACH.base


def begin_strike(state: State, _arg: int, _log: Log | None) -> None:
    """All look at their cards at the same time (EE-LIGHT-02, EE-LIGHT-10)."""
    ask_all(state, CHOOSE_HAND.base)


def hand_choices(_state: State, _seat: int, _step: int) -> list[int]:
    """Keep the four cards or draw four others (EE-LIGHT-02)."""
    return [KEEP_HAND.base, REDRAW.base]


def keep_hand(state: State, seat: int, _code: int, _log: Log | None) -> None:
    """Strike with these cards."""
    ask(state, seat, CHOOSE_STRIKE.base)


def redraw(state: State, seat: int, _code: int, log: Log | None) -> None:
    """Discard all cards for as many new ones, once (EE-LIGHT-02)."""
    if log is not None:
        log.add(REDREW, seat)
    state.agenda.extend([DRAW_CARD.base + seat] * len(state.hands[seat]))
    state.discards.extend(state.hands[seat])
    state.hands[seat] = []
    ask(state, seat, CHOOSE_STRIKE.base)


def strike_options(state: State, seat: int, _step: int) -> list[int]:
    """One of the cards that are left (EE-LIGHT-03)."""
    return [_STRIKE + card for card in state.hands[seat]]


def strike(state: State, seat: int, code: int, log: Log | None) -> None:
    """Choose a card that will strike; nobody else sees which (EE-LIGHT-10)."""
    card = code - _STRIKE
    if log is not None:
        log.whisper((seat,), CHOSE_STRIKE, seat, card)
    state.hands[seat].remove(card)
    if state.struck[2 * seat] < 0:
        state.struck[2 * seat] = card
    else:
        state.struck[2 * seat + 1] = card
        answered(state, seat)


def strike_all(state: State, _arg: int, log: Log | None) -> None:
    """Both cards of everybody strike; each destroys a location (EE-LIGHT-03, EE-LIGHT-04)."""
    target = state.tables.target
    for seat in seats_from_temple(state):
        first, second = state.struck[2 * seat], state.struck[2 * seat + 1]
        if log is not None:
            log.add(STRUCK, seat, first)
            log.add(STRUCK, seat, second)
        destroy(state, seat, ruin_options(state, seat, target[first])[0], log)
        found = ruin_options(state, seat, target[second])
        if len(found) > 1:
            ask(state, seat, CHOOSE_RUIN.base + target[second])
        else:
            destroy(state, seat, found[0], log)
            after_ruin(state, seat)


def after_ruin(state: State, seat: int) -> None:
    """Both destructions come first, then the cards are attached (EE-LIGHT-05)."""
    ask(state, seat, CHOOSE_HOME.base + state.struck[2 * seat])


def attach_struck(state: State, seat: int, card: int, code: int, log: Log | None) -> None:
    """One of the two cards got its location (EE-LIGHT-05)."""
    attach(state, seat, card, seat * TILES + code - _ATTACH, log)
    if card == state.struck[2 * seat]:
        state.struck[2 * seat] = -1
        ask(state, seat, CHOOSE_HOME.base + state.struck[2 * seat + 1])
    else:
        state.struck[2 * seat + 1] = -1
        answered(state, seat)


def end_strike(state: State, _arg: int, _log: Log | None) -> None:
    """The other cards are discarded, and everybody draws two (EE-LIGHT-07)."""
    for seat in reversed(seats_from_temple(state)):
        state.discards.extend(state.hands[seat])
        state.hands[seat] = []
        state.agenda.extend([DRAW_CARD.base + seat] * state.tables.hand_size)
