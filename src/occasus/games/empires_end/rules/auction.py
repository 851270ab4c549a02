"""The disaster phases (EE-DIS, EE-DBL): turns in the auction."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import PAY, SKIP, TAKE
from occasus.games.empires_end.board.names import CARDS, COIN, KINDS, SKIP_BID, TILES
from occasus.games.empires_end.board.state import State, answered, ask
from occasus.games.empires_end.events import PAID, PHASE_SKIPPED, REVEALED, SKIPPED
from occasus.games.empires_end.rules.replacing import ask_holders
from occasus.games.empires_end.steps import DRAW_DISASTER, ON_TURN, RELIEF, WINDOW

_PAY: Final = PAY.base
_SKIP: Final = SKIP.base
_TAKE: Final = TAKE.base
_DRAW_DISASTER: Final = DRAW_DISASTER.base
_WINDOW: Final = WINDOW.base
_RELIEF: Final = RELIEF.base
_ON_TURN: Final = ON_TURN.base


def begin(state: State, cards: int) -> None:
    """Reveal one card, or two, then the holder of the temple decides first (EE-DIS-01, EE-DIS-03, EE-DBL-01)."""
    state.agenda.append(_WINDOW + state.temple)
    for offer in range(cards - 1, -1, -1):
        state.agenda.append(_DRAW_DISASTER + offer)


def reveal(state: State, code: int, log: Log | None) -> None:
    """Lay a card open; a card that it replaces is discarded, its tokens stay (EE-DIS-01, EE-ABIL-16, EE-ABIL-17)."""
    offer, card = divmod(code, CARDS)
    old = state.offers[offer]
    state.offers[offer] = card
    if old >= 0:
        (state.deck if state.tables.replaced_returns else state.discards).append(old)  # EE-RUL-20
    if log is not None:
        log.add(REVEALED, offer, card)


def open_turn(state: State, seat: int, log: Log | None) -> None:
    """Let a seat handle a card, after all holders of a replacement were asked (EE-DIS-03, EE-RUL-20)."""
    offers = state.offers
    if offers[0] < 0 and offers[1] < 0:  # no card was left to reveal (EE-RUL-26)
        if log is not None:
            log.add(PHASE_SKIPPED)
    elif not ask_holders(state, seat):
        ask(state, seat, _ON_TURN)


def turn(state: State, seat: int, _log: Log | None) -> None:
    """All holders of a replacement have declined: the seat handles a card."""
    ask(state, seat, _ON_TURN)


def turn_options(state: State, seat: int, _step: int) -> list[int]:
    """For every card on offer not yet handled in this turn: pay, skip or take (EE-DIS-04, EE-DBL-03, EE-DBL-05)."""
    tables, resources = state.tables, state.resources
    start = seat * KINDS
    found: list[int] = []
    for offer in (0, 1):
        card = state.offers[offer]
        if card < 0 or state.handled[offer]:
            continue
        accepts = tables.accepts[card]
        pay = _PAY + offer * KINDS
        for kind in accepts:  # EE-DIS-05, EE-DIS-06
            if resources[start + kind]:
                found.append(pay + kind)
        if resources[start + COIN]:
            found.append(pay + COIN)
        found.append(_TAKE + offer)  # EE-DIS-10
        for innovation in state.innovations[seat]:
            if can_skip(state, innovation, accepts):
                found.append(_SKIP + offer * CARDS + innovation)
    return found


def can_skip(state: State, innovation: int, accepts: tuple[int, ...]) -> bool:
    """Whether an attached innovation saves a turn on a card that accepts these (EE-ABIL-14, EE-EXH-02, EE-LOC-06)."""
    abilities, bearer = state.tables.abilities, TILES + innovation
    return (
        abilities.kind[bearer] == SKIP_BID
        and not state.exhausted[innovation]
        and abilities.resource[bearer] in accepts
        and state.intact[state.home[innovation]] == 1
    )


def pay(state: State, seat: int, code: int, log: Log | None) -> None:
    """Put one token next to a card (EE-DIS-05, EE-DIS-07)."""
    offer, kind = divmod(code - _PAY, KINDS)
    state.resources[seat * KINDS + kind] -= 1
    state.piles[offer * KINDS + kind] += 1
    if log is not None:
        log.add(PAID, seat, offer, kind, state.offers[offer])
    state.handled[offer] = 1
    answered(state, seat)
    go_on(state, seat, log)


def skip(state: State, seat: int, code: int, log: Log | None) -> None:
    """Exhaust an innovation instead of paying (EE-ABIL-14, EE-EXH-01)."""
    offer, innovation = divmod(code - _SKIP, CARDS)
    state.exhausted[innovation] = 1
    if log is not None:
        log.add(SKIPPED, seat, offer, innovation, state.offers[offer])
    state.handled[offer] = 1
    answered(state, seat)
    go_on(state, seat, log)


def go_on(state: State, seat: int, log: Log | None) -> None:
    """A card is handled: the same seat handles the other one, the next seat follows, or the phase is over."""
    offers, handled = state.offers, state.handled
    for offer in (0, 1):
        if offers[offer] >= 0 and not handled[offer]:  # EE-DBL-05
            open_turn(state, seat, log)
            return
    if offers[0] < 0 and offers[1] < 0:  # EE-DIS-20, EE-DBL-12
        if state.tables.relief_at_end:  # EE-RUL-10
            state.agenda.extend(_RELIEF + taker for taker in reversed(dict.fromkeys(state.takers)))
        return
    handled[0] = handled[1] = 0
    seats = state.tables.seats
    seat = (seat + 1) % seats  # EE-DIS-03, EE-DBL-07
    while state.tables.taker_leaves and seat in state.takers:  # EE-RUL-11
        seat = (seat + 1) % seats
    open_turn(state, seat, log)
