"""What the taker of a disaster card carries out (EE-DIS-12 to EE-DIS-18)."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import DESTROY, TAKE
from occasus.games.empires_end.board.names import CARDS, KINDS, TILES
from occasus.games.empires_end.board.state import State, answered, ask
from occasus.games.empires_end.events import CARD_LOST, GAINED, NOTHING_LEFT, TEMPLE_MOVED, TOOK
from occasus.games.empires_end.rules.empire import destroy, ruin_options
from occasus.games.empires_end.rules.innovations import attach, homes
from occasus.games.empires_end.rules.resources import ALL_KINDS
from occasus.games.empires_end.steps import CHOOSE_HOME, CHOOSE_RUIN, GO_ON, RELIEF, TO_ATTACH, TO_DESTROY

_TAKE: Final = TAKE.base
_DESTROY: Final = DESTROY.base
_GO_ON: Final = GO_ON.base
_RELIEF: Final = RELIEF.base
_TO_DESTROY: Final = TO_DESTROY.base
_TO_ATTACH: Final = TO_ATTACH.base
_CHOOSE_RUIN: Final = CHOOSE_RUIN.base
_CHOOSE_HOME: Final = CHOOSE_HOME.base


def take(state: State, seat: int, code: int, log: Log | None) -> None:
    """Take a card: temple, tokens, destruction, innovation, in this order (EE-DIS-12); then relief (EE-POOR)."""
    offer = code - _TAKE
    offers, agenda = state.offers, state.agenda
    card = offers[offer]
    offers[offer] = -1
    state.takers.append(seat)
    answered(state, seat)
    if log is not None:
        log.add(TOOK, seat, card)
    if offers[1 - offer] < 0 and state.temple != seat:  # EE-DIS-13; of two cards the later one (EE-DBL-08)
        state.temple = seat
        if log is not None:
            log.add(TEMPLE_MOVED, seat)
    for kind in ALL_KINDS:  # EE-DIS-14
        number = state.piles[offer * KINDS + kind]
        if number:
            state.piles[offer * KINDS + kind] = 0
            state.resources[seat * KINDS + kind] += number
            if log is not None:
                log.add(GAINED, seat, kind, number)
    agenda.append(_GO_ON + seat)
    if not state.tables.relief_at_end:  # EE-RUL-10
        agenda.append(_RELIEF + seat)
    agenda.append(_TO_ATTACH + seat * CARDS + card)
    agenda.append(_TO_DESTROY + seat * TILES + state.tables.target[card])


def to_destroy(state: State, arg: int, log: Log | None) -> None:
    """Destroy the threatened location or the nearest intact one; the owner chooses between two (EE-DIS-15)."""
    seat, place = divmod(arg, TILES)
    found = ruin_options(state, seat, place)
    if len(found) > 1:
        ask(state, seat, _CHOOSE_RUIN + place)
    elif found:
        destroy(state, seat, found[0], log)
    elif log is not None:
        log.add(NOTHING_LEFT, seat)  # EE-LOC-12


def ruin_choices(state: State, seat: int, step: int) -> list[int]:
    """The codes of the locations of which one falls (EE-LOC-10, EE-LOC-11)."""
    return [_DESTROY + slot % TILES for slot in ruin_options(state, seat, step - _CHOOSE_RUIN)]


def choose_ruin(state: State, seat: int, code: int, log: Log | None) -> None:
    """The owner named the location that falls."""
    destroy(state, seat, seat * TILES + code - _DESTROY, log)


def to_attach(state: State, arg: int, log: Log | None) -> None:
    """Attach the taken card free of charge (EE-DIS-17); without an intact location it is discarded (EE-INNO-12)."""
    seat, card = divmod(arg, CARDS)
    found = homes(state, seat)
    if len(found) > 1:
        ask(state, seat, _CHOOSE_HOME + card)
    elif found:
        attach(state, seat, card, found[0], log)
    else:
        state.discards.append(card)
        if log is not None:
            log.add(CARD_LOST, seat, card)
