"""The conflict phase (EE-CON): strength, secret bids, bands, victory, upheaval."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import BID_AXES, BID_COINS, REFRESH
from occasus.games.empires_end.board.names import (
    AXE,
    BID_MOST,
    COIN,
    CONFLICT,
    KINDS,
    STRENGTH,
    STRENGTH_PER_ADJACENT,
    STRENGTH_PER_ADJACENT_DESTROYED,
    TILES,
)
from occasus.games.empires_end.board.state import State, answered, ask, ask_all, seats_from_temple
from occasus.games.empires_end.board.tables import band_of
from occasus.games.empires_end.events import (
    BAND_REACHED,
    BASE_STRENGTH,
    BID_SHOWN,
    CHOSE_AXES,
    COMMITTED,
    CONFLICT_REVEALED,
    CONFLICTS_RESHUFFLED,
    MARKER_REMOVED,
    UPHEAVED,
    VICTORY,
)
from occasus.games.empires_end.rules.empire import intact_beside, refresh, ruins_beside, swap_places
from occasus.games.empires_end.rules.resources import gain_bundle, score
from occasus.games.empires_end.steps import CHOOSE_AXES, CHOOSE_COINS, CHOOSE_REFRESH, COMPARE, DRAW_CONFLICT, UPHEAVAL

_AXES: Final = BID_AXES.base
_COINS: Final = BID_COINS.base
_REFRESH: Final = REFRESH.base


def begin(state: State, log: Log | None) -> None:
    """Reveal a conflict card; an empty deck is made of the discards again (EE-CON-01, EE-RUL-27)."""
    if not state.conflict_deck:
        state.conflict_deck, state.conflict_discards = state.conflict_discards, []
        if log is not None:
            log.add(CONFLICTS_RESHUFFLED, len(state.conflict_deck))
    state.agenda.append(COMPARE.base)
    state.agenda.append(DRAW_CONFLICT.base)


def reveal_conflict(state: State, card: int, log: Log | None) -> None:
    """The strengths are public; now everybody bids in secret (EE-CON-01, EE-CON-04, EE-CON-05)."""
    state.conflict_deck.remove(card)
    state.conflict = card
    if log is not None:
        log.add(CONFLICT_REVEALED, card)
        for seat in range(state.tables.seats):
            log.add(BASE_STRENGTH, seat, base_strength(state, seat))
    ask_all(state, CHOOSE_AXES.base)


def base_strength(state: State, seat: int) -> int:
    """The sum of all strength abilities on intact locations and their innovations (EE-CON-02, EE-CON-03)."""
    abilities, first = state.tables.abilities, seat * TILES
    total = 0
    for tile in state.tables.camps:
        if state.intact[first + tile]:
            total += abilities.strength[tile]
    for card in state.innovations[seat]:
        bearer, slot = TILES + card, state.home[card]
        if abilities.phase[bearer] != CONFLICT or not state.intact[slot]:
            continue
        kind, strength = abilities.kind[bearer], abilities.strength[bearer]
        if kind == STRENGTH:  # EE-ABIL-20
            total += strength
        elif kind == STRENGTH_PER_ADJACENT_DESTROYED:  # EE-ABIL-21
            total += strength * ruins_beside(state, slot)
        else:
            assert kind == STRENGTH_PER_ADJACENT  # EE-ABIL-22
            total += strength * intact_beside(state, slot, abilities.beside[bearer])
    return total


def axe_options(state: State, seat: int, _step: int) -> list[int]:
    """Any number of own axes, 0 too (EE-CON-05, EE-CON-06)."""
    return list(range(_AXES, _AXES + min(state.resources[seat * KINDS + AXE], BID_MOST) + 1))


def coin_options(state: State, seat: int, _step: int) -> list[int]:
    """Any number of own coins; asked even without coins, so that the question tells nothing (EE-RUL-42)."""
    return list(range(_COINS, _COINS + min(state.resources[seat * KINDS + COIN], BID_MOST) + 1))


def bid_axes(state: State, seat: int, code: int, log: Log | None) -> None:
    """The first half of a bid leaves the screen."""
    state.bids[2 * seat] = code - _AXES
    state.resources[seat * KINDS + AXE] -= code - _AXES
    if log is not None:
        log.whisper((seat,), CHOSE_AXES, seat, code - _AXES)
    ask(state, seat, CHOOSE_COINS.base)


def bid_coins(state: State, seat: int, code: int, log: Log | None) -> None:
    """The bid is committed and cannot be changed (EE-SIM-07)."""
    state.bids[2 * seat + 1] = code - _COINS
    state.resources[seat * KINDS + COIN] -= code - _COINS
    answered(state, seat)
    if log is not None:
        log.whisper((seat,), COMMITTED, seat, state.bids[2 * seat], code - _COINS, final_strength(state, seat))


def final_strength(state: State, seat: int) -> int:
    """Base strength and one for each committed token (EE-CON-07)."""
    return base_strength(state, seat) + state.bids[2 * seat] + state.bids[2 * seat + 1]


def compare(state: State, _arg: int, log: Log | None) -> None:
    """Reveal all bids at once; bands and victory; then refreshes, and after all of them the upheaval
    (EE-CON-07 to EE-CON-11, EE-SIM-08).
    """
    seats = seats_from_temple(state)
    strengths = [final_strength(state, seat) for seat in range(state.tables.seats)]
    highest = max(strengths)
    if log is not None:
        for seat in range(state.tables.seats):
            log.add(BID_SHOWN, seat, state.bids[2 * seat], state.bids[2 * seat + 1], strengths[seat])
    state.agenda.append(UPHEAVAL.base)
    for seat in seats:
        refreshes = _reward(state, seat, strengths[seat], strengths[seat] == highest, log)
        if refreshes:
            _refresh_some(state, seat, log)


def _reward(state: State, seat: int, strength: int, wins: bool, log: Log | None) -> int:
    """Give the band and the victory bonus; says how many markers may be removed."""
    tables, card = state.tables, state.conflict
    refreshes = 0
    band = band_of(tables, card, strength)
    if band is not None:  # EE-CON-08 to EE-CON-10
        if log is not None:
            log.add(BAND_REACHED, seat, strength)
        score(state, seat, band[2], log)
        gain_bundle(state, seat, band[3], log)
        refreshes = band[4]
    if wins:  # EE-CON-11
        if log is not None:
            log.add(VICTORY, seat)
        score(state, seat, tables.victory_points[card], log)
        gain_bundle(state, seat, tables.victory_gain[card], log)
    return refreshes


def exhausted_cards(state: State, seat: int) -> list[int]:
    """The innovations of a seat with an exhaust marker, on destroyed locations too."""
    return [card for card in state.innovations[seat] if state.exhausted[card]]


def _refresh_some(state: State, seat: int, log: Log | None) -> None:
    """Remove one exhaust marker anywhere; ask only if there are several (EE-EXH-07)."""
    marked = exhausted_cards(state, seat)
    if len(marked) == 1:
        refresh(state, seat, marked[0], MARKER_REMOVED, log)
    elif marked:
        ask(state, seat, CHOOSE_REFRESH.base)


def refresh_options(state: State, seat: int, _step: int) -> list[int]:
    """The codes of the markers of which one goes."""
    return [_REFRESH + card for card in exhausted_cards(state, seat)]


def choose_refresh(state: State, seat: int, code: int, log: Log | None) -> None:
    """The owner named the marker that goes."""
    answered(state, seat)
    refresh(state, seat, code - _REFRESH, MARKER_REMOVED, log)


def upheaval(state: State, _arg: int, log: Log | None) -> None:
    """Everybody below the highest strength swaps a location, compulsorily; then bids and card go away
    (EE-CON-12 to EE-CON-19).
    """
    strengths = [final_strength(state, seat) for seat in range(state.tables.seats)]
    highest = max(strengths)
    for seat in range(state.tables.seats):
        if strengths[seat] < highest:
            _upheave(state, seat, log)
    state.bids = [-1] * (2 * state.tables.seats)  # EE-CON-18
    state.conflict_discards.append(state.conflict)  # EE-CON-19
    state.conflict = -1


def _upheave(state: State, seat: int, log: Log | None) -> None:
    """Swap the intact location of the printed rank with the one at the printed position (EE-CON-14 to EE-CON-16)."""
    tables, first = state.tables, seat * TILES
    standing = [tile for tile in tables.by_value if state.intact[first + tile]]
    rank = tables.rank[state.conflict]
    if rank > len(standing):  # EE-RUL-17
        return
    tile = standing[rank - 1]
    other = state.row[first + tables.upheaval_place[state.conflict]]
    if tile != other:
        swap_places(state, first + tile, first + other)
        if log is not None:
            log.add(UPHEAVED, seat, tile, other)
