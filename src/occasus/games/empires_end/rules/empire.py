"""The row of locations (EE-LOC): neighbours, swapping, destruction and its triggers, and exhaust markers (EE-EXH)."""

from __future__ import annotations

from mypy_extensions import i64

from occasus.core.int_arrays import append, vec
from occasus.core.log import EventKind, Log
from occasus.games.empires_end.board.names import (
    ON_DESTROYED_GAIN,
    ON_DESTROYED_POINTS,
    ON_DESTROYED_REFRESH,
    ON_DESTRUCTION,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import DESTROYED, REFRESHED, TRIGGERED
from occasus.games.empires_end.rules.resources import gain_bundle, score


def neighbours(state: State, slot: i64) -> vec[i64]:
    """The slots directly left and right of a slot; the row does not wrap (EE-LOC-01, EE-LOC-02, EE-RUL-05)."""
    place = state.place[slot]
    first = slot - slot % TILES
    row = state.row
    slots = vec[i64](capacity=2)
    if place > 0:
        slots = append(slots, first + row[first + place - 1])
    if place < TILES - 1:
        slots = append(slots, first + row[first + place + 1])
    return slots


def intact_beside(state: State, slot: i64, kind: i64) -> i64:
    """Return how many intact neighbours are of a kind (EE-ABIL-07)."""
    tile_kind, intact = state.facts.kind, state.intact
    result: i64 = 0
    for near in neighbours(state, slot):
        if intact[near] and tile_kind[near % TILES] == kind:
            result += 1
    return result


def ruins_beside(state: State, slot: i64) -> i64:
    """Return how many neighbours are destroyed (EE-ABIL-06)."""
    result: i64 = 0
    for near in neighbours(state, slot):
        if not state.intact[near]:
            result += 1
    return result


def swap_places(state: State, slot: i64, other: i64) -> None:
    """Exchange the places of two locations of one seat; what is attached goes along (EE-LOC-08)."""
    place, row = state.place, state.row
    first = slot - slot % TILES
    here, there = place[slot], place[other]
    place[slot], place[other] = there, here
    row[first + there], row[first + here] = slot - first, other - first


def ruin_options(state: State, seat: i64, place: i64) -> vec[i64]:
    """The slots of which one is destroyed when a place in a seat's own row is threatened: the intact ones at the
    smallest distance, the threatened location itself first of all
    (EE-LOC-03, EE-LOC-04, EE-LOC-09, EE-LOC-10, EE-LOC-11, EE-LOC-12).
    """
    first = seat * TILES
    row, intact = state.row, state.intact
    slot = first + row[first + place]
    if intact[slot]:
        return vec[i64]([slot])
    for distance in range(1, TILES):
        nearest = vec[i64](capacity=2)
        left, right = place - distance, place + distance
        if left >= 0 and intact[first + row[first + left]]:
            nearest = append(nearest, first + row[first + left])
        if right < TILES and intact[first + row[first + right]]:
            nearest = append(nearest, first + row[first + right])
        if len(nearest) > 0:
            return nearest
    return vec[i64]()


def destroy(state: State, seat: i64, slot: i64, log: Log | None) -> None:
    """Turn a location to its destroyed side; its own innovations may be triggered by that and stay attached
    (EE-LOC-05, EE-DIS-16, EE-INNO-08, EE-INNO-13).
    """
    state.intact[slot] = 0
    if log is not None:
        log.add(DESTROYED, seat, slot % TILES)
    if state.count[slot]:
        phase, home = state.facts.abilities.phase, state.home
        for card in state.innovations[seat]:
            if home[card] == slot and phase[TILES + card] == ON_DESTRUCTION:
                _trigger(state, seat, card, log)


def _trigger(state: State, seat: i64, card: i64, log: Log | None) -> None:
    """The ability that works while its location becomes destroyed; it is never exhausted
    (EE-ABIL-23, EE-ABIL-24, EE-ABIL-25).
    """
    if log is not None:
        log.add(TRIGGERED, seat, card)
    abilities, bearer = state.facts.abilities, TILES + card
    kind = abilities.kind[bearer]
    if kind == ON_DESTROYED_GAIN:
        gain_bundle(state, seat, abilities.gain[bearer], log)
    elif kind == ON_DESTROYED_POINTS:
        score(state, seat, abilities.points[bearer], log)
    else:
        assert kind == ON_DESTROYED_REFRESH
        for own in state.innovations[seat]:  # EE-EXH-08, EE-RUL-33
            refresh(state, seat, own, REFRESHED, log)


def refresh(state: State, seat: i64, card: i64, kind: EventKind, log: Log | None) -> None:
    """Take the exhaust marker, if there is one, from an innovation; nothing else takes it away (EE-RUL-13)."""
    if state.exhausted[card]:
        state.exhausted[card] = 0
        if log is not None:
            log.add(kind, seat, card)


def refresh_beside(state: State, seat: i64, slot: i64, log: Log | None) -> None:
    """Take all exhaust markers from innovations on the neighbours, destroyed ones too, but not from
    those on the location itself (EE-EXH-04, EE-EXH-05, EE-EXH-06, EE-RUL-12).
    """
    near, home = neighbours(state, slot), state.home
    for card in state.innovations[seat]:
        if home[card] in near:
            refresh(state, seat, card, REFRESHED, log)
