"""The economy phase (EE-ECO): each usable ability once, in any order, and re-activation."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import DONE, EXCHANGE_ONE, REACTIVATE_IT, USE
from occasus.games.empires_end.empire import intact_beside, refresh_beside, ruins_beside
from occasus.games.empires_end.events import EXCHANGED, REACTIVATED, USED
from occasus.games.empires_end.names import (
    COIN,
    ECONOMY,
    EXCHANGE,
    GAIN,
    GAIN_PER_ADJACENT,
    GAIN_POINTS,
    KINDS,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    REACTIVATE,
    REFRESH_ADJACENT,
    SLOTS,
    TILES,
    WHEAT,
)
from occasus.games.empires_end.resources import ALL_KINDS, gain, gain_bundle, score, spend
from occasus.games.empires_end.state import State, ask
from occasus.games.empires_end.steps import IN_ECONOMY, IN_REACTIVATION

_DONE: Final = DONE.base
_USE: Final = USE.base
_EXCHANGE: Final = EXCHANGE_ONE.base
_REACTIVATE: Final = REACTIVATE_IT.base
_IN_ECONOMY: Final = IN_ECONOMY.base
_IN_REACTIVATION: Final = IN_REACTIVATION.base
_CARD_USE: Final = SLOTS - TILES  # from a card's number as a bearer to its count of uses


def slot_of(state: State, seat: int, bearer: int) -> int:
    """The slot that a bearer is, or is attached to."""
    return seat * TILES + bearer if bearer < TILES else state.home[bearer - TILES]


def use_of(seat: int, bearer: int) -> int:
    """Where the uses of a bearer are counted: by tile and card, wherever they stand (EE-IND-29)."""
    return seat * TILES + bearer if bearer < TILES else bearer + _CARD_USE


def economy_options(state: State, seat: int, _step: int) -> list[int]:
    """Every economy ability on an intact location that is not used up, or done (EE-ECO-01 to EE-ECO-06)."""
    tables, intact, used, resources = state.tables, state.intact, state.used, state.resources
    kinds, phases, limits = tables.abilities.kind, tables.abilities.phase, tables.abilities.limit
    start = seat * KINDS
    purse = (1 if resources[start + WHEAT] else 0) + (2 if resources[start + COIN] else 0)
    first = seat * TILES
    found = [_DONE]
    for tile in tables.economy_tiles:
        slot = first + tile
        if intact[slot] and used[slot] < limits[tile]:
            if kinds[tile] == EXCHANGE:
                found.extend(tables.abilities.exchange_codes[tile][purse])
            else:
                found.append(_USE + tile)
    home = state.home
    for card in state.innovations[seat]:
        bearer = TILES + card
        if phases[bearer] == ECONOMY and intact[home[card]] and used[SLOTS + card] < limits[bearer]:
            kind = kinds[bearer]
            if kind == EXCHANGE:
                found.extend(tables.abilities.exchange_codes[bearer][purse])
            elif kind != REACTIVATE or reactivation_options(state, seat, _IN_REACTIVATION + card):
                found.append(_USE + bearer)
    return found


def use_economy(state: State, seat: int, bearer: int, log: Log | None) -> None:
    """Activate an economy ability (EE-ABIL-01, EE-ABIL-05 to EE-ABIL-09)."""
    state.used[use_of(seat, bearer)] += 1
    if log is not None:
        log.add(USED, seat, bearer)
    abilities = state.tables.abilities
    kind = abilities.kind[bearer]
    if kind == GAIN:
        gain_bundle(state, seat, abilities.gain[bearer], log)
    elif kind == REACTIVATE:
        ask(state, seat, _IN_REACTIVATION + bearer - TILES)
    else:
        use_anywhere(state, seat, bearer, kind, log)


def use_anywhere(state: State, seat: int, bearer: int, kind: int, log: Log | None) -> None:
    """The abilities that look at neighbours, and points; some of them exist in industry too (EE-ABIL-13)."""
    abilities, slot = state.tables.abilities, slot_of(state, seat, bearer)
    if kind == REFRESH_ADJACENT:
        refresh_beside(state, seat, slot, log)
    elif kind == GAIN_POINTS:
        score(state, seat, abilities.points[bearer], log)
    elif kind == POINTS_PER_ADJACENT_DESTROYED:
        score(state, seat, abilities.points[bearer] * ruins_beside(state, slot), log)
    elif kind == POINTS_PER_ADJACENT:
        score(state, seat, abilities.points[bearer] * intact_beside(state, slot, abilities.beside[bearer]), log)
    else:
        assert kind == GAIN_PER_ADJACENT
        times = intact_beside(state, slot, abilities.beside[bearer])
        for resource in ALL_KINDS:
            if abilities.gain[bearer][resource] and times:
                gain(state, seat, resource, times * abilities.gain[bearer][resource], log)


def exchange(state: State, seat: int, code: int, log: Log | None) -> None:
    """One exchange: give one token, take one bundle (EE-ABIL-02 to EE-ABIL-04, EE-RUL-24)."""
    bearer, way = divmod(code - _EXCHANGE, 2 * KINDS)
    given, taken = divmod(way, KINDS)
    state.used[use_of(seat, bearer)] += 1
    if log is not None:
        log.add(EXCHANGED, seat, bearer, given, taken)
    spend(state, seat, COIN if given else WHEAT, 1, log)
    counts = state.tables.abilities.taken[bearer][taken]
    assert counts is not None
    gain_bundle(state, seat, counts, log)


def reactivation_options(state: State, seat: int, step: int) -> list[int]:
    """The other usable economy abilities, used or not, except re-activations (EE-ABIL-05, EE-RUL-22, EE-RUL-29)."""
    tables, intact, home = state.tables, state.intact, state.home
    kinds, phases = tables.abilities.kind, tables.abilities.phase
    first, own = seat * TILES, step - _IN_REACTIVATION
    found = [_REACTIVATE + tile for tile in tables.economy_tiles if intact[first + tile]]
    for card in state.innovations[seat]:
        bearer = TILES + card
        if phases[bearer] == ECONOMY and intact[home[card]]:
            chained = tables.chains and card != own and not state.used[SLOTS + card]  # no ability twice in a chain
            if kinds[bearer] != REACTIVATE or chained:
                found.append(_REACTIVATE + bearer)
    return found


def reactivate(state: State, seat: int, code: int, log: Log | None) -> None:
    """Give an ability its full uses once more (EE-ABIL-05, EE-RUL-24)."""
    bearer = code - _REACTIVATE
    state.used[use_of(seat, bearer)] -= state.tables.abilities.limit[bearer]
    if log is not None:
        log.add(REACTIVATED, seat, bearer)
    ask(state, seat, _IN_ECONOMY)
