"""The terms of abilities: what tiles and innovations still bring."""

from __future__ import annotations

from typing import Final

from occasus.bots.empires_end import term_names
from occasus.bots.empires_end.horizon import Horizon
from occasus.core.int_arrays import vec
from occasus.games.empires_end.board.names import (
    DISASTER,
    ECONOMY,
    END_GAME,
    END_MOST_DESTROYED,
    END_PER_ADJACENT_DESTROYED,
    END_PER_DESTROYED,
    END_PER_RESOURCE,
    END_RESCORE,
    EXCHANGE,
    GAIN,
    GAIN_PER_ADJACENT,
    GAIN_POINTS,
    INDUSTRY,
    MOVE_INNOVATION,
    ON_DESTROYED_GAIN,
    ON_DESTROYED_POINTS,
    ON_DESTRUCTION,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    REACTIVATE,
    REBUILD_DISCOUNT,
    REFRESH_ADJACENT,
    REPLACE_DISASTER,
    RESOURCES,
    SWAP_LOCATIONS,
    TILES,
)
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.rules.empire import intact_beside, neighbours, ruins_beside
from occasus.games.empires_end.rules.ending import ability_points

PAID_FOR: Final = 0.6  # of the exchanges that bring more than they cost are wanted, and there is something to give
SPENT_KEEPS: Final = 0.3  # of a replacement's worth is left under an exhaust marker


def add_abilities(state: State, seat: int, horizon: Horizon, space: int, cards: int, result: vec[float]) -> None:
    """Add what the tiles and innovations of a seat still bring."""
    abilities, intact = state.facts.abilities, state.intact
    kinds, phases = abilities.kind, abilities.phase
    first = seat * TILES
    economies = horizon.economies[space] + int(state.next_part[seat] == ECONOMY)
    industries = horizon.industries[space] + int(state.next_part[seat] == INDUSTRY)
    working, lasting = horizon.working[cards], horizon.lasting[cards]
    hazard = horizon.hazard[cards]
    bidding = min(1.0, cards / horizon.seats)
    if economies:
        for tile in state.facts.economy_tiles:
            if intact[first + tile]:
                _economy(state, seat, tile, first + tile, economies * working[tile], result)
    best = 0.0
    rescores = 0.0
    for card in state.innovations[seat]:
        slot = state.home[card]
        if not intact[slot]:
            if industries:
                result[term_names.IDLE] += 1.0
            continue
        bearer, tile = TILES + card, slot - first
        phase = phases[bearer]
        if phase == ECONOMY:
            if economies:
                _economy(state, seat, bearer, slot, economies * working[tile], result)
        elif phase == END_GAME:
            if kinds[bearer] == END_RESCORE:
                rescores += lasting[tile]
                result[term_names.RESCORE_LATER] += hazard
            else:
                best = max(best, _end(state, seat, card, slot, lasting[tile], hazard, result))
        elif phase == DISASTER:
            spent = state.exhausted[card]
            if kinds[bearer] == REPLACE_DISASTER:
                result[term_names.REPLACE_READY] += bidding * (SPENT_KEEPS if spent else 1.0)
            else:
                result[term_names.SKIP_SPENT if spent else term_names.SKIP_READY] += bidding
        elif phase == INDUSTRY:
            if industries:
                _industry(state, bearer, slot, industries * working[tile], result)
        elif phase == ON_DESTRUCTION:
            _quake(state, bearer, 1.0 - horizon.shaken[cards][tile], result)
    if rescores:
        result[term_names.END_NOW] += rescores * best


def _economy(state: State, seat: int, bearer: int, slot: int, times: float, result: vec[float]) -> None:
    """One economy ability, as often as it will be used."""
    abilities = state.facts.abilities
    kind = abilities.kind[bearer]
    if kind in (GAIN, GAIN_PER_ADJACENT):
        counts = abilities.gain[bearer]
        near = 1 if kind == GAIN else intact_beside(state, slot, abilities.beside[bearer])
        for resource in range(RESOURCES):
            if counts[resource]:
                result[term_names.PRODUCED + resource] += float(counts[resource] * near) * times
    elif kind == EXCHANGE:
        result[term_names.EXCHANGES] += float(abilities.limit[bearer]) * times
        _surplus(state, bearer, float(abilities.limit[bearer]) * times * PAID_FOR, result)
    elif kind == REACTIVATE:
        result[term_names.REACTIVATIONS] += times
    elif kind == REFRESH_ADJACENT:
        _refreshes(state, seat, slot, times, result)
    elif kind == GAIN_POINTS:
        result[term_names.POINTS_TO_COME] += float(abilities.points[bearer]) * times
    elif kind == POINTS_PER_ADJACENT_DESTROYED:
        result[term_names.POINTS_TO_COME] += float(abilities.points[bearer] * ruins_beside(state, slot)) * times
    elif kind == POINTS_PER_ADJACENT:
        near = intact_beside(state, slot, abilities.beside[bearer])
        result[term_names.POINTS_TO_COME] += float(abilities.points[bearer] * near) * times


def _surplus(state: State, bearer: int, times: float, result: vec[float]) -> None:
    """An exchange that gives more tokens than it takes brings them like an income."""
    abilities = state.facts.abilities
    for counts in abilities.taken[bearer]:
        if sum(counts) > 1:
            result[term_names.PRODUCED + abilities.given[bearer]] -= times
            for resource in range(RESOURCES):
                result[term_names.PRODUCED + resource] += float(counts[resource]) * times


def _refreshes(state: State, seat: int, slot: int, times: float, result: vec[float]) -> None:
    """Exhaustible innovations beside a refreshing ability."""
    phases, home = state.facts.abilities.phase, state.home
    near = neighbours(state, slot)
    for card in state.innovations[seat]:
        if phases[TILES + card] == DISASTER and home[card] in near:
            result[term_names.REFRESHES] += times


def _industry(state: State, bearer: int, slot: int, times: float, result: vec[float]) -> None:
    """One industry ability, as often as it will be used."""
    kind = state.facts.abilities.kind[bearer]
    if kind == GAIN_POINTS:
        result[term_names.POINTS_TO_COME] += float(state.facts.abilities.points[bearer]) * times
    elif kind == REBUILD_DISCOUNT:
        result[term_names.HELPERS] += times
    elif kind == SWAP_LOCATIONS:
        result[term_names.SWAPS] += times
    elif kind == MOVE_INNOVATION:
        result[term_names.MOVES] += times
    elif kind == REFRESH_ADJACENT:
        _refreshes(state, slot // TILES, slot, times, result)


def _end(state: State, seat: int, card: int, slot: int, lasts: float, hazard: float, result: vec[float]) -> float:
    """One ability of the final scoring: its points as things are, and what may still be added; says the former."""
    abilities, bearer = state.facts.abilities, TILES + card
    kind, points = abilities.kind[bearer], float(abilities.points[bearer])
    now = float(ability_points(state, seat, card)) * lasts
    if kind == END_PER_DESTROYED:
        result[term_names.END_RUINS_LATER] += points * hazard * TILES * lasts
    elif kind == END_PER_RESOURCE:
        result[term_names.END_TOKENS_LATER] += points * hazard * lasts
    elif kind == END_PER_ADJACENT_DESTROYED:
        near = len(neighbours(state, slot)) - ruins_beside(state, slot)
        result[term_names.NEAR_RUINS_LATER] += points * float(near) * hazard * lasts
    elif kind == END_MOST_DESTROYED:
        result[term_names.MOST_RUINS_LATER] += points * hazard * lasts
    result[term_names.END_NOW] += now
    return now


def _quake(state: State, bearer: int, falls: float, result: vec[float]) -> None:
    """What the fall of a location triggers."""
    abilities = state.facts.abilities
    kind = abilities.kind[bearer]
    if kind == ON_DESTROYED_GAIN:
        result[term_names.QUAKE_TOKENS] += float(sum(abilities.gain[bearer])) * falls
    elif kind == ON_DESTROYED_POINTS:
        result[term_names.QUAKE_POINTS] += float(abilities.points[bearer]) * falls
