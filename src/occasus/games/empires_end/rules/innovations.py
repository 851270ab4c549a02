"""Attaching innovations to locations, and moving them (EE-INNO, EE-ABIL-12)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import ATTACH, MOVE
from occasus.games.empires_end.board.names import TILES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import ATTACHED, MOVED

_ATTACH: Final = ATTACH.base
_MOVE: Final = MOVE.base
FAR: Final = 1 << 20  # more innovations than any location has


def homes(state: State, seat: int) -> list[int]:
    """The intact locations with the fewest innovations, as slots; destroyed ones do not enter the
    minimum, and there is no upper limit (EE-INNO-02 to EE-INNO-06, EE-INNO-11).
    """
    intact, count = state.intact, state.count
    fewest = FAR
    found: list[int] = []
    for slot in range(seat * TILES, seat * TILES + TILES):
        if intact[slot]:
            if count[slot] < fewest:
                fewest = count[slot]
                found = [slot]
            elif count[slot] == fewest:
                found.append(slot)
    return found


def home_options(state: State, seat: int, _step: int) -> list[int]:
    """The codes of attaching the card in hand to one of its possible homes."""
    shift = _ATTACH - seat * TILES
    return [slot + shift for slot in homes(state, seat)]


def attach(state: State, seat: int, card: int, slot: int, log: Log | None) -> None:
    """Attach a card to a location (EE-INNO-02)."""
    assert state.intact[slot]  # EE-INNO-03
    state.home[card] = slot
    state.count[slot] += 1
    insort(state.innovations[seat], card)
    if log is not None:
        log.add(ATTACHED, seat, card, slot % TILES)


def has_intact(state: State, seat: int) -> bool:
    """Whether anything can be attached at all (EE-INNO-12)."""
    return 1 in state.intact[seat * TILES : seat * TILES + TILES]


def move_options(state: State, seat: int, _step: int) -> list[int]:
    """The codes of moving one innovation to another location by the rules of placement.

    The card is lifted off before innovations are counted (EE-RUL-19), so that from the one intact location
    that would have the fewest there is no move.
    """
    intact, count = state.intact, state.count
    first = seat * TILES
    slots = [slot for slot in range(first, first + TILES) if intact[slot]]
    found: list[int] = []
    lifted = 0 if state.tables.count_before_lifting else 1
    for card in state.innovations[seat]:
        origin = state.home[card]
        fewest = FAR
        for slot in slots:
            here = count[slot] - lifted if slot == origin else count[slot]
            if here < fewest:
                fewest = here
        base = _MOVE + card * TILES - first
        found.extend([base + slot for slot in slots if slot != origin and count[slot] == fewest])
    return found


def move(state: State, seat: int, code: int, log: Log | None) -> None:
    """Move an innovation with its exhaust marker (EE-ABIL-12, EE-EXH-09)."""
    card, tile = divmod(code - _MOVE, TILES)
    slot = seat * TILES + tile
    state.count[state.home[card]] -= 1
    state.count[slot] += 1
    state.home[card] = slot
    if log is not None:
        log.add(MOVED, seat, card, tile)
