"""The terms of abilities: what tiles and innovations still bring."""

from __future__ import annotations

from typing import Final

from occasus.bots.empires_end.horizon import Horizon
from occasus.bots.empires_end.term_names import (
    END_NOW,
    END_RUINS_LATER,
    END_TOKENS_LATER,
    EXCHANGES,
    HELPERS,
    IDLE,
    MOST_RUINS_LATER,
    MOVES,
    NEAR_RUINS_LATER,
    POINTS_TO_COME,
    PRODUCED,
    QUAKE_POINTS,
    QUAKE_TOKENS,
    REACTIVATIONS,
    REFRESHES,
    REPLACE_READY,
    RESCORE_LATER,
    SKIP_READY,
    SKIP_SPENT,
    SWAPS,
)
from occasus.core.cells import vec
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


def add_abilities(state: State, seat: int, horizon: Horizon, space: int, cards: int, found: vec[float]) -> None:
    """Add what the tiles and innovations of a seat still bring."""
    abilities, intact = state.tables.abilities, state.intact
    kinds, phases = abilities.kind, abilities.phase
    first = seat * TILES
    economies = horizon.economies[space] + int(state.next_part[seat] == ECONOMY)
    industries = horizon.industries[space] + int(state.next_part[seat] == INDUSTRY)
    working, lasting = horizon.working[cards], horizon.lasting[cards]
    hazard = horizon.hazard[cards]
    bidding = min(1.0, cards / horizon.seats)
    if economies:
        for tile in state.tables.economy_tiles:
            if intact[first + tile]:
                _economy(state, seat, tile, first + tile, economies * working[tile], found)
    best = 0.0
    rescores = 0.0
    for card in state.innovations[seat]:
        slot = state.home[card]
        if not intact[slot]:
            if industries:
                found[IDLE] += 1.0
            continue
        bearer, tile = TILES + card, slot - first
        phase = phases[bearer]
        if phase == ECONOMY:
            if economies:
                _economy(state, seat, bearer, slot, economies * working[tile], found)
        elif phase == END_GAME:
            if kinds[bearer] == END_RESCORE:
                rescores += lasting[tile]
                found[RESCORE_LATER] += hazard
            else:
                best = max(best, _end(state, seat, card, slot, lasting[tile], hazard, found))
        elif phase == DISASTER:
            spent = state.exhausted[card]
            if kinds[bearer] == REPLACE_DISASTER:
                found[REPLACE_READY] += bidding * (SPENT_KEEPS if spent else 1.0)
            else:
                found[SKIP_SPENT if spent else SKIP_READY] += bidding
        elif phase == INDUSTRY:
            if industries:
                _industry(state, bearer, slot, industries * working[tile], found)
        elif phase == ON_DESTRUCTION:
            _quake(state, bearer, 1.0 - horizon.shaken[cards][tile], found)
    if rescores:
        found[END_NOW] += rescores * best


def _economy(state: State, seat: int, bearer: int, slot: int, times: float, found: vec[float]) -> None:
    """One economy ability, as often as it will be used."""
    abilities = state.tables.abilities
    kind = abilities.kind[bearer]
    if kind in (GAIN, GAIN_PER_ADJACENT):
        counts = abilities.gain[bearer]
        near = 1 if kind == GAIN else intact_beside(state, slot, abilities.beside[bearer])
        for resource in range(RESOURCES):
            if counts[resource]:
                found[PRODUCED + resource] += float(counts[resource] * near) * times
    elif kind == EXCHANGE:
        found[EXCHANGES] += float(abilities.limit[bearer]) * times
        _surplus(state, bearer, float(abilities.limit[bearer]) * times * PAID_FOR, found)
    elif kind == REACTIVATE:
        found[REACTIVATIONS] += times
    elif kind == REFRESH_ADJACENT:
        _refreshes(state, seat, slot, times, found)
    elif kind == GAIN_POINTS:
        found[POINTS_TO_COME] += float(abilities.points[bearer]) * times
    elif kind == POINTS_PER_ADJACENT_DESTROYED:
        found[POINTS_TO_COME] += float(abilities.points[bearer] * ruins_beside(state, slot)) * times
    elif kind == POINTS_PER_ADJACENT:
        near = intact_beside(state, slot, abilities.beside[bearer])
        found[POINTS_TO_COME] += float(abilities.points[bearer] * near) * times


def _surplus(state: State, bearer: int, times: float, found: vec[float]) -> None:
    """An exchange that gives more tokens than it takes brings them like an income."""
    abilities = state.tables.abilities
    for counts in abilities.taken[bearer]:
        if sum(counts) > 1:
            found[PRODUCED + abilities.given[bearer]] -= times
            for resource in range(RESOURCES):
                found[PRODUCED + resource] += float(counts[resource]) * times


def _refreshes(state: State, seat: int, slot: int, times: float, found: vec[float]) -> None:
    """Exhaustible innovations beside a refreshing ability."""
    phases, home = state.tables.abilities.phase, state.home
    near = neighbours(state, slot)
    for card in state.innovations[seat]:
        if phases[TILES + card] == DISASTER and home[card] in near:
            found[REFRESHES] += times


def _industry(state: State, bearer: int, slot: int, times: float, found: vec[float]) -> None:
    """One industry ability, as often as it will be used."""
    kind = state.tables.abilities.kind[bearer]
    if kind == GAIN_POINTS:
        found[POINTS_TO_COME] += float(state.tables.abilities.points[bearer]) * times
    elif kind == REBUILD_DISCOUNT:
        found[HELPERS] += times
    elif kind == SWAP_LOCATIONS:
        found[SWAPS] += times
    elif kind == MOVE_INNOVATION:
        found[MOVES] += times
    elif kind == REFRESH_ADJACENT:
        _refreshes(state, slot // TILES, slot, times, found)


def _end(state: State, seat: int, card: int, slot: int, lasts: float, hazard: float, found: vec[float]) -> float:
    """One ability of the final scoring: its points as things are, and what may still be added; says the former."""
    abilities, bearer = state.tables.abilities, TILES + card
    kind, points = abilities.kind[bearer], float(abilities.points[bearer])
    now = float(ability_points(state, seat, card)) * lasts
    if kind == END_PER_DESTROYED:
        found[END_RUINS_LATER] += points * hazard * TILES * lasts
    elif kind == END_PER_RESOURCE:
        found[END_TOKENS_LATER] += points * hazard * lasts
    elif kind == END_PER_ADJACENT_DESTROYED:
        near = len(neighbours(state, slot)) - ruins_beside(state, slot)
        found[NEAR_RUINS_LATER] += points * float(near) * hazard * lasts
    elif kind == END_MOST_DESTROYED:
        found[MOST_RUINS_LATER] += points * hazard * lasts
    found[END_NOW] += now
    return now


def _quake(state: State, bearer: int, falls: float, found: vec[float]) -> None:
    """What the fall of a location triggers."""
    abilities = state.tables.abilities
    kind = abilities.kind[bearer]
    if kind == ON_DESTROYED_GAIN:
        found[QUAKE_TOKENS] += float(sum(abilities.gain[bearer])) * falls
    elif kind == ON_DESTROYED_POINTS:
        found[QUAKE_POINTS] += float(abilities.points[bearer]) * falls
